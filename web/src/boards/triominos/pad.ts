/** Sums for people who have the box on the table. */
export type Deed =
  'lay' | 'start' | 'bridge' | 'double' | 'hexagon' | 'hexagons2' | 'hexagons3' | 'draw' | 'stuck' | 'out' | 'blocked';

const EXTRA: Record<Deed, number> = {
  lay: 0,
  start: 10,
  bridge: 40,
  double: 40,
  hexagon: 50,
  hexagons2: 60,
  hexagons3: 70,
  draw: -5,
  stuck: -10,
  out: 25,
  blocked: 0,
};

/** The points of one line of the pad: a tile's value with its bonus, a penalty, or the end of a round (T4–T12). */
export function pointsOf(deed: Deed, value: number): number {
  return deed === 'draw' || deed === 'stuck' ? EXTRA[deed] : value + EXTRA[deed];
}
