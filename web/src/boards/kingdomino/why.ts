/** Why a domino cannot lie on a square. What is legal comes with the view; this only finds the words for a tap beside it. */
import type { Point } from '../../lib/point';
import type { Square } from './move';
import type { Phrase } from '../../lib/words.svelte';

const WAYS: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];

type Why = Phrase & { rule?: string };

/** The rule that stands in the way last: what could be mended by turning the domino is not the reason. */
export function whyNot(
  at: Point,
  halves: readonly { terrain: string }[],
  squares: readonly Square[],
  size: number,
): Why {
  const taken = new Set(squares.map(({ x, y }) => `${x},${y}`));
  if (taken.has(`${at.x},${at.y}`)) return { code: 'refused-kingdomino-covered', rule: 'K12' };
  const free = WAYS.map((way) => ({ x: at.x + way.x, y: at.y + way.y })).filter(({ x, y }) => !taken.has(`${x},${y}`));
  if (!free.length) return { code: 'kingdomino-not-here', rule: 'K12' };
  const sides = free.map((other) => extent([...squares, at, other]));
  const fits = sides.some(({ across, down }) => across <= size && down <= size);
  if (!fits) return { code: 'refused-kingdomino-outside', args: { ...smallest(sides), size }, rule: 'K14' };
  const [left = { terrain: '' }, right = { terrain: '' }] = halves;
  return { code: 'refused-kingdomino-unmatched', args: { left: left.terrain, right: right.terrain }, rule: 'K13' };
}

function extent(points: readonly Point[]): { across: number; down: number } {
  const span = (values: number[]) => Math.max(...values) - Math.min(...values) + 1;
  return { across: span(points.map(({ x }) => x)), down: span(points.map(({ y }) => y)) };
}

/** The way that breaks the limit least. */
function smallest(sides: { across: number; down: number }[]): { across: number; down: number } {
  const longest = ({ across, down }: { across: number; down: number }) => Math.max(across, down);
  return sides.reduce((least, side) => (longest(side) < longest(least) ? side : least));
}
