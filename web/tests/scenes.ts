/** Positions as the server sends them; a test of `catalogue` makes them from their moves and keeps them fresh. */
import positions from './positions.json';
import type { Offers, Views } from '../src/lib/wire/Games';

export type Game = keyof Views & keyof Offers;

export interface Scene<G extends Game = Game> {
  name: string;
  game: G;
  seats: number;
  seat: number;
  view: Views[G];
  offers: Offers[G][];
  names: string[];
}

/** Every position, those of all games together. */
export const SCENES = positions.map((one) => ({
  ...one,
  names: ['Ann', 'Bo', 'Cy', 'Di', 'Eve', 'Fay'].slice(0, one.seats),
})) as unknown as Scene[];

export function scene<G extends Game>(game: G, name: string): Scene<G> {
  const found = SCENES.find((one) => one.game === game && one.name === name);
  if (!found) throw new Error(`no position ${name} of ${game}`);
  return found as Scene<G>;
}

/** What stands between a position and its board: everything else a board is given has a default. */
export function props({ view, offers, seat, names }: Scene) {
  return { view, offers, seat, names };
}

/** How one legal move of each game is made by pointing: what is tapped, one after the other, and what that plays. */
export interface Way {
  taps: string[];
  move: string;
}

export function way(game: Game): Way {
  return known(WAYS, game)();
}

/** A part of every board by game, from what `import.meta.glob` has found in the folders of the boards. */
export function byGame<T>(files: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(files).map(([path, part]) => [path.split('/').at(-2), part]));
}

function known<T>(list: Partial<Record<Game, T>>, game: Game): T {
  const found = list[game];
  if (!found) throw new Error(`nothing of ${game}`);
  return found;
}

const WAYS: Partial<Record<Game, () => Way>> = {
  quixo: () => {
    const offer = scene('quixo', 'push').offers.find(({ from, to }) => from?.x === to?.x)!;
    const pad = `[data-pad="${offer.to!.y < offer.from!.y ? 'top' : 'bottom'}"]`;
    return { taps: [`[data-cell="${offer.from!.y * 5 + offer.from!.x}"]`, pad, pad], move: offer.text };
  },
  kingdomino: () => {
    const offer = scene('kingdomino', 'place').offers.find(({ a, b }) => a && b && b.x - a.x === 1)!;
    const at = `[data-at="${offer.a!.x},${offer.a!.y}"]`;
    return { taps: [at, at], move: offer.text };
  },
  triominos: () => {
    const offer = scene('triominos', 'lay').offers.find(({ kind }) => kind === 'lay')!;
    return { taps: [`[data-hand="${offer.tile}"]`, `[data-spot="${offer.text}"]`, '[data-commit]'], move: offer.text };
  },
  dominoes: () => {
    const offer = bothEnds().find(({ end }) => end === 'right')!;
    return { taps: [`[data-hand="${offer.tile}"]`, '[data-end="right"]', '[data-commit]'], move: offer.text };
  },
};

/** The two moves of a tile of the line that fits both ends. */
export function bothEnds(): Offers['dominoes'][] {
  const { offers } = scene('dominoes', 'lay');
  return offers.filter(({ tile }) => tile && offers.filter((other) => other.tile === tile).length === 2);
}

/** The scene on which a game's boards are tried. */
export function usual(game: Game): Scene {
  return scene(game, known({ quixo: 'push', kingdomino: 'place', triominos: 'lay', dominoes: 'lay' }, game));
}
