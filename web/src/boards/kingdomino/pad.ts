/** Sums for people who have the box on the table. */

export interface PadSquare {
  terrain: string | null;
  crowns: number;
}

export interface Property {
  terrain: string;
  squares: number;
  crowns: number;
  points: number;
}

/** Every property of a kingdom (K16): squares of one terrain joined by sides, squares × crowns, best first. */
export function properties(squares: readonly PadSquare[], size: number): Property[] {
  const seen = new Set<number>();
  const found: Property[] = [];
  squares.forEach((square, start) => {
    if (!square.terrain || square.terrain === 'castle' || seen.has(start)) return;
    const terrain = square.terrain;
    const open = [start];
    seen.add(start);
    let count = 0;
    let crowns = 0;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      count += 1;
      crowns += squares[at]!.crowns;
      for (const next of beside(at, size)) {
        if (!seen.has(next) && squares[next]?.terrain === terrain) {
          seen.add(next);
          open.push(next);
        }
      }
    }
    found.push({ terrain, squares: count, crowns, points: count * crowns });
  });
  return found.sort((a, b) => b.points - a.points || b.squares - a.squares);
}

function beside(at: number, size: number): number[] {
  const [x, y] = [at % size, Math.floor(at / size)];
  const near: [number, number][] = [
    [x - 1, y],
    [x + 1, y],
    [x, y - 1],
    [x, y + 1],
  ];
  return near.filter(([nx, ny]) => nx >= 0 && ny >= 0 && nx < size && ny < size).map(([nx, ny]) => ny * size + nx);
}

/** Whether the castle is the middle of everything placed (K19). */
export function castleInMiddle(squares: readonly PadSquare[], size: number): boolean {
  const filled = squares.flatMap((square, i) => (square.terrain ? [i] : []));
  const castle = squares.findIndex((square) => square.terrain === 'castle');
  if (castle < 0 || filled.length < 2) return false;
  const xs = filled.map((i) => i % size);
  const ys = filled.map((i) => Math.floor(i / size));
  const even = (least: number, most: number, at: number) => at - least === most - at;
  return (
    even(Math.min(...xs), Math.max(...xs), castle % size) &&
    even(Math.min(...ys), Math.max(...ys), Math.floor(castle / size))
  );
}

/** Whether nothing is missing (K20). */
export function complete(squares: readonly PadSquare[]): boolean {
  return squares.every((square) => square.terrain);
}
