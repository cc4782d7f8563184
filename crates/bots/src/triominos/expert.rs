//! The strong players: the same moves tried in many worlds that fit what is seen.

use super::chances::RoundOut;
use super::ending::RoundEnding;
use super::reference::MostPoints;
use crate::{Mind, Thought};
use play::dice::Seeded;
use play::{Dice, Game, Seat};
use search::{Budget, Flat, Found, Limits, Mcts, Worlds};
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
pub(super) const ENDING: Limits = Limits::nodes(100_000);

/// A forced move needs no thought; this much says what it is worth.
const FORCED: Limits = Limits { time: None, nodes: None, iterations: Some(60) };

impl Expert {
    /// The worlds that a budget has use for.
    fn stock(&self, game: &Triominos, view: &View, budget: &Budget, seed: u64) -> Stock {
        let count = budget.limits.iterations.map_or(self.worlds, |most| self.worlds.min(most as usize));
        Stock::new(game, view, count, self.leniency, seed)
    }

    /// The exact values of all moves, where the rest of the round can be known and is short enough.
    fn ending(&self, game: &Triominos, world: &State, budget: &Budget) -> Option<Found<Move>> {
        if !RoundEnding::applies(game, world) {
            return None;
        }
        let mut meter = budget.clone().at_most(ENDING).meter();
        RoundEnding::default().solve(game, world, &mut meter)
    }
}

impl Mind<Triominos> for Expert {
    fn think(
        &mut self,
        game: &Triominos,
        view: &View,
        seat: Seat,
        budget: &Budget,
        seed: u64,
    ) -> Thought<Move> {
        let start = budget.clock.now();
        let first = Stock::new(game, view, 1, self.leniency, seed);
        let mut moves = Vec::new();
        game.moves(first.any(), &mut moves);
        if let [only] = moves[..] {
            let budget = budget.clone().at_most(FORCED);
            let worth = self.compare(game, view, seat, &[only], &budget, seed);
            return worth.expect("an expert compares");
        }
        let found = self.ending(game, first.any(), budget).unwrap_or_else(|| {
            let stock = self.stock(game, view, budget, seed);
            Mcts::new(RoundOut { policy: MostPoints }).search(game, &stock, budget, seed)
        });
        Thought::found(found, budget, start)
    }

    /// Every move in the same worlds, the rest of the round played out by the quick policy.
    fn compare(
        &mut self,
        game: &Triominos,
        view: &View,
        _: Seat,
        moves: &[Move],
        budget: &Budget,
        seed: u64,
    ) -> Option<Thought<Move>> {
        let start = budget.clock.now();
        let stock = self.stock(game, view, budget, seed);
        let flat = Flat { weigh: RoundOut { policy: MostPoints }, halving: false };
        let found = flat.search_among(game, &stock, moves, budget, seed);
        Some(Thought::found(found, budget, start))
    }
}
