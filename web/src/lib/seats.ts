/** Seats told apart by shape first, colour second. Paths in a box of 24. */
export const SHAPES: readonly string[] = [
  'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18z',
  'M12 1.500L22.500 12L12 22.500L1.500 12z',
  'M3.500 3.500H20.500V20.500H3.500z',
  'M12 2.500L22.500 21H1.500z',
  'M12 1.500L15.200 8.700L23 9.500L17.100 14.700L18.800 22.400L12 18.400L5.200 22.400L6.900 14.700L1 9.500L8.800 8.700z',
  'M8.500 2H15.500V8.500H22V15.500H15.500V22H8.500V15.500H2V8.500H8.500z',
  'M12 1.500L21.500 7V17L12 22.500L2.500 17V7z',
  'M12 21.500L3 12.500a5.600 5.600 0 0 1 9-7a5.600 5.600 0 0 1 9 7z',
  'M1.500 3H22.500L12 21.500z',
  'M16.500 2.500a10 10 0 1 0 0 19a8.200 8.200 0 0 1 0-19z',
];

/** The seat's colour as a style value. */
export function seatColour(seat: number): string {
  return `var(--seat-${seat % SHAPES.length})`;
}

export function seatShape(seat: number): string {
  return SHAPES[seat % SHAPES.length] ?? SHAPES[0]!;
}
