/** What a player may think about off turn: every push of a cube that could be taken now. The server says later whether it is legal. */
import type { Move, View } from './move';
import { symbolOf } from './push';
import { square } from './say';

export function plan(view: View, seat: number): Move[] {
  if (view.winner !== null) return [];
  const last = view.size - 1;
  const symbol = symbolOf(seat);
  const four = view.cells.some((cell) => cell.dot !== null);
  const dots = four ? [seat, (seat + 2) % 4] : [undefined];
  return view.cells.flatMap((cell, i) => {
    const from = { x: i % view.size, y: Math.floor(i / view.size) };
    const rim = [from.x, from.y].some((line) => line === 0 || line === last);
    if (!rim || (cell.symbol !== null && cell.symbol !== symbol)) return [];
    if (cell.dot !== null && cell.dot !== seat) return [];
    const ends = [
      { x: 0, y: from.y },
      { x: last, y: from.y },
      { x: from.x, y: 0 },
      { x: from.x, y: last },
    ].filter((to) => to.x !== from.x || to.y !== from.y);
    return ends.flatMap((to) =>
      dots.map((dot) => ({
        text: `${square(from.x, from.y)}>${square(to.x, to.y)}${dot === undefined ? '' : `@${dot}`}`,
        kind: 'push' as const,
        from,
        to,
        ...(dot === undefined ? {} : { dot }),
        wins: false,
        loses: false,
      })),
    );
  });
}
