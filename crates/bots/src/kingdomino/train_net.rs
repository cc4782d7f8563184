//! How the nets are learnt: planners play, and at the end of every row the net learns what the kingdoms came to beyond what the
//! tables had said, by temporal differences TD(λ). So that it can tell bad kingdoms from good ones, most games have one row
//! in which half of the moves are any moves; what comes before that row is not learnt from.
//!
//! Written by hand: a layer, its gradient and AdaGrad are fewer lines than the use of a library would be, and the same effort
//! gives the same bytes on every machine.

use super::evaluation::{Outlook, Promise, Prospect};
use super::expert::LooksAhead;
use super::net::{HIDDEN, Inputs, Net, RowOver, Weights, look_at};
use super::planner::{DENIAL, Planner, Plans, learnt};
use super::rollouts::{Rollouts, kings_of};
use super::train::any_game;
use crate::train::{Effort, Journal, Progress};
use kingdomino::{FOUR, Kingdomino, Size, Stage, State};
use play::dice::{Seeded, shuffle};
use play::walk::whole_game;
use play::{Choices, Dice as _, Game as _, Offered as _, Seat, Turn};
use search::{Budget, part_seed};

const SEED: u64 = 2026;
const LAMBDA: f32 = 0.7;
const RATE: f32 = 0.05;
/// Of a thousand moves so many are any moves.
const STRAY: u32 = 3;
/// Games whose rows are learnt from in a mixed order.
const BATCH: u64 = 500;
/// The net counts in fours of points, so that its weights are about 1.
const UNIT: f32 = 4.0;
/// What the first layer's weights can be stored as.
const MOST: f32 = 0.5;
/// How often it is told how it goes, and notes are kept.
const REPORTS: u64 = 10;
/// Games of a report, at full effort.
const MATCH: u64 = 24;

/// A kingdom at the end of a row.
#[derive(Clone)]
struct Seen {
    inputs: Inputs,
    /// What the tables said.
    promised: f32,
    /// What there was to learn.
    goal: f32,
}

/// A weight, and the sum of the squares of its gradients.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Weight {
    at: f32,
    squares: f32,
}

impl Weight {
    fn new(at: f32) -> Weight {
        Weight { at, squares: 1.0 }
    }

    fn learn(&mut self, gradient: f32, rate: f32) {
        self.squares += gradient * gradient;
        self.at -= rate * gradient / self.squares.sqrt();
    }
}

#[derive(Clone, PartialEq, Debug)]
struct Student {
    /// Games played so far.
    games: u64,
    inner: Vec<[Weight; HIDDEN]>,
    threshold: [Weight; HIDDEN],
    outer: [Weight; HIDDEN],
    base: Weight,
}

/// Learns from so many games, at full effort; the measure is the share of victories of players whose promise is corrected,
/// against as many others.
pub(super) fn learn(size: Size, games: u64, effort: &Effort, journal: &mut dyn Journal) -> Vec<u8> {
    let games = effort.of(games);
    let promise = learnt(size);
    let noted = journal.notes().and_then(|notes| Student::from_notes(Net::inputs(promise), &notes));
    let mut student = noted.unwrap_or_else(|| Student::new(Net::inputs(promise)));
    while student.games < games {
        let told = student.games * REPORTS / games;
        student.one_batch(size, promise, games);
        if student.games * REPORTS / games > told {
            journal.keep(&student.to_notes());
            let measure = strength(size, &student, effort.of(MATCH).min(MATCH));
            journal.tell(Progress { done: student.games, of: games, measure });
        }
    }
    student.to_bytes()
}

impl Student {
    fn new(inputs: usize) -> Student {
        let mut dice = Seeded::new(SEED);
        let mut any = |most: f32| Weight::new((dice.below(20_001) as f32 / 10_000.0 - 1.0) * most);
        Student {
            games: 0,
            inner: (0..inputs).map(|_| std::array::from_fn(|_| any(0.08))).collect(),
            threshold: [Weight::new(0.4); HIDDEN],
            outer: std::array::from_fn(|_| any(0.5)),
            base: Weight::new(0.0),
        }
    }

    fn weights(&self) -> impl Iterator<Item = &Weight> {
        let outside = self.threshold.iter().chain(&self.outer).chain([&self.base]);
        self.inner.as_flattened().iter().chain(outside)
    }

    fn to_notes(&self) -> Vec<u8> {
        let mut notes = self.games.to_le_bytes().to_vec();
        for weight in self.weights() {
            notes.extend(weight.at.to_le_bytes());
            notes.extend(weight.squares.to_le_bytes());
        }
        notes
    }

