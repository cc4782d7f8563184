//! What everybody may expect in Triominos: the round played out in many worlds; by best play where two know everything.

use super::chances::{RoundOut, round_value};
use super::ending::RoundEnding;
use super::expert::{ENDING, Expert, Stock};
use super::reference::MostPoints;
use crate::judge::sampled;
use crate::{Chances, Judge};
use play::{Game as _, Seat, Turn};
use search::{Budget, Certain, Found};
use triominos::{Move, Stage, State, Triominos, View};

/// Judges by playing rounds out, in worlds as this player believes in them.
pub(super) struct ByRounds(pub Expert);

/// See [`Chances::sampled`]; `examples/calibrate.rs` has what it is fitted to.
const CAUTION: f64 = 1.5;

/// The moves with what they come to, where both hands are known.
fn solved(game: &Triominos, state: &State, budget: &Budget) -> Option<Found<Move>> {
    if !RoundEnding::applies(game, state) {
        return None;
    }
    let mut meter = budget.clone().at_most(ENDING).meter();
    RoundEnding::default().solve(game, state, &mut meter)
}

impl Judge<Triominos> for ByRounds {
    fn position(&mut self, game: &Triominos, state: &State, budget: &Budget, seed: u64) -> Option<Chances> {
        match game.turn(state) {
            Turn::Over => return Some(Chances::proven(game.standing(state).shares())),
            Turn::Luck if state.stage() == Stage::Deal => {
                return Some(Chances::judged(round_value(game, state).iter().map(|&share| share.into())));
            }
            Turn::Luck => {}
            Turn::Of(seat) => {
                if let Some(found) = solved(game, state, budget) {
                    return Some(Chances::between_two(seat, found.value(), found.exact));
                }
            }
        }
        sampled(game, &Certain(state), &RoundOut { policy: MostPoints }, &[], CAUTION, budget, seed).pop()
    }

    fn moves(
        &mut self,
        game: &Triominos,
        view: &View,
        seat: Seat,
        moves: &[Move],
        budget: &Budget,
        seed: u64,
    ) -> Option<Vec<Chances>> {
        let most = budget.limits.nodes.or(budget.limits.iterations).map_or(usize::MAX, |most| most as usize);
        let stock = Stock::new(game, view, self.0.worlds.min(most), self.0.leniency, seed);
        if let Some(found) = solved(game, stock.any(), budget) {
            let value =
                |m: &Move| found.ranked.iter().find(|choice| choice.m == *m).map(|choice| choice.value);
            let chances = |m: &Move| Some(Chances::between_two(seat, value(m)?, found.exact));
            return moves.iter().map(chances).collect();
        }
        Some(sampled(game, &stock, &RoundOut { policy: MostPoints }, moves, CAUTION, budget, seed))
    }
}
