/** What the page once said or did that was not so. */
import { fireEvent, render } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sayMisfit } from '../src/boards/dominoes/say';
import Kingdomino from '../src/boards/kingdomino/Board.svelte';
import { nextTurn } from '../src/boards/kingdomino/order';
import Quixo from '../src/boards/quixo/Board.svelte';
import Triominos from '../src/boards/triominos/Board.svelte';
import { moment } from '../src/boards/triominos/moment';
import { sayPoints } from '../src/boards/triominos/say';
import { Curtain } from '../src/lib/curtain.svelte';
import { Rounds } from '../src/lib/rounds.svelte';
import { settings } from '../src/lib/settings.svelte';
import { plain, signed, speakText } from '../src/lib/words.svelte';
import TableMenu from '../src/parts/TableMenu.svelte';
import { props, scene, type Scene } from './scenes';

const LOCALES = join(import.meta.dirname, '../../locales/en');
const FILES = ['common', 'web', 'dominoes', 'kingdomino', 'quixo', 'triominos'];

beforeEach(() => {
  speakText('en', FILES.map((name) => readFileSync(join(LOCALES, `${name}.ftl`), 'utf8')).join('\n'));
  settings.confirm = 'touch';
  document.body.innerHTML = '';
});

function show(Board: unknown, on: Scene) {
  const play = vi.fn();
  const { container } = render(Board as never, { ...props(on), play } as never);
  const find = (selector: string) => container.querySelector(selector) as HTMLElement;
  const click = (selector: string, pointerType = 'mouse') =>
    fireEvent(find(selector), Object.assign(new MouseEvent('click', { bubbles: true, detail: 1 }), { pointerType }));
  return { play, find, click };
}

describe('Kingdomino', () => {
  const row = (...kings: (number | null)[]) => kings.map((king, i) => ({ tile: i + 1, king }) as never);

  it('does not promise the first turn to whoever took the last domino', () => {
    const view = { stage: 'place' as const, next: row(null, null, null, 0), order: [1, 2, 3] };
    expect(nextTurn(view, 0)).toEqual({ first: 1, last: 4 });
    expect(nextTurn({ ...view, next: row(1, null, null, 0), order: [2, 3] }, 0)).toEqual({ first: 2, last: 4 });
    expect(nextTurn({ ...view, next: row(1, 2, 3, 0), order: [] }, 0)).toEqual({ first: 4, last: 4 });
    expect(nextTurn({ ...view, next: row(0, null, null, null) }, 0)).toEqual({ first: 1, last: 1 });
  });

  it('says nothing about the order before all own kings have chosen', () => {
    const view = { stage: 'place' as const, next: row(null, 0, 1, null), order: [0, 1] };
    expect(nextTurn(view, 0)).toBeNull();
    expect(nextTurn({ ...view, order: [1] }, 0)).toEqual({ first: 1, last: 2 });
  });

  it('counts the rounds as the server does', () => {
    const on = scene('kingdomino', 'place');
    const { find } = show(Kingdomino, { ...on, offers: [], seat: 9 });
    expect(plain(find('.bar .label').textContent)).toContain(`Round ${on.view.round} of ${on.view.rounds}`);
    expect(on.view.round).toBeLessThanOrEqual(on.view.rounds);
  });
});

describe('Triominos', () => {
  it('asks before a tile is drawn although one fits, by mouse and by touch', async () => {
    for (const pointer of ['mouse', 'touch']) {
      const board = show(Triominos, scene('triominos', 'lay'));
      await board.click('[data-draw]', pointer);
      expect(board.play).not.toHaveBeenCalled();
      expect(board.find('.bar .label').textContent).toContain('One of your tiles fits');
      expect(board.find('[data-draw]'), 'no draw beside the commit').toBeNull();
      await board.click('[data-commit]', pointer);
      expect(board.play).toHaveBeenCalledExactlyOnceWith('draw');
    }
  });

  it('does not say that no tile fits when the drawn one is meant', () => {
    const again = show(Triominos, scene('triominos', 'must-draw'));
    expect(again.find('.bar .label').textContent).toContain('The tile you drew does not fit');
  });

  it('tells how many hexagons a tile closes', () => {
    const offer = scene('triominos', 'lay').offers[0]!;
    const said = (hexagons: number) => plain(sayPoints({ ...offer, points: 64, bonus: 'hexagon', hexagons }));
    expect(said(1)).toBe('64 points with a hexagon');
    expect(said(2)).toBe('64 points with two hexagons');
    const cheer = (bonus: string) => moment({ tell: { code: 'told-triominos-lays', args: { bonus } } } as never);
    expect([cheer('none'), cheer('hexagon'), cheer('hexagons3')]).toEqual(['', 'Hexagon!', 'Three hexagons!']);
  });
});

