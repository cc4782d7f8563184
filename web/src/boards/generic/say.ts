/** Any game in sentences: moves as they may be made, the view as an outline of names and values. */
import type { AnyMove } from '../../lib/board';
import { has, possible, say } from '../../lib/words.svelte';

export function sayOffer(offer: AnyMove, _view: unknown, names: string[]): string {
  const may = offer.tell && possible(offer.tell);
  return may && has(may.code) ? say(may, names) : offer.text;
}

/** A value of the view as one line of text, or its parts where it has some. */
export interface Outline {
  name: string;
  value?: string;
  parts?: Outline[];
}

export function outline(view: unknown): Outline[] {
  if (typeof view !== 'object' || view === null) return [{ name: '', value: written(view) }];
  return Object.entries(view).map(([name, value]) => {
    if (flat(value)) return { name: name.replaceAll('_', ' '), value: written(value) };
    return { name: name.replaceAll('_', ' '), parts: outline(value) };
  });
}

/** Whether it fits one line: a plain value, or a list of them. */
function flat(value: unknown): boolean {
  const plain = (one: unknown) => typeof one !== 'object' || one === null;
  return plain(value) || (Array.isArray(value) && value.every(plain));
}

function written(value: unknown): string {
  if (value === null) return '–';
  if (!Array.isArray(value)) return String(value);
  return value.length ? value.map(written).join(' ') : '–';
}

export function describe(view: unknown): string[] {
  const lines = (parts: Outline[], before = ''): string[] =>
    parts.flatMap((part) =>
      part.parts ? lines(part.parts, `${before}${part.name} `) : [`${before}${part.name}: ${part.value}`],
    );
  return lines(outline(view));
}
