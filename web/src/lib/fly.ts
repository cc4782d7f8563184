/** A piece travels from where it was to where it lies: seen happening, over before the next one comes, and never needed. */
import { inside } from './drag';
import { moving } from './settings.svelte';

const HOW: KeyframeAnimationOptions = { duration: 420, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' };

/** Sets out when what came with it has been painted: the frame that draws a move is the longest, and would be missed on the way. */
function depart(node: Element, way: Keyframe[]): Animation {
  const flight = node.animate(way, HOW);
  flight.pause();
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (flight.playState === 'paused') flight.play();
    }),
  );
  return flight;
}

/**
 * An attachment for a piece of a board that has just come onto it. `from` finds what it comes from: a slot of the draft,
 * the hand, the player who laid it. Without movement, or without a place to come from, the piece is simply there.
 */
export function fly(from: () => Element | null) {
  return (node: SVGGraphicsElement) => {
    const source = moving() ? from()?.getBoundingClientRect() : null;
    const board = node.ownerSVGElement;
    if (!source?.width || !board || typeof node.animate !== 'function') return;
    const start = inside(board, { x: source.x + source.width / 2, y: source.y + source.height / 2 });
    const box = node.getBBox();
    const way = { x: start.x - box.x - box.width / 2, y: start.y - box.y - box.height / 2 };
    const flight = depart(node, [
      { transform: `translate(${way.x}px, ${way.y}px)`, opacity: 0.25 },
      { transform: 'none', opacity: 1 },
    ]);
    return () => flight.cancel();
  };
}

/** The back of a tile goes from one place of the page to another: seen, and gone. */
export function toss(from: Element, to: Element): void {
  if (!moving() || typeof document.body.animate !== 'function') return;
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const tile = document.createElement('div');
  tile.className = 'tossed';
  tile.setAttribute('aria-hidden', 'true');
  document.body.append(tile);
  const at = (box: DOMRect) => `translate(${box.x + box.width / 2 - 11}px, ${box.y + box.height / 2 - 18}px)`;
  const flight = depart(tile, [{ transform: at(start) }, { transform: at(end), opacity: 0.3 }]);
  flight.onfinish = flight.oncancel = () => tile.remove();
}

/** Remembers where things of the page were, and lets them travel to where they are drawn next. */
export class Places {
  #at = new Map<string, DOMRect>();

  /** Before the page is drawn anew. */
  note(root: Element | undefined): void {
    for (const node of root?.querySelectorAll<HTMLElement>('[data-place]') ?? [])
      this.#at.set(node.dataset['place']!, node.getBoundingClientRect());
  }

  /** An attachment: comes from where the thing of this name was last seen, if it was somewhere else. */
  arrive(name: string) {
    return (node: HTMLElement) => {
      const was = this.#at.get(name);
      const is = node.getBoundingClientRect();
      if (!was || !moving() || typeof node.animate !== 'function') return;
      const [dx, dy] = [was.x - is.x, was.y - is.y];
      if (Math.hypot(dx, dy) < 2) return;
      const flight = depart(node, [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }]);
      return () => flight.cancel();
    };
  }
}

/** Where the tiles of a seat come from: one's own hand, or the player's name. */
export function homeOf(seat: number, own: number | null): Element | null {
  return (seat === own ? document.querySelector('.tray') : null) ?? document.querySelector(`[data-seat="${seat}"]`);
}
