/** One worker that thinks, woken when it is needed and ended at once when it is not. */
import type { Ask } from '../wire/module/Ask';
import type { Problem } from '../wire/Problem';
import { No, problem, type Watch } from './module';

type Said = { ok: unknown } | { refused: Problem } | { done: number; of: number };

/** Nobody waits for the thought any more. */
export class Stopped extends Error {}

/** No more of them are awake than the machine can run at once. */
const MOST = Math.max(1, navigator.hardwareConcurrency || 1);
const awake = new Set<Thinker>();

export class Thinker {
  #worker: Worker | null = null;
  #give: ((why: Error) => void) | null = null;
  readonly #compiled: WebAssembly.Module;

  constructor(compiled: WebAssembly.Module) {
    this.#compiled = compiled;
  }

  ask<T>(question: Ask, watch?: Watch): Promise<T> {
    this.stop();
    const worker = (this.#worker ??= this.#wake());
    return new Promise<T>((resolve, reject) => {
      this.#give = reject;
      worker.onmessage = (message: MessageEvent<Said>) => {
        if ('of' in message.data) return watch?.(message.data.done, message.data.of);
        this.#give = null;
        if ('ok' in message.data) resolve(message.data.ok as T);
        else reject(new No(message.data.refused));
      };
      worker.onerror = () => {
        this.#give = null;
        this.end();
        reject(new No(problem('unavailable', 'local-broken')));
      };
      worker.postMessage({ compiled: this.#compiled, question });
    });
  }

  #wake(): Worker {
    for (const other of awake) if (awake.size >= MOST && !other.#give) other.end();
    awake.add(this);
    return new Worker(new URL('./think.worker.ts', import.meta.url), { type: 'module' });
  }

  /** Ends a thought that nobody waits for any more; who rests stays awake for the next one. */
  stop(): void {
    if (!this.#give) return;
    const give = this.#give;
    this.#give = null;
    this.end();
    give(new Stopped());
  }

  end(): void {
    if (this.#give) return this.stop();
    this.#worker?.terminate();
    this.#worker = null;
    awake.delete(this);
  }
}
