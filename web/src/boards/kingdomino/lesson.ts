/** The guided first game. */
import type { LessonStep, Scene } from '../../lib/board';
import type { View } from './move';

const placed = ({ view, seat }: Scene<View>) => view.kingdoms[seat ?? 0]?.squares.length ?? 0;
const placing = ({ offers }: Scene<View>) => offers.some(({ text }) => text.includes('@'));
const SQUARES = ['[data-commit]', '.own .target', '.own'];

export const lesson: LessonStep[] = [
  { id: 'aim', at: ['.own'] },
  {
    id: 'pick',
    at: ['[data-commit]', '[data-pick]'],
    until: ({ view, seat }: Scene<View>) =>
      view.next.some((slot) => slot.king === seat) || view.current.some((slot) => slot.king === seat),
  },
  { id: 'order', at: ['.draft'] },
  { id: 'place', at: SQUARES, when: placing, until: (scene: Scene<View>) => placed(scene) > 1 },
  { id: 'points', at: ['.you .points'] },
  { id: 'match', at: SQUARES, when: placing, until: (scene: Scene<View>) => placed(scene) > 3 },
  { id: 'limit', at: ['.own'] },
  { id: 'free', at: ['[data-hint]', '[data-menu]'] },
];
