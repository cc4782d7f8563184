/** New versions of the page: offered, never forced. The page's own table is fetched when there is nothing else to do. */
import { moduleAddress } from './local/here';

export const update = $state<{ waiting: ServiceWorker | null }>({ waiting: null });

/** Looks for a version that waits, now and whenever one comes. */
export function followUpdates(registration: ServiceWorkerRegistration): void {
  const found = (worker: ServiceWorker | null) => {
    if (worker && navigator.serviceWorker.controller) void consider(worker);
  };
  found(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') found(worker);
    });
  });
}

/** A page that is as new as the worker lets it begin where no other page is open; an older one asks. */
async function consider(worker: ServiceWorker): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const ours = await new Promise<unknown>((answered) => {
    port1.onmessage = (message) => answered(message.data);
    const code = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';
    worker.postMessage({ code }, [port2]);
  });
  if (ours === true) worker.postMessage({ beginAlone: true });
  else update.waiting = worker;
}

export function beginUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  update.waiting?.postMessage({ begin: true });
}

/** The module is kept for days without a connection; the page is usable long before. */
export function keepModule(): void {
  if (!moduleAddress) return;
  const keep = async () => {
    const worker = (await navigator.serviceWorker.ready).active;
    worker?.postMessage({ keep: [moduleAddress] });
  };
  const idle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2000));
  idle(() => void keep());
}
