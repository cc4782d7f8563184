/**
 * Which modules share a file. Over a plain line a browser asks for six files at a time: with a file for every module that two
 * pages share, the first page waited for its twenty-fourth, and a table with its board for its thirtieth.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Imports = (id: string) => readonly string[];

/** One file for the first page, one for any table, one for each board; all else is split as the bundler likes. */
export function chunks(source: string): Rolldown.CodeSplittingGroup {
  let named: Map<string, string> | null = null;
  return {
    debugName: 'chunks',
    includeDependenciesRecursively: false,
    name: (id, graph) => {
      named ??= nameModules(source, (from) => graph.getModuleInfo(from)?.importedIds ?? []);
      return named.get(id) ?? null;
    },
  };
}

function nameModules(source: string, importedBy: Imports): Map<string, string> {
  const named = new Map<string, string>();
  const put = (ids: Iterable<string>, chunk: string) => {
    for (const id of ids) if (!named.has(id)) named.set(id, chunk);
  };
  // The entry itself waits for its words, and nothing may wait for it: it stays apart.
  put(reached(importedBy(join(source, 'main.ts')), importedBy), 'first');
  put(
    reached(
      ['pages/Table.svelte', 'pages/table/Play.svelte'].map((page) => join(source, page)),
      importedBy,
    ),
    'table',
  );

  const folder = join(source, 'boards');
  const boards = readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'index.ts')))
    .map((name) => ({ name, modules: reached([join(folder, name, 'index.ts')], importedBy) }));
  for (const { name, modules } of boards) {
    const others = boards.filter((board) => board.name !== name);
    put(
      [...modules].filter((id) => others.some((board) => board.modules.has(id))),
      'table',
    );
    put(modules, name);
  }
  return named;
}

/** These and all they import, at once or by way of others. */
function reached(ids: readonly string[], importedBy: Imports): Set<string> {
  const found = new Set<string>();
  const queue = [...ids];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    queue.push(...importedBy(id));
  }
  return found;
}
