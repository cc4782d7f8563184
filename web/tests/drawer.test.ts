import { describe, expect, it } from 'vitest';
import { Drawer } from '../src/lib/drawer';

/** A browser that forbids storage throws as soon as it is named. */
const forbidden = () => {
  throw new DOMException('forbidden', 'SecurityError');
};

describe('a drawer', () => {
  it('keeps what is put into it where the browser does', () => {
    const drawer = new Drawer(() => localStorage);
    drawer.put('klots-test', 'one');
    expect(localStorage.getItem('klots-test')).toBe('one');
    expect(new Drawer(() => localStorage).get('klots-test')).toBe('one');
    expect(drawer.names()).toContain('klots-test');
  });

  it('keeps it as long as the page where nothing may be kept', () => {
    const drawer = new Drawer(forbidden);
    expect(drawer.get('key')).toBeNull();
    drawer.put('key', 'abc');
    expect(drawer.get('key')).toBe('abc');
    expect(drawer.names()).toEqual([]);
  });

  it('has the newest text, wherever it could be kept', () => {
    let full = true;
    const area = { getItem: () => 'old', setItem: () => (full ? forbidden() : undefined) } as unknown as Storage;
    const drawer = new Drawer(() => area);
    drawer.put('key', 'new');
    expect(drawer.get('key')).toBe('new');
    full = false;
    drawer.put('key', 'newer');
    expect(drawer.get('key')).toBe('old');
  });
});
