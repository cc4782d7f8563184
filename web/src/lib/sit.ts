/** Sitting down at a server's table as somebody it knows. */
import { beSomebody, whoAmI } from './session.svelte';
import { line } from './socket.svelte';

/** Makes sure there is somebody, and that the socket knows who. */
export async function beKnown(): Promise<void> {
  const wasSomebody = whoAmI() !== null;
  await beSomebody();
  if (!wasSomebody) await reconnected();
}

function reconnected(): Promise<void> {
  return new Promise((resolve) => {
    const leave = line.watch((frame) => {
      if (frame.type !== 'welcome') return;
      leave();
      resolve();
    });
    line.reconnect();
  });
}
