/** Select → preview → commit, the same for every board; off turn what is committed is armed instead. */
import { untrack } from 'svelte';
import { confirming } from './settings.svelte';

interface Named {
  text: string;
}

export class Choice<O extends Named> {
  /** What is held: a tile of the hand, a cube. */
  picked = $state<string | null>(null);
  /** The move that is shown as a ghost and waits for its commit. */
  ghost = $state.raw<O | null>(null);
  /** The move that is shown while the pointer or the focus rests on its target. */
  glance = $state.raw<O | null>(null);
  /** The move that was committed off turn: it is played by itself when the turn comes and it is still possible. */
  armed = $state.raw<O | null>(null);
  /** How the last choice was made: mouse, touch, pen or keyboard. */
  pointer = 'mouse';

  readonly #play: (text: string) => void;
  readonly #ahead: () => boolean;
  readonly #key: (offer: O) => string;

  /** `ahead` says whether somebody else is to move; `key` what makes two moves the same one. */
  constructor(
    play: (text: string) => void,
    ahead: () => boolean = () => false,
    key: (offer: O) => string = (offer) => offer.text,
  ) {
    this.#play = play;
    this.#ahead = ahead;
    this.#key = key;
  }

  /** Whether somebody else is to move: what is committed waits for the turn. */
  get ahead(): boolean {
    return this.#ahead();
  }

  /** The move to draw: chosen, merely looked at, or armed. */
  get shown(): O | null {
    return this.ghost ?? this.glance ?? this.armed;
  }

  /** Whether the move that is drawn is the armed one. */
  get waiting(): boolean {
    return this.armed !== null && this.same(this.shown, this.armed);
  }

  same(one: O | null, other: O | null): boolean {
    return one !== null && other !== null && this.#key(one) === this.#key(other);
  }

  /** A target was tapped: the second tap, or the first where nothing is to be confirmed, plays it. */
  choose(offer: O, pointer = this.pointer): void {
    this.pointer = pointer;
    if (this.same(this.armed, offer)) this.clear();
    else if (this.same(this.ghost, offer) || !(this.#ahead() || confirming(pointer))) this.commit(offer);
    else this.ghost = offer;
  }

  /** Shows it and waits, whatever the settings say. */
  preview(offer: O | null): void {
    this.ghost = offer;
  }

  commit(offer: O | null = this.ghost ?? this.glance): void {
    if (!offer) return;
    this.clear();
    if (this.#ahead()) this.armed = offer;
    else this.#play(offer.text);
  }

  /** One step back: first the ghost, then what is armed, then what is held. */
  back(): boolean {
    if (this.ghost || this.glance) this.ghost = this.glance = null;
    else if (this.armed) this.armed = null;
    else if (this.picked !== null) this.picked = null;
    else return false;
    return true;
  }

  clear(): void {
    this.ghost = this.glance = this.armed = null;
    this.picked = null;
  }

  /**
   * Drops what is no longer possible, and plays what was armed once the turn has come.
   * `plans` are the moves one may think about off turn: none of them is legal yet, and without a list nothing stays armed.
   * Says whether something had to be dropped.
   */
  keep(offers: readonly O[], plans: readonly O[] | null = null): boolean {
    if (!plans) this.armed = null;
    const armed = this.armed;
    if (armed && offers.length) {
      this.clear();
      const now = offers.find((offer) => this.same(offer, armed));
      if (now) untrack(() => this.#play(now.text));
      return !now;
    }
    const can = offers.length ? offers : (plans ?? []);
    const alive = (offer: O | null) => (offer && can.find((other) => this.same(other, offer))) ?? null;
    const gone = Boolean((this.ghost && !alive(this.ghost)) || (armed && can.length && !alive(armed)));
    // What was planned off turn is, on turn, the move as the server offers it.
    if (this.ghost) this.ghost = alive(this.ghost);
    if (this.glance) this.glance = alive(this.glance);
    if (armed && can.length) this.armed = alive(armed);
    return gone;
  }
}
