/**
 * A game without a board of its own is played by the generic one, from the first page to the replay.
 * KLOTS_TEST_BIN is a server that plays such a game beside ours (`scripts/test` builds it); without it this fails.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { axe, closeBrowser, DESK, eventually, person, PHONE, Server, spotless } from './harness.js';

const BINARY = process.env.KLOTS_TEST_BIN;
const OURS = ['kingdomino', 'triominos', 'quixo', 'dominoes'];

if (!BINARY) {
  test('a game without a board', { timeout: 1000 }, () => assert.fail('KLOTS_TEST_BIN names no server'));
} else {
  let server;
  before(async () => {
    server = await Server.start(BINARY);
  });
  after(async () => {
    await closeBrowser();
    await server?.end();
  });

  for (const [how, device] of Object.entries({ mouse: DESK, touch: PHONE })) {
    test(`a game that the page does not know, to the end, by ${how}`, { timeout: 120_000 }, async () => {
      const games = await (await fetch(`${server.address}/api/v1/games`)).json();
      const unknown = games.map((game) => game.name).filter((name) => !OURS.includes(name));
      assert.ok(unknown.length, 'the server plays a game of its own');
      const someone = await person(server, device);
      const { page } = someone;
      await page.goto('/');
      await page.locator(`[data-game=${unknown[0]}] [data-start=now]`).click();
      await page.locator('[data-generic]').waitFor();
      await axe(page, 'the generic board');
      for (let n = 0; n < 200; n++) {
        await eventually(async () => (await page.locator('[data-turn]').getAttribute('data-turn')) !== 'other', 60_000);
        if ((await page.locator('[data-turn]').getAttribute('data-turn')) === 'over') break;
        const stamp = await page.locator('[data-stamp]').getAttribute('data-stamp');
        if (how === 'mouse') await page.locator('[data-offer]').first().click();
        else {
          // a finger chooses first, and confirms
          await page.locator('[data-offer]').first().tap();
          await page.locator('[data-commit]').tap();
        }
        await eventually(async () => (await page.locator('[data-stamp]').getAttribute('data-stamp')) !== stamp);
      }
      await page.locator('dialog [data-headline]').waitFor();
      await page.locator('dialog [data-replay]').click();
      await page.locator('[data-step]').waitFor();
      await page.locator('[data-generic]').waitFor();
      await spotless(someone);
    });
  }
}
