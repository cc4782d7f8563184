/** How the line lies in its window: where each tile is, where the next one would go, on which side each end is tapped. */
import type { Point } from '../../lib/point';
import { mix, Steady } from '../../lib/steady.svelte';
import type { DominoesEnd } from '../../lib/wire/DominoesEnd';
import type { Move, View } from './move';
import { halves } from './say';
import { laidBy, snake, type Bone, type Laid, type Next, type Plan, type Snake } from './snake';

/**
 * Room below the line for the pads of its two ends, and above it for the counts in the corners: they cover no tile. On a
 * phone every row counts, and the counts are between the pads.
 */
const PADS = 58;
const COUNTS = 34;
const NARROW = 480;

/** An open end, or the place of the first tile, as it is tapped below the line. */
export interface EndPad {
  end: DominoesEnd;
  number: number | null;
  /** In which direction it lies from there. */
  to: number;
}

export const endOf = (offer: Move): DominoesEnd => offer.end ?? 'start';

export const middleOf = ({ a, b }: Laid): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** A line that was laid from the upper edge, below the counts. */
function lower(line: Snake, by: number): Snake {
  const down = ({ x, y }: Point): Point => ({ x, y: y + by });
  const tile = ({ a, b }: Laid): Laid => ({ a: down(a), b: down(b) });
  const next = ({ along, across }: Next): Next => ({ along: tile(along), across: tile(across) });
  return { ...line, tiles: line.tiles.map(tile), left: next(line.left), right: next(line.right) };
}

export class LaidLine {
  width = $state(600);
  height = $state(400);
  /** A picture of how it lay: there is nothing to tap and nothing to count. */
  still = $state(false);
  readonly #view: () => View;
  readonly #shown: () => Move | null;
  readonly #plan: Steady<Plan>;
  readonly #crossed: Steady<boolean>;

  constructor(view: () => View, table: () => string, shown: () => Move | null) {
    this.#view = view;
    this.#shown = shown;
    const round = () => `${table()} ${view().round} ${view().line.length > 0}`;
    const held = () => shown() !== null;
    // The plan by which the line lies stays while somebody taps, and so does the side of a pad.
    this.#plan = new Steady(
      () => ({ unit: this.#best.unit, start: this.#best.start }),
      () => `${round()} ${this.width} ${this.height}`,
      held,
    );
    this.#crossed = new Steady(() => this.middle('left').x > this.middle('right').x, round, held);
  }

  /** Whether the counts are below the line too. */
  readonly narrow = $derived(this.width < NARROW);

  readonly #counts = $derived(this.narrow || this.still ? 0 : COUNTS);

  readonly #room = $derived(this.height - (this.still ? 0 : PADS) - this.#counts);

  readonly #best = $derived.by(() => this.#fit(this.#view().line, this.#view().first));

  readonly laid = $derived.by((): Snake => {
    const { from, to, part } = this.#plan.way;
    const { line, first } = this.#view();
    const lay = (plan: Plan) => {
      const laid = laidBy(plan, line, first, this.width, this.#room);
      return laid ? lower(laid, this.#counts) : this.#best;
    };
    return part < 1 ? mix(lay(from), lay(to), part) : lay(to);
  });

  /** The tile that would be laid, in the place that is kept free for it: what lies stays where it is. */
  readonly ghost = $derived.by((): (Bone & Laid & { unit: number }) | null => {
    const shown = this.#shown();
    if (shown?.kind !== 'lay') return null;
    const [low, high] = halves(shown.tile!);
    const { ends } = this.#view();
    if (!ends) {
      const alone = this.#fit([{ left: low, right: high }], 0);
      return { left: low, right: high, ...alone.tiles[0]!, unit: alone.unit };
    }
    const end = endOf(shown);
    const turned = end === 'left' ? high !== ends[0] : low !== ends[1];
    const place = this.#next(end, low === high);
    return { left: turned ? high : low, right: turned ? low : high, ...place, unit: this.laid.unit };
  });

  /** Whether something will move by itself. */
  get settling(): boolean {
    return this.#plan.settling || this.#crossed.settling;
  }

  /** The middle of the place where the next tile goes at an end. */
  middle(end: DominoesEnd): Point {
    return middleOf(this.#next(end, false));
  }

  /** The same for a sign so far around: also where the tiles are smaller than it, all of it is seen. */
  seen(end: DominoesEnd, around: number): Point {
    const { x, y } = this.middle(end);
    const within = (at: number, size: number) => Math.min(Math.max(at, around), Math.max(size - around, around));
    return { x: within(x, this.width), y: within(y, this.height) };
  }

  /** The open ends, each on the side of the table where it lies; before the first tile one place for it, if it can be laid. */
  pads(startable: boolean): EndPad[] {
    const numbers = this.#view().ends;
    if (!numbers) return startable ? [{ end: 'start', number: null, to: 0 }] : [];
    const ends = (['left', 'right'] as const).map((end, i) => ({ end, number: numbers[i]!, at: this.middle(end) }));
    if (this.#crossed.now) ends.reverse();
    return ends.map(({ end, number, at }, side) => {
      const from = { x: side ? this.width : 0, y: this.height };
      return { end, number, to: Math.atan2(at.y - from.y, at.x - from.x) };
    });
  }

  #next(end: DominoesEnd, double: boolean): Laid {
    return this.laid[end === 'left' ? 'left' : 'right'][double ? 'across' : 'along'];
  }

  #fit(line: readonly Bone[], first: number): Snake {
    return lower(snake(line, first, this.width, this.#room), this.#counts);
  }
}
