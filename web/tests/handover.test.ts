import { describe, expect, it } from 'vitest';
import { chairsThere } from '../src/lib/handover';
import type { Chair } from '../src/lib/wire/Chair';
import type { Picture } from '../src/lib/wire/Picture';

const chair = (seat: number, more: Partial<Chair>): Chair => ({
  seat,
  who: 'person',
  name: '',
  you: false,
  host: false,
  ready: true,
  out: false,
  party: seat,
  ...more,
});
const table = (stage: Picture['stage'], ...chairs: Chair[]) => ({ stage, chairs }) as Picture;

describe('who sits where when a game is handed to a server', () => {
  const bot = chair(1, { who: 'bot', level: 'easy' });

  it('keeps one’s own seat and the computers, which friends may replace', () => {
    const mine = chair(0, { name: 'Ann', you: true });
    expect(chairsThere(table('playing', mine, bot))).toEqual([
      { who: 'me', name: 'Ann' },
      { who: 'bot', level: 'easy' },
    ]);
  });

  it('leaves the other seats of one device to friends, unless the game is over', () => {
    const [ann, bo] = [chair(0, { name: 'Ann', you: true }), chair(2, { name: 'Bo', you: true })];
    expect(chairsThere(table('paused', ann, bot, bo))[2]).toEqual({ who: 'open' });
    expect(chairsThere(table('finished', ann, bot, bo))[2]).toEqual({ who: 'me', name: 'Bo' });
  });
});
