/** Whole games of those in which everything lies open. */
import { wholeGames } from './whole.js';

wholeGames('kingdomino', 'quixo');
