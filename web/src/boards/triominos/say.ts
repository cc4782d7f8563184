/** Triominos in sentences. */
import type { Move, View } from './move';
import { t } from '../../lib/words.svelte';

export function sayTile(tile: string): string {
  return tile.replaceAll('-', ' ');
}

/** What a placement brings, in figures: 11, or 11 + 40 for a bridge. */
export function sayPoints(offer: Move): string {
  const several = (offer.hexagons ?? 0) > 1;
  const bonus = several ? `hexagons${offer.hexagons}` : (offer.bonus ?? 'none');
  return t('triominos-points', { points: offer.points ?? 0, bonus });
}

export function sayOffer(offer: Move, view: View): string {
  if (offer.kind === 'draw') return t('triominos-draw');
  if (offer.kind === 'pass') return t('triominos-pass');
  if (offer.points === undefined)
    return t('triominos-move-beside', { tile: sayTile(offer.tile ?? ''), beside: beside(offer, view) });
  if (!view.table.length)
    return t('triominos-move-start', { tile: sayTile(offer.tile ?? ''), points: sayPoints(offer) });
  return t('triominos-move-lay', {
    tile: sayTile(offer.tile ?? ''),
    beside: beside(offer, view),
    points: sayPoints(offer),
  });
}

/** The tiles that the spot shares a side with, so that a listener knows where it is. */
function beside(offer: Move, view: View): string {
  const x = offer.x ?? 0;
  const y = offer.y ?? 0;
  const near = [
    [x - 1, y],
    [x + 1, y],
    [x, offer.up ? y + 1 : y - 1],
  ];
  return view.table
    .filter((laid) => near.some(([nx, ny]) => laid.x === nx && laid.y === ny))
    .map((laid) => sayTile(laid.tile))
    .join(', ');
}

/** The table and the tiles on it, as they were laid. */
export function sayTable(view: View): string {
  const laid = view.table.map((tile) => sayTile(tile.tile)).join('; ');
  return t('triominos-table', { count: view.table.length, tiles: laid || '–' });
}

export function describe(view: View, names: string[]): string[] {
  const hands = view.hands.map((hand, seat) =>
    t('hand-count', { player: names[seat] ?? '', count: hand.count, points: view.scores[seat] ?? 0 }),
  );
  return [sayTable(view), ...hands, t('pool-count', { count: view.pool })];
}
