/** Who sits at a table is called the same wherever it is told. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { botFace, botName, sayTold, SIBLINGS } from '../src/lib/cast';
import type { Chair } from '../src/lib/wire/Chair';
import { plain, speakText } from '../src/lib/words.svelte';

beforeEach(() => {
  speakText(
    'en',
    [
      'level-easy = Easy',
      'level-greedy = Greedy',
      'bot-name = Computer ({ $level })',
      'bot-easy-1 = Lola',
      'bot-easy-2 = Benno',
      'told-table-bot = A bot joined ({ $level }).',
      'told-table-resigned = { $player } resigned.',
      'after-resigned-you = You resigned.',
      'told-table-left = Seat { $seat } is open.',
      'told-x-lay = { $player } plays { $tile }.',
      'own-x-lay = You play { $tile }.',
      'told-table-bot-named = { $player } joined ({ $level }).',
    ].join('\n'),
  );
});

const LOCALES = join(import.meta.dirname, '../../locales');
const LANGUAGES = readdirSync(LOCALES).filter((name) => !name.includes('.'));

const chair = (seat: number, who: Chair['who'], level?: string, name = '') =>
  ({ seat, who, name, you: false, ...(level ? { level } : {}) }) as Chair;
const joined = (seat: number, level: string) => ({ code: 'told-table-bot', args: { seat, level } });

it('a bot that joined is told by its name and its level', () => {
  const chairs = [chair(0, 'person', undefined, 'Ann'), chair(1, 'bot', 'easy'), chair(2, 'bot', 'easy')];
  expect(plain(sayTold(joined(1, 'easy'), chairs))).toBe('Lola joined (Easy).');
  expect(plain(sayTold(joined(2, 'easy'), chairs))).toBe('Benno joined (Easy).');
});

it('a bot whose seat somebody else has now, or that has no name, is told by its level', () => {
  const taken = [chair(0, 'person', undefined, 'Ann'), chair(1, 'person', 'easy', 'Bo'), chair(2, 'bot', 'greedy')];
  expect(plain(sayTold(joined(1, 'easy'), taken))).toBe('A bot joined (Easy).');
  expect(plain(sayTold(joined(2, 'easy'), taken))).toBe('A bot joined (Easy).');
  expect(plain(sayTold(joined(2, 'greedy'), taken))).toBe('A bot joined (Greedy).');
});

it('who resigned is told so as “you”, others by their name, and by their names those who share a device', () => {
  const resigned = { code: 'told-table-resigned', args: { seat: 0 } };
  const [own, other] = [{ ...chair(0, 'person', undefined, 'Guest'), you: true }, chair(1, 'person', undefined, 'Bo')];
  expect(plain(sayTold(resigned, [own, other]))).toBe('You resigned.');
  expect(plain(sayTold(resigned, [{ ...own, you: false }, other]))).toBe('Guest resigned.');
  expect(plain(sayTold(resigned, [own, { ...other, you: true }]))).toBe('Guest resigned.');
});

it('one’s own moves are told as “you”, and by their names those of others and of all who share a device', () => {
  const lays = { code: 'told-x-lay', args: { seat: 0, tile: '3-4' } };
  const [own, other] = [{ ...chair(0, 'person', undefined, 'Ann'), you: true }, chair(1, 'person', undefined, 'Bo')];
  expect(plain(sayTold(lays, [own, other]))).toBe('You play 3-4.');
  expect(plain(sayTold(lays, [{ ...own, you: false }, other]))).toBe('Ann plays 3-4.');
  expect(plain(sayTold({ ...lays, args: { ...lays.args, seat: 1 } }, [own, other]))).toBe('Bo plays 3-4.');
  expect(plain(sayTold(lays, [own, { ...other, you: true }]))).toBe('Ann plays 3-4.');
  expect(plain(sayTold({ code: 'told-table-left', args: { seat: 0 } }, [own, other]))).toBe('Seat 1 is open.');
});

it('nine computers of one level have nine names and nine faces, in every language', () => {
  expect(LANGUAGES.length).toBeGreaterThan(20);
  for (const language of LANGUAGES) {
    speakText(language, readFileSync(join(LOCALES, language, 'web.ftl'), 'utf8'));
    for (const level of ['beginner', 'easy', 'medium', 'hard', 'expert']) {
      const all = Array.from({ length: SIBLINGS }, (_, n) => n);
      const names = all.map((n) => botName(level, n));
      expect(
        names.every((name) => /^\p{L}+$/u.test(name)),
        `${language}: ${names}`,
      ).toBe(true);
      expect(new Set(names).size, `${language}: ${names}`).toBe(9);
      expect(new Set(all.map((n) => JSON.stringify(botFace(level, n)))).size).toBe(9);
    }
  }
});
