//! The strong players: the same moves tried in many worlds that fit what is seen.

use super::chances::RoundOut;
use super::ending::RoundEnding;
use super::reference::MostPoints;
use crate::{Expected, Mind, Ranked, Stats, Thought};
use play::dice::Seeded;
use play::{Dice, Game, Seat};
use search::{Budget, Found, Limits, Mcts, Worlds};
use triominos::{Move, State, Triominos, View, Worlds as Fitting};

/// Worlds drawn once and used again and again: cheap to take, the same on any number of threads.
#[derive(Debug)]
pub struct Stock(Vec<State>);

impl Stock {
    /// `count` worlds that fit a view; each tile that its owner could have laid and did not
    /// makes a world `leniency` times as likely.
    pub fn new(game: &Triominos, view: &View, count: usize, leniency: f64, seed: u64) -> Stock {
        let mut dice = Seeded::new(seed);
        let mut worlds = Fitting::new(game, view).believing(leniency);
        Stock((0..count.max(1)).map(|_| worlds.sample(&mut dice)).collect())
    }

    /// One of the worlds; what the acting seat sees is the same in all.
    pub fn any(&self) -> &State {
        &self.0[0]
    }
}

impl Worlds<Triominos> for Stock {
    fn next(&self, world: &mut Option<State>, dice: &mut Seeded) {
        let chosen = &self.0[dice.below(self.0.len() as u32) as usize];
        match world {
            Some(world) => world.clone_from(chosen),
            None => *world = Some(*chosen),
        }
    }
}

/// `expert`: a tree over many worlds, likely ones more often, with an eye on the match;
/// the rest of a round is solved when two players have nothing left to draw.
#[derive(Clone, Copy, Debug)]
pub struct Expert {
    /// How likely somebody is thought to hold back a tile that fits.
    pub leniency: f64,
    /// Worlds kept at most.
    pub worlds: usize,
}

impl Default for Expert {
    fn default() -> Expert {
        Expert { leniency: 0.05, worlds: 2000 }
    }
}

/// Positions an exact ending may cost before the tree is trusted instead.
const ENDING_NODES: u64 = 100_000;

impl Mind<Triominos> for Expert {
    fn think(&mut self, game: &Triominos, view: &View, _: Seat, budget: &Budget, seed: u64) -> Thought<Move> {
        let first = Stock::new(game, view, 1, self.leniency, seed);
        let mut moves = Vec::new();
        game.moves(first.any(), &mut moves);
        if moves.len() == 1 {
            return thought(Found::forced(moves[0]));
        }
        if RoundEnding::applies(game, first.any()) {
            let mut meter = budget.clone().at_most(Limits::nodes(ENDING_NODES)).meter();
            if let Some(found) = RoundEnding::default().solve(game, first.any(), &mut meter) {
                return thought(found);
            }
        }
        let count = budget.limits.iterations.map_or(self.worlds, |most| self.worlds.min(most as usize));
        let stock = Stock::new(game, view, count, self.leniency, seed);
        thought(Mcts::new(RoundOut { policy: MostPoints }).search(game, &stock, budget, seed))
    }
}

pub(super) fn thought(found: Found<Move>) -> Thought<Move> {
    let stats = Stats {
        nodes: found.nodes,
        iterations: found.iterations,
        depth: found.depth,
        millis: 0,
        exact: found.exact,
    };
    let value = |value: f64| Expected::Share(if value.is_nan() { 0.5 } else { value });
    let choice = |choice: &search::Choice<Move>| Ranked::new(choice.m, value(choice.value), choice.visits);
    let ranked: Vec<Ranked<Move>> = found.ranked.iter().map(choice).collect();
    Thought { best: found.best(), value: value(found.value()), line: found.line, ranked, stats }
}
