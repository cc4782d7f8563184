/** The squares of the board as they are drawn: each a hundred wide, with a rim around them for the pushes. */
import type { Point } from '../../lib/point';
import type { Cube } from '../../lib/wire/Cube';
import type { View } from './move';
import type { Side } from './push';

export const CELL = 100;
export const RIM = 60;

/** How far an arrow that points to the right is turned to point in from a side. */
export const ARROWS: Record<Side, number> = { top: 90, right: 180, bottom: 270, left: 0 };

/** A cube with its place: its number from the upper left corner, and where that is. */
export interface Cell extends Cube, Point {
  i: number;
}

export function cellsOf({ cells, size }: View): Cell[] {
  return cells.map((cube, i) => ({ ...cube, i, x: i % size, y: Math.floor(i / size) }));
}

/** The upper left corner of a square, in the picture. */
export function corner({ x, y }: Point): Point {
  return { x: RIM + x * CELL, y: RIM + y * CELL };
}

/** Its middle. */
export function centre({ x, y }: Point): Point {
  return corner({ x: x + 0.5, y: y + 0.5 });
}
