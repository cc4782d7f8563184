/** Where the page lies, and whether there is a server behind it. */

/** The folder of the page, with a slash at its end: code lies in `assets/` below it. */
export const base: string = import.meta.env.PROD ? new URL('../', import.meta.url).pathname : '/';

/** A folder of files on any host: nobody answers there, and addresses stand behind `#`. */
export const isStatic: boolean =
  typeof document !== 'undefined' && document.querySelector('meta[name="klots-site"]') !== null;

/** The address of one of the page's own files. */
export function fileAt(path: string): string {
  return base + path.replace(/^\//, '');
}
