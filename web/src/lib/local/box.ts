/** Everything of this device as one file, and back: games, score pads, settings. */
import { device } from '../drawer';
import { settings, takeSettings } from '../settings.svelte';
import type { Logged } from '../wire/module/Logged';
import type { Mark } from '../wire/module/Mark';
import { list, read, type KeptTable } from './db';
import { local } from './line';

/** A table as it lies in a file. */
export type BoxedTable = KeptTable & { log: Logged[]; marks: Mark[] };

interface Box {
  klots: 1;
  tables: BoxedTable[];
  pads: Record<string, string>;
  settings: object;
}

const PAD = /^klots-pad-[a-z]+$/;

export async function pack(): Promise<Blob> {
  const tables = await Promise.all((await list()).map(async (table) => ({ ...table, ...(await read(table.table)) })));
  const pads = Object.fromEntries(
    device
      .names()
      .filter((name) => PAD.test(name))
      .map((name) => [name, device.get(name) ?? '']),
  );
  const box: Box = { klots: 1, tables, pads, settings };
  return new Blob([JSON.stringify(box)], { type: 'application/json' });
}

/** How many games were taken out of a file, and how many could not be read; what is here already stays as it is. */
export async function unpack(text: string): Promise<{ taken: number; broken: number }> {
  const box = JSON.parse(text) as Partial<Box> | null;
  if (box?.klots !== 1 || !Array.isArray(box.tables)) throw new Error('not ours');
  const sums = { taken: 0, broken: 0 };
  for (const table of box.tables) {
    const came = await local.take(table);
    if (came === 'taken') sums.taken += 1;
    if (came === 'broken') sums.broken += 1;
  }
  for (const [name, pad] of Object.entries(box.pads ?? {}))
    if (PAD.test(name) && typeof pad === 'string' && device.get(name) === null) device.put(name, pad);
  if (box.settings) takeSettings(box.settings);
  return sums;
}
