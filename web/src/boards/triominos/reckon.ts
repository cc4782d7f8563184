/** “Why these points?” while a game runs: the view counts them by what they were for. */
import type { ScoreLine } from '../../lib/wire/ScoreLine';
import type { View } from './move';

const TALLY = ['tiles', 'starts', 'bridges', 'doubles', 'hexagons', 'draws', 'misses', 'outs', 'hands'];

export function explain(view: View, seat: number): ScoreLine[] | null {
  const counted = view.tally[seat] ?? [];
  return counted.flatMap((points, i) =>
    points === 0 ? [] : [{ code: `score-triominos-${TALLY[i] ?? 'tiles'}`, points }],
  );
}
