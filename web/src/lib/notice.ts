/** “Your turn” for people who look elsewhere: the title of the tab, and a notification where it is allowed. */
import { tableAt } from './local/here';
import { shown } from './router.svelte';
import { settings } from './settings.svelte';
import { fileAt } from './site';
import { plain } from './words.svelte';

export function title(text: string): void {
  document.title = plain(text);
}

export async function allowNotices(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** One notification per table; the next one takes the place of the last. Looking at the page puts it away. */
export async function notify(text: string, table: string): Promise<void> {
  if (!settings.notices || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted')
    return;
  const icon = fileAt('icon-192.png');
  const what = { tag: table, icon, badge: icon, data: { address: shown(tableAt(table)) } };
  // Phones show notifications only from a service worker; it also finds the way back to the table.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(plain(text), what);
  else new Notification(plain(text), what).onclick = () => focus();
  document.addEventListener('visibilitychange', () => void putAway(table), { once: true });
}

async function putAway(table: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await worker?.getNotifications({ tag: table })) ?? []) shown.close();
}
