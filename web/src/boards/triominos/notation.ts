/** A move of the record, read back: `3-5-5@2,-1`, `draw`, `pass`. What it brought is not written there. */
import type { Move } from './move';

export function read(text: string): Move | null {
  if (text === 'draw' || text === 'pass') return { text, kind: text };
  const [, tile, across, along] = /^(\d-\d-\d)@(-?\d+),(-?\d+)$/.exec(text) ?? [];
  if (!tile) return null;
  const [x, y] = [Number(across), Number(along)];
  // The first tile, at 0,0, points up; neighbours point the other way.
  return { text, kind: 'lay', tile, x, y, up: (x + y) % 2 === 0 };
}
