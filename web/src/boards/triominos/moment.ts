/** A tile that did more than fit: the log says what, with the move. */
import type { Happened } from '../../lib/board';
import { t } from '../../lib/words.svelte';
import type { View } from './move';

export function moment({ tell }: Happened<View>): string {
  const bonus = tell?.args?.['bonus'];
  return typeof bonus === 'string' && bonus !== 'none' ? t('triominos-moment', { bonus }) : '';
}
