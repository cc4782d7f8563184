/** Hands, in whichever game there are some: how many tiles everybody holds, and which, where these eyes see them. */
import type { AnyView } from './views';

type AnyHand = NonNullable<AnyView['hands']>[number];
type Known = Extract<AnyHand, { lacks: unknown }>;

/** A hand, with the numbers that everybody knows it to lack where a game tells them. */
export type Hand = Pick<AnyHand, 'count' | 'tiles'> & Partial<Pick<Known, 'lacks'>>;

export function handsOf(view: unknown): Hand[] | null {
  const { hands } = view as AnyView;
  return Array.isArray(hands) ? hands : null;
}

/** The same view with all hands turned over but this seat's. */
export function coverHands<V>(view: V, seat: number | null): V {
  const hands = handsOf(view);
  if (!hands) return view;
  return { ...view, hands: hands.map((hand, i) => (i === seat ? hand : { ...hand, tiles: null })) };
}
