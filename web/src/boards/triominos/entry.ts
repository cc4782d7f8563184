import type { Entry } from '../../lib/board';
import picture from './picture.svg';

const entry: Entry = {
  picture,
  kit: () => import('.'),
  pad: () => import('./Pad.svelte'),
  lesson: () => import('./lesson'),
  fair: () => import('./fair'),
};
export default entry;
