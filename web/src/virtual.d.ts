declare module 'virtual:locales' {
  /** Every language there is, with the hash in the names of its files. */
  export const hashes: Record<string, string>;
  /** Every language in its own words. */
  export const names: Record<string, string>;
  /** What is in files of its own: `words`, every game, and `<game>-book`. */
  export const parts: string[];
}

declare module 'virtual:module' {
  /** Where the page's own table is, from the folder of the page; empty where it was not built. */
  export const file: string;
}
