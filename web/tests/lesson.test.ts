/** A lesson asks for nothing that cannot be done, and skips nothing that was not. */
import { describe, expect, it } from 'vitest';
import { lesson as dominoes } from '../src/boards/dominoes/lesson';
import { lesson as triominos } from '../src/boards/triominos/lesson';
import type { LessonStep, Scene } from '../src/lib/board';

const scene = (view: object, ...moves: string[]) =>
  ({ view, myTurn: true, seat: 0, offers: moves.map((text) => ({ text })) }) as unknown as Scene<never>;
const step = (lesson: LessonStep[], id: string) => lesson.find((one) => one.id === id)!;

describe.each([
  ['triominos', step(triominos, 'tile')],
  ['triominos', step(triominos, 'match')],
  ['dominoes', step(dominoes, 'lay')],
])('choosing a tile in %s', (_, choose) => {
  it('is asked for only while one fits; until then drawing is told of', () => {
    expect(choose.when!(scene({}, 'draw'))).toBe(false);
    expect(choose.when!(scene({}, 'pass'))).toBe(false);
    expect(choose.when!(scene({}, '5-5', 'draw'))).toBe(true);
    expect(choose.when!({ ...scene({}), myTurn: false })).toBe(true);
    expect(choose.instead).toBe('draw');
  });
});

it('whoever began at dominoes is still shown how to play at an end', () => {
  const { until } = step(dominoes, 'lay');
  const [mine, other] = [{ seat: 0 }, { seat: 1 }];
  expect(until!(scene({ line: [mine], first: 0 }))).toBe(false);
  expect(until!(scene({ line: [other, mine], first: 1 }))).toBe(false);
  expect(until!(scene({ line: [mine, other], first: 1 }))).toBe(true);
  expect(until!(scene({ line: [mine, mine], first: 0 }))).toBe(true);
});
