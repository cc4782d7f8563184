import { expect, it } from 'vitest';
import { echoes as ofDominoes } from '../src/boards/dominoes';
import { echoes as ofTriominos } from '../src/boards/triominos';
import { lastNews, linesOf } from '../src/lib/news';
import type { Happening } from '../src/lib/wire/Happening';
import type { Seen } from '../src/lib/wire/Seen';

const seen = (number: number, what: Happening): Seen => ({ number, at: 0, what, tell: { code: `line-${number}` } });
const moved = seen(1, { kind: 'moved', seat: 0, text: 'a1' });
const chat = seen(2, { kind: 'chat', by: { who: 'host' }, text: 'hello', team: false } as unknown as Happening);
const finished = seen(3, { kind: 'finished', standing: { points: [], places: [] } } as unknown as Happening);
const revealed = seen(4, { kind: 'revealed', secret: '' } as unknown as Happening);

it('tells the move that ended the game, not that its draws can be checked', () => {
  expect(lastNews([moved, finished, revealed])?.number).toBe(1);
});

it('tells what happened, not what was said or has no line', () => {
  expect(lastNews([moved, chat, { ...moved, number: 5, tell: undefined } as unknown as Seen])?.number).toBe(1);
  expect(lastNews([])).toBeUndefined();
});

const drew = (number: number, code: string, args: Record<string, string> = {}): Seen => ({
  ...seen(number, { kind: 'luck', text: '' } as unknown as Happening),
  tell: { code, args },
});

it('tells once that somebody draws, and what follows from it', () => {
  const draws = seen(5, { kind: 'moved', seat: 1, text: 'draw' });
  const numbers = (lines: Seen[]) => lines.map(({ number }) => number);
  const log = [
    draws,
    drew(6, 'told-triominos-drew', { missed: 'no', ends: 'no' }),
    drew(7, 'told-triominos-drew', { missed: 'yes', ends: 'no' }),
    drew(8, 'told-triominos-drew', { missed: 'no', ends: 'blocked' }),
    drew(9, 'told-triominos-drew-tile', { missed: 'no', ends: 'no' }),
  ];
  expect(numbers(linesOf(log, { echoes: ofTriominos }))).toEqual([5, 7, 8, 9]);
  expect(lastNews(log.slice(0, 2), { echoes: ofTriominos })?.number).toBe(5);
  const drawn = [draws, drew(6, 'told-dominoes-drew-hidden'), drew(7, 'told-dominoes-drew')];
  expect(numbers(linesOf(drawn, { echoes: ofDominoes }))).toEqual([5, 7]);
  expect(numbers(linesOf(log))).toEqual([5, 6, 7, 8, 9]);
});

it('says nothing of a shuffle where nothing is shuffled', () => {
  expect(linesOf([moved, finished, revealed]).length).toBe(3);
  expect(linesOf([moved, finished, revealed], { unshuffled: true }).map(({ number }) => number)).toEqual([1, 3]);
});
