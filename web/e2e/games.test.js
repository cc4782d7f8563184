/** Whole games against the computer: by mouse, by touch on a phone, with the keyboard alone. */
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { closeBrowser, DESK, eventually, person, PHONE, Server, spotless, test } from './harness.js';
import { playToTheEnd } from './play.js';

let server;
before(async () => {
  server = await Server.start();
});
after(async () => {
  await closeBrowser();
  await server?.end();
});

const WAYS = { mouse: DESK, touch: PHONE, keyboard: DESK };

/** Triominos to 400 takes long: people may choose a lower target, and so does this test. */
async function shortTriominos(page, how) {
  await page.goto('/new/triominos');
  const target = page.locator('[data-option=target]');
  await target.waitFor();
  await target.fill(await target.getAttribute('min'));
  await target.press('Tab');
  if (how === 'keyboard') {
    await page.locator('[data-make]').focus();
    await page.keyboard.press('Enter');
  } else if (how === 'touch') await page.locator('[data-make]').tap();
  else await page.locator('[data-make]').click();
}

async function startFromHome(page, game, how) {
  await page.goto('/');
  const button = page.locator(`[data-game=${game}] [data-start=now]`);
  if (how === 'keyboard') {
    await button.waitFor();
    for (let i = 0; i < 60 && !(await button.evaluate((node) => node === document.activeElement)); i++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  } else if (how === 'touch') await button.tap();
  else await button.click();
}

for (const game of ['quixo', 'kingdomino', 'dominoes', 'triominos']) {
  for (const [how, device] of Object.entries(WAYS)) {
    test(`a whole game of ${game} by ${how}`, { timeout: 600_000 }, async () => {
      const someone = await person(server, device);
      const { page } = someone;
      if (game === 'triominos') await shortTriominos(page, how);
      else await startFromHome(page, game, how);
      await page.locator('[data-turn]').waitFor();
      const moves = await playToTheEnd(page, game, how);
      assert.ok(moves > 0);
      await page.locator('dialog [data-replay]').waitFor();
      await eventually(
        async () =>
          (await page.locator('[data-log] li').count()) > 0 || (await page.locator('[data-log]').count()) === 0,
      );
      await spotless(someone);
    });
  }
}
