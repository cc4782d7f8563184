/** Sums for people who have the box on the table. */
/** A round of dominoes (D8, D10): the lowest sum wins and scores what is left in the other hands. */
export function roundPoints(left: readonly number[]): number[] {
  const least = Math.min(...left);
  return left.map((own) => (own === least ? left.reduce((sum, other) => sum + (other === least ? 0 : other), 0) : 0));
}
