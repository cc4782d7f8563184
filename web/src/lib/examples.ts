/** Small positions for the pictures in the rules. A test checks that neighbours match. */
import type { Bone } from './layout/snake';
import type { Spot } from './layout/lattice';
import type { KingdomSquare } from './views';

export const DOMINO_LINE: Bone[] = [
  { left: 7, right: 2 },
  { left: 2, right: 9 },
  { left: 9, right: 9 },
  { left: 9, right: 4 },
  { left: 4, right: 0 },
];

/** Six tiles around the point at the middle, which shows 3 on all of them. */
export const HEXAGON: (Spot & { corners: number[] })[] = [
  { x: 0, y: 0, up: false, corners: [0, 2, 3] },
  { x: 1, y: 0, up: true, corners: [2, 3, 3] },
  { x: 1, y: 1, up: false, corners: [3, 3, 4] },
  { x: 0, y: 1, up: true, corners: [3, 4, 1] },
  { x: -1, y: 1, up: false, corners: [3, 3, 1] },
  { x: -1, y: 0, up: true, corners: [0, 3, 3] },
];

export const PUSH: ('cross' | 'circle' | null)[] = ['circle', null, 'cross', 'circle', 'cross'];

const square = (x: number, y: number, terrain: string, crowns: number, tile: number): KingdomSquare => ({
  x,
  y,
  terrain,
  crowns,
  tile,
});

/** Forest: four squares, two crowns. Wheat: one square, one crown. A lake without a crown. */
export const KINGDOM: KingdomSquare[] = [
  { x: 0, y: 0, terrain: 'castle', crowns: 0, tile: null },
  square(1, 0, 'forest', 0, 3),
  square(2, 0, 'forest', 0, 3),
  square(1, -1, 'forest', 1, 24),
  square(0, -1, 'wheat', 0, 24),
  square(2, 1, 'forest', 1, 28),
  square(1, 1, 'water', 0, 28),
  square(-1, 0, 'water', 0, 7),
  square(-2, 0, 'water', 0, 7),
  square(0, 1, 'wheat', 1, 19),
  square(-1, 1, 'forest', 0, 19),
];
