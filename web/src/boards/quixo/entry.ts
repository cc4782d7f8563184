import type { Entry } from '../../lib/board';
import picture from './picture.svg';

const entry: Entry = {
  picture,
  clocked: ['move_seconds'],
  kit: () => import('.'),
  lesson: () => import('./lesson'),
  fair: () => import('./fair'),
};
export default entry;
