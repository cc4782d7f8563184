/** Several people and one table: invitation, hidden hands, onlookers, lost connections, restarts, one device. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { axe, closeBrowser, DESK, eventually, person, PHONE, Server, spotless } from './harness.js';
import { makeMove, MOVES, playMoves, playToTheEnd } from './play.js';

let server;
before(async () => {
  server = await Server.start();
});
after(async () => {
  await closeBrowser();
  await server?.end();
});

/** Ann makes a table and Bo comes by the link. */
async function twoAtATable(game, optionsOfBo = DESK, settings = {}) {
  const ann = await person(server, DESK, { name: 'Ann', ...settings });
  const bo = await person(server, optionsOfBo, { name: 'Bo', ...settings });
  await ann.page.goto('/');
  await ann.page.locator(`[data-game=${game}] [data-start=friends]`).click();
  const link = await ann.page.locator('[data-link]').inputValue();
  await bo.page.goto(link);
  await bo.page.locator('[data-sit]').first().click();
  await bo.page.locator('[data-ready]').click();
  await ann.page.locator('[data-ready]').click();
  await ann.page.locator('[data-turn]').waitFor();
  await bo.page.locator('[data-turn]').waitFor();
  return { ann, bo, link };
}

const stampOf = async ({ page }) => Number(await page.locator('[data-stamp]').getAttribute('data-stamp'));
const toMove = (people) =>
  eventually(
    async () => {
      for (const someone of people)
        if ((await someone.page.locator('[data-turn]').getAttribute('data-turn')) === 'mine') return someone;
      return null;
    },
    30_000,
    () => 'nobody is to move',
  );

async function oneMove(people, game) {
  const mover = await toMove(people);
  const before = await stampOf(mover);
  await makeMove(mover.page, game, 'mouse');
  for (const someone of people)
    await eventually(
      async () => (await stampOf(someone)) > before,
      10_000,
      () => 'the move was not seen by everybody',
    );
}

test('two people, a link, a whole game of Quixo, then the rematch', { timeout: 180_000 }, async () => {
  const { ann, bo } = await twoAtATable('quixo');
  const first = new URL(ann.page.url()).pathname;
  for (let i = 0; i < 300 && (await ann.page.locator('[data-turn]').getAttribute('data-turn')) !== 'over'; i++)
    await oneMove([ann, bo], 'quixo');
  await ann.page.locator('[data-again]').click();
  await bo.page.locator('dialog [data-again]').click();
  // Everybody is taken along, without another tap.
  for (const { page } of [ann, bo]) {
    await page.waitForURL((url) => url.pathname !== first);
    await page.locator('[data-turn], [data-ready]').first().waitFor();
  }
  await spotless(ann, bo);
});

test(
  'a guest reads what is not as in the rulebook; the log says “you” to each of both',
  { timeout: 120_000 },
  async () => {
    const ann = await person(server, DESK, { name: 'Ann' });
    const bo = await person(server, PHONE, { name: 'Bo' });
    await ann.page.goto('/');
    await ann.page.locator('[data-game=kingdomino] [data-start=friends]').click();
    await bo.page.goto(await ann.page.locator('[data-link]').inputValue());
    const short = bo.page.locator('[data-otherwise]');
    await short.waitFor();
    assert.deepEqual(await short.locator('li').allTextContents(), ['As in the rulebook.', 'No clock']);
    await ann.page.locator('[data-option=harmony]').check();
    await eventually(async () => (await short.locator('li').first().textContent()) === 'Harmony: Yes');
    // What is chosen next leaves what was chosen before as it is.
    await ann.page.locator('[data-option=dynasty]').check();
    await eventually(async () => (await short.locator('li').count()) === 3);
    assert.ok(await ann.page.locator('[data-option=harmony]').isChecked());
    // The whole list is there for whoever wants it, and cannot be changed.
    const switches = bo.page.locator('[data-option=harmony]');
    assert.ok(!(await switches.isVisible()));
    await bo.page.getByText('All options').tap();
    assert.ok((await switches.isVisible()) && (await switches.isDisabled()));
    await axe(bo.page, 'what is played, for a guest');
    await bo.page.locator('[data-sit]').first().tap();
    await bo.page.locator('[data-ready]').tap();
    await ann.page.locator('[data-ready]').click();
    for (const { page } of [ann, bo]) await page.locator('[data-turn]').waitFor();
    const mover = await toMove([ann, bo]);
    const [own, other] = mover === ann ? ['Ann', bo] : ['Bo', ann];
    await makeMove(mover.page, 'kingdomino', mover === ann ? 'mouse' : 'touch');
    const news = ({ page }) => page.locator('[data-log] li, [data-news]');
    const tells = (someone, what) =>
      eventually(
        async () => (await news(someone).allTextContents()).some((line) => what.test(line)),
        10_000,
        () => `never told: ${what}`,
      );
    await tells(mover, /^\s*You choose domino/);
    await tells(other, new RegExp(`${own}\\S* chooses domino`));
    await spotless(ann, bo);
  },
);

