/** Whole games of those in which players hold hands of tiles. */
import { wholeGames } from './whole.js';

wholeGames('triominos', 'dominoes');
