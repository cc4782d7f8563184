/** The halves of a domino, as the rows of the view show them. */
import type { KingdominoHalf } from '../../lib/wire/KingdominoHalf';
import type { View } from './move';

export type Halves = readonly [left: KingdominoHalf, right: KingdominoHalf];

/** The terrains in the order of the pad's palette. */
export const TERRAINS = ['wheat', 'forest', 'water', 'grass', 'swamp', 'mine'] as const;

/** Left and right half of a domino that lies in one of the rows; bare ground for one that does not. */
export function halvesOf(tile: number, { current, next }: Pick<View, 'current' | 'next'>): Halves {
  const slot = [...current, ...next].find((one) => one.tile === tile);
  const bare: KingdominoHalf = { terrain: 'castle', crowns: 0 };
  return slot ? [slot.left, slot.right] : [bare, bare];
}
