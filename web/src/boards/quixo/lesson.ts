/** The guided first game. */
import type { LessonStep, Scene } from '../../lib/board';
import type { View } from './move';

const CUBES = ['[data-commit]', '[data-pad]', '.cell.can'];

export const lesson: LessonStep[] = [
  { id: 'aim', at: ['.stage'] },
  { id: 'take', at: CUBES, until: ({ view, myTurn }: Scene<View>) => !myTurn && view.moves > 0 },
  { id: 'again', at: CUBES, until: ({ view }: Scene<View>) => view.moves > 3 },
  { id: 'other', at: ['.stage'] },
  { id: 'danger', at: ['.stage'] },
  { id: 'free', at: ['[data-hint]', '[data-menu]'] },
];
