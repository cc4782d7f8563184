//! Trying moves out: candidates are judged by how the row ends, when everybody follows the planner and again when
//! everybody thinks it through; then they are played on. The same dominoes come for every candidate, the worse half is
//! dropped again and again.

use super::evaluation::{Outlook, Prospect};
use super::net::{Net, RowOver};
use super::planner::{Planner, Plans};
use super::row::play_row;
use crate::{Expected, Ranked, Stats, Thought, millis_since, not_proven};
use kingdomino::{FOUR, Kingdomino, Move, Size, Stage, State};
use play::dice::Seeded;
use play::{Dice as _, Game as _, Seat, Turn};
use search::{Budget, Limits, Meter, Values, by_workers, logistic, part_seed};

/// How candidates are tried out.
#[derive(Clone, Copy, Debug)]
pub struct Rollouts<'a> {
    /// Who plays on, for all seats.
    pub planner: Planner<'a>,
    /// What the tables of the planner cannot say, at the end of a row.
    pub net: Option<&'a Net>,
    /// How many candidates are tried at all.
    pub candidates: usize,
    /// How many trials the first look at a candidate counts for. It knows no luck, so it errs less than a few trials do.
    pub first_look: f64,
    /// Whether the rest of the row is thought through, choice by choice, for the candidates.
    pub contest: bool,
    /// Whether everybody's choices from the last row are thought through.
    pub last_choices: bool,
    /// How many rows are played on before the kingdoms are judged by what they promise.
    pub rows: u8,
    /// Whether those who play on look at rows as a whole.
    pub whole_rows: bool,
    /// The lead, in points, that makes a clear difference; `None` for the one that makes it a chance to win.
    pub spread: Option<f32>,
    /// How many points a candidate may seem better or worse than it is.
    pub loose: f32,
    /// How much a change of the others' promise counts, compared with one's own.
    pub regard: f32,
    /// What each seat is promised before the move.
    pub before: [f32; FOUR],
    /// Points of each seat from the finished games of a match.
    pub totals: [f32; FOUR],
}

/// Placements that promise the same but for rounding mirror each other.
const SAME: f32 = 1e-4;

/// How many candidates are tried when no luck is left.
const ENDING: usize = 60;

/// The spread that makes leads in promised points chances to win, when so many rows and then so many whole games are still
/// to come: `examples/kingdomino_chances.rs` finds these numbers.
fn sureness(game: &Kingdomino, to_come: u8, games: u8) -> f32 {
    let to_come = f32::from(to_come);
    let (row, most) = match game.size() {
        _ if to_come == 0.0 => (0.1, 8.0),
        Size::Five => ((2.0 + 0.9 * to_come).min(8.0), 8.0),
        Size::Seven => ((2.5 + 2.6 * to_come).min(28.0), 28.0f32),
    };
    // What several games bring adds up like independent luck.
    (row * row + f32::from(games) * most * most).sqrt()
}

/// A move, and the one that follows it in the same turn, before anything is tried.
#[derive(Clone, Copy, Debug)]
struct Idea {
    first: Move,
    then: Option<Move>,
    promise: f32,
    /// How much better than it is it seems, in points.
    whim: f32,
}

/// An idea that is tried: with the end of the row it leads to, from where every trial goes on.
#[derive(Clone, Debug)]
struct Candidate {
    idea: Idea,
    row_over: State,
    plans: Plans,
    total: f64,
    visits: f64,
}

/// The end of a row, and what the kingdoms promise then.
struct RowEnd {
    state: State,
    plans: Plans,
    values: [f32; FOUR],
}

impl Candidate {
    fn mean(&self) -> f64 {
        self.total / self.visits
    }
}

