/**
 * What the page's own table weighs and how fast it thinks: node scripts/module.js FILE [nodes].
 * The questions are the experts' of crates/browser/tests/golden/thoughts.txt with another number of nodes;
 * `cargo run --release -p browser --example nodes` asks a machine the same.
 */
import { readFileSync } from 'node:fs';
import { gzipSync, brotliCompressSync } from 'node:zlib';

const [file, nodes = '200000'] = process.argv.slice(2);
const bytes = readFileSync(file);
const sizes = (what) => [what.length, gzipSync(what, { level: 9 }).length, brotliCompressSync(what).length];
console.log(`whole: ${sizes(bytes).join(' / ')} bytes as it is / gzip / brotli`);
for (const { id, content } of sections(bytes))
  if (content.length > 10_000) console.log(`section ${id}: ${sizes(content).join(' / ')}`);

/** The sections of a module: a number, a length, so many bytes. */
function* sections(bytes) {
  const number = (at) => {
    for (let value = 0, shift = 0; ; shift += 7, at++) {
      value += (bytes[at] & 0x7f) * 2 ** shift;
      if (bytes[at] < 0x80) return [value, at + 1];
    }
  };
  for (let at = 8; at < bytes.length;) {
    const [length, start] = number(at + 1);
    yield { id: bytes[at], content: bytes.subarray(start, start + length) };
    at = start + length;
  }
}

const golden = new URL('../../crates/browser/tests/golden/thoughts.txt', import.meta.url);
const experts = readFileSync(golden, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line.split('\t')[0]))
  .filter((question) => question.level === 'expert');
const compiled = new WebAssembly.Module(bytes);
for (const question of experts) {
  const { exports } = new WebAssembly.Instance(compiled, {
    page: { now: () => performance.now(), judged: () => undefined },
  });
  const asked = new TextEncoder().encode(JSON.stringify({ ...question, limits: `${nodes}n` }));
  const ask = () => {
    const at = exports.room(asked.length);
    new Uint8Array(exports.memory.buffer, at, asked.length).set(asked);
    const length = exports.ask();
    const answer = new Uint8Array(exports.memory.buffer, exports.answer(), length);
    return JSON.parse(new TextDecoder().decode(answer)).ok;
  };
  ask();
  const before = process.cpuUsage();
  const { text, stats } = ask();
  const { user } = process.cpuUsage(before);
  const memory = exports.memory.buffer.byteLength / 2 ** 20;
  console.log(
    `${question.log[0].event.game}: ${text}, ${stats.nodes} nodes in ${(user / 1e6).toFixed(3)} s CPU, ` +
      `${Math.round(stats.nodes / (user / 1e6))} per second, ${memory.toFixed(1)} MiB`,
  );
}
