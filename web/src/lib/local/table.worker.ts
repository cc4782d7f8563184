/**
 * The tables of this device, as a server would keep them: one module decides, every event is on disk before it is
 * shown, bots think in workers of their own. Speaks the frames of the socket.
 */
import type { FromClient } from '../wire/FromClient';
import type { FromServer } from '../wire/FromServer';
import type { NewTable } from '../wire/NewTable';
import type { TableLine } from '../wire/TableLine';
import type { BoxedTable } from './box';
import * as db from './db';
import { Module, No, problem } from './module';
import { Stopped, Thinker } from './thinker';

/** From the page. `n` is answered. */
export type Call = { n: number } & (
  | { do: 'wake'; address: string; pace: number | null }
  | { do: 'games' }
  | { do: 'make'; new: NewTable; me: db.Me }
  | { do: 'hear'; table: string; frame: FromClient }
  | { do: 'bring'; table: string; record: string; mine: number[]; me: db.Me }
  | { do: 'snapshot' | 'replay' | 'record' | 'whole' | 'hint' | 'analysis'; table: string }
  | { do: 'read'; text: string }
  | { do: 'take'; table: BoxedTable }
  | { do: 'rest' }
);

/** To the page: an answer, or news of a table. */
export type Word = { n: number; ok: unknown } | { n: number; refused: unknown } | { table: string; frame: FromServer };

interface Heard {
  frames: FromServer[];
  keep?: db.Logged[];
  mark?: db.Mark;
  again?: boolean;
}

interface Next {
  number: number;
  think?: { seat: number; level: string; limits: string; answers_after: number };
  due?: number;
  rematch?: string;
  frozen: boolean;
  running: boolean;
}

/** How long a hint may take. */
const HINT = '700ms';
/** Longest time a timer can wait for. */
const LONGEST = 2 ** 31 - 1;
/** A mind that stumbles is woken anew so often before the table says so. */
const TRIES = 3;

const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
const seed = () => crypto.getRandomValues(new Uint32Array(1))[0]!;
const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));
const say = (word: Word) => postMessage(word);
const unavailable = (message: string) => new No(problem('unavailable', message));
const notFound = () => new No(problem('not_found', 'refused-not-found'));

let compiled: WebAssembly.Module;
let module: Module;
let pace: number | null = null;

/** A table that is open here: what is done at it is done one after the other. */
class Desk {
  readonly table: string;
  watched = false;
  me: db.Me = { person: '', name: '' };
  #inbox: Promise<unknown> = Promise.resolve();
  #thinker: Thinker | null = null;
  #thinking = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unlock: (() => void) | null = null;
  #open = false;
  /** Why it was closed from here. */
  #why = 'local-broken';

  constructor(table: string) {
    this.table = table;
  }

  /** After everything that was asked for before. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#inbox.then(work);
    this.#inbox = done.catch(() => undefined);
    return done;
  }

  async open(): Promise<void> {
    if (this.#open) return;
    const kept = await db.find(this.table);
    if (!kept) throw notFound();
    await this.#lock();
    this.me = kept.me;
    module.ask({ ask: 'open', me: kept.me, ...(await db.read(this.table)) });
    this.#open = true;
    // Nobody was here: no clock has run. If that cannot be written down, time would be taken that nobody had.
    if (this.#next().running) await this.#chore('return');
    if (!this.#open) throw unavailable(this.#why);
  }

  /** One tab has a table open. The newest one gets it, and the one before is told. */
  async #lock(): Promise<void> {
    if (!('locks' in navigator)) return;
    await new Promise<void>((got) => {
      const held = () =>
        new Promise<void>((unlock) => {
          this.#unlock = unlock;
          got();
        });
      navigator.locks.request(`klots-${this.table}`, { steal: true }, held).catch(() => this.#taken());
    });
  }