impl Rollouts<'_> {
    /// The best move of the acting seat; or what comes of these, the best idea for each.
    pub fn think(
        &self,
        game: &Kingdomino,
        state: &State,
        seat: Seat,
        only: Option<&[Move]>,
        budget: &Budget,
        seed: u64,
    ) -> Thought<Move> {
        let start = budget.clock.now();
        if self.loose == 0.0
            && let Some(found) = super::ending::solve(game, state, seat, only)
        {
            return Thought::found(found, budget, start);
        }
        if self.last_choices
            && let Some(found) = super::last_choices::solve(game, state, seat, only)
        {
            return Thought::found(found, budget, start);
        }
        let mut ideas = self.ideas(game, state, seat);
        self.misjudge(&mut ideas, seed);
        match only {
            Some(moves) => {
                let best = |&m: &Move| ideas.iter().find(|idea| idea.first == m).copied();
                ideas = moves.iter().filter_map(best).collect();
            }
            None => drop_mirror_images(&mut ideas),
        }
        let open = state.rows() < game.rounds();
        ideas.truncate(if open { 3 * self.candidates } else { ENDING });
        let mut stats = Stats::default();
        let mut arms = self.first_look(game, state, seat, &ideas, &mut stats);
        // Without luck to come every trial of a candidate would end like the first look.
        if open {
            arms.truncate(self.candidates);
            if self.contest {
                self.second_look(game, state, seat, &mut arms, &mut stats);
            }
            if only.is_some() || arms.iter().any(|arm| arm.idea.first != arms[0].idea.first) {
                let looked = budget.clock.now().saturating_sub(start);
                let time = budget.limits.time.map(|time| time.saturating_sub(looked));
                let rest = Budget { limits: Limits { time, ..budget.limits }, ..budget.clone() };
                self.halve(game, seat, &mut arms, &rest, seed, &mut stats);
            }
        }
        stats.millis = millis_since(budget, start);
        thought(&arms, stats)
    }

    /// Makes some ideas seem better and some worse than they are; the best come first.
    fn misjudge(&self, ideas: &mut Vec<Idea>, seed: u64) {
        if self.loose > 0.0 {
            let mut dice = Seeded::new(part_seed(seed, 0x7068));
            for idea in &mut *ideas {
                idea.whim = self.loose * (dice.below(2001) as f32 / 1000.0 - 1.0);
            }
        }
        ideas.sort_by(|a, b| (b.promise + b.whim).total_cmp(&(a.promise + a.whim)));
    }

    /// Plays the row to its end, which needs no luck, and judges what it leads to; the best come first.
    fn first_look(
        &self,
        game: &Kingdomino,
        state: &State,
        seat: Seat,
        ideas: &[Idea],
        stats: &mut Stats,
    ) -> Vec<Candidate> {
        let mut arms: Vec<_> = ideas
            .iter()
            .map(|&idea| {
                let (mut row_over, mut plans) = (*state, Plans::default());
                game.play(&mut row_over, idea.first);
                if let Some(then) = idea.then {
                    game.play(&mut row_over, then);
                }
                stats.nodes += 1 + self.play_on(game, &mut row_over, &mut plans, 0, &mut Seeded::new(0));
                let total = self.first_look * self.worth(game, &row_over, &plans, seat, idea.whim);
                Candidate { idea, row_over, plans, total, visits: self.first_look }
            })
            .collect();
        arms.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        arms
    }

    /// The row again, now with everybody choosing what leads to the best end of it for them.
    fn second_look(
        &self,
        game: &Kingdomino,
        state: &State,
        seat: Seat,
        arms: &mut [Candidate],
        stats: &mut Stats,
    ) {
        for arm in &mut *arms {
            let mut after = *state;
            game.play(&mut after, arm.idea.first);
            if let Some(then) = arm.idea.then {
                game.play(&mut after, then);
            }
            let end = self.contest(game, after, Plans::default(), &mut stats.nodes);
            arm.total = self.first_look * self.worth_of(game, &end.state, end.values, seat, arm.idea.whim);
            (arm.row_over, arm.plans) = (end.state, end.plans);
        }
        arms.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
    }

    /// How the row ends when every seat chooses what is best for it at the end, knowing that the others do.
    fn contest(&self, game: &Kingdomino, mut state: State, mut plans: Plans, nodes: &mut u64) -> RowEnd {
        while let Turn::Of(seat) = game.turn(&state) {
            *nodes += 1;
            if state.stage() != Stage::Pick || state.next().free().len() == 1 {
                let m = self.planner.best(game, &state, &mut plans);
                game.play(&mut state, m);
                continue;
            }
            let (kingdom, choices) = self.planner.choices(game, &state, seat, &plans);
            let ends = choices.iter().map(|choice| {
                let (mut after, mut plans) = (state, plans.clone());
                plans.keep(choice.tile, &kingdom, choice.spot);
                game.play(&mut after, Move::Pick(choice.tile));
                self.contest(game, after, plans, nodes)
            });
            let wish = |end: &RowEnd| self.wish(&end.values[..usize::from(game.seats())], seat);
            let best = ends.reduce(|best, next| if wish(&next) > wish(&best) { next } else { best });
            return best.expect("a domino is free when a king is to choose");
        }
        let values = self.judge(game, &state, &plans);
        RowEnd { state, plans, values }
    }

    /// What a seat that contests a row wants: to be promised much, and the best other seat little.
    fn wish(&self, values: &[f32], seat: Seat) -> f32 {
        let own = values[seat.index()] + self.totals[seat.index()];
        (1.0 - self.regard) * own + self.regard * self.lead(values, seat)
    }

    /// Sequential halving.
    fn halve(
        &self,
        game: &Kingdomino,
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
                self.try_out(game, seat, trying, share.meter(), part_seed(seed, number))
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
                let (mut world, mut plans) = (arm.row_over, arm.plans.clone());
                let moves = self.play_on(game, &mut world, &mut plans, self.rows, &mut dice.clone());
                sum.0 += self.worth(game, &world, &plans, seat, arm.idea.whim);
                sum.1 += 1.0;
                let _ = meter.add(moves);
            }
            if meter.over() {
                break;
            }
        }
        (sums, meter)
    }

    /// Plays on, for some rows more; how many moves it took.
    pub(super) fn play_on(
        &self,
        game: &Kingdomino,
        state: &mut State,
        plans: &mut Plans,
        rows: u8,
        dice: &mut Seeded,
    ) -> u64 {
        let (mut laid, mut moves) = (0, 0);
        loop {
            match game.turn(state) {
                Turn::Over => return moves,
                Turn::Luck if state.stage() == Stage::Kings || laid >= rows => return moves,
                Turn::Luck => {
                    laid += 1;
                    let luck = game.draw(state, dice);
                    game.settle(state, luck);
                }
                Turn::Of(_) if self.whole_rows && laid > 0 => {
                    moves += play_row(self.planner, game, state, plans)
                }
                Turn::Of(_) => {
                    let m = self.planner.best(game, state, plans);
                    game.play(state, m);
                    moves += 1;
                }
            }
        }
    }

    /// Everybody's chance to win: the more a kingdom promises compared with the others, the likelier. They add up to 1.
    pub fn chances(&self, game: &Kingdomino, state: &State, plans: &Plans) -> Values {
        self.chances_of(game, state, self.judge(game, state, plans))
    }

    fn chances_of(&self, game: &Kingdomino, state: &State, mut values: [f32; FOUR]) -> Values {
        values.iter_mut().zip(self.totals).for_each(|(value, total)| *value += total);
        let games = game.games() - 1 - (game.round(state) as u8).min(game.games() - 1);
        let spread = self.spread.unwrap_or_else(|| sureness(game, game.rounds() - state.rows(), games));
        softmax(&values[..usize::from(game.seats())], spread)
    }

    /// What a position is worth to a seat, 0 to 1.
    fn worth(&self, game: &Kingdomino, state: &State, plans: &Plans, seat: Seat, whim: f32) -> f64 {
        self.worth_of(game, state, self.judge(game, state, plans), seat, whim)
    }

    fn worth_of(
        &self,
        game: &Kingdomino,
        state: &State,
        mut values: [f32; FOUR],
        seat: Seat,
        whim: f32,
    ) -> f64 {
        let Some(spread) = self.spread else {
            return self.chances_of(game, state, values)[seat.index()].into();
        };
        for other in Seat::all(game.seats()).filter(|&other| other != seat) {
            let before = self.before[other.index()];
            values[other.index()] = before + self.regard * (values[other.index()] - before);
        }
        let lead = self.lead(&values[..usize::from(game.seats())], seat);
        f64::from(logistic((lead + whim) / spread))
    }

    /// What each seat's kingdom promises when what it has in hand is placed.
    pub fn judge(&self, game: &Kingdomino, state: &State, plans: &Plans) -> [f32; FOUR] {
        let pool = state.unseen().or(state.next().free());
        let outlook = Outlook::of(pool);
        let mut values = [0.0; FOUR];
        for seat in Seat::all(game.seats()) {
            let kingdom = self.planner.settled(game, state, seat, &outlook, plans);
            // Of two kings of one seat the later one's domino is placed last.
            let (promise, kings) = (self.planner.promise, kings_of(state, seat));
            let value =
                promise.value(game, Prospect { kingdom: &kingdom, order: kings.1, outlook: &outlook });
            let at = RowOver { kingdom: &kingdom, kings, pool, outlook: &outlook };
            values[seat.index()] = value + self.net.map_or(0.0, |net| net.value(game, promise, at));
        }
        values
    }

    /// Points ahead of the best other seat.
    pub fn lead(&self, values: &[f32], seat: Seat) -> f32 {
        let total = |seat: usize| values[seat] + self.totals[seat];
        let others = (0..values.len()).filter(|&other| other != seat.index());
        total(seat.index()) - others.map(total).fold(f32::NEG_INFINITY, f32::max)
    }

    /// Placements with the choice that follows, or choices.
    fn ideas(&self, game: &Kingdomino, state: &State, seat: Seat) -> Vec<Idea> {
        let outlook = Outlook::of(state.unseen().or(state.next().free()));
        let plans = &Plans::default();
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        let mut ideas = Vec::new();
        let idea = |first, then, promise| Idea { first, then, promise, whim: 0.0 };
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
                        ideas.push(idea(first, Some(Move::Pick(tile)), value));
                    }
                }
            } else {
                let kingdom = self.planner.settled(game, &after, seat, &outlook, plans);
                let order = match first {
                    Move::Pick(tile) => state.next().iter().position(|(there, _)| there == tile).unwrap_or(0),
                    _ => usize::from(state.acted()),
                };
                let prospect = Prospect { kingdom: &kingdom, order, outlook: &outlook };
                ideas.push(idea(first, None, self.planner.promise.value(game, prospect)));
            }
        }
        ideas
    }
}

