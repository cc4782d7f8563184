/** The smallest phones and the fullest tables: nothing that informs is cut off or covered, and what comes next is in sight. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { closeBrowser, DESK, eventually, person, Server, spotless } from './harness.js';
import { makeMove, ourTurn, playMoves, playToTheEnd, stamp } from './play.js';

const SMALL = { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const USUAL = { ...SMALL, viewport: { width: 390, height: 844 } };

/** Short phones, the smallest last. */
const SHORT = [
  [375, 667],
  [360, 640],
  [320, 568],
];

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

const LANGUAGES = readdirSync(new URL('../../locales', import.meta.url)).filter((name) => /^[a-z]{2}$/.test(name));
assert.ok(LANGUAGES.length > 20);

/** Shows the page that is open in one language after the other, and looks at it when `ready` is there. */
async function inEveryLanguage(page, ready, look) {
  for (const language of LANGUAGES) {
    await page.evaluate((language) => {
      const kept = JSON.parse(localStorage.getItem('klots-settings'));
      localStorage.setItem('klots-settings', JSON.stringify({ ...kept, language }));
    }, language);
    await page.reload();
    await page.locator(ready).first().waitFor();
    await look(language);
  }
}

/** Runs in the page: links that leave the window or touch each other. */
function crowded(nav) {
  const words = [...nav.querySelectorAll('a')].map((link) => {
    const text = document.createRange();
    text.selectNodeContents(link);
    return { name: link.textContent, ...text.getBoundingClientRect().toJSON() };
  });
  return words
    .filter(
      (one, i) =>
        one.left < 0 ||
        one.right > screen.width ||
        words.slice(i + 1).some((other) => one.left < other.right + 1 && one.right > other.left - 1),
    )
    .map(({ name }) => name);
}

/** Runs in the page: the text, where more of it is there than can be seen. */
const hiddenText = (line) =>
  line.scrollWidth > line.clientWidth + 1 || line.scrollHeight > line.clientHeight + 2 ? line.textContent : null;

/** Names that are cut, and figures that stick out of what holds them or lie over each other. */
const cut = (page) =>
  page.locator('.players .chip').evaluateAll(async (chips) => {
    // Points that have just changed are larger for a moment.
    await Promise.allSettled(chips.flatMap((chip) => chip.getAnimations({ subtree: true })).map((one) => one.finished));
    return chips.flatMap((chip) => {
      const name = chip.querySelector('.name');
      const edge = chip.querySelector('.rest').getBoundingClientRect();
      const seen = [...chip.querySelectorAll('.points, .count')]
        .filter((node) => getComputedStyle(node.parentElement).position !== 'absolute')
        .map((node) => {
          const text = document.createRange();
          text.selectNodeContents(node);
          return { node, box: text.getBoundingClientRect() };
        });
      const figures = seen
        .filter(
          ({ node, box }) =>
            box.left < edge.left - 1 ||
            box.right > edge.right + 1 ||
            seen.some((one) => one.node !== node && one.box.left < box.right && one.box.right > box.left),
        )
        .map(({ node }) => node);
      return [...(name.scrollWidth > name.clientWidth ? [name] : []), ...figures].map((node) => node.textContent);
    });
  });

