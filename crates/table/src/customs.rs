//! What a table must know about a game beyond its rules: who are partners, whether a draw can be agreed on.

use crate::event::Setup;
use play::Seat;

/// The party a seat belongs to: partners share it (Quixo for four: opposite seats), everybody else is alone.
pub fn party(game: &str, seats: u8, seat: Seat) -> u8 {
    if game == "quixo" && seats == 4 { seat.0 % 2 } else { seat.0 }
}

/// Whether the rules know a draw, so that people can agree on one.
pub fn knows_draw(game: &str) -> bool {
    game == "quixo"
}

/// Whether partners have a chat of their own (Q14).
pub fn team_chat(game: &str, setup: &Setup) -> bool {
    let partners = Seat::all(setup.seats).any(|seat| party(game, setup.seats, seat) != seat.0);
    partners && setup.options.0.get("partners_may_consult").is_some_and(|word| word == "yes")
}
