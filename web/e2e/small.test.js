/** The smallest phones and the fullest tables: nothing that informs is cut off or covered, and what comes next is in sight. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { closeBrowser, DESK, person, Server, spotless } from './harness.js';
import { playMoves, playToTheEnd } from './play.js';

const SMALL = { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const USUAL = { ...SMALL, viewport: { width: 390, height: 844 } };

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
}

/** Names that are cut, and figures that stick out of what holds them. */
const cut = (page) =>
  page.locator('.players .chip').evaluateAll(async (chips) => {
    // Points that have just changed are larger for a moment.
    await Promise.allSettled(chips.flatMap((chip) => chip.getAnimations({ subtree: true })).map((one) => one.finished));
    return chips.flatMap((chip) => {
      const name = chip.querySelector('.name');
      const edge = chip.querySelector('.rest').getBoundingClientRect();
      const figures = [...chip.querySelectorAll('.points, .count')].filter((node) => {
        if (getComputedStyle(node.parentElement).position === 'absolute') return false;
        const text = document.createRange();
        text.selectNodeContents(node);
        const box = text.getBoundingClientRect();
        return box.left < edge.left - 1 || box.right > edge.right + 1;
      });
      return [...(name.scrollWidth > name.clientWidth ? [name] : []), ...figures].map((node) => node.textContent);
    });
  });

/** Tiles of the line that lie below a count in a corner. */
const covered = (page) =>
  page.evaluate(() => {
    const boxes = (selector) => [...document.querySelectorAll(selector)].map((node) => node.getBoundingClientRect());
    const counts = boxes('.stage > p');
    return boxes('[data-laid], [data-live]').filter((tile) =>
      counts.some(
        (count) =>
          tile.left < count.right && tile.right > count.left && tile.top < count.bottom && tile.bottom > count.top,
      ),
    ).length;
  });

for (const [device, players] of [
  [SMALL, 4],
  [USUAL, 6],
])
  test(
    `Double 9 with ${players} at ${device.viewport.width} px: names, pips and tiles are whole to the end`,
    { timeout: 180_000 },
    async () => {
      const someone = await person(server, device);
      const { page } = someone;
      await begin(page, 'dominoes', players);
      await playToTheEnd(page, 'dominoes', 'touch', async () => {
        await page.locator('.table [data-settling]').first().waitFor({ state: 'detached', timeout: 3000 });
        assert.deepEqual(await cut(page), []);
        assert.equal(await covered(page), 0);
      });
      await spotless(someone);
    },
  );

test(
  'Triominos with four: everybody’s name and points, on the smallest phone and on a desk',
  { timeout: 180_000 },
  async () => {
    for (const [device, how] of [
      [SMALL, 'touch'],
      [DESK, 'mouse'],
    ]) {
      const someone = await person(server, device);
      const { page } = someone;
      await begin(page, 'triominos', 4);
      await playMoves(page, 'triominos', how, 8);
      assert.deepEqual(await cut(page), []);
      await spotless(someone);
    }
  },
);

test(
  'after a long sum one more game is a tap away, and the line tells how it ended',
  { timeout: 180_000 },
  async () => {
    const someone = await person(server, SMALL);
    const { page } = someone;
    await begin(page, 'kingdomino', 2);
    await playToTheEnd(page, 'kingdomino', 'touch');
    const again = page.locator('dialog [data-again]');
    await again.waitFor();
    const { y, height } = await again.boundingBox();
    assert.ok(y >= 0 && y + height <= SMALL.viewport.height, `in sight without scrolling: ${y}`);
    const hit = await again.evaluate((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    assert.ok(hit, 'nothing lies over it');
    assert.match(await page.locator('[data-news]').innerText(), /domino/);
    await spotless(someone);
  },
);

test(
  'the first page: all games in sight on a desk, two rows of header on the smallest phone',
  { timeout: 60_000 },
  async () => {
    const desk = await person(server, DESK);
    await desk.page.goto('/');
    for (const button of await desk.page.locator('[data-start=now]').all()) {
      const { y, height } = await button.boundingBox();
      assert.ok(y + height <= DESK.viewport.height, `Play now at ${y}`);
    }
    const phone = await person(server, SMALL);
    await phone.page.goto('/');
    await phone.page.locator('[data-game]').first().waitFor();
    const { height } = await phone.page.locator('header').first().boundingBox();
    assert.ok(height <= 110, `the header is ${height} px high`);
    await spotless(desk, phone);
  },
);

test('before the first tile the table of Triominos shows where it goes', { timeout: 60_000 }, async () => {
  const someone = await person(server, USUAL);
  const { page } = someone;
  // Whoever has the highest tile begins: sooner or later it is us.
  let begun = false;
  for (let n = 0; n < 12 && !begun; n++) {
    await begin(page, 'triominos', 2);
    await page.locator('[data-list]').waitFor();
    if (await page.locator('[data-laid]').count()) continue;
    assert.equal(await page.locator('[data-begin]').count(), 1);
    const middle = await page.locator('[data-begin]').boundingBox();
    await page.locator('.tray .playable').first().tap();
    const spot = await page.locator('[data-spot]').first().boundingBox();
    assert.ok(Math.abs(spot.x + spot.width / 2 - middle.x - middle.width / 2) < 2, 'where the tile goes');
    assert.equal(await page.locator('[data-begin]').count(), 0);
    begun = true;
  }
  assert.ok(begun, 'we never began');
  await spotless(someone);
});

test(
  'another kingdom is looked at whole, and one’s own is back for the next domino',
  { timeout: 120_000 },
  async () => {
    const someone = await person(server, SMALL);
    const { page } = someone;
    await begin(page, 'kingdomino', 2);
    await page.locator('[data-pick]').first().waitFor();
    await page.locator('.others button').tap();
    const back = page.locator('[data-own-again]');
    await back.waitFor();
    const [kingdom, button] = [await page.locator('.own').boundingBox(), await back.boundingBox()];
    assert.ok(button.y >= kingdom.y + kingdom.height, 'the way back covers nothing of it');
    await playMoves(page, 'kingdomino', 'touch', 1);
    await back.waitFor({ state: 'detached' });
    await spotless(someone);
  },
);
