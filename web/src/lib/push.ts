/** Being called while the page is closed, where the server is set up for it. A call carries no text. */
import { api } from './api';
import { settings } from './settings.svelte';
import { isStatic } from './site';
import { plain, t } from './words.svelte';

/** Kept for the service worker, which speaks no language of its own; it looks here. */
const WORDS = 'klots-words';

/** The key with which this server calls, or null if it cannot or this browser cannot be called. */
export async function pushKey(): Promise<string | null> {
  if (isStatic || !('serviceWorker' in navigator) || !('PushManager' in window)) return null;
  return api.pushKey().then(
    (answer) => answer.key,
    () => null,
  );
}

/** Lets this browser be called from now on; whether it may be. */
export async function letCall(key: string): Promise<boolean> {
  try {
    const worker = await navigator.serviceWorker.ready;
    const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    await api.letCall(subscription.endpoint);
    await (await caches.open(WORDS)).put('/called', new Response(plain(t('notice-called'))));
    return true;
  } catch {
    return false;
  }
}

export async function dontCall(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  await caches.delete(WORDS);
  await api.dontCall().catch(() => undefined);
}

/** Addresses change now and then, and so may the language: told anew whenever the page is opened. */
export async function renewCall(): Promise<void> {
  if (!settings.push) return;
  const key = await pushKey();
  if (key) await letCall(key);
}
