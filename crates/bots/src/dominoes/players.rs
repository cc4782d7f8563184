//! The players of Domino Double 9, from one who likes an open game to one who plays many worlds out.
//!
//! | level | looks at | believes |
//! |---|---|---|
//! | beginner | often one end only | common numbers keep the game going; doubles and big tiles are for later |
//! | easy | the tile itself | heavy tiles must go first |
//! | medium | the own hand | a hand of few numbers, with a match kept, plays itself |
//! | hard | the own hand, what has been laid, who drew at which number | rare numbers starve the neighbour |
//! | expert | worlds that fit all it knows, played out; exact where nothing is hidden | what wins most of them |

use super::ending::Ending;
use super::taste::{Look, Taste};
use super::worth::{RoundOut, RoundWorth};
use crate::{Expected, Mind, Ranked, Stats, Thought, legal};
use dominoes::{Dominoes, End, Move, State, View};
use play::dice::Seeded;
use play::{Dice, Seat};
use search::{Budget, Flat, Found, Limits, Worlds, chance};

/// Chooses at a glance what suits its taste.
#[derive(Clone, Copy, Debug)]
pub struct Glance {
    /// What it likes.
    pub taste: Taste,
    /// How often it sees one end of the line only.
    pub overlooks: f32,
    /// How loosely it picks, in units of its taste.
    pub loose: f32,
}

impl Glance {
    /// Follows a taste strictly; equal moves by lot.
    pub const fn strict(taste: Taste) -> Glance {
        Glance { taste, overlooks: 0.0, loose: 0.0 }
    }

    /// A child's first opponent.
    pub const BEGINNER: Glance = Glance {
        taste: Taste { unseen: 0.1, double: -0.15, pips: -0.02, ..Taste::NONE },
        overlooks: 0.3,
        loose: 0.2,
    };

    /// Gets rid of what weighs most, and sometimes overlooks an end.
    pub const EASY: Glance = Glance { taste: Taste::HEAVY, overlooks: 0.2, loose: 4.0 };

    /// Cares for the own hand alone.
    pub const MEDIUM: Glance = Glance { taste: Taste::OWN_HAND, overlooks: 0.0, loose: 0.0 };

    /// Counts what is left and remembers who lacked what.
    pub const HARD: Glance = Glance { taste: Taste::SKILLED, overlooks: 0.0, loose: 0.0 };

    /// The moves it notices: those at one end only where it overlooks the other.
    fn notices(&self, moves: &[Move], dice: &mut Seeded) -> Vec<Move> {
        if chance(dice, self.overlooks) {
            let seen = if dice.below(2) == 0 { End::Left } else { End::Right };
            let at_end = |m: &&Move| matches!(m, Move::Lay { end, .. } if *end == seen);
            let noticed: Vec<Move> = moves.iter().filter(at_end).copied().collect();
            if !noticed.is_empty() {
                return noticed;
            }
        }
        moves.to_vec()
    }
}

impl Mind<Dominoes> for Glance {
    fn think(&mut self, game: &Dominoes, view: &View, _: Seat, _: &Budget, seed: u64) -> Thought<Move> {
        let moves = legal(game, view, seed);
        let look = Look::of(view);
        let mut dice = Seeded::new(seed);
        let mut rank = |m: Move| {
            let lot = (dice.bits() >> 40) as f32 / (1 << 24) as f32;
            let taste = look.as_ref().map_or(0.0, |look| self.taste.of(look, m));
            Ranked::new(m, Expected::Points((taste + lot * self.loose.max(1e-4)).into()), 1)
        };
        let ranked: Vec<_> = moves.iter().map(|&m| rank(m)).collect();
        let noticed = self.notices(&moves, &mut dice);
        let ranked = ranked.into_iter().filter(|r| noticed.contains(&r.mv)).collect();
        Thought::ranked(ranked, Stats { nodes: moves.len() as u64, ..Stats::default() })
            .expect("the seat to move has a move")
    }
}

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
