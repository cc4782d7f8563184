declare module 'virtual:locales' {
  /** The address of each language's texts. */
  export const words: Record<string, string>;
  /** The address of each language's rules and lessons. */
  export const books: Record<string, string>;
}
