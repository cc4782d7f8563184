/** Thinks about one thing at a time. Whoever does not want to wait for the answer ends this worker. */
import type { Ask } from '../wire/module/Ask';
import { Module, No, problem } from './module';

let module: Promise<Module> | null = null;

onmessage = async (message: MessageEvent<{ compiled: WebAssembly.Module; question: Ask }>) => {
  module ??= Module.wake(message.data.compiled, (done, of) => postMessage({ done, of }));
  try {
    postMessage({ ok: (await module).ask(message.data.question) });
  } catch (error) {
    if (!(error instanceof No)) module = null;
    postMessage({
      refused: error instanceof No ? error.problem : problem('unavailable', 'local-broken'),
    });
  }
};
