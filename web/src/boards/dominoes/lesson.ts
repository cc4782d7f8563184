/** The guided first game. */
import type { LessonStep, Scene } from '../../lib/board';
import type { View } from './move';

const TILES = ['[data-commit]', '[data-end].open', '.tray .playable', '[data-draw]'];

export const lesson: LessonStep[] = [
  { id: 'aim', at: ['.stage'] },
  { id: 'start', at: TILES, until: ({ view }: Scene<View>) => view.line.length > 0 },
  { id: 'lay', at: TILES, until: ({ view, seat }: Scene<View>) => view.line.some((bone) => bone.seat === seat) },
  { id: 'draw', at: ['[data-draw]', '[data-stock]'] },
  { id: 'ends', at: ['.pads'] },
  { id: 'free', at: ['[data-hint]', '[data-menu]'] },
];
