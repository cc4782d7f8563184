/** From a wish to a table. */
import { api } from './api';
import { findGame, usualLevel } from './games.svelte';
import { fitsHere, playsHere, tableAt } from './local/here';
import { go } from './router.svelte';
import { beSomebody, randomWord } from './session.svelte';
import type { Made } from './wire/Made';
import type { NewTable } from './wire/NewTable';

/** The address of a table on this very site, whatever host the server thinks it has. */
export function addressOf(made: Made): string {
  const link = new URL(made.link, location.href);
  return link.pathname + link.search + link.hash;
}

export async function makeTable(wish: NewTable, query = ''): Promise<void> {
  if (playsHere() && fitsHere(wish)) {
    const { local } = await import('./local/line');
    return go(tableAt(await local.make(wish)) + query);
  }
  await beSomebody();
  const made = await api.make(wish);
  const address = new URL(addressOf(made), location.href);
  go(address.pathname + query + address.hash);
}

/** Against the computer, at once. */
export async function playNow(game: string, query = ''): Promise<void> {
  const line = await findGame(game);
  if (!line) return;
  const seats = Math.max(2, line.min_seats);
  const bots = Array.from({ length: seats - 1 }, () => ({ who: 'bot', level: usualLevel(line) }) as const);
  await makeTable({ game, chairs: [{ who: 'me' }, ...bots], word: randomWord() }, query);
}

/** A private table with free seats; friends come by its link. */
export async function withFriends(game: string): Promise<void> {
  const line = await findGame(game);
  if (!line) return;
  const seats = Math.max(2, line.min_seats);
  await makeTable({
    game,
    chairs: [{ who: 'me' }, ...Array.from({ length: seats - 1 }, () => ({ who: 'open' }) as const)],
  });
}
