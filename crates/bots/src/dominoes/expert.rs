//! The expert: worlds that fit everything that is known, played out; exact where nothing is hidden.

use super::chances::{RoundOut, RoundWorth};
use super::ending::Ending;
use super::evaluation::Taste;
use crate::{Expected, Mind, Ranked, Stats, Thought, legal};
use dominoes::{Dominoes, Move, State, View};
use play::Seat;
use play::dice::Seeded;
use search::{Budget, Flat, Found, Limits, Worlds};

/// Plays worlds that fit the view out, and solves endings.
#[derive(Clone, Copy, Debug, Default)]
pub struct Expert;

/// Positions an ending may take before it is sampled like everything else.
const ENDING: u64 = 300_000;

/// A forced move needs no thought; this much says what it is worth.
const FORCED: Limits = Limits { time: None, nodes: Some(200), iterations: None };

impl Mind<Dominoes> for Expert {
    fn think(&mut self, game: &Dominoes, view: &View, _: Seat, budget: &Budget, seed: u64) -> Thought<Move> {
        let moves = legal(game, view, seed);
        let worth = RoundWorth::new(game);
        let start = budget.clock.now();
        let found = solve(game, view, &worth, &moves, budget)
            .unwrap_or_else(|| sample(game, view, worth, &moves, budget, seed));
        let millis = budget.clock.now().saturating_sub(start).as_millis() as u64;
        thought(found, millis)
    }
}

fn solve(
    game: &Dominoes,
    view: &View,
    worth: &RoundWorth,
    moves: &[Move],
    budget: &Budget,
) -> Option<Found<Move>> {
    let mut meter = budget.clone().at_most(Limits::nodes(ENDING)).meter();
    Ending::of(game, view, worth)?.solve(moves, &mut meter)
}

fn sample(
    game: &Dominoes,
    view: &View,
    worth: RoundWorth,
    moves: &[Move],
    budget: &Budget,
    seed: u64,
) -> Found<Move> {
    let round = game.one_round();
    let worlds = Fitting(dominoes::Worlds::new(&round, view));
    let flat = Flat::new(RoundOut { policy: Taste::SKILLED, worth });
    match moves {
        [only] => {
            // Twice the same move: a search among one has nothing to compare and would tell no value.
            let mut found =
                flat.search_among(&round, &worlds, &[*only; 2], &budget.clone().at_most(FORCED), seed);
            found.ranked.truncate(1);
            found
        }
        _ => flat.search_among(&round, &worlds, moves, budget, seed),
    }
}

/// Worlds that fit a view, prepared once.
struct Fitting(dominoes::Worlds);

impl Worlds<Dominoes> for Fitting {
    fn next(&self, world: &mut Option<State>, dice: &mut Seeded) {
        *world = Some(self.0.any(dice));
    }
}

fn thought(found: Found<Move>, millis: u64) -> Thought<Move> {
    let stats = Stats {
        nodes: found.nodes,
        iterations: found.iterations,
        depth: found.depth,
        millis,
        exact: found.exact,
    };
    let ranked: Vec<_> =
        found.ranked.iter().map(|c| Ranked::new(c.m, Expected::Share(c.value), c.visits)).collect();
    let value = ranked.first().map_or(Expected::Share(0.5), |first| first.value);
    Thought { best: found.best(), value, line: found.line, ranked, stats }
}
