/** Quixo in sentences: moves for the list of actions, the board for those who listen. */
import type { Move, View } from './move';
import { t } from '../../lib/words.svelte';
import { side } from './push';

/** A square as the log names it: the column from the left, the row from the top. */
export function square(x: number, y: number): string {
  return `${String.fromCharCode(97 + x)}${y + 1}`;
}

export function sayOffer(offer: Move, _view: View, names: string[]): string {
  if (offer.kind === 'pass' || !offer.from || !offer.to) return t('quixo-move-pass');
  const said = t('quixo-move', {
    from: square(offer.from.x, offer.from.y),
    side: side(offer.from, offer.to),
  });
  const dot = offer.dot === undefined ? '' : ', ' + t('quixo-move-dot', { player: names[offer.dot] ?? '' });
  return said + dot + (offer.wins ? ' – ' + t('quixo-wins') : '');
}

export function describe(view: View): string[] {
  const rows: string[] = [];
  for (let y = 0; y < view.size; y++) {
    const cells = view.cells.slice(y * view.size, (y + 1) * view.size);
    rows.push(
      t('quixo-row', {
        row: y + 1,
        cells: cells.map((cell) => t(`quixo-cube-${cell.symbol ?? 'blank'}`)).join(', '),
      }),
    );
  }
  return rows;
}
