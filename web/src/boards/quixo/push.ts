/** The geometry of a push, for drawing it before it is made. No rules: legal pushes come with the view. */
import type { Point } from '../../lib/point';
import type { Step } from '../../lib/trail';
import type { Move } from './move';

/** The first and the third seat play crosses, the others circles. */
export function symbolOf(seat: number): 'cross' | 'circle' {
  return seat % 2 === 0 ? 'cross' : 'circle';
}

/** The side of the board at which a seat sits, from below to the left around, seen by this player: partners face each other. */
export function facing(seat: number | null, by: number | null): number | null {
  return seat === null ? null : (seat - (by ?? 0) + 4) % 4;
}

export type Side = 'top' | 'right' | 'bottom' | 'left';

/** From which side of the board the cube is pushed in. */
export function side(from: Point, to: Point): Side {
  if (from.y === to.y && from.x !== to.x) return to.x < from.x ? 'left' : 'right';
  return to.y < from.y ? 'top' : 'bottom';
}

/** Where the pad of a push lies: one cell outside the board, in the line of the push. */
export function pad(from: Point, to: Point): Point {
  const away = { top: [0, -1], right: [1, 0], bottom: [0, 1], left: [-1, 0] }[side(from, to)] as [number, number];
  return { x: to.x + away[0], y: to.y + away[1] };
}

/** How far a cell moves while the cube goes from one end of the gap to the other. */
export function shift(cell: Point, from: Point, to: Point): Point {
  const still = { x: 0, y: 0 };
  const way = { x: Math.sign(from.x - to.x), y: Math.sign(from.y - to.y) };
  if (cell.x === from.x && cell.y === from.y) return { x: to.x - from.x, y: to.y - from.y };
  const between = (v: number, p: number, q: number) => v >= Math.min(p, q) && v <= Math.max(p, q);
  const inLine =
    way.y === 0
      ? cell.y === from.y && between(cell.x, from.x, to.x)
      : cell.x === from.x && between(cell.y, from.y, to.y);
  return inLine ? way : still;
}

const KEYS: Record<string, Side> = { ArrowUp: 'top', ArrowRight: 'right', ArrowDown: 'bottom', ArrowLeft: 'left' };

/** The push of this cube from the side that the arrow key names. */
export function byKey(offers: readonly Move[], key: string): Move | undefined {
  return offers.find((offer) => offer.from && offer.to && side(offer.from, offer.to) === KEYS[key]);
}

/** A push as it is written: `a1>a5`. */
export function read(text: string): { from: Point; to: Point } | null {
  const [, a = '', b = '', c = '', d = ''] = /^([a-z])(\d+)>([a-z])(\d+)/.exec(text) ?? [];
  if (!d) return null;
  const point = (column: string, row: string) => ({ x: column.charCodeAt(0) - 97, y: Number(row) - 1 });
  return { from: point(a, b), to: point(c, d) };
}

/** Where the cubes of these pushes lie now: later pushes have moved them on, or taken them again. */
export function marks(steps: readonly Step[]): (Point & { turn: number })[] {
  let found: (Point & { turn: number })[] = [];
  for (const { text, turn } of steps) {
    const push = read(text);
    if (!push) continue;
    const { from, to } = push;
    found = found
      .filter((mark) => mark.x !== from.x || mark.y !== from.y)
      .map((mark) => {
        const by = shift(mark, from, to);
        return { x: mark.x + by.x, y: mark.y + by.y, turn: mark.turn };
      });
    found.push({ ...to, turn });
  }
  return found;
}
