/** A move of the record, read back: `9-4`, `9-4 left` where both ends would do, `draw`, `pass`. */
import type { Move, View } from './move';
import { halves } from './say';

export function read(text: string, view: View): Move | null {
  if (text === 'draw' || text === 'pass') return { text, kind: text };
  const [, tile, said] = /^(\d-\d)(?: (left|right))?$/.exec(text) ?? [];
  if (!tile) return null;
  const fits = (end: number | undefined) => halves(tile).some((half) => half === end);
  const end = said ?? (!view.ends ? 'start' : fits(view.ends[1]) ? 'right' : 'left');
  return { text, kind: 'lay', tile, end: end as 'left' | 'right' | 'start' };
}
