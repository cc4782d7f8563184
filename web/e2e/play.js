/** Plays a whole game through the page, by mouse, by touch, or with the keyboard alone. Any legal move will do. */
import { eventually } from './harness.js';

const WAIT = 60_000;

/** It is our turn, and the board is there: its file may come after everything else of the table. */
export async function atTheTable(page) {
  await page.locator('[data-list]').waitFor({ timeout: WAIT });
  // Attached, not visible: what a board draws from may come first in it.
  await page.locator('.board > *').first().waitFor({ state: 'attached' });
}

/** Whose turn it is, as the page says; waits until it is ours or the game is over. */
export async function ourTurn(page) {
  return eventually(
    async () => {
      const turn = await page.locator('[data-turn]').getAttribute('data-turn', { timeout: 1000 });
      // A round has ended: looked at, put away.
      const next = page.locator('[data-round-next]');
      if (await next.count()) await next.click({ timeout: 1000 });
      const idle = await page.locator('[data-busy=false]:has(.board > *)').count();
      const busy = turn === 'mine' && (!idle || !(await page.locator('[data-list]').count()));
      if (busy || turn === 'other') return null;
      // The sheet of a round that has just ended comes a frame after the view that tells of it.
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
      return (await next.count()) ? null : turn;
    },
    WAIT,
    () => 'our turn never came',
  );
}

/** What changes with every event at the table. */
export const stamp = (page) => page.locator('[data-stamp]').getAttribute('data-stamp');

/** Makes one move, once: a board that is looked at on one's turn stays as it is until one has played. */
export async function makeMove(page, game, how, n = 1) {
  const before = await stamp(page);
  // A mouse that rests where a place appears would point at it.
  if (how !== 'mouse') await page.mouse.move(0, 0);
  await page.locator(READY[game]).first().waitFor({ timeout: 10_000 });
  // A board that is about to be fitted anew is not aimed at; one that is being pointed at stays as it is.
  const settling = page.locator('.table [data-settling]').first();
  await settling.waitFor({ state: 'detached', timeout: 3000 }).catch(() => undefined);
  await MOVES[game][how](page);
  await eventually(
    async () => (await stamp(page)) !== before,
    WAIT,
    () => `move ${n} of ${game} by ${how} was not played`,
  );
}

/** `each` looks at the table before every move of ours, and once more at the end. */
export async function playToTheEnd(page, game, how, each = async () => undefined, limit = 400) {
  for (let n = 0; n < limit; n++) {
    const over = (await ourTurn(page)) === 'over';
    await each(n);
    if (over) return n;
    await makeMove(page, game, how, n);
  }
  throw new Error(`${game} did not end`);
}

export async function playMoves(page, game, how, count) {
  for (let n = 0; n < count; n++) {
    if ((await ourTurn(page)) === 'over') return;
    await makeMove(page, game, how, n);
  }
}

/** Something that can be chosen or committed. */
const READY = {
  kingdomino: '[data-pick], .own .target, [data-commit]',
  quixo: '.cell.can, [data-commit]',
  triominos: '[data-list]',
  dominoes: '[data-list]',
};

