/** One's own hand in the order that its player likes: by hand, by pips, doubles first. */
import { HandOrder } from '../../lib/hand.svelte';
import { settings } from '../../lib/settings.svelte';
import { halves } from './say';

const ORDERS = ['drawn', 'pips', 'doubles'] as const;

const sum = (tile: string) => halves(tile)[0] + halves(tile)[1];
const double = (tile: string) => (halves(tile)[0] === halves(tile)[1] ? 100 : 0);

export class SortedHand {
  readonly #own: HandOrder;
  readonly #held: () => readonly string[];

  constructor(table: string, held: () => readonly string[]) {
    this.#own = new HandOrder(table);
    this.#held = held;
  }

  readonly tiles = $derived.by(() => {
    const tiles = [...this.#held()];
    if (settings.order === 'pips') return tiles.sort((p, q) => sum(q) - sum(p));
    if (settings.order === 'doubles') return tiles.sort((p, q) => double(q) + sum(q) - double(p) - sum(p));
    return this.#own.sort(tiles);
  });

  /** Which order it is in. */
  get order(): 'own' | (typeof ORDERS)[number] {
    return settings.order === 'drawn' && this.#own.own ? 'own' : settings.order;
  }

  /** Whoever moves a tile by hand has an order of one's own. */
  put(tile: string, at: number): void {
    this.#own.put(this.tiles, tile, at);
    settings.order = 'drawn';
  }

  /** One's own order, by pips, doubles first; after that as drawn, and one's own is forgotten. */
  sort(): void {
    if (settings.order === 'doubles') this.#own.keep(null);
    settings.order = ORDERS[(ORDERS.indexOf(settings.order) + 1) % 3]!;
  }
}
