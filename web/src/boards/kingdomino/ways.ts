/** Where a domino may be placed: squares, each with the ways in which it can lie there, and the way that is meant. */
import { nearestOf } from '../../lib/carry.svelte';
import { same, type Point } from '../../lib/point';
import type { Move } from './move';

/** The side of a square on the board, in units of its picture. */
export const CELL = 100;

export type Targets = ReadonlyMap<string, { at: Point; ways: Move[] }>;

/** Whether one half of this placement lies here. */
export const touches = (offer: Move, at: Point) => same(offer.a, at) || same(offer.b, at);

/** Squares that a legal placement touches, each with its ways: the left half here first. */
export function targetsOf(places: readonly Move[]): Targets {
  const map = new Map<string, { at: Point; ways: Move[] }>();
  for (const end of ['a', 'b'] as const) {
    for (const offer of places) {
      const at = offer[end]!;
      const id = `${at.x},${at.y}`;
      const target = map.get(id) ?? { at, ways: [] };
      target.ways.push(offer);
      map.set(id, target);
    }
  }
  return map;
}

export const waysAt = (targets: Targets, at: Point): readonly Move[] => targets.get(`${at.x},${at.y}`)?.ways ?? [];

/** Where the right half lies, seen from the left one, clockwise from 0: to the right. */
export function direction(offer: Move): number {
  const dx = offer.b!.x - offer.a!.x;
  return dx === 1 ? 0 : dx === -1 ? 2 : offer.b!.y - offer.a!.y === 1 ? 1 : 3;
}

/** The way of this square that keeps the direction in which the domino lies now. */
export function wayAt(targets: Targets, at: Point, way: number): Move | undefined {
  const ways = waysAt(targets, at);
  return ways.find((offer) => direction(offer) === way && same(offer.a, at)) ?? ways[0];
}

/** While dragging, the nearest legal placement snaps; the direction in which the domino lies now counts as nearer. */
export function nearest(places: readonly Move[], at: Point, way: number): Move | null {
  const middle = (offer: Move) => ({
    x: ((offer.a!.x + offer.b!.x) / 2 + 0.5) * CELL,
    y: ((offer.a!.y + offer.b!.y) / 2 + 0.5) * CELL,
  });
  const alike = places.filter((offer) => direction(offer) === way);
  const rest = places.filter((offer) => direction(offer) !== way);
  return nearestOf(alike, at, middle, CELL * 0.95) ?? nearestOf(rest, at, middle, CELL * 0.95);
}
