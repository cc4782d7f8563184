//! Why a move is good, in codes that the faces can say.

use super::reference::holes;
use kingdomino::{Kingdom, Kingdomino, Move, State, Tile, View};
use play::dice::Seeded;
use play::{Game as _, Phrase, Seat};

/// The most telling first, at most four.
pub(super) fn reasons(game: &Kingdomino, view: &View, seat: Seat, m: Move) -> Vec<Phrase> {
    let state = game.guess(view, &mut Seeded::new(0));
    let mut found = match m {
        Move::Place(tile, spot) => {
            placement(game, state.kingdom(seat), &state.kingdom(seat).with(tile, spot))
        }
        Move::Discard(tile) => vec![Phrase::new("reason-kingdomino-no-place").with("tile", tile.number())],
        Move::Pick(tile) => choice(game, &state, seat, tile),
    };
    found.truncate(4);
    found
}

fn placement(game: &Kingdomino, before: &Kingdom, after: &Kingdom) -> Vec<Phrase> {
    let mut found = Vec::new();
    let gain = game.points(after) as i32 - game.points(before) as i32;
    if gain != 0 {
        found.push(Phrase::new("reason-kingdomino-points").with("points", gain));
    }
    if game.middle_kingdom().is_some()
        && kingdomino::score::is_central(after, kingdomino::MiddleKingdom::Reach, game.size())
    {
        found.push(Phrase::new("reason-kingdomino-middle"));
    }
    let new_holes = dead(after, game) as i32 - dead(before, game) as i32;
    found.push(match new_holes {
        ..=0 => Phrase::new("reason-kingdomino-no-hole"),
        holes => Phrase::new("reason-kingdomino-holes").with("count", holes),
    });
    found
}

/// Squares that no domino can cover any more.
fn dead(kingdom: &Kingdom, game: &Kingdomino) -> u32 {
    holes(kingdom.open(game.size())).count_ones()
}

fn choice(game: &Kingdomino, state: &State, seat: Seat, tile: Tile) -> Vec<Phrase> {
    let mut found = Vec::new();
    match best_gain(game, state.kingdom(seat), tile) {
        None => found.push(Phrase::new("reason-kingdomino-no-place").with("tile", tile.number())),
        Some(0) => {}
        Some(gain) => found.push(Phrase::new("reason-kingdomino-would-bring").with("points", gain)),
    }
    if tile.crowns() > 0 {
        found.push(Phrase::new("reason-kingdomino-crowns").with("count", tile.crowns()));
    }
    let rivals = Seat::all(game.seats()).filter(|&other| other != seat);
    let wanted = rivals.filter_map(|rival| Some((best_gain(game, state.kingdom(rival), tile)?, rival))).max();
    if let Some((gain, rival)) = wanted.filter(|&(gain, _)| gain >= 4) {
        found.push(Phrase::new("reason-kingdomino-denies").with("points", gain).with("seat", rival));
    }
    if let Some(place) = state.next().iter().position(|(there, _)| there == tile) {
        found.push(Phrase::new("reason-kingdomino-order").with("place", place + 1));
    }
    found
}

/// Points at once from the best placement; `None` if there is none.
fn best_gain(game: &Kingdomino, kingdom: &Kingdom, tile: Tile) -> Option<i32> {
    let points = |kingdom: &Kingdom| game.points(kingdom) as i32;
    let spots = kingdom.spots(tile, game.size());
    spots.map(|spot| points(&kingdom.with(tile, spot)) - points(kingdom)).max()
}
