/** Something carried over the board: snaps to the nearest place, is played where it is dropped, or goes back. */
import type { Choice } from './choice.svelte';
import type { Drag } from './drag';
import type { Point } from './point';

export class Carry<M extends { text: string }> {
  /** Where the pointer is while something is carried. */
  at = $state.raw<Point | null>(null);
  /** What is carried. */
  what = $state<string | null>(null);
  readonly #choice: Choice<M>;
  readonly #nearest: (at: Point) => M | null;
  readonly #drop: (move: M) => void;

  /** `nearest` finds the move whose place is meant; `drop` plays it, if that is not simply a commit. */
  constructor(choice: Choice<M>, nearest: (at: Point) => M | null, drop = (move: M) => choice.commit(move)) {
    this.#choice = choice;
    this.#nearest = nearest;
    this.#drop = drop;
  }

  of(what: string | null, can: () => boolean): Drag {
    return {
      begin: () => {
        if (!can()) return false;
        this.#choice.ghost = null;
        this.what = what;
        if (what !== null) this.#choice.picked = what;
        return true;
      },
      move: (at) => {
        this.at = at;
        this.what = what;
        this.#choice.ghost = null;
        this.#choice.glance = this.#nearest(at);
      },
      drop: () => {
        this.#end();
        const goal = this.#choice.glance;
        if (goal) this.#drop(goal);
        else this.#choice.clear();
      },
      cancel: () => {
        this.#end();
        this.#choice.clear();
      },
    };
  }

  #end() {
    this.at = null;
    this.what = null;
  }
}

/** Of these moves the one whose place lies nearest, if it is near enough. */
export function nearestOf<M>(moves: readonly M[], from: Point, place: (move: M) => Point, reach: number): M | null {
  let best: M | null = null;
  let least = reach;
  for (const move of moves) {
    const to = place(move);
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    if (far < least) [best, least] = [move, far];
  }
  return best;
}
