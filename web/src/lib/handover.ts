/** Games between this device and a server: handed over to go on or to be judged there, or taken along from there. */
import { api } from './api';
import { tableAt } from './local/here';
import { go } from './router.svelte';
import { beSomebody } from './session.svelte';
import { addressOf } from './start';
import type { ChairWish } from './wire/ChairWish';
import type { Picture } from './wire/Picture';

/**
 * Who sits where at the server. A game that is over keeps its people. In one that goes on whoever hands it over keeps
 * one seat; the others of this device wait for friends, who may take those of computers too.
 */
export function chairsThere(now: Picture): ChairWish[] {
  const over = now.stage === 'finished';
  const first = now.chairs.find((chair) => chair.you)?.seat;
  return now.chairs.map((chair) => {
    if (chair.who === 'bot' && chair.level) return { who: 'bot', level: chair.level };
    if (chair.you && (over || chair.seat === first)) return { who: 'me', name: chair.name };
    return { who: 'open' };
  });
}

/** Hands a game of this device to the server and goes there. `where` follows the table's address. */
export async function handOver(table: string, where: string): Promise<void> {
  const { local } = await import('./local/line');
  const [record, { now }] = await Promise.all([local.whole(table), local.snapshot(table)]);
  await beSomebody();
  const made = await api.bring({ record, chairs: chairsThere(now) });
  const address = new URL(addressOf(made), location.href);
  go(address.pathname + where + address.hash);
}

/** Takes a finished game of the server along, to the games on this device, and goes there. */
export async function takeAlong(table: string, key: string | null, now: Picture): Promise<void> {
  const { local } = await import('./local/line');
  const mine = now.chairs.filter((chair) => chair.you).map((chair) => chair.seat);
  go(tableAt(await local.bring(table, await api.record(table, key), mine)));
}
