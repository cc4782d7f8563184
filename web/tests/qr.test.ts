/** The QR code is read back as a telephone would: finders, format, mask, the walk through the modules, error correction. */
import { describe, expect, it } from 'vitest';
import { qr } from '../src/lib/qr';

/** Level M by version: correction bytes of a block and the data bytes of each block, from the standard's table. */
const SHAPES: Record<number, { correction: number; blocks: number[] }> = {
  1: { correction: 10, blocks: [16] },
  2: { correction: 16, blocks: [28] },
  3: { correction: 26, blocks: [44] },
  4: { correction: 18, blocks: [32, 32] },
  5: { correction: 24, blocks: [43, 43] },
  8: { correction: 22, blocks: [38, 38, 39, 39] },
};
const CENTRES: Record<number, number[]> = { 1: [], 2: [6, 18], 3: [6, 22], 4: [6, 26], 5: [6, 30], 8: [6, 24, 42] };

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The fifteen bits beside the upper left finder, without the mask that the standard lays over them. */
function format(code: boolean[][]): { level: number; mask: number } {
  const spots: [number, number][] = [];
  for (let i = 0; i <= 5; i++) spots.push([8, i]);
  spots.push([8, 7], [8, 8], [7, 8]);
  for (let i = 9; i < 15; i++) spots.push([14 - i, 8]);
  const bits = spots.reduce((sum, [x, y], i) => sum | (Number(code[y]![x]) << i), 0) ^ 0x5412;
  let rest = bits;
  for (let i = 14; i >= 10; i--) if (rest & (1 << i)) rest ^= 0x537 << (i - 10);
  expect(rest, 'the format bits check').toBe(0);
  return { level: bits >> 13, mask: (bits >> 10) & 7 };
}

function reserved(x: number, y: number, version: number): boolean {
  const size = 17 + 4 * version;
  if (x === 6 || y === 6) return true;
  if ((x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8)) return true;
  if (version >= 7 && ((x < 6 && y >= size - 11) || (y < 6 && x >= size - 11))) return true;
  const centres = CENTRES[version]!;
  const [low, high] = [centres[0] ?? 0, centres.at(-1) ?? 0];
  return centres.some((cx) =>
    centres.some((cy) => {
      const inFinder = (cx === low && cy === low) || (cx === low && cy === high) || (cx === high && cy === low);
      return !inFinder && Math.abs(x - cx) <= 2 && Math.abs(y - cy) <= 2;
    }),
  );
}

/** All bytes in the order in which they are laid out: two columns at a time, up and down, from the right. */
function walk(code: boolean[][], version: number, mask: number): number[] {
  const size = code.length;
  const bits: number[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1])
        if (!reserved(x, y, version)) bits.push(Number(code[y]![x]) ^ Number(MASKS[mask]!(x, y)));
    }
    up = !up;
  }
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, i) =>
    parseInt(bits.slice(i * 8, i * 8 + 8).join(''), 2),
  );
}

/** a · b in the field of 256 elements. */
function times(a: number, b: number): number {
  let product = 0;
  for (let i = 0; i < 8; i++) {
    if (b & (1 << i)) product ^= a << i;
  }
  for (let i = 15; i >= 8; i--) if (product & (1 << i)) product ^= 0x11d << (i - 8);
  return product;
}

/** Every block is a multiple of the generator: it is zero at the powers of 2. */
function syndromes(block: number[], count: number): number[] {
  let at = 1;
  return Array.from({ length: count }, () => {
    const value = block.reduce((sum, byte) => times(sum, at) ^ byte, 0);
    at = times(at, 2);
    return value;
  });
}

function decode(code: boolean[][]): string {
  const version = (code.length - 17) / 4;
  const { correction, blocks } = SHAPES[version]!;
  const { level, mask } = format(code);
  expect(level, 'level M').toBe(0);
  const bytes = walk(code, version, mask);
  const data: number[][] = blocks.map(() => []);
  for (let i = 0; i < Math.max(...blocks); i++)
    blocks.forEach((length, b) => i < length && data[b]!.push(bytes.shift()!));
  const checks: number[][] = blocks.map(() => []);
  for (let i = 0; i < correction; i++) blocks.forEach((_, b) => checks[b]!.push(bytes.shift()!));
  data.forEach((block, b) =>
    expect(syndromes([...block, ...checks[b]!], correction)).toEqual(Array(correction).fill(0)),
  );
  const all = data.flat();
  expect(all[0]! >> 4, 'byte mode').toBe(4);
  const length = ((all[0]! & 15) << 4) | (all[1]! >> 4);
  const text = Array.from({ length }, (_, i) => ((all[i + 1]! & 15) << 4) | (all[i + 2]! >> 4));
  return new TextDecoder().decode(Uint8Array.from(text));
}

describe('the QR code', () => {
  it.each([
    'http://192.168.1.7:7377/t/ab',
    'https://klots.example/t/abcdef#0123456789abcdef',
    'https://klots.example/t/ülesõidukoht#0123456789abcdef',
    'https://klots.example/t/abcdefghij?' + 'x'.repeat(100),
  ])('is read back as it was written: %s', (text) => {
    const code = qr(text);
    const finder = (x: number, y: number) =>
      code
        .slice(y, y + 7)
        .map((row) =>
          row
            .slice(x, x + 7)
            .map(Number)
            .join(''),
        )
        .join('/');
    const expected = '1111111/1000001/1011101/1011101/1011101/1000001/1111111';
    const far = code.length - 7;
    expect([finder(0, 0), finder(far, 0), finder(0, far)]).toEqual([expected, expected, expected]);
    expect(decode(code)).toBe(text);
  });

  it('is none for what is too long', () => {
    expect(qr('x'.repeat(300))).toEqual([]);
  });
});
