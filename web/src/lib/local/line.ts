/** The second line of a room: a worker instead of a socket. */
import { Refused } from '../api';
import { device } from '../drawer';
import { settings } from '../settings.svelte';
import type { Listener } from '../socket.svelte';
import type { Analysis } from '../wire/Analysis';
import type { FromClient } from '../wire/FromClient';
import type { FromServer } from '../wire/FromServer';
import type { GameLine } from '../wire/GameLine';
import type { Hint } from '../wire/Hint';
import type { Me } from '../wire/module/Me';
import type { Read } from '../wire/module/Read';
import type { NackCode } from '../wire/NackCode';
import type { NewTable } from '../wire/NewTable';
import type { Problem } from '../wire/Problem';
import type { ReplaySteps } from '../wire/ReplaySteps';
import type { Snapshot } from '../wire/Snapshot';
import { plain, t } from '../words.svelte';
import type { BoxedTable } from './box';
import { moduleAddress } from './here';
import type { Watch } from './module';
import type { Call, Word } from './calls';

const broken = () => new Refused({ code: 'local-broken' }, 'unavailable', 0);

const PERSON = 'klots-person';

function me(): Me {
  let person = device.get(PERSON);
  if (!person) {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    person = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    device.put(PERSON, person);
  }
  return { person, name: settings.name || plain(t('guest-name')) };
}

/** A record that was read: its text, and the game step by step. */
export type ReadRecord = Read & { text: string };

type Asked = Call extends infer One ? (One extends { n: number } ? Omit<One, 'n'> : never) : never;

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (why: Refused) => void;
  watch?: Watch | undefined;
}

class Worked {
  #worker: Worker | null = null;
  #waiting = new Map<number, Waiting>();
  #listeners = new Map<string, Listener>();
  #n = 0;

  ask<T>(asked: Asked, watch?: Watch): Promise<T> {
    const worker = this.#awake();
    return this.#post(worker, asked, watch) as Promise<T>;
  }

  #awake(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = (message: MessageEvent<Word>) => this.#hear(message.data);
    worker.onerror = () => this.#lose();
    this.#worker = worker;
    // How long bots take is for people to watch; whoever tests need not wait.
    const pace = Number(device.get('klots-pace') ?? NaN);
    this.#post(worker, { do: 'wake', address: moduleAddress, pace: Number.isFinite(pace) ? pace : null }).catch(() =>
      this.#lose(),
    );
    return worker;
  }

  #post(worker: Worker, asked: Asked, watch?: Watch): Promise<unknown> {
    const n = ++this.#n;
    return new Promise((resolve, reject) => {
      this.#waiting.set(n, { resolve, reject, watch });
      worker.postMessage({ ...asked, n });
    });
  }

  #hear(word: Word) {
    if (!('n' in word)) {
      this.#listeners.get(word.table)?.hear(word.frame);
      return;
    }
    const waiting = this.#waiting.get(word.n);
    if ('of' in word) return waiting?.watch?.(word.done, word.of);
    this.#waiting.delete(word.n);
    if ('ok' in word) waiting?.resolve(word.ok);
    else {
      const { why, code } = word.refused as Problem;
      waiting?.reject(new Refused(why, code, 0));
    }
  }

  /** The worker could not begin or has ended: whoever waits is told, and the next question wakes a new one. */
  #lose() {
    this.#worker?.terminate();
    this.#worker = null;
    const lost = broken();
    for (const { reject } of this.#waiting.values()) reject(lost);
    this.#waiting.clear();
  }

  listen(table: string, listener: Listener): () => void {
    this.#listeners.set(table, listener);
    listener.opened();
    return () => {
      if (this.#listeners.get(table) !== listener) return;
      this.#listeners.delete(table);
      this.send({ type: 'unsubscribe', table });
    };
  }

  send(frame: FromClient): boolean {
    if (!('table' in frame)) return false;
    const { table } = frame;
    this.ask({ do: 'hear', table, frame }).catch((error: unknown) => {
      const said = error instanceof Refused ? error : broken();
      const { why } = said;
      const answer: FromServer =
        frame.type === 'act'
          ? { type: 'nack', id: frame.id, table, code: said.code as NackCode, why, number: 0 }
          : { type: 'gone', table, why };
      this.#listeners.get(table)?.hear(answer);
    });
    return true;
  }

  now(): number {
    return Date.now();
  }
}

export const localLine = new Worked();

/** Browsers throw away what they kept for a page when they run short of space; one that has games asks to be spared. */
function stay(): void {
  const { storage } = navigator as Partial<Navigator>;
  void storage?.persisted?.().then(
    (kept) => kept || storage.persist(),
    () => undefined,
  );
}

export const local = {
  games: () => localLine.ask<GameLine[]>({ do: 'games' }),
  make: (wish: NewTable) => {
    stay();
    return localLine.ask<string>({ do: 'make', new: wish, me: me() });
  },
  snapshot: (table: string) => localLine.ask<Snapshot>({ do: 'snapshot', table }),
  replay: (table: string) => localLine.ask<ReplaySteps>({ do: 'replay', table }),
  record: (table: string) => localLine.ask<string>({ do: 'record', table }),
  /** The record with everything that nobody has seen yet. */
  whole: (table: string) => localLine.ask<string>({ do: 'whole', table }),
  /** Keeps a game that was played at a server; one that is here already stays as it is. Answers its name here. */
  bring: (table: string, record: string, mine: number[]) =>
    localLine.ask<string>({ do: 'bring', table: `local-${table}`, record, mine, me: me() }),
  hint: (table: string) => localLine.ask<Hint>({ do: 'hint', table }),
  analysis: (table: string, watch: Watch) => localLine.ask<Analysis>({ do: 'analysis', table }, watch),
  /** A table out of a file: whether it was taken, is here already, or cannot be read. */
  take: (table: BoxedTable) => {
    stay();
    return localLine.ask<'taken' | 'here' | 'broken'>({ do: 'take', table });
  },
  /** A record, every move of it held against the rules. */
  read: async (text: string): Promise<ReadRecord> => ({
    text,
    ...(await localLine.ask<Read>({ do: 'read', text })),
  }),
  /** Ends advice that nobody waits for any more. */
  rest: () => void localLine.ask({ do: 'rest' }).catch(() => undefined),
};
