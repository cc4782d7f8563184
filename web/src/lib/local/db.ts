/**
 * What this device keeps: the logs of its own tables, event by event. The page and its worker both read here; only the
 * worker that has a table open writes to it.
 */
import type { Logged } from '../wire/module/Logged';
import type { Mark } from '../wire/module/Mark';
import type { Me } from '../wire/module/Me';
import type { TableLine } from '../wire/TableLine';

export interface KeptTable {
  table: string;
  me: Me;
  line: TableLine;
}

interface KeptEvent extends Logged {
  table: string;
  mark?: Mark;
}

const NAME = 'klots';
const VERSION = 1;

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = ({ oldVersion }) => {
      // One step for every version, none of them ever changed: games of any older page come along.
      if (oldVersion < 1) {
        asked.result.createObjectStore('tables', { keyPath: 'table' });
        asked.result.createObjectStore('events', { keyPath: ['table', 'number'] });
      }
    };
    asked.onsuccess = () => {
      // Another tab has a newer page: it may go on, this one opens the database again when it needs it.
      asked.result.onversionchange = () => {
        asked.result.close();
        opened = null;
      };
      resolve(asked.result);
    };
    asked.onerror = () => reject(asked.error ?? new Error('no database'));
    asked.onblocked = () => reject(new Error('an older page is open'));
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('not read'));
  });
}

/** Does something in one transaction; settles when it is on disk, or fails as a whole. */
async function write(work: (tables: IDBObjectStore, events: IDBObjectStore) => void): Promise<void> {
  const stores = (await database()).transaction(['tables', 'events'], 'readwrite', { durability: 'strict' });
  return new Promise((resolve, reject) => {
    stores.oncomplete = () => resolve();
    stores.onabort = () => reject(stores.error ?? new Error('not kept'));
    try {
      work(stores.objectStore('tables'), stores.objectStore('events'));
    } catch (error) {
      // What was asked for before it would be kept without the rest.
      reject(error as Error);
      stores.abort();
    }
  });
}

function kept(table: string, log: Logged[], mark?: Mark): KeptEvent[] {
  return log.map((line) => ({ ...line, table, ...(mark?.first === line.number ? { mark } : {}) }));
}

const all = (table: string) => IDBKeyRange.bound([table, 0], [table, Infinity]);

/** A new table with everything that has happened at it. */
export function create(table: KeptTable, log: Logged[], marks: Mark[] = []): Promise<void> {
  return write((tables, events) => {
    tables.add(table);
    const mark = (number: number) => marks.find((one) => one.first === number);
    for (const line of log) events.add(kept(table.table, [line], mark(line.number))[0]);
  });
}

/** Events behind those that are there: `add` refuses a number that is taken. */
export function append(table: string, log: Logged[], mark?: Mark): Promise<void> {
  return write((_, events) => {
    for (const line of kept(table, log, mark)) events.add(line);
  });
}

export function putLine(table: KeptTable): Promise<void> {
  return write((tables) => tables.put(table));
}

export function forget(table: string): Promise<void> {
  return write((tables, events) => {
    tables.delete(table);
    events.delete(all(table));
  });
}

/** One line that cannot be read hides no other game. */
function legible(kept: Partial<KeptTable>): boolean {
  return typeof kept.line?.changed === 'number' && Array.isArray(kept.line.names);
}

export async function list(): Promise<KeptTable[]> {
  const store = (await database()).transaction('tables').objectStore('tables');
  const found = (await answer(store.getAll())) as KeptTable[];
  return found.filter(legible).sort((a, b) => b.line.changed - a.line.changed);
}

export async function find(table: string): Promise<KeptTable | undefined> {
  const store = (await database()).transaction('tables').objectStore('tables');
  return (await answer(store.get(table))) as KeptTable | undefined;
}

export async function read(table: string): Promise<{ log: Logged[]; marks: Mark[] }> {
  const store = (await database()).transaction('events').objectStore('events');
  const lines = (await answer(store.getAll(all(table)))) as KeptEvent[];
  const log = lines.map(({ number, at, event }) => ({ number, at, event }));
  return { log, marks: lines.flatMap((line) => line.mark ?? []) };
}
