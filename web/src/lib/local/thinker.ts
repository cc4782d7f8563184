/** One worker that thinks, woken when it is needed and ended at once when it is not. */
import type { Problem } from '../wire/Problem';
import { No, problem } from './module';

type Said = { ok: unknown } | { refused: Problem };

export class Thinker {
  #worker: Worker | null = null;
  #give: ((why: Error) => void) | null = null;
  readonly #compiled: WebAssembly.Module;

  constructor(compiled: WebAssembly.Module) {
    this.#compiled = compiled;
  }

  ask<T>(question: object): Promise<T> {
    this.stop();
    this.#worker ??= new Worker(new URL('./think.worker.ts', import.meta.url), { type: 'module' });
    const worker = this.#worker;
    return new Promise<T>((resolve, reject) => {
      this.#give = reject;
      worker.onmessage = (message: MessageEvent<Said>) => {
        this.#give = null;
        if ('ok' in message.data) resolve(message.data.ok as T);
        else reject(new No(message.data.refused));
      };
      worker.onerror = () => reject(new No(problem('unavailable', 'local-broken')));
      worker.postMessage({ compiled: this.#compiled, question });
    });
  }

  /** Ends a thought that nobody waits for any more; who rests stays awake for the next one. */
  stop(): void {
    if (!this.#give) return;
    this.#worker?.terminate();
    this.#worker = null;
    this.#give(new Error('stopped'));
    this.#give = null;
  }

  end(): void {
    this.stop();
    this.#worker?.terminate();
    this.#worker = null;
  }
}
