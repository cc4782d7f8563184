/** npm run screenshots [-- FOLDER]: the pictures of docs/screenshots, from real games against the computer. KLOTS_BIN is the binary. */
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { film } from './film.js';
import { closeBrowser, openBrowser, person, Server } from './harness.js';
import { playMoves, playToTheEnd } from './play.js';

const folder = process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), '../../docs/screenshots');
mkdirSync(folder, { recursive: true });

const DESK = { viewport: { width: 1200, height: 760 }, deviceScaleFactor: 1 };
const PHONE = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 };

const server = await Server.start();
const took = [];

/** The browser itself makes the file small. */
async function webp(png, quality = 0.85) {
  const page = await (await openBrowser()).newPage();
  const url = await page.evaluate(
    async ([data, quality]) => {
      const image = new Image();
      image.src = data;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
      canvas.getContext('2d').drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    [`data:image/png;base64,${png.toString('base64')}`, quality],
  );
  await page.close();
  return Buffer.from(url.split(',')[1], 'base64');
}

/** A page of its own, looked at when `scene` has brought it there. */
async function picture(name, device, settings, scene) {
  const { page, context } = await person(server, device, { name: 'Ann', ...settings });
  await scene(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(900);
  const png = await page.screenshot();
  writeFileSync(join(folder, `${name}.webp`), await webp(png));
  took.push(`${name}.webp`);
  await context.close();
}

/** A film of moves being made, by finger on a phone: pictures taken as fast as the browser gives them. */
async function moving(name, device, settings, scene, act) {
  const lively = { ...device, reducedMotion: 'no-preference' };
  const { page, context } = await person(server, lively, { name: 'Ann', ...settings });
  await scene(page);
  const stills = [];
  let ended = false;
  const acted = act(page).finally(() => (ended = true));
  for (let last = Buffer.alloc(0); !ended && stills.length < 60;) {
    const png = await page.screenshot();
    if (!png.equals(last)) stills.push({ png, ms: 130 });
    else if (stills.length) stills.at(-1).ms = Math.min(stills.at(-1).ms + 130, 900);
    last = png;
  }
  await acted;
  stills.push({ png: await page.screenshot(), ms: 1500 });
  const frames = [];
  for (const { png, ms } of stills) frames.push({ webp: await webp(png, 0.6), ms });
  const { width, height } = device.viewport;
  writeFileSync(join(folder, `${name}.webp`), film(frames, width, height));
  took.push(`${name}.webp`);
  await context.close();
}

/** A game with so many players, some moves on, with a move of ours looked at. */
const game = (name, how, moves, players, look) => async (page) => {
  await page.goto(`/new/${name}`);
  await page.locator('[data-seats]').selectOption(String(players));
  await page.locator('[data-make]').click();
  await page.locator('[data-turn]').waitFor();
  await playMoves(page, name, how, moves);
  await page.locator('[data-list], [data-result]').first().waitFor({ timeout: 60_000 });
  await look?.(page);
};

/** Plays on until something is there to be looked at. */
async function until(page, name, how, selector) {
  for (let i = 0; i < 8 && !(await page.locator(selector).count()); i++) await playMoves(page, name, how, 1);
  return page.locator(selector);
}

const preview = {
  async kingdomino(page) {
    const targets = await until(page, 'kingdomino', 'mouse', '.own .target');
    await targets.last().hover({ timeout: 5000 });
  },
  async phone(page) {
    const targets = await until(page, 'kingdomino', 'touch', '.own .target');
    await targets.last().tap({ timeout: 5000 });
  },
  async triominos(page) {
    await (await until(page, 'triominos', 'mouse', '.tray .playable')).last().click();
    await page.locator('[data-spot]').first().hover();
  },
  async hand(page) {
    await (await until(page, 'triominos', 'touch', '.tray .playable')).last().tap();
    await page.locator('[data-spot]').first().tap();
  },
  async dominoes(page) {
    await (await until(page, 'dominoes', 'mouse', '.tray .playable')).last().click();
  },
  async quixo(page) {
    await page.locator('.cell.can').first().click();
    await page.locator('[data-pad]').first().hover();
  },
};

try {
  await picture('home', { viewport: { width: 1440, height: 800 } }, { theme: 'light' }, async (page) => {
    await page.goto('/');
    await page.locator('[data-game]').first().waitFor();
  });
  await picture('kingdomino', DESK, { theme: 'light' }, game('kingdomino', 'mouse', 15, 3, preview.kingdomino));
  await picture('triominos', DESK, { theme: 'light' }, game('triominos', 'mouse', 6, 3, preview.triominos));
  await picture('quixo', DESK, { theme: 'light' }, game('quixo', 'mouse', 4, 2, preview.quixo));
  await picture('dominoes', DESK, { theme: 'light' }, game('dominoes', 'mouse', 3, 4, preview.dominoes));
  await picture('lobby', DESK, { theme: 'light' }, async (page) => {
    await page.goto('/');
    await page.locator('[data-game=triominos] [data-start=friends]').click();
    await page.locator('[data-link]').waitFor();
  });
  await picture('replay', DESK, { theme: 'light' }, async (page) => {
    await game('kingdomino', 'mouse', 0, 2)(page);
    await playToTheEnd(page, 'kingdomino', 'mouse');
    await page.locator('dialog [data-replay]').click();
    await page.locator('[data-step]').waitFor();
  });
  await picture('phone-home', PHONE, { theme: 'dark' }, async (page) => {
    await page.goto('/');
    await page.locator('[data-game]').first().waitFor();
  });
  await picture('phone-kingdomino', PHONE, { theme: 'dark' }, game('kingdomino', 'touch', 10, 4, preview.phone));
  await picture('phone-triominos', PHONE, { theme: 'dark' }, game('triominos', 'touch', 6, 2, preview.hand));
  await picture('phone-quixo', PHONE, { theme: 'dark' }, game('quixo', 'touch', 2, 4));
  await picture('phone-dominoes', PHONE, { theme: 'dark' }, game('dominoes', 'touch', 3, 10));
  await picture('phone-arabic', PHONE, { theme: 'light', language: 'ar' }, game('kingdomino', 'touch', 14, 2));
  const small = { ...PHONE, viewport: { width: 320, height: 600 } };
  await moving('moving', small, { theme: 'light' }, game('kingdomino', 'touch', 7, 2), (page) =>
    playMoves(page, 'kingdomino', 'touch', 4),
  );
  for (const old of readdirSync(folder))
    if (/\.(jpg|png|webp)$/.test(old) && !took.includes(old)) rmSync(join(folder, old));
} finally {
  await closeBrowser();
  await server.end();
}
const bytes = took.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
console.log(`${took.length} pictures, ${Math.round(bytes / 1024)} KB in ${folder}`);
