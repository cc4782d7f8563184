/** What is told at a table is seen whole: nothing covers it, and it says what the eye sees. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { closeBrowser, DESK, person, Server, spotless } from './harness.js';
import { makeMove, ourTurn, playMoves, playToTheEnd } from './play.js';

const touch = (width, height) => ({ viewport: { width, height }, hasTouch: true, isMobile: true });

let server;
before(async () => {
  server = await Server.start();
});
after(async () => {
  await closeBrowser();
  await server?.end();
});

async function begin(page, game, players) {
  await page.goto(`/new/${game}`);
  await page.locator('[data-seats]').selectOption(String(players));
  await page.locator('[data-make]').click();
  await page.locator('[data-turn]').waitFor();
  await ourTurn(page);
}

/** Runs in the page: what of the first lies over what of the second. */
function overlaps([over, under]) {
  const boxes = (selector) =>
    [...document.querySelectorAll(selector)].map((node) => {
      const text = document.createRange();
      text.selectNodeContents(node);
      const { left, right, top, bottom } = node.matches('text, p')
        ? text.getBoundingClientRect()
        : node.getBoundingClientRect();
      return { what: node.textContent || node.getAttribute('class'), left, right, top, bottom };
    });
  return boxes(over).flatMap((one) =>
    boxes(under)
      .filter((it) => it.left < one.right && it.right > one.left && it.top < one.bottom && it.bottom > one.top)
      .map((it) => `${one.what} over ${it.what}`),
  );
}

test('Quixo with four: who sits where covers no name of a square and no cube', { timeout: 90_000 }, async () => {
  for (const device of [DESK, touch(320, 568), touch(844, 390)]) {
    const someone = await person(server, device);
    const { page } = someone;
    await begin(page, 'quixo', 4);
    assert.equal(await page.locator('[data-sitter]').count(), 4);
    assert.deepEqual(await page.evaluate(overlaps, ['[data-sitter]', '[data-square-name]']), []);
    assert.deepEqual(await page.evaluate(overlaps, ['[data-sitter]', '[data-cell] .came']), []);
    await spotless(someone);
  }
});

test('players sit in rows of one length, and their names are whole', { timeout: 90_000 }, async () => {
  for (const [players, device, rows] of [
    [6, DESK, [3, 3]],
    [5, DESK, [5]],
    [4, touch(820, 1180), [4]],
  ]) {
    const someone = await person(server, device, { name: 'Ann' });
    const { page } = someone;
    await begin(page, 'triominos', players);
    const found = await page.locator('.players > li').evaluateAll((all) => {
      const tops = all.map((li) => li.getBoundingClientRect().top);
      return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
    });
    assert.deepEqual(found, rows);
    const cut = await page
      .locator('.players .name')
      .evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent));
    assert.deepEqual(cut, [], `${players} at ${device.viewport.width}`);
    await spotless(someone);
  }
});

test('on a desk all other kingdoms are in sight', { timeout: 60_000 }, async () => {
  for (const [width, height] of [
    [1366, 768],
    [1280, 720],
    [1920, 1080],
  ]) {
    const someone = await person(server, { viewport: { width, height } });
    const { page } = someone;
    await begin(page, 'kingdomino', 4);
    const { hidden, wide } = await page.locator('.others').evaluate((list) => ({
      hidden: list.scrollHeight - list.clientHeight,
      wide: list.querySelector('button > svg').getBoundingClientRect().width,
    }));
    assert.ok(hidden <= 0, `${hidden} px of them are out of sight at ${width}×${height}`);
    assert.ok(wide >= 120, `kingdoms of ${wide} px`);
    await spotless(someone);
  }
});

test('in a low window the tiles of Triominos can be read', { timeout: 90_000 }, async () => {
  const someone = await person(server, touch(844, 390));
  const { page } = someone;
  await begin(page, 'triominos', 2);
  await playMoves(page, 'triominos', 'touch', 3);
  await ourTurn(page);
  await page.locator('[data-settling]').waitFor({ state: 'detached' });
  const side = await page
    .locator('[data-laid]')
    .first()
    .evaluate((node) => node.getBoundingClientRect().width);
  assert.ok(side > 32, `tiles of ${side} px`);
  assert.deepEqual(await page.evaluate(overlaps, ['.zoom', '[data-laid]']), []);
  await spotless(someone);
});

