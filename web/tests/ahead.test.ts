/** Thinking off turn: what may be planned, and that an armed move is played once, when its turn comes, or dropped. */
import { fireEvent, render } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import Dominoes from '../src/boards/dominoes/Board.svelte';
import { sameMove } from '../src/boards/dominoes/say';
import Kingdomino from '../src/boards/kingdomino/Board.svelte';
import Quixo from '../src/boards/quixo/Board.svelte';
import { marks } from '../src/boards/quixo/push';
import Triominos from '../src/boards/triominos/Board.svelte';
import { settings } from '../src/lib/settings.svelte';
import { trail } from '../src/lib/trail';
import type { Seen } from '../src/lib/wire/Seen';
import { speakText } from '../src/lib/words.svelte';
import { byGame, props, SCENES, usual, way, type Game } from './scenes';

interface Offer {
  text: string;
  kind: string;
}
type Plan = (view: never, seat: number) => Offer[];

const BOARDS: Partial<Record<Game, unknown>> = {
  quixo: Quixo,
  kingdomino: Kingdomino,
  triominos: Triominos,
  dominoes: Dominoes,
};
const PLANS = byGame(import.meta.glob<{ plan: Plan }>('../src/boards/*/plan.ts', { eager: true }));
const LOCALES = join(import.meta.dirname, '../../locales/en');

beforeEach(() => {
  speakText(
    'en',
    ['common', 'web', 'kingdomino'].map((name) => readFileSync(join(LOCALES, `${name}.ftl`), 'utf8')).join('\n'),
  );
  settings.confirm = 'never';
  // Without a window nothing has a size of its own.
  for (const side of ['clientWidth', 'clientHeight'])
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => 600 });
});

describe('what may be planned', () => {
  const positions = SCENES.filter(({ offers }) => offers.length > 2);

  it.each(positions)(
    'is what the server would offer in the same position: $game, $name',
    ({ game, seat, view, offers }) => {
      const name = (offer: Offer) => (game === 'dominoes' ? sameMove(offer as never) : offer.text);
      // What must be drawn or started with is the server's to say, and so is a dot that is not one's own.
      if ((view as { must?: string | null }).must || (game === 'dominoes' && !(view as { ends: unknown }).ends)) return;
      if (game === 'triominos' && (view as { drawn: number }).drawn > 0) return;
      const planned = PLANS[game]!.plan(view as never, seat).map(name);
      const offered = (offers as Offer[]).filter(({ kind }) => !['draw', 'pass', 'discard'].includes(kind)).map(name);
      expect(planned.sort()).toEqual(offered.sort());
    },
  );
});

/** A board off turn: what the fixture offers is only planned. */
function offTurn(game: Game) {
  const fixture = props(usual(game));
  const play = vi.fn();
  const refuse = vi.fn();
  const shown = render(
    BOARDS[game] as never,
    {
      ...fixture,
      offers: [],
      plans: fixture.offers,
      play,
      refuse,
    } as never,
  );
  const find = (selector: string) => shown.container.querySelector(selector) as HTMLElement;
  const click = (selector: string) =>
    fireEvent(
      find(selector),
      Object.assign(new MouseEvent('click', { bubbles: true, detail: 1 }), { pointerType: 'mouse' }),
    );
  return {
    play,
    refuse,
    find,
    click,
    offers: fixture.offers,
    rerender: shown.rerender as (props: object) => Promise<void>,
  };
}

