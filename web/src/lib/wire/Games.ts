// Generated from the list of games in crates/wire. Do not edit.
import type { KingdominoView } from "./KingdominoView";
import type { KingdominoOffer } from "./KingdominoOffer";
import type { TriominosView } from "./TriominosView";
import type { TriominosOffer } from "./TriominosOffer";
import type { QuixoView } from "./QuixoView";
import type { QuixoOffer } from "./QuixoOffer";
import type { DominoesView } from "./DominoesView";
import type { DominoesOffer } from "./DominoesOffer";

/** By the name of the game. */
export type Views = {
  kingdomino: KingdominoView;
  triominos: TriominosView;
  quixo: QuixoView;
  dominoes: DominoesView;
};

/** By the name of the game. */
export type Offers = {
  kingdomino: KingdominoOffer;
  triominos: TriominosOffer;
  quixo: QuixoOffer;
  dominoes: DominoesOffer;
};
