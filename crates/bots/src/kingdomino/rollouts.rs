//! Trying moves out: candidates are judged by how the row ends, then played on. The same dominoes come for every
//! candidate, the worse half is dropped again and again.

use super::planner::{Planner, Plans};
use super::promise::{Outlook, Prospect};
use crate::{Expected, Ranked, Stats, Thought};
use kingdomino::{FOUR, Kingdomino, Move, Stage, State};
use play::dice::Seeded;
use play::{Dice as _, Game as _, Seat, Turn};
use search::{Budget, Limits, Meter, by_workers, logistic, part_seed};

/// How candidates are tried out.
#[derive(Clone, Copy, Debug)]
pub struct Rollouts<'a> {
    /// Who plays on, for all seats.
    pub planner: Planner<'a>,
    /// How many candidates are tried at all.
    pub candidates: usize,
    /// How many rows are played on before the kingdoms are judged by what they promise.
    pub rows: u8,
    /// The lead, in points, that makes a clear difference.
    pub spread: f32,
    /// How many points a candidate may seem better or worse than it is.
    pub loose: f32,
    /// Points of each seat from the finished games of a match.
    pub totals: [f32; FOUR],
}

/// How many trials the first look at a candidate counts for. It knows no luck, so it errs less than a few trials do.
const FIRST_LOOK: f64 = 30.0;

/// How many candidates are tried when no luck is left.
const ENDING: usize = 60;

/// A move to try, and the one that follows it in the same turn.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    first: Move,
    then: Option<Move>,
    promise: f32,
    /// How much better than it is it seems, in points.
    whim: f32,
    total: f64,
    visits: f64,
}

impl Candidate {
    fn mean(&self) -> f64 {
        if self.visits == 0.0 { f64::NEG_INFINITY } else { self.total / self.visits }
    }
}

