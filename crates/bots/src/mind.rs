//! What a bot is: a [`Mind`] that looks at a view and returns a [`Thought`].

use play::{Game, Phrase, Seat};
use search::{Budget, Candidate, Found};
use serde::Serialize;
use std::time::Duration;

/// Somebody who can play a game. It receives a view, never a state: cheating does not compile.
pub trait Mind<G: Game>: Send {
    /// Chooses a move for `seat`, whose view this is and whose turn it is.
    ///
    /// Legal moves come from any world that fits: `game.moves(&game.guess(view, …))`, see [`crate::legal`].
    /// With a repeatable budget the same seed gives the same thought.
    fn think(&mut self, game: &G, view: &G::View, seat: Seat, budget: &Budget, seed: u64)
    -> Thought<G::Move>;

    /// What the mind expects of each of these legal moves, all looked at alike (the same worlds, the same luck, the same
    /// depth), so that the difference is the moves': for judgements. `None` where it knows no better than its ranking.
    fn compare(
        &mut self,
        _game: &G,
        _view: &G::View,
        _seat: Seat,
        _moves: &[G::Move],
        _budget: &Budget,
        _seed: u64,
    ) -> Option<Thought<G::Move>> {
        None
    }
}

/// What came out of thinking.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Thought<M> {
    /// The move to play.
    pub best: M,
    /// What the mind expects when it is played.
    pub value: Expected,
    /// The expected course of the game, starting with [`Thought::best`]; may be short.
    pub line: Vec<M>,
    /// The moves it considered, best first; [`Thought::best`] is the first one.
    /// May leave out moves that were never looked at.
    pub ranked: Vec<Ranked<M>>,
    /// What it cost.
    pub stats: Stats,
}

/// What a mind expects, and in which unit.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(tag = "unit", content = "value", rename_all = "snake_case")]
pub enum Expected {
    /// The expected share of the victory, 0 to 1.
    Share(f64),
    /// Points that the move gains, or any other scale of the mind's own.
    Points(f64),
}

impl Expected {
    /// The bare number.
    pub fn number(self) -> f64 {
        match self {
            Expected::Share(number) | Expected::Points(number) => number,
        }
    }

    /// The share of the victory, where it is one.
    pub fn share(self) -> Option<f64> {
        match self {
            Expected::Share(share) => Some(share),
            Expected::Points(_) => None,
        }
    }
}

/// One of the moves that were considered.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Ranked<M> {
    /// The move.
    pub mv: M,
    /// What the mind expects after it.
    pub value: Expected,
    /// How often, or how deeply, it was looked at; more means surer.
    pub visits: u64,
    /// Why, in codes `reason-<game>-…`; may be empty.
    pub reasons: Vec<Phrase>,
}

/// What thinking cost. A bot that chooses at a glance may leave figures at 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Stats {
    /// Positions looked at.
    pub nodes: u64,
    /// Simulations, worlds or depths completed.
    pub iterations: u64,
    /// Plies looked ahead along the deepest line.
    pub depth: u32,
    /// Milliseconds on the budget's clock.
    pub millis: u64,
    /// Whether the value is proven, not estimated.
    pub exact: bool,
}

/// Nothing that was only sampled or judged is closer to certain than this.
const NEARLY: f64 = 0.005;

/// A chance that is not proven: a mean of this many trials, drawn a little towards the middle (as if one victory and one
/// defeat had been seen beside them), and never 0 or 1.
pub fn not_proven(share: f64, trials: u64) -> f64 {
    let trials = trials.max(1) as f64;
    ((share * trials + 1.0) / (trials + 2.0)).clamp(NEARLY, 1.0 - NEARLY)
}

/// Makes of the chances of all seats what can be said without proof: none is 0 or 1, and their sum stays 1.
pub fn not_certain(shares: &mut [f64]) {
    let rest = 1.0 - NEARLY * shares.len() as f64;
    shares.iter_mut().for_each(|share| *share = NEARLY + rest * *share);
}

impl<M: Copy> Thought<M> {
    /// A thought from what a search found in shares of the victory. What was never tried counts as even.
    pub fn found(found: Found<M>, budget: &Budget, start: Duration) -> Thought<M> {
        let share = |choice: &Candidate<M>| match choice.value {
            value if found.exact => value,
            value if value.is_finite() && choice.visits > 0 => not_proven(value, choice.visits),
            _ => 0.5,
        };
        let ranked: Vec<_> = found
            .ranked
            .iter()
            .map(|choice| Ranked::new(choice.m, Expected::Share(share(choice)), choice.visits))
            .collect();
        let stats = Stats {
            nodes: found.nodes,
            iterations: found.iterations,
            depth: found.depth,
            millis: millis_since(budget, start),
            exact: found.exact,
        };
        Thought { best: found.best(), value: ranked[0].value, line: found.line, ranked, stats }
    }

    /// A thought about one move only.
    pub fn of(best: M, value: Expected) -> Thought<M> {
        Thought::ranked(vec![Ranked::new(best, value, 1)], Stats::default())
            .expect("a list of one move is not empty")
    }

    /// A thought from moves with values; sorts them, best first (more visits, then the earlier move, break ties).
    /// `None` for an empty list.
    pub fn ranked(mut ranked: Vec<Ranked<M>>, stats: Stats) -> Option<Thought<M>> {
        ranked.sort_by(|a, b| b.value.number().total_cmp(&a.value.number()).then(b.visits.cmp(&a.visits)));
        let first = ranked.first()?;
        Some(Thought { best: first.mv, value: first.value, line: vec![first.mv], ranked, stats })
    }

    /// The same thought about other names for the moves (text, for instance).
    pub fn map<N>(self, mut name: impl FnMut(M) -> N) -> Thought<N> {
        Thought {
            best: name(self.best),
            value: self.value,
            line: self.line.into_iter().map(&mut name).collect(),
            ranked: self
                .ranked
                .into_iter()
                .map(|r| Ranked { mv: name(r.mv), value: r.value, visits: r.visits, reasons: r.reasons })
                .collect(),
            stats: self.stats,
        }
    }
}

/// Milliseconds on the budget's clock since `start`, a reading of that clock.
pub fn millis_since(budget: &Budget, start: Duration) -> u64 {
    budget.clock.now().saturating_sub(start).as_millis() as u64
}

impl<M> Ranked<M> {
    /// A move with its value, without reasons yet.
    pub fn new(mv: M, value: Expected, visits: u64) -> Ranked<M> {
        Ranked { mv, value, visits, reasons: Vec::new() }
    }
}