test('whoever watches a private table comes along to its rematch', { timeout: 120_000 }, async () => {
  const { ann, bo } = await twoAtATable('quixo');
  const first = new URL(ann.page.url()).pathname;
  await ann.page.locator('[data-menu]').click();
  await ann.page.locator('[data-share]').click();
  const link = await ann.page.locator('[data-link]').inputValue();
  await ann.page.keyboard.press('Escape');
  const eve = await person(server, PHONE, { name: 'Eve' });
  await eve.page.goto(link);
  await eve.page.locator('[data-you-watch]').waitFor();
  await ann.page.locator('[data-menu]').click();
  await ann.page.locator('[data-resign]').click();
  await ann.page.locator('[data-resign-yes]').click();
  // Both ask in the same moment, before either has heard of it: they agree.
  const again = [ann, bo].map(({ page }) => page.locator('dialog [data-again]'));
  await Promise.all(again.map((button) => button.waitFor()));
  await Promise.all(again.map((button) => button.click()));
  for (const { page } of [ann, bo, eve]) {
    await page.waitForURL((url) => url.pathname !== first && url.pathname.startsWith('/t/'));
    await page.locator('[data-turn]').waitFor();
  }
  await eve.page.locator('[data-you-watch]').waitFor();
  await oneMove([ann, bo], 'quixo');
  await eventually(async () => (await stampOf(eve)) === (await stampOf(ann)));
  await spotless(ann, bo, eve);
});

test(
  'a move planned off turn is played once by itself, and one that is taken back is not',
  { timeout: 120_000 },
  async () => {
    const { ann, bo } = await twoAtATable('quixo', DESK, { ahead: true });
    const first = await toMove([ann, bo]);
    const second = first === ann ? bo : ann;
    const stamp = await stampOf(second);
    // By mouse: the first click on a pad shows the push, the second one arms it, a third would take it back.
    await second.page.locator('[data-cell="10"]').click();
    await second.page.locator('[data-pad=right]').click();
    assert.equal(await second.page.locator('[data-disarm]').count(), 0, 'one click arms nothing');
    await second.page.locator('[data-pad=right]').click();
    await second.page.locator('[data-disarm]').waitFor();
    await axe(second.page, 'a planned move');
    await second.page.keyboard.press('Escape');
    await second.page.locator('[data-disarm]').waitFor({ state: 'detached' });
    // With the keyboard.
    await second.page.locator('[data-cell="10"]').focus();
    for (const key of ['Enter', 'ArrowRight', 'Enter']) await second.page.keyboard.press(key);
    await second.page.locator('[data-disarm]').waitFor();
    assert.equal(await stampOf(second), stamp, 'nothing is sent off turn');
    await first.page.locator('[data-cell="0"]').click();
    await first.page.locator('[data-pad=right]').click();
    for (const someone of [first, second])
      await eventually(
        async () => (await stampOf(someone)) === stamp + 2,
        10_000,
        () => 'the planned move was not played',
      );
    await eventually(async () => (await toMove([first, second])) === first);
    await first.page.locator('[data-log] li').nth(-1).waitFor();
    assert.match(await first.page.locator('[data-log] li').last().innerText(), /a3.*e3/);
    // Taken back by a tap, it is not played.
    await second.page.locator('[data-cell="20"]').click();
    for (let i = 0; i < 2; i++) await second.page.locator('[data-pad=right]').click();
    await second.page.locator('[data-disarm]').click();
    await oneMove([first, second], 'quixo');
    assert.equal(await stampOf(second), stamp + 3);
    await second.page.locator('[data-turn=mine]').waitFor();
    await spotless(ann, bo);
  },
);

