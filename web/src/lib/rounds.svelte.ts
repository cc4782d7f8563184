/**
 * The rounds of a match as this browser has seen them end: what each brought, and how the table lay then. They are kept
 * as long as the window is open, so that a page loaded anew has them all.
 */
import type { AnyView } from './views';

type Round = NonNullable<AnyView['last_round']>;

export interface Ended extends Partial<Pick<Round, 'why' | 'hands'>>, Pick<Round, 'points'> {
  /** From 1. */
  number: number;
}

/** A round or a game of a match that has just ended. Rounds count from 0 and games from 1; the view is already in the next one. */
function endedIn(view: unknown): Ended | null {
  const { round = 0, game = 1, last_round, last_game } = view as AnyView;
  if (last_round) return { number: round, why: last_round.why, hands: last_round.hands, points: last_round.points };
  return last_game ? { number: game - 1, points: last_game.points } : null;
}

const placeOf = (table: string) => `klots-rounds-${table}`;

function kept(table: string): Ended[] {
  try {
    return JSON.parse(sessionStorage.getItem(placeOf(table)) ?? '[]') as Ended[];
  } catch {
    return [];
  }
}

function keep(table: string, ended: readonly Ended[]): void {
  try {
    if (ended.length) sessionStorage.setItem(placeOf(table), JSON.stringify(ended));
  } catch {
    // Where nothing may be kept the sheet begins anew with the page.
  }
}

export class Rounds {
  ended = $state.raw<Ended[]>([]);
  /** Whether the last one waits to be looked at. */
  open = $state(false);
  #first = true;

  /** For an effect: notes a round that has ended since the last look. One that had ended before is not shown again. */
  see(view: unknown, over: boolean, table: string): void {
    const now = endedIn(view);
    // A round that was taken back has not ended.
    const known = (this.#first ? kept(table) : this.ended).filter(({ number }) => number <= (now?.number ?? 0));
    if (now && now.number > (known.at(-1)?.number ?? 0)) {
      known.push(now);
      this.open = !this.#first && !over;
    }
    if (this.#first || known.length !== this.ended.length) {
      this.ended = known;
      keep(table, known);
    }
    this.#first = false;
  }

  /** The table as it lay when the round ended: the last view that did not know of it yet. */
  table(past: readonly { view: unknown }[]): unknown {
    const number = this.ended.at(-1)?.number ?? 0;
    return past.findLast(({ view }) => (endedIn(view)?.number ?? 0) < number)?.view;
  }

  close(): void {
    this.open = false;
  }
}
