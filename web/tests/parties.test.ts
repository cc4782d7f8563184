import { expect, it } from 'vitest';
import { byParties, partyOf } from '../src/lib/parties';
import type { Analysis } from '../src/lib/wire/Analysis';

const TEAMS = [0, 1, 0, 1];
const analysis = {
  moves: [{ seat: 1, best: 0.4, played: 0.1, error: 0.01 }],
  course: [{ number: 0, shares: [0.25, 0.25, 0.25, 0.25], error: 0.02 }],
  luck: [],
  seats: [0, 0.5, 0, 0.5].map((end) => ({ start: 0.25, end, luck: 0, play: end - 0.25, given_away: 0 })),
} as unknown as Analysis;

it('a party that has won has won: its chance is told whole, not halved between partners', () => {
  const told = byParties(analysis, TEAMS);
  expect(told.seats.map(({ start, end }) => [start, end])).toEqual([
    [0.5, 0],
    [0.5, 1],
    [0.5, 0],
    [0.5, 1],
  ]);
  expect(told.moves[0]).toMatchObject({ best: 0.8, played: 0.2, error: 0.02 });
  expect(told.course[0]).toMatchObject({ shares: [0.5, 0.5, 0.5, 0.5], error: 0.04 });
});

it('whoever plays alone has what was sent', () => {
  expect(byParties(analysis, [0, 1, 2, 3])).toBe(analysis);
  expect(partyOf([0, 1, 2], 1)).toBe(1);
});
