/** A domino that completed a property. */
import type { Happened } from '../../lib/board';
import { t } from '../../lib/words.svelte';
import { completed } from './estates';
import type { View } from './move';

export function moment({ seat, before, after }: Happened<View>): string {
  const estate = completed(before, after, seat);
  return estate ? t('kingdomino-moment', { points: estate.squares.length * estate.crowns }) : '';
}
