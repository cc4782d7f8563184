/** A property that has just been completed is lit for a moment. */
import { moving } from '../../lib/settings.svelte';
import { completed } from './estates';
import type { Square, View } from './move';

const MOMENT = 1400;

export class Finished {
  /** Whose it is, and its squares. */
  lit = $state.raw<{ seat: number; squares: readonly Square[] } | null>(null);
  #seen: View | null = null;

  /** Made while a component starts: it looks at each view as it comes. */
  constructor(view: () => View) {
    $effect(() => this.#look(view()));
  }

  /** The squares that are lit in this seat's kingdom. */
  of(seat: number): readonly Square[] {
    return this.lit?.seat === seat ? this.lit.squares : [];
  }

  #look(now: View) {
    const before = this.#seen;
    this.#seen = now;
    if (!before || !moving()) return;
    const seat = now.kingdoms.findIndex(
      (one, i) => one.squares.length === (before.kingdoms[i]?.squares.length ?? 0) + 2,
    );
    const estate = seat < 0 ? null : completed(before, now, seat);
    this.lit = estate ? { seat, squares: estate.squares } : null;
    if (!estate) return;
    const timer = setTimeout(() => (this.lit = null), MOMENT);
    return () => clearTimeout(timer);
  }
}
