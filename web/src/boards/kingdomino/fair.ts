import type { Deals } from '../../lib/fair';

export const deals: Deals = (seats, options) => {
  const each = seats === 2 ? 2 : 1;
  const kings = seats * each;
  const row = options['three_players'] === 'lines_of_four' ? 4 : kings;
  const all = () => Array.from({ length: 48 }, (_, i) => i + 1);
  let unseen = all();
  return (recorded, dice) => {
    if (recorded.startsWith('kings')) {
      unseen = all();
      if (options['first_picks'] === 'snake') {
        const first = dice.below(2);
        return `kings ${[first, 1 - first, 1 - first, first].join(' ')}`;
      }
      const order = dice.shuffle(Array.from({ length: kings }, (_, n) => Math.floor(n / each)));
      return `kings ${order.join(' ')}`;
    }
    const tiles = dice.someOf(unseen, row).sort((a, b) => a - b);
    return `row ${tiles.join(' ')}`;
  };
};
