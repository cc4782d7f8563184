import { expect, it } from 'vitest';
import { lastNews } from '../src/lib/news';
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
