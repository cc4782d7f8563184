/** “Why these points?” while a game runs, from what its view shows. After the end the server sends the whole sum. */
import { snug } from './layout/frame';
import { properties } from './pad';
import type { DominoesView, KingdominoView, TriominosView } from './views';
import type { ScoreLine } from './wire/ScoreLine';

const TALLY = ['tiles', 'starts', 'bridges', 'doubles', 'hexagons', 'draws', 'misses', 'outs', 'hands'];

export function explain(game: string, view: unknown, seat: number): ScoreLine[] | null {
  if (game === 'kingdomino') return kingdom(view as KingdominoView, seat);
  if (game === 'triominos') return tally(view as TriominosView, seat);
  if (game === 'dominoes') return rounds(view as DominoesView, seat);
  return null;
}

function kingdom(view: KingdominoView, seat: number): ScoreLine[] {
  const realm = view.kingdoms[seat];
  if (!realm) return [];
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

/** A match of several rounds: the last one, and what came before. */
function rounds(view: DominoesView, seat: number): ScoreLine[] | null {
  if (view.target === null || view.round === 0) return null;
  const all = view.totals[seat] ?? 0;
  const last = (view.last_round as { points?: number[] } | null)?.points?.[seat] ?? 0;
  return [
    { code: 'points-rounds-before', points: all - last },
    { code: 'points-last-round', points: last },
  ];
}

function tally(view: TriominosView, seat: number): ScoreLine[] {
  const counted = view.tally?.[seat] ?? [];
  return counted.flatMap((points, i) =>
    points === 0 ? [] : [{ code: `score-triominos-${TALLY[i] ?? 'tiles'}`, points }],
  );
}
