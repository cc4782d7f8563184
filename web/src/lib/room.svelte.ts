/** A table as this page sees it: follows the numbers, fills gaps, and asks for things until they are answered. */
import { Refused } from './api';
import { namesOf, sayTold } from './cast';
import { tab } from './drawer';
import { moveId } from './session.svelte';
import { line, type Line } from './socket.svelte';
import type { About } from './wire/About';
import type { Command } from './wire/Command';
import type { FromClient } from './wire/FromClient';
import type { FromServer } from './wire/FromServer';
import type { Picture } from './wire/Picture';
import type { Point } from './wire/Point';
import type { Presence } from './wire/Presence';
import type { Refusal } from './wire/Refusal';
import type { Seen } from './wire/Seen';

const GAP_AFTER = 300;
const KEPT_LINES = 400;
const KEPT_VIEWS = 60;

/** What a room needs of a line: a socket's, or a worker's. */
export type Over = Pick<Line, 'listen' | 'send' | 'now'>;

interface Waiting {
  frame: FromClient & { type: 'act' };
  resolve: (number: number) => void;
  reject: (why: Refused) => void;
}

export class Room {
  about = $state.raw<About | null>(null);
  now = $state.raw<Picture | null>(null);
  log = $state.raw<Seen[]>([]);
  /** How the table looked lately, and who had moved: kept only here, to be shown once more. */
  past = $state.raw<{ view: unknown; mover: number | null }[]>([]);
  presence = $state.raw<Presence[]>([]);
  watching = $state(0);
  /** Why the table cannot be looked at. */
  gone = $state.raw<Refusal | null>(null);
  /** Acts that wait for their answer. */
  open = $state(0);
  /** Told of every new event, after it has been applied. */
  onevents: (events: Seen[]) => void = () => undefined;
  /** The least time between two moves that are shown, in milliseconds: what comes sooner waits. */
  pace: () => number = () => 0;

  readonly table: string;
  readonly key: string | null;
  readonly #line: Over;
  #epoch = 0;
  #waiting = new Map<string, Waiting>();
  #ahead = new Map<number, { event: Seen; now: Picture }>();
  #gapTimer: ReturnType<typeof setTimeout> | undefined;
  #leave: (() => void) | null = null;
  /** What has come but is not shown yet. */
  #later: { events: Seen[]; now: Picture }[] = [];
  #laterTimer: ReturnType<typeof setTimeout> | undefined;
  /** When a move was shown last. */
  #movedAt = -Infinity;

  constructor(table: string, key: string | null = null, over: Over = line) {
    this.table = table;
    this.key = key;
    this.#line = over;
  }