describe('Double 9', () => {
  it('names a number once that both ends show, and a tile as the log writes it', () => {
    expect(plain(sayMisfit('8-3', [5, 5]))).toBe('8-3 does not match: both ends show 5.');
    expect(plain(sayMisfit('3-3', [5, 6]))).toBe('3-3 matches neither 5 nor 6.');
  });
});

describe('Quixo with four', () => {
  it('lets the mouse choose at whom the dot points', async () => {
    const on = scene('quixo', 'push-with-dots');
    const offer = on.offers.find(({ from, to, dot }) => from?.x === to?.x && dot === (on.seat + 2) % 4)!;
    const board = show(Quixo, on);
    await board.click(`[data-cell="${offer.from!.y * 5 + offer.from!.x}"]`);
    await board.click(`[data-pad="${offer.to!.y < offer.from!.y ? 'top' : 'bottom'}"]`);
    expect(board.play).not.toHaveBeenCalled();
    await board.click(`[data-dot="${offer.dot}"]`);
    await board.click('[data-commit]');
    expect(board.play).toHaveBeenCalledExactlyOnceWith(offer.text);
  });

  it('says that the dot decides which cube may be taken', () => {
    const { find } = show(Quixo, scene('quixo', 'push-with-dots'));
    expect(find('.label').textContent).toContain('one whose dot points at you');
  });
});

describe('at the table', () => {
  it('a double click on “give up” gives nothing up, and the answer says what it does', async () => {
    const act = vi.fn();
    const nothing = () => undefined;
    const now = { stage: 'playing', chairs: [], may_offer: [], free_undo: false };
    const { container } = render(TableMenu, {
      now: now as never,
      about: { game: 'quixo' } as never,
      seated: true,
      friends: null,
      elsewhere: true,
      show: nothing,
      act,
      read: nothing,
      alone: nothing,
      leave: nothing,
    });
    const button = container.querySelector('[data-resign]') as HTMLButtonElement;
    await fireEvent.click(button);
    await fireEvent.click(button);
    expect(act).not.toHaveBeenCalled();
    const yes = container.querySelector('[data-resign-yes]')!;
    expect(yes.textContent).toBe('Yes, resign');
    await fireEvent.click(yes);
    expect(act).toHaveBeenCalledExactlyOnceWith({ do: 'resign' });
  });

  it('the curtain is closed for everybody but who has drawn it, and falls with the turn', () => {
    let mover: number | null = 0;
    const curtain = new Curtain(() => ({ shared: true, mover }));
    expect(curtain.closed).toBe(true);
    curtain.draw();
    expect(curtain.closed).toBe(false);
    mover = 1;
    expect(curtain.closed).toBe(true);
    curtain.follow();
    mover = 0;
    expect(curtain.closed).toBe(true);
    expect(new Curtain(() => ({ shared: false, mover: 0 })).closed).toBe(false);
  });

  it('a round that ended is shown once, with the table as it lay, and not to who comes later', () => {
    const ended = { why: 'out', hands: [[], ['1-2-3']], points: [25, -6] };
    const before = { round: 0, last_round: null, table: ['last'] };
    const after = { round: 1, last_round: ended, table: [] };
    const rounds = new Rounds();
    rounds.see(before, false, 'one');
    rounds.see(after, false, 'one');
    expect(rounds.open).toBe(true);
    expect(rounds.ended).toEqual([{ number: 1, ...ended }]);
    expect(rounds.table([{ view: before }, { view: after }])).toBe(before);
    rounds.close();
    rounds.see({ ...after, table: ['first'] }, false, 'one');
    expect(rounds.open).toBe(false);
    const late = new Rounds();
    late.see(after, false, 'two');
    expect(late.open).toBe(false);
  });

  it('a page loaded anew knows the rounds it has seen, and forgets one that was taken back', () => {
    const ended = { why: 'out', points: [25, -6] };
    const seen = new Rounds();
    seen.see({ round: 0, last_round: null }, false, 'again');
    seen.see({ round: 1, last_round: ended }, false, 'again');
    seen.see({ round: 2, last_round: ended }, false, 'again');
    const anew = new Rounds();
    anew.see({ round: 2, last_round: ended }, false, 'again');
    expect(anew.ended.map(({ number }) => number)).toEqual([1, 2]);
    expect(anew.open).toBe(false);
    anew.see({ round: 1, last_round: ended }, false, 'again');
    expect(anew.ended.map(({ number }) => number)).toEqual([1]);
  });

  it('a gain keeps its sign in front in every direction of writing', () => {
    expect(signed(0)).toBe('\u2066+0\u2069');
    expect(plain(signed(-5))).toBe('−5');
  });
});
