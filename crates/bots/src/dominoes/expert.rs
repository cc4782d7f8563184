//! The expert: worlds that fit everything that is known, played out; exact where nothing is hidden.

use super::chances::{RoundOut, RoundWorth};
use super::ending::Ending;
use super::evaluation::Taste;
use crate::{Mind, Thought, legal};
use dominoes::{Dominoes, Move, State, View};
use play::Seat;
use play::dice::Seeded;
use search::{Budget, Flat, Found, Limits, Worlds};

/// Plays worlds that fit the view out, and solves endings.
#[derive(Clone, Copy, Debug, Default)]
pub struct Expert;

/// Positions an ending may take before it is sampled like everything else.
pub(super) const ENDING: Limits = Limits::nodes(300_000);

/// A forced move needs no thought; this much says what it is worth.
const FORCED: Limits = Limits { time: None, nodes: Some(200), iterations: None };

impl Mind<Dominoes> for Expert {
    fn think(&mut self, game: &Dominoes, view: &View, _: Seat, budget: &Budget, seed: u64) -> Thought<Move> {
        let moves = legal(game, view, seed);
        look_at(game, view, &moves, true, budget, seed)
    }

    fn compare(
        &mut self,
        game: &Dominoes,
        view: &View,
        _: Seat,
        moves: &[Move],
        budget: &Budget,
        seed: u64,
    ) -> Option<Thought<Move>> {
        Some(look_at(game, view, moves, false, budget, seed))
    }
}

/// Exact where everything is known, else in worlds that fit; with `halving` moves that look bad are dropped.
fn look_at(
    game: &Dominoes,
    view: &View,
    moves: &[Move],
    halving: bool,
    budget: &Budget,
    seed: u64,
) -> Thought<Move> {
    let start = budget.clock.now();
    let worth = RoundWorth::new(game);
    let found = solve(game, view, &worth, moves, budget)
        .unwrap_or_else(|| sample(game, view, worth, moves, halving, budget, seed));
    Thought::found(found, budget, start)
}

fn solve(
    game: &Dominoes,
    view: &View,
    worth: &RoundWorth,
    moves: &[Move],
    budget: &Budget,
) -> Option<Found<Move>> {
    let mut meter = budget.clone().at_most(ENDING).meter();
    Ending::of(game, view, worth)?.solve(moves, &mut meter)
}

fn sample(
    game: &Dominoes,
    view: &View,
    worth: RoundWorth,
    moves: &[Move],
    halving: bool,
    budget: &Budget,
    seed: u64,
) -> Found<Move> {
    let round = game.one_round();
    let worlds = Fitting(dominoes::Worlds::new(&round, view));
    let flat = Flat { weigh: RoundOut { policy: Taste::SKILLED, worth }, halving };
    let forced = halving && moves.len() == 1;
    let budget = if forced { budget.clone().at_most(FORCED) } else { budget.clone() };
    flat.search_among(&round, &worlds, moves, &budget, seed)
}

/// Worlds that fit a view, prepared once.
pub(super) struct Fitting(pub(super) dominoes::Worlds);

impl Worlds<Dominoes> for Fitting {
    fn next(&self, world: &mut Option<State>, dice: &mut Seeded) {
        *world = Some(self.0.any(dice));
    }
}
