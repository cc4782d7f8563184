/** What moves on a table while somebody plays: measured in the page itself, from every tap until its answer has been seen. */
import assert from 'node:assert/strict';

/** Things that are tapped, by the names they keep when the table is drawn anew. */
const NAMES = ['at', 'cell', 'spot', 'end', 'pad', 'hand', 'pick', 'draw', 'pass', 'commit', 'dot'];
/** Hundredths of a pixel are how browsers reckon. */
const NOTHING = 0.1;

/** Runs in the page before anything else. */
function keepWatch(names) {
  const watch = (window.__still = { shifts: [], taps: [], now: null });
  const said = (node) => `${node.nodeName} ${node.className?.baseVal ?? node.className ?? ''}`.trim();
  // Every shift of a table counts, also one that follows upon a tap; only what is opened over it may come in.
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sources = entry.sources.filter(({ node }) => (node?.parentElement ?? node)?.closest?.('[data-stamp]'));
      // What is listed where it was has not moved: a line that runs from right to left is listed when its box grows.
      const stays = ({ previousRect: p, currentRect: c }) => p.x === c.x && p.y === c.y && p.right === c.right;
      if (sources.every(stays)) continue;
      watch.shifts.push({
        value: entry.value,
        sources: sources.map(({ node, previousRect: p, currentRect: c }) => ({
          node: said(node),
          from: [p.x, p.y, p.width, p.height],
          to: [c.x, c.y, c.width, c.height],
        })),
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });

  const ONE = ['commit', 'draw', 'pass'];
  const nameOf = (node) => {
    for (let at = node; at instanceof Element; at = at.parentElement)
      for (const name of names)
        if (at.dataset?.[name] !== undefined && at.closest('.board'))
          return { name, selector: `.board [data-${name}="${CSS.escape(at.dataset[name])}"]` };
    return null;
  };
  /** A thing’s two corners on the screen as its place gives them: what only lifts it for the eye is not counted. */
  const cornersOf = (node, box) => {
    if (!(node instanceof SVGGraphicsElement)) {
      const { x, y, right, bottom } = node.getBoundingClientRect();
      const { m41, m42 } = new DOMMatrix(getComputedStyle(node).transform);
      return [x - m41, y - m42, right - m41, bottom - m42];
    }
    const { a, d, e, f } = node.parentElement.getScreenCTM();
    return [a * box.x + e, d * box.y + f, a * (box.x + box.width) + e, d * (box.y + box.height) + f];
  };
  const sheet = (node) => (node instanceof SVGGraphicsElement ? node.getBBox() : null);
  /** Every piece that lies, where it lies. */
  const laid = () =>
    new Map(
      [...document.querySelectorAll('.board .stage [data-laid]')].map((piece) => [
        piece.dataset.laid,
        cornersOf(piece, piece.firstElementChild ? piece.getBBox() : { x: 0, y: 0, width: 0, height: 0 }),
      ]),
    );
  const stage = () => {
    const box = document.querySelector('.board .stage')?.getBoundingClientRect();
    return box && [box.x, box.y, box.right, box.bottom];
  };
  const apart = (one, other) => Math.max(...one.map((value, i) => Math.abs(value - other[i])));

  const step = () => {
    const tap = watch.now;
    if (!tap) return;
    // A frame may come late: what it shows then may have waited for the finger to be away.
    if (performance.now() - tap.time >= 400) {
      watch.now = null;
      return;
    }
    // One button takes the place of another: only what has a name of its own is looked for again.
    const node = ONE.includes(tap.name) ? tap.node : document.querySelector(tap.selector);
    if (node?.isConnected) tap.moved = Math.max(tap.moved, apart(cornersOf(node, tap.sheet), tap.corners));
    const here = stage();
    if (here) tap.board = Math.max(tap.board, apart(here, tap.stage));
    for (const [name, corners] of laid()) {
      const before = tap.laid.get(name);
      // The middle: a ring around a new piece makes its box greater, not the piece.
      const middle = ([x, y, right, bottom]) => [(x + right) / 2, (y + bottom) / 2];
      if (before) tap.pieces = Math.max(tap.pieces, apart(middle(corners), middle(before)));
    }
    requestAnimationFrame(step);
  };
  addEventListener(
    'pointerdown',
    (event) => {
      const found = nameOf(event.target);
      const node = found && document.querySelector(found.selector);
      const idle = !watch.now;
      watch.now = null;
      if (!node) return;
      const box = sheet(node);
      watch.now = {
        ...found,
        node,
        sheet: box,
        corners: cornersOf(node, box),
        stage: stage(),
        laid: laid(),
        time: performance.now(),
        stamp: document.querySelector('[data-stamp]')?.dataset.stamp,
        ...{ moved: 0, board: 0, pieces: 0 },
      };
      watch.taps.push(watch.now);
      if (idle) requestAnimationFrame(step);
    },
    { capture: true },
  );
}

/** Begins to watch; before the page is opened. */
export const watchStillness = (page) => page.addInitScript(keepWatch, NAMES);

/** What has been measured so far does not count: the table was being laid. */
export const forget = (page) => page.evaluate(() => void (__still.shifts.length = __still.taps.length = 0));

/** What was measured: how often something was tapped, what moved most, and every shift. */
export const measured = (page) =>
  page.evaluate(() => {
    const { taps, shifts } = window.__still;
    const most = (name) => Math.max(0, ...taps.map((tap) => tap[name]));
    const plain = ({ selector, stamp, moved, board, pieces, corners }) => ({
      ...{ selector, stamp, moved, board, pieces, corners },
    });
    return {
      taps: taps.length,
      moved: most('moved'),
      board: most('board'),
      pieces: most('pieces'),
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
      worst: taps
        .filter((tap) => Math.max(tap.moved, tap.board, tap.pieces) > 0.1)
        .slice(0, 5)
        .map(plain),
      shifts: shifts.slice(0, 5),
    };
  });

export function assertStill({ moved, board, pieces, shift, worst, shifts }) {
  const told = JSON.stringify({ worst, shifts }, null, 1);
  assert.ok(moved <= NOTHING, `what was tapped moved by ${moved} px: ${told}`);
  assert.ok(board <= NOTHING, `the board moved by ${board} px: ${told}`);
  assert.ok(pieces <= NOTHING, `pieces that lay moved by ${pieces} px: ${told}`);
  assert.equal(shift, 0, `the layout shifted by ${shift}: ${told}`);
}
