/** Nothing moves under the finger: between a tap and its answer the board stays where it is, on every size of phone. */
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { closeBrowser, DESK, eventually, person, PHONE, Server, spotless, test } from './harness.js';
import { makeMove } from './play.js';

let server;
before(async () => {
  server = await Server.start();
});
after(async () => {
  await closeBrowser();
  await server?.end();
});

const SIZES = { '320×568': [320, 568], '375×667': [375, 667], '390×844': [390, 844], '430×932': [430, 932] };
/** What is tapped first in each game, and what must not move when it is. */
const FIRST = {
  kingdomino: { tap: '.own .target, [data-pick]', still: '.own > svg' },
  triominos: { tap: '.tray .playable', still: '.stage' },
  quixo: { tap: '.cell.can', still: '.stage > svg' },
  dominoes: { tap: '.tray .playable', still: '.stage' },
};

const boxOf = (page, selector) =>
  page
    .locator(selector)
    .first()
    .evaluate((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return { x, y, width, height };
    });

for (const [name, [width, height]] of Object.entries(SIZES)) {
  test(`a tap moves no board on a phone of ${name}`, { timeout: 240_000 }, async () => {
    for (const [game, { tap, still }] of Object.entries(FIRST)) {
      const someone = await person(server, { ...PHONE, viewport: { width, height } });
      const { page } = someone;
      await page.goto('/');
      await page.locator(`[data-game=${game}] [data-start=now]`).click();
      for (let n = 0; n < 4; n++) {
        await eventually(async () => (await page.locator('[data-turn]').getAttribute('data-turn')) !== 'other', 60_000);
        if ((await page.locator('[data-turn]').getAttribute('data-turn')) === 'over') break;
        await page.locator('[data-list]').waitFor();
        if (await page.locator(tap).count()) {
          const before = await boxOf(page, still);
          await page.locator(tap).first().tap();
          assert.deepEqual(await boxOf(page, still), before, `${game}, move ${n}: the board moved`);
          if (game === 'kingdomino' && width >= 375 && (await page.locator('.own .cell').count())) {
            const side = (await boxOf(page, '.own .cell rect')).width;
            assert.ok(side >= 44, `${game}: squares of ${side} px`);
          }
          await page.keyboard.press('Escape');
        }
        await makeMove(page, game, 'touch', n);
      }
      await spotless(someone);
    }
  });
}

test('a refusal, a question and a lost line lie over the players and push nothing', { timeout: 90_000 }, async () => {
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
    await spotless(someone);
  }
});

test('no tile of a long hand is out of sight', { timeout: 180_000 }, async () => {
  const someone = await person(server, { ...PHONE, viewport: { width: 390, height: 760 } });
  const { page } = someone;
  await page.goto('/');
  await page.locator('[data-game=triominos] [data-start=now]').click();
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
