/**
 * Seats told apart by shape first, colour second; no shape is a symbol of a game. Paths in a box of 24. Their colours on
 * light ground are kept beside them for pictures made elsewhere; here they come from the theme.
 */
import { shapes } from '../art/seats.json';

export const SHAPES: readonly string[] = shapes;

/** The seat's colour as a style value. */
export function seatColour(seat: number): string {
  return `var(--seat-${seat % SHAPES.length})`;
}

export function seatShape(seat: number): string {
  return SHAPES[seat % SHAPES.length] ?? SHAPES[0]!;
}
