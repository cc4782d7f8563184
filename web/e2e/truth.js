/**
 * What the page says is compared with what the server said: whose turn it is, in which order, points, open ends, the stock,
 * what hands hold and lack, when one chooses next; who has won, by how much and in which place; what moves and games are worth.
 * The page is read whenever it shows something new, over whole games. Something false is a failure, whoever sees it later.
 */
import assert from 'node:assert/strict';

/** Runs in the page: notes what can be read there, once for every number the table has had. */
function takeNotes() {
  const notes = (window.__said = []);
  const number = (text) => (text ? Number(text.replace('−', '-').replace(/[^\d-]/g, '')) : null);
  const read = () => {
    const table = document.querySelector('.table[data-stamp]');
    if (!table) return;
    const all = (selector, of) => [...table.querySelectorAll(selector)].map(of);
    const note = {
      stamp: Number(table.dataset.stamp),
      address: location.pathname,
      turn: table.querySelector('[data-turn]')?.dataset.turn,
      mover: all('.players li.turn', (li) => Number(li.dataset.seat)),
      points: all('.players li', (li) => number(li.querySelector('.points')?.textContent)),
      hands: all('.players li', (li) => number(li.querySelector('.count')?.textContent)),
      lacks: all('.players li', (li) => li.querySelector('[data-lacks]')?.dataset.lacks ?? ''),
      others: all('.others .who', (who) => [
        who.querySelector('bdi').textContent,
        number(who.querySelector('.number').textContent),
      ]),
      stock: number(table.querySelector('[data-stock] .number')?.textContent),
      ends: Object.fromEntries(all('[data-live]', (end) => [end.dataset.live, number(end.textContent)])),
      pads: Object.fromEntries(
        all('[data-end]', (pad) => [pad.dataset.end, number(pad.querySelector('b')?.textContent)]),
      ),
      kings: Object.fromEntries(all('[data-tile]', (slot) => [slot.dataset.tile, slot.textContent])),
      names: all('.players li .name', (name) => name.textContent),
      order: table.querySelector('[data-order]')?.dataset.order ?? null,
    };
    const same = notes.at(-1);
    if (same && same.stamp === note.stamp && same.address === note.address) notes[notes.length - 1] = note;
    else notes.push(note);
  };
  new MutationObserver(read).observe(document, {
    ...{ subtree: true, childList: true, attributes: true, characterData: true },
  });
}

export class Truth {
  #page;
  #pictures = new Map();
  #claims = [];
  /** How many tables have been compared. */
  compared = 0;

