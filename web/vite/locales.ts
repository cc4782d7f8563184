/**
 * Bundles `locales/<lang>/*.ftl` for the page: one hashed file per language, and beside it what only some pages need,
 * the words of each game and the book of rules and lessons.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:locales';
/** Files that no page of ours speaks from. */
const ELSEWHERE = /^(cli|tui|terminal|store)\b/;
/** Long texts that are read on pages of their own. */
const BOOK_FILES = /^(rules|lessons)\b/;
/** What a game says, whichever file it stands in. */
const GAMES: Record<string, RegExp> = {
  kingdomino: /^((told|score|refused|option|reason|help)-)?(kingdomino(-|$)|terrain-)/,
  triominos: /^((told|score|refused|option|reason|help)-)?triominos(-|$)/,
  quixo: /^((told|score|refused|option|reason|help)-)?quixo(-|$)/,
  dominoes: /^((told|score|refused|option|reason|help)-)?dominoes(-|$)/,
};
/** Sentences about record files, which only the terminal reads. */
const UNUSED = /^record-/;

export type Parts = Record<string, string>;

/** Comments and empty lines are for writers; what is left are messages, each with its indented lines. */
export function messages(ftl: string): { id: string; text: string }[] {
  const found: { id: string; text: string }[] = [];
  for (const line of ftl.split('\n')) {
    if (/^#/.test(line) || line.trim() === '') continue;
    const start = /^(-?[a-zA-Z][\w-]*)\s*=/.exec(line);
    if (start) found.push({ id: start[1] ?? '', text: line });
    else if (found.length) found[found.length - 1]!.text += '\n' + line;
  }
  return found;
}

/** The texts of every language, by part: `words`, `books`, and one for each game. */
export function collectLocales(folder: string): Record<string, Parts> {
  const all: Record<string, Parts> = {};
  for (const lang of existsSync(folder) ? readdirSync(folder).sort() : []) {
    if (!existsSync(join(folder, lang, 'web.ftl'))) continue;
    const parts: Record<string, string[]> = {
      words: [],
      books: [],
      ...Object.fromEntries(Object.keys(GAMES).map((game) => [game, []])),
    };
    for (const name of readdirSync(join(folder, lang)).sort()) {
      if (!name.endsWith('.ftl') || ELSEWHERE.test(name)) continue;
      for (const { id, text } of messages(readFileSync(join(folder, lang, name), 'utf8'))) {
        if (UNUSED.test(id)) continue;
        const game = Object.keys(GAMES).find((game) => GAMES[game]!.test(id));
        parts[BOOK_FILES.test(name) ? 'books' : (game ?? 'words')]!.push(text);
      }
    }
    all[lang] = Object.fromEntries(Object.entries(parts).map(([part, texts]) => [part, texts.join('\n')]));
  }
  return all;
}

export function locales(folder: string): Plugin {
  let serving = false;
  const name = (part: string, lang: string, text: string) =>
    `assets/${part}-${lang}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.ftl`;

  return {
    name: 'klots-locales',
    configResolved(config) {
      serving = config.command === 'serve';
    },
    resolveId: (id) => (id === ID ? '\0' + ID : undefined),
    load(id) {
      if (id !== '\0' + ID) return undefined;
      const files: Record<string, Parts> = {};
      for (const [lang, parts] of Object.entries(collectLocales(folder))) {
        files[lang] = {};
        for (const [part, text] of Object.entries(parts)) {
          const fileName = name(part, lang, text);
          if (!serving) this.emitFile({ type: 'asset', fileName, source: text });
          files[lang][part] = serving ? `/locales/${part}-${lang}.ftl` : '/' + fileName;
        }
      }
      return `export const files = ${JSON.stringify(files)};`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const match = /^\/locales\/(\w+)-([\w-]+)\.ftl/.exec(request.url ?? '');
        const text = match && collectLocales(folder)[match[2] ?? '']?.[match[1] ?? ''];
        if (typeof text !== 'string') return next();
        response.setHeader('content-type', 'text/plain; charset=utf-8');
        response.end(text);
      });
    },
  };
}
