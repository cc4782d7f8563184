import type { Traces } from '../../lib/board';

export { default as Board } from './Board.svelte';
export { default as Sign } from './Sign.svelte';
export { moment } from './moment';
export { describe, sayOffer } from './say';
export const planner = () => import('./plan');
export const reader = () => import('./notation');
/** Only who begins is drawn. */
export const unshuffled = true;
/** No game of Quixo counts points. */
export const scored = () => false;
export const traces: Traces = { fresh: /^starts/, traceless: /^pass/ };
