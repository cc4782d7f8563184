/**
 * Three-cornered tiles on their lattice. Row `y` is one tile high; `x` counts half sides, so neighbours in a row
 * differ by one; a tile points up or down. One side is 1 long here, x to the right, y down.
 */
import type { Point } from '../../lib/point';

export const ROW = Math.sqrt(3) / 2;

/** How long a side is in a picture. */
export const SCALE = 100;

export interface Spot {
  x: number;
  y: number;
  up: boolean;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The three corners in the order of a tile's numbers: top (or top left) first, then clockwise. */
export function corners(spot: Spot): [Point, Point, Point] {
  const centre = spot.x / 2;
  const top = spot.y * ROW;
  const bottom = top + ROW;
  return spot.up
    ? [
        { x: centre, y: top },
        { x: centre + 0.5, y: bottom },
        { x: centre - 0.5, y: bottom },
      ]
    : [
        { x: centre - 0.5, y: top },
        { x: centre + 0.5, y: top },
        { x: centre, y: bottom },
      ];
}

/** Where a move lays its tile. */
export const spotOf = ({ x = 0, y = 0, up = true }: Partial<Spot>): Spot => ({ x, y, up });

export const scaled = ({ x, y }: Point): Point => ({ x: x * SCALE, y: y * SCALE });

/** The edge of a place, as a path in a picture. */
export const outline = (spot: Spot): string => rounded(corners(spot).map(scaled), 8);

/** Where the corners' weight meets: the middle of the tile. */
export function middle(spot: Spot): Point {
  const points = corners(spot);
  return { x: spot.x / 2, y: (points[0].y + points[1].y + points[2].y) / 3 };
}

/** The smallest box around these tiles, with a border; never smaller than `least` in either direction. */
export function around(spots: readonly Spot[], border = 0.35, least = 3): Box {
  const points = spots.length ? spots.flatMap(corners) : corners({ x: 0, y: 0, up: true });
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [left, right] = [Math.min(...xs) - border, Math.max(...xs) + border];
  const [top, bottom] = [Math.min(...ys) - border, Math.max(...ys) + border];
  const width = Math.max(right - left, least);
  const height = Math.max(bottom - top, least);
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

/** How far the mark of a place reaches beyond it. */
export const MARK = 0.06;

/** Whether all of these tiles lie in the box, with so much around them. */
export function holds(box: Box, spots: readonly Spot[], border = 0): boolean {
  const [left, top] = [box.x + border, box.y + border];
  const [right, bottom] = [box.x + box.width - border, box.y + box.height - border];
  return spots.flatMap(corners).every(({ x, y }) => x >= left && x <= right && y >= top && y <= bottom);
}

/** The size of the tag that says what a placement brings. */
export const TAG = { width: 0.92, height: 0.38 };
/** How near a tag may come to the middle of a tile without lying on its numbers. */
const CLEAR = 0.3;
const WAYS = 16;

/**
 * Where the tag of a place goes: beside it, within the frame and off the tiles that lie; outwards, seen from the centre,
 * where nothing speaks against it.
 */
export function tagOf(spot: Spot, centre: Point, laid: readonly Spot[], frame: Box): Point {
  const at = middle(spot);
  const out = Math.atan2(at.y - centre.y, at.x - centre.x);
  const tiles = laid.map(middle);
  const free = ({ x, y }: Point) => {
    const far = tiles.map((tile) =>
      Math.hypot(Math.max(Math.abs(tile.x - x) - TAG.width / 2, 0), Math.max(Math.abs(tile.y - y) - TAG.height / 2, 0)),
    );
    return Math.min(CLEAR, ...far);
  };
  const inside = ({ x, y }: Point) =>
    x - TAG.width / 2 >= frame.x &&
    x + TAG.width / 2 <= frame.x + frame.width &&
    y - TAG.height / 2 >= frame.y &&
    y + TAG.height / 2 <= frame.y + frame.height;
  // From outwards to both sides, round to the back: of those that are as good the first is taken.
  const ways = Array.from(
    { length: WAYS },
    (_, i) => out + (i % 2 ? 1 : -1) * Math.ceil(i / 2) * ((2 * Math.PI) / WAYS),
  );
  const places = ways.map((way) => ({ x: at.x + Math.cos(way) * 0.9, y: at.y + Math.sin(way) * 0.74 }));
  const within = places.filter(inside);
  return (within.length ? within : places).reduce((best, one) => (free(one) > free(best) + 1e-9 ? one : best));
}

/** A point on the way from the middle of the tile to one of its corners, where its number is written. */
export function numeral(spot: Spot, corner: 0 | 1 | 2, out = 0.56): Point {
  const from = middle(spot);
  const to = corners(spot)[corner];
  return { x: from.x + (to.x - from.x) * out, y: from.y + (to.y - from.y) * out };
}

/** A triangle with its tips cut round, as a path. */
export function rounded(points: readonly Point[], radius: number): string {
  const count = points.length;
  const parts = points.map((point, i) => {
    const before = towards(point, points[(i + count - 1) % count]!, radius);
    const after = towards(point, points[(i + 1) % count]!, radius);
    return `${i ? 'L' : 'M'}${pair(before)}Q${pair(point)} ${pair(after)}`;
  });
  return parts.join('') + 'z';
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * distance) / length, y: from.y + ((to.y - from.y) * distance) / length };
}

function pair(point: Point): string {
  return `${round(point.x)} ${round(point.y)}`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
