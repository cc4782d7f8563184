/** Starts the real server and real browsers, and watches that nothing is said on the console or asked of elsewhere. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from 'playwright-core';

const BINARY = process.env.KLOTS_BIN;
if (!BINARY) throw new Error('KLOTS_BIN must be the path of the klots binary');

export const PHONE = { viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
export const DESK = { viewport: { width: 1200, height: 800 } };

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** One server with its own data; can be stopped and started again on the same data. */
export class Server {
  static async start(binary = BINARY) {
    const server = new Server();
    server.binary = binary;
    server.port = await freePort();
    server.data = mkdtempSync(join(tmpdir(), 'klots-e2e-'));
    server.address = `http://127.0.0.1:${server.port}`;
    await server.run();
    return server;
  }

  async run() {
    const roomy = {
      KLOTS_BOT_PACE_MS: '0',
      KLOTS_LIMITS_TABLES_PER_MINUTE: '10000',
      KLOTS_LIMITS_TABLES_PER_DAY: '10000',
      KLOTS_LIMITS_GUESTS_PER_MINUTE: '10000',
      KLOTS_LIMITS_REQUESTS_PER_MINUTE: '100000',
    };
    this.output = '';
    this.child = spawn(
      this.binary,
      ['serve', '--listen', `127.0.0.1:${this.port}`, '--data', this.data, '--no-browser'],
      {
        env: { ...process.env, ...roomy },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    this.child.stdout.on('data', (text) => (this.output += text));
    this.child.stderr.on('data', (text) => (this.output += text));
    await eventually(
      async () => (await fetch(`${this.address}/api/v1/health`)).ok,
      60_000,
      () => `no server: ${this.output}`,
    );
  }

  async stop(signal = 'SIGTERM') {
    const gone = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill(signal);
    await gone;
  }

  async end() {
    await this.stop('SIGKILL');
    rmSync(this.data, { recursive: true, force: true });
  }
}

export async function eventually(check, limit = 15_000, why = () => 'never happened') {
  const end = Date.now() + limit;
  for (;;) {
    try {
      const value = await check();
      if (value) return value;
    } catch {
      // Not yet.
    }
    if (Date.now() > end) throw new Error(why());
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const LAUNCH = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  headless: true,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A page handed in from a folder has no address of its own to judge the socket by.
    ...(process.env.KLOTS_PAGE ? ['--disable-features=LocalNetworkAccessChecks'] : []),
  ],
};

let browser;
export async function openBrowser() {
  browser ??= await chromium.launch(LAUNCH);
  return browser;
}

/** A whole browser that keeps what it has in a folder; closing the context ends it. */
export async function openProfile(folder, options) {
  return chromium.launchPersistentContext(folder, { locale: 'en-GB', reducedMotion: 'reduce', ...LAUNCH, ...options });
}

export async function closeBrowser() {
  await browser?.close();
  browser = undefined;
}

/** A person at a browser of their own. */
export async function person(server, options = DESK, settings = {}) {
  const context = await (
    await openBrowser()
  ).newContext({
    locale: 'en-GB',
    reducedMotion: 'reduce',
    // A service worker would fetch the embedded page past the folder.
    serviceWorkers: process.env.KLOTS_PAGE ? 'block' : 'allow',
    ...options,
    baseURL: server.address,
  });
  await context.addInitScript(
    (kept) => {
      if (!localStorage.getItem('klots-settings')) localStorage.setItem('klots-settings', JSON.stringify(kept));
    },
    { here: false, ...settings },
  );
  if (process.env.KLOTS_PAGE) await pageFrom(context, server, process.env.KLOTS_PAGE);
  const page = await context.newPage();
  page.setDefaultTimeout(45_000);
  const faults = [];
  const quiet = { on: true };
  page.on('console', (message) => {
    if (!quiet.on || !['error', 'warning'].includes(message.type())) return;
    // A refused connection is what a stopped server looks like.
    if (/ERR_CONNECTION_REFUSED|WebSocket connection .* failed/.test(message.text()) && quiet.offline) return;
    // The browser writes every refusal on the console: a test that asks for what is not there names the address.
    if (/status of 4\d\d/.test(message.text()) && quiet.refused?.test(message.location().url)) return;
    // The browser asks for an icon by itself where a file is shown that is no page.
    if (message.location().url.endsWith('/favicon.ico')) return;
    if (process.env.KLOTS_PAGE && /Service Worker registration blocked/.test(message.text())) return;
    faults.push(`${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => {
    // Where workers are blocked a registration comes to nothing.
    if (process.env.KLOTS_PAGE && /reading 'waiting'/.test(error.message)) return;
    faults.push(`error: ${error.message}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!['data:', 'blob:'].includes(url.protocol) && url.host !== new URL(server.address).host)
      faults.push(`foreign request: ${request.url()}`);
  });
  return { context, page, faults, quiet };
}

/** For work on the page: its files come from a folder (KLOTS_PAGE) with the server's own headers, everything else from the server. */
async function pageFrom(context, server, folder) {
  const { headers } = await fetch(server.address);
  const policy = { 'content-security-policy': headers.get('content-security-policy') ?? '' };
  const types = {
    html: 'text/html',
    js: 'text/javascript',
    css: 'text/css',
    svg: 'image/svg+xml',
    png: 'image/png',
    ftl: 'text/plain',
    wasm: 'application/wasm',
    webmanifest: 'application/manifest+json',
  };
  await context.route(
    (url) => url.origin === server.address && !/^\/(api|ws)/.test(url.pathname),
    (route) => {
      const path = new URL(route.request().url()).pathname.slice(1);
      const file = existsSync(join(folder, path)) && path ? path : 'index.html';
      const type = types[file.split('.').at(-1)] ?? 'application/octet-stream';
      return route.fulfill({
        body: readFileSync(join(folder, file)),
        headers: { ...policy, 'content-type': `${type}; charset=utf-8` },
      });
    },
  );
}

/** Nothing on the console, nothing from elsewhere, no violation of the policy. */
export async function spotless(...people) {
  const faults = people.flatMap((someone) => someone.faults);
  for (const someone of people) await someone.context.close();
  if (faults.length) throw new Error(`faults in the browser:\n${faults.join('\n')}`);
}

export async function axe(page, what) {
  // Half-way through a fade colours are not what they will be; what never ends (a pulse) is not waited for.
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((one) => one.finished));
  });
  // Whoever speaks to a page says what is written on a button: its name begins with that.
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { 'label-content-name-mismatch': { enabled: true } } })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  if (!violations.length) return;
  const lines = violations.map(
    (one) =>
      `${one.id}: ${one.help}\n  ${one.nodes
        .slice(0, 4)
        .map((node) => `${node.target} ${node.failureSummary?.split('\n')[1] ?? ''}`)
        .join('\n  ')}`,
  );
  throw new Error(`axe on ${what}:\n${lines.join('\n')}`);
}
