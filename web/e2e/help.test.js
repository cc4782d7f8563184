/** What helps at a table: refusals with their rule, hints, sums, what was missed, notices; and the pages for what is not there. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { axe, closeBrowser, DESK, eventually, person, PHONE, Server, spotless } from './harness.js';
import { atTheTable, playMoves, playToTheEnd } from './play.js';

let server;
before(async () => {
  server = await Server.start();
});
after(async () => {
  await closeBrowser();
  await server?.end();
});

const turn = (page) => page.locator('[data-turn]').getAttribute('data-turn');
const ours = (page) => eventually(async () => (await turn(page)) === 'mine', 60_000);

async function playNow(page, game) {
  await page.goto('/');
  await page.locator(`[data-game=${game}] [data-start=now]`).click();
  await atTheTable(page);
}

test('a cube that cannot be taken says why and links to the rule', { timeout: 90_000 }, async () => {
  const someone = await person(server, DESK);
  const { page } = someone;
  await playNow(page, 'quixo');
  await page.locator('[data-cell="12"]').click();
  const refusal = page.locator('[data-refusal=refused-quixo-not-border]');
  await refusal.waitFor();
  assert.match(await refusal.innerText(), /c3/);
  assert.equal(await refusal.locator('a').getAttribute('href'), '/rules/quixo#Q2');
  await axe(page, 'a refusal');
  await page.goto('/rules/quixo#Q2');
  await page.locator('#Q2').waitFor();
  await spotless(someone);
});

test('an example of the rules is tried on the real board, and taken back', { timeout: 90_000 }, async () => {
  for (const device of [DESK, PHONE]) {
    const someone = await person(server, device);
    const { page } = someone;
    await page.goto('/rules/quixo');
    await page.locator('[data-try=quixo-1]').click();
    const board = page.locator('[data-trial=quixo-1]');
    await board.locator('.cell.can').first().click();
    await board.locator('[data-pad]').first().click();
    if (await board.locator('[data-commit]').count()) await board.locator('[data-commit]').click();
    await page.locator('[data-tried][data-tried*=">"]').waitFor();
    assert.equal(await board.locator('.cell.can').count(), 0);
    await axe(page, 'an example that was tried');
    await page.locator('[data-again]').click();
    await board.locator('.cell.can').first().waitFor();
    await spotless(someone);
  }
});

test('a domino tapped where it does not fit says why', { timeout: 90_000 }, async () => {
  const someone = await person(server, PHONE);
  const { page } = someone;
  await playNow(page, 'kingdomino');
  await playMoves(page, 'kingdomino', 'touch', 2);
  for (let i = 0; i < 8 && !(await page.locator('.own .target').count()); i++) {
    await ours(page);
    await playMoves(page, 'kingdomino', 'touch', 1);
    await ours(page);
  }
  await page.locator('.own .target').first().waitFor();
  await page.locator('[data-at="0,0"]').dispatchEvent('click');
  const refusal = page.locator('[data-refusal=refused-kingdomino-covered]');
  await refusal.waitFor();
  assert.equal(await refusal.locator('a').getAttribute('href'), '/rules/kingdomino#K12');
  await spotless(someone);
});

test('hints: up to three moves, each with its chance; the chosen one is shown', { timeout: 90_000 }, async () => {
  const someone = await person(server, DESK);
  const { page } = someone;
  await playNow(page, 'kingdomino');
  await page.keyboard.press('h');
  const hints = page.locator('dialog ol li');
  await hints.first().waitFor({ timeout: 60_000 });
  assert.ok((await hints.count()) >= 1 && (await hints.count()) <= 3);
  assert.match(await hints.first().innerText(), /\d+\W*%/);
  await hints.last().locator('button').click();
  await page.locator('.hinted, .hint').first().waitFor();
  await spotless(someone);
});

test('why these points: the sum opens from the player’s name', { timeout: 120_000 }, async () => {
  const someone = await person(server, DESK);
  const { page } = someone;
  await playNow(page, 'kingdomino');
  await playMoves(page, 'kingdomino', 'mouse', 10);
  await page.locator('[data-why="0"]').click();
  const shown = Number(await page.locator('dialog tr.sum td').innerText());
  const lines = await page.locator('dialog tr:not(.sum) td.number').allInnerTexts();
  assert.equal(
    lines.reduce((sum, points) => sum + Number(points), 0),
    shown,
  );
  await axe(page, 'a sum');
  await spotless(someone);
});

test('what has happened since the last turn is shown again on the board', { timeout: 90_000 }, async () => {
  const someone = await person(server, DESK);
  const { page } = someone;
  await playNow(page, 'quixo');
  await playMoves(page, 'quixo', 'mouse', 1);
  await ours(page);
  const now = await page.locator('[data-stamp]').getAttribute('data-stamp');
  await page.locator('[data-menu]').click();
  await page.locator('[data-since]').click();
  await page.locator('[data-look-back]').click();
  // Both at one look: it passes by itself. Nothing can be played in the past.
  await page.waitForFunction(
    () => document.querySelector('[data-shown-again]') && !document.querySelector('.cell.can'),
    undefined,
    { polling: 20 },
  );
  await page.locator('[data-shown-again]').waitFor({ state: 'detached' });
  assert.equal(await page.locator('[data-stamp]').getAttribute('data-stamp'), now);
  await playMoves(page, 'quixo', 'mouse', 1);
  await spotless(someone);
});

test(
  'giving up is asked for twice; the ended table shows its result to whoever comes',
  { timeout: 90_000 },
  async () => {
    const someone = await person(server, DESK);
    const { page } = someone;
    await playNow(page, 'quixo');
    await page.locator('[data-menu]').click();
    await page.locator('[data-resign]').click();
    assert.equal(await turn(page), 'mine');
    await page.locator('[data-resign-yes]').click();
    await page.locator('dialog [data-replay]').waitFor();
    await page.reload();
    await page.locator('dialog [data-replay]').waitFor();
    await spotless(someone);
  },
);

test('your turn: title and notification, by the service worker where there is one', { timeout: 90_000 }, async () => {
  const someone = await person(server, DESK, { notices: true });
  const { page, context } = someone;
  await context.grantPermissions(['notifications'], { origin: server.address });
  await context.addInitScript(() => {
    // A page in the background, and a note of what would be shown.
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.told = [];
    const note = (title, options) => window.told.push(`${title} ${options?.data?.address ?? ''}`);
    window.Notification = Object.assign(
      function (title, options) {
        note(title, options);
      },
      { permission: 'granted', requestPermission: () => Promise.resolve('granted') },
    );
    if (window.ServiceWorkerRegistration)
      ServiceWorkerRegistration.prototype.showNotification = async (title, options) => note(title, options);
  });
  await playNow(page, 'quixo');
  await ours(page);
  await eventually(async () => /Your turn/.test(await page.title()));
  await eventually(async () => (await page.evaluate(() => window.told.length)) > 0);
  assert.match((await page.evaluate(() => window.told))[0], /Quixo.*\/t\//);
  await spotless(someone);
});

test('replay: a link to the move that is shown, and everybody’s side', { timeout: 180_000 }, async () => {
  const someone = await person(server, DESK);
  const { page, context } = someone;
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.address });
  await playNow(page, 'kingdomino');
  await playToTheEnd(page, 'kingdomino', 'mouse');
  await page.locator('dialog [data-replay]').click();
  await page.locator('[data-step]').waitFor();
  const step = Number(await page.locator('[data-step]').getAttribute('data-step')) - 1;
  await page.keyboard.press('ArrowLeft');
  await page.locator(`[data-step="${step}"]`).waitFor();
  await page.locator('[data-copy-link]').click();
  const link = await eventually(async () => {
    const text = await page.evaluate(() => navigator.clipboard.readText());
    return text.includes(`at=${step}`) && text;
  });
  await page.goto('/');
  await page.goto(link);
  await page.locator(`[data-step="${step}"]`).waitFor();
  const mine = await page.locator('.own > svg').getAttribute('aria-label');
  await page.locator('select').last().selectOption('1');
  await eventually(async () => (await page.locator('.own > svg').getAttribute('aria-label')) !== mine);
  await spotless(someone);
});

test('a full table and a private one each have their page', { timeout: 120_000 }, async () => {
  const ann = await person(server, DESK, { name: 'Ann' });
  const eve = await person(server, PHONE);
  await ann.page.goto('/');
  await ann.page.locator('[data-game=quixo] [data-start=friends]').click();
  const link = await ann.page.locator('[data-link]').inputValue();
  await eve.page.goto(link.replace(/#.*/, ''));
  const way = eve.page.locator('a[href="/"].button');
  await eventually(async () => (await way.count()) > 0 || (await eve.page.locator('[data-sit]').count()) > 0);
  await ann.page.locator('[data-bot]').first().selectOption({ index: 1 });
  await ann.page.locator('[data-link]').waitFor({ state: 'detached' });
  const late = await person(server, PHONE);
  await late.page.goto(link);
  await late.page.locator('a[href="/"].button').waitFor();
  await axe(late.page, 'a full table');
  await spotless(ann, eve, late);
});

