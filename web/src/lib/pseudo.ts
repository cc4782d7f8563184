/** The test language: readable English in which every letter that was translated carries an accent. */
import { pseudo } from '../../../locales/languages.json';

const LETTERS: Record<string, string> = pseudo.letters;

export function accent(text: string): string {
  return [...text].map((letter) => LETTERS[letter] ?? letter).join('');
}
