/** A tray keeps its height however many tiles are drawn: the board above it stays where it is. */
import { describe, expect, it } from 'vitest';
import { ROW } from '../src/boards/triominos/lattice';
import { fit, heightOf } from '../src/lib/tray';

it('shows up to fifteen tiles of Triominos on the smallest phone so that their numbers can be read', () => {
  for (let tiles = 1; tiles <= 15; tiles++) expect(fit(tiles, 228, 84, ROW).one).toBeGreaterThanOrEqual(34);
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
