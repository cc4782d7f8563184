/** The guided first games: steps that wait for a click, or for something to happen at the table. */
import type { DominoesView, KingdominoView, QuixoView, TriominosView } from './views';

interface Scene<V> {
  view: V;
  myTurn: boolean;
  seat: number | null;
  offers: { text: string; kind?: string }[];
}

interface Step<V> {
  /** The message is `lesson-<game>-<id>`. */
  id: string;
  /** Without it the step waits for “next”. */
  until?: (scene: Scene<V>) => boolean;
}

const kingdomino: Step<KingdominoView>[] = [
  { id: 'aim' },
  {
    id: 'pick',
    until: ({ view, seat }) =>
      view.next.some((slot) => slot.king === seat) || view.current.some((slot) => slot.king === seat),
  },
  { id: 'order' },
  { id: 'place', until: ({ view, seat }) => (view.kingdoms[seat ?? 0]?.squares.length ?? 0) > 1 },
  { id: 'match', until: ({ view, seat }) => (view.kingdoms[seat ?? 0]?.squares.length ?? 0) > 3 },
  { id: 'points' },
  { id: 'limit' },
  { id: 'free' },
];

const quixo: Step<QuixoView>[] = [
  { id: 'aim' },
  { id: 'take', until: ({ view, myTurn }) => !myTurn && view.moves > 0 },
  { id: 'again', until: ({ view }) => view.moves > 3 },
  { id: 'other' },
  { id: 'danger' },
  { id: 'free' },
];

const triominos: Step<TriominosView>[] = [
  { id: 'aim' },
  { id: 'tile', until: ({ view, seat }) => view.table.some((laid) => laid.seat === seat) },
  { id: 'match', until: ({ view, seat }) => view.table.filter((laid) => laid.seat === seat).length > 1 },
  { id: 'draw' },
  { id: 'bonus' },
  { id: 'end' },
  { id: 'free' },
];

const dominoes: Step<DominoesView>[] = [
  { id: 'aim' },
  { id: 'start', until: ({ view }) => view.line.length > 0 },
  { id: 'lay', until: ({ view, seat }) => view.line.some((bone) => bone.seat === seat) },
  { id: 'draw' },
  { id: 'ends' },
  { id: 'free' },
];

/** The views of the four games meet here as they do on the wire: whose lesson it is decides. */
export const LESSONS: Record<string, Step<never>[]> = { kingdomino, quixo, triominos, dominoes };
