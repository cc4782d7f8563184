/** Games between a device and a server, and people who come when a game runs already. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { axe, closeBrowser, DESK, eventually, person, PHONE, Server, spotless } from './harness.js';
import { built, owner, ready, start } from './here.js';
import { makeMove, playMoves } from './play.js';

let server;
before(async () => (server = await Server.start()));
after(async () => {
  await closeBrowser();
  await server.end();
});

const stampOf = async ({ page }) => Number(await page.locator('[data-stamp]').getAttribute('data-stamp'));
const isMine = async ({ page }) => (await page.locator('[data-turn]').getAttribute('data-turn')) === 'mine';

/** Whoever's turn it is moves, and both see it. */
async function oneMove(people, game) {
  const mover = await eventually(async () => {
    for (const someone of people) if (await isMine(someone)) return someone;
    return null;
  }, 20_000);
  const before = await stampOf(mover);
  await makeMove(mover.page, game, 'mouse');
  for (const someone of people) await eventually(async () => (await stampOf(someone)) > before, 10_000);
}

async function sitDown({ page }, name) {
  await page.locator('[data-you-watch]').waitFor();
  await page.locator('[data-take-seat]').click();
  await page.locator('[data-my-name]').fill(name);
  await axe(page, 'the seats that may be taken');
  await page.locator('[data-sit]').first().click();
  await page.locator('[data-you-watch]').waitFor({ state: 'detached' });
}

test('a game of this device goes on with a friend', { timeout: 120_000 }, async (t) => {
  if (!(await built(server, t))) return;
  const ann = await owner(server);
  await ready(ann.page);
  await start(ann.page, 'dominoes');
  await ann.page.waitForURL(/\/local\//);
  await playMoves(ann.page, 'dominoes', 'mouse', 2);
  await ann.page.locator('[data-turn=mine]').waitFor();
  const hand = () => ann.page.locator('.tray [data-hand]').evaluateAll((tiles) => tiles.map((one) => one.dataset.hand));
  const before = await hand();
  await ann.page.locator('[data-menu]').click();
  await ann.page.locator('[data-with-friends]').click();
  await ann.page.waitForURL(/\/t\//);
  const link = await ann.page.locator('[data-link]').inputValue();
  await ann.page.keyboard.press('Escape');
  assert.deepEqual(await hand(), before, 'the same hand lies on the table');
  const bo = await person(server, PHONE, {});
  await bo.page.goto(link);
  await sitDown(bo, 'Bo');
  await bo.page.locator('.tray [data-hand]').first().waitFor();
  await oneMove([ann, bo], 'dominoes');
  await oneMove([ann, bo], 'dominoes');
  await bo.page.locator('[data-menu]').click();
  await bo.page.locator('[data-brought]').waitFor();
  await spotless(ann, bo);
});

test(
  'a finished game is judged by the server, and taken along to the device again',
  { timeout: 120_000 },
  async (t) => {
    if (!(await built(server, t))) return;
    const ann = await owner(server);
    const { page } = ann;
    await ready(page);
    await start(page, 'quixo');
    await page.waitForURL(/\/local\//);
    await playMoves(page, 'quixo', 'mouse', 2);
    await page.locator('[data-menu]').click();
    await page.locator('[data-resign]').click();
    await page.locator('[data-resign-yes]').click();
    await page.locator('[data-replay]').click();
    await page.locator('[data-analyse-there]').click();
    await page.waitForURL(/\/t\/.*replay/);
    await page.locator('.analysis svg').first().waitFor();
    await page.locator('[data-brought]').waitFor();
    assert.equal(await page.locator('[data-verify]').count(), 0, 'no proof is claimed');
    await page.goto(new URL(page.url()).pathname.replace('/replay', ''));
    await page.locator('[data-take-along]').click();
    await page.waitForURL(/\/local\//);
    await page.locator('[data-headline]').waitFor();
    await page.locator('[data-brought]').waitFor();
    await axe(page, 'a game that was taken along');
    await spotless(ann);
  },
);

test('a late comer takes the seat of a computer if the host lets them', { timeout: 120_000 }, async () => {
  const ann = await person(server, DESK, { name: 'Ann' });
  await ann.page.goto('/new/quixo');
  await ann.page.locator('[data-late]').check();
  await ann.page.locator('[data-make]').click();
  await ann.page.locator('[data-turn]').waitFor();
  await ann.page.locator('[data-menu]').click();
  await ann.page.locator('[data-share]').click();
  const link = await ann.page.locator('[data-link]').inputValue();
  await ann.page.keyboard.press('Escape');
  const bo = await person(server, PHONE, {});
  await bo.page.goto(link);
  await sitDown(bo, 'Bo');
  await oneMove([ann, bo], 'quixo');
  await oneMove([ann, bo], 'quixo');
  // All seats are taken: whoever comes now watches.
  const eve = await person(server, PHONE, {});
  await eve.page.goto(link);
  await eve.page.locator('[data-you-watch]').waitFor();
  assert.equal(await eve.page.locator('[data-take-seat]').count(), 0);
  await spotless(ann, bo, eve);
});
