/** A game without a board of its own is played by the list of its moves. */
import { fireEvent, render } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { entryOf, GAMES, loadBoard } from '../src/boards';
import Board from '../src/boards/generic/Board.svelte';
import { describe as describeView, sayOffer } from '../src/boards/generic/say';
import { settings } from '../src/lib/settings.svelte';
import { plain, speakText } from '../src/lib/words.svelte';
import { props, SCENES } from './scenes';

beforeEach(() => {
  speakText('en', 'told-x = { $player } marks { $cell }.\nmay-x = Mark { $cell }\nmove-commit = Play');
  settings.confirm = 'touch';
});

describe('the board of any game', () => {
  it('says moves as they may be made, or as they are written', () => {
    const tell = { code: 'told-x', args: { seat: 1, cell: 'b2' } };
    expect(plain(sayOffer({ text: 'b2', tell }, {}, ['Ann', 'Bo']))).toBe('Mark b2');
    expect(sayOffer({ text: 'b2', tell: { code: 'told-y' } }, {}, [])).toBe('b2');
    expect(sayOffer({ text: 'b2' }, {}, [])).toBe('b2');
  });

  it('reads any view as an outline', () => {
    const view = { size: 3, turn: null, rows: ['x.o', '...'], last_round: { points: [1, 2] } };
    expect(describeView(view)).toEqual(['size: 3', 'turn: –', 'rows: x.o ...', 'last round points: 1 2']);
  });

  it.each(SCENES)('shows $game, $name, and plays what is clicked', async (scene) => {
    const play = vi.fn();
    const { container } = render(Board, { ...props(scene), play } as never);
    const buttons = container.querySelectorAll<HTMLElement>('[data-offer]');
    expect(buttons).toHaveLength(scene.offers.length);
    const last = scene.offers.at(-1);
    if (!last) return;
    await fireEvent(
      buttons[buttons.length - 1]!,
      Object.assign(new MouseEvent('click', { bubbles: true, detail: 1 }), { pointerType: 'mouse' }),
    );
    expect(play).toHaveBeenCalledExactlyOnceWith(last.text);
  });

  it('is what an unknown game gets; names that objects have by nature are no games', async () => {
    expect(GAMES.every((game) => entryOf(game))).toBe(true);
    expect(entryOf('constructor')).toBeUndefined();
    vi.stubGlobal('fetch', async () => new Response(''));
    expect((await loadBoard('noughts')).Board).toBe(Board);
    vi.unstubAllGlobals();
  });
});
