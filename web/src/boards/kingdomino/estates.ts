/** Properties of a kingdom with their squares: lit when one is complete, and counted one by one at the end. */
import { reach } from './frame';
import type { Square, View } from './move';

export interface Estate {
  terrain: string;
  squares: Square[];
  crowns: number;
}

const key = (x: number, y: number) => `${x},${y}`;
const beside = ({ x, y }: { x: number; y: number }) => [key(x - 1, y), key(x + 1, y), key(x, y - 1), key(x, y + 1)];

export function estates(squares: readonly Square[]): Estate[] {
  const left = new Map(squares.filter(({ terrain }) => terrain !== 'castle').map((one) => [key(one.x, one.y), one]));
  const found: Estate[] = [];
  for (const [name, first] of left) {
    left.delete(name);
    const whole = [first];
    for (const square of whole)
      for (const next of beside(square)) {
        const other = left.get(next);
        if (other?.terrain !== first.terrain) continue;
        left.delete(next);
        whole.push(other);
      }
    const crowns = whole.reduce((sum, { crowns }) => sum + crowns, 0);
    found.push({ terrain: first.terrain, squares: whole, crowns });
  }
  return found;
}

/** Whether nothing can be added: all around it lies something else, or the kingdom may not reach there. */
function closed(estate: Estate, squares: readonly Square[], size: number): boolean {
  const frame = reach(squares, size);
  const filled = new Set(squares.map(({ x, y }) => key(x, y)));
  const open = (name: string) => {
    const [x = 0, y = 0] = name.split(',').map(Number);
    const within = x >= frame.left && y >= frame.top && x < frame.left + frame.columns && y < frame.top + frame.rows;
    return within && !filled.has(name);
  };
  return !estate.squares.some((square) => beside(square).some(open));
}

/** The property of worth that the newest domino of a kingdom has completed. */
export function completed(before: View, after: View, seat: number): Estate | null {
  const [was, is] = [before.kingdoms[seat]?.squares ?? [], after.kingdoms[seat]?.squares ?? []];
  if (is.length <= was.length) return null;
  const had = estates(was).filter((one) => closed(one, was, before.size));
  const known = new Set(had.flatMap((one) => one.squares.map(({ x, y }) => key(x, y))));
  const done = estates(is).filter(
    (one) =>
      one.crowns > 0 &&
      one.squares.length > 1 &&
      closed(one, is, after.size) &&
      !one.squares.every(({ x, y }) => known.has(key(x, y))),
  );
  return done.sort((a, b) => b.squares.length * b.crowns - a.squares.length * a.crowns)[0] ?? null;
}
