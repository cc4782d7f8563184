/**
 * Bundles `locales/<lang>/*.ftl` for the page: one hashed file of words per language, and beside it two for every game,
 * what is said at its board and its book of rules and lessons.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:locales';
/** Files by face that the page speaks from. */
const PAGE = ['bots', 'common', 'table', 'web'];
/** Files by face that it does not. Every file that is in neither list is a game's. */
const ELSEWHERE = ['cli', 'store', 'terminal'];
/** Files that only one page speaks from: each is a part of its own. */
const APART = ['record'];

export type Parts = Record<string, string>;

/** Where on the page a group of a game's messages is needed; the first word of its heading says so. */
function partOf(game: string, group: string): string | null {
  switch (group.split(/\W/)[0]) {
    case 'cover':
      return 'words';
    case 'play':
    case 'page':
      return game;
    case 'book':
      return `${game}-book`;
    default:
      return null;
  }
}

/** Comments and empty lines are for writers; what is left are messages, each with its indented lines and its group. */
export function messages(ftl: string): { id: string; group: string; text: string }[] {
  const found: { id: string; group: string; text: string }[] = [];
  let group = '';
  for (const line of ftl.split('\n')) {
    const heading = /^## (.*)/.exec(line);
    if (heading) group = heading[1] ?? '';
    if (/^#/.test(line) || line.trim() === '') continue;
    const start = /^(-?[a-zA-Z][\w-]*)\s*=/.exec(line);
    if (start) found.push({ id: start[1] ?? '', group, text: line });
    else if (found.length) found[found.length - 1]!.text += '\n' + line;
  }
  return found;
}

/** The texts of every language, by part: `words`, what is apart, and for each game its own name and `<game>-book`. */
export function collectLocales(folder: string): Record<string, Parts> {
  const all: Record<string, Parts> = {};
  for (const lang of existsSync(folder) ? readdirSync(folder).sort() : []) {
    if (!existsSync(join(folder, lang, 'web.ftl'))) continue;
    const parts: Record<string, string[]> = {};
    for (const file of readdirSync(join(folder, lang)).sort()) {
      const name = file.replace(/\.ftl$/, '');
      if (name === file || ELSEWHERE.includes(name)) continue;
      for (const { group, text } of messages(readFileSync(join(folder, lang, file), 'utf8'))) {
        const part = PAGE.includes(name) ? 'words' : APART.includes(name) ? name : partOf(name, group);
        if (part) (parts[part] ??= []).push(text);
      }
    }
    all[lang] = Object.fromEntries(Object.entries(parts).map(([part, texts]) => [part, texts.join('\n')]));
  }
  return all;
}

/** What a language is called in its own words. A browser would have to open the data of every language to know it. */
export function languageName(lang: string): string {
  return new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
}

/** Names carry one hash for all of a language, so that the page need not know a name for each part. */
function hash(parts: Parts): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 8);
}

export function locales(folder: string): Plugin {
  let serving = false;
  return {
    name: 'klots-locales',
    configResolved(config) {
      serving = config.command === 'serve';
    },
    resolveId: (id) => (id === ID ? '\0' + ID : undefined),
    load(id) {
      if (id !== '\0' + ID) return undefined;
      const all = collectLocales(folder);
      const hashes: Record<string, string> = {};
      for (const [lang, parts] of Object.entries(all)) {
        hashes[lang] = hash(parts);
        if (serving) continue;
        for (const [part, source] of Object.entries(parts))
          this.emitFile({ type: 'asset', fileName: `assets/${part}-${lang}-${hashes[lang]}.ftl`, source });
      }
      const names = Object.fromEntries(Object.keys(all).map((lang) => [lang, languageName(lang)]));
      return `export const hashes = ${JSON.stringify(hashes)};
export const names = ${JSON.stringify(names)};
export const parts = ${JSON.stringify([...new Set(Object.values(all).flatMap((one) => Object.keys(one)))])};`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const match = /^\/assets\/([\w-]+?)-([a-z]+)-[0-9a-f]{8}\.ftl/.exec(request.url ?? '');
        const text = match && collectLocales(folder)[match[2] ?? '']?.[match[1] ?? ''];
        if (typeof text !== 'string') return next();
        response.setHeader('content-type', 'text/plain; charset=utf-8');
        response.end(text);
      });
    },
  };
}
