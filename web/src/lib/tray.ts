/** How the tiles of a hand lie in a tray of one height: rows as long as it is wide, tiles as large as they can be. */

/** Between two tiles. */
export const GAP = 5;
/** Left and right of all. */
const EDGES = 12;
/** The highest tile. */
const HIGHEST = 132;
/**
 * What a finger needs around a tile, and the narrowest and the lowest tile then: a great many are small, but none hides,
 * and one that could not be read gives way to a smaller place for the finger.
 */
const WAYS = [
  [44, 24, 29],
  [30, 24, 18],
  [24, 16, 13],
  [16, 12, 0],
] as const;

export interface Fit {
  /** The width of a tile. */
  one: number;
  /** What it takes with the room for a finger. */
  wide: number;
  high: number;
  /** How far that room goes beyond the tile. */
  beside: number;
  above: number;
  /** How many lie in a row. */
  row: number;
  /** The height of all rows. */
  all: number;
}

/** In a low window, where the board needs every row. */
const LOW = 68;

/** The same for one tile and for many: what is above stays where it is when a tile is drawn or laid. */
export const heightOf = (most: number, shape: number, low = false): number =>
  (low ? LOW : Math.max(most * shape, 96)) + GAP;

/** Tiles of at most this width, `shape` times as high, in a tray so wide. */
export function fit(tiles: number, width: number, most: number, shape: number, low = false): Fit {
  const height = heightOf(most, shape, low);
  for (const [finger, smallest, lowest] of WAYS)
    for (let one = Math.min(most, HIGHEST / shape); one >= smallest && one * shape >= lowest; one -= 2) {
      const found = laid(tiles, width, shape, one, finger);
      if (found.all <= height) return found;
    }
  const [finger, smallest] = WAYS.at(-1)!;
  return laid(tiles, width, shape, smallest, finger);
}

function laid(tiles: number, width: number, shape: number, one: number, finger: number): Fit {
  const [wide, high] = [Math.max(one, Math.min(finger, one + 6)), Math.max(one * shape, finger)];
  const rows = Math.ceil(tiles / Math.max(1, Math.floor((width - EDGES + GAP) / (wide + GAP))));
  return {
    ...{ one, wide, high },
    // Rows of one length: no tile lies alone below the others.
    row: Math.ceil(tiles / Math.max(rows, 1)),
    beside: (wide - one) / 2,
    above: (high - one * shape) / 2,
    all: rows * (high + GAP) - GAP,
  };
}
