/** What a player may think about off turn. One's own kingdom stays as it is; whether a move is legal the server says when its turn comes. */
import { reach } from './frame';
import { halvesOf } from './tiles';
import type { Move, Slot, View } from './move';

const WAYS = [
  ['e', 1, 0],
  ['s', 0, 1],
  ['w', -1, 0],
  ['n', 0, -1],
] as const;

export function plan(view: View, seat: number): Move[] {
  if (view.stage === 'over') return [];
  const own = (slot: Slot) => slot.king === seat && !slot.done;
  const now = view.current.find(own);
  if (now) return places(view, seat, now.tile);
  if (view.order.includes(seat)) return picks(view);
  const next = view.next.find(own);
  return next ? places(view, seat, next.tile) : [];
}

function picks(view: View): Move[] {
  const free = view.next.filter((slot) => slot.king === null);
  return free.map(({ tile }) => ({ text: `pick ${tile}`, kind: 'pick', tile }));
}

function places(view: View, seat: number, tile: number): Move[] {
  const squares = view.kingdoms[seat]?.squares ?? [];
  const at = new Map(squares.map((square) => [`${square.x},${square.y}`, square.terrain]));
  const frame = reach(squares, view.size);
  const [left, right] = halvesOf(tile, view);
  const double = left.terrain === right.terrain && left.crowns === right.crowns;
  const fits = (x: number, y: number, terrain: string) =>
    WAYS.some(([, dx, dy]) => ['castle', terrain].includes(at.get(`${x + dx},${y + dy}`) ?? ''));
  const free = (x: number, y: number) =>
    !at.has(`${x},${y}`) &&
    x >= frame.left &&
    y >= frame.top &&
    x < frame.left + frame.columns &&
    y < frame.top + frame.rows;
  const found: Move[] = [];
  for (let y = frame.top; y < frame.top + frame.rows; y++)
    for (let x = frame.left; x < frame.left + frame.columns; x++)
      for (const [way, dx, dy] of WAYS.slice(0, double ? 2 : 4)) {
        const b = { x: x + dx, y: y + dy };
        if (!free(x, y) || !free(b.x, b.y)) continue;
        if (!fits(x, y, left.terrain) && !fits(b.x, b.y, right.terrain)) continue;
        const grown = reach([...squares, { x, y }, b], view.size);
        if (grown.columns < view.size || grown.rows < view.size) continue;
        found.push({ text: `${tile}@${x},${y}>${way}`, kind: 'place', tile, a: { x, y }, b });
      }
  return found;
}
