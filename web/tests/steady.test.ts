import { describe, expect, it } from 'vitest';
import { laidBy, snake } from '../src/boards/dominoes/snake';
import { EASY, shownOf, type Frame } from '../src/boards/kingdomino/frame';
import { mix } from '../src/lib/steady.svelte';

/** A kingdom that grows square by square, at random but always within its size. */
function* kingdoms(size: number, seed: number) {
  let state = seed;
  const random = (below: number) => (state = (state * 1103515245 + 12345) % 2147483648) % below;
  const squares = [{ x: 0, y: 0 }];
  for (let n = 0; n < 60; n++) {
    const from = squares[random(squares.length)]!;
    const [dx, dy] = [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ][random(4)] as [number, number];
    const next = { x: from.x + dx, y: from.y + dy };
    const wide = (pick: 'x' | 'y') => {
      const all = [...squares, next].map((square) => square[pick]);
      return Math.max(...all) - Math.min(...all) + 1;
    };
    if (wide('x') > size || wide('y') > size) continue;
    squares.push(next);
    yield [...squares];
  }
}

const contains = (outer: Frame, inner: Frame) =>
  outer.left <= inner.left &&
  outer.top <= inner.top &&
  outer.left + outer.columns >= inner.left + inner.columns &&
  outer.top + outer.rows >= inner.top + inner.rows;

describe('what a board is fitted to', () => {
  it('the frame of a kingdom of five only grows, and never beyond what can be tapped on a phone', () => {
    for (let seed = 1; seed < 40; seed++) {
      let frame: Frame | null = null;
      for (const squares of kingdoms(5, seed)) {
        const next = shownOf(frame, squares, 5, []);
        if (frame) expect(contains(next, frame)).toBe(true);
        expect(next.columns).toBeLessThanOrEqual(EASY);
        expect(next.rows).toBeLessThanOrEqual(EASY);
        frame = next;
      }
    }
  });

  it('the frame of a kingdom of seven shows all that lies and all that can be tapped', () => {
    for (let seed = 1; seed < 40; seed++) {
      let frame: Frame | null = null;
      for (const squares of kingdoms(7, seed)) {
        const edge = squares.at(-1)!;
        frame = shownOf(frame, squares, 7, [edge]);
        expect(squares.every(({ x, y }) => contains(frame!, { left: x, top: y, columns: 1, rows: 1 }))).toBe(true);
        expect(Math.max(frame.columns, frame.rows)).toBeLessThanOrEqual(9);
      }
    }
  });

  it('a kingdom of seven shows no more than a finger finds on a phone, unless the domino reaches further', () => {
    for (let seed = 1; seed < 40; seed++) {
      let frame: Frame | null = null;
      for (const squares of kingdoms(7, seed)) {
        const wide = (pick: 'x' | 'y') =>
          Math.max(...squares.map((at) => at[pick])) - Math.min(...squares.map((at) => at[pick])) + 1;
        const edge = squares.at(-1)!;
        const on = shownOf(frame, squares, 7, [edge]);
        expect(on.columns).toBeLessThanOrEqual(Math.max(EASY, wide('x')));
        expect(on.rows).toBeLessThanOrEqual(Math.max(EASY, wide('y')));
        // Others move meanwhile: nothing can be tapped, and nothing moves.
        expect(shownOf(on, squares, 7, [])).toEqual(on);
        // On a large screen it only grows.
        const large = shownOf(frame, squares, 7, [edge], { columns: 13, rows: 13 });
        if (frame) expect(contains(large, frame)).toBe(true);
        frame = on;
      }
    }
  });

  it('tiles that others lay at once move nothing that lies, though there is no room for them', () => {
    const line = [{ left: 9, right: 9 }];
    const plan = snake(line, 0, 300, 120);
    let before = laidBy(plan, line, 0, 300, 120)!;
    for (let n = 0; n < 12; n++) {
      line.push({ left: n % 9, right: (n + 1) % 9 });
      const after = laidBy(plan, line, 0, 300, 120)!;
      expect(after.tiles.slice(0, -1)).toEqual(before.tiles);
      before = after;
    }
    // They have run out of sight, so there was something to hold still against.
    expect(before.tiles.at(-1)!.a.y).toBeGreaterThan(120);
  });

  it('a tile that is laid where its ghost was moves nothing that lies', () => {
    const line: { left: number; right: number }[] = [];
    for (let n = 0; n < 40; n++) {
      const before = snake(line, 0, 360, 300);
      line.push({ left: n % 10, right: (n + 1) % 10 });
      const after = laidBy(before, line, 0, 360, 300);
      expect(after?.tiles.slice(0, -1)).toEqual(before.tiles);
      if (n) expect(after?.tiles.at(-1)).toEqual(before.right.along);
    }
  });

  it('between two fits everything is part of the way', () => {
    expect(mix({ x: 0, at: [0, 10] }, { x: 10, at: [10, 20] }, 0.5)).toEqual({ x: 5, at: [5, 15] });
    expect(mix({ name: 'a' }, { name: 'b' }, 0.5)).toEqual({ name: 'b' });
  });
});
