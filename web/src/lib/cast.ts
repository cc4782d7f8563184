/**
 * Who sits at a table, by name and face. Computers are a small cast: every level is a family of animals with three
 * siblings. People have one of a few drawings: the one they have chosen, else the one their name leads to.
 */
import { settings } from './settings.svelte';
import type { Chair } from './wire/Chair';
import type { Phrase } from './wire/Phrase';
import { has, say, t } from './words.svelte';

export interface Face {
  /** What is drawn: an animal, or a person's number. */
  kind: string;
  /** Which sibling. */
  shade: number;
}

const FAMILIES: Record<string, string> = {
  beginner: 'chick',
  easy: 'rabbit',
  medium: 'bear',
  hard: 'fox',
  expert: 'owl',
};
const SIBLINGS = 3;
/** How many drawings people can choose from. */
export const PEOPLE = 8;

/** The name of a computer: the n-th of its level at a table, from 0. */
export function botName(level: string, n = 0): string {
  const id = `bot-${level}-${(n % SIBLINGS) + 1}`;
  const again = Math.floor(n / SIBLINGS);
  const name = has(id) ? t(id) : t('bot-name', { level: t(`level-${level}`) });
  return again ? `${name} ${again + 1}` : name;
}

export function botFace(level: string, n = 0): Face {
  return { kind: FAMILIES[level] ?? 'robot', shade: n % SIBLINGS };
}

/** A sentence about a computer of this level; none for a level without a character. */
export function character(level: string): string {
  const id = `bot-${level}-about`;
  return has(id) ? t(id) : '';
}

export function personFace(name: string, chosen = ''): Face {
  const number = Number(chosen);
  if (chosen !== '' && number >= 0 && number < PEOPLE) return { kind: 'person', shade: number };
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return { kind: 'person', shade: sum % PEOPLE };
}

type Sitting = Pick<Chair, 'seat' | 'who' | 'name' | 'avatar' | 'level' | 'you'>;

/** Which computer of its level this one is, from 0. */
function nth(chairs: readonly Sitting[], chair: Sitting): number {
  return chairs.filter((one) => one.who === 'bot' && one.level === chair.level && one.seat < chair.seat).length;
}

export function faceOf(chairs: readonly Sitting[], chair: Sitting, oneDevice = false): Face | null {
  if (chair.who === 'bot') return botFace(chair.level ?? '', nth(chairs, chair));
  if (chair.who !== 'person') return null;
  const own = chair.you && !oneDevice ? settings.avatar : '';
  return personFace(chair.name, own || String(chair.avatar ?? ''));
}

/** A name for every seat: the person's, the computer's, or the seat's number; never one twice. */
export function namesOf(chairs: readonly Sitting[]): string[] {
  const names = chairs.map((chair) => {
    if (chair.name) return chair.name;
    if (chair.who === 'bot' && chair.level) return botName(chair.level, nth(chairs, chair));
    return t('player-of-seat', { number: chair.seat + 1 });
  });
  return names.map((name, i) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${i + 1}`));
}

/** What ended the game, told to the one who ended it: without a name one is “Guest” only to others. */
const OWN: Record<string, string> = {
  'told-table-resigned': 'after-resigned-you',
  'told-table-flagged': 'after-flagged-you',
};

/** A line of the log. A bot that joined goes by its name while it sits there: later that of another would be told. */
export function sayTold(tell: Phrase, chairs: readonly Sitting[]): string {
  const { seat, level } = tell.args ?? {};
  const chair = chairs.find((one) => one.seat === seat);
  // At one device everybody is “you”.
  const own = chair?.you && chairs.filter((one) => one.you).length === 1 ? OWN[tell.code] : undefined;
  if (own) return t(own);
  const named = tell.code === 'told-table-bot' && chair?.who === 'bot' && chair.level === level;
  const told = named && has(`bot-${level}-1`) ? { ...tell, code: 'told-table-bot-named' } : tell;
  return say(told, namesOf(chairs));
}
