/** npm run e2e [-- part of a file's name]: the browser tests, one file after the other. KLOTS_BIN is the binary. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const wanted = process.argv[2] ?? '';
const files = readdirSync(here).filter((name) => name.endsWith('.test.js') && name.includes(wanted));
const result = spawnSync(
  process.execPath,
  ['--test', '--test-concurrency=1', ...files.map((name) => join(here, name))],
  { stdio: 'inherit' },
);
process.exit(result.status ?? 1);
