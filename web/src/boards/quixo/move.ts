/** What the server sends of this game, and a move as the page may know it: planned or read back it lacks what only the server says. */
import type { Offers, Views } from '../../lib/wire/Games';

type Offer = Offers['quixo'];
export type View = Views['quixo'];
export type Move = Pick<Offer, 'text' | 'kind'> & Partial<Offer>;
