/** When a player will be to act in the next round: the kings go from the top of the row, and some may not stand there yet. */
import type { View } from './move';

export interface Place {
  first: number;
  last: number;
}

/** The earliest and the latest place of this seat's first king; nothing before it has chosen all its dominoes. */
export function nextTurn(view: Pick<View, 'next' | 'order' | 'stage'>, seat: number): Place | null {
  if (view.stage === 'over' || view.order.includes(seat)) return null;
  const own = view.next.findIndex((slot) => slot.king === seat);
  if (own < 0) return null;
  const above = view.next.slice(0, own);
  const taken = above.filter((slot) => slot.king !== null).length;
  // Whoever is still to choose may take a free domino above it.
  const free = Math.min(above.length - taken, view.order.length);
  return { first: 1 + taken, last: 1 + taken + free };
}
