/**
 * npm run e2e [-- part of a file's name]: the browser tests, side by side. KLOTS_BIN is the binary.
 * Every file has a server and a browser of its own; KLOTS_E2E_JOBS says how many run at once (as many as there are cores).
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const wanted = process.argv[2] ?? '';
const jobs = Number(process.env.KLOTS_E2E_JOBS ?? availableParallelism());
const files = readdirSync(here).filter((name) => name.endsWith('.test.js') && name.includes(wanted));
const result = spawnSync(
  process.execPath,
  ['--test', `--test-concurrency=${jobs}`, ...files.map((name) => join(here, name))],
  { stdio: 'inherit' },
);
process.exit(result.status ?? 1);
