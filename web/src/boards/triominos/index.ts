export { default as Board } from './Board.svelte';
export { describe, sayOffer } from './say';
export const planner = () => import('./plan');
export const reader = () => import('./notation');
