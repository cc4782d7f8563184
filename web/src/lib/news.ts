/** What is told of a table: the lines of its log, and the one line of a phone. */
import type { BoardKit } from './board';
import type { Seen } from './wire/Seen';

/** What people say has its place elsewhere; that it is over stands above, and that the draws can be checked in the result. */
const ELSEWHERE = ['chat', 'finished', 'revealed'];

type Telling = Pick<BoardKit, 'echoes' | 'unshuffled'> | null;

/** Everything but what people say, each thing once; nothing of a shuffle where nothing is shuffled. */
export const linesOf = (log: readonly Seen[], kit: Telling = null): Seen[] =>
  log.filter(({ tell, what }) => {
    if (!tell || what.kind === 'chat') return false;
    if (what.kind === 'revealed') return !kit?.unshuffled;
    return !(what.kind === 'luck' && kit?.echoes?.(tell));
  });

/** What happened last at the table: after the end the move that ended it. */
export const lastNews = (log: readonly Seen[], kit: Telling = null): Seen | undefined =>
  linesOf(log, kit).findLast(({ what }) => !ELSEWHERE.includes(what.kind));
