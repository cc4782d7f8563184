/** The four boards behind one door; each is loaded when its game is opened. */
import type { Component } from 'svelte';
import type { BoardProps, GameName } from '../lib/views';
import { open } from '../lib/words.svelte';

/** A move as every list of moves knows it. */
export interface AnyOffer {
  text: string;
}

export interface BoardKit {
  Board: Component<BoardProps<unknown, AnyOffer>>;
  /** A move as a sentence. */
  sayOffer: (offer: AnyOffer, view: unknown, names: string[]) => string;
  /** The whole table as sentences. */
  describe: (view: unknown, names: string[]) => string[];
  /** Loads what reads a move of the record back, in the position in which it was made. */
  reader: () => Promise<{ read: (text: string, view: unknown) => AnyOffer | null }>;
  /** Loads what may be thought about off turn. */
  planner: () => Promise<{ plan: (view: unknown, seat: number) => AnyOffer[] }>;
}

const LOADERS: Record<GameName, () => Promise<unknown>> = {
  kingdomino: () => import('./kingdomino'),
  triominos: () => import('./triominos'),
  quixo: () => import('./quixo'),
  dominoes: () => import('./dominoes'),
};

/** Games in which hands are hidden. */
export const HIDDEN: readonly string[] = ['triominos', 'dominoes'];

export async function loadBoard(game: string): Promise<BoardKit> {
  const load = LOADERS[game as GameName];
  if (!load) throw new Error(game);
  const [kit] = await Promise.all([load(), open(game)]);
  // The server sends the view and the offers of this very game: here, and only here, the types meet.
  return kit as BoardKit;
}
