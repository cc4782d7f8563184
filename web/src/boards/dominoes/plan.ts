/** What a player may think about off turn: tiles of the hand at the ends that are open now. The server says later whether it is legal. */
import type { Move, View } from './move';
import { halves } from './say';

export function plan(view: View, seat: number): Move[] {
  const ends = view.ends;
  if (!ends) return [];
  const sides = ends[0] === ends[1] ? (['right'] as const) : (['left', 'right'] as const);
  return (view.hands[seat]?.tiles ?? []).flatMap((tile) =>
    sides.flatMap((end) => {
      const [low, high] = halves(tile);
      const joins = ends[end === 'left' ? 0 : 1];
      if (low !== joins && high !== joins) return [];
      const open = low === joins ? high : low;
      const after: [number, number] = end === 'left' ? [open, ends[1]] : [ends[0], open];
      return [{ text: `${tile} ${end}`, kind: 'lay' as const, tile, end, ends: after }];
    }),
  );
}
