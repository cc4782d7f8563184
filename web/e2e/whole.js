/**
 * Whole games against the computer, each watched in three ways: what the page says is what the server said (truth.js),
 * nothing moves between a tap and its answer (still.js), and squares are large enough to be tapped.
 * Usually one game of every kind is played; with KLOTS_E2E_ALL=1 every kind on every screen.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { closeBrowser, DESK, person, PHONE, Server, spotless } from './harness.js';
import { ourTurn, playToTheEnd } from './play.js';
import { assertStill, forget, measured, watchStillness } from './still.js';
import { Truth } from './truth.js';

const phone = (width, height) => ({ ...PHONE, viewport: { width, height } });
const SCREENS = {
  '320×568': phone(320, 568),
  '360×640': phone(360, 640),
  '375×667': phone(375, 667),
  '390×844': phone(390, 844),
  '430×932': phone(430, 932),
  tablet: phone(820, 1180),
  desk: DESK,
  // What the browser makes of a desk when everything is shown twice as large.
  'desk at 200 %': { viewport: { width: 600, height: 400 }, deviceScaleFactor: 2 },
};
const DUEL = { mighty_duel: 'yes' };

/** Every game and number of seats once; every screen, way, light and direction of writing with every game it fits in. */
const USUAL = [
  ['kingdomino', 2, 'touch', '375×667', 'light', 'en'],
  ['kingdomino', 2, 'touch', '430×932', 'dark', 'en', DUEL],
  ['kingdomino', 2, 'touch', '375×667', 'light', 'en', DUEL],
  ['kingdomino', 3, 'keyboard', 'desk', 'dark', 'ar'],
  ['kingdomino', 4, 'touch', '320×568', 'light', 'ar'],
  ['kingdomino', 4, 'mouse', 'desk at 200 %', 'light', 'en'],
  ['quixo', 2, 'mouse', 'desk', 'light', 'en'],
  ['quixo', 2, 'keyboard', 'desk at 200 %', 'dark', 'en'],
  ['quixo', 4, 'touch', '360×640', 'dark', 'ar'],
  ['quixo', 4, 'mouse', 'desk', 'light', 'en'],
  ['triominos', 2, 'mouse', 'desk', 'dark', 'en'],
  ['triominos', 3, 'touch', '320×568', 'light', 'en'],
  ['triominos', 4, 'touch', 'tablet', 'dark', 'en'],
  ['triominos', 5, 'keyboard', 'desk', 'light', 'ar'],
  ['triominos', 6, 'touch', '390×844', 'light', 'ar'],
  ['dominoes', 2, 'keyboard', 'desk', 'dark', 'en'],
  ['dominoes', 3, 'mouse', 'desk at 200 %', 'light', 'ar'],
  ['dominoes', 4, 'touch', '430×932', 'dark', 'en'],
  ['dominoes', 5, 'touch', '375×667', 'light', 'ar'],
  ['dominoes', 6, 'mouse', 'desk', 'light', 'en'],
];

/** Every kind on every screen; lights, languages and ways take turns. */
function everything() {
  const kinds = new Map(
    USUAL.map(([game, seats, , , , , options]) => [`${game} ${seats} ${!!options}`, [game, seats, options]]),
  );
  return [...kinds.values()].flatMap(([game, seats, options], i) =>
    Object.keys(SCREENS).flatMap((screen, j) => {
      const ways = SCREENS[screen].hasTouch
        ? ['touch']
        : screen === 'desk'
          ? ['mouse', 'keyboard', 'drag']
          : ['mouse', 'keyboard'];
      return ways.map((how, k) => {
        const n = i + j + k;
        return [game, seats, how, screen, n % 2 ? 'dark' : 'light', n % 3 ? 'en' : 'ar', options];
      });
    }),
  );
}

async function begin(page, game, seats, options = {}) {
  await page.goto(`/new/${game}`);
  await page.locator('[data-seats]').selectOption(String(seats));
  // Triominos to 400 takes long: people may choose a lower target, and so does this test.
  const short = game === 'triominos' ? { target: await page.locator('[data-option=target]').getAttribute('min') } : {};
  for (const [name, value] of Object.entries({ ...short, ...options })) {
    const option = page.locator(`[data-option=${name}]`);
    if (value === 'yes') await option.check();
    else {
      await option.fill(value);
      await option.press('Tab');
    }
  }
  await page.locator('[data-make]').click();
  await page.locator('[data-turn]').waitFor();
}

/** Nine squares of this side, in pixels, take the whole width of a phone of 375: what a kingdom of seven by seven may need. */
const NINE = 40.5;

/** A kingdom of five by five has squares of 44 px from a width of 375 px on, to the end. */
async function squares(page, least) {
  if (!(await page.locator('.own .target').count())) return null;
  await page.locator('[data-settling]').waitFor({ state: 'detached' });
  const side = await page
    .locator('.own .cell rect.soil')
    .first()
    .evaluate((node) => node.getBoundingClientRect().width);
  assert.ok(side >= least, `squares of ${side} px`);
  return side;
}

const MOST_SEEN = process.env.KLOTS_E2E_FIGURES;

/**
 * A game played at random whose hand got stuck (it waited for what was no longer offered) is played once more, and that is told.
 * What the page says wrongly, what moves and what the browser complains of is never tried again.
 */
const byHand = (game) => async (context) => {
  try {
    await game(context);
  } catch (error) {
    if (error.name !== 'TimeoutError' && !/was not played/.test(error.message)) throw error;
    context.diagnostic(`STUCK, played once more: ${error.stack}`);
    await game(context);
  }
};

/** The games of these names, each a test, on a server of their own. */
export function wholeGames(...names) {
  let server;
  before(async () => {
    server = await Server.start();
  });
  after(async () => {
    await closeBrowser();
    await server?.end();
  });
  const games = (process.env.KLOTS_E2E_ALL ? everything() : USUAL).filter(([game]) => names.includes(game));
  for (const [game, seats, how, screen, theme, language, options] of games) {
    const name = `${seats} play ${game}${options ? ' (Mighty Duel)' : ''} by ${how}: ${screen}, ${theme}, ${language}`;
    test(
      name,
      { timeout: 600_000 },
      byHand(async (context) => {
        const device = SCREENS[screen];
        const someone = await person(server, device, { theme, language });
        const { page } = someone;
        const truth = await Truth.of(page);
        await watchStillness(page);
        await begin(page, game, seats, options);
        await ourTurn(page);
        await forget(page);
        const asks = language === 'en' && how === 'mouse';
        let smallest = Infinity;
        const moves = await playToTheEnd(page, game, how, async (n) => {
          await truth.verify();
          if (game === 'kingdomino' && device.hasTouch && device.viewport.width >= 375)
            smallest = Math.min(smallest, (await squares(page, options ? NINE : 44)) ?? Infinity);
          if (asks && n === 2 && (await page.locator('[data-list]').count())) await truth.hint();
        });
        await page.locator('dialog [data-replay]').waitFor();
        await truth.close();
        assert.ok(truth.compared > moves, `${truth.compared} tables were compared in ${moves} moves`);
        await truth.result();
        const still = await measured(page);
        if (MOST_SEEN) {
          const { taps, moved, board, pieces, shift } = still;
          context.diagnostic(
            JSON.stringify({ moves, compared: truth.compared, taps, moved, board, pieces, shift, smallest }),
          );
        }
        if (how === 'touch') assert.ok(still.taps >= moves, `${still.taps} taps in ${moves} moves`);
        assertStill(still);
        if (asks) await truth.analysis();
        await spotless(someone);
      }),
    );
  }
}
