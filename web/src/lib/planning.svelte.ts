/** Thinking off turn: which moves may be planned, once the game's planner is loaded. */
import type { AnyMove, BoardKit } from './board';

type Planner = Awaited<ReturnType<NonNullable<BoardKit['planner']>>>['plan'];

export class Planning {
  #plan = $state.raw<Planner | null>(null);

  /** For an effect: loads the planner where it is wanted. */
  load(wanted: boolean, kit: BoardKit | null): void {
    if (wanted && kit?.planner && !this.#plan) void kit.planner().then(({ plan }) => (this.#plan = plan));
  }

  /** What may be planned; null where nothing stays armed, an empty list on turn. */
  moves(allowed: boolean, waiting: boolean, view: unknown, seat: number | null): AnyMove[] | null {
    if (!allowed || !this.#plan || seat === null) return null;
    return waiting ? this.#plan(view, seat) : [];
  }
}
