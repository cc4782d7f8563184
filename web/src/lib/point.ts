/** A point of a board or of the window. */
export interface Point {
  x: number;
  y: number;
}

/** Whether both are there and one and the same. */
export function same(one: Point | null | undefined, other: Point | null | undefined): boolean {
  return Boolean(one && other && one.x === other.x && one.y === other.y);
}
