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
  /** Where the next tile would lie at each end: one laid along, and one laid crosswise. */
  left: Next;
  right: Next;
}

/** The room kept free for the next tile of an arm. */
export interface Next {
  along: Laid;
  across: Laid;
}

export interface Bone {
  left: number;
  right: number;
}

const LARGEST = 62;
const SMALLEST = 5;
/** So many halves lie in a row at least while the line is young: five tiles and a margin. */
const ROW = 11;
const STEP = 0.92;
/** Where the first row lies: in the middle, or towards the top or the bottom, for lopsided lines. */
const STARTS = [0.5, 0.3, 0.7, 0.12, 0.88];

export function snake(line: readonly Bone[], first: number, width: number, height: number): Snake {
  for (let unit = Math.min(LARGEST, width / ROW); unit > SMALLEST; unit *= STEP) {
    for (const start of STARTS) {
      const made = attempt(line, first, width / unit, height / unit, start);
      if (made) return scale(made, unit);
    }
  }
  const none = { a: { x: 0, y: 0 }, b: { x: 0, y: 0 } };
  const nowhere = { along: none, across: none };
  const made = attempt(line, first, width / SMALLEST, 1e6, 0.5);
  return scale(made ?? { tiles: [], left: nowhere, right: nowhere }, SMALLEST);
}

interface Plan {
  tiles: Laid[];
  left: Next;
  right: Next;
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
  const turned = (tile: Laid, across: boolean): Laid => (sign > 0 || across ? tile : { a: tile.b, b: tile.a });
  /** Where a tile goes now; `on` says how the arm goes on after it; nothing where there is no room. */
  const place = (double: boolean) => {
    const across = double && !corner;
    const length = across ? 1 : 2;
    // A corner tile needs one half of width beyond the row: keep it free.
    if (fits(length + 1)) {
      const tile = laid({ x: edge + (way * length) / 2, y }, { x: way, y: 0 }, across);
      return { tile: turned(tile, across), on: { edge: edge + way * length, y, way, corner: false } };
    }
    // Turn: the tile stands on end beyond the row, the next row starts under (over) it.
    if (Math.abs(y + sign * 2 - from.y) + 1 > room) return null;
    const tile = laid({ x: edge + way / 2, y: y + sign / 2 }, { x: 0, y: sign }, false);
    return { tile: turned(tile, false), on: { edge: edge + way, y: y + sign * 2, way: -way, corner: true } };
  };

  for (const { left, right } of bones) {
    const next = place(left === right);
    if (!next) return null;
    tiles.push(next.tile);
    ({ edge, y, way, corner } = next.on);
  }
  // Whatever comes next has its place in the same plan: a ghost moves nothing that lies.
  const [along, across] = [place(false), place(true)];
  if (!along || !across) return null;
  return { tiles, next: { along: along.tile, across: across.tile } };
}

const MARGIN = 0.1;

function scale(plan: Plan, unit: number): Snake {
  const point = (p: Point): Point => ({ x: p.x * unit, y: p.y * unit });
  const both = (tile: Laid): Laid => ({ a: point(tile.a), b: point(tile.b) });
  return {
    unit,
    tiles: plan.tiles.map(both),
    left: { along: both(plan.left.along), across: both(plan.left.across) },
    right: { along: both(plan.right.along), across: both(plan.right.across) },
  };
}
