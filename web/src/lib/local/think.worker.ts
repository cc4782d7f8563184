/** Thinks about one thing at a time. Whoever does not want to wait for the answer ends this worker. */
import { Module, No, problem } from './module';

let module: Promise<Module> | null = null;

onmessage = async (message: MessageEvent<{ compiled: WebAssembly.Module; question: object }>) => {
  module ??= Module.wake(message.data.compiled);
  try {
    postMessage({ ok: (await module).ask(message.data.question) });
  } catch (error) {
    if (!(error instanceof No)) module = null;
    postMessage({
      refused: error instanceof No ? error.problem : problem('unavailable', 'local-broken'),
    });
  }
};
