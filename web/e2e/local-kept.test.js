/** What a device keeps: every move that was shown, whatever ends the tab; files in and out; and the same frames as a server's. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { closeBrowser, eventually, Server, spotless } from './harness.js';
import { built, owner, parts, ready, stampOf, start, withDesks } from './here.js';
import { MOVES, playMoves } from './play.js';

let server;
before(async () => (server = await Server.start()));
after(async () => {
  await closeBrowser();
  await server.end();
});

const tableWorker = (page) => page.workers().find((one) => one.url().includes('table.worker'));
const turn = (page) => page.locator('[data-turn]').getAttribute('data-turn');

/** At a game against the computer, on this device. */
async function atATable(game = 'quixo', settings = {}) {
  const ann = await owner(server, settings);
  await ann.page.goto('/');
  await start(ann.page, game);
  await ann.page.waitForURL(/\/local\//);
  await ann.page.locator('[data-stamp]').waitFor();
  return ann;
}

for (const [game, seats] of [
  ['kingdomino', 2],
  ['triominos', 2],
  ['quixo', 2],
  ['dominoes', 2],
])
  test(`the worker says about ${game} what the server says, frame by frame`, { timeout: 45_000 }, async (t) => {
    if (!(await built(server, t))) return;
    const ann = await owner(server);
    const { page } = ann;
    await page.goto('/settings');
    await withDesks(page, await parts(server));
    const chairs = Array.from({ length: seats }, (_, seat) => ({ who: 'me', name: `P${seat}` }));
    const wish = { game, chairs, one_device: true, word: 'sun' };

    const served = await page.evaluate(async (wish) => {
      const post = (path, body) =>
        fetch(`/api/v1${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }).then((answer) => answer.json());
      await post('/guests', { name: 'Ann' });
      const { table } = await post('/tables', wish);
      const socket = new WebSocket(`ws://${location.host}/ws`, 'klots.1');
      const aside = ['welcome', 'presence', 'ping', 'notice', 'lobby'];
      let frames = [];
      let now = null;
      let heard = () => undefined;
      socket.onmessage = ({ data }) => {
        const frame = JSON.parse(data);
        if (!aside.includes(frame.type)) frames.push(frame);
        now = frame.now ?? now;
        heard();
      };
      const until = async (good) => {
        while (!good()) await new Promise((next) => (heard = next));
      };
      await new Promise((open) => (socket.onopen = open));
      const rounds = [];
      /** Says something, and hears everything that comes of it. */
      const round = async (frame) => {
        frames = [];
        socket.send(JSON.stringify(frame));
        const settled = () => frames.find((one) => one.id === frame.id && ['ack', 'nack'].includes(one.type));
        if (frame.type === 'act')
          await until(() => settled() && (settled().type === 'nack' || now.number >= settled().number));
        else await until(() => frames.length > 0);
        rounds.push({ frame, frames });
      };
      socket.send(JSON.stringify({ type: 'hello', versions: [1], language: 'en', resume: [] }));
      await round({ type: 'subscribe', table });
      for (let turn = 0; turn < 24 && now.moves.length; turn++) {
        const move = now.moves[(turn * 7) % now.moves.length].text;
        const action =
          turn % 7 === 3
            ? { do: 'move', text: 'nonsense' }
            : turn % 7 === 5
              ? { do: 'offer', offer: 'undo' }
              : { do: 'move', text: move };
        const id = turn.toString(16).padStart(32, '0');
        await round({ type: 'act', table, id, based_on: now.number, action });
      }
      for (let seat = 0; now.stage !== 'finished'; seat++)
        await round({
          type: 'act',
          table,
          id: `f${seat}`.padEnd(32, 'f'),
          based_on: now.number,
          action: { do: 'resign' },
        });
      await round({ type: 'subscribe', table });
      socket.close();
      const { about } = rounds[0].frames[0];
      const record = await (
        await fetch(`/api/v1/tables/${table}/record`, { headers: { 'klots-key': about.invite } })
      ).text();
      const secret = /^secret: ([0-9a-f]{64})$/m.exec(record)?.[1];
      return { table, rounds, secret, keys: about.invite + about.watch };
    }, wish);
    assert.match(served.secret, /^[0-9a-f]{64}$/);

    const coming = page.waitForEvent('worker');
    await page.evaluate(() => void (globalThis.desk = new Desk()));
    const worker = await coming;
    await page.evaluate(() => desk.awake);
    await worker.evaluate((random) => {
      const drawn = crypto.getRandomValues.bind(crypto);
      crypto.getRandomValues = (bytes) =>
        bytes.length === 64 ? bytes.map((_, i) => parseInt(random.slice(2 * i, 2 * i + 2), 16)) : drawn(bytes);
    }, served.secret + served.keys);
    const said = await page.evaluate(
      async ({ wish, rounds }) => {
        const table = await desk.ask({ do: 'make', new: wish, me: ANN });
        const answers = [];
        for (const { frame, count } of rounds) {
          desk.frames = [];
          await desk.hear({ ...frame, table });
          await desk.until(({ frames }) => frames.length >= count);
          answers.push(desk.frames);
        }
        desk.kill();
        return { table, answers };
      },
      { wish, rounds: served.rounds.map(({ frame, frames }) => ({ frame, count: frames.length })) },
    );
    // Two tables have two names and two moments, and a seal for both; the server says in any order what one thing led to.
    const alike = (frame, table) =>
      JSON.stringify(frame)
        .replaceAll(table, 'TABLE')
        .replace(/\b1\d{12}\b/g, 'THEN')
        .replace(/"seal":"[0-9a-f]{64}"/g, '"seal":"…"');
    const text = (frames, table) => frames.map((frame) => alike(frame, table)).sort();
    served.rounds.forEach((round, i) =>
      assert.deepEqual(
        text(said.answers[i], said.table),
        text(round.frames, served.table),
        `after ${JSON.stringify(round.frame)}`,
      ),
    );
    assert.ok(served.rounds.length > 6);
    await spotless(ann);
  });

test(
  'a worker ended in the middle of a move a hundred times loses nothing that was shown',
  { timeout: 180_000 },
  async (t) => {
    if (!(await built(server, t))) return;
    const ann = await owner(server);
    await ann.page.goto('/settings');
    await withDesks(ann.page, await parts(server));
    const { faults, cut } = await ann.page.evaluate(async () => {
      const wish = { game: 'quixo', chairs: [{ who: 'me' }, { who: 'bot', level: 'easy' }], word: 'sun' };
      const faults = [];
      let [table, shown, cut, last] = ['', 0, 0, null];
      for (let kill = 0; kill < 100; kill++) {
        const desk = new Desk();
        if (!table) [table, shown, last] = [await desk.ask({ do: 'make', new: wish, me: ANN }), 0, null];
        await desk.look(table);
        if (desk.shown < shown) faults.push(`${shown} was shown, and ${desk.shown} is there`);
        if (last) {
          // A page that comes back asks again under the same id: that is done once.
          await desk.hear(last);
          const answer = desk.frames.find((frame) => frame.id === last.id);
          if (!['ack', 'nack'].includes(answer?.type)) faults.push(`no answer to ${last.id}`);
          if (answer?.type === 'ack' && answer.number !== last.based_on + 1)
            faults.push(`done twice: ${answer.number}`);
        }
        await desk.until(({ now }) => now.moves.length || now.stage === 'finished');
        if (desk.now.stage === 'finished') table = '';
        else {
          const { text } = desk.now.moves[kill % desk.now.moves.length];
          const id = kill.toString(16).padStart(32, '0');
          last = { type: 'act', table, id, based_on: desk.now.number, action: { do: 'move', text } };
          desk.hear(last);
          await new Promise((done) => setTimeout(done, (kill % 20) * 2));
          if (desk.shown === last.based_on) cut += 1;
        }
        shown = desk.shown;
        desk.kill();
      }
      return { faults, cut };
    });
    assert.deepEqual(faults, []);
    t.diagnostic(`${cut} of 100 were ended before the move was shown`);
    await spotless(ann);
  },
);

test('a tab closed while moving is opened again with everything that was shown', { timeout: 90_000 }, async (t) => {
  if (!(await built(server, t))) return;
  const ann = await atATable();
  let { page } = ann;
  const address = page.url();
  for (let kill = 0; kill < 5; kill++) {
    await eventually(async () => (await turn(page)) !== 'other');
    if ((await turn(page)) === 'over') break;
    await page.keyboard.press('l');
    await page.locator('[data-filter]').waitFor();
    await page.keyboard.press('Enter');
    const shown = Number(await stampOf(page));
    await page.close();
    page = await ann.context.newPage();
    await page.goto(address);
    await page.locator('[data-stamp]').waitFor();
    assert.ok(Number(await stampOf(page)) >= shown);
  }
  await spotless(ann);
});

test('two tabs on one game: the newer one has it, the older one says so', { timeout: 60_000 }, async (t) => {
  if (!(await built(server, t))) return;
  const ann = await owner(server);
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
    if (!(await built(server, t))) return;
    const ann = await owner(server);
    await ann.page.goto('/');
    await start(ann.page, 'quixo');
    await ann.page.waitForURL(/\/local\//);
    await playMoves(ann.page, 'quixo', 'mouse', 1);
    const before = await ann.page
      .locator('[data-turn=mine]')
      .waitFor()
      .then(() => ann.page.locator('[data-stamp]').getAttribute('data-stamp'));
    // The browser's own limit, lowered by its own switch, stops no small write: the disk says what it would say then.
    await tableWorker(ann.page).evaluate(() => {
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

test(
  'a computer whose move cannot be kept says so, and plays on when there is room',
  { timeout: 60_000 },
  async (t) => {
    if (!(await built(server, t))) return;
    const ann = await atATable();
    const { page } = ann;
    await eventually(async () => (await turn(page)) === 'mine');
    await tableWorker(page).evaluate(() => {
      const add = IDBObjectStore.prototype.add;
      IDBObjectStore.prototype.add = function (line) {
        if (line.event?.moved?.seat === 1 || JSON.stringify(line).includes('"seat":1'))
          throw new DOMException('full', 'QuotaExceededError');
        return add.call(this, line);
      };
    });
    await MOVES.quixo.mouse(page);
    await page.getByText('out of space').first().waitFor();
    await page.reload();
    await eventually(async () => (await turn(page)) === 'mine');
    await playMoves(page, 'quixo', 'mouse', 1);
    await spotless(ann);
  },
);

test('a mind that stumbles is woken anew; one that never finds a move says so', { timeout: 60_000 }, async (t) => {
  if (!(await built(server, t))) return;
  const ann = await atATable();
  const { page } = ann;
  await eventually(async () => (await turn(page)) === 'mine');
  await tableWorker(page).evaluate(() => {
    globalThis.stumbles = 2;
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message) {
      post.call(this, globalThis.stumbles-- > 0 ? { ...message, question: { ask: 'nothing' } } : message);
    };
  });
  await playMoves(page, 'quixo', 'mouse', 1);
  await eventually(async () => (await turn(page)) === 'mine');
  await tableWorker(page).evaluate(() => void (globalThis.stumbles = Infinity));
  await MOVES.quixo.mouse(page);
  await page.getByText('Something went wrong').first().waitFor();
  await page.reload();
  await eventually(async () => (await turn(page)) === 'mine');
  await spotless(ann);
});

test('nothing of a game on this device is sent anywhere, a new name neither', { timeout: 90_000 }, async (t) => {
  if (!(await built(server, t))) return;
  const ann = await owner(server);
  const { page } = ann;
  // Somebody whom the server knows.
  await page.goto('/settings');
  await page.evaluate(() =>
    fetch('/api/v1/guests', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Ann"}',
    }).then(() => localStorage.setItem('klots-somebody', 'yes')),
  );
  await ready(page);
  const sent = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await start(page, 'quixo');
  await page.waitForURL(/\/local\//);
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await playMoves(page, 'quixo', 'mouse', 2);
  await page.locator('[data-why="0"]').click();
  await page.locator('[data-own-name]').fill('Anna');
  await page.locator('[data-own-name]').press('Enter');
  await page.locator('[data-person] [role=status]').waitFor();
  await page.keyboard.press('Escape');
  await playMoves(page, 'quixo', 'mouse', 1);
  await page.locator('[data-menu]').click();
  await page.locator('[data-since]').waitFor();
  assert.equal(await page.locator('[data-share]').count(), 0, 'nobody can come by a link');
  const told = sent.filter((what) => /local-|\/api\/|Anna/.test(what));
  assert.deepEqual(told, []);
  await spotless(ann);
});

test('taking back with a clock on this device', { timeout: 120_000 }, async (t) => {
  if (!(await built(server, t))) return;
  const ann = await owner(server);
  const { page } = ann;
  await page.goto('/new/quixo');
  await page.locator('[data-clock]').selectOption({ index: 2 });
  await page.locator('[data-make]').click();
  await page.waitForURL(/\/local\//);
  await playMoves(page, 'quixo', 'mouse', 1);
  await eventually(async () => (await turn(page)) === 'mine');
  await page.locator('.players .clock').first().waitFor();
  await page.locator('[data-undo]').click();
  await eventually(async () => /undid/i.test(await page.locator('[data-log]').innerText()));
  await eventually(async () => (await turn(page)) === 'mine');
  await spotless(ann);
});

test('one device, on this device: a curtain hides the hands', { timeout: 90_000 }, async (t) => {
  if (!(await built(server, t))) return;
  const ann = await owner(server);
  const { page } = ann;
  await page.goto('/new/dominoes?device=1');
  await page.locator('[data-name="0"]').fill('Ann');
  await page.locator('[data-name="1"]').fill('Bo');
  await page.locator('[data-make]').click();
  await page.waitForURL(/\/local\//);
  const curtain = page.locator('[data-curtain]');
  await curtain.waitFor();
  assert.equal(await page.locator('.tray').count(), 0, 'no hand behind the curtain');
  const box = await curtain.boundingBox();
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.locator('.tray').waitFor();
  await page.mouse.up();
  await spotless(ann);
});

const KEPT = new URL('../../crates/browser/tests/golden/kept-1.json', import.meta.url);

test('games that the first version has kept are there, and go on', { timeout: 120_000 }, async (t) => {
  if (!(await built(server, t))) return;
  const ann = await owner(server);
  const { page } = ann;
  const { tables } = JSON.parse(readFileSync(KEPT, 'utf8'));
  await page.goto('/icon.svg');
  // As that version has written it, database and all.
  await page.evaluate(async (tables) => {
    const database = await new Promise((done, failed) => {
      const asked = indexedDB.open('klots', 1);
      asked.onupgradeneeded = () => {
        asked.result.createObjectStore('tables', { keyPath: 'table' });
        asked.result.createObjectStore('events', { keyPath: ['table', 'number'] });
      };
      asked.onsuccess = () => done(asked.result);
      asked.onerror = failed;
    });
    const work = database.transaction(['tables', 'events'], 'readwrite');
    for (const { log, marks, ...table } of tables) {
      work.objectStore('tables').add(table);
      for (const line of log) {
        const mark = marks.find((one) => one.first === line.number);
        work.objectStore('events').add({ ...line, table: table.table, ...(mark ? { mark } : {}) });
      }
    }
    await new Promise((done) => (work.oncomplete = done));
    database.close();
  }, tables);
  await page.goto('/here');
  await eventually(async () => (await page.locator('a[href^="/local/"]').count()) >= tables.length);
  for (const { table, line } of tables) {
    await page.goto(`/local/${table.slice('local-'.length)}`);
    if (line.stage !== 'finished') await playMoves(page, line.game, 'mouse', 1);
    else {
      await page.locator('[data-replay]').click();
      await page.locator('[data-step]').waitFor();
    }
  }
  await spotless(ann);
});

test(
  'a file of games: saved, damaged, loaded elsewhere; what cannot be read hides nothing',
  { timeout: 90_000 },
  async (t) => {
    if (!(await built(server, t))) return;
    const ann = await atATable('quixo', { letters: true });
    await playMoves(ann.page, 'quixo', 'mouse', 1);
    await ann.page.goto('/pad/dominoes');
    await ann.page.locator('input').first().fill('Zoe');
    await ann.page.goto('/here');
    const [file] = await Promise.all([ann.page.waitForEvent('download'), ann.page.locator('[data-save]').click()]);
    const box = JSON.parse(readFileSync(await file.path(), 'utf8'));
    assert.equal(box.tables.length, 1);
    const [good] = box.tables;
    const other = (n, change) => ({ ...structuredClone(good), table: `local-${n}`, ...change });
    box.tables.push({ table: 'x' }, null, other(1), other(2, { log: good.log.slice(1) }), other(3, { line: null }));

    const bo = await owner(server);
    await bo.page.goto('/here');
    const buffer = Buffer.from(JSON.stringify(box));
    const take = (file) => bo.page.locator('[data-take]').setInputFiles({ mimeType: 'application/json', ...file });
    await take({ name: 'a.json', buffer });
    await bo.page.getByText(/Games loaded: \W*1\W*\./).waitFor();
    await bo.page.getByText(/could not be read: \W*5\W*\./).waitFor();
    await take({ name: 'b.json', buffer });
    await bo.page.getByText(/Games loaded: \W*0\W*\./).waitFor();
    await take({ name: 'c.json', buffer: Buffer.from('{"klots": 2}') });
    await bo.page.getByText('contains no Klots games').waitFor();
    await bo.page.locator('a[href^="/local/"]').first().click();
    await playMoves(bo.page, 'quixo', 'mouse', 1);
    await bo.page.goto('/pad/dominoes');
    assert.equal(await bo.page.locator('input').first().inputValue(), 'Zoe');
    const settings = await bo.page.evaluate(() => JSON.parse(localStorage.getItem('klots-settings')));
    assert.equal(settings.letters, true);

    // A line that something else has spoilt.
    await bo.page.evaluate(
      () =>
        new Promise((done) => {
          indexedDB.open('klots').onsuccess = ({ target }) => {
            const work = target.result.transaction('tables', 'readwrite');
            work.objectStore('tables').put({ table: 'local-spoilt' });
            work.oncomplete = done;
          };
        }),
    );
    await bo.page.goto('/here');
    await bo.page.locator('a[href^="/local/"]').first().waitFor();
    await spotless(ann, bo);
  },
);

test(
  'records: pasted, from a file, shared, opened with the page; a wrong one says where',
  { timeout: 120_000 },
  async (t) => {
    if (!(await built(server, t))) return;
    const ann = await owner(server);
    const { page } = ann;
    await ready(page);
    await withDesks(page, await parts(server));
    const record = await page.evaluate(async () => {
      const desk = new Desk();
      const chairs = [
        { who: 'me', name: 'Ann' },
        { who: 'me', name: 'Bo' },
      ];
      const table = await desk.ask({
        do: 'make',
        new: { game: 'dominoes', chairs, one_device: true, word: 'sun' },
        me: ANN,
      });
      await desk.look(table);
      for (let turn = 0; turn < 12 && desk.now.moves.length; turn++) {
        const action = { do: 'move', text: desk.now.moves[0].text };
        await desk.hear({
          type: 'act',
          table,
          id: turn.toString(16).padStart(32, '0'),
          based_on: desk.now.number,
          action,
        });
      }
      await desk.hear({ type: 'act', table, id: 'f'.repeat(32), action: { do: 'resign' } });
      const text = await desk.ask({ do: 'record', table });
      desk.kill();
      return text;
    });
    const walked = async (at) => {
      await at.locator('[data-step]').waitFor();
      await at.locator('option', { hasText: 'Ann' }).first().waitFor({ state: 'attached' });
    };

    await page.goto('/here');
    await page.locator('[data-records]').click();
    await page.locator('[data-record-text]').fill(record.replace(/^0 /m, '9 '));
    await page.locator('[data-record-open]').click();
    assert.match(await page.locator('[role=alert]').innerText(), /line \W*\d+/);
    await page.locator('[data-record-text]').fill(record);
    await page.locator('[data-record-open]').click();
    await walked(page);
    await page.locator('.fair summary').first().click();
    await page.locator('[data-verify]').first().click();
    await page.locator('[data-fair=yes]').waitFor();

    await page.goto('/record');
    await page
      .locator('[data-record-file]')
      .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from(record) });
    await walked(page);

    await page.goto('/');
    await page.evaluate((record) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: '/share', enctype: 'multipart/form-data' });
      const input = document.createElement('input');
      Object.assign(input, { type: 'file', name: 'record' });
      const files = new DataTransfer();
      files.items.add(new File([record], 'shared.txt', { type: 'text/plain' }));
      input.files = files.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    }, record);
    await page.waitForURL(/\/record/);
    await walked(page);

    const launched = await ann.context.newPage();
    await launched.addInitScript((record) => {
      const file = { getFile: () => Promise.resolve(new File([record], 'opened.klots')) };
      const value = { setConsumer: (consumer) => setTimeout(() => consumer({ files: [file] }), 0) };
      Object.defineProperty(globalThis, 'launchQueue', { value });
    }, record);
    await launched.goto('/');
    await walked(launched);
    await spotless(ann);
  },
);
