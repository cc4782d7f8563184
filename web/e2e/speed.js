/**
 * npm run speed [-- FACTOR]: how quick the page is on a phone whose processor is so many times slower (4 if not said).
 * KLOTS_BIN is the binary. Two figures each: by the clock with the browser slowed down, and what the page's thread has
 * really computed; the second one does not care what else the machine is doing.
 */
import { readFileSync } from 'node:fs';
import { closeBrowser, DESK, eventually, PHONE, person, Server } from './harness.js';
import { owner, parts, ready, start } from './here.js';
import { MOVES, ourTurn, playMoves } from './play.js';

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
async function phone(server, slow, more = {}) {
  const { page, context } = await person(server, { ...PHONE, ...more });
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
  return { page, context, tools, slowDown, computed };
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

/** When the largest thing of the first page is painted. */
async function largestPaint(server) {
  const { page, context, slowDown } = await phone(server, true);
  await page.addInitScript(() => {
    window.__largest = 0;
    new PerformanceObserver((list) => (window.__largest = list.getEntries().at(-1).startTime)).observe({
      ...{ type: 'largest-contentful-paint', buffered: true },
    });
  });
  await slowDown();
  await page.goto('/');
  await page.locator('[data-game=quixo] [data-start=now]').waitFor();
  await page.waitForTimeout(1500);
  const found = await page.evaluate(() => window.__largest);
  await context.close();
  return found;
}

/** Frames a second while pieces travel, with the processor slowed down: over every move of ours and its answers. */
async function framesInFlight(server, game) {
  const { page, context, tools } = await phone(server, false, { reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const flown = (window.__flown = { frames: 0, time: 0 });
    let last = 0;
    const step = (time) => {
      const flying = document
        .getAnimations()
        .some((one) => one.playState === 'running' && one.effect?.getTiming().duration === 420);
      if (flying && last) {
        flown.frames += 1;
        flown.time += time - last;
      }
      last = flying ? time : 0;
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
  await page.goto('/');
  await page.locator(`[data-game=${game}] [data-start=now]`).tap();
  await page.locator('.stage').waitFor();
  await playMoves(page, game, 'touch', 1);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await playMoves(page, game, 'touch', 5);
  const { frames, time } = await page.evaluate(() => window.__flown);
  await context.close();
  return time ? (frames / time) * 1000 : 0;
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

/** What the browser's processes for pages hold, in MB: their own memory, shared pages counted by their share. */
async function held(tools) {
  const { processInfo } = await tools.send('SystemInfo.getProcessInfo');
  const bytes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))[1]) * 1024);
  return bytes.reduce((sum, one) => sum + one, 0) / 1e6;
}

/** Frames a second while the expert of this device thinks, beside those of the same page at rest, and the memory of both. */
async function whileThinking(server, game) {
  const { page, context } = await owner(server, {}, { ...DESK, reducedMotion: 'no-preference' });
  await context.addInitScript((key) => localStorage.setItem(key, 'expert'), `klots-level-${game}`);
  const tools = await context.browser().newBrowserCDPSession();
  await page.addInitScript(() => {
    const seen = (window.__seen = { mine: [0, 0, 0], other: [0, 0, 0] });
    let last = 0;
    requestAnimationFrame(function step(time) {
      const counted = seen[document.querySelector('[data-turn]')?.dataset.turn];
      if (counted && last) {
        counted[0] += 1;
        counted[1] += time - last;
        counted[2] = Math.max(counted[2], time - last);
      }
      last = time;
      requestAnimationFrame(step);
    });
  });
  await ready(page);
  await start(page, game);
  await page.waitForURL(/\/local\//);
  await ourTurn(page);
  await page.waitForTimeout(2000);
  const before = await held(tools);
  let most = before;
  for (let n = 0; n < 4; n++) {
    if ((await ourTurn(page)) === 'over') break;
    await MOVES[game].mouse(page);
    await eventually(async () => {
      most = Math.max(most, await held(tools));
      return (await page.locator('[data-turn]').getAttribute('data-turn')) !== 'other';
    }, 60_000);
  }
  const { mine, other } = await page.evaluate(() => window.__seen);
  await context.close();
  const rate = ([frames, time]) => (time ? (frames / time) * 1000 : 0);
  return { rest: rate(mine), thinking: rate(other), seconds: other[1] / 1000, longest: other[2], before, most };
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
  console.log(`| largest paint of the first page | ${Math.round(await several(() => largestPaint(server)))} | – | – |`);
  for (const game of Object.keys(TAP)) {
    const clock = await several(() => toTheBoard(server, game, true));
    line(`${game}: “Play now” to the board`, clock, await several(() => toTheBoard(server, game, false)));
    line(`${game}: tap to preview`, null, await toThePreview(server, game));
  }
  console.log(`\n| frames a second while pieces travel, ${SLOWER}× slower | |\n| --- | --- |`);
  for (const game of ['kingdomino', 'triominos', 'dominoes'])
    console.log(`| ${game} | ${(await framesInFlight(server, game)).toFixed(1)} |`);
  if (await parts(server)) {
    console.log(
      '\n| the expert of this device | frames/s at rest | while it thinks | longest frame, ms | thought for, s | MB at rest | most |',
    );
    console.log('| --- | --- | --- | --- | --- | --- | --- |');
    for (const game of Object.keys(TAP)) {
      const { rest, thinking, seconds, longest, before, most } = await whileThinking(server, game);
      const cells = [rest, thinking, longest, seconds, before, most].map((value) => value.toFixed(1));
      console.log(`| ${game} | ${cells.join(' | ')} |`);
    }
  } else console.log('The page was built without its own table (WEB_MODULE=1): nothing thinks on this device.');
} finally {
  await closeBrowser();
  await server.end();
}
