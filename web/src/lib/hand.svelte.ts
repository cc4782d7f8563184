/** The order in which a player likes to hold the tiles: kept on this device for as long as the table. */
const KEPT = 24;
const NAME = 'klots-hands';

type Kept = [table: string, tiles: string[]][];

export class HandOrder {
  /** The tiles as they were put last; null while nobody has moved one. */
  own = $state.raw<string[] | null>(null);
  readonly #table: string;

  constructor(table: string) {
    this.#table = table;
    this.own = read().find(([name]) => name === table)?.[1] ?? null;
  }

  /** The hand in the player's own order; tiles that came later stand behind. */
  sort(tiles: readonly string[]): string[] {
    const order = this.own ?? [];
    const place = (tile: string) => (order.includes(tile) ? order.indexOf(tile) : order.length);
    return [...tiles].sort((one, other) => place(one) - place(other));
  }

  /** Puts a tile so that it stands at this place of the hand as it is shown. */
  put(shown: readonly string[], tile: string, at: number): void {
    const rest = shown.filter((other) => other !== tile);
    const to = Math.max(0, Math.min(at, rest.length));
    this.keep([...rest.slice(0, to), tile, ...rest.slice(to)]);
  }

  keep(order: string[] | null): void {
    this.own = order;
    const others = read().filter(([name]) => name !== this.#table);
    const kept: Kept = order && this.#table ? [[this.#table, order], ...others] : others;
    try {
      localStorage.setItem(NAME, JSON.stringify(kept.slice(0, KEPT)));
    } catch {
      // It then lasts as long as the page.
    }
  }
}

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? '[]') as Kept;
  } catch {
    return [];
  }
}
