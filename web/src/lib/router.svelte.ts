/**
 * Addresses of the page, without a library: the browser's history and one reactive location.
 *
 * What is open over a page (a dialog) is closed by the way back. For that the history holds one spare entry above the
 * page's own. Closing does nothing to the history: going on takes the spare entry's place, the next dialog uses it
 * again, and the way back with nothing open passes over it.
 */
import { base, isStatic } from './site';

/** Where the page is: a folder of files has only one address, so the way stands behind its `#`; a shortcut has a query. */
function place(): URL {
  return new URL(isStatic ? location.hash.slice(1) || `/${location.search}` : location.href, location.origin);
}

let path = $state(place().pathname);
let query = $state.raw(place().searchParams);

export function here(): string {
  return path;
}

export function asked(name: string): string | null {
  return query.get(name);
}

function arrive() {
  const at = place();
  path = at.pathname;
  query = at.searchParams;
}

/** An address of ours as the browser is to show it. */
export function shown(to: string): string {
  return isStatic ? `${base}#${to}` : to;
}

const isSpare = () => (history.state as { spare?: boolean } | null)?.spare === true;
/** Whether the entry shown last was the spare one. */
let wasSpare = isSpare();
/** How everything that is open over the page is closed. */
const open = new Set<() => void>();

/** Something opens over the page: the way back closes it. Answers what to do when it has closed. */
export function closeOnBack(close: () => void): () => void {
  open.add(close);
  if (!isSpare()) history.pushState({ spare: true }, '');
  wasSpare = true;
  return () => open.delete(close);
}

function stepped() {
  const left = wasSpare && !isSpare();
  wasSpare = isSpare();
  if (left && open.size) for (const close of [...open]) close();
  else if (left) history.back();
  arrive();
}

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(history.state, '', shown(to));
  else history[isSpare() ? 'replaceState' : 'pushState'](null, '', shown(to));
  wasSpare = isSpare();
  arrive();
  if (!replace) scrollTo(0, 0);
}

/** Links to our own pages do not load the page anew. */
export function followLinks(): void {
  addEventListener('popstate', stepped);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest('a');
    if (!link || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (/^\/(api|assets)\//.test(link.pathname)) return;
    if (isStatic && inStatic(event, link)) return;
    if (link.target) return;
    event.preventDefault();
    if (link.pathname === location.pathname && link.hash) location.hash = link.hash;
    else go(link.pathname + link.search + link.hash);
  });
}

/** Where addresses stand behind `#`, a place on the page and another tab are found by us. */
function inStatic(event: Event, link: HTMLAnchorElement): boolean {
  const to = link.getAttribute('href') ?? '';
  if (!to.startsWith('#') && !link.target) return false;
  event.preventDefault();
  if (to.startsWith('#')) {
    const goal = document.getElementById(to.slice(1));
    goal?.scrollIntoView();
    goal?.focus();
  } else window.open(shown(link.pathname + link.search), link.target, 'noopener');
  return true;
}

export interface Route {
  page: string;
  params: Record<string, string>;
}

/** `/rules/:game` and the like. */
export function match(routes: Record<string, string>, at: string): Route | null {
  const parts = at.replace(/\/+$/, '').split('/');
  for (const [pattern, page] of Object.entries(routes)) {
    const wanted = pattern.replace(/\/+$/, '').split('/');
    if (wanted.length !== parts.length) continue;
    const params: Record<string, string> = {};
    const fits = wanted.every((part, i) => {
      const have = parts[i] ?? '';
      if (!part.startsWith(':')) return part === have;
      params[part.slice(1)] = safeDecode(have);
      return have !== '';
    });
    if (fits) return { page, params };
  }
  return null;
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