describe.each(Object.keys(BOARDS) as Game[])('off turn at %s', (game) => {
  const { taps, move } = way(game);

  async function armed() {
    const board = offTurn(game);
    for (const [i, tap] of taps.entries()) {
      expect(board.find('[data-disarm]'), `armed before tap ${i}`).toBeNull();
      await board.click(tap);
    }
    expect(board.find('[data-disarm]')).not.toBeNull();
    expect(board.find('[data-armed]')).not.toBeNull();
    expect(board.find('[role="status"]').textContent).toMatch(/^Queued/);
    expect(board.play).not.toHaveBeenCalled();
    return board;
  }

  it('a move that was confirmed twice over is played once when the turn comes', async () => {
    const board = await armed();
    await board.rerender({ offers: board.offers, plans: [] });
    expect(board.play).toHaveBeenCalledExactlyOnceWith(move);
    await board.rerender({ offers: [...board.offers], plans: [] });
    await board.rerender({ offers: [], plans: board.offers });
    await board.rerender({ offers: board.offers, plans: [] });
    expect(board.play).toHaveBeenCalledTimes(1);
    expect(board.refuse).not.toHaveBeenCalled();
  });

  it('a move that is no longer possible is dropped with a word, on turn or before', async () => {
    const later = await armed();
    await later.rerender({ offers: later.offers.filter((offer) => offer.text !== move), plans: [] });
    expect(later.play).not.toHaveBeenCalled();
    expect(later.refuse).toHaveBeenCalledExactlyOnceWith({ code: 'move-gone' });

    const before = await armed();
    await before.rerender({ offers: [], plans: before.offers.filter((offer) => offer.text !== move) });
    expect(before.refuse).toHaveBeenCalledExactlyOnceWith({ code: 'move-gone' });
    await before.rerender({ offers: before.offers, plans: [] });
    expect(before.play).not.toHaveBeenCalled();
  });

  it('Escape takes it back and says so; so does a table on which nothing may be planned', async () => {
    const board = await armed();
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(board.find('[data-disarm]')).toBeNull();
    expect(board.find('[role="status"]').textContent).toMatch(/cancelled/);
    await board.rerender({ offers: board.offers, plans: [] });
    expect(board.play).not.toHaveBeenCalled();

    const undone = await armed();
    await undone.rerender({ offers: undone.offers, plans: null });
    expect(undone.play).not.toHaveBeenCalled();
  });

  it('a ghost that was not confirmed is never played, and waits on turn for its commit', async () => {
    const board = offTurn(game);
    for (const tap of taps.slice(0, -1)) await board.click(tap);
    await board.rerender({ offers: board.offers, plans: [] });
    expect(board.play).not.toHaveBeenCalled();
    await board.click('[data-commit]');
    expect(board.play).toHaveBeenCalledExactlyOnceWith(move);
  });
});

describe('the trail of the last moves', () => {
  const traces = { fresh: /^deal/, traceless: /^(draw|pass)/, ends: /^pick/ };
  const moved = (number: number, seat: number, text: string): Seen => ({
    number,
    at: 0,
    what: { kind: 'moved', seat, text },
  });

  it('has what came since the own last move, turn by turn; draws and passes leave nothing', () => {
    const log = [moved(1, 0, '9-9'), moved(2, 1, 'draw'), moved(3, 1, '9-4'), moved(4, 2, 'pass'), moved(5, 3, '4-1')];
    expect(trail(log, 0, 4, traces)).toEqual([
      { seat: 1, text: '9-4', turn: 1 },
      { seat: 3, text: '4-1', turn: 2 },
    ]);
    expect(trail(log, null, 2, traces)).toEqual([{ seat: 3, text: '4-1', turn: 1 }]);
  });

  it('counts a placement and its pick as one turn, and the next king of the same player as another', () => {
    const log = [moved(1, 1, '3@1,0>e'), moved(2, 1, 'pick 7'), moved(3, 1, '4@2,0>e'), moved(4, 1, 'pick 9')];
    expect(trail(log, 0, 2, traces).map((step) => step.text)).toEqual(['4@2,0>e', 'pick 9']);
    expect(trail([moved(0, 0, 'pick 3'), ...log], 0, 2, traces).map((step) => step.turn)).toEqual([1, 1, 2, 2]);
  });

  it('forgets what was taken back and what was played before a new deal', () => {
    const undone: Seen = { number: 4, at: 0, what: { kind: 'undone', seat: 0, to: 2 } };
    const dealt: Seen = { number: 3, at: 0, what: { kind: 'luck', text: 'deal ?/?' } };
    const log = [moved(1, 0, 'a1>a5'), moved(2, 1, 'e1>e5'), moved(3, 0, 'b1>b5'), undone];
    expect(trail(log, 0, 2, traces).map((step) => step.text)).toEqual(['e1>e5']);
    expect(trail([moved(1, 1, '9-9'), moved(2, 1, '9-1'), dealt], 0, 2, traces)).toEqual([]);
  });

  it('Quixo: cubes are marked where later pushes have moved them', () => {
    const steps = ['a1>a5', 'e5>a5', 'a1>e1'].map((text, i) => ({ seat: i + 1, text, turn: i + 1 }));
    expect(marks(steps)).toEqual([
      { x: 1, y: 4, turn: 1 },
      { x: 0, y: 4, turn: 2 },
      { x: 4, y: 0, turn: 3 },
    ]);
  });
});
