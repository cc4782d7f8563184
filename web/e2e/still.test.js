/** What comes over a table pushes nothing, and nothing of a hand is hidden. Whole games are measured in whole.js. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { closeBrowser, DESK, eventually, person, PHONE, Server, spotless } from './harness.js';
import { makeMove, ourTurn } from './play.js';
import { measured, watchStillness } from './still.js';

let server;
before(async () => {
  server = await Server.start();
});
after(async () => {
  await closeBrowser();
  await server?.end();
});

const boxOf = (page, selector) =>
  page
    .locator(selector)
    .first()
    .evaluate((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return { x, y, width, height };
    });

test('a refusal, a lost line and its return lie over the players and push nothing', { timeout: 120_000 }, async () => {
  for (const device of [DESK, PHONE]) {
    const someone = await person(server, device);
    someone.quiet.offline = true;
    const { page } = someone;
    await page.goto('/');
    await page.locator('[data-game=quixo] [data-start=now]').click();
    await page.locator('.cell.can').first().waitFor({ timeout: 60_000 });
    const before = await boxOf(page, '.board');
    await page.locator('[data-cell="12"]').click();
    await page.locator('[data-refusal]').waitFor();
    assert.deepEqual(await boxOf(page, '.board'), before);
    await server.stop();
    await page.locator('[data-trouble]').waitFor({ timeout: 30_000 });
    assert.deepEqual(await boxOf(page, '.board'), before);
    await server.run();
    await page.locator('[data-trouble]').waitFor({ state: 'detached', timeout: 60_000 });
    assert.deepEqual(await boxOf(page, '.board'), before);
    await spotless(someone);
  }
});

test('no tile of a long hand is out of sight', { timeout: 180_000 }, async () => {
  const someone = await person(server, { ...PHONE, viewport: { width: 390, height: 760 } });
  const { page } = someone;
  await page.goto('/');
  // By finger: a mouse that rests where a place appears would point at it.
  await page.locator('[data-game=triominos] [data-start=now]').tap();
  for (let n = 0; n < 12; n++) {
    await eventually(async () => (await page.locator('[data-turn]').getAttribute('data-turn')) !== 'other', 60_000);
    if (!(await page.locator('[data-list]').count())) break;
    const hidden = await page.locator('.tray [data-hand]').evaluateAll((tiles) => {
      const tray = tiles[0]?.closest('.tray');
      const edge = tray?.getBoundingClientRect();
      return tiles.filter((tile) => {
        const box = tile.getBoundingClientRect();
        return box.bottom > Math.min(edge.bottom, innerHeight) + 1 || box.right > edge.right + 1;
      }).length;
    });
    assert.equal(hidden, 0);
    // Drawing makes the hand grow; with a tile that fits it is asked once.
    const draw = page.locator('[data-draw]');
    if (await draw.count()) {
      const stamp = await page.locator('[data-stamp]').getAttribute('data-stamp');
      await draw.tap();
      await page.locator('[data-commit]').first().tap();
      await eventually(async () => (await page.locator('[data-stamp]').getAttribute('data-stamp')) !== stamp);
    } else await makeMove(page, 'triominos', 'touch', n);
  }
  await spotless(someone);
});

test('a board that comes late pushes nothing of what is told of the players', { timeout: 180_000 }, async () => {
  for (const [game, language] of [
    ['kingdomino', 'ar'],
    ['quixo', 'en'],
    ['triominos', 'en'],
    ['dominoes', 'ar'],
  ]) {
    const someone = await person(server, DESK, { language });
    const { page } = someone;
    // What a service worker brings cannot be made to wait.
    await page.addInitScript(() => delete Navigator.prototype.serviceWorker);
    await watchStillness(page);
    let seen;
    const players = new Promise((resolve) => (seen = resolve));
    await page.route(`**/assets/${game}-*.js`, (route) => players.then(() => route.fallback()));
    await page.goto(`/new/${game}`);
    await page.locator('[data-make]').click();
    await page.locator('.players [data-seat]').first().waitFor();
    assert.equal(await page.locator('.board .stage').count(), 0);
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    seen();
    await page.locator('.board .stage').waitFor();
    await ourTurn(page);
    const { shifts } = await measured(page);
    assert.deepEqual(shifts, [], game);
    await spotless(someone);
  }
});

test(
  'a click that was meant for the board does not close what has just come over it',
  { timeout: 60_000 },
  async () => {
    const someone = await person(server, DESK);
    const { page } = someone;
    await page.goto('/');
    await page.locator('[data-game=quixo] [data-start=now]').click();
    await page.locator('.cell.can').first().waitFor({ timeout: 60_000 });
    // A finger that was on its way comes down in the very moment in which the dialog opens.
    await page.evaluate(() => {
      new MutationObserver((_, watch) => {
        const dialog = document.querySelector('dialog[open]');
        if (!dialog) return;
        watch.disconnect();
        dialog.click();
      }).observe(document.body, { childList: true, subtree: true, attributes: true });
    });
    await page.locator('[data-menu]').click();
    await page.locator('dialog[open]').waitFor();
    await page.waitForTimeout(600);
    assert.equal(await page.locator('dialog[open]').count(), 1);
    await page.mouse.click(5, 5);
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await spotless(someone);
  },
);

test('a board whose files were lost on the way comes all the same', { timeout: 60_000 }, async () => {
  for (const ending of ['js', 'css', 'ftl']) {
    const someone = await person(server, DESK);
    someone.quiet.on = false;
    const { page } = someone;
    await page.addInitScript(() => delete Navigator.prototype.serviceWorker);
    let lost = 0;
    await page.route(`**/assets/quixo-*.${ending}`, (route) => (lost++ ? route.fallback() : route.abort()));
    await page.goto('/');
    await page.locator('[data-game=quixo] [data-start=now]').click();
    await page.locator('.cell.can').first().waitFor({ timeout: 15_000 });
    assert.ok(lost > 0, `a file that ends in ${ending} was asked for`);
    assert.equal(await page.locator('.stage').evaluate((node) => getComputedStyle(node).position), 'relative');
    await spotless(someone);
  }
});
