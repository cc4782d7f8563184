import { describe, expect, it } from 'vitest';
import { near, reach, snug } from '../src/boards/kingdomino/frame';
import { step, towards } from '../src/lib/walk';
import { around, corners, holds, middle, numeral, ROW, TAG, tagOf, type Spot } from '../src/boards/triominos/lattice';
import { snake, type Bone, type Laid, type Snake } from '../src/boards/dominoes/snake';

/** A small generator, so that failures repeat. */
function dice(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** A line of Double 9 grown at random ends until nothing fits; returns every stage with the index of its first tile. */
function growth(seed: number): { line: Bone[]; first: number }[] {
  const roll = dice(seed);
  const rest: Bone[] = [];
  for (let high = 0; high <= 9; high++) for (let low = 0; low <= high; low++) rest.push({ left: low, right: high });
  let line = [rest.splice(roll(rest.length), 1)[0]!];
  let first = 0;
  const stages = [{ line, first }];
  for (;;) {
    const [l, r] = [line[0]!.left, line.at(-1)!.right];
    const fitting = rest.flatMap((bone, i) => [
      ...([bone.left, bone.right].includes(r) ? [{ i, end: 'right' }] : []),
      ...([bone.left, bone.right].includes(l) ? [{ i, end: 'left' }] : []),
    ]);
    if (!fitting.length) return stages;
    const { i, end } = fitting[roll(fitting.length)]!;
    const bone = rest.splice(i, 1)[0]!;
    if (end === 'right') line = [...line, bone.left === r ? bone : { left: bone.right, right: bone.left }];
    else {
      line = [bone.right === l ? bone : { left: bone.right, right: bone.left }, ...line];
      first += 1;
    }
    stages.push({ line, first });
  }
}

const WINDOWS: [number, number][] = [
  [344, 300],
  [344, 420],
  [740, 420],
  [1000, 620],
  [320, 900],
  [1600, 200],
];

function box(tile: Laid, unit: number) {
  const [x0, x1] = [Math.min(tile.a.x, tile.b.x), Math.max(tile.a.x, tile.b.x)];
  const [y0, y1] = [Math.min(tile.a.y, tile.b.y), Math.max(tile.a.y, tile.b.y)];
  return { x0: x0 - unit / 2, x1: x1 + unit / 2, y0: y0 - unit / 2, y1: y1 + unit / 2 };
}

function overlaps(made: Snake): boolean {
  const boxes = made.tiles.map((tile) => box(tile, made.unit));
  const e = made.unit * 0.02;
  return boxes.some((p, i) =>
    boxes.slice(i + 1).some((q) => p.x0 + e < q.x1 && q.x0 + e < p.x1 && p.y0 + e < q.y1 && q.y0 + e < p.y1),
  );
}

describe('the domino snake', () => {
  it('keeps every tile inside the window and never lays one over another', () => {
    const bad: string[] = [];
    for (const [width, height] of WINDOWS) {
      for (let seed = 1; seed <= 6; seed++) {
        for (const { line, first } of growth(seed)) {
          const made = snake(line, first, width, height);
          const outside = made.tiles.some((tile) => {
            const { x0, x1, y0, y1 } = box(tile, made.unit);
            return Math.min(x0, y0) < -0.01 || x1 > width + 0.01 || y1 > height + 0.01;
          });
          if (made.tiles.length !== line.length || overlaps(made) || outside)
            bad.push(`${width}×${height} seed ${seed}, ${line.length} tiles`);
        }
      }
    }
    expect(bad).toEqual([]);
  });

  it('joins equal halves: each tile touches the one before it', () => {
    for (const { line, first } of growth(3)) {
      const { tiles, unit } = snake(line, first, 740, 420);
      for (let i = 1; i < tiles.length; i++) {
        const [p, q] = [tiles[i - 1]!, tiles[i]!];
        const gap = Math.hypot(p.b.x - q.a.x, p.b.y - q.a.y) / unit;
        const crosswise = line[i]!.left === line[i]!.right || line[i - 1]!.left === line[i - 1]!.right;
        expect(gap).toBeLessThanOrEqual(crosswise ? 1.6 : 1.01);
      }
    }
  });

  it('is stable: what lies stays where it is unless the plan steps', () => {
    for (const [width, height] of WINDOWS) {
      for (let seed = 1; seed <= 8; seed++) {
        const stages = growth(seed);
        let steps = 0;
        for (let i = 1; i < stages.length; i++) {
          const before = snake(stages[i - 1]!.line, stages[i - 1]!.first, width, height);
          const after = snake(stages[i]!.line, stages[i]!.first, width, height);
          expect(after.unit).toBeLessThanOrEqual(before.unit);
          const shift = stages[i]!.first - stages[i - 1]!.first;
          const same = before.tiles.every((tile, n) => JSON.stringify(tile) === JSON.stringify(after.tiles[n + shift]));
          if (!same) steps += 1;
        }
        expect(steps).toBeLessThan(24);
      }
    }
  });

  it('is as large as a two-arm snake can be expected to be', () => {
    const units = (width: number, height: number, tiles: number) =>
      Array.from({ length: 60 }, (_, seed) => {
        const stages = growth(seed + 1);
        const { line, first } = stages[Math.min(tiles, stages.length) - 1]!;
        return snake(line, first, width, height).unit;
      }).sort((a, b) => a - b);
    const median = (list: number[]) => list[Math.floor(list.length / 2)]!;
    expect(median(units(344, 300, 99))).toBeGreaterThanOrEqual(20);
    expect(median(units(344, 420, 28))).toBeGreaterThanOrEqual(27);
    expect(median(units(1000, 620, 99))).toBeGreaterThanOrEqual(45);
  });

  it('says where the next tile would go, also before the first', () => {
    const empty = snake([], 0, 300, 200);
    expect(empty.tiles).toHaveLength(0);
    expect(empty.left.along.a.x).toBeLessThan(empty.right.along.a.x);
  });

  it('keeps the next tile’s place free: a ghost moves nothing that lies, and five tiles begin in one row', () => {
    for (const [width, height] of WINDOWS) {
      const [stage] = growth(2);
      const start = snake(stage!.line, stage!.first, width, height);
      expect(start.unit).toBeLessThanOrEqual(width / 11);
      for (const { line, first } of growth(5)) {
        const made = snake(line, first, width, height);
        for (const next of [made.left.along, made.left.across, made.right.along, made.right.across])
          expect(overlaps({ ...made, tiles: [...made.tiles, next] }), `${width}×${height}, ${line.length}`).toBe(false);
      }
    }
  });
});

describe('the triangle lattice', () => {
  it('shares two corners between neighbours in a row and across a side', () => {
    const key = (p: { x: number; y: number }) => `${p.x.toFixed(6)},${p.y.toFixed(6)}`;
    const shared = (a: Parameters<typeof corners>[0], b: Parameters<typeof corners>[0]) => {
      const have = new Set(corners(a).map(key));
      return corners(b).filter((p) => have.has(key(p))).length;
    };
    expect(shared({ x: 0, y: 0, up: true }, { x: 1, y: 0, up: false })).toBe(2);
    expect(shared({ x: 0, y: 0, up: true }, { x: 0, y: 1, up: false })).toBe(2);
    expect(shared({ x: 0, y: 0, up: true }, { x: 2, y: 0, up: true })).toBe(1);
  });

  it('has sides of length one and numbers inside the tile', () => {
    for (const up of [true, false]) {
      const [a, b, c] = corners({ x: 3, y: -2, up });
      for (const [p, q] of [
        [a, b],
        [b, c],
        [c, a],
      ] as const)
        expect(Math.hypot(p.x - q.x, p.y - q.y)).toBeCloseTo(1);
      expect(numeral({ x: 3, y: -2, up }, 0).y).toBeGreaterThan(-2 * ROW);
      expect(middle({ x: 3, y: -2, up }).x).toBe(1.5);
    }
  });

  it('fits all tiles and is never tiny', () => {
    const one = around([{ x: 0, y: 0, up: true }]);
    expect(one.width).toBeGreaterThanOrEqual(3);
    const wide = around([
      { x: 0, y: 0, up: true },
      { x: 20, y: 0, up: true },
    ]);
    expect(wide.width).toBeCloseTo(11.7);
  });
});

describe('the frame of a kingdom', () => {
  it('is nine by nine around a bare castle and shrinks to five by five', () => {
    expect(reach([{ x: 0, y: 0 }], 5)).toEqual({ left: -4, top: -4, columns: 9, rows: 9 });
    const row = [-2, -1, 0, 1, 2].map((x) => ({ x, y: 0 }));
    expect(reach(row, 5)).toEqual({ left: -2, top: -4, columns: 5, rows: 9 });
    expect(snug([{ x: 0, y: 0 }], 5)).toEqual({ left: -2, top: -2, columns: 5, rows: 5 });
  });

  it('shows of a large kingdom what the next domino can touch, never beyond its limit', () => {
    expect(near([{ x: 0, y: 0 }], 7)).toEqual({ left: -2, top: -2, columns: 5, rows: 5 });
    const row = [0, 1, 2, 3, 4, 5].map((x) => ({ x, y: 0 }));
    expect(near(row, 7)).toEqual({ left: -1, top: -2, columns: 8, rows: 5 });
  });

  it('lets arrow keys walk by geometry and wrap at the edge', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 3, y: 0 },
      { x: 1, y: 2 },
    ];
    expect(towards(points, points[0]!, 'ArrowRight')).toBe(1);
    expect(towards(points, points[0]!, 'ArrowDown')).toBe(2);
    expect(towards(points, points[1]!, 'ArrowRight')).toBe(-1);
    expect(step(points, points[1]!, 'ArrowRight')).toBe(0);
  });
});

