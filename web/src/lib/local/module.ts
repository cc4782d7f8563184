/** The module: a question in JSON goes in, an answer in JSON comes out. Runs in workers only. */
import type { Ask } from '../wire/module/Ask';
import type { NackCode } from '../wire/NackCode';
import type { Problem } from '../wire/Problem';

interface Border {
  memory: WebAssembly.Memory;
  room: (bytes: number) => number;
  ask: () => number;
  answer: () => number;
}

/** Told how many moments have been judged, of how many. */
export type Watch = (done: number, of: number) => void;

/** A refusal of this kind, with the message that says why. */
export function problem(kind: NackCode, message: string): Problem {
  return { code: kind, why: { code: message } };
}

/** The module said no. */
export class No extends Error {
  constructor(readonly problem: Problem) {
    super(problem.why.code);
  }
}

export class Module {
  readonly #border: Border;

  private constructor(border: Border) {
    this.#border = border;
  }

  /** Some hosts do not know the media type of modules: then the bytes are compiled when they are all there. */
  static async compile(address: string): Promise<WebAssembly.Module> {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`no module: ${response.status}`);
    const streamed = response.headers.get('content-type') === 'application/wasm';
    return streamed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
  }

  /** `judged` is told how far an analysis is. */
  static async wake(compiled: WebAssembly.Module, judged: Watch = () => undefined): Promise<Module> {
    const instance = await WebAssembly.instantiate(compiled, { page: { now: () => performance.now(), judged } });
    return new Module(instance.exports as unknown as Border);
  }

  /** What was not meant to happen inside ends as an exception here; the module is then good for nothing more. */
  ask<T>(question: Ask): T {
    const text = new TextEncoder().encode(JSON.stringify(question));
    const at = this.#border.room(text.length);
    new Uint8Array(this.#border.memory.buffer, at, text.length).set(text);
    const length = this.#border.ask();
    const bytes = new Uint8Array(this.#border.memory.buffer, this.#border.answer(), length);
    const said = JSON.parse(new TextDecoder().decode(bytes)) as { ok: T } | { refused: Problem };
    if ('refused' in said) throw new No(said.refused);
    return said.ok;
  }
}
