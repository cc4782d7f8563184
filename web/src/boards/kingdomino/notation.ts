/** A move of the record, read back: `48@1,0>e`, `discard 48`, `pick 37`. */
import type { Move } from './move';

const WAYS: Record<string, [number, number]> = { e: [1, 0], s: [0, 1], w: [-1, 0], n: [0, -1] };

export function read(text: string): Move | null {
  const [, word, number] = /^(pick|discard) (\d+)$/.exec(text) ?? [];
  if (word) return { text, kind: word as 'pick' | 'discard', tile: Number(number) };
  const [, tile, across, along, way] = /^(\d+)@(-?\d+),(-?\d+)>([eswn])$/.exec(text) ?? [];
  if (!way) return null;
  const [x, y] = [Number(across), Number(along)];
  const [dx, dy] = WAYS[way]!;
  return { text, kind: 'place', tile: Number(tile), a: { x, y }, b: { x: x + dx, y: y + dy } };
}
