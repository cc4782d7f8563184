/**
 * QR codes for links: bytes, error correction level M, versions 1 to 10 (up to 213 bytes).
 * `true` is a dark module; the quiet zone is the caller's.
 */

interface Version {
  /** Error correction bytes of each block. */
  correction: number;
  /** Data bytes of each block. */
  blocks: number[];
  /** Centres of the alignment patterns. */
  centres: number[];
}

const repeat = (count: number, value: number): number[] => Array.from({ length: count }, () => value);

const VERSIONS: Version[] = [
  { correction: 10, blocks: [16], centres: [] },
  { correction: 16, blocks: [28], centres: [6, 18] },
  { correction: 26, blocks: [44], centres: [6, 22] },
  { correction: 18, blocks: repeat(2, 32), centres: [6, 26] },
  { correction: 24, blocks: repeat(2, 43), centres: [6, 30] },
  { correction: 16, blocks: repeat(4, 27), centres: [6, 34] },
  { correction: 18, blocks: repeat(4, 31), centres: [6, 22, 38] },
  { correction: 22, blocks: [...repeat(2, 38), ...repeat(2, 39)], centres: [6, 24, 42] },
  { correction: 22, blocks: [...repeat(3, 36), ...repeat(2, 37)], centres: [6, 26, 46] },
  { correction: 26, blocks: [...repeat(4, 43), 44], centres: [6, 28, 50] },
];

/** Arithmetic in the field of 256 elements, polynomial 0x11D. */
const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
  x = (x << 1) ^ (x & 0x80 ? 0x11d : 0);
}
const times = (a: number, b: number) => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0);

function generator(degree: number): number[] {
  let poly = [1];
  for (let i = 0; i < degree; i++) {
    const next = [...poly, 0];
    poly.forEach((value, k) => (next[k + 1]! ^= times(value, EXP[i]!)));
    poly = next;
  }
  return poly;
}

function correctionOf(data: number[], degree: number): number[] {
  const divisor = generator(degree);
  const rest = [...data, ...repeat(degree, 0)];
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i]!;
    divisor.forEach((value, k) => (rest[i + k]! ^= times(value, lead)));
  }
  return rest.slice(data.length);
}

/** Mode, length, bytes and padding, then the blocks interleaved with their correction. */
function codewords(bytes: Uint8Array, number: number): number[] {
  const version = VERSIONS[number - 1]!;
  const capacity = version.blocks.reduce((sum, size) => sum + size, 0);
  const bits: number[] = [];
  const push = (value: number, count: number) => {
    for (let i = count - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  push(0b0100, 4);
  push(bytes.length, number < 10 ? 8 : 16);
  bytes.forEach((byte) => push(byte, 8));
  push(0, Math.min(4, capacity * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(parseInt(bits.slice(i, i + 8).join(''), 2));
  for (let pad = 0xec; data.length < capacity; pad ^= 0xec ^ 0x11) data.push(pad);

  let start = 0;
  const blocks = version.blocks.map((size) => data.slice(start, (start += size)));
  const corrections = blocks.map((block) => correctionOf(block, version.correction));
  const interleave = (lists: number[][]) =>
    Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, i) =>
      lists.flatMap((list) => (i < list.length ? [list[i]!] : [])),
    ).flat();
  return [...interleave(blocks), ...interleave(corrections)];
}

type Grid = (boolean | null)[][];

function frame(number: number): Grid {
  const size = 17 + number * 4;
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => null));
  const put = (x: number, y: number, dark: boolean) => {
    if (x >= 0 && y >= 0 && x < size && y < size) grid[y]![x] = dark;
  };
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    for (let dy = -4; dy <= 4; dy++) {
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        put(cx + dx, cy + dy, ring !== 2 && ring !== 4);
      }
    }
  }
  const centres = VERSIONS[number - 1]!.centres;
  const last = centres.length - 1;
  centres.forEach((cx, i) =>
    centres.forEach((cy, k) => {
      if ((i === 0 && k === 0) || (i === 0 && k === last) || (i === last && k === 0)) return;
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) put(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }),
  );
  for (let i = 8; i < size - 8; i++) {
    grid[6]![i] ??= i % 2 === 0;
    grid[i]![6] ??= i % 2 === 0;
  }
  if (number >= 7) {
    const bits = (number << 12) | remainder(number << 12, 0x1f25, 12);
    for (let i = 0; i < 18; i++) {
      const dark = ((bits >> i) & 1) === 1;
      const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
      put(a, b, dark);
      put(b, a, dark);
    }
  }
  format(grid, 0);
  return grid;
}

