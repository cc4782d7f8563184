/** What did not come and what may not be kept: parts lost on the way, and browsers that forbid storage. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { closeBrowser, DESK, person, Server, spotless } from './harness.js';
import { playMoves } from './play.js';

let server;
before(async () => {
  server = await Server.start();
});
after(async () => {
  await closeBrowser();
  await server?.end();
});

/** Somebody to whom these files do not come before the page is loaded again; says whether they were missed and came. */
async function losing(pattern) {
  const someone = await person(server, DESK);
  someone.quiet.on = false;
  const { page } = someone;
  await page.addInitScript(() => delete Navigator.prototype.serviceWorker);
  let documents = 0;
  const asked = { lost: 0, came: 0 };
  page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
  await page.route(pattern, (route) => {
    asked[documents > 1 ? 'came' : 'lost'] += 1;
    return documents > 1 ? route.fallback() : route.abort();
  });
  const end = async () => {
    assert.ok(asked.lost > 0 && asked.came > 0, JSON.stringify(asked));
    // What was lost is told on the console; what has come since is not lost.
    someone.faults.length = 0;
    await spotless(someone);
  };
  return { page, end };
}

async function playNow(page) {
  await page.goto('/');
  await page.locator('[data-game=quixo] [data-start=now]').click();
  await page.locator('[data-list]').waitFor({ timeout: 60_000 });
}

async function giveUp(page) {
  await page.locator('[data-menu]').click();
  await page.locator('[data-resign]').click();
  await page.locator('[data-resign-yes]').click();
}

for (const ending of ['js', 'css'])
  test(`a result whose ${ending} was lost on the way is shown all the same`, { timeout: 60_000 }, async () => {
    const { page, end } = await losing(`**/assets/After-*.${ending}`);
    await playNow(page);
    await giveUp(page);
    await page.locator('dialog [data-replay]').waitFor({ timeout: 15_000 });
    const weight = await page.locator('[data-headline]').evaluate((node) => getComputedStyle(node).fontWeight);
    assert.equal(weight, '700');
    await end();
  });

test('hints that were lost on the way are there when they are asked for again', { timeout: 60_000 }, async () => {
  const { page, end } = await losing('**/assets/Hints-*.js');
  await playNow(page);
  const again = page.waitForEvent('load', { timeout: 15_000 });
  await page.keyboard.press('h');
  await again;
  await page.locator('[data-list]').waitFor({ timeout: 60_000 });
  await page.keyboard.press('h');
  await page.locator('dialog ol li').first().waitFor({ timeout: 60_000 });
  await end();
});

for (const [what, pattern] of [
  ['a page', '**/assets/Rules-*.js'],
  ['the words of a book', '**/assets/quixo-book-*.ftl'],
  ['the words of the page', '**/assets/words-*.ftl'],
])
  test(`${what} lost on the way comes without being asked for`, { timeout: 60_000 }, async () => {
    const { page, end } = await losing(pattern);
    await page.goto('/rules/quixo');
    await page.locator('#Q2').waitFor({ timeout: 15_000 });
    assert.match(await page.locator('h1').first().innerText(), /Quixo/);
    await end();
  });

test('where a browser forbids storage it is played all the same', { timeout: 90_000 }, async () => {
  const someone = await person(server, DESK);
  const { page, context } = someone;
  await context.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
  });
  await playNow(page);
  await playMoves(page, 'quixo', 'mouse', 2);
  await page.goto('/new/kingdomino');
  await page.locator('[data-make]').click();
  await page.locator('[data-pick]').first().waitFor();
  await page.goto('/');
  await page.locator('[data-game=triominos] [data-start=friends]').click();
  const link = await page.locator('[data-link]').inputValue();
  // A friend's browser forbids it too: the key stands in the link.
  const friend = await context.newPage();
  await friend.goto(link);
  await friend.locator('[data-gather], [data-link], h1').first().waitFor();
  await spotless(someone);
});
