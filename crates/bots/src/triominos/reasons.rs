//! Why a move is good or bad, in codes, from what the seat can see.

use super::reference::points;
use play::dice::Seeded;
use play::{Game, Phrase, Seat};
use triominos::board::Board;
use triominos::score::Form;
use triominos::tiles::Tiles;
use triominos::{Move, Stage, State, Triominos, View};

/// The most telling reasons first, at most four.
pub(super) fn reasons(game: &Triominos, view: &View, seat: Seat, m: Move) -> Vec<Phrase> {
    let state = game.guess(view, &mut Seeded::new(0));
    match m {
        Move::Lay { .. } if state.stage() == Stage::Start => vec![Phrase::new("reason-triominos-start")],
        Move::Lay { .. } => lay_reasons(game, &state, seat, m),
        Move::Draw | Move::Pass => vec![other_reason(&state, m)],
    }
}

fn lay_reasons(game: &Triominos, state: &State, seat: Seat, m: Move) -> Vec<Phrase> {
    let Move::Lay { tile, cell } = m else { return Vec::new() };
    let Some(place) = state.board().place_at(cell) else { return Vec::new() };
    let hand = state.hand(seat).without(tile.alone());
    let mut after = *state.board();
    after.lay(tile, cell);
    let unseen = Tiles::ALL.without(after.covered()).without(hand);
    let mut reasons = Vec::new();
    if hand.is_empty() {
        reasons.push(Phrase::new("reason-triominos-last-tile"));
    }
    let now = points(game, state, m) as i32;
    let bonus = Form::of(state.board().contact(place)).map_or("none", Form::told);
    reasons.push(Phrase::new("reason-triominos-points").with("points", now).with("bonus", bonus));
    let (allowed, was) = (bonuses(&after, unseen), bonuses(state.board(), unseen));
    if allowed > was {
        reasons.push(Phrase::new("reason-triominos-allows-bonus").with("count", allowed));
    } else if allowed < was {
        reasons.push(Phrase::new("reason-triominos-spoils-bonus").with("count", was - allowed));
    }
    let fitting = |board: &Board| unseen.and(board.open()).len();
    if fitting(&after) + 3 < fitting(state.board()) {
        reasons.push(Phrase::new("reason-triominos-narrows").with("count", fitting(&after)));
    }
    if !hand.is_empty() {
        let left = hand.and(after.open()).len();
        reasons.push(Phrase::new("reason-triominos-goes-on").with("count", left));
    }
    reasons.truncate(4);
    reasons
}

fn other_reason(state: &State, m: Move) -> Phrase {
    let fits = !state.playable().and(state.board().open()).is_empty();
    Phrase::new(match (m, fits) {
        (Move::Draw, true) => "reason-triominos-draws-to-wait",
        (Move::Draw, false) => "reason-triominos-must-draw",
        (_, true) => "reason-triominos-passes-to-wait",
        (_, false) => "reason-triominos-must-pass",
    })
}

/// Places where somebody may earn a bonus with a tile that is not seen.
fn bonuses(board: &Board, unseen: Tiles) -> usize {
    let earns = |place: &&triominos::board::Place| {
        Form::of(board.contact(**place)).is_some() && !place.fits().and(unseen).is_empty()
    };
    board.places().iter().filter(earns).count()
}
