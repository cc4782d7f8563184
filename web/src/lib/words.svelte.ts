/** Sentences: every text a person reads comes through here, from `locales/<lang>/*.ftl`. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { hashes, names, parts as bundled } from 'virtual:locales';
import { comeBack } from './comeback';
import { base } from './site';
import type { Phrase } from './wire/Phrase';
import { pseudo, related, right_to_left, source as SOURCE } from '../../../locales/languages.json';

export type Args = Record<string, FluentVariable>;

export type { Phrase };

/** English with accents on every letter and longer than it is: what stays plain on a page was not translated. */
export const PSEUDO = pseudo.code;
const RELATED: Record<string, string> = related;

let bundle = $state.raw<FluentBundle>(new FluentBundle(SOURCE));
let source = $state.raw<FluentBundle | null>(null);
let code = $state(SOURCE);
let fetchingSource = false;
/** What has been opened so far: the words of the page, of games, their books. */
const parts = new Set(['words']);

/** The codes of all languages there are, in order. */
export const languages: string[] = Object.keys(hashes);

/** The language we have that is nearest to one of those asked for. */
export function nearest(asked: readonly string[], have: readonly string[] = languages): string {
  for (const tag of asked) {
    const lower = tag.toLowerCase();
    const base = lower.split('-')[0] ?? lower;
    const found = [lower, RELATED[base] ?? base].find((tag) => have.includes(tag));
    if (found) return found;
  }
  return SOURCE;
}

export function rightToLeft(lang: string): boolean {
  return right_to_left.includes(lang.split('-')[0] ?? '');
}

/** A language in its own words. */
export function languageName(lang: string): string {
  return names[lang] ?? lang;
}

async function load(lang: string, wanted: Iterable<string>): Promise<FluentBundle> {
  const accented = lang === PSEUDO;
  const written = accented ? SOURCE : lang;
  // A game without texts of its own has none to load: it is shown by its names and moves.
  const there = [...wanted].filter((part) => bundled.includes(part));
  const texts = await Promise.all(there.map((part) => textOf(fileOf(part, written))));
  return bundleOf(written, texts.join('\n'), accented ? (await import('./pseudo')).accent : undefined);
}

function fileOf(part: string, lang: string): string {
  return `${base}assets/${part}-${lang}-${hashes[lang]}.ftl`;
}

/** Asks the service worker to keep every text of the language spoken now: any page may be opened without a connection. */
async function keepTexts(): Promise<void> {
  const worker = (await navigator.serviceWorker?.ready)?.active;
  worker?.postMessage({ keep: bundled.map((part) => fileOf(part, code === PSEUDO ? SOURCE : code)) });
}

const fetched = new Map<string, string>();

async function textOf(file: string): Promise<string> {
  const kept = fetched.get(file);
  if (kept !== undefined) return kept;
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  const text = await answer.text();
  fetched.set(file, text);
  return text;
}

export function bundleOf(lang: string, ftl: string, transform?: (text: string) => string): FluentBundle {
  const made = new FluentBundle(lang, transform ? { transform } : {});
  made.addResource(new FluentResource(ftl));
  return made;
}

/** Speaks this language from now on. */
export async function speak(lang: string): Promise<void> {
  const loaded = await load(lang, parts);
  bundle = loaded;
  code = lang;
  source = null;
  fetchingSource = false;
  document.documentElement.lang = lang;
  document.documentElement.dir = rightToLeft(lang) ? 'rtl' : 'ltr';
  void keepTexts();
}

/** Loads what only some pages say: the words of a game by its name, `<game>-book` for its rules and lessons, `record`. */
export async function open(part: string): Promise<void> {
  if (parts.has(part)) return;
  parts.add(part);
  try {
    await speak(code);
  } catch (error) {
    parts.delete(part);
    void comeBack();
    throw error;
  }
}

/** For tests: these texts, at once. */
export function speakText(lang: string, ftl: string): void {
  bundle = bundleOf(lang, ftl);
  code = lang;
}

/** The language spoken now. */
export function language(): string {
  return code;
}

function find(from: FluentBundle | null, id: string, args?: Args): string | undefined {
  const [name = '', attribute] = id.split('.');
  const message = from?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? from!.formatPattern(pattern, args, []) : undefined;
}

function fetchSource() {
  if (fetchingSource || code === SOURCE) return;
  fetchingSource = true;
  void load(SOURCE, parts).then((loaded) => (source = loaded));
}

/** The sentence with this id; the source language where this one lacks it, the id itself as a last resort. */
export function t(id: string, args?: Args): string {
  const said = find(bundle, id, args);
  if (said !== undefined) return said;
  const fallback = find(source, id, args);
  if (fallback === undefined) fetchSource();
  return fallback ?? id;
}

/** Whether there is a sentence with this id. */
export function has(id: string): boolean {
  return (bundle.getMessage(id) ?? source?.getMessage(id)) !== undefined;
}

/** What a game is called; a game without a name in our files goes by the one it has on the wire. */
export function gameName(game: string): string {
  return has(`game-${game}`) ? t(`game-${game}`) : game;
}

/** A code with arguments as a sentence; seats get their names. */
export function say(phrase: Phrase, names: readonly string[] = []): string {
  return t(phrase.code, named(phrase.args ?? {}, names));
}

/** What the log would tell of a move, said of the move while it may be made: `told-X-…` has its twin `may-X-…`. */
export function possible(tell: Phrase): Phrase {
  return { ...tell, code: tell.code.replace(/^told-/, 'may-') };
}

function named(args: Record<string, number | string>, names: readonly string[]): Args {
  const all: Args = { ...args };
  // How well a computer plays is a code too; one that moves at random has sentences of its own.
  if (typeof args['level'] === 'string' && args['level'] !== 'random') all['level'] = t(`level-${args['level']}`);
  // An argument that is a seat is called `seat`, everywhere.
  const seat = args['seat'];
  if (typeof seat === 'number') {
    all['player'] = names[seat] ?? t('player-of-seat', { number: seat + 1 });
    all['seat'] = seat + 1;
  }
  return all;
}

/** A number with a real minus. */
export function figure(number: number): string {
  return String(number).replace('-', '−');
}

/** What keeps a figure from left to right inside any text, and its end. */
const ISOLATE = String.fromCharCode(0x2066);
const PLAIN = String.fromCharCode(0x2069);

/** A gain or a loss: its sign stays in front of it, also where text runs from right to left. */
export function signed(number: number): string {
  return `${ISOLATE}${number < 0 ? '−' : '+'}${Math.abs(number)}${PLAIN}`;
}

/** Without the invisible marks that isolate names: for comparisons and titles. */
export function plain(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '');
}