  /** Begins to listen; before the page is opened. */
  static async of(page) {
    const truth = new Truth();
    truth.#page = page;
    await page.addInitScript(takeNotes);
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const { now, table } = JSON.parse(String(payload));
        if (now && table) truth.#pictures.set(`${table} ${now.number}`, now);
      }),
    );
    return truth;
  }

  /** Asks for a hint, and compares what is said of each move with the answer. */
  async hint() {
    const page = this.#page;
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().includes('/hint')),
      page.keyboard.press('h'),
    ]);
    const { moves } = await answer.json();
    const lines = page.locator('dialog ol li');
    await lines.first().waitFor();
    const said = await lines.allTextContents();
    assert.equal(said.length, Math.min(moves.length, 3), 'hints that are shown');
    const { turn } = this.#newest();
    const size = this.#partners(turn);
    said.forEach((line, i) =>
      assert.ok(numbers(line).includes(percent(moves[i].value * size)), `${line}: ${moves[i].value} of ${size}`),
    );
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  }

  #newest() {
    return [...this.#pictures.values()].at(-1);
  }

  /** How many win together with this seat: the server halves a victory between two, and the page tells it whole. */
  #partners(seat) {
    const { chairs } = this.#newest();
    return chairs.filter(({ party }) => party === chairs[seat].party).length;
  }

  /** Compares what was read since the last time with what had been said; the newest is read again later. */
  async verify() {
    const notes = await this.#page.evaluate(() => window.__said.splice(0, window.__said.length - 1));
    for (const note of notes) this.#compare(note);
  }

  /** The rest, when nothing will change any more. */
  async close() {
    await this.verify();
    this.#compare(await this.#page.evaluate(() => window.__said.pop()));
    const views = [...this.#pictures.values()].sort((a, b) => a.number - b.number).map(({ view }) => view);
    for (const { claim, round, game, seat } of this.#claims) {
      const next = views.find((view) => (view.game ?? 0) === game && view.round === round + 1 && view.order.length);
      if (!next) continue;
      const place = next.order.indexOf(seat) + 1;
      const [first, last] = claim.split('-').map(Number);
      assert.ok(first <= place && place <= last, `chooses as number ${claim}, said the page; it was ${place}`);
    }
  }

  #compare(note) {
    const picture = this.#pictures.get(`${note.address.split('/')[2]} ${note.stamp}`);
    if (!picture || picture.stage === 'gathering') return;
    this.compared += 1;
    compare(note, picture);
    // When this seat chooses next: told now, seen when the next round begins.
    const { round, game = 0 } = picture.view;
    if (note.order) this.#claims.push({ claim: note.order, round, game, seat: Number(picture.eyes) });
  }

  /** The result that is open: who has won and by how much, everybody's place and points. */
  async result() {
    const rows = this.#page.locator('dialog .ranking > li');
    await rows.first().waitFor();
    const picture = [...this.#pictures.values()].findLast(({ ending }) => ending);
    const { places, points } = picture.ending.standing;
    const told = { places, points };
    const order = places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place);
    const names = await this.#page.locator('.players li .name').allTextContents();
    const said = await rows.evaluateAll((lines) =>
      lines.map((li) => {
        const line = li.querySelector('.line');
        const [place, sum] = [...line.querySelectorAll('b.number')].map((b) => b.textContent.replace('−', '-'));
        return { place: parseInt(place), points: sum === undefined ? null : Number(sum), text: line.textContent };
      }),
    );
    assert.equal(said.length, places.length);
    order.forEach(({ place, seat }, i) => {
      assert.equal(said[i].place, place, `place of ${names[seat]}: ${JSON.stringify({ said, told })}`);
      assert.ok(said[i].text.includes(names[seat]), `${said[i].text} is not ${names[seat]}`);
      if (said[i].points !== null) assert.equal(said[i].points, points[seat], `points of ${names[seat]}`);
    });
    if ((await this.#page.locator('html').getAttribute('lang')).startsWith('en'))
      this.#headline(
        (await this.#page.locator('[data-headline]').textContent()).replace(/[\u2066-\u2069]/g, ''),
        names,
        picture,
      );
  }

  #headline(said, names, { chairs, ending }) {
    const { places, points } = ending.standing;
    const winners = chairs.filter(({ seat }) => places[seat] === 1);
    const alone = winners.length === 1;
    if (winners.length === places.length && places.length > 1) return assert.match(said, /draw/i);
    assert.equal(/^You win/.test(said), alone && winners[0].you === true, `${said}: ${JSON.stringify(places)}`);
    for (const { seat, you } of winners) if (!(alone && you)) assert.ok(said.includes(names[seat]), said);
    const by = /by (\d+)/.exec(said);
    if (by) {
      const second = Math.max(...points.filter((_, seat) => places[seat] > 1));
      const least = Math.min(...points.filter((_, seat) => places[seat] > 1));
      const best = points[winners[0].seat];
      assert.ok([best - second, best - least].includes(Number(by[1])), `${said}: ${points}`);
    }
  }

  /** Opens the analysis of the game that has ended, and compares every chance that is drawn or told. */
  async analysis() {
    const page = this.#page;
    await page.locator('dialog [data-replay]').click();
    await page.locator('[data-analyse]').waitFor();
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/analysis'), { timeout: 180_000 }),
      page.locator('[data-analyse]').click(),
    ]);
    const { course, seats, moves, luck } = await answer.json();
    await page.locator('.analysis figure .curve').first().waitFor();
    const curves = await page.locator('.analysis .course .curve').evaluateAll((all) =>
      all.map((one) =>
        one
          .getAttribute('d')
          .match(/[\d.]+ [\d.]+/g)
          .map((p) => p.split(' ')[1]),
      ),
    );
    const parties = this.#newest().chairs.map(({ party }) => party);
    const sides = seats.map((_, seat) => seat).filter((seat) => parties.indexOf(parties[seat]) === seat);
    assert.equal(curves.length, sides.length, 'curves');
    curves.forEach((curve, i) => {
      const seat = sides[i];
      const shares = course.map(({ shares }) => (220 - shares[seat] * this.#partners(seat) * 220).toFixed(1));
      assert.deepEqual(curve.map(Number), shares.map(Number), `the curve of seat ${seat}`);
    });
    const classes = ['inaccuracy', 'mistake', 'blunder'];
    const costs = moves
      .filter((move) => classes.includes(move.class))
      .map(({ best, played, seat }) => percent((best - played) * this.#partners(seat)))
      .sort((a, b) => b - a)
      .slice(0, 5);
    const told = await page.locator('.analysis .told').allTextContents();
    assert.equal(told.length, costs.length, 'moves that cost');
    told.forEach((line, i) => assert.ok(numbers(line).includes(costs[i]), `${line}: ${costs[i]} %`));
    if (!luck.length) return;
    const sums = await page.locator('.analysis ul > li').allTextContents();
    assert.equal(sums.length, sides.length, 'sums of luck and moves');
    sides.forEach((seat, i) => {
      const whole = (share) => share * this.#partners(seat);
      const { start, end, luck, play } = seats[seat];
      compareSum(sums[i], { start: whole(start), end: whole(end), luck: whole(luck), play: whole(play) });
    });
  }
}

const percent = (share) => Math.round(share * 100);
const numbers = (text) => (text.match(/\d+/g) ?? []).map(Number);

/** “Luck added 4%.”, “Bad luck took away 4%.” or “Luck made no difference.” as a number with its sign; the same of the moves. */
function change(said, what) {
  const found = new RegExp(`${what} (?:added (\\d+)%|took away (\\d+)%|made no difference)\\.`, 'i').exec(said);
  assert.ok(found, `what ${what} did is not told: ${said}`);
  const [, added, taken] = found;
  // A change that is told is one: nothing is never “added 0%”.
  assert.ok(added !== '0' && taken !== '0', said);
  return Number(added ?? 0) - Number(taken ?? 0);
}

/** What became of one seat's chance: both figures, and what luck and the moves did to it, each with its direction. */
function compareSum(line, { start, end, luck, play }) {
  const said = line.replace(/[\u2066-\u2069]/g, '');
  const [from, to] = [percent(start), percent(end)];
  assert.ok(said.includes(`${from}% at the start, ${to}% at the end`), `${said}: ${start} to ${end}`);
  assert.equal(change(said, 'luck'), percent(luck) + 0, `${said}: luck was ${luck}`);
  // The four add up, so the moves carry what rounding left of the other three.
  assert.equal(change(said, 'the moves'), to - from - percent(luck), said);
  assert.ok(Math.abs(change(said, 'the moves') - play * 100) <= 1.5, `${said}: the moves were ${play}`);
}

function compare(note, { number, stage, turn, chairs, standing, view }) {
  const same = (said, truth, what) =>
    assert.deepEqual(said, truth, `after event ${number} the page tells ${what} as ${JSON.stringify(said)}`);
  const mine = stage === 'playing' && turn !== null && chairs[turn]?.you === true;
  same(note.turn, stage === 'finished' ? 'over' : mine ? 'mine' : 'other', 'whose turn it is');
  if (stage === 'playing') same(note.mover, turn === null ? [] : [turn], 'who is to move');
  note.points.forEach((points, seat) => points !== null && same(points, standing.points[seat], `points of ${seat}`));
  if (note.stock !== null) same(note.stock, view.stock ?? view.pool ?? view.stack, 'the stock');
  const open = view.ends ?? [];
  for (const [end, shown] of Object.entries({ ...note.pads, ...note.ends }))
    if (shown !== null) same(shown, open[end === 'left' ? 0 : 1], `the ${end} end`);
  for (const [i, end] of ['left', 'right'].entries())
    if (note.ends[end] !== undefined) same(note.ends[end], open[i], `the live ${end} end`);
  view.hands?.forEach(({ count, lacks }, seat) => {
    if (note.hands[seat] !== null) same(note.hands[seat], count, `the hand of ${seat}`);
    same(note.lacks[seat], lacks?.join(' ') ?? '', `what ${seat} lacks`);
  });
  for (const [name, points] of note.others)
    same(points, view.kingdoms[note.names.indexOf(name)]?.points, `the kingdom of ${name}`);
  for (const { tile, king } of [...(view.current ?? []), ...(view.next ?? [])])
    if (king !== null && note.kings[tile] !== undefined)
      assert.ok(note.kings[tile].includes(note.names[king]), `domino ${tile} of seat ${king} is “${note.kings[tile]}”`);
}
