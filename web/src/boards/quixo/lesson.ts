/** The guided first game. */
import type { LessonStep, Scene } from '../../lib/board';
import type { View } from './move';

export const lesson: LessonStep[] = [
  { id: 'aim' },
  { id: 'take', until: ({ view, myTurn }: Scene<View>) => !myTurn && view.moves > 0 },
  { id: 'again', until: ({ view }: Scene<View>) => view.moves > 3 },
  { id: 'other' },
  { id: 'danger' },
  { id: 'free' },
];
