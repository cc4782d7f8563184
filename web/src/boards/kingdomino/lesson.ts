/** The guided first game. */
import type { LessonStep, Scene } from '../../lib/board';
import type { View } from './move';

const placed = ({ view, seat }: Scene<View>) => view.kingdoms[seat ?? 0]?.squares.length ?? 0;

export const lesson: LessonStep[] = [
  { id: 'aim' },
  {
    id: 'pick',
    until: ({ view, seat }: Scene<View>) =>
      view.next.some((slot) => slot.king === seat) || view.current.some((slot) => slot.king === seat),
  },
  { id: 'order' },
  { id: 'place', until: (scene: Scene<View>) => placed(scene) > 1 },
  { id: 'match', until: (scene: Scene<View>) => placed(scene) > 3 },
  { id: 'points' },
  { id: 'limit' },
  { id: 'free' },
];
