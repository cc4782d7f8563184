import type { Traces } from '../../lib/board';
import type { Phrase } from '../../lib/words.svelte';

export { default as Board } from './Board.svelte';
export { default as HandTile } from './HandTile.svelte';
export { describe, sayOffer } from './say';
export { explain, scored } from './reckon';
/** A tile nobody else sees: that it is drawn has been told. */
export const echoes = ({ code }: Phrase): boolean => code === 'told-dominoes-drew-hidden';
export const planner = () => import('./plan');
export const reader = () => import('./notation');
export const traces: Traces = { fresh: /^deal/, traceless: /^(draw|pass)/ };
