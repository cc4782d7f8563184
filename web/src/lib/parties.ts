/**
 * Partners win together. What a result is worth is counted by seats and halved between two partners; a chance of winning is a
 * party's, and is told whole.
 */
import type { Analysis } from './wire/Analysis';

/** How many sit with this seat, itself included. */
export const partyOf = (parties: readonly number[], seat: number): number =>
  Math.max(parties.filter((party) => party === parties[seat]).length, 1);

/** The analysis with the chances of parties in place of the shares of seats. */
export function byParties(analysis: Analysis, parties: readonly number[]): Analysis {
  const most = Math.max(...parties.map((_, seat) => partyOf(parties, seat)));
  if (most <= 1) return analysis;
  const size = (seat: number) => partyOf(parties, seat);
  return {
    ...analysis,
    moves: analysis.moves.map((move) => ({
      ...move,
      best: move.best * size(move.seat),
      played: move.played * size(move.seat),
      error: move.error * size(move.seat),
    })),
    course: analysis.course.map((moment) => ({
      ...moment,
      shares: moment.shares.map((share, seat) => share * size(seat)),
      error: moment.error * most,
    })),
    seats: analysis.seats.map((sum, seat) => ({
      ...sum,
      start: sum.start * size(seat),
      end: sum.end * size(seat),
      luck: sum.luck * size(seat),
      play: sum.play * size(seat),
    })),
  };
}
