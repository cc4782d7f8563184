/** Bundles `locales/<lang>/*.ftl` into one hashed file per language (and one per language and book of rules). */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:locales';
/** Files that no page of ours speaks from. */
const ELSEWHERE = /^(cli|tui|terminal|command|server|klots)\b/;
/** Long texts that are loaded only where they are read. */
const BOOKS = /^(rules|lessons)\b/;

export interface LocaleFiles {
  words: Record<string, string>;
  books: Record<string, string>;
}

export function collectLocales(folder: string): LocaleFiles {
  const files: LocaleFiles = { words: {}, books: {} };
  if (!existsSync(folder)) return files;
  for (const lang of readdirSync(folder).sort()) {
    const names = existsSync(join(folder, lang, 'web.ftl')) ? readdirSync(join(folder, lang)).sort() : [];
    const texts = names.filter((name) => name.endsWith('.ftl') && !ELSEWHERE.test(name));
    const join_ = (chosen: string[]) => chosen.map((n) => bare(readFileSync(join(folder, lang, n), 'utf8'))).join('\n');
    files.words[lang] = join_(texts.filter((name) => !BOOKS.test(name)));
    files.books[lang] = join_(texts.filter((name) => BOOKS.test(name)));
    if (!names.length) {
      delete files.words[lang];
      delete files.books[lang];
    }
  }
  return files;
}

/** Comments and empty lines are for writers. */
function bare(ftl: string): string {
  return ftl
    .split('\n')
    .filter((line) => !/^#/.test(line) && line.trim() !== '')
    .join('\n');
}

export function locales(folder: string): Plugin {
  let serving = false;
  const name = (kind: string, lang: string, text: string) =>
    `assets/${kind}-${lang}-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.ftl`;

  return {
    name: 'klots-locales',
    configResolved(config) {
      serving = config.command === 'serve';
    },
    resolveId: (id) => (id === ID ? '\0' + ID : undefined),
    load(id) {
      if (id !== '\0' + ID) return undefined;
      const files = collectLocales(folder);
      const addresses = (kind: 'words' | 'books') =>
        Object.fromEntries(
          Object.entries(files[kind]).map(([lang, text]) => {
            if (serving) return [lang, `/locales/${kind}-${lang}.ftl`];
            const fileName = name(kind, lang, text);
            this.emitFile({ type: 'asset', fileName, source: text });
            return [lang, '/' + fileName];
          }),
        );
      return `export const words = ${JSON.stringify(addresses('words'))};\nexport const books = ${JSON.stringify(addresses('books'))};`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const match = /^\/locales\/(words|books)-([\w-]+)\.ftl/.exec(request.url ?? '');
        const text = match && collectLocales(folder)[match[1] as 'words' | 'books'][match[2] ?? ''];
        if (text === null || text === undefined) return next();
        response.setHeader('content-type', 'text/plain; charset=utf-8');
        response.end(text);
      });
    },
  };
}
