/** Everything of this device as one file, and back. */
import { create, find, list, read, type KeptTable, type Logged, type Mark } from './db';

interface Box {
  klots: 1;
  tables: (KeptTable & { log: Logged[]; marks: Mark[] })[];
}

export async function pack(): Promise<Blob> {
  const tables = await Promise.all((await list()).map(async (table) => ({ ...table, ...(await read(table.table)) })));
  const box: Box = { klots: 1, tables };
  return new Blob([JSON.stringify(box)], { type: 'application/json' });
}

/** How many games were taken out of a file; what is here already stays as it is. */
export async function unpack(text: string): Promise<number> {
  const box = JSON.parse(text) as Partial<Box>;
  if (box.klots !== 1 || !Array.isArray(box.tables)) throw new Error('not ours');
  let count = 0;
  for (const { log, marks, ...table } of box.tables) {
    if (await find(table.table)) continue;
    await create(table, log, marks);
    count += 1;
  }
  return count;
}
