/** The guided first game. */
import type { LessonStep, Scene } from '../../lib/board';
import type { View } from './move';

const laid = ({ view, seat }: Scene<View>) => view.table.filter((tile) => tile.seat === seat).length;

/** While it is one's turn something must fit for a tile to be chosen; else it is time to tell of drawing. */
const fits = ({ myTurn, offers }: Scene<View>) =>
  !myTurn || offers.some(({ text }) => text !== 'draw' && text !== 'pass');

const TILES = ['[data-commit]', '[data-spot]', '.tray .playable', '[data-draw]'];

export const lesson: LessonStep[] = [
  { id: 'aim', at: ['.players'] },
  { id: 'tile', at: TILES, when: fits, instead: 'draw', until: (scene: Scene<View>) => laid(scene) > 0 },
  { id: 'match', at: TILES, when: fits, instead: 'draw', until: (scene: Scene<View>) => laid(scene) > 1 },
  { id: 'draw', at: ['[data-draw]', '[data-stock]'] },
  { id: 'bonus', at: ['.stage'] },
  { id: 'end', at: ['.tray'] },
  { id: 'free', at: ['[data-hint]', '[data-menu]'] },
];
