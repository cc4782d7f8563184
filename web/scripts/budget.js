/** Holds the page to its budgets (gzipped): node scripts/budget.js [dist]. Prints what each page loads. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const KB = 1024;
const LIMITS = { home: 45 * KB, table: 70 * KB, language: 12 * KB };
const dist = process.argv[2] ?? process.env.WEB_OUT_DIR ?? 'dist';
const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));
const size = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;

/** Everything a chunk needs before it runs. */
function closure(names) {
  const files = new Set();
  const visit = (name) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    (chunk.imports ?? []).forEach(visit);
  };
  names.forEach(visit);
  return [...files].filter((file) => file.endsWith('.js'));
}

let failed = false;
function check(what, bytes, limit) {
  const good = bytes <= limit;
  failed ||= !good;
  console.log(
    `${good ? 'ok  ' : 'OVER'} ${what.padEnd(28)} ${(bytes / KB).toFixed(1).padStart(6)} KB of ${limit / KB} KB`,
  );
}

const total = (names) => closure(names).reduce((sum, file) => sum + size(file), 0);
check('first page', total(['index.html']), LIMITS.home);
const boards = Object.keys(manifest).filter((name) => /^src\/boards\/[^/]+\/index\.ts$/.test(name));
if (!boards.length) throw new Error('no board in the manifest');
for (const board of boards) {
  check(
    `table with ${board.split('/')[2]}`,
    total(['index.html', 'src/pages/Table.svelte', 'src/pages/table/Play.svelte', board]),
    LIMITS.table,
  );
}
const sw = readFileSync(join(dist, 'index.html'), 'utf8');
if (/<style|\sstyle=|<script(?![^>]*src=)/.test(sw)) {
  failed = true;
  console.log('OVER index.html has inline code');
}
const { readdirSync } = await import('node:fs');
for (const file of readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.ftl'))) {
  check(file.replace(/-[^-]*\.ftl$/, ''), size(join('assets', file)), LIMITS.language);
}
if (!existsSync(join(dist, 'sw.js')) || readFileSync(join(dist, 'sw.js'), 'utf8').includes('%VERSION%')) {
  failed = true;
  console.log('OVER the service worker does not know its files');
}
process.exit(failed ? 1 : 0);
