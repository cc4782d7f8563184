//! What everybody may expect in Domino Double 9: the round played out in many worlds; exact where two know everything.

use super::chances::{RoundOut, RoundWorth};
use super::ending::Ending;
use super::evaluation::Taste;
use super::expert::{ENDING, Fitting};
use crate::judge::sampled;
use crate::{Chances, Judge};
use dominoes::{Dominoes, Move, Stage, State, View};
use play::{Eyes, Game as _, Seat, Turn};
use search::{Budget, Certain};

/// Judges by playing rounds out.
pub(super) struct ByRounds;

/// See [`Chances::sampled`]; `examples/calibrate.rs` has what it is fitted to. The more sit there, the less the way in which
/// trials are played out tells of the players.
fn caution(game: &Dominoes) -> f64 {
    if game.seats() == 2 { 1.5 } else { 3.0 }
}

/// What these moves come to, where both hands are known.
fn ends(game: &Dominoes, view: &View, seat: Seat, moves: &[Move], budget: &Budget) -> Option<Vec<Chances>> {
    let worth = RoundWorth::new(game);
    let mut meter = budget.clone().at_most(ENDING).meter();
    let found = Ending::of(game, view, &worth)?.solve(moves, &mut meter)?;
    let of = |m: &Move| {
        let value = found.ranked.iter().find(|choice| choice.m == *m)?.value;
        Some(Chances::between_two(seat, value, worth.is_final(value)))
    };
    moves.iter().map(of).collect()
}

impl Judge<Dominoes> for ByRounds {
    fn position(&mut self, game: &Dominoes, state: &State, budget: &Budget, seed: u64) -> Option<Chances> {
        let worth = RoundWorth::new(game);
        match game.turn(state) {
            Turn::Over => return Some(Chances::proven(game.standing(state).shares())),
            Turn::Luck if state.stage() == Stage::Deal => {
                let before = worth.of_totals(state.totals());
                return Some(Chances::judged(before.iter().map(|&share| share.into())));
            }
            Turn::Luck => {}
            Turn::Of(seat) => {
                let mut moves = Vec::new();
                game.moves(state, &mut moves);
                let view = game.view(state, Eyes::Seat(seat));
                if let Some(ends) = ends(game, &view, seat, &moves, budget) {
                    return ends.into_iter().max_by(|a, b| a.of(seat).total_cmp(&b.of(seat)));
                }
            }
        }
        let round = game.one_round();
        let playing = RoundOut { policy: Taste::SKILLED, worth };
        sampled(&round, &Certain(state), &playing, &[], caution(game), budget, seed).pop()
    }

    fn moves(
        &mut self,
        game: &Dominoes,
        view: &View,
        seat: Seat,
        moves: &[Move],
        budget: &Budget,
        seed: u64,
    ) -> Option<Vec<Chances>> {
        let sample = || {
            let round = game.one_round();
            let worlds = Fitting(dominoes::Worlds::new(&round, view));
            let playing = RoundOut { policy: Taste::SKILLED, worth: RoundWorth::new(game) };
            sampled(&round, &worlds, &playing, moves, caution(game), budget, seed)
        };
        Some(ends(game, view, seat, moves, budget).unwrap_or_else(sample))
    }
}
