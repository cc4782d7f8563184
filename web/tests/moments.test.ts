import { beforeEach, expect, it } from 'vitest';
import { traces } from '../src/boards/triominos';
import type { BoardKit } from '../src/lib/board';
import { Moments } from '../src/lib/moments.svelte';
import { settings } from '../src/lib/settings.svelte';
import type { Picture } from '../src/lib/wire/Picture';
import type { Seen } from '../src/lib/wire/Seen';

const kit = { traces } as unknown as BoardKit;
const picture = (number: number, points: number[]) =>
  ({ number, round: 0, eyes: '0', view: {}, standing: { points, places: [] } }) as unknown as Picture;
const moved = (seat: number, text: string): Seen[] => [{ number: 0, at: 0, what: { kind: 'moved', seat, text } }];
const luck: Seen[] = [{ number: 0, at: 0, what: { kind: 'luck', text: 'draws 1-2-3' } }];

const PLACES: Record<string, number> = { tile: 300, first: 100, second: 500 };

beforeEach(() => {
  settings.motion = 'full';
  document.body.innerHTML =
    '<i id="first" data-seat="0"></i><i id="second" data-seat="1"></i><div class="board"><i id="tile" data-newest></i></div>';
  for (const [id, left] of Object.entries(PLACES)) {
    const node = document.getElementById(id)!;
    node.getAnimations = () => [];
    node.getBoundingClientRect = () => new DOMRect(left - 20, 200, 40, 40);
  }
});

function after(...heard: [Seen[], Picture][]) {
  const moments = new Moments();
  moments.hear([], picture(1, [0, 0]));
  moments.see(kit);
  for (const [events, now] of heard) moments.hear(events, now);
  moments.see(kit);
  return moments.shown.map(({ x, points }) => [x, points.replace(/[\u2066-\u2069]/g, '')]);
}

it('tells points at the tile that was laid, and at the player of a move that leaves nothing on the table', () => {
  expect(after([moved(1, '1-2-3 a'), picture(2, [0, 6])])).toEqual([[PLACES['tile'], '+6']]);
  expect(after([moved(1, 'draw'), picture(2, [0, -5])])).toEqual([[PLACES['second'], '−5']]);
});

it('of moves that are drawn at once tells the last with its own points: only its tile is the newest', () => {
  expect(after([moved(1, '1-2-3 a'), picture(2, [0, 6])], [moved(0, '1-2-4 b'), picture(3, [7, 6])])).toEqual([
    [PLACES['tile'], '+7'],
  ]);
  expect(after([moved(0, 'draw'), picture(2, [-5, 0])], [moved(0, '1-2-4 b'), picture(3, [2, 0])])).toEqual([
    [PLACES['tile'], '+7'],
  ]);
});

it('tells a draw when the tile that it brought is drawn with it', () => {
  expect(after([moved(0, 'draw'), picture(2, [-5, 0])], [luck, picture(3, [-5, 0])])).toEqual([
    [PLACES['first'], '−5'],
  ]);
});
