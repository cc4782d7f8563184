/** The 48 dominoes of Kingdomino: left and right half, terrain letter and crowns. Number 1 comes first. */
const LETTERS = { W: 'wheat', F: 'forest', L: 'water', G: 'grass', S: 'swamp', M: 'mine' } as const;

export type Terrain = (typeof LETTERS)[keyof typeof LETTERS];
export const TERRAINS: readonly Terrain[] = Object.values(LETTERS);

export interface Half {
  terrain: Terrain;
  crowns: number;
}

const SET = (
  'W0W0 W0W0 F0F0 F0F0 F0F0 F0F0 L0L0 L0L0 L0L0 G0G0 G0G0 S0S0 ' +
  'W0F0 W0L0 W0G0 W0S0 F0L0 F0G0 W1F0 W1L0 W1G0 W1S0 W1M0 F1W0 ' +
  'F1W0 F1W0 F1W0 F1L0 F1G0 L1W0 L1W0 L1F0 L1F0 L1F0 L1F0 W0G1 ' +
  'L0G1 W0S1 G0S1 M1W0 W0G2 L0G2 W0S2 G0S2 M2W0 S0M2 S0M2 W0M3'
).split(' ');

function half(text: string): Half {
  return { terrain: LETTERS[text[0] as keyof typeof LETTERS], crowns: Number(text[1]) };
}

/** Left and right half of the domino with this number. */
export function domino(number: number): [Half, Half] {
  const text = SET[number - 1] ?? 'W0W0';
  return [half(text.slice(0, 2)), half(text.slice(2))];
}
