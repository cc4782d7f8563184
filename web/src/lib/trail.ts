/** The moves to be marked on the board: those made since one's own last one, in the order in which they came. */
import type { Traces } from './board';
import type { Seen } from './wire/Seen';

export interface Step {
  seat: number;
  /** The move in the game's notation. */
  text: string;
  /** Which turn it was, from 1. */
  turn: number;
}

export function trail(
  events: readonly (Seen | null | undefined)[],
  seat: number | null,
  seats: number,
  traces: Traces = {},
): Step[] {
  let moves: { seat: number; text: string; number: number }[] = [];
  for (const event of events) {
    if (!event) continue;
    const { number, what } = event;
    if (what.kind === 'undone') moves = moves.filter((move) => move.number <= what.to);
    else if (what.kind === 'luck' && traces.fresh?.test(what.text)) moves = [];
    else if (what.kind === 'moved') moves.push({ seat: what.seat, text: what.text, number });
  }
  const own = moves.findLastIndex((move) => move.seat === seat);
  // Right after one's own move, that one is the last.
  const since = own === moves.length - 1 ? moves.slice(-1) : moves.slice(own + 1);
  let turn = 0;
  const steps = since
    .filter((move) => !traces.traceless?.test(move.text))
    .map((move, i, all) => {
      const before = all[i - 1];
      if (before?.seat !== move.seat || traces.ends?.test(before.text)) turn += 1;
      return { seat: move.seat, text: move.text, turn };
    });
  const most = Math.max(seats - 1, 1);
  return own < 0
    ? steps
        .filter((step) => step.turn > turn - most)
        .map((step) => ({ ...step, turn: step.turn - Math.max(turn - most, 0) }))
    : steps;
}