/// The places of a seat's first and last king in the row of dominoes to be placed.
pub(super) fn kings_of(state: &State, seat: Seat) -> (usize, usize) {
    let mut own = state.now().iter().enumerate().filter(|(_, (_, king))| *king == Some(seat));
    let first = own.next().map_or(0, |(n, _)| n);
    (first, own.last().map_or(first, |(n, _)| n))
}

/// Chances that go with values: who has `spread` points more is e times as likely.
pub fn softmax(values: &[f32], spread: f32) -> Values {
    let most = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut shares: Values = values.iter().map(|value| ((value - most) / spread).exp()).collect();
    let sum: f32 = shares.iter().sum();
    shares.iter_mut().for_each(|share| *share /= sum);
    shares
}

/// In a young kingdom most placements have mirror images, which would fill the list.
fn drop_mirror_images(ideas: &mut Vec<Idea>) {
    let twins = |a: &Idea, b: &Idea| a.then == b.then && (a.promise - b.promise).abs() < SAME;
    ideas.dedup_by(|a, b| a.then.is_some() && a.whim == b.whim && twins(a, b));
}

fn thought(arms: &[Candidate], stats: Stats) -> Thought<Move> {
    let mut ranked: Vec<Ranked<Move>> = Vec::new();
    for arm in arms {
        if ranked.iter().all(|known| known.mv != arm.idea.first) {
            let share = not_proven(arm.mean(), arm.visits as u64);
            ranked.push(Ranked::new(arm.idea.first, Expected::Share(share), arm.visits as u64));
        }
    }
    let best = &arms[0].idea;
    let line = std::iter::once(best.first).chain(best.then).collect();
    Thought { best: best.first, value: ranked[0].value, line, ranked, stats }
}

