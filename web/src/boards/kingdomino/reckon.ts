/** “Why these points?” while a game runs, from what its view shows. After the end the server sends the whole sum. */
import type { ScoreLine } from '../../lib/wire/ScoreLine';
import { snug } from './frame';
import type { View } from './move';
import { properties } from './pad';

export function explain(view: View, seat: number): ScoreLine[] | null {
  const realm = view.kingdoms[seat];
  if (!realm) return null;
  const { left, top } = snug(realm.squares, view.size);
  const side = view.size * 2;
  const grid = Array.from({ length: side * side }, () => ({ terrain: null as string | null, crowns: 0 }));
  for (const square of realm.squares) {
    grid[(square.y - top) * side + (square.x - left)] = { terrain: square.terrain, crowns: square.crowns };
  }
  const lines: ScoreLine[] = properties(grid, side)
    .filter((property) => property.points > 0)
    .map(({ terrain, squares, crowns, points }) => ({
      code: 'score-kingdomino-property',
      args: { terrain, squares, crowns },
      points,
    }));
  const rest = realm.points - lines.reduce((sum, line) => sum + line.points, 0);
  if (rest !== 0) lines.push({ code: 'points-bonus', points: rest });
  const before = view.totals[seat] ?? 0;
  if (before !== 0) lines.unshift({ code: 'points-before', points: before });
  return lines;
}
