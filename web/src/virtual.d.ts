declare module 'virtual:locales' {
  /** Every language there is, with the hash in the names of its files. */
  export const hashes: Record<string, string>;
  /** What is in files of its own: `words`, every game, and `<game>-book`. */
  export const parts: string[];
}
