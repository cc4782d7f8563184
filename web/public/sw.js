/*
 * Keeps the page itself at hand, so that it opens without a connection: rules, score pad, settings and the tables of
 * this device go on working, and a table elsewhere says that the server is out of reach. Nothing about games or people
 * is kept here but a record that was shared, until the page takes it.
 */
const VERSION = '%VERSION%';
const FILES = '%FILES%';
/** The folder of the page. Others may lie beside it on the same host, each with caches of its own. */
const BASE = new URL('./', location.href).pathname;
const OURS = `klots ${BASE} `;
const CACHE = OURS + VERSION;
const pathOf = (url) => url.pathname.slice(BASE.length);
/** What the page has left here to be said when it is closed. */
const WORDS = 'klots-words';

const files = Array.isArray(FILES) ? FILES : [];

/** A new version waits until the page asks for it: nobody's game changes under their hands. */
addEventListener('install', (event) => {
  const wanted = [BASE, ...files.map((file) => BASE + file)];
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(wanted)));
});

addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => clients.claim()));
});

/** A page that still runs the version before finds its files; what is older than that goes. */
async function tidy() {
  const older = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
}

/** What the page says: what else to keep (the texts of its language, its own table), and when a new version may begin. */
addEventListener('message', (event) => {
  const asked = Array.isArray(event.data?.keep) ? event.data.keep : [];
  const wanted = asked.filter((file) => /^assets\/[\w-]+\.(ftl|wasm)$/.test(pathOf(new URL(file, location.href))));
  event.waitUntil(Promise.all(wanted.map((file) => fromCache(new Request(file)))).catch(() => undefined));
  if (event.data?.begin) skipWaiting();
  if (event.data?.beginAlone) event.waitUntil(beginAlone());
  // Whether a page whose code is this file is of this version.
  if (event.data?.code) event.ports[0]?.postMessage(files.includes(pathOf(new URL(event.data.code, location.href))));
});

/** Another page may be in the middle of a game with the version before: this one begins when that has gone or agrees. */
async function beginAlone() {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.filter((page) => new URL(page.url).pathname.startsWith(BASE)).length <= 1) await skipWaiting();
}

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method === 'POST' && url.href === new URL('share', location.href).href) {
    event.respondWith(takeIn(request));
    return;
  }
  if (request.method !== 'GET' || url.origin !== location.origin || !url.pathname.startsWith(BASE)) return;
  const path = pathOf(url);
  if (/^(api|ws|metrics)/.test(path)) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(BASE)));
  else if (path.startsWith('assets/')) event.respondWith(fromCache(request));
  else if (path.startsWith('pictures/')) event.respondWith(fresh(request));
  else if (files.includes(path)) event.respondWith(fresh(request));
});

/** A record that is shared with the installed page is laid where the page finds it; it goes nowhere else. */
async function takeIn(request) {
  const form = await request.formData();
  const file = form.get('record');
  const text = file instanceof File ? await file.text() : String(form.get('text') ?? '');
  const name = encodeURIComponent(file instanceof File ? file.name : '');
  const box = await caches.open(WORDS);
  await box.put(`${BASE}shared`, new Response(text, { headers: { 'x-name': name } }));
  return Response.redirect(`${BASE}?shared`, 303);
}

/** Pictures of the rules may be drawn anew under the same name: the kept ones are only for days without a connection. */
async function fresh(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) (await caches.open(CACHE)).put(request, answer.clone());
    return answer;
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

/** Names carry hashes: what is kept never grows old. */
async function fromCache(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

/** The server calls without a word; whose turn it is where, is asked at home. */
addEventListener('push', (event) => {
  event.waitUntil(tellTurn());
});

async function tellTurn() {
  const kept = await (await caches.open(WORDS)).match('/called');
  const text = kept ? await kept.text() : 'Klots';
  const answer = await fetch('/api/v1/me/tables?stage=playing').catch(() => null);
  const tables = answer?.ok ? (await answer.json()).items : [];
  const table = tables.find((line) => line.your_turn)?.table ?? '';
  const icon = `${BASE}icon-192.png`;
  const what = { tag: table, icon, badge: icon };
  await registration.showNotification(text, { ...what, data: { address: table ? `/t/${table}` : '/' } });
}

/** A notification leads to its table: to the page that shows it, to any page of ours, or to a new one. */
addEventListener('notificationclick', (event) => {
  const { address = BASE } = event.notification.data ?? {};
  event.notification.close();
  event.waitUntil(showTable(address));
});

async function showTable(address) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const goal = new URL(address, location.href);
  const there = pages.map((page) => [page, new URL(page.url)]).find(([, at]) => leadsTo(at, goal))?.[0];
  if (there) return there.focus();
  return clients.openWindow(address);
}

/** In a folder of files the way stands behind `#`; elsewhere that is where a key stands. */
function leadsTo(at, goal) {
  return at.pathname === goal.pathname && (!goal.hash || at.hash === goal.hash);
}
