/** Why something could not be done here, as the page says it. */
import { No, problem } from './module';

export const unavailable = (message: string) => new No(problem('unavailable', message));
export const notFound = () => new No(problem('not_found', 'refused-not-found'));

/** What the page itself can say about it; a refusal that nobody's move led to is a fault of ours. */
export function ownReason(error: unknown): string {
  const code = error instanceof No ? error.problem.why.code : '';
  return code.startsWith('local-') ? code : 'local-broken';
}

/** Why something was not kept. */
export function unkept(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'local-full';
  if (name === 'ConstraintError') return 'local-other-tab';
  return 'local-not-kept';
}
