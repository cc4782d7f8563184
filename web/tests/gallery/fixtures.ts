/** Positions in the shapes of the wire, made up by hand. */
import type {
  DominoesOffer,
  DominoesView,
  KingdominoOffer,
  KingdominoView,
  QuixoOffer,
  QuixoView,
  TriominosOffer,
  TriominosView,
} from '../../src/lib/views';

export interface Fixture {
  view: unknown;
  offers: { text: string }[];
  seat: number;
  names: string[];
}

const quixo: { view: QuixoView; offers: QuixoOffer[]; seat: number; names: string[] } = {
  seat: 0,
  names: ['Ann', 'Computer'],
  view: {
    size: 5,
    cells: [...'x..o. ox... .xo.. ..ox. x..o.'.replaceAll(' ', '')].map((c) => ({
      symbol: c === 'x' ? 'cross' : c === 'o' ? 'circle' : null,
      dot: null,
    })),
    starter: 0,
    turn: 0,
    moves: 10,
    cap: 200,
    repeats: 1,
    winner: null,
    line: [],
    last: { from: 23, to: 3 },
  },
  offers: [],
};
for (let y = 0; y < 5; y++)
  for (let x = 0; x < 5; x++) {
    if (x % 4 && y % 4) continue;
    if (quixo.view.cells[y * 5 + x]!.symbol === 'circle') continue;
    for (const to of [
      { x: 0, y },
      { x: 4, y },
      { x, y: 0 },
      { x, y: 4 },
    ]) {
      if (to.x === x && to.y === y) continue;
      if ((to.y === y && y % 4 !== 0 && x % 4 === 0 && to.x !== 4 - x) || (to.x !== x && to.y !== y)) continue;
      if (to.x === x && x % 4 !== 0 && y % 4 === 0 && to.y !== 4 - y) continue;
      quixo.offers.push({
        text: `${x}${y}>${to.x}${to.y}`,
        kind: 'push',
        from: { x, y },
        to,
        wins: false,
        loses: to.x === 4 && y === 2,
      });
    }
  }

const s = (x: number, y: number, terrain: string, crowns: number, tile: number | null) => ({
  x,
  y,
  terrain,
  crowns,
  tile,
});
const castle = s(0, 0, 'castle', 0, null);
const kingdomino: { view: KingdominoView; offers: KingdominoOffer[]; seat: number; names: string[] } = {
  seat: 0,
  names: ['Ann', 'Bo', 'Cy', 'Di'],
  view: {
    size: 5,
    game: 1,
    games: 1,
    totals: [0, 0, 0, 0],
    round: 5,
    rounds: 12,
    stage: 'place',
    turn: 0,
    current: [
      { tile: 6, king: 2, done: true },
      { tile: 24, king: 0, done: false },
      { tile: 37, king: 1, done: false },
      { tile: 45, king: 3, done: false },
    ],
    next: [
      { tile: 3, king: 2 },
      { tile: 19, king: null },
      { tile: 40, king: null },
      { tile: 48, king: null },
    ],
    order: [0, 1, 3],
    stack: 24,
    unseen: [],
    kingdoms: [
      {
        squares: [
          castle,
          s(1, 0, 'forest', 0, 3),
          s(2, 0, 'forest', 0, 3),
          s(0, 1, 'wheat', 1, 22),
          s(0, 2, 'swamp', 0, 22),
          s(-1, 0, 'water', 1, 32),
          s(-1, 1, 'forest', 0, 32),
          s(0, -1, 'grass', 0, 36),
          s(1, -1, 'wheat', 0, 36),
        ],
        discarded: [],
        points: 2,
      },
      {
        squares: [
          castle,
          s(1, 0, 'water', 0, 7),
          s(2, 0, 'water', 0, 7),
          s(0, 1, 'mine', 1, 40),
          s(1, 1, 'wheat', 0, 40),
        ],
        discarded: [],
        points: 1,
      },
      {
        squares: [
          castle,
          s(0, -1, 'grass', 2, 41),
          s(-1, -1, 'wheat', 0, 41),
          s(1, 0, 'swamp', 2, 43),
          s(2, 0, 'wheat', 0, 43),
        ],
        discarded: [],
        points: 4,
      },
      { squares: [castle, s(-1, 0, 'forest', 0, 5), s(-2, 0, 'forest', 0, 5)], discarded: [], points: 0 },
    ],
  },
  offers: (
    [
      [{ x: 2, y: 1 }, { x: 1, y: 1 }, 3],
      [{ x: 1, y: 1 }, { x: 1, y: 2 }, 3],
      [{ x: 2, y: -1 }, { x: 1, y: -2 }, 4],
      [{ x: -1, y: 2 }, { x: -2, y: 2 }, 2],
      [{ x: -2, y: 1 }, { x: -2, y: 0 }, 2],
      [{ x: 2, y: -1 }, { x: 2, y: -2 }, 3],
    ] as const
  ).map(([a, b, gain], i) => ({
    text: `p${i}`,
    kind: 'place',
    tile: 24,
    a,
    b,
    gain,
    why: [{ code: 'score-kingdomino-grown', args: { terrain: 'forest', squares: 3, crowns: 1 }, points: gain }],
  })),
};
kingdomino.offers[2]!.b = { x: 2, y: -2 };
kingdomino.offers[2]!.a = { x: 1, y: 2 };
kingdomino.offers[2]!.b = { x: 1, y: 1 };

