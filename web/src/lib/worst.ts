/** The moves that cost something by the analysis, and one's own that cost most: where a game was lost. */
import type { Analysis } from './wire/Analysis';
import type { Judged } from './wire/Judged';
import type { ReplayStep } from './wire/ReplayStep';
import { say, t } from './words.svelte';

/** What is told as an error; less is no mistake: the analysis itself is not surer. */
const ERRORS = ['inaccuracy', 'mistake', 'blunder'];

export const isError = (move: Judged) => ERRORS.includes(move.class);

/** A loss in percent, with two standard errors where they can be seen. */
function sayCost({ best, played, error }: Judged): string {
  const sure = Math.round(error * 200);
  return `${Math.round((best - played) * 100)}${sure ? `±${sure}` : ''}`;
}

/** What was played, in the words of the log, and what had been better; `better` says that one in the position before. */
export function sayVerdict(
  move: Judged,
  step: ReplayStep | undefined,
  names: string[],
  better: (text: string) => string,
): string {
  const tell = step?.event?.tell;
  return t('analysis-better', {
    played: tell ? say(tell, names) : move.text,
    better: better(move.better),
    percent: sayCost(move),
  });
}

/** The step of the replay after that move; null where no move cost anything. */
export function worstOf(analysis: Analysis, steps: readonly ReplayStep[], own: ReadonlySet<number>): number | null {
  const mine = analysis.moves.filter((move) => own.has(move.seat) && isError(move));
  const worst = mine.sort((a, b) => b.best - b.played - (a.best - a.played))[0];
  const step = worst ? steps.findIndex(({ event }) => event?.number === worst.number) : -1;
  return step < 0 ? null : step;
}
