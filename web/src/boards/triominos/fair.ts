import { deal, hands, type Deals } from '../../lib/fair';

export const deals: Deals = (seats, options) => {
  const size = seats === 1 ? Number(options['solo_hand'] ?? 9) : seats === 2 ? 9 : seats <= 4 ? 7 : 6;
  return hands(triangles(), 'tile ', (left, dice) => {
    if (seats > 1) return `deal ${deal(left, dice, seats, size).join('|')}`;
    const [start] = left.take(dice, 1);
    return `deal ${left.take(dice, size).join(',')} start ${start}`;
  });
};

function triangles(): string[] {
  const tiles: string[] = [];
  for (let a = 0; a <= 5; a++) for (let b = a; b <= 5; b++) for (let c = b; c <= 5; c++) tiles.push(`${a}-${b}-${c}`);
  return tiles;
}
