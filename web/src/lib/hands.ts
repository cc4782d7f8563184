/** Hands, in whichever game there are some: how many tiles everybody holds, and which, where these eyes see them. */
export interface Hand {
  count: number;
  tiles: string[] | null;
  /** Numbers that everybody knows it to lack. */
  lacks?: number[];
}

export function handsOf(view: unknown): Hand[] | null {
  const { hands } = view as { hands?: Hand[] };
  return Array.isArray(hands) ? hands : null;
}

/** The same view with all hands turned over but this seat's. */
export function coverHands<V>(view: V, seat: number | null): V {
  const hands = handsOf(view);
  if (!hands) return view;
  return { ...view, hands: hands.map((hand, i) => (i === seat ? hand : { ...hand, tiles: null })) };
}
