import type { Traces } from '../../lib/board';

export { default as Board } from './Board.svelte';
export { default as Tally } from './Tally.svelte';
export { moment } from './moment';
export { describe, sayOffer } from './say';
export { explain } from './reckon';
export const planner = () => import('./plan');
export const reader = () => import('./notation');
export const traces: Traces = { fresh: /^kings/, traceless: /^discard/, ends: /^pick/ };
