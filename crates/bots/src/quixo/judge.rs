//! What everybody may expect in Quixo: as deep as the budget allows, the same whatever the seed.

use super::expert::SearchMind;
use crate::{Chances, Judge, Mind as _};
use play::{Eyes, Game as _, Seat, Turn};
use quixo::{Move, Quixo, State, View};
use search::Budget;

/// Judges by search.
pub(super) struct BySearch(pub SearchMind);

/// A share nearer to 0 or 1 than this is a win or a loss that the search has seen; what is only judged stays farther away.
const SEEN: f64 = 1e-3;

impl BySearch {
    fn look(&mut self, game: &Quixo, state: &State, budget: &Budget) -> Chances {
        match game.turn(state) {
            Turn::Over => Chances::proven(game.standing(state).shares()),
            // Who starts is drawn: nobody is ahead.
            Turn::Luck => Chances::judged(Seat::all(game.seats()).map(|_| 1.0 / f64::from(game.seats()))),
            Turn::Of(seat) => {
                let view = game.view(state, Eyes::Seat(seat));
                let thought = self.0.think(game, &view, seat, budget, 0);
                let share = thought.value.share().unwrap_or(0.5);
                side(game, seat, share, thought.stats.exact)
            }
        }
    }
}

/// The chances where each seat on the side of `seat` may expect this share.
fn side(game: &Quixo, seat: Seat, share: f64, proven: bool) -> Chances {
    let mates = f64::from(game.seats()) / 2.0;
    let own = |one: Seat| one.0 % 2 == seat.0 % 2;
    let shares = Seat::all(game.seats()).map(|one| if own(one) { share } else { 1.0 / mates - share });
    let seen = (share * mates).min(1.0 - share * mates) < SEEN;
    if proven && seen { Chances::proven(shares) } else { Chances::judged(shares) }
}

impl Judge<Quixo> for BySearch {
    fn position(&mut self, game: &Quixo, state: &State, budget: &Budget, _: u64) -> Option<Chances> {
        Some(self.look(game, state, budget))
    }

    /// All to the same depth; partners' moves each with the same budget.
    fn moves(
        &mut self,
        game: &Quixo,
        view: &View,
        seat: Seat,
        moves: &[Move],
        budget: &Budget,
        seed: u64,
    ) -> Option<Vec<Chances>> {
        if let Some(alike) = self.0.compare(game, view, seat, moves, budget, seed) {
            let value = |m: &Move| alike.ranked.iter().find(|ranked| ranked.mv == *m)?.value.share();
            return moves.iter().map(|m| Some(side(game, seat, value(m)?, alike.stats.exact))).collect();
        }
        let state = game.guess(view, &mut play::dice::Seeded::new(seed));
        let after = |&m: &Move| {
            let mut after = state.clone();
            game.play(&mut after, m);
            self.look(game, &after, budget)
        };
        Some(moves.iter().map(after).collect())
    }
}
