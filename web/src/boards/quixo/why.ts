/** Why a cube cannot be taken, for whoever tries: the words only, the server decides. */
import type { Phrase } from '../../lib/words.svelte';
import type { Cell } from './cells';
import { square } from './say';

export function whyNot(cell: Cell, size: number, symbol: Cell['symbol']): Phrase & { rule: string } {
  const at = square(cell.x, cell.y);
  const rim = [cell.x, cell.y].some((line) => line === 0 || line === size - 1);
  if (!rim) return { code: 'refused-quixo-not-border', args: { square: at }, rule: 'Q2' };
  if (cell.symbol !== symbol) return { code: 'refused-quixo-other-symbol', args: { square: at }, rule: 'Q2' };
  return { code: 'refused-quixo-other-dot', args: { square: at, seat: cell.dot ?? 0 }, rule: 'Q11' };
}