const any = async (locator) => locator.nth(Math.floor(Math.random() * (await locator.count())));
const centre = async (locator) => {
  const box = await locator.boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
const tapAt = async (page, locator) => {
  const { x, y } = await centre(locator);
  await page.touchscreen.tap(x, y);
};
const clickAt = async (page, locator) => {
  const { x, y } = await centre(locator);
  await page.mouse.move(x, y);
  await page.mouse.click(x, y);
};
const present = (page, selector) => page.locator(selector).count();
const commit = (page) => page.locator('[data-commit]').first();

/** Tabs until the focus is where it should be. */
async function tabTo(page, selector) {
  for (let i = 0; i < 60; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${selector}`);
}

/** The list of all moves: L, then Enter. */
async function byList(page) {
  await page.keyboard.press('l');
  await page.locator('[data-filter]').waitFor();
  await page.keyboard.press('Enter');
}

const quixo = {
  async mouse(page) {
    if (await present(page, '[data-commit]')) return commit(page).click();
    await clickAt(page, await any(page.locator('.cell.can')));
    await clickAt(page, await any(page.locator('[data-pad]')));
    // With dots it is asked at whom they point.
    if (await present(page, '[data-dot]')) await commit(page).click();
  },
  async touch(page) {
    if (await present(page, '[data-commit]')) return commit(page).tap();
    await tapAt(page, await any(page.locator('.cell.can')));
    await tapAt(page, await any(page.locator('[data-pad]')));
    await commit(page).tap();
  },
  async keyboard(page) {
    await tabTo(page, '[data-cell]');
    for (let i = Math.floor(Math.random() * 4); i >= 0; i--)
      await page.keyboard.press(i % 2 ? 'ArrowRight' : 'ArrowDown');
    await page.keyboard.press('Enter');
    for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
      await page.keyboard.press(key);
      if (await present(page, '[data-commit]')) break;
    }
    await page.keyboard.press('Enter');
  },
};

const kingdomino = {
  async mouse(page) {
    if (await present(page, '[data-pick]')) return clickAt(page, await any(page.locator('[data-pick]')));
    if (await present(page, '.own .target')) return clickAt(page, await any(page.locator('.own .target')));
    return commit(page).click({ timeout: 5000 });
  },
  async touch(page) {
    if (await present(page, '[data-pick]')) await tapAt(page, await any(page.locator('[data-pick]')));
    else if (await present(page, '.own .target')) await tapAt(page, await any(page.locator('.own .target')));
    await commit(page).tap();
  },
  async keyboard(page) {
    if (await present(page, '[data-pick]')) {
      await page.keyboard.press('d');
      await page.keyboard.press('ArrowDown');
      return page.keyboard.press('Enter');
    }
    if (await present(page, '.own .target')) {
      await page.keyboard.press('p');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('r');
      return page.keyboard.press('Enter');
    }
    await tabTo(page, '[data-commit]');
    return page.keyboard.press('Enter');
  },
};

/** Draws or passes; by touch that is confirmed like every move. */
async function drawOrPass(page, how, again) {
  const button = page.locator('[data-draw], [data-pass]').first();
  // A tile that has just been drawn fits: by now something else is offered.
  if (!(await button.count())) {
    await page.locator('.tray .playable, [data-draw], [data-pass]').first().waitFor();
    return again(page);
  }
  if (how !== 'touch') return button.click();
  const passes = await button.evaluate((node) => node.matches('[data-pass]'));
  await button.tap();
  if (!passes) await commit(page).tap();
}

const triominos = {
  async mouse(page) {
    if (!(await present(page, '.tray .playable'))) return drawOrPass(page, 'mouse', triominos.mouse);
    await clickAt(page, await any(page.locator('.tray .playable')));
    await clickAt(page, await any(page.locator('[data-spot]')));
  },
  async touch(page) {
    if (!(await present(page, '.tray .playable'))) return drawOrPass(page, 'touch', triominos.touch);
    if (!(await present(page, '.tray .playable.picked'))) await tapAt(page, await any(page.locator('.tray .playable')));
    await tapAt(page, await any(page.locator('[data-spot]')));
    await commit(page).tap();
  },
  async keyboard(page) {
    const index = await page
      .locator('.tray [role=option]')
      .evaluateAll((tiles) => tiles.findIndex((tile) => tile.classList.contains('playable')));
    if (index < 0 || index > 8) return byList(page);
    await page.keyboard.press(String(index + 1));
    await page.locator('[data-spot]:focus').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  },
};

/**
 * A tile is held: it waits for its commit where it fits one end only, else the ends are open. Neither has to be drawn yet
 * when the click has arrived, and who looked at once took the one for the other and waited for ever.
 */
async function oneWay(page) {
  await page.locator('[data-commit], [data-end].open').first().waitFor({ timeout: 5000 });
  return present(page, '[data-commit]');
}

const dominoes = {
  async mouse(page) {
    if (!(await present(page, '.tray .playable'))) return drawOrPass(page, 'mouse', dominoes.mouse);
    // A tile that is held already (a try before this one) would be put back.
    if (!(await present(page, '.tray .playable.picked')))
      await clickAt(page, await any(page.locator('.tray .playable')));
    if (await oneWay(page)) return commit(page).click();
    return clickAt(page, await any(page.locator('[data-end].open')));
  },
  async touch(page) {
    if (!(await present(page, '.tray .playable'))) return drawOrPass(page, 'touch', dominoes.touch);
    if (!(await present(page, '.tray .playable.picked'))) await tapAt(page, await any(page.locator('.tray .playable')));
    if (!(await oneWay(page))) await tapAt(page, await any(page.locator('[data-end].open')));
    await commit(page).tap();
  },
  async keyboard(page) {
    const index = await page
      .locator('.tray [role=option]')
      .evaluateAll((tiles) => tiles.findIndex((tile) => tile.classList.contains('playable')));
    if (index < 0 || index > 8) return byList(page);
    await page.keyboard.press(String(index + 1));
    await page.locator('[data-end]:focus').waitFor();
    for (const arrow of ['ArrowLeft', 'ArrowRight'])
      if (!(await present(page, '[data-commit]'))) await page.keyboard.press(arrow);
    await page.keyboard.press('Enter');
  },
};

/** Carries something to where `goal` finds its target once it is in the air; the ghost is above the pointer. */
async function carry(page, from, goal, above) {
  const start = await centre(from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 5, start.y - 12, { steps: 3 });
  const end = await centre(await goal());
  await page.mouse.move(end.x, end.y + above, { steps: 6 });
  await page.mouse.up();
}

quixo.drag = async (page) => {
  if (await present(page, '[data-commit]')) return commit(page).click();
  await carry(page, await any(page.locator('.cell.can')), () => any(page.locator('[data-pad]')), 0);
  // With dots it is asked at whom they point.
  if (await present(page, '[data-dot]')) await commit(page).click();
};

kingdomino.drag = async (page) => {
  if (!(await present(page, '.carry'))) return kingdomino.mouse(page);
  return carry(page, page.locator('.carry').first(), () => any(page.locator('.own .target')), 40);
};

triominos.drag = async (page) => {
  if (!(await present(page, '.tray .playable'))) return drawOrPass(page, 'mouse', triominos.drag);
  return carry(page, await any(page.locator('.tray .playable')), () => any(page.locator('[data-spot]')), 30);
};

dominoes.drag = async (page) => {
  if (!(await present(page, '.tray .playable'))) return drawOrPass(page, 'mouse', dominoes.drag);
  return carry(page, await any(page.locator('.tray .playable')), async () => page.locator('.stage'), 0);
};

export const MOVES = { quixo, kingdomino, triominos, dominoes };
