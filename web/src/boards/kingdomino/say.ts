/** Kingdomino in sentences. */
import { halvesOf } from './tiles';
import type { Move, View } from './move';
import type { Place } from './order';
import type { Point } from '../../lib/point';
import { say, signed, t } from '../../lib/words.svelte';

export function terrain(name: string): string {
  return t(`terrain-${name}`);
}

export function sayTile(tile: number, view: View): string {
  const halves = halvesOf(tile, view).map((half) =>
    t('kingdomino-half', { terrain: terrain(half.terrain), crowns: half.crowns }),
  );
  return t('kingdomino-tile', { number: tile, left: halves[0] ?? '', right: halves[1] ?? '' });
}

/** A square as people point at it: so many to the right of the castle and so many up. */
export function sayPlace(at: Point): string {
  if (at.x === 0 && at.y === 0) return t('kingdomino-castle');
  const said = t('kingdomino-place', {
    across: at.x === 0 ? 'none' : at.x > 0 ? 'right' : 'left',
    x: Math.abs(at.x),
    along: at.y === 0 ? 'none' : at.y > 0 ? 'down' : 'up',
    y: Math.abs(at.y),
  });
  // In a straight line from the castle one of the two ways is empty.
  return said.replace(/\s*\u2068\u2069\s*/g, ' ').trim();
}

export function sayGain(offer: Move, names: string[]): string {
  const gain = offer.gain ?? 0;
  const why = (offer.why ?? []).map((phrase) => say(phrase, names)).join(', ');
  return t('kingdomino-gain', {
    gain: signed(gain),
    why: why || 'none',
    // Only crowns make points: where nothing is gained none is in sight.
    has: why ? 'yes' : gain === 0 ? 'none' : 'no',
  });
}

export function sayOffer(offer: Move, view: View, names: string[]): string {
  if (offer.kind === 'pick') return t('kingdomino-move-pick', { tile: sayTile(offer.tile, view) });
  if (offer.kind === 'discard') return t('kingdomino-move-discard', { number: offer.tile });
  const where = placement(offer, view);
  // What a planned move or one of the record would bring is not known here.
  return offer.gain === undefined
    ? t('kingdomino-move-place', where)
    : t('kingdomino-move-place-gain', { ...where, gain: sayGain(offer, names) });
}

/** Which round of which game it is; nothing when all is over. */
export function sayRound(view: View): string {
  if (view.stage === 'over') return '';
  // The first choice belongs to no round yet.
  const round = view.round ? t('kingdomino-round', { round: view.round, rounds: view.rounds }) : '';
  const game = view.games > 1 ? t('kingdomino-game', { game: view.game, games: view.games }) : '';
  return [game, round].filter(Boolean).join(' · ');
}

/** When somebody chooses in the next row, as far as that is known. */
export function sayNextTurn({ first, last }: Place): string {
  return first === last ? t('kingdomino-next-order', { place: first }) : t('kingdomino-next-between', { first, last });
}

/** A placement without what it brings. */
export function sayWhere(offer: Move, view: View): string {
  return t('kingdomino-move-place', placement(offer, view));
}

function placement(offer: Move, view: View) {
  const [left, right] = halvesOf(offer.tile, view);
  return {
    left: terrain(left.terrain),
    right: terrain(right.terrain),
    a: sayPlace(offer.a ?? { x: 0, y: 0 }),
    b: sayPlace(offer.b ?? { x: 0, y: 0 }),
  };
}

export function describe(view: View, names: string[]): string[] {
  const kingdoms = view.kingdoms.map((kingdom, seat) => {
    const squares = kingdom.squares
      .filter((square) => square.terrain !== 'castle')
      .sort((p, q) => p.y - q.y || p.x - q.x)
      .map(
        (square) =>
          `${sayPlace(square)}: ${t('kingdomino-half', { terrain: terrain(square.terrain), crowns: square.crowns })}`,
      );
    return t('kingdomino-kingdom', { player: names[seat] ?? '', points: kingdom.points }) + ' ' + squares.join('; ');
  });
  const next = view.next.map(
    (slot) => sayTile(slot.tile, view) + (slot.king === null ? '' : ` – ${names[slot.king] ?? ''}`),
  );
  return [...kingdoms, ...(next.length ? [t('kingdomino-next') + ': ' + next.join('; ')] : [])];
}
