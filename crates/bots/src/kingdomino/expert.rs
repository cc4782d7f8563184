//! The expert, and the levels that think like it but less well: candidates are tried out.

use super::evaluation::Promise;
use super::net;
use super::planner::{DENIAL, Planner, Plans, learnt, mindful};
use super::rollouts::Rollouts;
use crate::{Mind, Thought};
use kingdomino::{FOUR, Kingdomino, Move, Size, View};
use play::dice::Seeded;
use play::{Game as _, Seat};
use search::{Budget, Limits};

/// The lead, in points, that makes a clear difference: wide, so that points count as well as winning.
const SPREAD: f32 = 15.0;

/// Tries candidates out; how many and how far is the level's.
#[derive(Clone, Copy, Debug)]
pub struct LooksAhead {
    /// How many candidates are tried.
    pub candidates: usize,
    /// How many dominoes every seat goes on with, beyond the row that is being chosen from.
    pub dominoes: u8,
    /// How many trials the first look at a candidate counts for.
    pub first_look: f64,
    /// Whether it thinks through what everybody may choose from the row.
    pub contest: bool,
    /// Trials of each candidate, all together; `None` for as many as the budget allows.
    pub trials: Option<u64>,
    /// How many points it may misjudge a candidate by.
    pub loose: f32,
    /// How much, between two players, what the other one could make of a domino counts for those who play on.
    pub denial: f32,
    /// How much a change of the others' promise counts, compared with one's own: below 1 it takes fewer dominoes only
    /// to keep them from others, which leaves everybody more points; no loss of victories was seen (bench/results).
    pub regard: f32,
    /// Whether those who play on look at rows as a whole, in kingdoms of 5 × 5.
    pub whole_rows: bool,
    /// Whether, with three or four players, it plays on to the end of the game, and regards the others in full.
    pub to_the_end: bool,
    /// The lead, in points, that makes a clear difference; `None` for the one that makes it a chance to win.
    pub spread: Option<f32>,
    /// What kingdoms promise; `None` for what was learnt.
    pub promise: Option<&'static Promise>,
    /// Whether it knows what every place in the order of choosing is worth, and takes care to keep the castle in the middle of a
    /// large kingdom.
    pub mindful: bool,
    /// Whether it thinks everybody's choices from the last row through.
    pub last_choices: bool,
    /// Whether a net corrects the promise at the end of a row, where one was learnt.
    pub corrected: bool,
}

impl LooksAhead {
    /// Plays on as often as there is time.
    pub const EXPERT: LooksAhead = LooksAhead {
        candidates: 12,
        dominoes: 2,
        first_look: 30.0,
        contest: true,
        trials: None,
        loose: 0.0,
        denial: DENIAL,
        regard: 0.6,
        whole_rows: true,
        to_the_end: true,
        spread: Some(SPREAD),
        promise: None,
        mindful: true,
        last_choices: true,
        corrected: true,
    };
    /// Not a level: tries out like the expert, and says how likely it is to win. The spread that makes its leads chances
    /// was found without the net.
    pub const JUDGE: LooksAhead = LooksAhead {
        contest: false,
        regard: 1.0,
        whole_rows: false,
        to_the_end: false,
        spread: None,
        mindful: false,
        last_choices: false,
        corrected: false,
        ..LooksAhead::EXPERT
    };
}

impl LooksAhead {
    /// How this level tries candidates out, with these points from the finished games of a match.
    pub fn rollouts(&self, game: &Kingdomino, totals: [f32; FOUR]) -> Rollouts<'static> {
        let to_the_end = self.to_the_end && game.seats() > 2;
        let usual = if self.mindful { mindful(game.size()) } else { learnt(game.size()) };
        Rollouts {
            planner: Planner { promise: self.promise.unwrap_or(usual), denial: self.denial },
            net: if self.corrected { net::learnt(game) } else { None },
            candidates: self.candidates,
            first_look: self.first_look,
            contest: self.contest,
            last_choices: self.last_choices,
            rows: match game.seats() {
                // Two seats have two kings each.
                2 => self.dominoes.div_ceil(2),
                _ if to_the_end => game.rounds(),
                _ => self.dominoes,
            },
            whole_rows: self.whole_rows && game.size() == Size::Five,
            spread: self.spread,
            regard: if to_the_end { 1.0 } else { self.regard },
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
        only: Option<&[Move]>,
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

impl Mind<Kingdomino> for LooksAhead {
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

    fn compare(
        &mut self,
        game: &Kingdomino,
        view: &View,
        seat: Seat,
        moves: &[Move],
        budget: &Budget,
        seed: u64,
    ) -> Option<Thought<Move>> {
        Some(self.try_out(game, view, seat, Some(moves), budget, seed))
    }
}