    /// `None` if they are of another net.
    fn from_notes(inputs: usize, notes: &[u8]) -> Option<Student> {
        let mut student = Student::new(inputs);
        let (games, notes) = notes.split_first_chunk()?;
        student.games = u64::from_le_bytes(*games);
        if notes.len() != 8 * student.weights().count() {
            return None;
        }
        let mut words =
            notes.chunks_exact(4).map(|word| f32::from_le_bytes([word[0], word[1], word[2], word[3]]));
        let outside = student.threshold.iter_mut().chain(&mut student.outer).chain([&mut student.base]);
        for weight in student.inner.as_flattened_mut().iter_mut().chain(outside) {
            *weight = Weight { at: words.next()?, squares: words.next()? };
        }
        Some(student)
    }

    /// Inputs that were never seen count for nothing.
    fn to_bytes(&self) -> Vec<u8> {
        let plain = |weight: &Weight| if weight.squares == 1.0 { 0.0 } else { weight.at };
        let inner: Vec<[f32; HIDDEN]> = self.inner.iter().map(|row| row.each_ref().map(plain)).collect();
        let threshold = self.threshold.map(|weight| weight.at);
        let outer = self.outer.map(|weight| UNIT * weight.at);
        Weights { inner: &inner, threshold: &threshold, outer: &outer, base: UNIT * self.base.at }.to_bytes()
    }

    fn one_batch(&mut self, size: Size, promise: &Promise, games: u64) {
        let to = (self.games + BATCH).min(games);
        let left = 1.0 - self.games as f32 / games as f32;
        let rate = RATE * (left / 0.4).min(1.0);
        let mut batch = Vec::new();
        for n in self.games..to {
            let mut dice = Seeded::new(part_seed(SEED, n));
            let game = any_game(size, &mut dice);
            // Between two on 5 × 5 it is not used.
            if size == Size::Seven || game.seats() > 2 {
                self.one_game(&game, promise, &mut dice, &mut batch);
            }
        }
        shuffle(&mut batch, &mut Seeded::new(part_seed(SEED ^ 1, to)));
        for seen in &batch {
            self.learn(&seen.inputs, seen.goal, rate);
        }
        self.games = to;
    }

    fn one_game(&self, game: &Kingdomino, promise: &Promise, dice: &mut Seeded, batch: &mut Vec<Seen>) {
        let planner = Planner { promise, denial: DENIAL };
        let wild = (dice.below(4) != 0).then(|| 1 + dice.below(u32::from(game.rounds()) - 1) as u8);
        let mut rows: [Vec<Seen>; FOUR] = Default::default();
        let (mut state, mut plans, mut scratch) = (game.start(), Plans::default(), Vec::new());
        loop {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Luck => {
                    if is_row_over(game, &state) && wild.is_none_or(|row| state.rows() >= row) {
                        for (seat, rows) in Seat::all(game.seats()).zip(&mut rows) {
                            rows.push(see(game, &planner, &state, seat, &plans));
                        }
                    }
                    let luck = game.draw(&state, dice);
                    game.settle(&mut state, luck);
                }
                Turn::Of(_) => {
                    let stray =
                        dice.below(1000) < STRAY || (wild == Some(state.rows()) && dice.below(2) == 0);
                    let m = match stray {
                        true => game.any_move(&state, &mut scratch, dice),
                        false => planner.best(game, &state, &mut plans),
                    };
                    game.play(&mut state, m);
                }
            }
        }
        for (kingdom, rows) in game.kingdoms(&state).iter().zip(rows) {
            let mut target = game.points(kingdom) as f32;
            for mut seen in rows.into_iter().rev() {
                seen.goal = target - seen.promised;
                target = LAMBDA * target + (1.0 - LAMBDA) * (seen.promised + self.value(&seen.inputs));
                batch.push(seen);
            }
        }
    }

    fn sums(&self, inputs: &[u16]) -> [f32; HIDDEN] {
        let mut sums = self.threshold.map(|weight| weight.at);
        for &input in inputs {
            for (sum, weight) in sums.iter_mut().zip(&self.inner[usize::from(input)]) {
                *sum += weight.at;
            }
        }
        sums
    }

    fn out(&self, sums: &[f32; HIDDEN]) -> f32 {
        sums.iter()
            .zip(&self.outer)
            .fold(self.base.at, |out, (sum, weight)| out + sum.clamp(0.0, 1.0) * weight.at)
    }

    /// In points.
    fn value(&self, inputs: &[u16]) -> f32 {
        UNIT * self.out(&self.sums(inputs))
    }

    fn learn(&mut self, inputs: &[u16], goal: f32, rate: f32) {
        let sums = self.sums(inputs);
        let error = (self.out(&sums) - goal / UNIT).clamp(-4.0, 4.0);
        self.base.learn(error, rate);
        let mut gradient = [0.0; HIDDEN];
        for (n, sum) in sums.into_iter().enumerate() {
            if 0.0 < sum && sum < 1.0 {
                gradient[n] = error * self.outer[n].at;
            }
            self.outer[n].learn(error * sum.clamp(0.0, 1.0), rate);
            self.threshold[n].learn(gradient[n], rate);
        }
        for &input in inputs {
            for (weight, gradient) in self.inner[usize::from(input)].iter_mut().zip(gradient) {
                weight.learn(gradient, rate);
                weight.at = weight.at.clamp(-MOST, MOST);
            }
        }
    }
}

