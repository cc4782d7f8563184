/** Pan and zoom of a board as a convenience: by wheel, by two fingers, by dragging what is enlarged. */
import { inside } from './drag';
import type { Point } from './point';

export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

const MOST = 6;

export class Zoom {
  /** How much larger than fitted, and around which point; null while everything is shown. */
  #now = $state.raw<{ scale: number; x: number; y: number } | null>(null);
  readonly #fitted: () => Frame;
  readonly #svg: () => SVGSVGElement | undefined;
  #fingers = new Map<number, Point>();

  constructor(fitted: () => Frame, svg: () => SVGSVGElement | undefined) {
    this.#fitted = fitted;
    this.#svg = svg;
  }

  get on(): boolean {
    return this.#now !== null;
  }

  /** What is to be seen, in the units of the board. */
  get frame(): Frame {
    const fitted = this.#fitted();
    if (!this.#now) return fitted;
    const [w, h] = [fitted.w / this.#now.scale, fitted.h / this.#now.scale];
    return { x: this.#now.x - w / 2, y: this.#now.y - h / 2, w, h };
  }

  fit(): void {
    this.#now = null;
  }

  by(factor: number, at?: Point): void {
    const scale = Math.min(Math.max((this.#now?.scale ?? 1) * factor, 1), MOST);
    const { x, y, w, h } = this.frame;
    const centre = { x: x + w / 2, y: y + h / 2 };
    const k = at ? 1 - 1 / factor : 0;
    this.#now =
      scale <= 1.001
        ? null
        : { scale, x: centre.x + ((at?.x ?? 0) - centre.x) * k, y: centre.y + ((at?.y ?? 0) - centre.y) * k };
  }

  /** A point of the window in the units of the board. */
  #at(point: Point): Point | undefined {
    const svg = this.#svg();
    return svg ? inside(svg, point) : undefined;
  }

  wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.by(event.deltaY < 0 ? 1.2 : 1 / 1.2, this.#at({ x: event.clientX, y: event.clientY }));
  };

  down = (event: PointerEvent): void => {
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    const width = this.#svg()?.clientWidth ?? 0;
    if (!before || !width) return;
    const now = { x: event.clientX, y: event.clientY };
    if (this.#fingers.size === 2) {
      const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1] ?? now;
      const far = (point: Point) => Math.max(Math.hypot(point.x - other.x, point.y - other.y), 1);
      this.by(far(now) / far(before), this.#at({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }));
    } else if (this.#now) {
      const each = this.frame.w / width;
      this.#now = {
        ...this.#now,
        x: this.#now.x - (now.x - before.x) * each,
        y: this.#now.y - (now.y - before.y) * each,
      };
    }
    this.#fingers.set(event.pointerId, now);
  };

  up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
  };
}
