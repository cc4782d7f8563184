/** A part of the page that was lost on the way comes with the page itself, as soon as the server answers again. */

const PAUSE = 1000;
/** A part that is missing for good does not load the page for ever. */
const AT_MOST_EVERY = 20_000;

const pause = (time: number) => new Promise((done) => setTimeout(done, time));

async function answers(): Promise<boolean> {
  try {
    return (await fetch(import.meta.url, { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** Whether this page has been loaded once more already, by us or by hand. */
function loadedAgain(): boolean {
  const [how] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return how?.type === 'reload';
}

async function loadAgain(): Promise<never> {
  if (loadedAgain()) await pause(Math.max(0, AT_MOST_EVERY - performance.now()));
  while (!(await answers())) await pause(PAUSE);
  location.reload();
  return new Promise<never>(() => undefined);
}

let coming: Promise<never> | null = null;

/** Loads the page again when that can help: a style that failed is not asked for a second time by the importing code. */
export function comeBack(): Promise<never> {
  coming ??= loadAgain();
  return coming;
}

/** Every part that is imported when it is needed tells by this event that it, or its style, did not come. */
export function followLosses(): void {
  addEventListener('vite:preloadError', () => void comeBack());
}
