/** Every page: found by axe in light, dark, high contrast and right-to-left; in several languages; score pad, replay, settings. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { axe, closeBrowser, DESK, eventually, person, PHONE, Server, spotless } from './harness.js';
import { playToTheEnd } from './play.js';

let server;
before(async () => {
  server = await Server.start();
});
after(async () => {
  await closeBrowser();
  await server?.end();
});

const PAGES = [
  '/',
  '/new/kingdomino',
  '/new/dominoes?device=1',
  '/rules',
  '/rules/kingdomino',
  '/rules/triominos',
  '/rules/quixo',
  '/rules/dominoes',
  '/learn/quixo',
  '/pad/kingdomino',
  '/pad/triominos',
  '/pad/dominoes',
  '/settings',
  '/account',
  '/ranking/quixo',
  '/no/such/page',
  '/t/nosuchtable',
];
const LOOKS = [
  { name: 'light', device: DESK, settings: { theme: 'light' } },
  { name: 'dark on a phone', device: PHONE, settings: { theme: 'dark' } },
  { name: 'high contrast', device: DESK, settings: { theme: 'contrast' } },
  { name: 'right-to-left', device: PHONE, settings: { theme: 'light', language: 'ar' } },
];

async function settled(page) {
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle').catch(() => undefined);
}

async function languages(page) {
  await page.goto('/');
  return page
    .locator('[data-language]')
    .first()
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.value));
}

test('nothing moves on a page that comes piece by piece', { timeout: 300_000 }, async () => {
  for (const device of [DESK, PHONE]) {
    const { page } = await person(server, device);
    await page.addInitScript(() => {
      // What a service worker brings cannot be made to wait.
      delete Navigator.prototype.serviceWorker;
      window.__shifts = [];
      const said = ({ node, previousRect: p, currentRect: c }) =>
        `${node?.nodeName} ${node?.className}: ${p.x},${p.y} → ${c.x},${c.y}`;
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries()) window.__shifts.push([value, ...sources.map(said)]);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route(/\/(assets|pictures|api)\//, (route) =>
      setTimeout(() => route.fallback().catch(() => undefined), 80),
    );
    for (const address of PAGES) {
      await page.goto(address);
      await settled(page);
      assert.deepEqual(await page.evaluate(() => window.__shifts), [], `${address} on ${device.viewport.width} px`);
    }
  }
});

for (const look of LOOKS) {
  test(`axe finds nothing on any page: ${look.name}`, { timeout: 300_000 }, async () => {
    const someone = await person(server, look.device, look.settings);
    for (const address of PAGES) {
      await someone.page.goto(address);
      await settled(someone.page);
      await axe(someone.page, `${address} (${look.name})`);
    }
    for (const game of ['kingdomino', 'triominos', 'quixo', 'dominoes']) {
      await someone.page.goto('/');
      await someone.page.locator(`[data-game=${game}] [data-start=now]`).click();
      await someone.page.locator('[data-list]').waitFor({ timeout: 60_000 });
      await axe(someone.page, `a table of ${game} (${look.name})`);
      await someone.page.locator('[data-menu]').click();
      await axe(someone.page, `the menu of ${game} (${look.name})`);
      await someone.page.keyboard.press('Escape');
      await someone.page.locator('[data-list]').click();
      await axe(someone.page, `the moves of ${game} (${look.name})`);
    }
    await someone.page.goto('/');
    await someone.page.locator('[data-game=quixo] [data-start=friends]').click();
    await someone.page.locator('[data-link]').waitFor();
    await axe(someone.page, `a table before the game (${look.name})`);
    await spotless(someone);
  });
}

test(
  'the language changes at once and is remembered; Arabic runs from right to left, boards do not',
  { timeout: 120_000 },
  async () => {
    const someone = await person(server, DESK);
    const { page } = someone;
    const have = await languages(page);
    const english = await page.locator('h1').innerText();
    for (const lang of have.filter((one) => one !== 'en')) {
      await page.locator('[data-language]').first().selectOption(lang);
      await eventually(async () => (await page.locator('html').getAttribute('lang')) === lang);
      assert.notEqual(await page.locator('h1').innerText(), english, `${lang} says the same as English`);
    }
    if (have.includes('ar')) {
      await page.locator('[data-language]').first().selectOption('ar');
      await eventually(async () => (await page.locator('html').getAttribute('dir')) === 'rtl');
      await page.reload();
      await eventually(async () => (await page.locator('html').getAttribute('dir')) === 'rtl');
      await page.locator('[data-game=dominoes] [data-start=now]').click();
      await page.locator('.stage').waitFor();
      assert.equal(await page.locator('.stage').evaluate((node) => getComputedStyle(node).direction), 'ltr');
      assert.equal(await page.locator('.top').evaluate((node) => getComputedStyle(node).direction), 'rtl');
    }
    await spotless(someone);
  },
);

test('a first visit asks nothing about somebody who is nobody yet', { timeout: 60_000 }, async () => {
  const someone = await person(server, DESK);
  const { page } = someone;
  const asked = [];
  page.on('response', (response) => asked.push(`${response.status()} ${new URL(response.url()).pathname}`));
  for (const address of ['/', '/account', '/t/nosuchtable', '/settings']) {
    await page.goto(address);
    await settled(page);
  }
  assert.deepEqual(
    asked.filter((answer) => !/^[23]/.test(answer) || /\/me\b/.test(answer)),
    [],
  );
  await page.goto('/');
  await page.locator('[data-game=quixo] [data-start=now]').click();
  await page.locator('[data-turn]').waitFor();
  await page.goto('/account');
  await eventually(() => asked.includes('200 /api/v1/me'));
  await spotless(someone);
});

test('the score pads add up and remember', { timeout: 60_000 }, async () => {
  const someone = await person(server, DESK);
  const { page } = someone;
  await page.goto('/pad/kingdomino');
  await page.locator('[data-brush=forest]').click();
  await page.locator('[data-crowns="2"]').click();
  await page.locator('[data-pad-cell="0"]').click();
  await page.locator('[data-crowns="0"]').click();
  await page.locator('[data-pad-cell="1"]').click();
  await page.locator('[data-pad-cell="5"]').click();
  await page.locator('[data-pad-total="6"]').waitFor();
  await page.reload();
  await page.locator('[data-pad-total="6"]').waitFor();
  // What one tap has cleared another brings back, however often the size was changed between.
  await page.locator('[data-clear]').click();
  await page.locator('[data-pad-total="0"]').waitFor();
  await page.locator('[data-size]').click();
  await page.locator('[data-pad-cell="48"]').waitFor();
  await page.locator('[data-undo]').click();
  await page.locator('[data-pad-total="6"]').waitFor();

  await page.goto('/pad/triominos');
  await page.locator('[data-deed]').selectOption('bridge');
  await page.locator('[data-value]').fill('11');
  await page.locator('[data-add]').click();
  await page.locator('[data-pad-total="51"]').waitFor();
  await page.locator('[data-clear]').click();
  await page.locator('[data-undo]').click();
  await page.locator('[data-pad-total="51"]').waitFor();
  // Whoever would be next leaves: the next entry is somebody's.
  await page.getByRole('button', { name: 'Remove player' }).click();
  await page.locator('[data-value]').fill('3');
  await page.locator('[data-add]').click();
  await page.locator('[data-pad-total="54"]').waitFor();

  await page.goto('/pad/dominoes');
  await page.locator('[data-left="0"]').fill('0');
  await page.locator('[data-left="1"]').fill('23');
  await page.locator('[data-add]').click();
  await page.locator('[data-pad-total="23"]').waitFor();
  await spotless(someone);
});

test(
  'after the game: sums, replay with slider and keys, everybody’s eyes, analysis, the shuffle checked in the page',
  { timeout: 240_000 },
  async () => {
    const someone = await person(server, DESK);
    const { page } = someone;
    // A game with so many choices that its analysis can be watched and stopped before it is made.
    await page.goto('/');
    await page.locator('[data-game=kingdomino] [data-start=now]').click();
    await playToTheEnd(page, 'kingdomino', 'mouse');
    await axe(page, 'the result');
    await page.locator('dialog .fair summary').click();
    await page.locator('dialog [data-verify]').click();
    await page.locator('dialog [data-fair=yes]').waitFor();
    await page.locator('dialog [data-replay]').click();
    await page.locator('[data-step]').waitFor();
    const last = Number(await page.locator('[data-step]').getAttribute('data-step'));
    assert.ok(last > 5);
    await page.keyboard.press('Home');
    await page.locator('[data-step="0"]').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.locator('[data-step="1"]').waitFor();
    assert.match(page.url(), /at=1$/);
    await page.locator('input[type=range]').fill(String(last));
    await page.locator(`[data-step="${last}"]`).waitFor();
    await page.reload();
    await page.locator(`[data-step="${last}"]`).waitFor();
    await axe(page, 'the replay');
    await page.locator('[data-analyse]').click();
    await page.locator('[data-analysis-progress][value]').waitFor();
    await page.locator('[data-analysis-stop]').click();
    await page.locator('[data-analyse]:enabled').click();
    await page.locator('.analysis figure').waitFor({ timeout: 120_000 });
    await axe(page, 'the analysis');
    // On a phone the costly moves are below the board: whoever asks for one sees it there, and what was better.
    await page.setViewportSize(PHONE.viewport);
    const costly = page.locator('.analysis ol button');
    if (await costly.count()) {
      await costly.last().scrollIntoViewIfNeeded();
      await costly.last().click();
      await page.locator('[data-step] [data-verdict]').waitFor();
      for (const part of ['.board', '[data-step]', '.controls']) {
        const box = await page.locator(part).boundingBox();
        assert.ok(box.y >= -1 && box.y + box.height <= PHONE.viewport.height + 1, `${part} is in sight`);
      }
    }
    await spotless(someone);
  },
);

test('every game’s shuffle can be checked', { timeout: 400_000 }, async () => {
  for (const game of ['quixo', 'kingdomino', 'triominos', 'dominoes']) {
    const someone = await person(server, DESK);
    const { page } = someone;
    if (game === 'triominos') {
      await page.goto('/new/triominos');
      const target = page.locator('[data-option=target]');
      await target.waitFor();
      await target.fill(await target.getAttribute('min'));
      await page.locator('[data-make]').click();
    } else {
      await page.goto('/');
      await page.locator(`[data-game=${game}] [data-start=now]`).click();
    }
    await playToTheEnd(page, game, 'mouse');
    if (game === 'quixo') {
      // Luck only says who begins: the end does not speak of it, the replay can be asked.
      await page.locator('dialog [data-headline]').waitFor();
      assert.equal(await page.locator('dialog .fair').count(), 0);
      await page.locator('dialog [data-replay]').click();
      await page.locator('[data-step]').waitFor();
    }
    await page.locator('.fair summary').click();
    await page.locator('[data-verify]').click();
    await page.locator('[data-fair=yes]').waitFor();
    await spotless(someone);
  }
});

test('the guided first game leads on: one idea at a time', { timeout: 120_000 }, async () => {
  for (const game of ['quixo', 'kingdomino', 'triominos', 'dominoes']) {
    const someone = await person(server, DESK);
    const { page } = someone;
    await page.goto(`/learn/${game}`);
    await page.locator('[data-learn]').click();
    await page.locator('[data-lesson=aim]').waitFor();
    await page.locator('[data-lesson] [data-next]').click();
    await eventually(async () => (await page.locator('[data-lesson]').getAttribute('data-lesson')) !== 'aim');
    await spotless(someone);
  }
});

test('options are chosen with their explanation and reach the table', { timeout: 60_000 }, async () => {
  const someone = await person(server, DESK);
  const { page } = someone;
  await page.goto('/new/kingdomino');
  await page.locator('[data-option=harmony]').check();
  await page.locator('[data-option=mighty_duel]').check();
  await page.locator('[data-delay]').selectOption('seconds 30');
  await page.locator('[data-make]').click();
  await page.locator('.seven').waitFor();
  // An option that has gone with the number of players stands in nobody's way.
  await page.goto('/new/kingdomino');
  await page.locator('[data-option=mighty_duel]').check();
  await page.locator('[data-seats]').selectOption('4');
  await page.locator('[data-make]').click();
  await page.locator('[data-turn]').waitFor();
  await spotless(someone);
});

test('“Find an opponent” says by which options it plays', { timeout: 60_000 }, async () => {
  const someone = await person(server, PHONE);
  const { page } = someone;
  await page.goto('/new/triominos');
  const button = page.locator('[data-match]');
  const about = page.locator(`#${await button.getAttribute('aria-describedby')}`);
  assert.match(await about.textContent(), /as in the rulebook\. .*60.* seconds per turn/);
  const [from, to] = [await button.boundingBox(), await about.boundingBox()];
  assert.ok(to.y - from.y - from.height < 20, 'beside the button');
  assert.ok(to.y + to.height <= PHONE.viewport.height, 'in sight');
  await button.tap();
  // And so it does.
  await page.locator('[data-ready], [data-turn], [data-chair]').first().waitFor();
  const table = new URL(page.url()).pathname.split('/').at(-1);
  const { about: setup } = await (await page.request.get(`/api/v1/tables/${table}`)).json();
  assert.deepEqual([setup.options, setup.clock], [{}, { kind: 'move', seconds: 60 }]);
  await spotless(someone);
});

test('what unfolds below the last game comes into sight', { timeout: 60_000 }, async () => {
  const viewport = { width: 375, height: 667 };
  const someone = await person(server, { ...PHONE, viewport });
  const { page } = someone;
  await page.goto('/');
  await page.locator('[data-game] .unfold').last().tap();
  const box = await page.locator('[data-start=new]').boundingBox();
  assert.ok(box.y + box.height <= viewport.height, `to ${box.y + box.height}`);
  await spotless(someone);
});

test('rules have chapters to go to, and an empty ranking a way into it', { timeout: 60_000 }, async () => {
  const someone = await person(server, PHONE);
  const { page } = someone;
  await page.goto('/rules/triominos');
  await page.locator('.chapters a').nth(3).tap();
  await page.waitForURL(/#bonus$/);
  const top = await page.locator('#bonus h2').evaluate((heading) => heading.getBoundingClientRect().top);
  assert.ok(top >= 0 && top < 200, `the chapter is ${top} px down`);
  // An example that is tried on the board is in sight, though it is larger than its picture.
  await page.locator('#bonus [data-try]').first().tap();
  await page.locator('[data-trial]').waitFor();
  await eventually(async () => {
    const board = await page.locator('[data-trial]').boundingBox();
    return board.y >= -1 && board.y + board.height <= PHONE.viewport.height + 1;
  });
  await page.goto('/learn/quixo');
  await page.setViewportSize({ width: 320, height: 568 });
  const start = await page.locator('[data-learn]').boundingBox();
  assert.ok(start.y + start.height <= 568, `the lesson begins ${start.y} px down`);
  await page.goto('/ranking/quixo');
  await page.locator('[data-rated]').tap();
  await page.locator('[data-rated-choice]:checked').waitFor();
  await spotless(someone);
});

test('an account: sign up, sign out, sign in, another device', { timeout: 90_000 }, async () => {
  const someone = await person(server, DESK);
  const { page, quiet } = someone;
  await page.goto('/account');
  const name = `ann${Math.floor(Math.random() * 1e9)}`;
  await page.locator('input[autocomplete=username]').fill(name);
  await page.locator('input[type=password]').fill('a long enough password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText(`Signed in as`).waitFor();
  // Nobody is called “Guest”.
  await eventually(async () => (await page.locator('input[autocomplete=nickname]').inputValue()) === name);
  await axe(page, 'the account');
  const old = page.locator('input[autocomplete=current-password]');
  await old.fill('a wrong password');
  await page.locator('input[autocomplete=new-password]').fill('another long password');
  quiet.refused = /\/me\/password$/;
  await page.getByRole('button', { name: 'Change password' }).click();
  // The field that is wrong says so, is named by it, and is where one types again.
  const error = page.locator('[data-answer=old-password]');
  await error.waitFor();
  assert.match(await error.textContent(), /current password/);
  assert.equal(await old.getAttribute('aria-describedby'), await error.getAttribute('id'));
  assert.ok(await old.evaluate((field) => field === document.activeElement));
  const [field, said] = [await old.boundingBox(), await error.boundingBox()];
  assert.ok(said.y >= field.y + field.height && said.y < field.y + field.height + 30, 'right below its field');
  await axe(page, 'a wrong password');
  await old.fill('a long enough password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.locator('[data-answer=password]').waitFor();
  assert.equal(await error.count(), 0);
  for (const field of await page.locator('input[type=password]').all()) assert.equal(await field.inputValue(), '');
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.locator('[data-link]').inputValue();
  await page.getByRole('img', { name: 'QR' }).waitFor();
  await axe(page, 'the link to another device');
  await page.locator('input[autocomplete=new-password]').fill('a password half typed');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.locator('[data-answer=account]').waitFor();
  assert.equal(await page.locator('input[type=password]').inputValue(), '', 'the next one finds no password');
  // A phone begins with a capital letter by itself.
  await page.locator('input[autocomplete=username]').fill(name.replace('a', 'A'));
  await page.locator('input[type=password]').fill('another long password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText(`Signed in as`).waitFor();
  const phone = await person(server, PHONE);
  await phone.page.goto(link);
  await phone.page.locator('button.main').tap();
  await phone.page.getByText('Signed in as').waitFor();
  await spotless(someone, phone);
});

test(
  'what stands in the way of an account is said beside the button, on a phone too',
  { timeout: 90_000 },
  async () => {
    const someone = await person(server, PHONE);
    const { page, quiet } = someone;
    quiet.refused = /\/sessions$/;
    await page.goto('/account');
    await page.locator('input[autocomplete=username]').fill('nobody-of-that-name');
    await page.locator('input[type=password]').fill('a wrong password');
    const button = page.getByRole('button', { name: 'Sign in' });
    await button.tap();
    const error = page.locator('[data-answer=account][role=alert]');
    await error.waitFor();
    const [from, to] = [await button.boundingBox(), await error.boundingBox()];
    const gap = to.y - from.y - from.height;
    assert.ok(gap >= 0 && gap < 120, `${gap} px below the finger`);
    assert.ok(to.y + to.height <= PHONE.viewport.height, 'in sight');
    await spotless(someone);
  },
);

test('a double click on “delete” deletes nothing', { timeout: 90_000 }, async () => {
  const someone = await person(server, DESK);
  const { page } = someone;
  await page.goto('/account');
  await page.locator('input[autocomplete=nickname]').fill('Ann');
  await page.locator('form button.main').first().click();
  await page.locator('[data-forget]').dblclick();
  await page.locator('[data-forget-yes]').waitFor();
  assert.equal(await page.locator('[data-answer=data]').count(), 0);
  await page.locator('[data-forget-yes]').click();
  await page.locator('[data-answer=data]').waitFor();
  await spotless(someone);
});

test('without a connection the page still opens: rules, pad, settings', { timeout: 90_000 }, async () => {
  const someone = await person(server, DESK);
  const { page, context } = someone;
  someone.quiet.on = false;
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.goto('/rules/quixo');
  await page.locator('dl').first().waitFor();
  // The texts of games that nobody has opened yet are kept as well.
  await eventually(() =>
    page.evaluate(async () => {
      const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return kept.flat().some((file) => file.url.includes('/assets/dominoes-en-'));
    }),
  );
  await context.setOffline(true);
  await page.goto('/pad/dominoes');
  await page.locator('[data-add]').waitFor();
  await page.goto('/rules/quixo');
  await page.locator('dl').first().waitFor();
  await spotless(someone);
});

test('the board does not scroll on a phone, upright or on its side', { timeout: 90_000 }, async () => {
  for (const size of [
    { width: 360, height: 640 },
    { width: 740, height: 360 },
  ]) {
    const someone = await person(server, { ...PHONE, viewport: size });
    const { page } = someone;
    for (const game of ['kingdomino', 'triominos', 'quixo', 'dominoes']) {
      await page.goto('/');
      await page.locator(`[data-game=${game}] [data-start=now]`).tap();
      await page.locator('[data-list]').waitFor({ timeout: 60_000 });
      const fits = await page.evaluate(
        () =>
          document.documentElement.scrollHeight <= innerHeight + 1 &&
          document.documentElement.scrollWidth <= innerWidth + 1,
      );
      assert.ok(fits, `${game} scrolls at ${size.width} × ${size.height}`);
    }
    await spotless(someone);
  }
});
