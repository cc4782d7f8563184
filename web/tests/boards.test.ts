import { fireEvent, render } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import Dominoes from '../src/boards/dominoes/Board.svelte';
import Kingdomino from '../src/boards/kingdomino/Board.svelte';
import Quixo from '../src/boards/quixo/Board.svelte';
import { byKey, pad, shift, side } from '../src/boards/quixo/push';
import Triominos from '../src/boards/triominos/Board.svelte';
import { settings } from '../src/lib/settings.svelte';
import { speakText } from '../src/lib/words.svelte';
import { bothEnds, props, scene, usual, way } from './scenes';

const LOCALES = join(import.meta.dirname, '../../locales/en');
const BOARDS = { quixo: Quixo, kingdomino: Kingdomino, triominos: Triominos, dominoes: Dominoes };

function show(game: keyof typeof BOARDS) {
  const play = vi.fn();
  // The positions have the shapes of their games; the union of all four cannot be told apart here.
  const { container } = render(BOARDS[game] as never, { ...props(usual(game)), play } as never);
  const find = (selector: string) => container.querySelector(selector) as HTMLElement;
  const click = async (selector: string, pointerType = 'mouse') => {
    await fireEvent(
      find(selector),
      Object.assign(new MouseEvent('click', { bubbles: true, detail: 1 }), { pointerType }),
    );
  };
  const press = (selector: string, key: string) => fireEvent.keyDown(find(selector), { key });
  return { play, find, click, press };
}

beforeEach(() => {
  speakText(
    'en',
    ['common', 'web', 'kingdomino'].map((name) => readFileSync(join(LOCALES, `${name}.ftl`), 'utf8')).join('\n'),
  );
  settings.confirm = 'touch';
});

describe('what a board says of itself', () => {
  it('Triominos names every tile on the table', () => {
    speakText('en', readFileSync(join(LOCALES, 'triominos.ftl'), 'utf8'));
    const { view } = scene('triominos', 'lay');
    expect(view.table.length).toBeGreaterThan(0);
    const said = show('triominos').find('svg[role=group]').getAttribute('aria-label')!;
    for (const { tile } of view.table) expect(said).toContain(tile.replaceAll('-', ' '));
  });
});

