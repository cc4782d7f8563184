import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import Parts from './gallery/Parts.svelte';
import parts from './gallery/Parts.svelte?raw';
import table from './gallery/Table.svelte?raw';
import { speakText } from '../src/lib/words.svelte';

const source = parts + table;

/** What draws: the art of the page and the pieces of the boards. */
const ART = [...Object.keys(import.meta.glob('../src/art/*.svelte')), ...pieces()];

/** A piece is what a board shows and what nothing can be done with: it has no view and no moves. */
function pieces(): string[] {
  const names = /\/(Bone|Cube|Domino|King|Square|TerrainDefs|Tile)\.svelte$/;
  return Object.keys(import.meta.glob('../src/boards/*/*.svelte')).filter((path) => names.test(path));
}

/** Parts that are most of a page, or ask a server: they are looked at where they stand (`npm run look`). */
const ELSEWHERE = [
  ...['Chat', 'ClockChoice', 'Coach', 'Fairness', 'Finished', 'Footer', 'Graph', 'Header', 'Invite'],
  ...[
    'LanguageChoice',
    'LateSeats',
    'LinkCode',
    'Log',
    'Options',
    'PadNames',
    'PadSheet',
    'Person',
    'TableList',
    'Trial',
  ],
];

/** Parts that lie under or over what a board draws: they are seen with every board. */
const WITH_BOARDS = ['Carried', 'Corner', 'LaidTable', 'Stage'];

describe('the gallery', () => {
  it('shows every part that stands for itself', () => {
    for (const path of Object.keys(import.meta.glob('../src/parts/*.svelte'))) {
      const name = /(\w+)\.svelte$/.exec(path)![1]!;
      expect([name, source.includes(`src/parts/${name}.svelte`)]).toEqual([
        name,
        ![...ELSEWHERE, ...WITH_BOARDS].includes(name),
      ]);
    }
  });

  it('shows everything that is drawn', () => {
    expect(ART.length).toBeGreaterThan(9);
    for (const path of ART) expect(source).toContain(path.replace('../src', '../../src'));
  });

  it('can be looked at, with every sign, seat and domino', () => {
    speakText('en', '');
    const { container } = render(Parts);
    expect(container.querySelectorAll('[data-face]').length).toBeGreaterThan(20);
    expect(container.querySelectorAll('.dominoes > svg').length).toBe(48);
    expect(container.querySelectorAll('[data-commit]').length).toBe(3);
    expect(container.querySelectorAll('.players li').length).toBeGreaterThan(15);
    expect(container.querySelectorAll('.banner').length).toBe(6);
    for (const button of container.querySelectorAll<HTMLElement>('[data-open]')) {
      button.click();
      flushSync();
      expect(container.querySelectorAll('dialog').length).toBe(1);
    }
    expect(container.querySelectorAll('[data-stock]').length).toBe(2);
  });
});
