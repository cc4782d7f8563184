import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import Parts from './gallery/Parts.svelte';
import source from './gallery/Parts.svelte?raw';
import { speakText } from '../src/lib/words.svelte';

/** What draws: the art of the page and the pieces of the boards. */
const ART = [...Object.keys(import.meta.glob('../src/art/*.svelte')), ...pieces()];

/** A piece is what a board shows and what nothing can be done with: it has no view and no moves. */
function pieces(): string[] {
  const names = /\/(Bone|Cube|Domino|King|Square|TerrainDefs|Tile)\.svelte$/;
  return Object.keys(import.meta.glob('../src/boards/*/*.svelte')).filter((path) => names.test(path));
}

describe('the gallery', () => {
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
    expect(container.querySelectorAll('[data-stock]').length).toBe(2);
  });
});
