import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { roundPoints } from '../src/boards/dominoes/pad';
import { castleInMiddle, complete, properties, type PadSquare } from '../src/boards/kingdomino/pad';
import { pointsOf } from '../src/boards/triominos/pad';

/** A kingdom drawn in letters; a digit after a letter are its crowns. */
function drawn(text: string): PadSquare[] {
  const names: Record<string, string> = {
    w: 'wheat',
    f: 'forest',
    l: 'water',
    g: 'grass',
    s: 'swamp',
    m: 'mine',
    c: 'castle',
  };
  return [...text.matchAll(/([a-z.])(\d?)/g)].map(([, letter, crowns]) => ({
    terrain: names[letter!] ?? null,
    crowns: Number(crowns || 0),
  }));
}

describe('the score pad', () => {
  it('K16: scores each property by itself, squares times crowns', () => {
    const kingdom = drawn('f1f.w1w f..ll ffc.m2 g.... g....'.replaceAll(' ', ''));
    expect(properties(kingdom, 5)).toEqual([
      { terrain: 'forest', squares: 5, crowns: 1, points: 5 },
      { terrain: 'wheat', squares: 2, crowns: 1, points: 2 },
      { terrain: 'mine', squares: 1, crowns: 2, points: 2 },
      { terrain: 'water', squares: 2, crowns: 0, points: 0 },
      { terrain: 'grass', squares: 2, crowns: 0, points: 0 },
    ]);
  });

  it('K16: a row’s end does not touch the next row’s start', () => {
    expect(properties(drawn('....f f....'.replaceAll(' ', '')), 5)).toHaveLength(2);
  });

  it('K19 and K20: knows the middle and the complete kingdom', () => {
    expect(castleInMiddle(drawn('wcw'), 3)).toBe(true);
    expect(castleInMiddle(drawn('cww'), 3)).toBe(false);
    expect(castleInMiddle(drawn('.c.'), 3)).toBe(false);
    expect(complete(drawn('wcw'))).toBe(true);
    expect(complete(drawn('w.w'))).toBe(false);
  });

  it('T4 to T12: counts tiles, bonuses and penalties', () => {
    expect(pointsOf('start', 0)).toBe(10);
    expect(pointsOf('bridge', 11)).toBe(51);
    expect(pointsOf('hexagons3', 9)).toBe(79);
    expect(pointsOf('draw', 9)).toBe(-5);
    expect(pointsOf('out', 31)).toBe(56);
    expect(pointsOf('blocked', -4)).toBe(-4);
  });

  it('D8 and D10: the lowest hand scores what is left in the others', () => {
    expect(roundPoints([0, 12, 7])).toEqual([19, 0, 0]);
    expect(roundPoints([4, 9, 4])).toEqual([9, 0, 9]);
  });
});

describe('the examples in the rules', () => {
  it('have a picture and a board of the engine each, numbered through the game, and there is no other', () => {
    const books = import.meta.glob<{ examples?: unknown[] }[]>('../../locales/rules-*.json', {
      eager: true,
      import: 'default',
    });
    const wanted = Object.entries(books).flatMap(([path, chapters]) =>
      chapters
        .flatMap((chapter) => chapter.examples ?? [])
        .flatMap((_, i) => ['svg', 'json'].map((end) => `${/rules-(.*)\.json/.exec(path)?.[1]}-${i + 1}.${end}`)),
    );
    expect(readdirSync(join(import.meta.dirname, '../public/pictures/rules')).sort()).toEqual(wanted.sort());
    expect(wanted.length).toBeGreaterThan(12);
  });
});
