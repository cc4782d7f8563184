/** Games without a server: in the page itself with the network cut, in a browser closed and opened again, in a folder of files. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { closeBrowser, DESK, eventually, openProfile, person, Server, spotless } from './harness.js';
import { built, fileServer, owner, ready, stampOf, start } from './here.js';
import { playMoves, playToTheEnd } from './play.js';

let server;
before(async () => (server = await Server.start()));
after(async () => {
  await closeBrowser();
  await server.end();
});

for (const game of ['kingdomino', 'triominos', 'quixo', 'dominoes'])
  test(
    `${game} is played to its end without a network, and goes on after a reload`,
    { timeout: 240_000 },
    async (t) => {
      if (!(await built(server, t))) return;
      const ann = await owner(server);
      const { page, context } = ann;
      await ready(page);
      ann.quiet.on = false;
      await context.setOffline(true);
      await start(page, game);
      await page.waitForURL(/\/local\//);
      await playMoves(page, game, 'mouse', 3);
      const stamp = await page.locator('[data-stamp]').getAttribute('data-stamp');
      await page.reload();
      await page.locator('[data-stamp]').waitFor();
      const again = await page.locator('[data-stamp]').getAttribute('data-stamp');
      assert.ok(Number(again) >= Number(stamp), `${again} after ${stamp}: what was shown is still there`);
      await page.goto('/');
      await page.locator('a[href^="/local/"]').first().click();
      await playToTheEnd(page, game, 'mouse');
      await page.locator('[data-headline]').waitFor();
      await page.locator('[data-replay]').click();
      await page.locator('[data-step]').waitFor();
      await page.locator('.fair summary').first().click();
      await page.locator('[data-verify]').first().click();
      await page.locator('[data-fair=yes]').waitFor();
      await context.close();
    },
  );

test('a browser that was closed goes on where it was, without a network', { timeout: 120_000 }, async (t) => {
  if (!(await built(server, t))) return;
  const folder = mkdtempSync(join(tmpdir(), 'klots-profile-'));
  const opened = async () => {
    const context = await openProfile(folder, { ...DESK, baseURL: server.address });
    await context.addInitScript(() => localStorage.setItem('klots-pace', '0'));
    return context;
  };
  let context = await opened();
  let page = await context.newPage();
  await ready(page);
  await start(page, 'dominoes');
  await page.waitForURL(/\/local\//);
  await playMoves(page, 'dominoes', 'mouse', 2);
  const [address, shown] = [page.url(), Number(await stampOf(page))];
  await context.close();

  context = await opened();
  await context.setOffline(true);
  page = await context.newPage();
  await page.goto(address);
  await page.locator('[data-stamp]').waitFor();
  assert.ok(Number(await stampOf(page)) >= shown);
  await playMoves(page, 'dominoes', 'mouse', 2);
  await context.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The page as files below a path, on a plain file server. */
async function site() {
  const root = mkdtempSync(join(tmpdir(), 'klots-site-'));
  const folder = join(root, 'games/klots');
  const made = spawnSync(process.env.KLOTS_BIN, ['site', folder]);
  assert.equal(made.status, 0, String(made.stderr));
  const host = await fileServer(root);
  const visitor = async () => {
    const ann = await person(host, DESK, {});
    await ann.context.addInitScript(() => localStorage.setItem('klots-pace', '0'));
    return ann;
  };
  const end = () => {
    host.end();
    rmSync(root, { recursive: true, force: true });
  };
  return { folder, visitor, end };
}

