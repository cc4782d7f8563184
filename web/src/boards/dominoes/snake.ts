/**
 * The line of dominoes as a snake that fits any window.
 *
 * A pure function of the line and the size of the window, and stable: the first tile stays put, the arms grow,
 * corners are decided when they are reached. Tiles move only when the window changes or a new tile no longer
 * fits and the next plan (a smaller scale, or the start a row higher or lower) is taken.
 *
 * The right arm runs right, then down and back; the left arm runs left, then up and back, so they never meet.
 * All lengths inside are in halves of a tile.
 */

import type { Point } from '../../lib/point';

export interface Laid {
  /** Centre of the left half, in pixels. */
  a: Point;
  /** Centre of the right half. */
  b: Point;
}

export interface Snake {
  /** Pixels per half tile. */
  unit: number;
  tiles: Laid[];
  /** Where the next tile would go at each end: its centre. */
  left: Point;
  right: Point;
}

export interface Bone {
  left: number;
  right: number;
}

const LARGEST = 62;
const SMALLEST = 5;
const STEP = 0.92;
/** Where the first row lies: in the middle, or towards the top or the bottom, for lopsided lines. */
const STARTS = [0.5, 0.3, 0.7, 0.12, 0.88];

export function snake(line: readonly Bone[], first: number, width: number, height: number): Snake {
  for (let unit = LARGEST; unit > SMALLEST; unit *= STEP) {
    for (const start of STARTS) {
      const made = attempt(line, first, width / unit, height / unit, start);
      if (made) return scale(made, unit);
    }
  }
  const made = attempt(line, first, width / SMALLEST, 1e6, 0.5);
  return scale(made ?? { tiles: [], left: { x: 0, y: 0 }, right: { x: 0, y: 0 } }, SMALLEST);
}

interface Plan {
  tiles: Laid[];
  left: Point;
  right: Point;
}

function attempt(line: readonly Bone[], first: number, width: number, height: number, start: number): Plan | null {
  if (width < 5 || height < 2.2) return null;
  const rows = Math.floor((height - 2.2) / 2);
  const axis = (height - rows * 2) / 2 + Math.round(rows * start) * 2;
  const bone = line[first];
  const middle = width / 2;
  const half = bone && bone.left !== bone.right ? 1 : 0.5;
  const centre = bone ? laid({ x: middle, y: axis }, { x: 1, y: 0 }, bone.left === bone.right) : undefined;

  const right = arm(line.slice(first + 1), { x: middle + half, y: axis }, 1, width, height - axis);
  const left = arm(line.slice(0, Math.max(first, 0)).reverse(), { x: middle - half, y: axis }, -1, width, axis);
  if (!right || !left) return null;
  const tiles = [...left.tiles.reverse(), ...(centre ? [centre] : []), ...right.tiles];
  return { tiles, left: left.next, right: right.next };
}

/** Two halves around a centre; `across` lays a double crosswise to the way the line runs. */
function laid(centre: Point, way: Point, across: boolean): Laid {
  const along = across ? { x: Math.abs(way.y), y: Math.abs(way.x) } : way;
  return {
    a: { x: centre.x - along.x / 2, y: centre.y - along.y / 2 },
    b: { x: centre.x + along.x / 2, y: centre.y + along.y / 2 },
  };
}

/**
 * One arm. `sign` 1 runs right and down and meets each tile's left half first;
 * −1 runs left and up and meets the right half first. `room` is how far it may go from the axis.
 */
function arm(bones: readonly Bone[], from: Point, sign: 1 | -1, width: number, room: number) {
  const tiles: Laid[] = [];
  let edge = from.x;
  let y = from.y;
  let way: number = sign;
  let corner = false;
  const fits = (length: number) => (way > 0 ? edge + length <= width - MARGIN : edge - length >= MARGIN);
  const put = (centre: Point, direction: Point, across: boolean) => {
    const tile = laid(centre, direction, across);
    tiles.push(sign > 0 ? tile : across ? tile : { a: tile.b, b: tile.a });
  };

  for (const bone of bones) {
    const double = bone.left === bone.right;
    const across = double && !corner;
    const length = across ? 1 : 2;
    // A corner tile needs one half of width beyond the row: keep it free.
    if (fits(length + 1)) {
      put({ x: edge + (way * length) / 2, y }, { x: way, y: 0 }, across);
      edge += way * length;
      corner = false;
      continue;
    }
    // Turn: the tile stands on end beyond the row, the next row starts under (over) it.
    if (Math.abs(y + sign * 2 - from.y) + 1 > room) return null;
    put({ x: edge + way / 2, y: y + sign / 2 }, { x: 0, y: sign }, false);
    edge += way;
    y += sign * 2;
    way = -way;
    corner = true;
  }
  const next = nextSpot(edge, y, way, sign, fits(3));
  if (!fits(3) && Math.abs(y + sign * 2 - from.y) + 1 > room) return null;
  return { tiles, next };
}

const MARGIN = 0.1;

function nextSpot(edge: number, y: number, way: number, sign: number, straight: boolean): Point {
  return straight ? { x: edge + way, y } : { x: edge + way / 2, y: y + sign / 2 };
}

function scale(plan: Plan, unit: number): Snake {
  const point = (p: Point): Point => ({ x: p.x * unit, y: p.y * unit });
  return {
    unit,
    tiles: plan.tiles.map((tile) => ({ a: point(tile.a), b: point(tile.b) })),
    left: point(plan.left),
    right: point(plan.right),
  };
}