test('on a phone held sideways the dominoes of Kingdomino can be read and tapped', { timeout: 90_000 }, async () => {
  for (const [width, height, players, least, squares] of [
    [844, 390, 2, 76, 44],
    [667, 375, 4, 72, 34],
    [932, 430, 3, 100, 47],
  ]) {
    const someone = await person(server, touch(width, height));
    const { page } = someone;
    await begin(page, 'kingdomino', players);
    await playMoves(page, 'kingdomino', 'touch', 2);
    await ourTurn(page);
    const found = await page.evaluate(() => {
      const boxes = (selector) => [...document.querySelectorAll(selector)].map((node) => node.getBoundingClientRect());
      const stage = document.querySelector('.own');
      return {
        domino: Math.min(...boxes('.draft li > svg, .pick > svg').map(({ width }) => width)),
        slot: Math.min(...boxes('.draft li').map(({ height }) => height)),
        end: Math.max(...boxes('.draft li').map(({ bottom }) => bottom)),
        // Seven squares in a row and the rim around them.
        square: Math.min(stage.clientWidth, stage.clientHeight) / 7.28,
      };
    });
    const said = `${width}×${height}: ${JSON.stringify(found)}`;
    assert.ok(found.domino >= least && found.slot >= 44 && found.end <= height && found.square >= squares, said);
    assert.deepEqual(await page.evaluate(overlaps, ['.draft .name', '.draft li']), [], said);
    await spotless(someone);
  }
});

test('Double 9 says where a tile goes as the table shows it', { timeout: 180_000 }, async () => {
  const someone = await person(server, touch(390, 844));
  const { page } = someone;
  await begin(page, 'dominoes', 2);
  for (let n = 0; n < 8 && (await ourTurn(page)) === 'mine'; n++) {
    const tile = page.locator('.tray .playable').first();
    if (await tile.count()) {
      await tile.tap();
      if (await page.locator('[data-end].open').count()) await page.locator('[data-end].open').first().tap();
      const said = (await page.locator('.bar .label').textContent()).replace(/[\u2066-\u2069]/g, '');
      assert.doesNotMatch(said, /left|right/);
      const pad = await page.locator('[data-end].chosen').allTextContents();
      if (/ at the /.test(said)) assert.equal(said.trim().split(' ').at(-1), pad[0].trim());
      await page.locator('[data-commit]').tap();
      await page.waitForTimeout(300);
    } else await makeMove(page, 'dominoes', 'touch');
  }
  await spotless(someone);
});

test(
  'before a game who sits there, the start and the link are on one screen of a desk',
  { timeout: 60_000 },
  async () => {
    const someone = await person(server, { viewport: { width: 1280, height: 720 } });
    const { page } = someone;
    await page.goto('/');
    await page.locator('[data-game=triominos] [data-start=friends]').click();
    for (const part of ['[data-link]', '[data-ready]', '[data-bot]', '.code svg']) {
      await page.locator(part).first().waitFor();
      const { bottom } = await page
        .locator(part)
        .first()
        .evaluate((node) => node.getBoundingClientRect());
      assert.ok(bottom <= 720, `${part} ends at ${bottom}`);
    }
    await spotless(someone);
  },
);

/** Runs in the page: notes where points are told, and where the newest tile and everybody's points are at that moment. */
function watchMoments() {
  window.__told = [];
  /** Where something lies when its flight is over; later the table may be fitted anew, and everything lies elsewhere. */
  const atRest = (node) => {
    const flights = node
      .getAnimations({ subtree: true })
      .filter((one) => one.effect.getTiming().iterations !== Infinity);
    const times = flights.map((one) => one.currentTime);
    for (const one of flights) one.currentTime = one.effect.getComputedTiming().endTime;
    const box = node.getBoundingClientRect();
    flights.forEach((one, i) => (one.currentTime = times[i]));
    return box;
  };
  new MutationObserver(() => {
    for (const node of document.querySelectorAll('[data-moment]:not([data-seen])')) {
      node.dataset.seen = '';
      const [x, y] = [parseFloat(node.style.left), parseFloat(node.style.top)];
      const from = (place) => {
        const box = place && atRest(place);
        return box && { aside: Math.abs(x - box.x - box.width / 2), above: box.y - y };
      };
      window.__told.push({
        stamp: Number(document.querySelector('[data-stamp]').dataset.stamp),
        said: node.textContent.trim(),
        tile: from(document.querySelector('.board [data-newest]')),
        seats: [...document.querySelectorAll('.players [data-seat]')].map(from),
      });
    }
  }).observe(document.body, { childList: true, subtree: true });
}

