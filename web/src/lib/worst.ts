/** Where a game was lost: one's own move that cost most by the analysis. */
import type { Analysis } from './wire/Analysis';
import type { ReplayStep } from './wire/ReplayStep';

/** What is told as an error; less is no mistake: the analysis itself is not surer. */
const ERRORS = ['inaccuracy', 'mistake', 'blunder'];

/** The step of the replay after that move; null where no move cost anything. */
export function worstOf(analysis: Analysis, steps: readonly ReplayStep[], own: ReadonlySet<number>): number | null {
  const mine = analysis.moves.filter((move) => own.has(move.seat) && ERRORS.includes(move.class));
  const worst = mine.sort((a, b) => b.best - b.played - (a.best - a.played))[0];
  const step = worst ? steps.findIndex(({ event }) => event?.number === worst.number) : -1;
  return step < 0 ? null : step;
}
