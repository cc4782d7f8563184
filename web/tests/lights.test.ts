/** The light of a lesson falls on what the lesson is about, not on what lies between. */
import { expect, it } from 'vitest';
import { lights, type Box } from '../src/lib/lights';

const box = (x: number, y: number, w = 40, h = 40): Box => ({ x, y, w, h });

it('lies around one thing with some room', () => {
  expect(lights([box(10, 20)])).toEqual([{ x: 4, y: 14, w: 52, h: 52 }]);
});

it('falls on each of two tiles that lie apart', () => {
  expect(lights([box(0, 0), box(90, 0)])).toHaveLength(2);
  expect(lights([box(0, 0), box(45, 60)])).toHaveLength(2);
});

it('takes a row of neighbours as one', () => {
  expect(lights([box(0, 0), box(44, 0), box(88, 0)])).toEqual([{ x: -6, y: -6, w: 140, h: 52 }]);
});

it('leaves the middle of a rim in the dark', () => {
  const rim = Array.from({ length: 25 }, (_, i) => box((i % 5) * 42, Math.floor(i / 5) * 42)).filter(
    ({ x, y }) => [0, 168].includes(x) || [0, 168].includes(y),
  );
  const lit = lights(rim);
  expect(lit).toHaveLength(4);
  expect(lit.some(({ x, y, w, h }) => x < 100 && x + w > 100 && y < 100 && y + h > 100)).toBe(false);
});

it('lies around everything where there would be too many', () => {
  const many = Array.from({ length: 6 }, (_, i) => box(i * 100, (i % 2) * 100));
  expect(lights(many)).toEqual([{ x: -6, y: -6, w: 552, h: 152 }]);
});