  #taken() {
    this.#stop('local-other-tab');
  }

  /** It cannot go on here, and whoever looks is told why. What has been shown is in the log. */
  #stop(why: string) {
    if (!this.#open) return;
    this.#why = why;
    this.#shut();
    say({ table: this.table, frame: { type: 'gone', table: this.table, why: { code: why } } });
  }

  /** Nobody looks any more. */
  async close(): Promise<void> {
    if (!this.#open) return;
    if (this.#next().running) await this.#settle(this.#asked('leave'));
    this.#shut();
    rest();
  }

  #shut() {
    module.ask({ ask: 'close', table: this.table });
    this.drop();
  }

  /** The module knows nothing of the table any more; the log does. */
  drop(): void {
    this.#open = false;
    this.watched = false;
    clearTimeout(this.#timer);
    this.#thinker?.end();
    this.#thinker = null;
    this.#thinking = -1;
    this.#unlock?.();
    this.#unlock = null;
  }

  async hear(frame: FromClient): Promise<void> {
    await this.open();
    if (frame.type === 'subscribe') this.watched = true;
    for (;;) {
      const heard = module.ask<Heard>({ ask: 'hear', table: this.table, frame, now: Date.now() });
      if ((await this.#settle(heard)) || !heard.again) break;
    }
    if (frame.type === 'unsubscribe') return this.close();
    await this.#follow();
  }

  /** Writes down what has happened, and only then shows it; why it could not be written down. */
  async #settle(heard: Heard): Promise<string | null> {
    this.#tell(heard.frames);
    if (!heard.keep?.length) return null;
    try {
      await db.append(this.table, heard.keep, heard.mark);
    } catch (error) {
      const why = reason(error);
      this.#tell(module.ask<Heard>({ ask: 'lost', table: this.table, why }).frames);
      // Another page without locks was faster: what is here is old.
      if (why === 'local-other-tab') this.#taken();
      return why;
    }
    this.#tell(module.ask<Heard>({ ask: 'kept', table: this.table, now: Date.now() }).frames);
    await this.keepLine().catch(() => undefined);
    return null;
  }

  /** What nobody asked for has nobody to be refused to: where it cannot be kept, the table stands still and says so. */
  async #settleUnasked(heard: Heard): Promise<void> {
    const why = await this.#settle(heard);
    if (why) this.#stop(why);
  }

  keepLine(): Promise<void> {
    const line = module.ask<TableLine>({ ask: 'line', table: this.table });
    return db.putLine({ table: this.table, me: this.me, line });
  }

  #tell(frames: FromServer[]) {
    for (const frame of frames) say({ table: this.table, frame });
  }

  #next(): Next {
    return module.ask<Next>({ ask: 'next', table: this.table });
  }

  #asked(chore: string): Heard {
    return module.ask<Heard>({ ask: 'chore', table: this.table, chore, now: Date.now() });
  }

  #chore(chore: string): Promise<void> {
    return this.#settleUnasked(this.#asked(chore));
  }

  /** What nobody asks for: clocks, bots, rematches. */
  async #follow(): Promise<void> {
    if (!this.watched || !this.#open) return;
    if (this.#next().frozen) await this.#chore('thaw');
    if (!this.#open) return;
    const next = this.#next();
    if (next.rematch) await this.#playAgain(next.rematch);
    if (!this.#open) return;
    clearTimeout(this.#timer);
    if (next.due !== undefined) {
      const wait = Math.min(Math.max(0, next.due - Date.now()) + 1, LONGEST);
      this.#timer = setTimeout(() => this.#later(() => this.#chore('tick')), wait);
    }
    if (!next.think) {
      this.#thinker?.stop();
      this.#thinking = -1;
    } else if (this.#thinking !== next.number) void this.#think(next.number, next.think);
  }

  #later(work: () => Promise<void>) {
    void this.inTurn(async () => {
      if (!this.#open) return;
      await work();
      await this.#follow();
    }).catch((error: unknown) => this.#stumble(error));
  }

  /** Something nobody waits for has failed. */
  async #stumble(error: unknown): Promise<void> {
    if (error instanceof WebAssembly.RuntimeError) await startAnew();
    else this.#stop(ownReason(error));
  }

  async #think(number: number, job: NonNullable<Next['think']>): Promise<void> {
    this.#thinking = number;
    const begun = performance.now();
    const { seat } = job;
    try {
      const { log } = await db.read(this.table);
      const text = await this.#find(number, log, job);
      await sleep(Math.max(0, (pace ?? job.answers_after) - (performance.now() - begun)));
      if (text === null || this.#thinking !== number) return;
      this.#later(() =>
        this.#settleUnasked(module.ask<Heard>({ ask: 'play', table: this.table, seat, text, now: Date.now() })),
      );
    } catch (error) {
      if (this.#thinking === number) await this.#stumble(error);
    }
  }

  /** The bot's move; nothing where it is not wanted any more: somebody took a move back, or went. */
  async #find(number: number, log: db.Logged[], job: NonNullable<Next['think']>): Promise<string | null> {
    const { seat, level, limits } = job;
    for (let tries = 1; ; tries++) {
      if (this.#thinking !== number) return null;
      this.#thinker ??= new Thinker(compiled);
      try {
        const question = { ask: 'think', log, seat, level, limits, seed: seed() };
        return (await this.#thinker.ask<{ text: string }>(question)).text;
      } catch (error) {
        if (error instanceof Stopped) return null;
        if (tries === TRIES) throw error;
      }
    }
  }

  async #playAgain(name: string): Promise<void> {
    if (!(await db.find(name))) {
      const about = { ask: 'again', table: this.table, now: Date.now(), random: hex(64), word: hex(6) };
      await begin(name, this.me, module.ask<Heard>(about));
    }
    await this.#chore('link');
  }

  /** Something that is only looked at: the table is open for as long as that takes. */
  async look<T>(ask: (log: () => Promise<db.Logged[]>) => T | Promise<T>): Promise<T> {
    if (this.#open) return ask(async () => (await db.read(this.table)).log);
    const kept = await db.find(this.table);
    if (!kept) throw notFound();
    const { log, marks } = await db.read(this.table);
    module.ask({ ask: 'open', me: kept.me, log, marks });
    try {
      return await ask(() => Promise.resolve(log));
    } finally {
      module.ask({ ask: 'close', table: this.table });
    }
  }
}

/** What the page itself can say about it; a refusal that nobody's move led to is a fault of ours. */
function ownReason(error: unknown): string {
  const code = error instanceof No ? error.problem.why.code : '';
  return code.startsWith('local-') ? code : 'local-broken';
}

/** Why something was not kept, as the page says it. */
function reason(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'local-full';
  if (name === 'ConstraintError') return 'local-other-tab';
  return 'local-not-kept';
}

/** Keeps a table that was just made. */
async function begin(table: string, me: db.Me, heard: Heard): Promise<void> {
  try {
    const line = module.ask<TableLine>({ ask: 'line', table });
    await db.create({ table, me, line }, heard.keep ?? []);
  } catch (error) {
    throw unavailable(reason(error));
  } finally {
    module.ask({ ask: 'close', table });
  }
}

const desks = new Map<string, Desk>();

function desk(table: string): Desk {
  const found = desks.get(table) ?? new Desk(table);
  desks.set(table, found);
  return found;
}

/** What is asked for now ends what was asked for before. */
let adviser: Thinker | null = null;

async function advise(table: string, question: object): Promise<unknown> {
  const log = await desk(table).inTurn(() => desk(table).look((log) => log()));
  adviser ??= new Thinker(compiled);
  return adviser.ask({ ...question, log });
}

/** Nobody wants advice any more. */
function rest(): void {
  adviser?.end();
  adviser = null;
}

/** A table out of a file, held against the rules first: what came of it. */
async function take(boxed: BoxedTable | null): Promise<'taken' | 'here' | 'broken'> {
  if (typeof boxed !== 'object' || !boxed) return 'broken';
  const { table, me, log, marks } = boxed;
  let line: TableLine;
  try {
    line = module.ask<TableLine>({ ask: 'check', me, log, marks });
  } catch (error) {
    if (error instanceof No) return 'broken';
    throw error;
  }
  if (line.table !== table || !isName(table)) return 'broken';
  if (await db.find(table)) return 'here';
  try {
    await db.create({ table, me, line }, log, marks);
  } catch (error) {
    throw unavailable(reason(error));
  }
  return 'taken';
}

/** Names that can stand in an address. */
const isName = (table: string) => /^local-[\w-]+$/.test(table);

async function answer(call: Call): Promise<unknown> {
  switch (call.do) {
    case 'wake':
      pace = call.pace;
      compiled = await Module.compile(call.address);
      module = await Module.wake(compiled);
      return true;
    case 'games':
      return module.ask({ ask: 'games' });
    case 'make': {
      const table = `local-${hex(8)}`;
      const { me } = call;
      const asked = { ask: 'make', new: call.new, table, me, now: Date.now(), random: hex(64) };
      await begin(table, me, module.ask<Heard>(asked));
      return table;
    }
    case 'bring': {
      const { table, record, mine, me } = call;
      if (await db.find(table)) return table;
      const asked = { ask: 'bring', record, mine, table, me, now: Date.now(), random: hex(64) };
      await begin(table, me, module.ask<Heard>(asked));
      return table;
    }
    case 'hear':
      return desk(call.table).inTurn(() => desk(call.table).hear(call.frame));
    case 'snapshot':
    case 'replay':
    case 'record':
    case 'whole': {
      const now = call.do === 'snapshot' ? { now: Date.now() } : {};
      const question = { ask: call.do, table: call.table, ...now };
      return desk(call.table).inTurn(() => desk(call.table).look(() => module.ask(question)));
    }
    case 'hint':
      return advise(call.table, { ask: 'hint', limits: HINT, seed: seed() });
    case 'analysis':
      return advise(call.table, { ask: 'analyse' });
    case 'read':
      return module.ask({ ask: 'read', text: call.text });
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

/** A module that has stumbled is put away with everything in it. What has been shown is in the logs. */
async function startAnew(): Promise<void> {
  module = await Module.wake(compiled);
  for (const one of desks.values()) {
    if (one.watched)
      say({ table: one.table, frame: { type: 'gone', table: one.table, why: { code: 'local-broken' } } });
    one.drop();
  }
}
