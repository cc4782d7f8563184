/** The part of the plane that a kingdom can still reach. */
import type { Point } from '../../lib/point';

export interface Frame {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

/** Every square that can still lie within a kingdom of this size around what is placed. */
export function reach(squares: readonly Point[], size: number): Frame {
  const xs = squares.length ? squares.map((square) => square.x) : [0];
  const ys = squares.length ? squares.map((square) => square.y) : [0];
  const left = Math.max(...xs) - size + 1;
  const top = Math.max(...ys) - size + 1;
  const right = Math.min(...xs) + size - 1;
  const bottom = Math.min(...ys) + size - 1;
  return { left, top, columns: right - left + 1, rows: bottom - top + 1 };
}

/** Of what can still be reached, what the next domino can touch: for large kingdoms, whose whole reach would be too small to tap. */
export function near(squares: readonly Point[], size: number): Frame {
  const all = reach(squares, size);
  const xs = [0, ...squares.map((square) => square.x)];
  const ys = [0, ...squares.map((square) => square.y)];
  const left = Math.max(all.left, Math.min(...xs) - 2);
  const top = Math.max(all.top, Math.min(...ys) - 2);
  const right = Math.min(all.left + all.columns - 1, Math.max(...xs) + 2);
  const bottom = Math.min(all.top + all.rows - 1, Math.max(...ys) + 2);
  return { left, top, columns: right - left + 1, rows: bottom - top + 1 };
}

/** What both frames show. */
function both(one: Frame, other: Frame): Frame {
  const left = Math.min(one.left, other.left);
  const top = Math.min(one.top, other.top);
  return {
    left,
    top,
    columns: Math.max(one.left + one.columns, other.left + other.columns) - left,
    rows: Math.max(one.top + one.rows, other.top + other.rows) - top,
  };
}

/** What of one frame lies within the other. */
function within(one: Frame, other: Frame): Frame {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  return {
    left,
    top,
    columns: Math.min(one.left + one.columns, other.left + other.columns) - left,
    rows: Math.min(one.top + one.rows, other.top + other.rows) - top,
  };
}

function around(points: readonly Point[]): Frame {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, columns: Math.max(...xs) - left + 1, rows: Math.max(...ys) - top + 1 };
}

/** So many squares in a row leave each at least 44 px on a phone 375 px wide. */
export const EASY = 7;

/** The side of a square that a finger finds, in pixels. */
const FINGER = 44;

/** How many squares, and a rim of so much of one, find room in so many pixels without being too small to tap. */
export const easyIn = (pixels: number, rim: number) => Math.max(EASY, Math.floor(pixels / FINGER - 2 * rim));

const MIDDLE: Frame = { left: -2, top: -2, columns: 5, rows: 5 };

/**
 * What is shown of a kingdom, from what was shown before: it only grows, so that squares stay where they are. A kingdom of
 * five by five never needs more than seven. Where a greater one would get squares too small to tap, it gives back rows and
 * columns that the domino to be placed cannot reach.
 */
export function shownOf(
  before: Frame | null,
  squares: readonly Point[],
  size: number,
  targets: readonly Point[],
  room = { columns: EASY, rows: EASY },
): Frame {
  const most = near(squares, size);
  const castle = { x: 0, y: 0 };
  const least = size <= 5 ? most : within(around([castle, ...squares, ...targets]), most);
  const grown = both(least, before ?? within(MIDDLE, most));
  // While nothing can be tapped nothing needs to be larger.
  if (size <= 5 || !targets.length) return grown;
  const across = cut(grown.left, grown.columns, least.left, least.columns, room.columns);
  const down = cut(grown.top, grown.rows, least.top, least.rows, room.rows);
  return { left: across.start, columns: across.length, top: down.start, rows: down.length };
}

/** Of `grown`, no more than there is room for, but all of `least`; what is left goes to both sides of it. */
function cut(grownStart: number, grownLength: number, leastStart: number, leastLength: number, room: number) {
  if (grownLength <= room) return { start: grownStart, length: grownLength };
  const spare = Math.max(room - leastLength, 0);
  const ahead = leastStart - grownStart;
  const behind = grownLength - leastLength - ahead;
  const after = Math.min(behind, spare - Math.min(ahead, Math.floor(spare / 2)));
  const start = leastStart - Math.min(ahead, spare - after);
  return { start, length: leastStart + leastLength + after - start };
}

/** The smallest frame that shows a kingdom of this size, for small pictures. */
export function snug(squares: readonly Point[], size: number): Frame {
  const all = reach(squares, size);
  if (all.columns === size && all.rows === size) return all;
  const xs = squares.map((square) => square.x);
  const ys = squares.map((square) => square.y);
  const columns = Math.max(Math.max(...xs, 0) - Math.min(...xs, 0) + 1, size);
  const rows = Math.max(Math.max(...ys, 0) - Math.min(...ys, 0) + 1, size);
  const slack = (least: number, most: number, room: number) => least - Math.floor((room - (most - least + 1)) / 2);
  return {
    left: slack(Math.min(...xs, 0), Math.max(...xs, 0), columns),
    top: slack(Math.min(...ys, 0), Math.max(...ys, 0), rows),
    columns,
    rows,
  };
}
