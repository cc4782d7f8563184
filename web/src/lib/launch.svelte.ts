/** Records that come from outside the page: a file opened with it, or something shared with it. */
import { go } from './router.svelte';
import { fileAt } from './site';

interface Handed {
  text: string;
  name: string;
}

export const handed = $state<{ record: Handed | null }>({ record: null });

interface LaunchQueue {
  setConsumer: (consumer: (launch: { files?: FileSystemFileHandle[] }) => void) => void;
}

/** The installed page is opened with a file. */
export function followLaunches(): void {
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files }) => {
    const first = files?.[0];
    if (first) void first.getFile().then(handOver, () => undefined);
  });
}

async function handOver(file: File): Promise<void> {
  handed.record = { text: await file.text(), name: file.name };
  go('/record');
}

/** What was shared lies where the service worker has put it (`sw.js`), once. */
export async function takeShared(): Promise<Handed | null> {
  if (!('caches' in globalThis)) return null;
  const box = await caches.open('klots-words');
  const at = fileAt('shared');
  const found = await box.match(at);
  if (!found) return null;
  await box.delete(at);
  return { text: await found.text(), name: decodeURIComponent(found.headers.get('x-name') ?? '') };
}
