/** Double 9 in sentences. */
import type { Move, View } from './move';
import { t } from '../../lib/words.svelte';

export function sayTile(tile: string): string {
  const [left, right] = halves(tile);
  return left === right ? t('dominoes-double', { number: left }) : t('dominoes-tile', { left, right });
}

export function halves(tile: string): [number, number] {
  const [left = 0, right = 0] = tile.split('-').map(Number);
  return [left, right];
}

/** Why a tile cannot be played; written as in the log, since the sentence begins with it. */
export function sayMisfit(tile: string, [left, right]: [number, number]): string {
  return t('dominoes-fits-nowhere', { tile, left, right, ends: left === right ? 'equal' : 'two' });
}

/** A move one may make; its tile is written as in the log, since the entry begins with it. */
export function sayOffer(offer: Move, view: View): string {
  if (offer.kind === 'draw') return t('dominoes-draw');
  if (offer.kind === 'pass') return t('dominoes-pass');
  const end = offer.end ?? 'start';
  const number = view.ends ? view.ends[end === 'left' ? 0 : 1] : -1;
  return t('dominoes-move-lay', { tile: offer.tile ?? '0-0', end, number });
}

export function describe(view: View, names: string[]): string[] {
  const line = view.line.map((bone) => `${bone.left}-${bone.right}`).join(' ');
  const hands = view.hands.map((hand, seat) =>
    t('hand-count', { player: names[seat] ?? '', count: hand.count, points: view.totals[seat] ?? 0 }),
  );
  const ends = view.ends ? [t('dominoes-ends', { left: view.ends[0], right: view.ends[1] })] : [];
  return [
    t('dominoes-line', { count: view.line.length, tiles: line || '–' }),
    ...ends,
    ...hands,
    t('stock-count', { count: view.stock }),
  ];
}

/** The same tile at the same end with the same half outwards: only that was meant. */
export function sameMove(offer: Move): string {
  return [offer.kind, offer.tile, offer.end, offer.ends?.[offer.end === 'left' ? 0 : 1]].join(' ');
}
