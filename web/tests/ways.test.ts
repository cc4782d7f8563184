import { describe, expect, it } from 'vitest';
import type { Move } from '../src/boards/kingdomino/move';
import { CELL, direction, nearest, targetsOf, touches, wayAt, waysAt } from '../src/boards/kingdomino/ways';

const lay = (ax: number, ay: number, bx: number, by: number): Move => ({
  text: `${ax},${ay}>${bx},${by}`,
  kind: 'place',
  tile: 7,
  a: { x: ax, y: ay },
  b: { x: bx, y: by },
});
const [east, south, west, north] = [lay(0, 0, 1, 0), lay(0, 0, 0, 1), lay(0, 0, -1, 0), lay(0, 0, 0, -1)];
const places = [west, south, east, north, lay(2, 0, 1, 0)];

describe('where a domino may lie', () => {
  it('counts directions clockwise from the right', () => {
    expect([east, south, west, north].map(direction)).toEqual([0, 1, 2, 3]);
  });

  it('lists a square with every way that touches it, the left half first', () => {
    const targets = targetsOf([lay(1, 0, 2, 0), east]);
    expect(waysAt(targets, { x: 1, y: 0 }).map(({ text }) => text)).toEqual(['1,0>2,0', '0,0>1,0']);
    expect(waysAt(targets, { x: 5, y: 5 })).toEqual([]);
    expect(touches(east, { x: 1, y: 0 }) && !touches(east, { x: 2, y: 0 })).toBe(true);
  });

  it('keeps the direction in which the domino lies, where that is possible', () => {
    const targets = targetsOf(places);
    expect(wayAt(targets, { x: 0, y: 0 }, 3)).toBe(north);
    expect(wayAt(targets, { x: 0, y: 1 }, 3)).toBe(south);
    expect(wayAt(targets, { x: 9, y: 9 }, 0)).toBeUndefined();
  });

  it('snaps to the direction of now before it snaps to what is nearer', () => {
    const at = { x: 0.5 * CELL, y: 0.95 * CELL };
    expect(nearest(places, at, 0)).toBe(east);
    expect(nearest([south, west], at, 0)).toBe(south);
    expect(nearest(places, { x: 20 * CELL, y: 0 }, 0)).toBeNull();
  });
});
