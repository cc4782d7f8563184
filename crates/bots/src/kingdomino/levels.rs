//! The five levels. They differ in how they think:
//!
//! | level | placing | choosing |
//! |---|---|---|
//! | beginner | sees about half of the places; points at once | likes crowns, or what it has already |
//! | easy | sees most places; points at once | mostly what would bring points at once |
//! | medium | roughly what the kingdom promises, when everybody has taken from the row | the same |
//! | hard | rather well what it promises; a few candidates played on for a domino, a few times | the same |
//! | expert | what it promises; many candidates played on for two dominoes, as often as there is time | the same |
//!
//! How well a kingdom is judged makes the larger part of the strength: how far medium and hard may misjudge is chosen
//! such that each level wins two games of three against the one below, at every number of seats (bench/results).

use super::planner::{DENIAL, Planner, Plans, learnt};
use super::promise::Promise;
use super::reference::{Best, Greedy};
use super::rollouts::Rollouts;
use crate::{Expected, Mind, Thought};
use kingdomino::{FOUR, Kingdom, Kingdomino, Move, Stage, State, Terrain, Tile, View};
use play::dice::Seeded;
use play::{Dice, Game as _, Seat};
use search::{Budget, Limits, Policy as _, Scratch, chance};

/// Goes by points at once, and by what it likes; it does not notice everything.
#[derive(Clone, Copy, Debug)]
pub struct Noticing {
    /// How much of the board it notices.
    pub places: f32,
    /// How often it asks what a domino would bring at once, before it takes one; else it takes what it likes.
    pub gains: f32,
}

impl Noticing {
    /// A child's first opponent.
    pub const BEGINNER: Noticing = Noticing { places: 0.5, gains: 0.0 };
    /// Overlooks a place now and then.
    pub const EASY: Noticing = Noticing { places: 0.7, gains: 0.65 };
}

impl Mind<Kingdomino> for Noticing {
    fn think(&mut self, game: &Kingdomino, view: &View, seat: Seat, _: &Budget, seed: u64) -> Thought<Move> {
        let mut dice = Seeded::new(seed);
        let state = game.guess(view, &mut dice);
        let kingdom = state.kingdom(seat);
        let best = match (state.stage(), state.acting()) {
            (Stage::Place, Some((_, Some(tile)))) => self.place(game, kingdom, tile, &mut dice),
            _ if chance(&mut dice, self.gains) => Greedy.choose(game, &state, &mut Scratch::new(), &mut dice),
            _ => choose_what_is_liked(&state, kingdom, &mut dice),
        };
        Thought::of(best, Expected::Points(0.0))
    }
}

impl Noticing {
    fn place(&self, game: &Kingdomino, kingdom: &Kingdom, tile: Tile, dice: &mut Seeded) -> Move {
        let mut best = Best::new();
        for spot in kingdom.spots(tile, game.size()) {
            // What was not noticed is played only if nothing was.
            let noticed = if chance(dice, self.places) { 1000.0 } else { 0.0 };
            best.offer(noticed + f64::from(game.points(&kingdom.with(tile, spot))), spot, dice);
        }
        best.take().map_or(Move::Discard(tile), |spot| Move::Place(tile, spot))
    }
}

fn choose_what_is_liked(state: &State, kingdom: &Kingdom, dice: &mut Seeded) -> Move {
    let owned = |terrain: Terrain| f64::from(kingdom.squares_of(terrain).count_ones().min(3));
    let likes_crowns = chance(dice, 0.5);
    let mut best = Best::new();
    for tile in state.next().free() {
        let liked = match likes_crowns {
            true => f64::from(tile.crowns()),
            false => owned(tile.left().terrain).max(owned(tile.right().terrain)),
        };
        best.offer(liked + 0.5 * f64::from(dice.below(4)), tile, dice);
    }
    Move::Pick(best.take().expect("a domino is free when a king is to choose"))
}

/// The lead, in points, that makes a clear difference: wide, so that points count as well as winning.
const SPREAD: f32 = 15.0;

