/** A point of a board or of the window. */
export interface Point {
  x: number;
  y: number;
}
