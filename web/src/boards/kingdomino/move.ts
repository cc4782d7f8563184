/** What the server sends of this game, and a move as the page may know it: planned or read back it lacks what only the server says. */
import type { KingdominoCurrent } from '../../lib/wire/KingdominoCurrent';
import type { KingdominoField } from '../../lib/wire/KingdominoField';
import type { KingdominoNext } from '../../lib/wire/KingdominoNext';
import type { Offers, Views } from '../../lib/wire/Games';

type Offer = Offers['kingdomino'];
export type View = Views['kingdomino'];
export type Move = Pick<Offer, 'text' | 'kind' | 'tile'> & Partial<Offer>;
export type Square = KingdominoField;
/** A domino of either row; only in the first one it may be done with. */
export type Slot = KingdominoNext & Partial<Pick<KingdominoCurrent, 'done'>>;
