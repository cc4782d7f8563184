//! What a placement leaves: bonuses for the others, and for one's own hand.

use play::Seat;
use triominos::board::Place;
use triominos::score::Form;
use triominos::tiles::Tiles;
use triominos::{Move, State, Triominos};

/// An eye for what a placement leaves. Uses nothing of the state but what the acting seat can see.
#[derive(Clone, Copy, Debug)]
pub(super) struct Careful {
    /// How much a bonus counts that another player may take.
    pub danger: f32,
    /// How much a bonus counts that one's own hand can take next.
    pub hope: f32,
}

impl Careful {
    /// What the table looks like after a placement, in points for the seat.
    #[inline]
    pub(super) fn leaves(&self, game: &Triominos, state: &State, seat: Seat, m: Move) -> f32 {
        let Move::Lay { tile, cell } = m else { return 0.0 };
        let mut board = *state.board();
        board.lay(tile, cell);
        let hand = state.hand(seat).without(tile.alone());
        let unseen = Tiles::ALL.without(board.covered()).without(hand);
        let others = unseen.len() - state.pool().len();
        let held = others as f32 / unseen.len().max(1) as f32;
        let (mut danger, mut hope) = (0.0f32, 0.0f32);
        for place in board.places() {
            if !closed(*place) {
                continue;
            }
            let Some(form) = Form::of(board.contact(*place)) else { continue };
            let fits = place.fits();
            let points = form.points(game.hexagons()) as f32;
            if !fits.and(hand).is_empty() {
                hope = hope.max(points);
            } else if !fits.and(unseen).is_empty() {
                danger += points * held;
            }
        }
        self.hope * hope - self.danger * danger
    }
}

/// Whether all three corners of a place are known: one tile at most fits, and it earns a bonus.
#[inline]
fn closed(place: Place) -> bool {
    place.shows().iter().all(Option::is_some)
}
