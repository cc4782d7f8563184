/** A push that made a line. */
import type { Happened } from '../../lib/board';
import { t } from '../../lib/words.svelte';
import type { View } from './move';

export function moment({ after }: Happened<View>): string {
  return after.line.length ? t('quixo-moment', { count: after.size }) : '';
}
