//! A quick policy that looks at what a placement leaves: bonuses for the next player, and ways to go on.

use super::greedy::{MostPoints, each_lay};
use play::dice::Seeded;
use play::{Game, Seat, Turn};
use search::{Policy, Scratch};
use triominos::board::Place;
use triominos::score::Form;
use triominos::tiles::Tiles;
use triominos::{Move, Stage, State, Triominos};

/// Points now, less what the others may make of it, and something for tiles that can still be laid.
/// Uses nothing of the state but what the acting seat can see.
#[derive(Clone, Copy, Debug)]
pub struct Careful {
    /// How much a bonus counts that another player may take.
    pub danger: f32,
    /// How much a bonus counts that the own hand can take next.
    pub hope: f32,
    /// Points for each tile of the hand that fits afterwards, up to three.
    pub mobility: f32,
    /// Points for a board that fits nothing the others can hold.
    pub blockade: f32,
}

impl Default for Careful {
    fn default() -> Careful {
        Careful { danger: 0.8, hope: 0.5, mobility: 4.0, blockade: 80.0 }
    }
}

impl Policy<Triominos> for Careful {
    #[inline]
    fn choose(
        &self,
        game: &Triominos,
        state: &State,
        scratch: &mut Scratch<Triominos>,
        dice: &mut Seeded,
    ) -> Move {
        if state.stage() == Stage::Start {
            return MostPoints.choose(game, state, scratch, dice);
        }
        let Turn::Of(seat) = game.turn(state) else { return Move::Pass };
        let mut best: Option<(Move, f32)> = None;
        let mut lays = [(Move::Pass, 0); 64];
        let mut count = 0;
        each_lay(game, state, |m, points| {
            if count < lays.len() {
                lays[count] = (m, points);
                count += 1;
            }
        });
        if count == 1 {
            return lays[0].0;
        }
        for &(m, points) in &lays[..count] {
            let value = points as f32 + self.leaves(game, state, seat, m);
            if best.is_none_or(|(_, most)| value > most) {
                best = Some((m, value));
            }
        }
        let lay = best.map(|(m, _)| m);
        lay.or_else(|| game.other_move(state)).expect("whoever has nothing to lay draws or passes")
    }
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
        let mobility = hand.and(board.open()).len().min(3) as f32;
        let open = unseen.and(board.open()).len() as f32 / unseen.len().max(1) as f32;
        self.hope * hope - self.danger * danger + self.mobility * mobility + self.blockade * (1.0 - open)
    }
}

/// Whether all three corners of a place are known: one tile at most fits, and it earns a bonus.
#[inline]
fn closed(place: Place) -> bool {
    place.shows().iter().all(Option::is_some)
}
