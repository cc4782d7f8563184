/** A table that is open here: asked, written down and only then shown, one thing after the other; clocks and bots besides. */
import type { FromClient } from '../wire/FromClient';
import type { FromServer } from '../wire/FromServer';
import type { Ask } from '../wire/module/Ask';
import type { BotMove } from '../wire/module/BotMove';
import type { Heard } from '../wire/module/Heard';
import type { Logged } from '../wire/module/Logged';
import type { Me } from '../wire/module/Me';
import type { Thinking } from '../wire/module/Thinking';
import type { Unasked } from '../wire/module/Unasked';
import type { Upcoming } from '../wire/module/Upcoming';
import type { TableLine } from '../wire/TableLine';
import { rest } from './advice';
import type { Word } from './calls';
import * as db from './db';
import { ask, hex, newThinker, seed, wakeAnew } from './machine';
import { notFound, ownReason, unavailable, unkept } from './refused';
import { Stopped, type Thinker } from './thinker';

/** Longest time a timer can wait for. */
const LONGEST = 2 ** 31 - 1;
/** A mind that stumbles is woken anew so often before the table says so. */
const TRIES = 3;

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

export const say = (word: Word) => postMessage(word);

/** How long computers take for a move, where the page does not leave that to them. */
export const pace: { own: number | null } = { own: null };

const desks = new Map<string, Desk>();

export function desk(table: string): Desk {
  const found = desks.get(table) ?? new Desk(table);
  desks.set(table, found);
  return found;
}

class Desk {
  readonly table: string;
  watched = false;
  me: Me = { person: '', name: '' };
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
    ask({ ask: 'open', me: kept.me, ...(await db.read(this.table)) });
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
    ask({ ask: 'close', table: this.table });
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
      const heard = ask<Heard>({ ask: 'hear', table: this.table, frame, now: Date.now() });
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
      const why = unkept(error);
      this.#tell(ask<Heard>({ ask: 'lost', table: this.table, why }).frames);
      // Another page without locks was faster: what is here is old.
      if (why === 'local-other-tab') this.#taken();
      return why;
    }
    this.#tell(ask<Heard>({ ask: 'kept', table: this.table, now: Date.now() }).frames);
    await this.keepLine().catch(() => undefined);
    return null;
  }

  /** What nobody asked for has nobody to be refused to: where it cannot be kept, the table stands still and says so. */
  async #settleUnasked(heard: Heard): Promise<void> {
    const why = await this.#settle(heard);
    if (why) this.#stop(why);
  }

  keepLine(): Promise<void> {
    const line = ask<TableLine>({ ask: 'line', table: this.table });
    return db.putLine({ table: this.table, me: this.me, line });
  }

  #tell(frames: FromServer[]) {
    for (const frame of frames) say({ table: this.table, frame });
  }

  #next(): Upcoming {
    return ask<Upcoming>({ ask: 'next', table: this.table });
  }

  #asked(chore: Unasked): Heard {
    return ask<Heard>({ ask: 'chore', table: this.table, chore, now: Date.now() });
  }

  #chore(chore: Unasked): Promise<void> {
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

  async #think(number: number, job: Thinking): Promise<void> {
    this.#thinking = number;
    const begun = performance.now();
    const { seat } = job;
    try {
      const { log } = await db.read(this.table);
      const text = await this.#find(number, log, job);
      await sleep(Math.max(0, (pace.own ?? job.answers_after) - (performance.now() - begun)));
      if (text === null || this.#thinking !== number) return;
      this.#later(() =>
        this.#settleUnasked(ask<Heard>({ ask: 'play', table: this.table, seat, text, now: Date.now() })),
      );
    } catch (error) {
      if (this.#thinking === number) await this.#stumble(error);
    }
  }

  /** The bot's move; nothing where it is not wanted any more: somebody took a move back, or went. */
  async #find(number: number, log: Logged[], job: Thinking): Promise<string | null> {
    const { seat, level, limits } = job;
    for (let tries = 1; ; tries++) {
      if (this.#thinking !== number) return null;
      this.#thinker ??= newThinker();
      try {
        const question: Ask = { ask: 'think', log, seat, level, limits, seed: seed() };
        return (await this.#thinker.ask<BotMove>(question)).text;
      } catch (error) {
        if (error instanceof Stopped) return null;
        if (tries === TRIES) throw error;
      }
    }
  }

  async #playAgain(name: string): Promise<void> {
    if (!(await db.find(name))) {
      const about: Ask = { ask: 'again', table: this.table, now: Date.now(), random: hex(64), word: hex(6) };
      await begin(name, this.me, ask<Heard>(about));
    }
    await this.#chore('link');
  }

  /** Something that is only looked at: the table is open for as long as that takes. */
  async look<T>(look: (log: () => Promise<Logged[]>) => T | Promise<T>): Promise<T> {
    if (this.#open) return look(async () => (await db.read(this.table)).log);
    const kept = await db.find(this.table);
    if (!kept) throw notFound();
    const { log, marks } = await db.read(this.table);
    ask({ ask: 'open', me: kept.me, log, marks });
    try {
      return await look(() => Promise.resolve(log));
    } finally {
      ask({ ask: 'close', table: this.table });
    }
  }
}

/** Keeps a table that was just made. */
export async function begin(table: string, me: Me, heard: Heard): Promise<void> {
  try {
    const line = ask<TableLine>({ ask: 'line', table });
    await db.create({ table, me, line }, heard.keep ?? []);
  } catch (error) {
    throw unavailable(unkept(error));
  } finally {
    ask({ ask: 'close', table });
  }
}

/** A module that has stumbled is put away with everything in it. What has been shown is in the logs. */
export async function startAnew(): Promise<void> {
  await wakeAnew();
  for (const one of desks.values()) {
    if (one.watched)
      say({ table: one.table, frame: { type: 'gone', table: one.table, why: { code: 'local-broken' } } });
    one.drop();
  }
}