test(
  'hidden hands stay hidden: neither the other player nor an onlooker gets a tile',
  { timeout: 120_000 },
  async () => {
    const { ann, bo, link } = await twoAtATable('dominoes');
    const frames = [];
    const eve = await person(server, PHONE);
    eve.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
    await eve.page.goto(link);
    await eve.page.locator('[data-turn]').waitFor();
    const annsHand = await ann.page
      .locator('.tray [data-hand]')
      .evaluateAll((tiles) => tiles.map((tile) => tile.dataset.hand));
    const bosHand = await bo.page
      .locator('.tray [data-hand]')
      .evaluateAll((tiles) => tiles.map((tile) => tile.dataset.hand));
    assert.ok(annsHand.length >= 4 && bosHand.length >= 4);
    assert.ok(annsHand.every((tile) => !bosHand.includes(tile)));
    assert.equal(await eve.page.locator('.tray').count(), 0);
    const seen = frames.join('\n');
    for (const tile of [...annsHand, ...bosHand])
      assert.ok(!seen.includes(`"${tile}"`), `the onlooker was sent ${tile}`);
    for (let i = 0; i < 4; i++) await oneMove([ann, bo], 'dominoes');
    await spotless(ann, bo, eve);
  },
);

test(
  'a connection lost in the middle of a move comes back and the move is played once',
  { timeout: 120_000 },
  async () => {
    const { ann, bo } = await twoAtATable('quixo');
    ann.quiet.offline = bo.quiet.offline = true;
    for (let i = 0; i < 3; i++) await oneMove([ann, bo], 'quixo');
    const mover = await toMove([ann, bo]);
    const other = mover === ann ? bo : ann;
    const before = await stampOf(other);
    await mover.context.setOffline(true);
    await mover.page.evaluate(() => dispatchEvent(new Event('offline')));
    await MOVES.quixo.mouse(mover.page);
    await mover.context.setOffline(false);
    await mover.page.evaluate(() => dispatchEvent(new Event('online')));
    await eventually(
      async () => (await stampOf(other)) > before,
      45_000,
      () => 'the move never arrived',
    );
    await eventually(async () => (await stampOf(mover)) === (await stampOf(other)));
    assert.equal((await stampOf(other)) - before, 1);
    await oneMove([ann, bo], 'quixo');
    await spotless(ann, bo);
  },
);

test(
  'the server restarts in the middle of a game: the page says so, and the game goes on',
  { timeout: 120_000 },
  async () => {
    const someone = await person(server, DESK);
    someone.quiet.offline = true;
    const { page } = someone;
    await page.goto('/');
    await page.locator('[data-game=kingdomino] [data-start=now]').click();
    await page.locator('[data-turn]').waitFor();
    await playMoves(page, 'kingdomino', 'mouse', 4);
    const before = Number(await page.locator('[data-stamp]').getAttribute('data-stamp'));
    await server.stop();
    await page.locator('.banner, .notice').first().waitFor();
    await server.run();
    await eventually(
      async () => (await page.locator('.banner').count()) === 0,
      30_000,
      () => 'the page did not come back',
    );
    await playMoves(page, 'kingdomino', 'mouse', 2);
    assert.ok(Number(await page.locator('[data-stamp]').getAttribute('data-stamp')) > before);
    await spotless(someone);
  },
);

test('closing the tab and coming back: the game is on the first page and goes on', { timeout: 120_000 }, async () => {
  const someone = await person(server, DESK);
  await someone.page.goto('/');
  await someone.page.locator('[data-game=quixo] [data-start=now]').click();
  await someone.page.locator('[data-turn]').waitFor();
  await playMoves(someone.page, 'quixo', 'mouse', 1);
  await someone.page.goto('/');
  await someone.page.locator('a.button[href^="/t/"]').first().click();
  await someone.page.locator('[data-turn]').waitFor();
  await playMoves(someone.page, 'quixo', 'mouse', 1);
  await spotless(someone);
});