#[cfg(test)]
mod tests {
    use super::super::expert::LooksAhead;
    use super::*;
    use play::walk::wander;
    use play::{Choices, Offered};

    /// Row by row of games between two, who have two kings each.
    fn ends_of_rows(game: &Kingdomino, mut look: impl FnMut(&State)) {
        let mut dice = Seeded::new(5);
        for _ in 0..10 {
            wander(game, &mut dice, |state| {
                if game.turn(state) == Turn::Luck && !state.now().is_empty() {
                    look(state);
                }
                false
            });
        }
    }

    #[test]
    fn four_who_are_promised_the_same_have_a_quarter_each() {
        let game = Kingdomino::with(4, &Choices::none()).expect("four can play");
        let rollouts = LooksAhead::JUDGE.rollouts(&game, [0.0; FOUR]);
        let chances = rollouts.chances(&game, &game.start(), &Plans::default());
        assert!(chances.iter().all(|chance| (chance - 0.25).abs() < 1e-6), "{chances:?}");
    }

    #[test]
    fn of_two_kings_the_one_who_places_last_tells_the_order() {
        let game = Kingdomino::with(2, &Choices::none()).expect("two can play");
        let rollouts = LooksAhead::JUDGE.rollouts(&game, [0.0; FOUR]);
        let (plans, mut seen) = (Plans::default(), 0);
        ends_of_rows(&game, |state| {
            let outlook = Outlook::of(state.unseen().or(state.next().free()));
            let values = rollouts.judge(&game, state, &plans);
            let (_, last) = state.now().iter().last().expect("a row of four");
            let seat = last.expect("every domino has a king");
            let kingdom = &rollouts.planner.settled(&game, state, seat, &outlook, &plans);
            let prospect = Prospect { kingdom, order: 3, outlook: &outlook };
            assert_eq!(values[seat.index()], rollouts.planner.promise.value(&game, prospect));
            seen += 1;
        });
        assert!(seen > 20);
    }

    #[test]
    fn a_lead_becomes_surer_as_rows_come_to_an_end() {
        for options in ["", "mighty_duel=yes"] {
            let choices = Choices::parse(options).expect("options in text");
            let game = Kingdomino::with(2, &choices).expect("options that fit");
            let spreads: Vec<_> = (0..=game.rounds()).map(|to_come| sureness(&game, to_come, 0)).collect();
            assert!(spreads.is_sorted() && spreads[0] < 1.0, "{spreads:?}");
        }
    }
}
