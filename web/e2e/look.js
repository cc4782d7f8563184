/** npm run look -- FOLDER: pictures of every page and board, to be looked at. KLOTS_BIN is the binary. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { closeBrowser, DESK, person, PHONE, Server } from './harness.js';
import { playMoves, playToTheEnd } from './play.js';

const folder = process.argv[2];
if (!folder) throw new Error('say into which folder');
mkdirSync(folder, { recursive: true });

const LOOKS = [
  { name: 'desk-light', device: DESK, settings: { theme: 'light', name: 'Ann' }, how: 'mouse' },
  { name: 'desk-dark', device: DESK, settings: { theme: 'dark', name: 'Ann' }, how: 'mouse' },
  { name: 'phone-light', device: PHONE, settings: { theme: 'light', name: 'Ann' }, how: 'touch' },
  { name: 'phone-dark', device: PHONE, settings: { theme: 'dark', name: 'Ann' }, how: 'touch' },
  { name: 'phone-rtl', device: PHONE, settings: { theme: 'light', name: 'Ann', language: 'ar' }, how: 'touch' },
];
const PAGES = {
  home: '/',
  new: '/new/kingdomino',
  rules: '/rules/kingdomino',
  pad: '/pad/kingdomino',
  settings: '/settings',
  problem: '/no/such/page',
};
const MOVES = { kingdomino: 9, triominos: 8, quixo: 6, dominoes: 8 };

const server = await Server.start();
try {
  for (const look of LOOKS) {
    const { page, context } = await person(server, look.device, look.settings);
    const shoot = (name, fullPage = false) =>
      page.screenshot({ path: join(folder, `${look.name}-${name}.png`), fullPage });
    for (const [name, address] of Object.entries(PAGES)) {
      await page.goto(address);
      await page.locator('h1').first().waitFor();
      await page.waitForTimeout(400);
      await shoot(name, true);
    }
    for (const [game, moves] of Object.entries(MOVES)) {
      await page.goto('/');
      await page.locator(`[data-game=${game}] [data-start=now]`).click();
      await page.locator('[data-turn]').waitFor();
      await playMoves(page, game, look.how, moves);
      await page.waitForTimeout(600);
      await shoot(game);
    }
    if (look.name.startsWith('desk')) {
      await playToTheEnd(page, 'dominoes', look.how);
      await page.waitForTimeout(600);
      await shoot('result');
      await page.locator('dialog [data-replay]').click();
      await page.locator('[data-step]').waitFor();
      await page.waitForTimeout(600);
      await shoot('replay', true);
    }
    await page.goto('/');
    await page.locator('[data-game=triominos] [data-start=friends]').click();
    await page.locator('[data-link]').waitFor();
    await page.waitForTimeout(400);
    await shoot('gathering', true);
    await context.close();
  }
} finally {
  await closeBrowser();
  await server.end();
}
