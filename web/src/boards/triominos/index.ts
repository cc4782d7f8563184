import type { Traces } from '../../lib/board';

export { default as Board } from './Board.svelte';
export { default as HandTile } from './HandTile.svelte';
export { describe, sayOffer } from './say';
export { moment } from './moment';
export { explain } from './reckon';
export const planner = () => import('./plan');
export const reader = () => import('./notation');
export const traces: Traces = { fresh: /^deal/, traceless: /^(draw|pass)/ };