const triominos: { view: TriominosView; offers: TriominosOffer[]; seat: number; names: string[] } = {
  seat: 0,
  names: ['Ann', 'Bo'],
  view: {
    round: 0,
    target: 400,
    totals: [0, 0],
    scores: [45, 60],
    pool: 30,
    drawn: 0,
    must: null,
    stage: 'play',
    turn: 0,
    last_round: null,
    hands: [
      { count: 7, tiles: ['0-0-1', '0-2-3', '1-3-4', '2-2-5', '3-4-5', '1-1-1', '0-4-5'] },
      { count: 8, tiles: null },
    ],
    table: [
      [0, 0, false, [0, 2, 3]],
      [1, 0, true, [2, 3, 3]],
      [1, 1, false, [3, 3, 4]],
      [0, 1, true, [3, 4, 1]],
      [-1, 1, false, [3, 3, 1]],
      [2, 0, false, [2, 5, 3]],
      [3, 0, true, [5, 1, 3]],
      [2, 1, true, [3, 5, 4]],
      [-2, 1, true, [3, 1, 0]],
    ].map(([x, y, up, corners], order) => ({
      tile: [...(corners as number[])].sort().join('-'),
      x: x as number,
      y: y as number,
      up: up as boolean,
      corners: corners as number[],
      seat: order % 2,
      order,
    })),
  },
  offers: [
    {
      text: 'a',
      kind: 'lay',
      tile: '0-2-3',
      x: -1,
      y: 0,
      up: true,
      corners: [0, 3, 3],
      points: 55,
      bonus: 'hexagon',
      hexagons: 1,
    },
    { text: 'b', kind: 'lay', tile: '0-2-3', x: 4, y: 0, up: false, corners: [5, 2, 1], points: 8 },
    { text: 'c', kind: 'lay', tile: '1-3-4', x: 3, y: 1, up: false, corners: [3, 1, 5], points: 8 },
    { text: 'draw', kind: 'draw', points: -5 },
  ],
};

const line = [
  [2, 8],
  [8, 1],
  [1, 1],
  [1, 6],
  [6, 9],
  [9, 9],
  [9, 5],
  [5, 5],
  [5, 3],
  [3, 0],
  [0, 0],
  [0, 7],
  [7, 4],
  [4, 4],
  [4, 8],
  [8, 8],
  [8, 3],
  [3, 2],
];
const dominoes: { view: DominoesView; offers: DominoesOffer[]; seat: number; names: string[] } = {
  seat: 0,
  names: ['Ann', 'Bo'],
  view: {
    round: 0,
    target: null,
    totals: [0, 0],
    stock: 12,
    first: 5,
    last: 17,
    ends: [2, 2],
    stage: 'turn',
    turn: 0,
    must: null,
    last_round: null,
    hands: [
      { count: 6, tiles: ['6-2', '9-2', '2-2', '7-1', '9-8', '4-0'] },
      { count: 4, tiles: null },
    ],
    line: line.map(([left, right], i) => ({ left: left!, right: right!, seat: i % 2 })),
  },
  offers: [
    { text: '6-2l', kind: 'lay', tile: '6-2', end: 'left' },
    { text: '6-2r', kind: 'lay', tile: '6-2', end: 'right' },
    { text: '9-2l', kind: 'lay', tile: '9-2', end: 'left' },
    { text: '2-2l', kind: 'lay', tile: '2-2', end: 'left' },
  ],
};

export const FIXTURES: Record<string, Fixture> = { quixo, kingdomino, triominos, dominoes };
