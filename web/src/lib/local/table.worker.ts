/**
 * The tables of this device, as a server would keep them: one module decides, every event is on disk before it is
 * shown, bots think in workers of their own. Speaks the frames of the socket.
 */
import type { Ask } from '../wire/module/Ask';
import type { Heard } from '../wire/module/Heard';
import type { Logged } from '../wire/module/Logged';
import type { TableLine } from '../wire/TableLine';
import { advise, rest } from './advice';
import type { BoxedTable } from './box';
import type { Call } from './calls';
import * as db from './db';
import { begin, desk, pace, say, startAnew } from './desk';
import { ask, hex, seed, wake } from './machine';
import { No, problem, type Watch } from './module';
import { unavailable, unkept } from './refused';

/** How long a hint may take. */
const HINT = '700ms';

/** Asks about a table, open or not. */
const look = (table: string, question: Ask): Promise<unknown> =>
  desk(table).inTurn(() => desk(table).look(() => ask(question)));

/** Thinks about a table, open or not. */
async function advised(table: string, question: (log: Logged[]) => Ask, watch?: Watch): Promise<unknown> {
  return advise(question(await desk(table).inTurn(() => desk(table).look((log) => log()))), watch);
}

/** A table out of a file, held against the rules first: what came of it. */
async function take(boxed: BoxedTable | null): Promise<'taken' | 'here' | 'broken'> {
  if (typeof boxed !== 'object' || !boxed) return 'broken';
  const { table, me, log, marks } = boxed;
  let line: TableLine;
  try {
    line = ask<TableLine>({ ask: 'check', me, log, marks });
  } catch (error) {
    if (error instanceof No) return 'broken';
    throw error;
  }
  if (line.table !== table || !isName(table)) return 'broken';
  if (await db.find(table)) return 'here';
  try {
    await db.create({ table, me, line }, log, marks);
  } catch (error) {
    throw unavailable(unkept(error));
  }
  return 'taken';
}

/** Names that can stand in an address. */
const isName = (table: string) => /^local-[\w-]+$/.test(table);

async function answer(call: Call): Promise<unknown> {
  switch (call.do) {
    case 'wake':
      pace.own = call.pace;
      await wake(call.address);
      return true;
    case 'games':
      return ask({ ask: 'games' });
    case 'make': {
      const table = `local-${hex(8)}`;
      const { me } = call;
      const asked: Ask = { ask: 'make', new: call.new, table, me, now: Date.now(), random: hex(64) };
      await begin(table, me, ask<Heard>(asked));
      return table;
    }
    case 'bring': {
      const { table, record, mine, me } = call;
      if (await db.find(table)) return table;
      const asked: Ask = { ask: 'bring', record, mine, table, me, now: Date.now(), random: hex(64) };
      await begin(table, me, ask<Heard>(asked));
      return table;
    }
    case 'hear':
      return desk(call.table).inTurn(() => desk(call.table).hear(call.frame));
    case 'snapshot':
      return look(call.table, { ask: 'snapshot', table: call.table, now: Date.now() });
    case 'replay':
    case 'record':
    case 'whole':
      return look(call.table, { ask: call.do, table: call.table });
    case 'hint':
      return advised(call.table, (log) => ({ ask: 'hint', log, limits: HINT, seed: seed() }));
    case 'analysis':
      return advised(
        call.table,
        (log) => ({ ask: 'analyse', log }),
        (done, of) => say({ n: call.n, done, of }),
      );
    case 'read':
      return ask({ ask: 'read', text: call.text });
    case 'take':
      return take(call.table);
    case 'rest':
      return rest();
  }
}

let ready: Promise<unknown> = Promise.resolve();

onmessage = async ({ data: call }: MessageEvent<Call>) => {
  try {
    if (call.do === 'wake') ready = answer(call);
    await ready;
    say({ n: call.n, ok: call.do === 'wake' ? true : await answer(call) });
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) await startAnew();
    const refused = error instanceof No ? error.problem : problem('unavailable', 'local-broken');
    say({ n: call.n, refused });
  }
};