/// Whether a row has ended and another one is to come.
fn is_row_over(game: &Kingdomino, state: &State) -> bool {
    state.stage() != Stage::Kings && !state.now().is_empty() && state.rows() < game.rounds()
}

fn see(game: &Kingdomino, planner: &Planner<'_>, state: &State, seat: Seat, plans: &Plans) -> Seen {
    let pool = state.unseen();
    let outlook = Outlook::of(pool);
    let kingdom = planner.settled(game, state, seat, &outlook, plans);
    let at = RowOver { kingdom: &kingdom, kings: kings_of(state, seat), pool, outlook: &outlook };
    let mut inputs = Inputs::new();
    look_at(game, planner.promise, at, &mut inputs);
    let promised =
        planner.promise.value(game, Prospect { kingdom: &kingdom, order: at.kings.1, outlook: &outlook });
    Seen { inputs, promised, goal: 0.0 }
}

/// The share of victories of two with the net against two without, or of one against one; no trials.
fn strength(size: Size, student: &Student, games: u64) -> f64 {
    let Some(net) = Net::from_bytes(size, &student.to_bytes()) else { return 0.0 };
    let seats = if size == Size::Seven { 2 } else { 4 };
    let choices = Choices::none()
        .with("mighty_duel", if size == Size::Seven { "yes" } else { "no" })
        .with("middle_kingdom", "reach")
        .with("harmony", "yes");
    let game = Kingdomino::with(seats, &choices).expect("options that fit");
    let plain = LooksAhead { corrected: false, ..LooksAhead::EXPERT }.rollouts(&game, [0.0; FOUR]);
    let players = [Rollouts { net: Some(&net), ..plain }, plain];
    let share = |n| one_match_game(&game, &players, n);
    (0..games).map(share).sum::<f64>() / games as f64
}

/// The first player's share; every deal is played twice, with the seats changed.
fn one_match_game(game: &Kingdomino, players: &[Rollouts<'_>; 2], n: u64) -> f64 {
    let who = |seat: Seat| (seat.index() as u64 + n) as usize % 2;
    let mut dice = Seeded::new(part_seed(SEED ^ 2, n / 2));
    let mut moves = n << 8;
    let state = whole_game(game, &mut dice, |state, seat, _| {
        moves += 1;
        let player = &players[who(seat)];
        let player = Rollouts { before: player.judge(game, state, &Plans::default()), ..*player };
        player.think(game, state, seat, None, &Budget::iterations(1), moves).best
    });
    let shares = game.standing(&state).shares();
    Seat::all(game.seats()).filter(|&seat| who(seat) == 0).map(|seat| shares[seat.index()]).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Keeps notes; a lesson that reads them is broken off after so many reports.
    #[derive(Default)]
    struct Notebook {
        kept: Vec<Vec<u8>>,
        found: Option<Vec<u8>>,
    }

    impl Journal for Notebook {
        fn tell(&mut self, _: Progress) {}

        fn notes(&mut self) -> Option<Vec<u8>> {
            self.found.take()
        }

        fn keep(&mut self, notes: &[u8]) {
            self.kept.push(notes.to_vec());
        }
    }

    #[test]
    fn a_lesson_that_was_broken_off_ends_with_the_same_bytes() {
        let little = Effort { part: 0.005, threads: 1 };
        let mut whole = Notebook::default();
        let bytes = learn(Size::Five, 300_000, &little, &mut whole);
        assert!(whole.kept.len() > 1, "{}", whole.kept.len());
        let mut later = Notebook { found: Some(whole.kept[0].clone()), ..Notebook::default() };
        assert_eq!(learn(Size::Five, 300_000, &little, &mut later), bytes);
        assert_eq!(later.kept.len() + 1, whole.kept.len());
        let mut blank = Notebook { found: Some(vec![0; 9]), ..Notebook::default() };
        assert_eq!(learn(Size::Five, 300_000, &little, &mut blank), bytes, "notes of something else");
    }

    #[test]
    fn what_is_learnt_comes_nearer() {
        let mut student = Student::new(20);
        let (one, other) = ([1, 2, 3], [4, 5, 3]);
        for _ in 0..2000 {
            student.learn(&one, 5.0, RATE);
            student.learn(&other, -2.0, RATE);
        }
        assert!((student.value(&one) - 5.0).abs() < 0.2, "{}", student.value(&one));
        assert!((student.value(&other) + 2.0).abs() < 0.2, "{}", student.value(&other));
    }
}
