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
import { FIXTURES } from './gallery/fixtures';

const LOCALES = join(import.meta.dirname, '../../locales/en');
const BOARDS = { quixo: Quixo, kingdomino: Kingdomino, triominos: Triominos, dominoes: Dominoes };

function show(game: keyof typeof BOARDS) {
  const play = vi.fn();
  // The fixtures have the shapes of their games; the union of all four cannot be told apart here.
  const { container } = render(BOARDS[game] as never, { ...FIXTURES[game]!, play } as never);
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

describe('select, preview, commit', () => {
  it('Quixo: a click on a cube and one on a pad play; by touch the pad wants a second tap', async () => {
    const mouse = show('quixo');
    await mouse.click('[data-cell="4"]');
    await mouse.click('[data-pad="bottom"]');
    expect(mouse.play).toHaveBeenCalledExactlyOnceWith('40>44');

    const touch = show('quixo');
    await touch.click('[data-cell="4"]', 'touch');
    await touch.click('[data-pad="bottom"]', 'touch');
    expect(touch.play).not.toHaveBeenCalled();
    expect(touch.find('[data-commit]')).not.toBeNull();
    await touch.click('[data-pad="bottom"]', 'touch');
    expect(touch.play).toHaveBeenCalledExactlyOnceWith('40>44');
  });

  it('Quixo: with the keyboard, Enter lifts, an arrow names the side, Enter plays, Escape goes back', async () => {
    const board = show('quixo');
    await fireEvent.focus(board.find('[data-cell="4"]'));
    await board.press('[data-cell="4"]', 'Enter');
    await board.press('[data-cell="4"]', 'ArrowLeft');
    expect(board.find('[data-commit]')).not.toBeNull();
    await board.press('[data-cell="4"]', 'Escape');
    expect(board.find('[data-commit]')).toBeNull();
    await board.press('[data-cell="4"]', 'ArrowDown');
    await board.press('[data-cell="4"]', 'Enter');
    expect(board.play).toHaveBeenCalledExactlyOnceWith('40>44');
  });

  it('Quixo: a cube of the other side cannot be taken', async () => {
    const board = show('quixo');
    await board.click('[data-cell="3"]');
    expect(board.find('[data-pad]')).toBeNull();
  });

  it('Kingdomino: a click on a glowing square places; by touch the ghost waits and can be turned', async () => {
    const mouse = show('kingdomino');
    await mouse.click('[data-at="-1,2"]');
    expect(mouse.play).toHaveBeenCalledExactlyOnceWith('p3');

    const touch = show('kingdomino');
    await touch.click('[data-at="1,1"]', 'touch');
    expect(touch.play).not.toHaveBeenCalled();
    await touch.press('[data-at="1,1"]', 'r');
    await touch.click('[data-commit]', 'touch');
    expect(touch.play).toHaveBeenCalledTimes(1);
    expect(touch.play).not.toHaveBeenCalledWith('p1');
  });

  it('Triominos: a tile lights up its places; a digit and Enter play with the keyboard', async () => {
    const mouse = show('triominos');
    await mouse.click('[data-hand="0-2-3"]');
    await mouse.click('[data-spot="a"]');
    expect(mouse.play).toHaveBeenCalledExactlyOnceWith('a');

    const keys = show('triominos');
    await fireEvent.keyDown(window, { key: '3' });
    await keys.press('[data-spot="c"]', 'Enter');
    expect(keys.play).toHaveBeenCalledExactlyOnceWith('c');
    await keys.click('[data-draw]');
    expect(keys.play).toHaveBeenLastCalledWith('draw');
  });

  it('Dominoes: a tile for both ends asks which; a tile for one end is played by the second tap', async () => {
    const board = show('dominoes');
    await board.click('[data-hand="6-2"]');
    expect(board.find('[data-commit]')).toBeNull();
    await board.click('[data-end="right"]');
    expect(board.play).toHaveBeenCalledExactlyOnceWith('6-2r');
    await board.click('[data-hand="9-2"]');
    expect(board.find('[data-commit]')).not.toBeNull();
    await board.click('[data-hand="9-2"]');
    expect(board.play).toHaveBeenLastCalledWith('9-2l');
  });

  it('confirm always: even a click of the mouse waits', async () => {
    settings.confirm = 'always';
    const board = show('dominoes');
    await board.click('[data-hand="6-2"]');
    await board.click('[data-end="left"]');
    expect(board.play).not.toHaveBeenCalled();
    await board.click('[data-commit]');
    expect(board.play).toHaveBeenCalledExactlyOnceWith('6-2l');
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
