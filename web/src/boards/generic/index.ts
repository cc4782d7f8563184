/** A board for every game that has none of its own. */
export { default as Board } from './Board.svelte';
export { describe, sayOffer } from './say';