test(
  'points rise where they were earned: above the tile that was laid, at the player of a move that leaves nothing',
  { timeout: 180_000 },
  async () => {
    const someone = await person(server, { ...DESK, reducedMotion: 'no-preference' });
    const { page } = someone;
    /** Every move that was sent, with the number of its picture. */
    const moves = [];
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const { event, events = [event], now } = JSON.parse(String(payload));
        const move = events.findLast((one) => one?.what.kind === 'moved');
        if (now && move) moves.push({ ...move.what, number: now.number });
      }),
    );
    /** The move that the table showed last when it had this number; what is drawn after it has numbers too. */
    const moveAt = (stamp) => moves.findLast(({ number }) => number <= stamp);
    await begin(page, 'triominos', 2);
    await page.evaluate(watchMoments);
    await playMoves(page, 'triominos', 'mouse', 3);
    // A draw is part of it: with a tile that fits one is asked once.
    for (let n = 0; n < 12 && !moves.some(({ text }) => text === 'draw'); n++) {
      await ourTurn(page);
      const draw = page.locator('[data-draw]');
      if (await draw.count()) {
        await draw.click();
        if (await page.locator('[data-commit]').count()) await page.locator('[data-commit]').click();
      } else await playMoves(page, 'triominos', 'mouse', 1);
    }
    await ourTurn(page);
    await page.waitForTimeout(600);
    const told = await untilTold(page, 'triominos');
    for (const moment of told) {
      const { seat, text } = moveAt(moment.stamp);
      const traceless = /^(draw|pass)/.test(text);
      const place = traceless ? moment.seats[seat] : moment.tile;
      const { aside, above } = place;
      assert.ok(aside < 60 && above > -40 && above < 90, `${text}: ${JSON.stringify(moment)}`);
    }
    assert.ok(
      told.some(({ stamp }) => /^draw/.test(moveAt(stamp).text)),
      'a draw rose nowhere',
    );
    await spotless(someone);
  },
);

/** Plays on until points have risen three times: not every move brings some. */
async function untilTold(page, game) {
  for (let n = 0; n < 40; n++) {
    const told = await page.evaluate(() => window.__told);
    if (told.length > 2) return told;
    await playMoves(page, game, 'mouse', 1);
  }
  throw new Error('points rose nowhere in forty moves');
}

test('in Kingdomino points rise in the kingdom that earned them', { timeout: 120_000 }, async () => {
  const someone = await person(server, { ...DESK, reducedMotion: 'no-preference' });
  const { page } = someone;
  await begin(page, 'kingdomino', 3);
  await page.evaluate(() => {
    window.__told = [];
    new MutationObserver(() => {
      for (const node of document.querySelectorAll('[data-moment]:not([data-seen])')) {
        node.dataset.seen = '';
        const domino = document.querySelectorAll('.board [data-newest]');
        window.__told.push({
          dominoes: domino.length,
          // “Lola places domino 12 for 3 points.”
          said: document.querySelector('.panel .log li:last-child').textContent.match(/\d+/)?.[0],
          laid: domino[0]?.dataset.laid,
        });
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  const told = await untilTold(page, 'kingdomino');
  for (const { dominoes, said, laid } of told) assert.deepEqual([dominoes, laid], [1, said], JSON.stringify(told));
  await spotless(someone);
});

test('the result on the smallest phone: nothing lies over who won', { timeout: 120_000 }, async () => {
  for (const language of ['de', 'ar']) {
    const someone = await person(server, touch(320, 568), { language });
    const { page } = someone;
    await begin(page, 'kingdomino', 2);
    await playToTheEnd(page, 'kingdomino', 'touch');
    await page.locator('dialog [data-headline]').waitFor();
    assert.deepEqual(await page.evaluate(overlaps, ['dialog .head button', 'dialog [data-headline]']), []);
    assert.equal(await page.locator('.laurel').count(), 1);
    await spotless(someone);
  }
});
