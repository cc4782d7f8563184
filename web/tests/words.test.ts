import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentParser, type Entry } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import { has, nearest, plain, rightToLeft, say, speakText, t } from '../src/lib/words.svelte';
import { collectLocales, messages } from '../vite/locales';

const LOCALES = join(import.meta.dirname, '../../locales');

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? sources(path) : /\.(ts|svelte)$/.test(entry.name) ? [path] : [];
  });
}

const english = collectLocales(LOCALES)['en'] ?? {};
const ids = new Set(messages(Object.values(english).join('\n')).map((message) => message.id));

describe('the texts of the page', () => {
  it('are all there: every id written in the code is a message', () => {
    const missing = sources(join(import.meta.dirname, '../src')).flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const used = [
        ...text.matchAll(/(?<![\w.])t\(\s*'([\w-]+)'/g),
        ...text.matchAll(/code: '([\w-]+)'/g),
        ...text.matchAll(/code="([\w-]+)"/g),
      ];
      return used.map((match) => match[1]!).filter((id) => !ids.has(id) && !/^score-|^M$/.test(id));
    });
    expect([...new Set(missing)]).toEqual([]);
  });

  it('have no message twice and none that does not parse', () => {
    const parser = new FluentParser();
    const seen = new Map<string, string>();
    const bad: string[] = [];
    for (const file of readdirSync(join(LOCALES, 'en'))) {
      const body: Entry[] = parser.parse(readFileSync(join(LOCALES, 'en', file), 'utf8')).body;
      for (const entry of body) {
        if (entry.type === 'Junk') bad.push(entry.content);
        if (entry.type !== 'Message') continue;
        if (seen.has(entry.id.name)) bad.push(entry.id.name);
        seen.set(entry.id.name, file);
      }
    }
    expect(bad).toEqual([]);
  });

  it('are split so that the first page loads no game', () => {
    expect(english['words']).not.toMatch(/^told-quixo|^score-kingdomino/m);
    expect(english['words']).toMatch(/^game-quixo/m);
    expect(english['quixo']).not.toMatch(/^rules-q1|^cli-|^terminal-/m);
    expect(english['quixo-book']).toMatch(/^lesson-quixo-aim/m);
    expect(english['kingdomino']).toMatch(/^kingdomino-choose-place/m);
  });
});

describe('speaking', () => {
  it('counts seats from one', () => {
    speakText('en', 'refused-seat-taken = Seat { $seat } is taken.\ntold-table-left = Seat { $seat } is open.\n');
    expect(plain(say({ code: 'refused-seat-taken', args: { seat: 0 } }))).toBe('Seat 1 is taken.');
    expect(plain(say({ code: 'told-table-left', args: { seat: 1 } }, ['Ann', 'Ben']))).toBe('Seat 2 is open.');
  });

  it('takes the nearest language there is', () => {
    const have = ['ar', 'de', 'en', 'nb', 'pt'];
    expect(nearest(['pt-BR', 'en'], have)).toBe('pt');
    expect(nearest(['nn-NO'], have)).toBe('nb');
    expect(nearest(['xx', 'de-AT'], have)).toBe('de');
    expect(nearest([], have)).toBe('en');
    expect(rightToLeft('ar')).toBe(true);
  });

  it('gives seats their names, isolated', () => {
    speakText('en', 'told-x = { $player } plays { $tile }.\nplayer-of-seat = Player { $number }\n');
    expect(say({ code: 'told-x', args: { seat: 1, tile: '3-4' } }, ['Ann', 'Bo'])).toBe(
      '\u2068Bo\u2069 plays \u20683-4\u2069.',
    );
    expect(plain(say({ code: 'told-x', args: { seat: 2, tile: 'x' } }, []))).toBe('Player 3 plays x.');
    expect(has('nothing')).toBe(false);
    expect(t('nothing')).toBe('nothing');
  });
});
