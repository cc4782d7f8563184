/** People with names and faces, moves that are seen happening, an ending worth looking at, and a way back that leads back. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { axe, closeBrowser, DESK, eventually, person, PHONE, Server, spotless } from './harness.js';
import { makeMove, ourTurn, playToTheEnd } from './play.js';

let server;
before(async () => {
  server = await Server.start();
});
after(async () => {
  await closeBrowser();
  await server?.end();
});

const LIVELY = { reducedMotion: 'no-preference' };

async function newTable(page, game, seats) {
  await page.goto(`/new/${game}`);
  await page.locator('[data-seats]').selectOption(String(seats));
  await page.locator('[data-make]').click();
  await page.locator('[data-turn]').waitFor();
}

test('a link clicked in the instant a dialog closes leads on, and back leads back', { timeout: 90_000 }, async () => {
  const someone = await person(server, DESK);
  const { page } = someone;
  await newTable(page, 'quixo', 2);
  const table = new URL(page.url()).pathname;
  await page.locator('[data-menu]').click();
  await page.locator('dialog [data-leave]').waitFor();
  await page.evaluate(() => {
    document.querySelector('dialog').close();
    document.querySelector('a.home').click();
  });
  await page.locator('[data-game=quixo]').waitFor();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  assert.equal(new URL(page.url()).pathname, '/');
  // One step back is the table; a dialog there is closed by the way back, and the next step leaves.
  await page.goBack();
  await page.locator('[data-menu]').click();
  await page.locator('dialog').waitFor();
  await page.goBack();
  await page.locator('dialog').waitFor({ state: 'detached' });
  assert.equal(new URL(page.url()).pathname, table);
  await page.locator('[data-menu]').click();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.goBack();
  await page.locator('[data-seats]').waitFor();
  assert.equal(new URL(page.url()).pathname, '/new/quixo');
  await spotless(someone);
});

test(
  'computers have names and faces of their own, and one can be somebody else at any moment',
  { timeout: 120_000 },
  async () => {
    const someone = await person(server, PHONE, { name: 'Ann' });
    const { page } = someone;
    await page.goto('/new/kingdomino');
    await page.locator('[data-seats]').selectOption('4');
    await page.locator('[data-level-all]').selectOption('hard');
    assert.equal(await page.locator('[data-face=fox]').count(), 3);
    await axe(page, 'a new table with its cast');
    await page.locator('[data-make]').click();
    await page.locator('[data-turn]').waitFor();
    const names = await page.locator('.players .name').allInnerTexts();
    assert.equal(new Set(names).size, 4, `every name once: ${names}`);
    assert.equal(await page.locator('.players [data-face=fox]').count(), 3);
    // What the server says about the seat, said with the character.
    await page.locator('[data-why="1"]').click();
    assert.match(await page.locator('[data-person="1"]').innerText(), /Hard/);
    await axe(page, 'who somebody is');
    await page.keyboard.press('Escape');
    await page.locator('[data-why="0"]').click();
    await page.locator('[data-own-name]').fill('Anneli');
    await page.locator('[data-person="0"] form button').click();
    await page.locator('dialog [name=avatar][value="5"]').check({ force: true });
    await page.keyboard.press('Escape');
    await eventually(async () => (await page.locator('[data-seat="0"] .name').innerText()) === 'Anneli');
    const table = new URL(page.url()).pathname.split('/').at(-1);
    const truth = await page.evaluate(async (id) => (await fetch(`/api/v1/tables/${id}`)).json(), table);
    assert.equal(truth.now.chairs[0].name, 'Anneli');
    // Others see the same picture.
    const other = await person(server, DESK);
    await other.page.goto(page.url());
    await other.page.locator('.players [data-face=person][data-shade="5"]').waitFor();
    await spotless(someone, other);
  },
);

test('moves of others are shown one after the other, as the server tells them', { timeout: 120_000 }, async () => {
  const someone = await person(server, { ...DESK, ...LIVELY }, { pace: 'fast' });
  const { page } = someone;
  const told = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const frame = JSON.parse(String(payload));
      if (frame.type === 'event' && frame.event.what.kind === 'moved') told.push(frame.event.number);
    }),
  );
  await newTable(page, 'quixo', 4);
  await page.evaluate(() => {
    window.shown = [];
    const node = document.querySelector('[data-stamp]');
    new MutationObserver(() => window.shown.push(Number(node.dataset.stamp))).observe(node, {
      attributeFilter: ['data-stamp'],
    });
  });
  await eventually(async () => (await page.locator('[data-turn]').getAttribute('data-turn')) === 'mine', 60_000);
  const from = Number(await page.locator('[data-stamp]').getAttribute('data-stamp'));
  await makeMove(page, 'quixo', 'mouse');
  await eventually(async () => (await page.locator('[data-turn]').getAttribute('data-turn')) !== 'other', 60_000);
  const shown = (await page.evaluate(() => window.shown)).filter((number) => number > from);
  const moves = told.filter((number) => number > from);
  assert.ok(moves.length > 1);
  assert.deepEqual(
    shown.filter((number) => moves.includes(number)),
    [...new Set(moves)],
    'each move once, in order',
  );
  await spotless(someone);
});

test(
  'the end of Kingdomino is counted line by line, and who lost is led to the move that cost most',
  { timeout: 300_000 },
  async () => {
    const someone = await person(server, { ...DESK, ...LIVELY }, { pace: 'none', name: 'Ann' });
    const { page } = someone;
    await page.goto('/');
    await page.locator('[data-game=kingdomino] [data-start=now]').click();
    await page.locator('[data-turn]').waitFor();
    await playToTheEnd(page, 'kingdomino', 'mouse');
    await page.locator('[data-headline]').waitFor();
    const table = new URL(page.url()).pathname.split('/').at(-1);
    const { now } = await page.evaluate(async (id) => (await fetch(`/api/v1/tables/${id}`)).json(), table);
    const { places, points } = now.ending.standing;
    const rows = page.locator('[data-sum="0"] tbody tr');
    assert.equal(await rows.count(), now.ending.reckoning[0].length + 1);
    await eventually(
      async () => (await rows.last().locator('td').innerText()).replace('−', '-') === String(points[0]),
      30_000,
      () => 'the sum never became what the server says',
    );
    const headline = await page.locator('[data-headline]').innerText();
    const margin = Math.abs(points[0] - points[1]);
    if (places[0] < places[1] && margin) assert.match(headline, new RegExp(`You win by.*${margin}`));
    if (places[0] > places[1] && margin) assert.match(headline, new RegExp(`wins by.*${margin}`));
    assert.equal(await page.locator('[data-lost]').count(), places[0] > places[1] ? 1 : 0);
    await axe(page, 'the result');
    await page.goto(`/t/${table}/replay?lost=1`);
    // How far it is and what it finds are said beside the board.
    await page.locator('[data-step] [data-analysis-progress], .analysis figure').first().waitFor();
    await page.locator('.analysis figure').waitFor({ timeout: 200_000 });
    const own = page.locator('.analysis [aria-current=step]');
    if (await own.count()) {
      assert.equal(await page.locator('[data-step] [data-verdict]').count(), 1);
      assert.equal(await page.evaluate(() => scrollY), 0, 'the board stays in sight');
    }
    await spotless(someone);
  },
);

test('unread lines of chat are marked on a phone until they are looked at', { timeout: 120_000 }, async () => {
  const ann = await person(server, DESK, { name: 'Ann' });
  const bo = await person(server, PHONE, { name: 'Bo' });
  await ann.page.goto('/');
  await ann.page.locator('[data-game=quixo] [data-start=friends]').click();
  await bo.page.goto(await ann.page.locator('[data-link]').inputValue());
  await bo.page.locator('[data-sit]').first().click();
  await bo.page.locator('[data-ready]').click();
  await ann.page.locator('[data-ready]').click();
  await bo.page.locator('[data-turn]').waitFor();
  await ann.page.locator('.panel .chat input').last().fill('Tere!');
  await ann.page.locator('.panel .chat form button').click();
  await bo.page.locator('[data-unread="1"]').waitFor();
  await axe(bo.page, 'an unread line');
  await bo.page.locator('[data-panel]').click();
  assert.match(await bo.page.locator('dialog .chat').innerText(), /Tere!/);
  await bo.page.keyboard.press('Escape');
  await bo.page.locator('[data-unread]').waitFor({ state: 'detached' });
  await spotless(ann, bo);
});

test(
  'what is to come, what may be drawn and what a hand counts are what the server says',
  { timeout: 240_000 },
  async () => {
    const someone = await person(server, PHONE);
    const { page } = someone;
    const views = [];
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const { now } = JSON.parse(String(payload));
        if (now?.view) views.push(now.view);
      }),
    );
    await newTable(page, 'kingdomino', 2);
    await page.locator('[data-list]').waitFor();
    await page.locator('[data-stock]').click();
    await page.locator('[data-coming]').first().waitFor();
    const coming = await page
      .locator('[data-coming]')
      .evaluateAll((all) => all.map((one) => Number(one.dataset.coming)));
    assert.deepEqual(coming, views.at(-1).unseen);
    await axe(page, 'dominoes still to come');
    await page.keyboard.press('Escape');
    await newTable(page, 'dominoes', 3);
    await page.locator('[data-pips]').waitFor();
    const seat = views.at(-1).hands.findIndex((hand) => hand.tiles);
    assert.equal(Number(await page.locator('[data-pips]').getAttribute('data-pips')), views.at(-1).hands[seat].pips);
    await axe(page, 'pips in hand');
    await spotless(someone);
  },
);

test('a lesson lights what it speaks of and goes on by doing', { timeout: 120_000 }, async () => {
  const someone = await person(server, PHONE);
  const { page } = someone;
  await page.goto('/learn/quixo');
  await page.locator('[data-learn]').tap();
  await page.locator('[data-lesson=aim]').waitFor();
  await page.locator('[data-light]').first().waitFor();
  await page.locator('[data-next]').tap();
  await page.locator('[data-lesson=take]').waitFor();
  await page.locator('.cell.can').first().waitFor();
  await axe(page, 'a lesson');
  // The light lies where the cubes are that can be taken, and lets every tap through.
  await eventually(async () => {
    const light = await page.locator('[data-light]').first().boundingBox();
    const cube = await page.locator('.cell.can').first().boundingBox();
    return cube.x >= light.x && cube.y >= light.y && cube.x + cube.width <= light.x + light.width;
  });
  await makeMove(page, 'quixo', 'touch');
  await page.locator('[data-lesson=again], [data-lesson=other]').first().waitFor({ timeout: 60_000 });
  await spotless(someone);
});

test('a lesson follows whoever plays without asking for the next step', { timeout: 120_000 }, async () => {
  const someone = await person(server, PHONE);
  const { page } = someone;
  await page.goto('/learn/quixo');
  await page.locator('[data-learn]').tap();
  await page.locator('[data-lesson=aim]').waitFor();
  await ourTurn(page);
  await makeMove(page, 'quixo', 'touch');
  await page.locator('[data-lesson=aim]').waitFor({ state: 'detached' });
  await spotless(someone);
});
