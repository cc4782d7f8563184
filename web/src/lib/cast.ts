/**
 * Who sits at a table, by name and face. Computers are a small cast: every level is a family of animals with nine
 * siblings, in three furs with nothing, a bow or a scarf. People have one of a few drawings: the one they have chosen, else the one their name leads to.
 */
import { settings } from './settings.svelte';
import type { Chair } from './wire/Chair';
import type { Phrase } from './wire/Phrase';
import { has, say, t } from './words.svelte';

export interface Face {
  /** What is drawn: an animal, or a person's number. */
  kind: string;
  /** Which fur, or which person. */
  shade: number;
  /** What a sibling of the same fur wears: nothing, a bow, a scarf. */
  wears?: number;
}

const FAMILIES: Record<string, string> = {
  beginner: 'chick',
  easy: 'rabbit',
  medium: 'bear',
  hard: 'fox',
  expert: 'owl',
};
const FURS = 3;
/** As many as can sit at a table beside one person. */
export const SIBLINGS = 9;
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
  return { kind: FAMILIES[level] ?? 'robot', shade: n % FURS, wears: Math.floor(n / FURS) % FURS };
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

/** What ended the game is told by the same words as in the result. */
const ENDED: Record<string, string> = {
  'told-table-resigned': 'after-resigned-you',
  'told-table-flagged': 'after-flagged-you',
};

/** The twin of a line for the one it is about: `own-X-…` speaks of “you”. At one device everybody is. */
function toldToMe(tell: Phrase, chairs: readonly Sitting[]): string | undefined {
  const mine = chairs.filter((one) => one.you);
  if (mine.length !== 1 || mine[0]!.seat !== tell.args?.['seat']) return undefined;
  const id = ENDED[tell.code] ?? tell.code.replace(/^told-/, 'own-');
  return id !== tell.code && has(id) ? id : undefined;
}

/** A line of the log. A bot that joined goes by its name while it sits there: later that of another would be told. */
export function sayTold(tell: Phrase, chairs: readonly Sitting[]): string {
  const { seat, level } = tell.args ?? {};
  const chair = chairs.find((one) => one.seat === seat);
  const names = namesOf(chairs);
  const own = toldToMe(tell, chairs);
  if (own) return say({ ...tell, code: own }, names);
  const named = tell.code === 'told-table-bot' && chair?.who === 'bot' && chair.level === level;
  const told = named && has(`bot-${level}-1`) ? { ...tell, code: 'told-table-bot-named' } : tell;
  return say(told, names);
}
