/** What deserves a look when it happens: points where they were earned, a bridge, a line; tiles drawn from the stock. */
import type { BoardKit } from './board';
import { homeOf, toss } from './fly';
import { handsOf } from './hands';
import { moving } from './settings.svelte';
import { sound } from './sound';
import type { Picture } from './wire/Picture';
import type { Seen } from './wire/Seen';
import { signed } from './words.svelte';

export interface Moment {
  id: number;
  /** In the window. */
  x: number;
  y: number;
  points: string;
  /** What it was, where it was more than points. */
  text: string;
}

/** No moment is longer. */
const LASTS = 1500;
/** In pixels: how far above its piece a moment is told, and half of what it takes from side to side. */
const [ABOVE, NARROW, WIDE] = [24, 40, 110];

/** Where something lies when what still moves it has come to its end. */
function atRest(node: Element): DOMRect {
  const moving = node
    .getAnimations({ subtree: true })
    .map((one) => ({ one, now: one.currentTime, end: one.effect?.getComputedTiming().endTime }))
    .filter(({ end }) => end !== undefined && end !== Infinity);
  for (const { one, end } of moving) one.currentTime = end!;
  const box = node.getBoundingClientRect();
  for (const { one, now } of moving) one.currentTime = now ?? 0;
  return box;
}

export class Moments {
  shown = $state.raw<Moment[]>([]);
  #heard: { events: Seen[]; now: Picture }[] = [];
  #before: Picture | null = null;
  #count = 0;

  /** What has come, to be told when it has been drawn: several things may be drawn at once. */
  hear(events: Seen[], now: Picture): void {
    this.#heard.push({ events, now });
  }

  /**
   * What has just been drawn on the board. Nothing where nothing moves: points and log tell the same. Of several moves the
   * last one is told, for only its piece is the newest on the table.
   */
  see(kit: BoardKit | null): void {
    const heard = this.#heard.splice(0);
    const last = heard.findLast(({ events }) => events.some(({ what }) => what.kind === 'moved'));
    for (const { events, now } of heard) {
      const before = this.#before;
      this.#before = now;
      if (!before || !moving() || now.number <= before.number) continue;
      this.#draws(before, now);
      if (kit && now === last?.now) this.#tell(events, before, now, kit);
    }
  }

  #tell(events: Seen[], before: Picture, now: Picture, kit: BoardKit) {
    const move = events.findLast(({ what }) => what.kind === 'moved');
    if (move?.what.kind !== 'moved') return;
    const { seat, text: played } = move.what;
    const counts = !kit.Sign && (kit.scored?.(now.view) ?? true);
    const gain = counts ? (now.standing.points[seat] ?? 0) - (before.standing.points[seat] ?? 0) : 0;
    const text = kit.moment?.({ seat, tell: move.tell ?? null, before: before.view, after: now.view }) ?? '';
    if (gain || text) this.#show(seat, gain, text, !kit.traces?.traceless?.test(played));
    if (text) sound('moment');
  }

  #show(seat: number, gain: number, text: string, laid: boolean) {
    // What leaves nothing on the table is told where the points are kept, not at a piece that somebody laid before.
    const piece = laid ? document.querySelector('.board [data-newest]') : null;
    const place = piece ?? document.querySelector(`[data-seat="${seat}"]`);
    const box = place && atRest(place);
    if (!box?.width) return;
    const id = ++this.#count;
    // Within the window, and not under the finger that played.
    const half = text ? WIDE : NARROW;
    const x = Math.min(Math.max(box.x + box.width / 2, half), innerWidth - half);
    // Above the piece: it is what is looked at.
    const y = Math.max(box.y - ABOVE, 60);
    this.shown = [{ id, x, y, points: gain ? signed(gain) : '', text }];
    setTimeout(() => (this.shown = this.shown.filter((one) => one.id !== id)), LASTS);
  }

  /** A hand that has grown within a round has drawn. */
  #draws(before: Picture, now: Picture) {
    const [had, have] = [handsOf(before.view), handsOf(now.view)];
    const stock = document.querySelector('[data-stock]');
    if (!had || !have || !stock || before.round !== now.round) return;
    const own = /^\d+$/.test(now.eyes) ? Number(now.eyes) : null;
    have.forEach((hand, seat) => {
      if (hand.count <= (had[seat]?.count ?? 0) || (had[seat]?.count ?? 0) === 0) return;
      const home = homeOf(seat, own);
      if (home) toss(stock, home);
    });
  }

  clear(): void {
    this.shown = [];
  }
}
