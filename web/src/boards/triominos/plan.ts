/** What a player may think about off turn: places where a tile of the hand fits what lies now. The server says later whether it is legal. */
import { corners, type Spot } from './lattice';
import type { Move, View } from './move';

const name = (point: { x: number; y: number }) => `${point.x.toFixed(1)},${point.y.toFixed(1)}`;

export function plan(view: View, seat: number): Move[] {
  const hand = view.hands[seat]?.tiles ?? [];
  const taken = new Set(view.table.map((tile) => `${tile.x},${tile.y}`));
  const shows = new Map<string, number>();
  for (const tile of view.table) corners(tile).forEach((point, i) => shows.set(name(point), tile.corners[i] ?? 0));
  const spots = new Map<string, Spot>();
  for (const tile of view.table)
    for (const [x, y] of [
      [tile.x - 1, tile.y],
      [tile.x + 1, tile.y],
      [tile.x, tile.up ? tile.y + 1 : tile.y - 1],
    ] as const)
      if (!taken.has(`${x},${y}`)) spots.set(`${x},${y}`, { x, y, up: !tile.up });
  return hand.flatMap((tile) => [...spots.values()].flatMap((spot) => laid(tile, spot, shows)));
}

/** The tile turned so that it agrees with every corner that lies there already, if there is such a turn. */
function laid(tile: string, spot: Spot, shows: ReadonlyMap<string, number>): Move[] {
  const [a = 0, b = 0, c = 0] = tile.split('-').map(Number);
  const wanted = corners(spot).map((point) => shows.get(name(point)));
  const turned = (
    [
      [a, b, c],
      [b, c, a],
      [c, a, b],
    ] as [number, number, number][]
  ).find((numbers) => numbers.every((number, i) => wanted[i] === undefined || wanted[i] === number));
  if (!turned) return [];
  const { x, y, up } = spot;
  return [{ text: `${tile}@${x},${y}`, kind: 'lay', tile, x, y, up, corners: turned, points: a + b + c, bonus: null }];
}