impl Rollouts<'_> {
    /// The best move of the acting seat.
    pub fn think(
        &self,
        game: &Kingdomino,
        state: &State,
        seat: Seat,
        budget: &Budget,
        seed: u64,
    ) -> Thought<Move> {
        let mut arms = self.arms(game, state, seat);
        self.misjudge(&mut arms, seed);
        let mut stats = Stats::default();
        let start = budget.clock.now();
        let open = state.rows() < game.rounds();
        arms.truncate(if open { 3 * self.candidates } else { ENDING });
        if open {
            self.weigh_up(game, state, seat, &mut arms);
            arms.truncate(self.candidates);
        }
        // Without luck to come every trial of a candidate is the same.
        let budget = &if open { budget.clone() } else { budget.clone().at_most(Limits::iterations(1)) };
        if arms.iter().all(|arm| arm.first == arms[0].first) {
            arms.truncate(1);
        } else {
            self.halve(game, state, seat, &mut arms, budget, seed, &mut stats);
        }
        stats.millis = (budget.clock.now().saturating_sub(start)).as_millis() as u64;
        thought(arms, stats)
    }

    /// Makes some candidates seem better and some worse than they are.
    fn misjudge(&self, arms: &mut [Candidate], seed: u64) {
        if self.loose > 0.0 {
            let mut dice = Seeded::new(part_seed(seed, 0x7068));
            for arm in &mut *arms {
                arm.whim = self.loose * (dice.below(2001) as f32 / 1000.0 - 1.0);
            }
        }
        arms.sort_by(|a, b| (b.promise + b.whim).total_cmp(&(a.promise + a.whim)));
    }

    /// The first look: plays the row to its end, which needs no luck.
    fn weigh_up(&self, game: &Kingdomino, state: &State, seat: Seat, arms: &mut [Candidate]) {
        let short = Rollouts { rows: 0, ..*self };
        for arm in &mut *arms {
            let (worth, _) = short.try_once(game, state, seat, arm, &mut Seeded::new(0));
            arm.total = FIRST_LOOK * worth;
            arm.visits = FIRST_LOOK;
        }
        arms.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
    }

    /// What a candidate is worth with this luck, and how many moves it took to see.
    fn try_once(
        &self,
        game: &Kingdomino,
        state: &State,
        seat: Seat,
        arm: &Candidate,
        dice: &mut Seeded,
    ) -> (f64, u64) {
        let mut world = *state;
        game.play(&mut world, arm.first);
        if let Some(then) = arm.then {
            game.play(&mut world, then);
        }
        let (values, moves) = self.play_on(game, &mut world, dice);
        let lead = self.lead(&values[..usize::from(game.seats())], seat);
        (f64::from(logistic((lead + arm.whim) / self.spread)), moves)
    }

    /// Sequential halving.
    #[expect(clippy::too_many_arguments, reason = "one search, told apart by what it is about")]
    fn halve(
        &self,
        game: &Kingdomino,
        state: &State,
        seat: Seat,
        arms: &mut [Candidate],
        budget: &Budget,
        seed: u64,
        stats: &mut Stats,
    ) {
        let once = budget.limits.iterations == Some(1);
        let rounds = if once { 1 } else { (usize::BITS - (arms.len() - 1).leading_zeros()).max(1) };
        let mut alive = arms.len();
        for round in 0..rounds {
            let mut part = budget.clone();
            part.limits = part.limits.share(round.into(), rounds.into());
            part.limits.time = budget.limits.time.map(|time| time / rounds);
            let workers = part.workers();
            let seed = part_seed(seed, round.into());
            let trying = &arms[..alive];
            let tried = by_workers(workers, part.threads, |number| {
                let share = part.share(number, workers);
                self.try_out(game, state, seat, trying, share.meter(), part_seed(seed, number))
            });
            for (sums, meter) in tried {
                for (arm, (total, visits)) in arms.iter_mut().zip(sums) {
                    arm.total += total;
                    arm.visits += visits;
                }
                stats.nodes += meter.nodes();
                stats.iterations += meter.iterations();
            }
            arms[..alive].sort_by(|a, b| b.mean().total_cmp(&a.mean()));
            alive = alive.div_ceil(2).max(2).min(arms.len());
            if budget.stop.is_set() {
                break;
            }
        }
    }

    /// Every candidate against the same luck, again and again, until the budget is used up.
    fn try_out(
        &self,
        game: &Kingdomino,
        state: &State,
        seat: Seat,
        arms: &[Candidate],
        mut meter: Meter,
        seed: u64,
    ) -> (Vec<(f64, f64)>, Meter) {
        let mut sums = vec![(0.0, 0.0); arms.len()];
        let mut first = true;
        while std::mem::take(&mut first) | meter.iteration() {
            let dice = Seeded::new(part_seed(seed, meter.iterations()));
            for (arm, sum) in arms.iter().zip(&mut sums) {
                let (worth, moves) = self.try_once(game, state, seat, arm, &mut dice.clone());
                sum.0 += worth;
                sum.1 += 1.0;
                let _ = meter.add(moves);
            }
            if meter.over() {
                break;
            }
        }
        (sums, meter)
    }

    /// Plays on for some rows and says how many points each seat will probably have; and how many moves it took.
    fn play_on(&self, game: &Kingdomino, state: &mut State, dice: &mut Seeded) -> ([f32; FOUR], u64) {
        let (mut rows, mut moves) = (0, 1);
        let mut plans = Plans::default();
        loop {
            match game.turn(state) {
                Turn::Over => break,
                Turn::Luck if state.stage() == Stage::Kings || rows >= self.rows => break,
                Turn::Luck => {
                    rows += 1;
                    let luck = game.draw(state, dice);
                    game.settle(state, luck);
                }
                Turn::Of(_) => {
                    let m = self.planner.best(game, state, &mut plans);
                    game.play(state, m);
                    moves += 1;
                }
            }
        }
        (self.judge(game, state, &plans), moves)
    }

    /// What each seat's kingdom promises when what it has in hand is placed.
    pub fn judge(&self, game: &Kingdomino, state: &State, plans: &Plans) -> [f32; FOUR] {
        let outlook = Outlook::of(state.unseen().or(state.next().free()));
        let mut values = [0.0; FOUR];
        for seat in Seat::all(game.seats()) {
            let kingdom = self.planner.settled(game, state, seat, &outlook, plans);
            let order = state.now().iter().position(|(_, king)| king == Some(seat)).unwrap_or(0);
            values[seat.index()] =
                self.planner.promise.value(game, Prospect { kingdom: &kingdom, order, outlook: &outlook });
        }
        values
    }

    /// Points ahead of the best other seat.
    fn lead(&self, values: &[f32], seat: Seat) -> f32 {
        let total = |seat: usize| values[seat] + self.totals[seat];
        let others = (0..values.len()).filter(|&other| other != seat.index());
        total(seat.index()) - others.map(total).fold(f32::NEG_INFINITY, f32::max)
    }

    /// The candidates: placements with the choice that follows, or choices.
    fn arms(&self, game: &Kingdomino, state: &State, seat: Seat) -> Vec<Candidate> {
        let outlook = Outlook::of(state.unseen().or(state.next().free()));
        let plans = &Plans::default();
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        let mut arms = Vec::new();
        let arm =
            |first, then, promise| Candidate { first, then, promise, whim: 0.0, total: 0.0, visits: 0.0 };
        for &first in &moves {
            let mut after = *state;
            game.play(&mut after, first);
            let same_turn =
                after.acting().is_some_and(|(next, _)| next == seat) && after.stage() == Stage::Pick;
            let placing = !matches!(first, Move::Pick(_));
            if placing && same_turn && state.stage() == Stage::Place {
                let kingdom = self.planner.settled(game, &after, seat, &outlook, plans);
                for (n, (tile, king)) in after.next().iter().enumerate() {
                    if king.is_none() {
                        let (value, _) = self.planner.best_spot(game, &kingdom, tile, n, &outlook);
                        arms.push(arm(first, Some(Move::Pick(tile)), value));
                    }
                }
            } else {
                let kingdom = self.planner.settled(game, &after, seat, &outlook, plans);
                let order = match first {
                    Move::Pick(tile) => state.next().iter().position(|(there, _)| there == tile).unwrap_or(0),
                    _ => usize::from(state.acted()),
                };
                let prospect = Prospect { kingdom: &kingdom, order, outlook: &outlook };
                arms.push(arm(first, None, self.planner.promise.value(game, prospect)));
            }
        }
        arms
    }
}

fn thought(arms: Vec<Candidate>, stats: Stats) -> Thought<Move> {
    let mut ranked: Vec<Ranked<Move>> = Vec::new();
    for arm in &arms {
        if ranked.iter().all(|known| known.mv != arm.first) {
            let value = if arm.visits == 0.0 { 0.5 } else { arm.mean() };
            ranked.push(Ranked::new(arm.first, Expected::Share(value), arm.visits as u64));
        }
    }
    let line = std::iter::once(arms[0].first).chain(arms[0].then).collect();
    Thought { best: arms[0].first, value: ranked[0].value, line, ranked, stats }
}
