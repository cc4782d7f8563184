/** The test language: readable English in which every letter that was translated carries an accent. */
const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = [...'áƀçđéƒǧĥíĵķłɱñóƥɋŕšţúṽŵẋýžÁƁÇĐÉƑǦĤÍĴĶŁṀÑÓƤɊŔŠŢÚṼŴẊÝŽ'];
const VOWELS = /[áéíóúÁÉÍÓÚ]/g;

export function accent(text: string): string {
  const said = [...text].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('');
  // Most languages need more room than English: vowels are spoken twice.
  return said.replace(VOWELS, (vowel) => vowel + vowel.toLowerCase());
}
