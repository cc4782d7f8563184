/**
 * The fair shuffle, recomputed here: SHA-256 of the secret is the commitment, SHA-256 of the secret and everybody's
 * words is the key, draw number n is stream n of ChaCha20. What the record says is compared with what the dice give.
 */

export interface Draw {
  /** What the record says. */
  recorded: string;
  /** What the secret gives. */
  fair: string;
}

export interface Verdict {
  /** The secret belongs to the commitment shown before the game. */
  commitment: boolean;
  draws: Draw[];
}

interface Header {
  game: string;
  seats: number;
  options: Record<string, string>;
  commitment: string;
  words: string[];
  secret: string;
  luck: string[];
}

export async function verify(record: string): Promise<Verdict | null> {
  const header = read(record);
  if (!header) return null;
  const secret = bytes(header.secret);
  const commitment = hex(await digest(secret)) === header.commitment;
  const key = await keyOf(secret, header.words);
  const draw = redraw(header);
  const draws = header.luck.map((recorded, n) => ({ recorded, fair: draw(recorded, new Dice(key, n)) }));
  return { commitment, draws };
}

export function read(record: string): Header | null {
  const lines = record.split('\n').map((line) => line.replace(/\s+#.*$/, '').trim());
  const value = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
  const seats = Number(value('seats'));
  if (!value('secret') || !value('commitment') || !seats) return null;
  const options = Object.fromEntries(
    value('options')
      .split(' ')
      .filter(Boolean)
      .map((option) => option.split('=') as [string, string]),
  );
  return {
    game: value('game'),
    seats,
    options,
    commitment: value('commitment'),
    words: Array.from({ length: seats }, (_, seat) => value(`word ${seat}`)),
    secret: value('secret'),
    luck: lines.filter((line) => line.startsWith('* ')).map((line) => line.slice(2).trim()),
  };
}

async function digest(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', data));
}

export async function keyOf(secret: Uint8Array, words: string[]): Promise<Uint8Array> {
  const parts: number[] = [...new TextEncoder().encode('klots dice 1\0'), ...secret];
  for (const word of words) {
    const text = new TextEncoder().encode(word);
    parts.push(0, 0, text.length >> 8, text.length & 255, ...text);
  }
  return digest(Uint8Array.from(parts));
}

/** One stream of ChaCha20, as numbers without bias. */
export class Dice {
  readonly #key: Uint32Array;
  readonly #stream: number;
  #block = 0;
  #words: Uint32Array = new Uint32Array(0);
  #at = 16;

  constructor(key: Uint8Array, stream: number) {
    const view = new DataView(key.buffer, key.byteOffset, 32);
    this.#key = Uint32Array.from({ length: 8 }, (_, i) => view.getUint32(i * 4, true));
    this.#stream = stream;
  }

  /** The upper half of the next 64 bits. */
  #upper(): number {
    if (this.#at >= 16) {
      this.#words = chacha(this.#key, this.#block, this.#stream);
      this.#block += 1;
      this.#at = 0;
    }
    this.#at += 2;
    return this.#words[this.#at - 1]!;
  }

  /** 0 to n − 1: multiply and reject, never modulo. */
  below(n: number): number {
    const least = (2 ** 32 - n) % n;
    let wide = this.#upper() * n;
    while (wide % 2 ** 32 < least) wide = this.#upper() * n;
    return Math.floor(wide / 2 ** 32);
  }

  /** So many of these, removed from the list, in the order of the list. */
  someOf<T>(from: T[], count: number): T[] {
    const taken = new Set<T>();
    for (let i = 0; i < count && from.length; i++) taken.add(from.splice(this.below(from.length), 1)[0]!);
    return [...taken];
  }

  shuffle<T>(items: T[]): T[] {
    for (let last = items.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [items[last], items[other]] = [items[other]!, items[last]!];
    }
    return items;
  }
}

function chacha(key: Uint32Array, block: number, stream: number): Uint32Array {
  const start = Uint32Array.of(0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, block, 0, stream, 0);
  const x = start.slice();
  const quarter = (a: number, b: number, c: number, d: number) => {
    const add = (i: number, k: number, l: number, turn: number) => {
      x[i] = x[i]! + x[k]!;
      const mixed = x[l]! ^ x[i]!;
      x[l] = (mixed << turn) | (mixed >>> (32 - turn));
    };
    add(a, b, d, 16);
    add(c, d, b, 12);
    add(a, b, d, 8);
    add(c, d, b, 7);
  };
  for (let round = 0; round < 10; round++) {
    quarter(0, 4, 8, 12);
    quarter(1, 5, 9, 13);
    quarter(2, 6, 10, 14);
    quarter(3, 7, 11, 15);
    quarter(0, 5, 10, 15);
    quarter(1, 6, 11, 12);
    quarter(2, 7, 8, 13);
    quarter(3, 4, 9, 14);
  }
  return x.map((value, i) => value + start[i]!);
}

/** How each game asks its dice; remembers what is left between draws. */
function redraw(header: Header): (recorded: string, dice: Dice) => string {
  const { seats, options } = header;
  if (header.game === 'quixo') return (_, dice) => `starts ${dice.below(seats)}`;
  if (header.game === 'kingdomino') return kingdomino(seats, options);
  const set = header.game === 'triominos' ? triangles() : bones();
  return hands(header, set);
}

function kingdomino(seats: number, options: Record<string, string>) {
  const each = seats === 2 ? 2 : 1;
  const kings = seats * each;
  const row = options['three_players'] === 'lines_of_four' ? 4 : kings;
  const all = () => Array.from({ length: 48 }, (_, i) => i + 1);
  let unseen = all();
  return (recorded: string, dice: Dice) => {
    if (recorded.startsWith('kings')) {
      unseen = all();
      if (options['first_picks'] === 'snake') {
        const first = dice.below(2);
        return `kings ${[first, 1 - first, 1 - first, first].join(' ')}`;
      }
      const order = dice.shuffle(Array.from({ length: kings }, (_, n) => Math.floor(n / each)));
      return `kings ${order.join(' ')}`;
    }
    const tiles = dice.someOf(unseen, row).sort((a, b) => a - b);
    return `row ${tiles.join(' ')}`;
  };
}

function triangles(): string[] {
  const tiles: string[] = [];
  for (let a = 0; a <= 5; a++) for (let b = a; b <= 5; b++) for (let c = b; c <= 5; c++) tiles.push(`${a}-${b}-${c}`);
  return tiles;
}

function bones(): string[] {
  const tiles: string[] = [];
  for (let high = 0; high <= 9; high++) for (let low = 0; low <= high; low++) tiles.push(`${high}-${low}`);
  return tiles;
}

function hands({ game, seats, options }: Header, set: string[]) {
  const triominos = game === 'triominos';
  const size = !triominos ? 5 : seats === 1 ? Number(options['solo_hand'] ?? 9) : seats === 2 ? 9 : seats <= 4 ? 7 : 6;
  let left: string[] = [];
  const take = (dice: Dice, count: number) =>
    dice
      .someOf(left, count)
      .sort((a, b) => set.indexOf(a) - set.indexOf(b))
      .join(',') || '-';
  return (recorded: string, dice: Dice) => {
    if (!recorded.startsWith('deal')) return (triominos ? 'tile ' : '') + take(dice, 1);
    left = [...set];
    if (triominos && seats === 1) {
      const start = take(dice, 1);
      return `deal ${take(dice, size)} start ${start}`;
    }
    const dealt = Array.from({ length: seats }, () => take(dice, size));
    return `deal ${dealt.join(triominos ? '|' : '/')}`;
  };
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
