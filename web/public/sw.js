/*
 * Keeps the page itself at hand, so that it opens without a connection: rules, score pad, settings and the tables of
 * this device go on working, and a table elsewhere says that the server is out of reach. Nothing about games or people
 * is ever kept here.
 */
const VERSION = '%VERSION%';
const FILES = '%FILES%';
const CACHE = `klots-${VERSION}`;
/** The folder of the page. */
const BASE = new URL('./', location.href).pathname;
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
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== CACHE && name !== WORDS).map((name) => caches.delete(name))),
      )
      .then(() => clients.claim()),
  );
});

/** What the page says: what else to keep (the texts of its language, its own table), and when a new version may begin. */
addEventListener('message', (event) => {
  const asked = Array.isArray(event.data?.keep) ? event.data.keep : [];
  const wanted = asked.filter((file) => /^assets\/[\w-]+\.(ftl|wasm)$/.test(pathOf(new URL(file, location.href))));
  event.waitUntil(Promise.all(wanted.map((file) => fromCache(new Request(file)))).catch(() => undefined));
  if (event.data?.begin) skipWaiting();
  // Whether a page whose code is this file is of this version.
  if (event.data?.code) event.ports[0]?.postMessage(files.includes(pathOf(new URL(event.data.code, location.href))));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || !url.pathname.startsWith(BASE)) return;
  const path = pathOf(url);
  if (/^(api|ws|metrics)/.test(path)) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(BASE)));
  else if (path.startsWith('assets/')) event.respondWith(fromCache(request));
  else if (path.startsWith('pictures/')) event.respondWith(fresh(request));
  else if (files.includes(path)) event.respondWith(fresh(request));
});

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
  const what = { tag: table, icon: '/icon-192.png', badge: '/icon-192.png' };
  await registration.showNotification(text, { ...what, data: { address: table ? `/t/${table}` : '/' } });
}

/** A notification leads to its table: to the page that shows it, to any page of ours, or to a new one. */
addEventListener('notificationclick', (event) => {
  const { address = '/' } = event.notification.data ?? {};
  event.notification.close();
  event.waitUntil(showTable(address));
});

async function showTable(address) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === address);
  if (there) return there.focus();
  return clients.openWindow(address);
}