  enter(): void {
    this.#leave = this.#line.listen(this.table, {
      hear: (frame) => this.hear(frame),
      resume: () => this.#point(),
      opened: () => this.#opened(),
    });
  }

  /** The clock that the table's times are told by. */
  time(): number {
    return this.#line.now();
  }

  exit(): void {
    clearTimeout(this.#gapTimer);
    clearTimeout(this.#laterTimer);
    this.#leave?.();
    this.#leave = null;
  }

  /** Does something at the table; settles when it is on disk or refused. Survives reconnects. */
  act(action: Command): Promise<number> {
    this.hurry();
    const id = moveId();
    const frame = { type: 'act', table: this.table, id, based_on: this.now?.number ?? 0, action } as const;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { frame, resolve, reject });
      this.open = this.#waiting.size;
      this.#line.send(frame);
    });
  }

  /** The names of all seats, bots included. */
  names = $derived.by(() => seatNames(this.now));

  /** What happened, as the log tells it. */
  tell(seen: Seen): string {
    return seen.tell ? sayTold(seen.tell, this.now?.chairs ?? []) : '';
  }

  #point(): Point | null {
    return this.now
      ? { table: this.table, epoch: this.#epoch, number: this.#known(), ...(this.key ? { key: this.key } : {}) }
      : null;
  }

  #opened() {
    // A table that was resumed in `hello` needs no subscription; a new one does.
    if (!this.now) this.#subscribe();
    for (const { frame } of this.#waiting.values()) this.#line.send(frame);
  }

  /** From what is known on, or anew: what was fixed when the table was made comes only with the whole of it. */
  #subscribe(anew = false) {
    const key = this.key ? { key: this.key } : {};
    const from = this.now && !anew ? { from: { epoch: this.#epoch, number: this.#known() } } : {};
    this.#line.send({ type: 'subscribe', table: this.table, ...from, ...key });
  }

  hear(frame: FromServer): void {
    switch (frame.type) {
      case 'snapshot':
        this.#epoch = frame.epoch;
        this.about = frame.about;
        this.now = frame.now;
        this.log = frame.recent;
        this.past = [{ view: frame.now.view, mover: null }];
        this.presence = frame.presence;
        this.watching = frame.watching;
        this.gone = null;
        this.#ahead.clear();
        this.#later = [];
        clearTimeout(this.#laterTimer);
        this.#laterTimer = undefined;
        break;
      case 'event':
        this.#apply([frame.event], frame.now);
        break;
      case 'batch':
        this.#apply(frame.events, frame.now);
        break;
      case 'presence':
        this.presence = frame.seats;
        this.watching = frame.watching;
        break;
      case 'gone':
        this.gone = frame.why;
        break;
      case 'ack':
        this.#settle(frame.id, (waiting) => waiting.resolve(frame.number));
        break;
      case 'nack':
        this.#settle(frame.id, (waiting) => waiting.reject(new Refused(frame.why, frame.code, 0)));
        break;
      default:
    }
  }

  #settle(id: string, how: (waiting: Waiting) => void) {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    this.open = this.#waiting.size;
    how(waiting);
  }

  /** Applies what follows on what is known; keeps what is ahead; forgets what is old. */
  #apply(events: Seen[], now: Picture) {
    const last = this.#known();
    const fresh = events.filter((event) => event.number > last);
    const first = fresh[0];
    if (!first) return;
    if (first.number !== last + 1) {
      for (const event of fresh) this.#ahead.set(event.number, { event, now });
      this.#gapTimer ??= setTimeout(() => this.#askForGap(), GAP_AFTER);
      return;
    }
    this.#take(fresh, now);
    const next = this.#ahead.get(this.#known() + 1);
    if (next) {
      const run: Seen[] = [];
      for (let n = next.event.number; this.#ahead.has(n); n++) run.push(this.#ahead.get(n)!.event);
      this.#take(run, this.#ahead.get(run.at(-1)!.number)!.now);
    }
    for (const number of this.#ahead.keys()) if (number <= this.#known()) this.#ahead.delete(number);
    if (!this.#ahead.size) {
      clearTimeout(this.#gapTimer);
      this.#gapTimer = undefined;
    }
  }

  /** The last number that has come, shown or not. */
  #known(): number {
    return this.#later.at(-1)?.now.number ?? this.now?.number ?? 0;
  }

  /** Shows it at once, or when what is shown now has been looked at. */
  #take(events: Seen[], now: Picture) {
    this.#later.push({ events, now });
    if (events.some((event) => this.#own(event))) this.hurry();
    else this.#goOn();
  }

  #own({ what }: Seen): boolean {
    return what.kind === 'moved' && Boolean(this.now?.chairs[what.seat]?.you);
  }

  /** Shows everything that has come, without waiting. */
  hurry(): void {
    clearTimeout(this.#laterTimer);
    this.#laterTimer = undefined;
    for (const { events, now } of this.#later.splice(0)) this.#show(events, now);
  }

  #goOn() {
    if (this.#laterTimer !== undefined) return;
    for (let next = this.#later[0]; next; next = this.#later[0]) {
      const wait = next.events.some(({ what }) => what.kind === 'moved')
        ? this.#movedAt + this.pace() - performance.now()
        : 0;
      if (wait > 0) {
        this.#laterTimer = setTimeout(() => {
          this.#laterTimer = undefined;
          this.#goOn();
        }, wait);
        return;
      }
      this.#later.shift();
      this.#show(next.events, next.now);
    }
  }

  #show(events: Seen[], now: Picture) {
    if (events.some(({ what }) => what.kind === 'moved')) this.#movedAt = performance.now();
    this.log = [...this.log, ...events].slice(-KEPT_LINES);
    this.now = now;
    const move = events.findLast((event) => event.what.kind === 'moved');
    const mover = move?.what.kind === 'moved' ? move.what.seat : null;
    if (mover !== null || events.some((event) => event.what.kind === 'luck'))
      this.past = [...this.past, { view: now.view, mover }].slice(-KEPT_VIEWS);
    else if (events.some((event) => event.what.kind === 'undone')) this.past = [{ view: now.view, mover: null }];
    this.onevents(events);
    // Another way to play: what is chosen next builds on it, and whoever joins must read it.
    if (events.some((event) => event.what.kind === 'configured')) this.#subscribe(true);
  }

  #askForGap() {
    this.#gapTimer = undefined;
    if (this.#ahead.size) this.#subscribe();
  }
}

/** A name for every seat. */
export function seatNames(now: Picture | null): string[] {
  return namesOf(now?.chairs ?? []);
}

/** Somebody who comes along to another table may use the same key there. */
export function keepKey(table: string, key: string | null): void {
  if (key) tab.put(`klots-key-${table}`, key);
}

/** The key of a private table stands behind `#`; it is kept for as long as the tab lives. */
export function tableKey(table: string): string | null {
  const name = `klots-key-${table}`;
  const given = location.hash.slice(1);
  if (/^[\w-]{6,}$/.test(given)) tab.put(name, given);
  return tab.get(name);
}