describe('select, preview, commit', () => {
  it('Quixo: a click on a cube and one on a pad play; by touch the pad wants a second tap', async () => {
    const { taps, move } = way('quixo');
    const mouse = show('quixo');
    await mouse.click(taps[0]!);
    await mouse.click(taps[1]!);
    expect(mouse.play).toHaveBeenCalledExactlyOnceWith(move);

    const touch = show('quixo');
    await touch.click(taps[0]!, 'touch');
    await touch.click(taps[1]!, 'touch');
    expect(touch.play).not.toHaveBeenCalled();
    expect(touch.find('[data-commit]')).not.toBeNull();
    await touch.click(taps[1]!, 'touch');
    expect(touch.play).toHaveBeenCalledExactlyOnceWith(move);
  });

  it('Quixo: with the keyboard, Enter lifts, an arrow names the side, Enter plays, Escape goes back', async () => {
    const { taps, move } = way('quixo');
    const [cell, arrow] = [taps[0]!, taps[1]!.includes('top') ? 'ArrowUp' : 'ArrowDown'];
    const board = show('quixo');
    await fireEvent.focus(board.find(cell));
    await board.press(cell, 'Enter');
    await board.press(cell, arrow);
    expect(board.find('[data-commit]')).not.toBeNull();
    await board.press(cell, 'Escape');
    expect(board.find('[data-commit]')).toBeNull();
    await board.press(cell, arrow);
    await board.press(cell, 'Enter');
    expect(board.play).toHaveBeenCalledExactlyOnceWith(move);
  });

  it('Quixo: a cube of the other side cannot be taken', async () => {
    const { view, seat } = scene('quixo', 'push');
    const other = view.cells.findIndex(({ symbol }, i) => i < 5 && symbol === (seat % 2 ? 'cross' : 'circle'));
    expect(other).toBeGreaterThanOrEqual(0);
    const board = show('quixo');
    await board.click(`[data-cell="${other}"]`);
    expect(board.find('[data-pad]')).toBeNull();
  });

  it('Kingdomino: a click on a glowing square places; by touch the ghost waits and can be turned', async () => {
    const { taps, move } = way('kingdomino');
    const mouse = show('kingdomino');
    await mouse.click(taps[0]!);
    expect(mouse.play).toHaveBeenCalledExactlyOnceWith(move);

    const { offers } = scene('kingdomino', 'place');
    const twice = offers.find(
      ({ a }) => a && offers.filter((other) => other.a?.x === a.x && other.a.y === a.y).length > 1,
    )!;
    const at = `[data-at="${twice.a!.x},${twice.a!.y}"]`;
    const touch = show('kingdomino');
    await touch.click(at, 'touch');
    expect(touch.play).not.toHaveBeenCalled();
    const before = touch.find('.bar .label').textContent;
    await touch.press(at, 'r');
    expect(touch.find('.ghost')).not.toBeNull();
    await touch.click('[data-commit]', 'touch');
    expect(touch.play).toHaveBeenCalledTimes(1);
    const played = offers.find(({ text }) => text === touch.play.mock.calls[0]![0])!;
    expect([played.a, played.b]).toContainEqual(twice.a);
    expect(before).not.toBe('');
  });

  it('Triominos: a tile lights up its places; a digit and Enter play with the keyboard', async () => {
    const { taps, move } = way('triominos');
    const mouse = show('triominos');
    await mouse.click(taps[0]!);
    await mouse.click(taps[1]!);
    expect(mouse.play).toHaveBeenCalledExactlyOnceWith(move);

    const { view, seat, offers } = scene('triominos', 'lay');
    const tile = offers.find((offer) => offer.text === move)!.tile!;
    const keys = show('triominos');
    await fireEvent.keyDown(window, { key: String(view.hands[seat]!.tiles!.indexOf(tile) + 1) });
    await keys.press(taps[1]!, 'Enter');
    expect(keys.play).toHaveBeenCalledExactlyOnceWith(move);
  });

  it('Dominoes: a tile for both ends asks which; a tile for one end is played by the second tap', async () => {
    const { taps, move } = way('dominoes');
    const board = show('dominoes');
    await board.click(taps[0]!);
    expect(board.find('[data-commit]')).toBeNull();
    await board.click(taps[1]!);
    expect(board.play).toHaveBeenCalledExactlyOnceWith(move);
    const both = new Set(bothEnds().map(({ tile }) => tile));
    const single = scene('dominoes', 'lay').offers.find(({ kind, tile }) => kind === 'lay' && !both.has(tile))!;
    await board.click(`[data-hand="${single.tile}"]`);
    expect(board.find('[data-commit]')).not.toBeNull();
    await board.click(`[data-hand="${single.tile}"]`);
    expect(board.play).toHaveBeenLastCalledWith(single.text);
  });

  it('confirm always: even a click of the mouse waits', async () => {
    settings.confirm = 'always';
    const { taps, move } = way('dominoes');
    const board = show('dominoes');
    await board.click(taps[0]!);
    await board.click(taps[1]!);
    expect(board.play).not.toHaveBeenCalled();
    await board.click('[data-commit]');
    expect(board.play).toHaveBeenCalledExactlyOnceWith(move);
  });
});

describe('the geometry of a push', () => {
  it('shifts exactly the line between the gap and the end', () => {
    const [from, to] = [
      { x: 1, y: 0 },
      { x: 1, y: 4 },
    ];
    expect(side(from, to)).toBe('bottom');
    expect(pad(from, to)).toEqual({ x: 1, y: 5 });
    expect(shift({ x: 1, y: 0 }, from, to)).toEqual({ x: 0, y: 4 });
    expect(shift({ x: 1, y: 3 }, from, to)).toEqual({ x: 0, y: -1 });
    expect(shift({ x: 2, y: 3 }, from, to)).toEqual({ x: 0, y: 0 });
    expect(shift({ x: 0, y: 0 }, { x: 2, y: 0 }, { x: 0, y: 0 })).toEqual({ x: 1, y: 0 });
    expect(byKey([], 'ArrowUp')).toBeUndefined();
  });
});