describe('the tag of a place in Triominos', () => {
  /** A heap of tiles grown at random, and the places beside it. */
  function heap(seed: number): { laid: Spot[]; free: Spot[] } {
    const roll = dice(seed);
    const name = ({ x, y }: Spot) => `${x} ${y}`;
    const beside = ({ x, y, up }: Spot): Spot[] =>
      [
        [x - 1, y],
        [x + 1, y],
        [x, y + (up ? 1 : -1)],
      ].map(([x, y]) => ({ x: x!, y: y!, up: !up }));
    const laid: Spot[] = [{ x: 0, y: 0, up: true }];
    const open = () => {
      const taken = new Set(laid.map(name));
      return [...new Map(laid.flatMap(beside).map((spot) => [name(spot), spot])).values()].filter(
        (spot) => !taken.has(name(spot)),
      );
    };
    for (let n = roll(24); n >= 0; n--) {
      const places = open();
      laid.push(places[roll(places.length)]!);
    }
    return { laid, free: open() };
  }

  it('is in sight with its place, wherever that is', () => {
    for (let seed = 0; seed < 60; seed++) {
      const { laid, free } = heap(seed);
      const frame = around(laid, ROW + 0.06, 3);
      expect(holds(frame, laid)).toBe(true);
      expect(holds(frame, free)).toBe(true);
      const centre = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
      for (const spot of free) {
        const { x, y } = tagOf(spot, centre, laid, frame);
        expect(x - TAG.width / 2).toBeGreaterThanOrEqual(frame.x);
        expect(x + TAG.width / 2).toBeLessThanOrEqual(frame.x + frame.width);
        expect(y - TAG.height / 2).toBeGreaterThanOrEqual(frame.y);
        expect(y + TAG.height / 2).toBeLessThanOrEqual(frame.y + frame.height);
      }
    }
  });

  it('points away from what lies where there is room', () => {
    const { x, y } = tagOf({ x: 0, y: -1, up: true }, { x: 0, y: 0.4 }, [{ x: 0, y: 0, up: true }], {
      x: -5,
      y: -5,
      width: 10,
      height: 10,
    });
    expect(Math.abs(x)).toBeLessThan(0.01);
    expect(y).toBeLessThan(-ROW);
  });
});
