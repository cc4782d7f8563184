/** The guided first game. */
import type { LessonStep, Scene } from '../../lib/board';
import type { View } from './move';

export const lesson: LessonStep[] = [
  { id: 'aim' },
  { id: 'start', until: ({ view }: Scene<View>) => view.line.length > 0 },
  { id: 'lay', until: ({ view, seat }: Scene<View>) => view.line.some((bone) => bone.seat === seat) },
  { id: 'draw' },
  { id: 'ends' },
  { id: 'free' },
];
