/** How the table looked since one's own last move, shown again view by view. */
const PACE = 900;

export class LookBack {
  #shown = $state.raw<{ views: unknown[]; at: number } | null>(null);

  get on(): boolean {
    return this.#shown !== null;
  }

  /** Which view of how many, from 1. */
  get place(): { at: number; all: number } {
    return { at: (this.#shown?.at ?? 0) + 1, all: this.#shown?.views.length ?? 0 };
  }

  get view(): unknown {
    return this.#shown?.views[this.#shown.at];
  }

  begin(views: unknown[]): void {
    this.#shown = views.length ? { views, at: 0 } : null;
  }

  stop(): void {
    this.#shown = null;
  }

  /** For an effect: waits, then goes on; ends by itself. */
  go(): (() => void) | undefined {
    const shown = this.#shown;
    if (!shown) return;
    const timer = setTimeout(() => {
      this.#shown = shown.at + 1 < shown.views.length ? { ...shown, at: shown.at + 1 } : null;
    }, PACE);
    return () => clearTimeout(timer);
  }
}
