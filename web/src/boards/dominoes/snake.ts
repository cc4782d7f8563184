/**
 * The line of dominoes as a snake that fits any window.
 *
 * A pure function of the line and the size of the window, and stable: the first tile stays put, the arms grow,
 * corners are decided when they are reached. Tiles move only when the window changes or a new tile no longer
 * fits and the next plan (a smaller scale, or the start a row higher or lower) is taken. A plan always has room for the
 * next tile at both ends, so that what is laid can be shown by the plan it was laid in (`laidBy`).
 *
 * The right arm runs right, then down and back; the left arm runs left, then up and back, so they never meet.
 * All lengths inside are in halves of a tile.
 */

import type { Point } from '../../lib/point';
import type { DominoesPlaced } from '../../lib/wire/DominoesPlaced';

export interface Laid {
  /** Centre of the left half, in pixels. */
  a: Point;
  /** Centre of the right half. */
  b: Point;
}

/** How a line is laid: its scale in pixels per half tile, and where its first row lies. */
export interface Plan {
  unit: number;
  start: number;
}

export interface Snake extends Plan {
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

export type Bone = Pick<DominoesPlaced, 'left' | 'right'>;

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
      if (made) return scale(made, { unit, start });
    }
  }
  const none = { a: { x: 0, y: 0 }, b: { x: 0, y: 0 } };
  const nowhere = { along: none, across: none };
  const made = attempt(line, first, width / SMALLEST, 1e6, 0.5);
  return scale(made ?? { tiles: [], left: nowhere, right: nowhere }, { unit: SMALLEST, start: 0.5 });
}

/**
 * The line as this plan lays it, though there may be no room for a further tile; where the line itself has none it runs
 * beyond the edge until it is fitted anew, so that nothing moves under a finger. Nothing where no plan could lay it.
 */
export function laidBy(plan: Plan, line: readonly Bone[], first: number, width: number, height: number): Snake | null {
  const { unit, start } = plan;
  const [wide, high] = [width / unit, height / unit];
  const made = attempt(line, first, wide, high, start, true) ?? attempt(line, first, wide, high, start, true, Infinity);
  return made && scale(made, plan);
}

interface Made {
  tiles: Laid[];
  left: Next;
  right: Next;
}

function attempt(
  line: readonly Bone[],
  first: number,
  width: number,
  height: number,
  start: number,
  full = false,
  beyond = 0,
): Made | null {
  if (width < 5 || height < 2.2) return null;
  const rows = Math.floor((height - 2.2) / 2);
  const axis = (height - rows * 2) / 2 + Math.round(rows * start) * 2;
  const bone = line[first];
  const middle = width / 2;
  const half = bone && bone.left !== bone.right ? 1 : 0.5;
  const centre = bone ? laid({ x: middle, y: axis }, { x: 1, y: 0 }, bone.left === bone.right) : undefined;

  const right = arm(line.slice(first + 1), { x: middle + half, y: axis }, 1, width, height - axis + beyond, full);
  const left = arm(
    line.slice(0, Math.max(first, 0)).reverse(),
    { x: middle - half, y: axis },
    -1,
    width,
    axis + beyond,
    full,
  );
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
 * −1 runs left and up and meets the right half first. `room` is how far it may go from the axis; `full` is an arm that
 * need not go on.
 */
function arm(bones: readonly Bone[], from: Point, sign: 1 | -1, width: number, room: number, full: boolean) {
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
  const here = laid({ x: edge, y }, { x: way, y: 0 }, false);
  const [along, across] = [place(false)?.tile, place(true)?.tile];
  if ((!along || !across) && !full) return null;
  return { tiles, next: { along: along ?? here, across: across ?? here } };
}

const MARGIN = 0.1;

function scale(made: Made, { unit, start }: Plan): Snake {
  const point = (p: Point): Point => ({ x: p.x * unit, y: p.y * unit });
  const both = (tile: Laid): Laid => ({ a: point(tile.a), b: point(tile.b) });
  return {
    unit,
    start,
    tiles: made.tiles.map(both),
    left: { along: both(made.left.along), across: both(made.left.across) },
    right: { along: both(made.right.along), across: both(made.right.across) },
  };
}
