/** A move of the record, read back: `a1>a5`, with four players `a1>a5@2`, or `pass`. */
import type { Move } from './move';
import { read as readPush } from './push';

export function read(text: string): Move | null {
  const still = { text, wins: false, loses: false };
  if (text === 'pass') return { ...still, kind: 'pass' };
  const push = readPush(text);
  const dot = /@(\d)$/.exec(text)?.[1];
  return push && { ...still, kind: 'push', ...push, ...(dot ? { dot: Number(dot) } : {}) };
}
