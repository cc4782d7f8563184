/** Where the light of a lesson falls: around each thing it is about, or around all where that would be confetti. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const AROUND = 6;
const MOST = 4;

const area = ({ w, h }: Box) => w * h;

function union(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return { x, y, w: Math.max(one.x + one.w, other.x + other.w) - x, h: Math.max(one.y + one.h, other.y + other.h) - y };
}

/** What lies side by side is one thing: together it is hardly larger than apart. */
const beside = (one: Box, other: Box) => area(union(one, other)) <= 1.2 * (area(one) + area(other));

export function lights(boxes: Box[]): Box[] {
  const lit = [...boxes];
  for (let i = 0; i < lit.length; i++) {
    const j = lit.findIndex((other, k) => k > i && beside(lit[i]!, other));
    if (j < 0) continue;
    lit[i] = union(lit[i]!, lit.splice(j, 1)[0]!);
    i = -1;
  }
  const few = lit.length > MOST ? [lit.reduce(union)] : lit;
  return few.map(({ x, y, w, h }) => ({ x: x - AROUND, y: y - AROUND, w: w + 2 * AROUND, h: h + 2 * AROUND }));
}
