declare module 'virtual:locales' {
  /** The address of each language's texts, by part. */
  export const files: Record<string, Record<string, string>>;
}
