/** For tests of the page as its own table: whether it was built so, who plays there, and its worker without a page around it. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { DESK, eventually, person } from './harness.js';

/** The files of the page that its service worker knows. */
async function filesOf(server) {
  const worker = await (await fetch(`${server.address}/sw.js`)).text();
  return [...new Set([...worker.matchAll(/assets\/[\w.-]+\.js/g)].map(([file]) => file))];
}

/** Where the table's worker and its module lie; nothing where the page was built without them. */
export async function parts(server) {
  const files = await filesOf(server);
  for (const file of files) {
    const found = /assets\/table-[0-9a-f]{8}\.wasm/.exec(await (await fetch(`${server.address}/${file}`)).text());
    const worker = files.find((name) => name.includes('table.worker'));
    if (found) return { module: `/${found[0]}`, worker: `/${worker}` };
  }
  return null;
}

/** The page was built without its own table where the target is not installed: a whole run must have it (WEB_MODULE=1). */
export async function built(server, t) {
  if (await parts(server)) return true;
  if (process.env.WEB_MODULE === '1') throw new Error('WEB_MODULE=1, and yet the page was built without its module');
  t.skip('built without the module');
  return false;
}

/** Somebody whose page is its own table, with bots that do not wait to be looked at. */
export async function owner(server, settings = {}, options = DESK) {
  const someone = await person(server, options, { here: true, ...settings });
  await someone.context.addInitScript(() => localStorage.setItem('klots-pace', '0'));
  return someone;
}

/** Everything that days without a connection need is on the device. */
export async function ready(page, address = '/') {
  await page.goto(address);
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

export const start = (page, game) => page.locator(`[data-game=${game}] [data-start=now]`).click();
export const stampOf = (page) => page.locator('[data-stamp]').getAttribute('data-stamp');

/** A plain file server: no rewriting, no policy, the media types everybody knows. */
export async function fileServer(folder) {
  const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };
  const host = createServer((request, response) => {
    let path = join(folder, decodeURIComponent(new URL(request.url, 'http://x').pathname));
    if (existsSync(path) && statSync(path).isDirectory()) path = join(path, 'index.html');
    if (!existsSync(path)) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' });
    response.end(readFileSync(path));
  });
  await new Promise((done) => host.listen(0, '127.0.0.1', done));
  // A test that fails leaves it open, and must end all the same.
  host.unref();
  return { address: `http://127.0.0.1:${host.address().port}`, end: () => host.close() };
}

/**
 * Puts `Desk` into the page: the table's worker as the page uses it, which can be ended at any moment, as a closed tab
 * ends it. It remembers the last number it was shown.
 */
export async function withDesks(page, { module, worker }) {
  await page.evaluate(
    ({ module, worker }) => {
      globalThis.Desk = class {
        frames = [];
        shown = 0;
        now = null;
        #n = 0;
        #waiting = new Map();
        #heard = () => undefined;

        constructor() {
          this.worker = new Worker(worker, { type: 'module' });
          this.worker.onmessage = ({ data }) => {
            if ('n' in data) {
              const { resolve, reject } = this.#waiting.get(data.n);
              if ('ok' in data) resolve(data.ok);
              else reject(new Error(JSON.stringify(data.refused)));
              return;
            }
            this.frames.push(data.frame);
            if (data.frame.now) {
              this.now = data.frame.now;
              this.shown = data.frame.now.number;
            }
            this.#heard();
          };
          this.awake = this.ask({ do: 'wake', address: module, pace: 0 });
        }

        ask(call) {
          const n = ++this.#n;
          return new Promise((resolve, reject) => {
            this.#waiting.set(n, { resolve, reject });
            this.worker.postMessage({ ...call, n });
          });
        }

        hear(frame) {
          return this.ask({ do: 'hear', table: frame.table, frame });
        }

        look(table) {
          return this.hear({ type: 'subscribe', table });
        }

        /** Until the frames are as they should be. */
        async until(good) {
          while (!good(this)) await new Promise((heard) => (this.#heard = heard));
        }

        /** Ends at once, whatever it is doing. */
        kill() {
          this.worker.terminate();
        }
      };
      globalThis.ANN = { person: '00000000-0000-0000-0000-000000000001', name: 'Ann' };
    },
    { module, worker },
  );
}
