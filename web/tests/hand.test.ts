/** The hand in the player's own order, and what a draw costs. */
import { fireEvent, render } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import Dominoes from '../src/boards/dominoes/Board.svelte';
import Triominos from '../src/boards/triominos/Board.svelte';
import { HandOrder } from '../src/lib/hand.svelte';
import { settings } from '../src/lib/settings.svelte';
import { plain, speakText } from '../src/lib/words.svelte';
import { props, scene, usual } from './scenes';

const BOARDS = { triominos: Triominos, dominoes: Dominoes };

function show(game: keyof typeof BOARDS, table: string, view: object = {}) {
  const { container, unmount } = render(
    BOARDS[game] as never,
    {
      ...props(usual(game)),
      view: { ...usual(game).view, ...view },
      table,
      play: () => undefined,
    } as never,
  );
  const hand = () => [...container.querySelectorAll('[data-hand]')].map((tile) => tile.getAttribute('data-hand'));
  const find = (selector: string) => container.querySelector(selector) as HTMLElement;
  return { find, hand, unmount };
}

beforeEach(() => {
  const files = ['web', 'triominos', 'dominoes'].map((name) =>
    join(import.meta.dirname, `../../locales/en/${name}.ftl`),
  );
  speakText('en', files.map((file) => readFileSync(file, 'utf8')).join('\n'));
  localStorage.clear();
  settings.order = 'drawn';
});

describe.each(['triominos', 'dominoes'] as const)('the hand at %s', (game) => {
  it('is put in order with Shift and an arrow, or with two buttons, and stays so at this table', async () => {
    const first = show(game, 'a');
    const [one, two, three, ...rest] = first.hand();
    await fireEvent.focus(first.find(`[data-hand="${one}"]`));
    await fireEvent.keyDown(first.find(`[data-hand="${one}"]`), { key: 'ArrowRight', shiftKey: true });
    expect(first.hand()).toEqual([two, one, three, ...rest]);
    expect(first.find('[data-shift]')).toBeNull();
    await fireEvent.click(first.find(`[data-hand="${three}"]`));
    await fireEvent.click(first.find('[data-shift="-1"]'));
    expect(first.hand()).toEqual([two, three, one, ...rest]);
    first.unmount();

    const again = show(game, 'a');
    expect(again.hand()).toEqual([two, three, one, ...rest]);
    again.unmount();
    expect(show(game, 'b').hand()).toEqual([one, two, three, ...rest]);
  });
});

it('a tile drawn later stands behind the own order, and what was laid leaves no gap', () => {
  const order = new HandOrder('t');
  order.put(['1-1', '2-2', '3-3'], '3-3', 0);
  expect(order.sort(['1-1', '2-2', '3-3', '4-4'])).toEqual(['3-3', '1-1', '2-2', '4-4']);
  expect(order.sort(['2-2', '3-3'])).toEqual(['3-3', '2-2']);
});

it('Triominos: what a draw costs and how many are left stands on its button, what is in the pool in the corner', () => {
  const board = show('triominos', '', { may_draw: 2 });
  expect(plain(board.find('[data-draw]').textContent.trim())).toMatch(/^Draw \(−5\).*: 2$/);
  expect(board.find('[data-stock]').getAttribute('data-stock')).toBe(String(scene('triominos', 'lay').view.pool));
});
