//! How the net is learnt: from the exact values of boards as they come up in games, by the tables of the solved 5×5.
//!
//! Engines that look at few plies, and err more or less often, play against each other; their boards, and some that one
//! push more leads to, are looked up; the net learns to tell a win (1) from a draw (½) and a loss (0), by logistic
//! regression in small batches (Adam), every board in one of its eight images at random. Boards that win at once are left
//! out: a search sees that without asking.
//!
//! Written by hand for the reasons given with Kingdomino's net: it is short, and the same effort gives the same bytes.

use super::engine::{Engine, pushed, wins};
use super::evaluation::Evaluator;
use super::net::{CELLS, HIDDEN, LAYERS, MOST, Weights};
use super::oracle::{Fate, Oracle, whole_tables};
use super::train::choose;
use crate::train::{Effort, Journal, Progress};
use play::dice::{Seeded, shuffle};
use play::{Dice as _, Refusal};
use quixo::{Board, Square};
use search::{by_workers, logistic, part_seed};

const SEED: u64 = 5;
/// Games whose boards are learnt from, at full effort.
const GAMES: u64 = 60_000;
/// One board in this many is kept apart, to see how well the rest was learnt.
const APART: usize = 64;
/// Times that every board is looked at.
const ROUNDS: u64 = 12;
/// Boards of a batch.
const BATCH: usize = 256;
/// The longest step of a weight, in the first batch; in the last it is next to nothing.
const RATE: f32 = 0.004;
/// A game that is not over after this many pushes is left.
const LONGEST: u32 = 100;

/// A board, the mover's cubes low, and what it is worth to the mover: 0, ½ or 1.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Sample {
    bits: u64,
    worth: f32,
}

/// Learns from the tables in the usual folder; the measure is the mean squared error on boards that were not learnt from.
pub(super) fn learn(effort: &Effort, journal: &mut dyn Journal) -> Result<Vec<u8>, Refusal> {
    Ok(learn_from(&whole_tables()?, effort, journal))
}

fn learn_from(oracle: &dyn Oracle, effort: &Effort, journal: &mut dyn Journal) -> Vec<u8> {
    let boards = boards(effort.of(GAMES), effort.threads);
    let mut samples: Vec<Sample> = boards.into_iter().filter_map(|bits| sample(oracle, bits)).collect();
    shuffle(&mut samples, &mut Seeded::new(SEED));
    let apart: Vec<Sample> = samples.drain(..samples.len() / APART).collect();
    let mut student = Student::new();
    let mut dice = Seeded::new(!SEED);
    for round in 0..ROUNDS {
        shuffle(&mut samples, &mut dice);
        for (n, batch) in samples.chunks(BATCH).enumerate() {
            let gone = (round as f32 + (n * BATCH) as f32 / samples.len() as f32) / ROUNDS as f32;
            student.learn(batch, RATE * (1.0 - gone).max(0.01), &mut dice);
        }
        journal.tell(Progress { done: round + 1, of: ROUNDS, measure: student.error(&apart) });
    }
    student.weights().to_bytes()
}

fn sample(oracle: &dyn Oracle, bits: u64) -> Option<Sample> {
    let worth = match oracle.fate(Board::from_bits(bits))? {
        Fate::Win(_) => 1.0,
        Fate::Draw => 0.5,
        Fate::Loss(_) => 0.0,
    };
    Some(Sample { bits, worth })
}

/// The boards of this many games, each once. Those of one pair of classes stand together, so that the tables are read one
/// after another.
fn boards(games: u64, threads: usize) -> Vec<u64> {
    let blocks = by_workers(64, threads, |block| {
        let mut engine = Engine::new(Evaluator::learnt_lines());
        let mut found = Vec::new();
        for n in 0..games.div_ceil(64) {
            game(&mut engine, part_seed(part_seed(SEED, block), n), &mut found);
        }
        found.sort_unstable();
        found.dedup();
        found
    });
    let mut boards = blocks.concat();
    boards.sort_unstable_by_key(|&bits| (bits.count_ones(), (bits as u32).count_ones(), bits));
    boards.dedup();
    boards
}

/// A game between two players who look one to three plies ahead, and every now and then (or always) push at random.
fn game(engine: &mut Engine, seed: u64, found: &mut Vec<u64>) {
    let square = Square::of(quixo::LARGEST).expect("the usual board");
    let mut dice = Seeded::new(seed);
    let strays = [8, 25, 50, 100][dice.below(4) as usize];
    let (opening, plies) = (dice.below(12), 1 + dice.below(3));
    let mut bits = 0;
    for made in 0..LONGEST {
        let any = made < opening || dice.below(100) < strays;
        let push = choose(engine, square, bits, plies, any, &mut dice);
        for _ in 0..2 {
            let aside = choose(engine, square, bits, plies, true, &mut dice);
            keep(square, after(square, bits, aside), found);
        }
        let next = after(square, bits, push);
        if square.any_line(Board::from_bits(next)) {
            break;
        }
        bits = next;
        keep(square, bits, found);
    }
}

fn after(square: &Square, bits: u64, push: u8) -> u64 {
    pushed(bits, square.push(push)).rotate_left(32)
}

/// Keeps a board unless the game is over there or the side to move wins at once.
fn keep(square: &Square, bits: u64, found: &mut Vec<u64>) {
    let over = square.any_line(Board::from_bits(bits));
    if !over && !square.pushes().iter().any(|push| wins(square, bits, push)) {
        found.push(bits);
    }
}

type Units = [f32; HIDDEN];

