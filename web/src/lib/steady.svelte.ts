/**
 * What a board is fitted to stays as it is while somebody taps: a board that must be fitted anew waits until the finger
 * has been away for a moment and nothing is held over it, and then glides.
 */
import { untrack } from 'svelte';
import { moving } from './settings.svelte';

/** How long a finger must have been away, in milliseconds. */
const REST = 500;
const LASTS = 320;

let tapped = -Infinity;
if (typeof window !== 'undefined')
  window.addEventListener('pointerdown', () => (tapped = performance.now()), { capture: true, passive: true });

export class Steady<T> {
  #from = $state.raw<T | null>(null);
  #to = $state.raw<T | null>(null);
  #part = $state(1);
  readonly #wanted: () => T;
  #frame = 0;

  /** `whose` names what is looked at: something else is shown at once. `held` says whether a choice lies over the board. */
  constructor(wanted: () => T, whose: () => string, held: () => boolean) {
    this.#wanted = wanted;
    let seen: string | null = null;
    $effect.pre(() => {
      const next = wanted();
      const name = whose();
      const waits = held();
      return untrack(() => {
        if (seen !== name || this.#to === null) {
          seen = name;
          this.#from = this.#to = next;
          this.#part = 1;
        } else if (!alike(this.#to, next) && !waits) return this.#later(next);
      });
    });
  }

  /** What is fitted to now: on the way from one to the other while it glides. */
  get now(): T {
    const [from, to] = [this.#from, this.#to];
    return from === null || to === null ? this.#wanted() : this.#part < 1 ? mix(from, to, this.#part) : to;
  }

  /** Where it comes from and goes to, and how far it is, for what cannot be mixed as it is. */
  get way(): { from: T; to: T; part: number } {
    const now = this.#to ?? this.#wanted();
    return { from: this.#from ?? now, to: now, part: this.#part };
  }

  /** Whether something will move by itself. */
  get settling(): boolean {
    return this.#part < 1 || (this.#to !== null && !alike(this.#to, this.#wanted()));
  }

  /** After the finger has been away for long enough; answers how to call that off. */
  #later(next: T): () => void {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const left = tapped + REST - performance.now();
      if (left > 0) timer = setTimeout(wait, left);
      else this.#glide(next, wait);
    };
    // Not within the drawing that asks for it: a piece that arrives must find its place as it is.
    timer = setTimeout(wait);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(this.#frame);
      this.#halt();
    };
  }

  /** Stays where it has come to. */
  #halt(): void {
    if (this.#part < 1) this.#from = this.#to = this.now;
    this.#part = 1;
  }

  /** A tap on the way stops it, so that nothing moves away under the finger; the rest of the way is gone `again`. */
  #glide(next: T, again: () => void): void {
    this.#from = this.#to;
    this.#to = next;
    if (!moving()) {
      this.#part = 1;
      return;
    }
    const start = performance.now();
    this.#part = 0;
    const step = (time: number) => {
      if (tapped >= start) {
        this.#halt();
        again();
        return;
      }
      const part = Math.min(Math.max((time - start) / LASTS, 0), 1);
      this.#part = part < 1 ? 1 - (1 - part) ** 3 : 1;
      if (part < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }
}

const alike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Between two values of one shape: numbers part of the way, everything else as it will be. */
export function mix<T>(from: T, to: T, part: number): T {
  if (typeof from === 'number' && typeof to === 'number') return (from + (to - from) * part) as T;
  if (Array.isArray(from) && Array.isArray(to)) return to.map((value, i) => mix(from[i] ?? value, value, part)) as T;
  if (from && to && typeof from === 'object' && typeof to === 'object')
    return Object.fromEntries(
      Object.entries(to).map(([name, value]) => [name, mix((from as Record<string, unknown>)[name], value, part)]),
    ) as T;
  return to;
}
