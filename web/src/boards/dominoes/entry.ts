import type { Entry } from '../../lib/board';
import picture from './picture.svg';

const entry: Entry = {
  picture,
  needs: { target: 'match' },
  kit: () => import('.'),
  pad: () => import('./Pad.svelte'),
  lesson: () => import('./lesson'),
  fair: () => import('./fair'),
};
export default entry;