/// A net that learns; for each of its weights the gradient of the batch, and the running means of the gradient and of its
/// square.
struct Student {
    net: Layers,
    gradient: Layers,
    mean: Layers,
    square: Layers,
    batches: i32,
}

#[derive(Clone)]
struct Layers {
    inner: Vec<Units>,
    threshold: Vec<Units>,
    /// The outer weights, then the lead if no unit is filled at all.
    outer: [f32; HIDDEN + 1],
}

impl Layers {
    fn zero() -> Layers {
        Layers {
            inner: vec![[0.0; HIDDEN]; 2 * CELLS],
            threshold: vec![[0.0; HIDDEN]; LAYERS],
            outer: [0.0; HIDDEN + 1],
        }
    }

    fn numbers(&mut self) -> impl Iterator<Item = &mut f32> {
        self.inner.iter_mut().chain(&mut self.threshold).flatten().chain(&mut self.outer)
    }

    /// What the hidden units have, and what the board is worth.
    fn look(&self, bits: u64) -> (Units, f32) {
        let mut sums = self.threshold[bits.count_ones() as usize];
        each_cell(bits, |cell| add(&mut sums, &self.inner[cell]));
        let lead: f32 = sums.iter().zip(&self.outer).map(|(sum, weight)| sum.clamp(0.0, 1.0) * weight).sum();
        (sums, logistic(lead + self.outer[HIDDEN]))
    }
}

fn add(sums: &mut Units, part: &Units) {
    sums.iter_mut().zip(part).for_each(|(sum, part)| *sum += part);
}

/// The inputs that a board switches on.
fn each_cell(bits: u64, mut with: impl FnMut(usize)) {
    for (half, first) in [(bits as u32, 0), ((bits >> 32) as u32, CELLS)] {
        let mut rest = half;
        while rest != 0 {
            with(first + rest.trailing_zeros() as usize);
            rest &= rest - 1;
        }
    }
}

impl Student {
    fn new() -> Student {
        let mut dice = Seeded::new(SEED);
        let mut net = Layers::zero();
        net.numbers().for_each(|weight| *weight = dice.below(20_001) as f32 / 40_000.0 - 0.25);
        net.threshold.iter_mut().for_each(|units| *units = [0.3; HIDDEN]);
        Student { net, gradient: Layers::zero(), mean: Layers::zero(), square: Layers::zero(), batches: 0 }
    }

    fn learn(&mut self, batch: &[Sample], rate: f32, dice: &mut Seeded) {
        let square = Square::of(quixo::LARGEST).expect("the usual board");
        for sample in batch {
            let board = Board::from_bits(sample.bits).image(square, dice.below(8) as u8);
            self.note(board.bits(), sample.worth);
        }
        self.step(batch.len() as f32, rate);
    }

    /// Adds the gradient of one board.
    fn note(&mut self, bits: u64, worth: f32) {
        let (sums, said) = self.net.look(bits);
        let off = worth - said;
        let mut back = [0.0; HIDDEN];
        for n in 0..HIDDEN {
            self.gradient.outer[n] += off * sums[n].clamp(0.0, 1.0);
            if sums[n] > 0.0 && sums[n] < 1.0 {
                back[n] = off * self.net.outer[n];
            }
        }
        self.gradient.outer[HIDDEN] += off;
        add(&mut self.gradient.threshold[bits.count_ones() as usize], &back);
        each_cell(bits, |cell| add(&mut self.gradient.inner[cell], &back));
    }

    /// One step of Adam.
    fn step(&mut self, boards: f32, rate: f32) {
        const KEPT: (f32, f32) = (0.9, 0.999);
        self.batches += 1;
        let begun = (1.0 - KEPT.0.powi(self.batches), 1.0 - KEPT.1.powi(self.batches));
        let memory = self.mean.numbers().zip(self.square.numbers());
        let weights = self.net.numbers().zip(self.gradient.numbers());
        for ((weight, gradient), (mean, square)) in weights.zip(memory) {
            let slope = std::mem::take(gradient) / boards;
            *mean = KEPT.0 * *mean + (1.0 - KEPT.0) * slope;
            *square = KEPT.1 * *square + (1.0 - KEPT.1) * slope * slope;
            *weight += rate * (*mean / begun.0) / ((*square / begun.1).sqrt() + 1e-8);
        }
        for units in self.net.inner.iter_mut().chain(&mut self.net.threshold) {
            units.iter_mut().for_each(|weight| *weight = weight.clamp(-MOST, MOST));
        }
    }

    fn error(&self, samples: &[Sample]) -> f64 {
        let squares =
            samples.iter().map(|sample| f64::from(sample.worth - self.net.look(sample.bits).1).powi(2));
        squares.sum::<f64>() / samples.len().max(1) as f64
    }

    fn weights(&self) -> Weights<'_> {
        let (outer, base) = self.net.outer.split_first_chunk().expect("one more than units");
        Weights { inner: &self.net.inner, threshold: &self.net.threshold, outer, base: base[0] }
    }
}

#[cfg(test)]
mod tests {
    use super::super::oracle::tests::ByCubes;
    use super::*;

    #[test]
    fn what_an_oracle_says_is_learnt_alike_on_any_number_of_threads() {
        let lesson = |threads| {
            let mut errors = Vec::new();
            let effort = Effort { part: 5e-4, threads };
            let bytes =
                learn_from(&ByCubes, &effort, &mut |progress: Progress| errors.push(progress.measure));
            (bytes, errors)
        };
        let (bytes, errors) = lesson(1);
        assert!(errors[ROUNDS as usize - 1] < 0.05, "a guess is wrong by 0.25: {errors:?}");
        assert_eq!(bytes, lesson(3).0);
    }
}
