/**
 * Tables in the page itself, where the module is: what a server would be asked is asked of a worker on this device
 * (`line.ts`), and nothing of it is sent anywhere.
 */
import { file } from 'virtual:module';
import { settings } from '../settings.svelte';
import { fileAt, isStatic } from '../site';
import type { NewTable } from '../wire/NewTable';
import type { TableLine } from '../wire/TableLine';

const PREFIX = 'local-';

/** Whether this page can be a table: it was built with the module, and the browser has what it needs. */
export const hasTable: boolean =
  file !== '' &&
  typeof WebAssembly !== 'undefined' &&
  typeof Worker !== 'undefined' &&
  typeof indexedDB !== 'undefined';

/** Where the module lies. */
export const moduleAddress: string = hasTable ? fileAt(file) : '';

/** Whether games that need nobody elsewhere are played here. */
export function playsHere(): boolean {
  return hasTable && (settings.here || isStatic);
}

/** Whether such a table needs nobody elsewhere. */
export function fitsHere(wish: NewTable): boolean {
  return !wish.rated && !wish.late && wish.visibility !== 'open' && wish.chairs.every((chair) => chair.who !== 'open');
}

export function isLocal(table: string): boolean {
  return table.startsWith(PREFIX);
}

/** The address of a table, here or at the server. */
export function tableAt(table: string): string {
  return isLocal(table) ? `/local/${table.slice(PREFIX.length)}` : `/t/${table}`;
}

/** The table of an address below `/local/`. */
export function localTable(name: string): string {
  return PREFIX + name;
}

/** The tables of this device, the latest first; none where nothing can be kept. */
export async function ownTables(): Promise<TableLine[]> {
  if (!hasTable) return [];
  const { list } = await import('./db');
  return (await list().catch(() => [])).map(({ line }) => line);
}
