import type { Deals } from '../../lib/fair';

export const deals: Deals = (seats) => (_, dice) => `starts ${dice.below(seats)}`;
