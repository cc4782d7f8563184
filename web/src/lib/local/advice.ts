/** Hints and analyses: one mind for all of them. What is asked for now ends what was asked for before. */
import type { Ask } from '../wire/module/Ask';
import { newThinker } from './machine';
import type { Watch } from './module';
import type { Thinker } from './thinker';

let adviser: Thinker | null = null;

export function advise(question: Ask, watch?: Watch): Promise<unknown> {
  adviser ??= newThinker();
  return adviser.ask(question, watch);
}

/** Nobody wants advice any more. */
export function rest(): void {
  adviser?.end();
  adviser = null;
}
