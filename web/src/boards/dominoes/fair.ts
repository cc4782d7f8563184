import { deal, hands, type Deals } from '../../lib/fair';

export const deals: Deals = (seats) =>
  hands(bones(), '', (left, dice) => `deal ${deal(left, dice, seats, 5).join('/')}`);

function bones(): string[] {
  const tiles: string[] = [];
  for (let high = 0; high <= 9; high++) for (let low = 0; low <= high; low++) tiles.push(`${high}-${low}`);
  return tiles;
}
