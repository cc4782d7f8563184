/** After the build: the service worker learns the file names, and everything compressible gets its twins. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|ftl|json|webmanifest|wasm)$/;

function files(folder: string): string[] {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? files(path) : [path]));
}

export function finish(): Plugin {
  let out = '';
  return {
    name: 'klots-finish',
    apply: 'build',
    configResolved(config) {
      out = config.build.outDir;
    },
    closeBundle() {
      const all = files(out).filter((path) => !/\.(gz|br)$/.test(path));
      listForWorker(out, all);
      for (const path of all.filter((path) => TEXT.test(path))) compress(path);
    },
  };
}

/** `sw.js` names its cache after the content and keeps what the pages need without a connection. */
function listForWorker(out: string, all: string[]) {
  const worker = join(out, 'sw.js');
  const names = all.map((path) => relative(out, path).replaceAll('\\', '/'));
  const kept = names.filter(
    (name) => /^assets\/.*\.(js|css|svg)$/.test(name) || /^(icon|manifest\.webm|pictures\/)/.test(name),
  );
  const version = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12);
  const text = readFileSync(worker, 'utf8')
    .replace("'%VERSION%'", JSON.stringify(version))
    .replace("'%FILES%'", JSON.stringify(kept));
  writeFileSync(worker, text);
}

function compress(path: string) {
  const bytes = readFileSync(path);
  const gzip = gzipSync(bytes, { level: 9 });
  const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
  if (gzip.length < bytes.length) writeFileSync(path + '.gz', gzip);
  if (brotli.length < bytes.length) writeFileSync(path + '.br', brotli);
}
