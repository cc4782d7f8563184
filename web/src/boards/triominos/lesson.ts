/** The guided first game. */
import type { LessonStep, Scene } from '../../lib/board';
import type { View } from './move';

const laid = ({ view, seat }: Scene<View>) => view.table.filter((tile) => tile.seat === seat).length;

export const lesson: LessonStep[] = [
  { id: 'aim' },
  { id: 'tile', until: (scene: Scene<View>) => laid(scene) > 0 },
  { id: 'match', until: (scene: Scene<View>) => laid(scene) > 1 },
  { id: 'draw' },
  { id: 'bonus' },
  { id: 'end' },
  { id: 'free' },
];
