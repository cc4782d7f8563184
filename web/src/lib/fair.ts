/**
 * The fair shuffle and the seal, recomputed here (docs/fairness.md): SHA-256 of the secret is the commitment, SHA-256 of
 * the secret and everybody's words is the key, draw number n is stream n of ChaCha20. What the record says is compared
 * with what the dice give, and the seal of the record with the one that the table shows.
 */

import { entryOf } from '../boards';

export interface Draw {
  /** What the record says. */
  recorded: string;
  /** What the secret gives. */
  fair: string;
}

/** `whole`: everything is as it was sealed. `names`: all but the names, which were changed since. `none`: not sealed. */
export type Seal = 'whole' | 'names' | 'none' | 'wrong';

export interface Verdict {
  /** The secret belongs to the commitment shown before the game. */
  commitment: boolean;
  draws: Draw[];
  seal: Seal;
}

/** What the table itself has shown; a record that says otherwise is of another game. */
export interface Shown {
  commitment?: string | undefined;
  seal?: string | undefined;
}

interface Read {
  header: Map<string, string>;
  events: string[];
}

/** `null` where nothing can be checked: no secret yet, a copy of one pair of eyes, a position that was set up. */
export async function verify(record: string, shown: Shown = {}): Promise<Verdict | null> {
  const read = parse(record);
  const game = read && (await redraw(read));
  if (!read || !game) return null;
  const value = (name: string) => read.header.get(name) ?? '';
  const secret = bytes(value('secret'));
  const own = hex(await digest(secret)) === value('commitment');
  const key = await keyOf(secret, perSeat(read.header, 'word'));
  const luck = read.events.filter((event) => event.startsWith('* ')).map((event) => event.slice(2));
  return {
    commitment: own && (shown.commitment ?? value('commitment')) === value('commitment'),
    draws: luck.map((recorded, n) => ({ recorded, fair: game(recorded, new Dice(key, n)) })),
    seal: await sealOf(read, shown.seal),
  };
}

export function parse(record: string): Read | null {
  const [first, ...lines] = record.split(/\r?\n/);
  if (first?.trimEnd() !== 'klots record 1') return null;
  const end = lines.findIndex((line, n) => !line.trim() && lines.slice(0, n).some((above) => above.trim()));
  const header = new Map<string, string>();
  for (const line of lines.slice(0, end < 0 ? undefined : end)) {
    const colon = line.indexOf(':');
    if (line.trimStart().startsWith('#') || colon < 0) continue;
    const name = line.slice(0, colon).trim();
    if (header.has(name)) return null;
    header.set(name, line.slice(colon + 1).trim());
  }
  const events = (end < 0 ? [] : lines.slice(end))
    .map((line) => (line.trimStart().startsWith('#') ? '' : line.replace(/ #.*$/, '').trim()))
    .filter(Boolean)
    .map((event) => event.replace(/^(\S+)\s+/, '$1 '));
  const missing = ['secret', 'commitment', 'seats'].some((name) => !header.get(name));
  return missing || header.has('position') || header.has('eyes') ? null : { header, events };
}

function perSeat(header: Map<string, string>, name: string): string[] {
  return Array.from({ length: Number(header.get('seats')) }, (_, seat) => header.get(`${name} ${seat}`) ?? '');
}

const SEALED = ['game', 'seats', 'rules', 'options', 'clock', 'table', 'position', 'commitment'];
const SEALED_LAST = ['secret', 'ending', 'result', 'points'];

async function sealOf({ header, events }: Read, shown: string | undefined): Promise<Seal> {
  const seal = header.get('seal');
  if (shown && shown !== seal) return 'wrong';
  if (!seal) return 'none';
  const now = hex(await chained('klots names 1', new Uint8Array(), perSeat(header, 'seat')));
  const names = header.get('sealed names') ?? now;
  const words = perSeat(header, 'word').map((_, seat) => `word ${seat}`);
  const lines = ['klots seal 1']
    .concat([...SEALED, ...words, ...SEALED_LAST].map((name) => `${name}: ${header.get(name) ?? ''}`))
    .concat(`names: ${names}`, events);
  const text = new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''));
  if (hex(await digest(text)) !== seal) return 'wrong';
  if (!header.has('sealed names')) return 'whole';
  return names === now ? 'wrong' : 'names';
}

async function digest(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', data));
}

/** SHA-256 of a label, some bytes, and texts of which each is preceded by its length. */
async function chained(label: string, first: Uint8Array, texts: string[]): Promise<Uint8Array<ArrayBuffer>> {
  const parts: number[] = [...new TextEncoder().encode(`${label}\0`), ...first];
  for (const word of texts) {
    const text = new TextEncoder().encode(word);
    parts.push(0, 0, text.length >> 8, text.length & 255, ...text);
  }
  return digest(Uint8Array.from(parts));
}

export function keyOf(secret: Uint8Array, words: string[]): Promise<Uint8Array> {
  return chained('klots dice 1', secret, words);
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

/** What one draw of a game must have been, from its dice; remembers what is left between draws. */
export type Redraw = (recorded: string, dice: Dice) => string;

/** How a game asks its dice: `fair.ts` of its board. */
export type Deals = (seats: number, options: Record<string, string>) => Redraw;

async function redraw({ header }: Read): Promise<Redraw | undefined> {
  const options = Object.fromEntries(
    (header.get('options') ?? '')
      .split(' ')
      .filter(Boolean)
      .map((option) => option.split('=') as [string, string]),
  );
  const game = await entryOf(header.get('game') ?? '')?.fair?.();
  return game?.deals(Number(header.get('seats')), options);
}

/** The tiles that nobody has yet, in the order of the set. */
class Left {
  readonly #set: string[];
  #left: string[];

  constructor(set: string[]) {
    this.#set = set;
    this.#left = [...set];
  }

  take(dice: Dice, count: number): string[] {
    const taken = dice.someOf(this.#left, count);
    return taken.sort((a, b) => this.#set.indexOf(a) - this.#set.indexOf(b));
  }
}

export function deal(left: Left, dice: Dice, seats: number, size: number): string[] {
  return Array.from({ length: seats }, () => left.take(dice, size).join(','));
}

/** Every deal begins with the full set; a tile is drawn from what it has left. */
export function hands(set: string[], drawn: string, dealt: (left: Left, dice: Dice) => string): Redraw {
  let left = new Left(set);
  return (recorded, dice) => {
    if (!recorded.startsWith('deal')) return drawn + (left.take(dice, 1)[0] ?? '-');
    left = new Left(set);
    return dealt(left, dice);
  };
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
