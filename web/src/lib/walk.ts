/** Walking between the targets of a board by arrow keys. */
import type { Point } from './point';

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Which of the points lies in the direction of this arrow key, nearest first, by geometry; −1 if none does. */
export function towards(points: readonly Point[], from: Point, key: string): number {
  const way = WAYS[key];
  if (!way) return -1;
  let best = -1;
  let least = Infinity;
  points.forEach((point, i) => {
    const along = (point.x - from.x) * way.x + (point.y - from.y) * way.y;
    const aside = Math.abs((point.x - from.x) * way.y) + Math.abs((point.y - from.y) * way.x);
    if (along <= 1e-6) return;
    const cost = along + aside * 2;
    if (cost < least) {
      least = cost;
      best = i;
    }
  });
  return best;
}

/** As {@link towards}, but wraps round to the far end when nothing lies that way, so that every target can be reached. */
export function step(points: readonly Point[], from: Point, key: string): number {
  const found = towards(points, from, key);
  if (found >= 0 || !WAYS[key]) return found;
  const way = WAYS[key];
  let best = -1;
  let least = Infinity;
  points.forEach((point, i) => {
    const along = point.x * way.x + point.y * way.y;
    const aside = Math.abs((point.x - from.x) * way.y) + Math.abs((point.y - from.y) * way.x);
    if (along + aside * 2 < least) {
      least = along + aside * 2;
      best = i;
    }
  });
  return best;
}
