// Generated from the list of games in crates/wire. Do not edit.
import type { KingdominoView } from "./KingdominoView";
import type { KingdominoOffer } from "./KingdominoOffer";
import type { TriominosView } from "./TriominosView";
import type { TriominosOffer } from "./TriominosOffer";
import type { QuixoView } from "./QuixoView";
import type { QuixoOffer } from "./QuixoOffer";
import type { DominoesView } from "./DominoesView";
import type { DominoesOffer } from "./DominoesOffer";
import type { Phrase } from "./Phrase";

/** What every offered move has besides: what its seat will read about it. */
export type Told = { tell: Phrase };

/** By the name of the game. */
export type Views = {
  kingdomino: KingdominoView;
  triominos: TriominosView;
  quixo: QuixoView;
  dominoes: DominoesView;
};

/** By the name of the game. */
export type Offers = {
  kingdomino: KingdominoOffer & Told;
  triominos: TriominosOffer & Told;
  quixo: QuixoOffer & Told;
  dominoes: DominoesOffer & Told;
};