/// Tries candidates out; how many and how far is the level's.
#[derive(Clone, Copy, Debug)]
pub struct Trying {
    /// How many candidates are tried.
    pub candidates: usize,
    /// How many dominoes every seat goes on with, beyond the row that is being chosen from.
    pub dominoes: u8,
    /// Trials of each candidate, all together; `None` for as many as the budget allows.
    pub trials: Option<u64>,
    /// How many points it may misjudge a candidate by.
    pub loose: f32,
    /// How much, between two players, what the other one could make of a domino counts for those who play on.
    pub denial: f32,
    /// How much a change of the others' promise counts, compared with the own: below 1 it takes fewer dominoes only
    /// to keep them from others, which leaves everybody more points; no loss of victories was seen (bench/results).
    pub regard: f32,
    /// The lead, in points, that makes a clear difference; `None` for the one that makes it a chance to win.
    pub spread: Option<f32>,
    /// What kingdoms promise; `None` for what was learnt.
    pub promise: Option<&'static Promise>,
}

impl Trying {
    /// Knows roughly what kingdoms promise, and sees what the others will take from this row.
    pub const MEDIUM: Trying =
        Trying { candidates: 4, dominoes: 0, trials: Some(1), loose: 5.6, regard: 1.0, ..Trying::EXPERT };
    /// Knows it better, and tries a few candidates out on the next row.
    pub const HARD: Trying =
        Trying { candidates: 6, dominoes: 1, trials: Some(8), loose: 2.7, regard: 1.0, ..Trying::EXPERT };
    /// Plays on as often as there is time.
    pub const EXPERT: Trying = Trying {
        candidates: 12,
        dominoes: 2,
        trials: None,
        loose: 0.0,
        denial: DENIAL,
        regard: 0.6,
        spread: Some(SPREAD),
        promise: None,
    };
    /// Not a level: thinks like the expert, and says how likely it is to win.
    pub const JUDGE: Trying = Trying { regard: 1.0, spread: None, ..Trying::EXPERT };
}

impl Trying {
    /// How this level tries candidates out, with these points from the finished games of a match.
    pub fn rollouts(&self, game: &Kingdomino, totals: [f32; FOUR]) -> Rollouts<'static> {
        Rollouts {
            planner: Planner { promise: self.promise.unwrap_or(learnt(game.size())), denial: self.denial },
            candidates: self.candidates,
            // Two seats have two kings each.
            rows: if game.seats() == 2 { self.dominoes.div_ceil(2) } else { self.dominoes },
            spread: self.spread,
            regard: self.regard,
            before: [0.0; FOUR],
            loose: self.loose,
            totals,
        }
    }

    fn try_out(
        &self,
        game: &Kingdomino,
        view: &View,
        seat: Seat,
        only: Option<Move>,
        budget: &Budget,
        seed: u64,
    ) -> Thought<Move> {
        let state = game.guess(view, &mut Seeded::new(seed));
        let mut totals = [0.0; FOUR];
        for (total, &points) in totals.iter_mut().zip(&view.totals) {
            *total = points as f32;
        }
        let mut rollouts = self.rollouts(game, totals);
        rollouts.before = rollouts.judge(game, &state, &Plans::default());
        let budget = match self.trials {
            Some(trials) => budget.clone().at_most(Limits::iterations(trials)),
            None => budget.clone(),
        };
        rollouts.think(game, &state, seat, only, &budget, seed)
    }
}

impl Mind<Kingdomino> for Trying {
    fn think(
        &mut self,
        game: &Kingdomino,
        view: &View,
        seat: Seat,
        budget: &Budget,
        seed: u64,
    ) -> Thought<Move> {
        self.try_out(game, view, seat, None, budget, seed)
    }

    fn value_of(
        &mut self,
        game: &Kingdomino,
        view: &View,
        seat: Seat,
        m: Move,
        budget: &Budget,
        seed: u64,
    ) -> Option<Expected> {
        Some(self.try_out(game, view, seat, Some(m), budget, seed).value)
    }
}
