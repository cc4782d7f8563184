/** Select → preview → commit, the same for every board. */
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
  /** How the last choice was made: mouse, touch, pen or keyboard. */
  pointer = 'mouse';

  readonly #play: (text: string) => void;

  constructor(play: (text: string) => void) {
    this.#play = play;
  }

  /** The move to draw: chosen, or merely looked at. */
  get shown(): O | null {
    return this.ghost ?? this.glance;
  }

  /** A target was tapped: the second tap, or the first where nothing is to be confirmed, plays it. */
  choose(offer: O, pointer = this.pointer): void {
    this.pointer = pointer;
    if (this.ghost?.text === offer.text || !confirming(pointer)) this.commit(offer);
    else this.ghost = offer;
  }

  /** Shows it and waits, whatever the settings say. */
  preview(offer: O | null): void {
    this.ghost = offer;
  }

  commit(offer: O | null = this.shown): void {
    if (!offer) return;
    this.clear();
    this.#play(offer.text);
  }

  /** One step back: first the ghost, then what is held. */
  back(): boolean {
    if (this.ghost || this.glance) this.ghost = this.glance = null;
    else if (this.picked !== null) this.picked = null;
    else return false;
    return true;
  }

  clear(): void {
    this.ghost = this.glance = null;
    this.picked = null;
  }

  /** Drops what is no longer possible. Says whether something had to be dropped. */
  keep(offers: readonly O[]): boolean {
    const lives = (offer: O | null) => !offer || offers.some((other) => other.text === offer.text);
    if (lives(this.ghost) && lives(this.glance)) return false;
    const dropped = !lives(this.ghost);
    this.ghost = this.glance = null;
    return dropped;
  }
}
