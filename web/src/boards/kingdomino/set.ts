/** The 48 dominoes as they are printed, for those that have not been laid out yet: w2-f is two crowns on wheat beside forest. */
import type { KingdominoHalf } from '../../lib/wire/KingdominoHalf';
import type { Halves } from './tiles';

const PRINTED = `
w-w w-w f-f f-f f-f f-f t-t t-t t-t g-g g-g s-s
w-f w-t w-g w-s f-t f-g w1-f w1-t w1-g w1-s w1-m f1-w
f1-w f1-w f1-w f1-t f1-g t1-w t1-w t1-f t1-f t1-f t1-f w-g1
t-g1 w-s1 g-s1 m1-w w-g2 t-g2 w-s2 g-s2 m2-w s-m2 s-m2 w-m3`;

const TERRAINS: Record<string, KingdominoHalf['terrain']> = {
  w: 'wheat',
  f: 'forest',
  t: 'water',
  g: 'grass',
  s: 'swamp',
  m: 'mine',
};

const half = (code: string): KingdominoHalf => ({
  terrain: TERRAINS[code[0] ?? 'w'] ?? 'wheat',
  crowns: Number(code[1] ?? 0),
});

/** Each with its number, from 1. */
export const SET: readonly { tile: number; halves: Halves }[] = PRINTED.trim()
  .split(/\s+/)
  .map((code, i) => {
    const [left = '', right = ''] = code.split('-');
    return { tile: i + 1, halves: [half(left), half(right)] };
  });
