/** The list of games that have a board of their own: the only place of the page where games are named side by side. */
import { open } from '../lib/words.svelte';
import type { BoardKit, Entry } from '../lib/board';
import { comeBack } from '../lib/comeback';
import dominoes from './dominoes/entry';
import kingdomino from './kingdomino/entry';
import quixo from './quixo/entry';
import triominos from './triominos/entry';

const ENTRIES: Record<string, Entry> = { kingdomino, triominos, quixo, dominoes };

/** The games in the order of the first page. */
export const GAMES: readonly string[] = Object.keys(ENTRIES);

/** Those with a score pad for the box on the table. */
export const PADS: readonly string[] = GAMES.filter((game) => ENTRIES[game]?.pad);

/** What is known of a game; nothing for one that has no board of its own. */
export function entryOf(game: string): Entry | undefined {
  return Object.hasOwn(ENTRIES, game) ? ENTRIES[game] : undefined;
}

/** A game's board; without one of its own, the board that plays any game by the list of its moves. */
export async function loadBoard(game: string): Promise<BoardKit> {
  const load = entryOf(game)?.kit ?? (() => import('./generic'));
  const [kit] = await Promise.all([load(), open(game)]).catch(comeBack);
  // The server sends the view and the offers of this very game: here, and only here, the types meet.
  return kit as BoardKit;
}
