/** What is told in the one line of a phone. */
import type { Seen } from './wire/Seen';

/** What people say has its place elsewhere; that it is over stands above, and that the draws can be checked in the result. */
const ELSEWHERE = ['chat', 'finished', 'revealed'];

/** What happened last at the table: after the end the move that ended it. */
export const lastNews = (log: readonly Seen[]): Seen | undefined =>
  log.findLast(({ tell, what }) => tell && !ELSEWHERE.includes(what.kind));
