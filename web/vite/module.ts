/**
 * The page's own table as a file of the page. WEB_MODULE_FILE names the module that crates/browser was compiled to;
 * without one the page plays only at servers.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const ID = 'virtual:module';

export function module(file: string | undefined): Plugin {
  let serving = false;
  return {
    name: 'klots-module',
    configResolved(config) {
      serving = config.command === 'serve';
    },
    resolveId: (id) => (id === ID ? '\0' + ID : undefined),
    load(id) {
      if (id !== '\0' + ID) return undefined;
      if (!file || serving) return `export const file = '';`;
      const source = readFileSync(file);
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
      const fileName = `assets/table-${hash}.wasm`;
      this.emitFile({ type: 'asset', fileName, source });
      return `export const file = ${JSON.stringify(fileName)};`;
    },
  };
}
