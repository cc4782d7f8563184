/** A part of the page that was lost on the way comes with the page itself, as soon as the server answers again. */

const PAUSE = 1000;
/** A part that is missing for good does not load the page for ever. */
const AT_MOST_EVERY = 20_000;
const LAST = 'klots-come-back';

const pause = (time: number) => new Promise((done) => setTimeout(done, time));

async function answers(): Promise<boolean> {
  try {
    return (await fetch(import.meta.url, { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** Loads the page again when that can help: a style that failed is not asked for a second time by the importing code. */
export async function comeBack(): Promise<never> {
  const last = Number(sessionStorage.getItem(LAST) ?? 0);
  await pause(Math.max(0, last + AT_MOST_EVERY - Date.now()));
  while (!(await answers())) await pause(PAUSE);
  sessionStorage.setItem(LAST, String(Date.now()));
  location.reload();
  return new Promise<never>(() => undefined);
}
