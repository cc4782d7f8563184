import type { Traces } from '../../lib/board';
import type { Phrase } from '../../lib/words.svelte';

export { default as Board } from './Board.svelte';
export { default as HandTile } from './HandTile.svelte';
export { describe, sayOffer } from './say';
export { moment } from './moment';
export { explain } from './reckon';
/** A tile nobody else sees, after which the turn goes on: that it is drawn has been told. */
export const echoes = ({ code, args }: Phrase): boolean =>
  code === 'told-triominos-drew' && args?.['missed'] === 'no' && args['ends'] !== 'blocked';
export const planner = () => import('./plan');
export const reader = () => import('./notation');
export const traces: Traces = { fresh: /^deal/, traceless: /^(draw|pass)/ };
