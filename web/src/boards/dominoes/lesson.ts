/** The guided first game. */
import type { LessonStep, Scene } from '../../lib/board';
import type { View } from './move';

/** While it is one's turn something must fit for a tile to be chosen; else it is time to tell of drawing. */
const fits = ({ myTurn, offers }: Scene<View>) =>
  !myTurn || offers.some(({ text }) => text !== 'draw' && text !== 'pass');
/** Whoever has begun has not yet looked for an end. */
const joined = ({ view, seat }: Scene<View>) => view.line.some((bone, i) => bone.seat === seat && i !== view.first);

const TILES = ['[data-commit]', '[data-end].open', '.tray .playable', '[data-draw]'];

export const lesson: LessonStep[] = [
  { id: 'aim', at: ['.stage'] },
  { id: 'start', at: TILES, until: ({ view }: Scene<View>) => view.line.length > 0 },
  { id: 'lay', at: TILES, when: fits, instead: 'draw', until: joined },
  { id: 'draw', at: ['[data-draw]', '[data-stock]'] },
  { id: 'ends', at: ['.pads'] },
  { id: 'free', at: ['[data-hint]', '[data-menu]'] },
];
