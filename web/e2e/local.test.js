/** Games without a server: in the page itself, with the network cut, reloaded, in two tabs, on a full disk. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { after, before } from 'node:test';
import { closeBrowser, DESK, eventually, person, Server, spotless, test } from './harness.js';
import { playMoves, playToTheEnd } from './play.js';

let server;
before(async () => (server = await Server.start()));
after(async () => {
  await closeBrowser();
  await server.end();
});

/** The page was built without its own table where the target is not installed: then there is nothing to test here. */
async function built() {
  const page = await (await fetch(server.address)).text();
  const entry = /src="(\/assets\/[^"]+\.js)"/.exec(page)[1];
  const worker = await (await fetch(`${server.address}/sw.js`)).text();
  return [...worker.matchAll(/assets\/[\w.-]+\.js/g)].length > 0 && (await hasModule(entry, worker));
}
async function hasModule(entry, worker) {
  const files = new Set([entry.slice(1), ...[...worker.matchAll(/assets\/[\w.-]+\.js/g)].map(([file]) => file)]);
  for (const file of files)
    if (/table-[0-9a-f]{8}\.wasm/.test(await (await fetch(`${server.address}/${file}`)).text())) return true;
  return false;
}

/** Somebody whose page is its own table, with bots that do not wait to be looked at. */
async function owner(settings = {}) {
  const someone = await person(server, DESK, { here: true, ...settings });
  await someone.context.addInitScript(() => localStorage.setItem('klots-pace', '0'));
  return someone;
}

/** Everything that days without a connection need is on the device. */
async function ready(page) {
  await page.goto('/');
  await page.locator('[data-start=now]').first().waitFor();
  await eventually(() =>
    page.evaluate(async () => {
      if (!navigator.serviceWorker.controller) return false;
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) if (url.endsWith('.wasm')) return true;
      return false;
    }),
  );
}

const start = (page, game) => page.locator(`[data-game=${game}] [data-start=now]`).click();

for (const game of ['kingdomino', 'triominos', 'quixo', 'dominoes'])
  test(
    `${game} is played to its end without a network, and goes on after a reload`,
    { timeout: 240_000 },
    async (t) => {
      if (!(await built())) return t.skip('built without the module');
      const ann = await owner();
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

test('two tabs on one game: the newer one has it, the older one says so', { timeout: 60_000 }, async (t) => {
  if (!(await built())) return t.skip('built without the module');
  const ann = await owner();
  await ann.page.goto('/');
  await start(ann.page, 'quixo');
  await ann.page.waitForURL(/\/local\//);
  await playMoves(ann.page, 'quixo', 'mouse', 1);
  const second = await ann.context.newPage();
  await second.goto(ann.page.url());
  await second.locator('[data-stamp]').waitFor();
  await ann.page.getByText('open in another tab').waitFor();
  await playMoves(second, 'quixo', 'mouse', 1);
  await spotless(ann);
});

test(
  'on a full disk a move is refused with the reason, and nothing that was shown is lost',
  { timeout: 60_000 },
  async (t) => {
    if (!(await built())) return t.skip('built without the module');
    const ann = await owner();
    await ann.page.goto('/');
    await start(ann.page, 'quixo');
    await ann.page.waitForURL(/\/local\//);
    await playMoves(ann.page, 'quixo', 'mouse', 1);
    const before = await ann.page
      .locator('[data-turn=mine]')
      .waitFor()
      .then(() => ann.page.locator('[data-stamp]').getAttribute('data-stamp'));
    // The browser's own limit cannot be reached in a test: the disk says what it would say then.
    const worker = ann.page.workers().find((one) => one.url().includes('table.worker'));
    await worker.evaluate(() => {
      IDBObjectStore.prototype.add = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await ann.page.keyboard.press('l');
    await ann.page.locator('[data-filter]').waitFor();
    await ann.page.keyboard.press('Enter');
    await ann.page.getByText('out of space').first().waitFor();
    await ann.page.reload();
    await ann.page.locator('[data-stamp]').waitFor();
    assert.equal(await ann.page.locator('[data-stamp]').getAttribute('data-stamp'), before);
    await playMoves(ann.page, 'quixo', 'mouse', 1);
    await spotless(ann);
  },
);

/** A plain file server: no rewriting, no policy, the media types everybody knows. */
async function fileServer(folder) {
  const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };
  const host = createServer((request, response) => {
    let path = join(folder, decodeURIComponent(new URL(request.url, 'http://x').pathname));
    if (existsSync(path) && statSync(path).isDirectory()) path = join(path, 'index.html');
    if (!existsSync(path)) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' });
    response.end(readFileSync(path));
  });
  await new Promise((done) => host.listen(0, '127.0.0.1', done));
  return { address: `http://127.0.0.1:${host.address().port}`, end: () => host.close() };
}

test('a folder of files below a path of its own plays without any server', { timeout: 120_000 }, async (t) => {
  if (!(await built())) return t.skip('built without the module');
  const folder = mkdtempSync(join(tmpdir(), 'klots-site-'));
  const made = spawnSync(process.env.KLOTS_BIN, ['site', join(folder, 'games/klots')]);
  assert.equal(made.status, 0, String(made.stderr));
  const host = await fileServer(folder);
  const ann = await person(host, DESK, {});
  await ann.context.addInitScript(() => localStorage.setItem('klots-pace', '0'));
  const { page } = ann;
  await page.goto('/games/klots/');
  assert.equal(await page.locator('[data-start=friends]').count(), 0, 'what needs a server is not offered');
  assert.equal(await page.locator('a[href="/ranking"]').count(), 0);
  await start(page, 'quixo');
  await page.waitForURL(/#\/local\//);
  await playMoves(page, 'quixo', 'mouse', 2);
  await page.reload();
  await playToTheEnd(page, 'quixo', 'mouse');
  await page.locator('[data-replay]').click();
  await page.locator('[data-analyse]').click();
  await page.locator('.analysis svg[role=img]').waitFor();
  await page.goto('/games/klots/#/rules/kingdomino');
  await page.reload();
  await page.locator('h1').waitFor();
  await spotless(ann);
  host.end();
  rmSync(folder, { recursive: true, force: true });
});

test('the module thinks as the machine does', { timeout: 120_000 }, async (t) => {
  if (!(await built())) return t.skip('built without the module');
  const ann = await owner();
  await ready(ann.page);
  const golden = new URL('../../crates/browser/tests/golden/thoughts.txt', import.meta.url);
  const lines = readFileSync(golden, 'utf8').trim().split('\n');
  const wrong = await ann.page.evaluate(async (lines) => {
    let bytes;
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys())
        if (request.url.endsWith('.wasm')) bytes = await (await fetch(request.url)).arrayBuffer();
    const { instance } = await WebAssembly.instantiate(bytes, { page: { now: () => performance.now() } });
    const { memory, room, ask, answer } = instance.exports;
    return lines.filter((line) => {
      const [question, move] = line.split('\t');
      const text = new TextEncoder().encode(question);
      new Uint8Array(memory.buffer, room(text.length), text.length).set(text);
      const length = ask();
      const said = JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, answer(), length)));
      return said.ok?.text !== move;
    });
  }, lines);
  assert.deepEqual(wrong, []);
  assert.equal(lines.length, 20);
  await spotless(ann);
});