test('the server is lost: the page says so and comes back by itself', { timeout: 120_000 }, async () => {
  const someone = await person(server, DESK);
  const { page } = someone;
  someone.quiet.on = false;
  await playNow(page, 'quixo');
  await server.stop();
  await page.locator('.banner, .notice').first().waitFor();
  await axe(page, 'a lost connection');
  await server.run();
  await eventually(async () => (await page.locator('.banner').count()) === 0, 40_000);
  await playMoves(page, 'quixo', 'mouse', 1);
  await spotless(someone);
});

test('dragging is another way: some moves of every game', { timeout: 240_000 }, async () => {
  for (const game of ['quixo', 'kingdomino', 'triominos', 'dominoes']) {
    const someone = await person(server, DESK);
    const { page } = someone;
    await playNow(page, game);
    await playMoves(page, game, 'drag', 5);
    await spotless(someone);
  }
});

test('a carried tile that is dropped beside goes back', { timeout: 60_000 }, async () => {
  const someone = await person(server, DESK);
  const { page } = someone;
  await playNow(page, 'quixo');
  const before = await page.locator('[data-stamp]').getAttribute('data-stamp');
  const box = await page.locator('.cell.can').first().boundingBox();
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 60, { steps: 4 });
  await page.locator('[data-pad]').first().waitFor();
  const middle = await page.locator('[data-cell="12"]').boundingBox();
  await page.mouse.move(middle.x + 10, middle.y + 10, { steps: 4 });
  await page.mouse.up();
  await page.locator('[data-pad]').first().waitFor({ state: 'detached' });
  assert.equal(await page.locator('[data-stamp]').getAttribute('data-stamp'), before);
  await spotless(someone);
});

