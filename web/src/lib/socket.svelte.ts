/** One socket for the whole page: it comes back by itself, and what was asked for is asked for again. */
import type { FromClient } from './wire/FromClient';
import type { FromServer } from './wire/FromServer';
import type { Notice } from './wire/Notice';
import type { Point } from './wire/Point';
import { language } from './words.svelte';

const SUBPROTOCOL = 'klots.1';
const SILENCE = 25_000;
const SHOW_TROUBLE_AFTER = 1_000;
const LONGEST_WAIT = 10_000;

export interface Listener {
  /** Frames about this table. */
  hear: (frame: FromServer) => void;
  /** Where to go on after a break; null if nothing is known yet. */
  resume: () => Point | null;
  /** The socket is open (again): ask for what is missing. */
  opened: () => void;
}

export type LineState = 'closed' | 'connecting' | 'open';

/** How long to wait before try number `n`: at once, then up to ten seconds, anywhere between. */
export function waitBefore(n: number, random: () => number = Math.random): number {
  return n === 0 ? 0 : random() * Math.min(LONGEST_WAIT, 500 * 2 ** (n - 1));
}

export class Line {
  state = $state<LineState>('closed');
  /** Whether it is worth telling that the connection is lost. */
  trouble = $state(false);
  /** Announced restart, in seconds. */
  restart = $state<number | null>(null);
  frozen = $state(false);
  /** Another table that waits for this person. */
  called = $state.raw<(Notice & { kind: 'your_turn' | 'matched' }) | null>(null);

  #socket: WebSocket | null = null;
  #listeners = new Map<string, Listener>();
  #watchers = new Set<(frame: FromServer) => void>();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #troubleTimer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #skew = 0;
  #wanted = false;
  /** It was asked for by somebody else than who we are now. */
  #outdated = false;

  constructor() {
    if (typeof window === 'undefined') return;
    const wake = () => {
      if (this.#wanted && this.state !== 'open' && document.visibilityState === 'visible') this.#connect();
    };
    addEventListener('online', wake);
    addEventListener('pageshow', wake);
    document.addEventListener('visibilitychange', wake);
  }

  /** The server's clock now. */
  now(): number {
    return Date.now() + this.#skew;
  }

  listen(table: string, listener: Listener): () => void {
    this.#listeners.set(table, listener);
    this.#want();
    if (this.state === 'open') listener.opened();
    return () => {
      if (this.#listeners.get(table) !== listener) return;
      this.#listeners.delete(table);
      this.send({ type: 'unsubscribe', table });
      this.#rest();
    };
  }

  /** Frames about no single table: the lobby, notices. */
  watch(hear: (frame: FromServer) => void): () => void {
    this.#watchers.add(hear);
    this.#want();
    return () => {
      this.#watchers.delete(hear);
      this.#rest();
    };
  }

  send(frame: FromClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(frame));
    return true;
  }

  /** Starts anew, for instance after signing in as somebody else. */
  reconnect(): void {
    this.#tries = 0;
    this.#outdated = true;
    this.#end();
  }

  /** One that is still being opened is closed then: browsers complain of a call that is broken off. */
  #end() {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.close(1000);
  }

  #want() {
    this.#wanted = true;
    if (this.state === 'closed') this.#connect();
  }

  #rest() {
    if (this.#listeners.size || this.#watchers.size) return;
    this.#wanted = false;
    // Nobody misses it.
    this.trouble = false;
    clearTimeout(this.#timer);
    clearTimeout(this.#troubleTimer);
    this.#troubleTimer = undefined;
    this.#end();
  }

  #connect() {
    clearTimeout(this.#timer);
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    this.state = 'connecting';
    this.#outdated = false;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws`, SUBPROTOCOL);
    this.#socket = socket;
    this.#troubleTimer ??= setTimeout(() => (this.trouble = true), SHOW_TROUBLE_AFTER);
    socket.onopen = () => {
      if (!this.#wanted || this.#outdated) return socket.close(1000);
      const resume = [...this.#listeners.values()]
        .map((listener) => listener.resume())
        .filter((point) => point !== null);
      this.send({ type: 'hello', versions: [1], language: language(), resume });
      this.#hearSomething();
    };
    socket.onmessage = (message) => {
      this.#hearSomething();
      this.#hear(JSON.parse(String(message.data)) as FromServer);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.#lost();
    };
  }

  #lost() {
    clearTimeout(this.#silence);
    this.state = 'closed';
    if (!this.#wanted) return;
    this.#troubleTimer ??= setTimeout(() => (this.trouble = true), SHOW_TROUBLE_AFTER);
    this.#timer = setTimeout(() => this.#connect(), waitBefore(this.#tries));
    this.#tries += 1;
  }

  #hearSomething() {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#socket?.close(4000), SILENCE);
  }

  #hear(frame: FromServer) {
    switch (frame.type) {
      case 'welcome':
        this.#skew = frame.time - Date.now();
        this.#opened();
        break;
      case 'ping':
        this.send({ type: 'pong', time: frame.time });
        return;
      case 'notice':
        if (frame.notice.kind === 'restart') this.restart = frame.notice.seconds;
        if (frame.notice.kind === 'frozen') this.frozen = true;
        if (frame.notice.kind === 'thawed') this.frozen = false;
        if (frame.notice.kind === 'your_turn' || frame.notice.kind === 'matched') this.called = frame.notice;
        break;
      default:
    }
    if ('table' in frame && typeof frame.table === 'string') this.#listeners.get(frame.table)?.hear(frame);
    for (const watcher of this.#watchers) watcher(frame);
  }

  #opened() {
    this.#tries = 0;
    this.state = 'open';
    this.trouble = false;
    this.restart = null;
    this.frozen = false;
    clearTimeout(this.#troubleTimer);
    this.#troubleTimer = undefined;
    for (const listener of this.#listeners.values()) listener.opened();
  }
}

export const line = new Line();
