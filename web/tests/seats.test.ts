import { expect, it } from 'vitest';
import css from '../src/app.css?raw';
import { colours, shapes } from '../src/art/seats.json';

it('seats have the same colours wherever they are drawn, and a shape each', () => {
  colours.forEach((colour, seat) => expect(css).toContain(`--seat-${seat}: light-dark(${colour},`));
  expect(new Set(shapes).size).toBe(colours.length);
});
