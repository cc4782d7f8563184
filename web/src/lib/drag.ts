/** Dragging as an alternative: starts after 6 px, ends on a target or nowhere. */
import type { Point } from './point';

export interface Drag {
  /** Whether something can be picked up here; called when the pointer has moved far enough. */
  begin: (at: Point) => boolean;
  move: (at: Point) => void;
  drop: (at: Point) => void;
  cancel: () => void;
}

const FAR = 6;

/** A Svelte attachment that makes an element draggable. Points are in the window's pixels. */
export function draggable(drag: () => Drag | null) {
  return (node: Element) => {
    let start: Point | null = null;
    let active: Drag | null = null;

    const down = (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary) return;
      start = { x: event.clientX, y: event.clientY };
      // On the window: a quick pull has left the element before it is far enough to count.
      addEventListener('pointermove', move);
      addEventListener('pointerup', up);
      addEventListener('pointercancel', cancel);
    };
    const forget = () => {
      start = active = null;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
    };
    const move = (event: PointerEvent) => {
      if (!start) return;
      const at = { x: event.clientX, y: event.clientY };
      if (!active) {
        if (Math.hypot(at.x - start.x, at.y - start.y) < FAR) return;
        const wanted = drag();
        if (!wanted?.begin(start)) {
          forget();
          return;
        }
        active = wanted;
        node.setPointerCapture(event.pointerId);
      }
      event.preventDefault();
      active.move(at);
    };
    const up = (event: PointerEvent) => {
      const dragged = active;
      forget();
      if (!dragged) return;
      // The click that follows a drag is no choice of its own.
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
      dragged.drop({ x: event.clientX, y: event.clientY });
    };
    const cancel = () => {
      active?.cancel();
      forget();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') cancel();
    };

    node.addEventListener('pointerdown', down as EventListener);
    addEventListener('keydown', key);
    return () => {
      cancel();
      node.removeEventListener('pointerdown', down as EventListener);
      removeEventListener('keydown', key);
    };
  };
}

function swallow(event: Event) {
  event.stopPropagation();
  event.preventDefault();
}

/** A point of the window in the coordinates of an SVG. */
export function inside(svg: SVGSVGElement, at: Point): Point {
  const matrix = svg.getScreenCTM();
  if (!matrix) return at;
  const point = new DOMPoint(at.x, at.y).matrixTransform(matrix.inverse());
  return { x: point.x, y: point.y };
}
