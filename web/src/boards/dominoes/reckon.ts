/** “Why these points?” in a match of several rounds: the last one, and what came before. A single round has no points yet. */
import type { ScoreLine } from '../../lib/wire/ScoreLine';
import type { View } from './move';

export function scored(view: View): boolean {
  return view.target !== null;
}

export function explain(view: View, seat: number): ScoreLine[] | null {
  if (view.target === null || view.round === 0) return null;
  const all = view.totals[seat] ?? 0;
  const last = view.last_round?.points[seat] ?? 0;
  return [
    { code: 'points-rounds-before', points: all - last },
    { code: 'points-last-round', points: last },
  ];
}