test('a folder of files below a path of its own plays without any server', { timeout: 120_000 }, async (t) => {
  if (!(await built(server, t))) return;
  const { visitor, end } = await site();
  const ann = await visitor();
  const { page, context } = ann;
  await page.goto('/games/klots/icon.svg');
  await page.evaluate(() => caches.open('of-another-page'));
  await ready(page, '/games/klots/');
  assert.ok(await page.evaluate(() => caches.has('of-another-page')), 'what belongs to others stays');
  assert.equal(await page.locator('[data-start=friends]').count(), 0, 'what needs a server is not offered');
  assert.equal(await page.locator('a[href="/ranking"]').count(), 0);
  await start(page, 'quixo');
  await page.waitForURL(/#\/local\//);
  await playMoves(page, 'quixo', 'mouse', 2);
  await page.reload();
  await playToTheEnd(page, 'quixo', 'mouse');
  await page.locator('[data-replay]').click();
  await page.locator('[data-analyse]').click();
  await page.locator('[data-analysis-progress][value]').waitFor();
  await page.locator('[data-analysis-stop]').click();
  await page.locator('[data-analyse]:enabled').click();
  await page.locator('.analysis svg[role=img]').waitFor();
  assert.equal(await page.locator('[data-copy-link]').count(), 0, 'no link to a game that is only here');

  // Without a network everything is still there, pictures and lessons too.
  await context.setOffline(true);
  await page.goto('/games/klots/#/rules/kingdomino');
  await page.reload();
  await page.locator('h1').waitFor();
  const pictures = page.locator('img[src*=pictures]');
  await pictures.first().waitFor();
  const drawn = () => pictures.evaluateAll((all) => all.every((one) => one.loading === 'lazy' || one.naturalWidth > 0));
  await eventually(drawn);
  for (const way of ['learn/quixo', 'pad/dominoes', 'settings', 'here', 'record', 'new/triominos']) {
    await page.goto(`/games/klots/#/${way}`);
    await page.reload();
    await page.locator('h1, [data-board], svg').first().waitFor();
  }
  // A shortcut of the installed page.
  await page.goto('/games/klots/?play=triominos');
  await page.waitForURL(/#\/local\//);
  await playMoves(page, 'triominos', 'mouse', 2);
  await spotless(ann);
  end();
});

/** Another version of the page: the same code under other names. */
function publish(folder) {
  const files = readdirSync(join(folder, 'assets'));
  const entry = files.find((name) => /^index-[\w-]+\.js$/.test(name));
  const other = entry.replace(/^index-.{4}/, 'index-next');
  for (const name of [...files.map((name) => join('assets', name)), 'index.html', 'sw.js']) {
    if (!/\.(js|html)$/.test(name)) continue;
    const text = readFileSync(join(folder, name), 'utf8').replaceAll(entry, other);
    writeFileSync(join(folder, name.replace(entry, other)), text.replace(/VERSION = "\w+"/, 'VERSION = "next"'));
  }
  return { entry, other };
}

test('a new version is offered, and takes nothing from a game that goes on', { timeout: 120_000 }, async (t) => {
  if (!(await built(server, t))) return;
  const { folder, visitor, end } = await site();
  const ann = await visitor();
  const { page } = ann;
  await ready(page, '/games/klots/');
  await start(page, 'quixo');
  await page.waitForURL(/#\/local\//);
  await playMoves(page, 'quixo', 'mouse', 1);
  const { entry, other } = publish(folder);
  const runs = (at) => at.locator('script[type=module]').first().getAttribute('src');

  // A second tab comes with the new page: the first one keeps what it runs on.
  const second = await ann.context.newPage();
  await second.goto('/games/klots/');
  assert.ok((await runs(second)).includes(other));
  await page.locator('[data-update]').waitFor();
  assert.ok((await runs(page)).includes(entry));
  const kept = () => page.evaluate(async (entry) => Boolean(await caches.match(`/games/klots/assets/${entry}`)), entry);
  assert.ok(await kept(), 'the files of the first page are still there');
  await playMoves(page, 'quixo', 'mouse', 1);
  await second.close();

  await page.locator('[data-update]').click();
  await eventually(async () => (await runs(page)).includes(other));
  await page.locator('[data-stamp]').waitFor();
  await playMoves(page, 'quixo', 'mouse', 1);
  await spotless(ann);
  end();
});

test('the module thinks as the machine does', { timeout: 120_000 }, async (t) => {
  if (!(await built(server, t))) return;
  const ann = await owner(server);
  await ready(ann.page);
  const golden = new URL('../../crates/browser/tests/golden/thoughts.txt', import.meta.url);
  const lines = readFileSync(golden, 'utf8').trim().split('\n');
  const wrong = await ann.page.evaluate(async (lines) => {
    let bytes;
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys())
        if (request.url.endsWith('.wasm')) bytes = await (await fetch(request.url)).arrayBuffer();
    const { instance } = await WebAssembly.instantiate(bytes, {
      page: { now: () => performance.now(), judged: () => undefined },
    });
    const { memory, room, ask, answer } = instance.exports;
    return lines.filter((line) => {
      const [question, move] = line.split('\t');
      const text = new TextEncoder().encode(question);
      // Making room may give the module new memory: it is asked for before the memory is looked at.
      const at = room(text.length);
      new Uint8Array(memory.buffer, at, text.length).set(text);
      const length = ask();
      const said = JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, answer(), length)));
      return said.ok?.text !== move;
    });
  }, lines);
  assert.deepEqual(wrong, []);
  assert.equal(lines.length, 20);
  await spotless(ann);
});