function remainder(value: number, poly: number, degree: number): number {
  let rest = value;
  for (let bit = 31 - Math.clz32(rest); bit >= degree; bit = 31 - Math.clz32(rest)) rest ^= poly << (bit - degree);
  return rest;
}

/** Level M and the mask, twice, and the dark module. */
function format(grid: Grid, mask: number) {
  const size = grid.length;
  const bits = ((mask << 10) | remainder(mask << 10, 0x537, 10)) ^ 0x5412;
  const bit = (i: number) => ((bits >> i) & 1) === 1;
  for (let i = 0; i <= 5; i++) grid[i]![8] = bit(i);
  grid[7]![8] = bit(6);
  grid[8]![8] = bit(7);
  grid[8]![7] = bit(8);
  for (let i = 9; i < 15; i++) grid[8]![14 - i] = bit(i);
  for (let i = 0; i < 8; i++) grid[8]![size - 1 - i] = bit(i);
  for (let i = 8; i < 15; i++) grid[size - 15 + i]![8] = bit(i);
  grid[size - 8]![8] = true;
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Fills the free modules in the zigzag from the lower right. */
function fill(empty: Grid, words: number[], mask: number): boolean[][] {
  const size = empty.length;
  const grid = empty.map((row) => [...row]);
  let i = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      for (const x of [right, right - 1]) {
        const upward = ((right + 1) & 2) === 0;
        const y = upward ? size - 1 - step : step;
        if (empty[y]![x] !== null) continue;
        const dark = i < words.length * 8 && ((words[i >> 3]! >> (7 - (i & 7))) & 1) === 1;
        i += 1;
        grid[y]![x] = dark !== MASKS[mask]!(x, y);
      }
    }
  }
  format(grid, mask);
  return grid as boolean[][];
}

/** The standard's four penalties: runs, squares, look-alikes of the finder, imbalance. */
function penalty(grid: boolean[][]): number {
  const size = grid.length;
  let sum = 0;
  const lines = [...grid, ...grid.map((_, x) => grid.map((row) => row[x]!))];
  for (const line of lines) {
    const text = line.map((dark) => (dark ? '1' : '0')).join('');
    for (const run of text.match(/(.)\1{4,}/g) ?? []) sum += run.length - 2;
    for (let i = 0; i + 11 <= size; i++) if (/^(10111010000|00001011101)$/.test(text.slice(i, i + 11))) sum += 40;
  }
  for (let y = 1; y < size; y++) {
    for (let x = 1; x < size; x++) {
      const dark = grid[y]![x];
      if (dark === grid[y]![x - 1] && dark === grid[y - 1]![x] && dark === grid[y - 1]![x - 1]) sum += 3;
    }
  }
  const share = grid.flat().filter(Boolean).length / (size * size);
  return sum + Math.floor(Math.abs(share * 100 - 50) / 5) * 10;
}

export function qr(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const number =
    VERSIONS.findIndex(
      (version, i) => version.blocks.reduce((sum, size) => sum + size, 0) >= bytes.length + (i < 9 ? 2 : 3),
    ) + 1;
  if (!number) return [];
  const empty = frame(number);
  const words = codewords(bytes, number);
  return MASKS.map((_, mask) => fill(empty, words, mask)).sort((a, b) => penalty(a) - penalty(b))[0]!;
}
