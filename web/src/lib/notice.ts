/** “Your turn” for people who look elsewhere: the title of the tab, and a notification where it is allowed. */
import { settings } from './settings.svelte';
import { plain } from './words.svelte';

export function title(text: string): void {
  document.title = plain(text);
}

export async function allowNotices(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

export function notify(text: string, tag: string): void {
  if (!settings.notices || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted')
    return;
  try {
    const shown = new Notification(plain(text), { tag, icon: '/icon-192.png' });
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // Some phones allow notifications only from a service worker; the title still tells.
  }
}
