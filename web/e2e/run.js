/**
 * npm run e2e [-- part of a file's name]: the browser tests, side by side. KLOTS_BIN is the binary.
 * Every file has a server and a browser of its own; KLOTS_E2E_JOBS says how many run at once (as many as there are cores), those
 * that take longest first. What a file says is printed when it has ended.
 */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const LONGEST = ['pages', 'words', 'games', 'small', 'local', 'hands', 'local-kept', 'tables', 'life', 'help'];

const here = dirname(fileURLToPath(import.meta.url));
const wanted = process.argv[2] ?? '';
const jobs = Number(process.env.KLOTS_E2E_JOBS ?? availableParallelism());
const all = readdirSync(here).filter((name) => name.endsWith('.test.js') && name.includes(wanted));
const long = LONGEST.map((name) => `${name}.test.js`).filter((name) => all.includes(name));
const files = [...long, ...all.filter((name) => !long.includes(name))];

/** Runs one file; whether everything in it passed. */
function run(name) {
  const begun = Date.now();
  const child = spawn(process.execPath, ['--test', join(here, name)]);
  const said = [];
  child.stdout.on('data', (text) => said.push(text));
  child.stderr.on('data', (text) => said.push(text));
  return new Promise((done) =>
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      console.log(`${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - begun) / 1000)} s\n`);
      done(code === 0);
    }),
  );
}

const failed = [];
async function work() {
  for (let name = files.shift(); name; name = files.shift()) if (!(await run(name))) failed.push(name);
}
await Promise.all(Array.from({ length: jobs }, work));
if (failed.length) console.log(`failed: ${failed.join(', ')}`);
process.exit(failed.length ? 1 : 0);
