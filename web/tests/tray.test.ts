/** A tray keeps its height however many tiles are drawn: the board above it stays where it is. */
import { describe, expect, it } from 'vitest';
import { ROW } from '../src/boards/triominos/lattice';
import { fit, heightOf } from '../src/lib/tray';

it('shows up to fifteen tiles of Triominos on the smallest phone so that their numbers can be read', () => {
  for (let tiles = 1; tiles <= 15; tiles++) expect(fit(tiles, 228, 84, ROW).one).toBeGreaterThanOrEqual(34);
});

it('lays rows of one length: no tile is alone below the others', () => {
  for (const [tiles, row] of [
    [5, 3],
    [6, 3],
    [8, 4],
    [9, 5],
  ] as const) {
    const found = fit(tiles, 282, 84, ROW);
    expect([tiles, found.row, Math.ceil(tiles / found.row)]).toEqual([tiles, row, 2]);
  }
});

it('leaves the board more rows in a low window', () => {
  for (const [shape, most] of [
    [2, 54],
    [ROW, 84],
  ] as const) {
    expect(heightOf(most, shape, true)).toBeLessThan(heightOf(most, shape) - 20);
    for (let tiles = 1; tiles <= 20; tiles++)
      expect(fit(tiles, 480, most, shape, true).all).toBeLessThanOrEqual(heightOf(most, shape, true));
  }
});

describe.each([
  ['a phone of 320 px', 228],
  ['a phone of 375 px', 282],
  ['a desk', 900],
])('the tray of %s', (_, width) => {
  it.each([
    ['dominoes', 2, 54],
    ['triominos', ROW, 84],
  ])('holds every hand of %s', (_, shape, most) => {
    for (let tiles = 1; tiles <= 40; tiles++) {
      const { all, one, row, wide } = fit(tiles, width, most, shape);
      expect(all).toBeLessThanOrEqual(heightOf(most, shape));
      expect(row * wide).toBeLessThanOrEqual(width);
      expect(one).toBeGreaterThanOrEqual(12);
    }
  });
});
