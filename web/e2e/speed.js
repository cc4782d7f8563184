/**
 * npm run speed [-- FACTOR]: how quick the page is on a phone whose processor is so many times slower (4 if not said).
 * KLOTS_BIN is the binary. Two figures each: by the clock with the browser slowed down, and what the page's thread has
 * really computed; the second one does not care what else the machine is doing.
 */
import { closeBrowser, person, PHONE, Server } from './harness.js';
import { playMoves } from './play.js';

const SLOWER = Number(process.argv[2] ?? 4);
const TRIES = 5;
/** A slow 4G line, as the tools of browsers define it. */
const LINE = { latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
/** What is tapped, so that a ghost or the places for it are shown. */
const TAP = {
  kingdomino: '.own .target',
  triominos: '.tray .playable',
  quixo: '.cell.can',
  dominoes: '.tray .playable',
};

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const settle = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** A page whose thread is timed, or slowed down. */
async function phone(server, slow) {
  const { page, context } = await person(server, PHONE);
  const tools = await context.newCDPSession(page);
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const slowDown = async () => {
    if (!slow) return;
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await tools.send('Network.enable');
    await tools.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
  };
  const computed = async () => {
    const { metrics } = await tools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  return { page, context, slowDown, computed };
}

/** From the first request, with nothing in the cache, until the buttons of the first page answer. */
async function firstPage(server, slow) {
  const { page, context, slowDown, computed } = await phone(server, slow);
  await slowDown();
  const start = Date.now();
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('[data-game=quixo] [data-start=now]').waitFor();
  await settle(page);
  const found = slow ? Date.now() - start : await computed();
  await context.close();
  return found;
}

/** From the tap on “Play now” until there is something to choose. */
async function toTheBoard(server, game, slow) {
  const { page, context, slowDown, computed } = await phone(server, slow);
  await page.goto('/');
  await page.locator(`[data-game=${game}] [data-start=now]`).waitFor();
  await page.waitForLoadState('networkidle');
  await slowDown();
  const [start, before] = [Date.now(), await computed()];
  await page.locator(`[data-game=${game}] [data-start=now]`).tap();
  await page.locator('.stage').waitFor({ timeout: 60_000 });
  await settle(page);
  const found = slow ? Date.now() - start : (await computed()) - before;
  await context.close();
  return found;
}

/** From a tap until what it shows is painted. */
async function toThePreview(server, game) {
  const found = [];
  for (let i = 0; i < TRIES; i++) {
    const { page, context, computed } = await phone(server, false);
    await page.goto('/');
    await page.locator(`[data-game=${game}] [data-start=now]`).tap();
    await page.locator('.stage').waitFor();
    await playMoves(page, game, 'touch', 3);
    for (let n = 0; n < 10; n++) {
      await page.locator('[data-list]').waitFor({ timeout: 60_000 });
      if (await page.locator(TAP[game]).count()) break;
      await playMoves(page, game, 'touch', 1);
    }
    const box = await page.locator(TAP[game]).first().boundingBox();
    await settle(page);
    const before = await computed();
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await settle(page);
    found.push((await computed()) - before);
    await context.close();
  }
  return median(found);
}

const several = async (measure) => {
  const found = [];
  for (let i = 0; i < TRIES; i++) found.push(await measure());
  return median(found);
};
const line = (what, clock, thread) =>
  console.log(
    `| ${what} | ${clock === null ? '–' : Math.round(clock)} | ${thread.toFixed(0)} | ${(thread * SLOWER).toFixed(0)} |`,
  );

const server = await Server.start();
try {
  console.log(
    `| milliseconds, median of ${TRIES} | by the clock, ${SLOWER}× slower, slow 4G | computed | × ${SLOWER} |`,
  );
  console.log('| --- | --- | --- | --- |');
  line('first page ready', await several(() => firstPage(server, true)), await several(() => firstPage(server, false)));
  for (const game of Object.keys(TAP)) {
    const clock = await several(() => toTheBoard(server, game, true));
    line(`${game}: “Play now” to the board`, clock, await several(() => toTheBoard(server, game, false)));
    line(`${game}: tap to preview`, null, await toThePreview(server, game));
  }
} finally {
  await closeBrowser();
  await server.end();
}
