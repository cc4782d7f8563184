/** Holds the page to its budgets (brotli): node scripts/budget.js [dist]. Prints what each page loads. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const KB = 1024;
/**
 * The first page with its words; what a table needs beyond it, with the words of its game; one file of words; the page's
 * own table, which is fetched when there is nothing else to do.
 */
const LIMITS = { home: 90 * KB, table: 120 * KB, language: 13 * KB, module: 600 * KB };
/** How many files either may ask for besides words and pictures: a plain line carries six at a time. */
const FILES = { home: 4, table: 8 };
const dist = process.argv[2] ?? process.env.WEB_OUT_DIR ?? 'dist';
const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));
const size = (file) => brotliCompressSync(readFileSync(join(dist, file))).length;
const texts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.ftl'));
/** The longest language's words of this part. */
const words = (part) =>
  Math.max(
    0,
    ...texts
      .filter((name) => name.replace(/-[a-z]+-[^-]*\.ftl$/, '') === part)
      .map((name) => size(join('assets', name))),
  );

/** Everything a chunk needs before it is shown. */
function closure(names) {
  const files = new Set();
  const visit = (name) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    (chunk.css ?? []).forEach((file) => files.add(file));
    (chunk.imports ?? []).forEach(visit);
  };
  names.forEach(visit);
  return [...files];
}

let failed = false;
function check(what, bytes, limit) {
  const good = bytes <= limit;
  failed ||= !good;
  console.log(
    `${good ? 'ok  ' : 'OVER'} ${what.padEnd(28)} ${(bytes / KB).toFixed(1).padStart(6)} KB of ${limit / KB} KB`,
  );
}

function count(what, files, limit) {
  failed ||= files.length > limit;
  console.log(`${files.length > limit ? 'OVER' : 'ok  '} ${what.padEnd(28)} ${files.length} files of ${limit}`);
}

const first = closure(['index.html']);
const total = (files) => files.reduce((sum, file) => sum + size(file), 0);
check('first page', size('index.html') + total(first) + words('words'), LIMITS.home);
count('first page', first, FILES.home);
const boards = Object.keys(manifest).filter((name) => /^src\/boards\/[^/]+\/index\.ts$/.test(name));
if (!boards.length) throw new Error('no board in the manifest');
for (const board of boards) {
  const game = board.split('/')[2];
  const needs = closure(['src/pages/Table.svelte', 'src/pages/table/Play.svelte', board]);
  const more = needs.filter((file) => !first.includes(file));
  check(`table with ${game}, beyond it`, total(more) + words(game), LIMITS.table);
  count(`table with ${game}, beyond it`, more, FILES.table);
}
const modules = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.wasm'));
if (!modules.length) console.log('The page was built without a table of its own (WEB_MODULE_FILE).');
failed ||= !modules.length && Boolean(process.env.WEB_MODULE_FILE);
for (const file of modules) check('the table of the page itself', size(join('assets', file)), LIMITS.module);
const sw = readFileSync(join(dist, 'index.html'), 'utf8');
if (/<style|\sstyle=|<script(?![^>]*src=)/.test(sw)) {
  failed = true;
  console.log('OVER index.html has inline code');
}
for (const file of texts) check(file.replace(/-[^-]*\.ftl$/, ''), size(join('assets', file)), LIMITS.language);
if (!existsSync(join(dist, 'sw.js')) || readFileSync(join(dist, 'sw.js'), 'utf8').includes('%VERSION%')) {
  failed = true;
  console.log('OVER the service worker does not know its files');
}
process.exit(failed ? 1 : 0);