test(
  'a tile dragged within the hand changes its place and stays there; dragged to the table it is laid',
  { timeout: 90_000 },
  async () => {
    const someone = await person(server, DESK);
    const { page } = someone;
    await playNow(page, 'dominoes');
    const hand = () => page.locator('[data-hand]').evaluateAll((tiles) => tiles.map((tile) => tile.dataset.hand));
    const middle = async (locator) => {
      const box = await locator.boundingBox();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const drag = async (from, to) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
      await page.mouse.move(to.x, to.y, { steps: 4 });
      await page.mouse.up();
    };
    const before = await hand();
    await drag(await middle(page.locator('[data-hand]').first()), await middle(page.locator('[data-hand]').nth(2)));
    const after = [before[1], before[2], before[0], ...before.slice(3)];
    await eventually(async () => (await hand()).join() === after.join());
    await page.reload();
    await atTheTable(page);
    assert.deepEqual(await hand(), after);
    if (await page.locator('.tray .playable').count()) {
      const stamp = await page.locator('[data-stamp]').getAttribute('data-stamp');
      await drag(await middle(page.locator('.tray .playable').first()), await middle(page.locator('.stage')));
      await eventually(async () => (await page.locator('[data-stamp]').getAttribute('data-stamp')) !== stamp);
    }
    await spotless(someone);
  },
);
