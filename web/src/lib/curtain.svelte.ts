/** Hidden hands on one device: a hand is shown only to whoever has just drawn the curtain, and only for that turn. */
export interface Seats {
  /** Whether hands are hidden here and several players share this device. */
  shared: boolean;
  /** Whose turn it is, if that player sits at this device and the game runs. */
  mover: number | null;
}

export class Curtain {
  revealed = $state<number | null>(null);
  readonly #seats: () => Seats;

  constructor(seats: () => Seats) {
    this.#seats = seats;
  }

  /** Nothing of a hand may be shown, said or hinted at. */
  get closed(): boolean {
    const { shared, mover } = this.#seats();
    return shared && mover !== null && this.revealed !== mover;
  }

  draw(): void {
    this.revealed = this.#seats().mover;
  }

  /** Falls with the end of the turn. */
  follow(): void {
    const { shared, mover } = this.#seats();
    if (shared && mover !== null && this.revealed !== null && mover !== this.revealed) this.revealed = null;
  }
}
