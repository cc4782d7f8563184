/** Words: nothing on any page is said in plain English only, and the longest languages fit a small phone. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { closeBrowser, eventually, person, PHONE, Server, spotless } from './harness.js';
import { playMoves, playToTheEnd } from './play.js';

let server;
before(async () => {
  server = await Server.start();
});
after(async () => {
  await closeBrowser();
  await server?.end();
});

const GAMES = ['kingdomino', 'triominos', 'quixo', 'dominoes'];
const PAGES = [
  '/',
  ...GAMES.map((game) => `/new/${game}`),
  '/new/dominoes?device=1',
  '/rules',
  ...GAMES.map((game) => `/rules/${game}`),
  ...GAMES.map((game) => `/learn/${game}`),
  '/pad/kingdomino',
  '/pad/triominos',
  '/pad/dominoes',
  '/settings',
  '/account',
  '/ranking/quixo',
  '/recover#wrongcode',
  '/no/such/page',
  '/t/nosuchtable',
];
const SMALL = { ...PHONE, viewport: { width: 360, height: 640 }, deviceScaleFactor: 1 };

async function open(page, address) {
  await page.goto(address);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle').catch(() => undefined);
}

async function playNow(page, game) {
  await page.goto('/');
  await page.locator(`[data-game=${game}] [data-start=now]`).click();
  await page.locator('[data-list]').waitFor({ timeout: 60_000 });
}

/** Runs in the page: every text, label, title and alternative that still has two plain letters in a row. */
function plainTexts() {
  // Names, keys and what is meant for machines are the same in every language.
  const elsewhere =
    'script, noscript, style, code, kbd, time, [translate=no], [data-language] option, [data-link], input[readonly]';
  const names = /\b(Klots|Ann)\b/g;
  const found = [];
  const look = (text, what) => {
    const rest = text.replace(names, '');
    if (/[A-Za-z]{2,}/.test(rest)) found.push(`${what}: ${text.trim().slice(0, 80)}`);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!node.parentElement.closest(elsewhere)) look(node.textContent, node.parentElement.tagName.toLowerCase());
  }
  for (const node of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    if (node.closest(elsewhere)) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      if (node.hasAttribute(name)) look(node.getAttribute(name), name);
  }
  look(document.title, 'title of the tab');
  return found;
}

test('with a made-up language no plain English is left on any page', { timeout: 400_000 }, async () => {
  const someone = await person(server, SMALL, { language: 'en-XA', name: 'Ann' });
  const { page } = someone;
  const found = [];
  const translated = async (page, where) =>
    found.push(...(await page.evaluate(plainTexts)).map((text) => `${where}: ${text}`));
  for (const address of PAGES) {
    await open(page, address);
    await translated(page, address);
  }
  for (const game of GAMES) {
    await playNow(page, game);
    await playMoves(page, game, 'touch', 2);
    await translated(page, `a table of ${game}`);
    if ((await page.locator('[data-list]').count()) === 0) continue;
    for (const button of ['[data-menu]', '[data-list]']) {
      await page.locator(button).click();
      await translated(page, `${button} at a table of ${game}`);
      await page.keyboard.press('Escape');
    }
  }
  await page.goto('/');
  await page.locator('[data-game=quixo] [data-start=friends]').click();
  await page.locator('[data-link]').waitFor();
  await translated(page, 'a table before the game');
  await playNow(page, 'quixo');
  await playToTheEnd(page, 'quixo', 'touch');
  await page.locator('dialog [data-headline]').waitFor();
  await translated(page, 'the result');
  await page.locator('dialog [data-replay]').click();
  await page.locator('[data-step]').waitFor();
  await page.locator('.fair summary').first().click();
  await page.locator('[data-analyse]').click();
  await page.locator('.analysis figure').waitFor({ timeout: 120_000 });
  // Moves are written in the game's notation, which has at most a letter and a number in a row.
  await translated(page, 'the replay with its analysis');
  await open(page, '/account');
  await translated(page, 'the account of somebody');
  assert.deepEqual(found, []);
  await spotless(someone);
});

/** Runs in the page: what is wider than the window, and buttons whose words do not fit into them. */
function overflowing() {
  const found = [];
  // A phone widens its window to what overflows: only the screen tells how wide it should be.
  const room = screen.width;
  const wide = document.documentElement.scrollWidth;
  if (wide > room + 1) found.push(`the page is ${wide} px wide`);
  const scrolls = (node) => {
    for (let up = node.parentElement; up; up = up.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(up).overflowX) && up.scrollWidth > up.clientWidth) return true;
    return false;
  };
  for (const node of document.querySelectorAll('button, a.button, select, input, h1, h2, label, nav a')) {
    const box = node.getBoundingClientRect();
    if (box.width < 2 || node.closest('.hidden')) continue;
    const what = `${node.tagName.toLowerCase()} “${(node.textContent || node.value || '').trim().slice(0, 40)}”`;
    if ((box.left < -1 || box.right > room + 1) && !scrolls(node)) found.push(`${what} leaves the window`);
    if (node.matches('button, a.button, nav a') && node.scrollWidth > node.clientWidth + 1)
      found.push(`${what} is cut off`);
  }
  return found;
}

async function fits(page, where) {
  assert.deepEqual(await page.evaluate(overflowing), [], where);
}

for (const lang of ['en-XA', 'de', 'fi', 'hu', 'el', 'ru', 'ar']) {
  test(`everything fits a phone of 360 px: ${lang}`, { timeout: 240_000 }, async (context) => {
    const someone = await person(server, SMALL, { language: lang, name: 'Ann' });
    const { page } = someone;
    await open(page, '/');
    const have = await page
      .locator('[data-language] option')
      .evaluateAll((options) => options.map((option) => option.value));
    if (lang !== 'en-XA' && !have.includes(lang)) return context.diagnostic(`there is no ${lang} yet`);
    for (const address of PAGES) {
      await open(page, address);
      await fits(page, `${address} in ${lang}`);
    }
    for (const game of GAMES) {
      await playNow(page, game);
      await fits(page, `a table of ${game} in ${lang}`);
      await page.locator('[data-menu]').click();
      await fits(page, `the menu of ${game} in ${lang}`);
    }
    await page.goto('/');
    await page.locator('[data-game=triominos] [data-start=friends]').click();
    await page.locator('[data-link]').waitFor();
    await eventually(async () => (await page.locator('.chairs li').count()) > 1);
    await fits(page, `a table before the game in ${lang}`);
    await spotless(someone);
  });
}