/** Tiles of the line that lie below a count in a corner. */
const covered = (page) =>
  page.evaluate(() => {
    const boxes = (selector) => [...document.querySelectorAll(selector)].map((node) => node.getBoundingClientRect());
    const counts = boxes('.board .stage > p');
    return boxes('.board :is([data-laid], [data-live])').filter((tile) =>
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
  'Triominos with five and six on the smallest phone: points far below nothing are whole',
  { timeout: 180_000 },
  async () => {
    for (const [players, language] of [
      [5, 'ar'],
      [6, 'en'],
    ]) {
      const someone = await person(server, SMALL, { language });
      const { page } = someone;
      await begin(page, 'triominos', players);
      await playMoves(page, 'triominos', 'touch', 1);
      await ourTurn(page);
      assert.deepEqual(await cut(page), []);
      // So low nobody comes in a short game: the figures are put there by hand.
      for (const points of ['−35', '105', '−105']) {
        await page.locator('.players .points').evaluateAll((all, points) => {
          for (const node of all) {
            node.textContent = points;
            node.classList.toggle('long', points.length > 3);
          }
        }, points);
        await page.locator('.players .count').evaluateAll((all) => all.forEach((node) => (node.textContent = '12')));
        assert.deepEqual(await cut(page), [], `${players} players: ${points}`);
      }
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
    // Whoever has lost sees the way to where, without scrolling.
    const lost = page.locator('dialog [data-lost]');
    if (await lost.count()) {
      const way = await lost.boundingBox();
      assert.ok(way.y >= 0 && way.y + way.height <= SMALL.viewport.height, `where it was lost: ${way.y}`);
    }
    assert.match(await page.locator('[data-news]').innerText(), /domino/);
    await spotless(someone);
  },
);

test(
  'the first page: all games in sight on a desk and on every phone, two rows of header on the smallest',
  { timeout: 180_000 },
  async () => {
    const desk = await person(server, DESK);
    await desk.page.goto('/');
    for (const button of await desk.page.locator('[data-start=now]').all()) {
      const { y, height } = await button.boundingBox();
      assert.ok(y + height <= DESK.viewport.height, `Play now at ${y}`);
    }
    const phone = await person(server, SMALL);
    await phone.page.goto('/');
    await inEveryLanguage(phone.page, '[data-game]', async (language) => {
      const { height } = await phone.page.locator('header').first().boundingBox();
      assert.ok(height <= 110, `the header is ${height} px high in ${language}`);
      assert.deepEqual(await phone.page.locator('header nav').evaluate(crowded), [], language);
      for (const [width, height] of SHORT) {
        await phone.page.setViewportSize({ width, height });
        const last = await phone.page.locator('[data-start=now]').last().boundingBox();
        assert.ok(last.y + last.height <= height, `${width}×${height}, ${language}: the last game is at ${last.y}`);
      }
    });
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
    if (!(await page.locator('[data-begin]').count())) continue;
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

/** Choices whose text is wider than the box they are shown in. */
const cutChoices = (page) =>
  page.locator('select').evaluateAll((boxes) =>
    boxes.flatMap((box) => {
      const style = getComputedStyle(box);
      const pen = document.createElement('canvas').getContext('2d');
      pen.font = style.font;
      const text = box.selectedOptions[0]?.textContent.trim() ?? '';
      const arrow = 18;
      const room = box.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
      return pen.measureText(text).width > room ? [text] : [];
    }),
  );

test('a new table on the smallest phone: who sits where is read whole', { timeout: 90_000 }, async () => {
  for (const language of ['en', 'de', 'el', 'ar']) {
    const someone = await person(server, SMALL, { language });
    const { page } = someone;
    for (const address of ['/new/dominoes', '/new/dominoes?device=1']) {
      await page.goto(address);
      await page.locator('[data-seats]').selectOption('4');
      await page.locator('[data-wish="3"]').waitFor();
      assert.deepEqual(await cutChoices(page), [], `${language} ${address}`);
    }
    await spotless(someone);
  }
});

test('Quixo’s cubes take the width of the smallest phone', { timeout: 60_000 }, async () => {
  const someone = await person(server, SMALL);
  const { page } = someone;
  await begin(page, 'quixo', 2);
  const wood = await page.locator('.stage svg .edge').boundingBox();
  assert.ok(wood.width >= 260, `${wood.width} px wide`);
  // Every way in is whole, and found by a finger.
  await page.locator('.cell.can').first().tap();
  for (const pad of await page.locator('[data-pad]').all()) {
    const { x, y, width, height } = await pad.boundingBox();
    assert.ok(x >= 0 && x + width <= SMALL.viewport.width, `from ${x} to ${x + width}`);
    assert.ok(Math.min(width, height) >= 36 && Math.max(width, height) >= 44, `${width} × ${height}`);
    assert.ok(y >= 0);
  }
  await spotless(someone);
});

test('the kingdoms of three others cover no figure', { timeout: 120_000 }, async () => {
  const someone = await person(server, SMALL);
  const { page } = someone;
  await begin(page, 'kingdomino', 4);
  await playMoves(page, 'kingdomino', 'touch', 6);
  const covered = await page.locator('.others button').evaluateAll(
    (buttons) =>
      buttons.filter((button) => {
        const text = document.createRange();
        text.selectNodeContents(button.querySelector('.number'));
        const [figure, picture] = [text, button.querySelector(':scope > svg')].map((one) =>
          one.getBoundingClientRect(),
        );
        return figure.right > picture.left && figure.left < picture.right && figure.bottom > picture.top;
      }).length,
  );
  assert.equal(covered, 0);
  await spotless(someone);
});

for (const [width, height] of [
  [320, 568],
  [375, 667],
  [390, 844],
])
  test(
    `a replay at ${width}×${height}: board, slider and buttons are in sight together`,
    { timeout: 120_000 },
    async () => {
      const someone = await person(server, { ...SMALL, viewport: { width, height } });
      const { page } = someone;
      await begin(page, 'quixo', 2);
      await playToTheEnd(page, 'quixo', 'touch');
      await page.locator('dialog [data-replay]').click();
      await page.locator('[data-step]').waitFor();
      await page.locator('.stage .cell').first().waitFor();
      for (const part of ['.stage', '[data-step]', '.controls', '.slider', '[data-forward]']) {
        const box = await page.locator(part).boundingBox();
        assert.ok(box.y >= 0 && box.y + box.height <= height, `${part} from ${box.y} to ${box.y + box.height}`);
      }
      const wood = await page.locator('.stage svg .edge').boundingBox();
      assert.ok(wood.width >= 160, `the board is ${wood.width} px wide`);
      assert.equal(await page.locator('[data-points]').count(), 0, 'Quixo has no points');
      await spotless(someone);
    },
  );

test('Learn on the first page begins the guided game', { timeout: 60_000 }, async () => {
  for (const device of [DESK, SMALL]) {
    const someone = await person(server, device);
    const { page } = someone;
    await page.goto('/');
    const game = page.locator('[data-game=quixo]');
    if (device === SMALL) {
      await game.locator('[aria-expanded]').tap();
      const wide = await game.locator('.choices > *').evaluateAll((ways) => {
        const text = document.createRange();
        return ways
          .filter((way) => {
            text.selectNodeContents(way);
            return text.getBoundingClientRect().width > way.getBoundingClientRect().width;
          })
          .map((way) => way.textContent);
      });
      assert.deepEqual(wide, [], 'every way to start is read whole');
    }
    await game.locator('[data-start=learn]').click();
    await page.locator('[data-lesson=aim]').waitFor();
    await spotless(someone);
  }
});

test('the coach of a first game leaves a kingdom its squares of 44 px', { timeout: 60_000 }, async () => {
  const someone = await person(server, { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });
  const { page } = someone;
  await page.goto('/learn/kingdomino');
  await page.locator('[data-learn]').tap();
  await page.locator('[data-lesson=aim]').waitFor();
  await page.locator('.own > svg').waitFor();
  const room = () => page.locator('.own').evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
  const before = await room();
  // Seven rows of squares and the rim around them, as `Board.svelte` draws them.
  assert.ok(Math.min(...before) / 7.28 >= 44, `room for squares of ${Math.min(...before) / 7.28} px`);
  for (const button of await page.locator('.coach button').all()) {
    const finger = await button.evaluate((node) => {
      const over = getComputedStyle(node, '::after');
      return [node.offsetWidth, node.offsetHeight - parseFloat(over.top) - parseFloat(over.bottom)];
    });
    assert.ok(Math.min(...finger) >= 44, `a button of ${finger}`);
  }
  await page.locator('[data-next]').tap();
  await page.locator('[data-lesson=pick]').waitFor();
  assert.deepEqual(await room(), before, 'the next step moves nothing');
  // What gave way is there again when everything has been said.
  for (const part of ['.others', '[data-news]']) assert.equal(await page.locator(part).isVisible(), false);
  await page.locator('.coach .quiet').tap();
  for (const part of ['.others', '[data-news]']) await page.locator(part).waitFor({ state: 'visible' });
  await spotless(someone);
});

test('the score pad of Double 9 has everybody side by side on a phone', { timeout: 90_000 }, async () => {
  for (const [width, players] of [
    [320, 4],
    [320, 6],
    [390, 6],
    [320, 10],
  ]) {
    const someone = await person(server, { viewport: { width, height: 700 }, hasTouch: true, isMobile: true });
    const { page } = someone;
    await page.goto('/pad/dominoes');
    for (let i = 2; i < players; i++) await page.locator('[aria-label="Add player"]').tap();
    // Three digits in every column but the last.
    for (let round = 0; round < players - 1; round++) {
      for (let i = 0; i < players; i++) await page.locator(`[data-left="${i}"]`).fill(i === round ? '0' : '60');
      await page.locator('[data-add]').tap();
    }
    const found = await page.evaluate(() => {
      const sheet = document.querySelector('.scroll');
      const texts = [...sheet.querySelectorAll('tr')].map((row) =>
        [...row.children].map((cell) => {
          const text = document.createRange();
          text.selectNodeContents(cell.querySelector('i') ?? cell);
          return text.getBoundingClientRect();
        }),
      );
      return {
        hidden: sheet.scrollWidth - sheet.clientWidth,
        wide: document.documentElement.scrollWidth - innerWidth,
        over: texts.flatMap((row) => row.filter((cell, i) => i && cell.left < row[i - 1].right)).length,
        most: Math.max(...[...sheet.querySelectorAll('[data-pad-total]')].map((cell) => Number(cell.dataset.padTotal))),
      };
    });
    assert.deepEqual({ ...found, most: found.most > 99 }, { hidden: 0, wide: 0, over: 0, most: true });
    await spotless(someone);
  }
});

test('whose turn it is is read whole on the smallest phone, in every language', { timeout: 180_000 }, async () => {
  const someone = await person(server, SMALL);
  const { page } = someone;
  await begin(page, 'quixo', 2);
  await page.locator('[data-list]').waitFor();
  await inEveryLanguage(page, '[data-turn=mine]', async (language) => {
    const cut = await page.locator('[data-turn] span').evaluate((line) => {
      const [{ width, height }, text] = [line.getBoundingClientRect(), document.createRange()];
      text.selectNodeContents(line);
      const needs = text.getBoundingClientRect();
      return needs.width > width + 1 || needs.height > height + 3 ? line.textContent : null;
    });
    assert.equal(cut, null, language);
  });
  await spotless(someone);
});

test('what has happened is read whole on the smallest phone, in every language', { timeout: 180_000 }, async () => {
  const someone = await person(server, SMALL, { name: 'Maximiliane Montgomery' });
  const { page } = someone;
  // The longest sentences: with dots.
  await begin(page, 'quixo', 4);
  await playMoves(page, 'quixo', 'touch', 2);
  await ourTurn(page);
  const { y, height } = await page.locator('[data-news]').boundingBox();
  await inEveryLanguage(page, '[data-news] span', async (language) => {
    assert.equal(await page.locator('[data-news] span').evaluate(hiddenText), null, language);
    const now = await page.locator('[data-news]').boundingBox();
    assert.deepEqual([now.y, now.height], [y, height], `the line has one height: ${language}`);
  });
  await spotless(someone);
});

test(
  'why one must draw again is read whole on the smallest phone, in every language',
  { timeout: 240_000 },
  async () => {
    const someone = await person(server, SMALL);
    const { page } = someone;
    const again = page.locator('.bar .label', { hasText: 'draw again' });
    // Sooner or later a drawn tile does not fit.
    for (let n = 0; n < 20 && !(await again.count()); n++) {
      await begin(page, 'triominos', 2);
      for (let k = 0; k < 20 && (await ourTurn(page)) === 'mine' && !(await again.count()); k++)
        await makeMove(page, 'triominos', 'touch');
    }
    await again.waitFor();
    await inEveryLanguage(page, '[data-draw]', async (language) =>
      assert.equal(await page.locator('.bar .label').evaluate(hiddenText), null, language),
    );
    await spotless(someone);
  },
);

test(
  'with ten at the table every number that somebody lacks is seen, and both ends of the line',
  { timeout: 180_000 },
  async () => {
    const someone = await person(server, SMALL);
    const { page } = someone;
    let most = 0;
    const look = async () => {
      const lacks = await page.locator('.lacks .numbers').evaluateAll((all) =>
        all.map((numbers) => {
          const [box, room] = [numbers, numbers.closest('.lacks')].map((node) => node.getBoundingClientRect());
          return { text: numbers.textContent, out: box.right > room.right + 0.5, many: numbers.textContent.length };
        }),
      );
      assert.deepEqual(
        lacks.filter(({ out }) => out).map(({ text }) => text),
        [],
      );
      most = Math.max(most, ...lacks.map(({ many }) => many));
      const [felt, ...ends] = await page
        .locator('.board .stage, .board [data-live] circle')
        .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().toJSON()));
      const cut = ends.filter(({ left, right, top }) => left < felt.left || right > felt.right || top < felt.top);
      assert.deepEqual(cut, [], 'the open ends are whole');
    };
    // In some games nobody passes so often: sooner or later somebody does.
    for (let n = 0; n < 12 && most < 5; n++) {
      await begin(page, 'dominoes', 10);
      await playToTheEnd(page, 'dominoes', 'touch', look);
    }
    assert.ok(most >= 5, 'somebody lacks three numbers or more');
    await spotless(someone);
  },
);

test(
  'Triominos at 390 px: what lies and where it may be laid is whole, however fast one taps',
  { timeout: 240_000 },
  async () => {
    const someone = await person(server, USUAL);
    const { page } = someone;
    /** Pieces, places and what they bring that stick out of the table. */
    const out = () =>
      page.evaluate(() => {
        const felt = document.querySelector('.board .stage').getBoundingClientRect();
        return [...document.querySelectorAll('.board :is([data-laid], [data-spot] .ring, .tag)')]
          .map((node) => ({ what: node.dataset.laid ?? node.textContent, ...node.getBoundingClientRect().toJSON() }))
          .filter(
            ({ left, right, top, bottom }) =>
              left < felt.left || right > felt.right || top < felt.top || bottom > felt.bottom,
          )
          .map(({ what }) => what);
      });
    await begin(page, 'triominos', 4);
    for (let n = 0; n < 12 && (await ourTurn(page)) === 'mine'; n++) {
      // At once, before the table has been fitted to what the others have laid.
      if (await page.locator('.tray .playable').count()) {
        await page.locator('.tray .playable').first().tap();
        await page.locator('[data-spot]').last().tap();
        for (let tries = 0; tries < 30 && (await out()).length; tries++) await page.waitForTimeout(200);
        assert.deepEqual(await out(), [], `with a ghost, move ${n}`);
        const before = await stamp(page);
        await page.locator('[data-commit]').tap();
        // Until the move has come back the page still says that it is our turn.
        await eventually(
          async () => (await stamp(page)) !== before,
          30_000,
          () => `move ${n} was not played`,
        );
      } else await makeMove(page, 'triominos', 'touch');
    }
    await spotless(someone);
  },
);
