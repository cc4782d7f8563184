import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { colours, shapes } from '../src/art/seats.json';

it('seats have the same colours wherever they are drawn, and a shape each', () => {
  const css = readFileSync(join(import.meta.dirname, '../src/app.css'), 'utf8');
  colours.forEach((colour, seat) => expect(css).toContain(`--seat-${seat}: light-dark(${colour},`));
  expect(new Set(shapes).size).toBe(colours.length);
});