test(
  'one device: a curtain hides the hands, and only the player who holds sees the own',
  { timeout: 180_000 },
  async () => {
    const someone = await person(server, PHONE);
    const { page } = someone;
    await page.goto('/new/dominoes?device=1');
    await page.locator('[data-name="0"]').fill('Ann');
    await page.locator('[data-name="1"]').fill('Bo');
    await page.locator('[data-make]').tap();
    const hands = new Map();
    for (let i = 0; i < 4; i++) {
      const curtain = page.locator('[data-curtain]');
      await curtain.waitFor();
      assert.equal(await page.locator('.tray').count(), 0, 'no hand behind the curtain');
      const who = await curtain.innerText();
      const box = await curtain.boundingBox();
      await page.mouse.move(box.x + 20, box.y + 20);
      await page.mouse.down();
      await page.locator('.tray').waitFor();
      await page.mouse.up();
      const hand = await page
        .locator('.tray [data-hand]')
        .evaluateAll((tiles) => tiles.map((tile) => tile.dataset.hand));
      for (const [other, tiles] of hands) if (other !== who) assert.ok(!hand.some((tile) => tiles.includes(tile)));
      hands.set(who, hand);
      const before = await page.locator('[data-stamp]').getAttribute('data-stamp');
      // The starter lays two tiles, and one may have to draw several times: play until the turn is over.
      while ((await page.locator('[data-list]').count()) > 0 && !(await curtain.count())) {
        await makeMove(page, 'dominoes', 'touch');
      }
      assert.notEqual(await page.locator('[data-stamp]').getAttribute('data-stamp'), before);
    }
    assert.equal(hands.size, 2);
    await spotless(someone);
  },
);

test('one device with everything open: Quixo to the end', { timeout: 180_000 }, async () => {
  const someone = await person(server, DESK);
  await someone.page.goto('/new/quixo?device=1');
  await someone.page.locator('[data-make]').click();
  await someone.page.locator('[data-turn]').waitFor();
  await playToTheEnd(someone.page, 'quixo', 'mouse');
  await spotless(someone);
});

test('four at Quixo with dots, three of them computers', { timeout: 180_000 }, async () => {
  const someone = await person(server, DESK);
  const { page } = someone;
  await page.goto('/new/quixo');
  await page.locator('[data-seats]').selectOption('4');
  await page.locator('[data-make]').click();
  await page.locator('[data-turn]').waitFor();
  for (let i = 0; i < 3; i++) {
    await eventually(async () => (await page.locator('[data-turn]').getAttribute('data-turn')) !== 'other', 60_000);
    if ((await page.locator('[data-turn]').getAttribute('data-turn')) === 'over') break;
    const before = await page.locator('[data-stamp]').getAttribute('data-stamp');
    await page.locator('[data-list]').click();
    await page.locator('[data-move]').first().click();
    await eventually(async () => (await page.locator('[data-stamp]').getAttribute('data-stamp')) !== before);
  }
  await spotless(someone);
});

test(
  'take back against the computer, ask for a hint, and see why a move is refused',
  { timeout: 120_000 },
  async () => {
    const someone = await person(server, DESK);
    const { page } = someone;
    await page.goto('/');
    await page.locator('[data-game=quixo] [data-start=now]').click();
    await page.locator('[data-turn]').waitFor();
    await playMoves(page, 'quixo', 'mouse', 1);
    await eventually(async () => (await page.locator('[data-turn]').getAttribute('data-turn')) === 'mine', 30_000);
    await page.locator('[data-undo]').click();
    await eventually(async () => /undid/i.test(await page.locator('[data-log]').innerText()), 10_000);
    await eventually(async () => (await page.locator('[data-turn]').getAttribute('data-turn')) === 'mine', 30_000);
    await page.keyboard.press('h');
    await page.locator('dialog ol li button').first().click();
    await page.locator('.hint').first().waitFor();
    await spotless(someone);
  },
);

test(
  'dead link, full table, wrong code, unknown page: each says what and shows the way back',
  { timeout: 120_000 },
  async () => {
    const { ann, bo, link } = await twoAtATable('quixo');
    const eve = await person(server, PHONE);
    eve.quiet.refused = /\/recovery$/;
    for (const address of ['/t/nosuchtable', '/no/such/page', '/recover#wrongcode', '/rules/chess']) {
      await eve.page.goto(address);
      if (address.startsWith('/recover')) await eve.page.locator('button.main').click();
      await eve.page.locator('a[href="/"].button').first().waitFor();
      assert.ok((await eve.page.locator('h1').innerText()).length > 5);
    }
    await eve.page.goto(link);
    await eve.page.locator('[data-turn]').waitFor();
    assert.equal(await eve.page.locator('[data-list]').count(), 0);
    await spotless(ann, bo, eve);
  },
);

test('chat: what one says the other reads', { timeout: 60_000 }, async () => {
  const { ann, bo } = await twoAtATable('quixo');
  await ann.page.locator('.panel .chat input').last().fill('Tere, Bo!');
  await ann.page.locator('.panel .chat form button').click();
  await eventually(async () => /Tere, Bo!/.test(await bo.page.locator('.panel .chat').innerText()));
  await spotless(ann, bo);
});
