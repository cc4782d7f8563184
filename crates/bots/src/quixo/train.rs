//! How the values of patterns are learnt: games of the engine against itself, and a regression on their results.
//!
//! Each generation plays with the values of the last one. The same options make the same values on any machine
//! and any number of threads.

use super::book;
use super::engine::{Engine, Root, Task, pushed, wins};
use super::evaluation::{Evaluator, KINDS, PATTERNS, Weights, each_line, patterns};
use super::train_net;
use crate::train::{Effort, Journal, Lesson, Progress};
use play::Dice as _;
use play::dice::{Seeded, shuffle};
use quixo::{Board, Square, Symbol};
use search::{Budget, by_workers, part_seed};
use std::sync::Arc;

/// A lead of this many points makes a win e times as likely as a loss.
const SPREAD: f32 = 150.0;
/// A game without a result after this many pushes is a draw.
const LONGEST: usize = 120;

/// The book and the net, which come from the tables of the solved game, and the values of patterns. The measure of the net and
/// of the patterns is their mean squared error. Where there are no tables, the book says so before any time is spent.
pub const LESSONS: &[Lesson] = &[
    Lesson { file: "book.bin", learn: book::learn },
    Lesson { file: "net.bin", learn: train_net::learn },
    Lesson { file: "patterns.bin", learn: |effort, journal| Ok(learn_patterns(effort, journal)) },
];

fn learn_patterns(effort: &Effort, journal: &mut dyn Journal) -> Vec<u8> {
    let usual = Options::default();
    let games = u32::try_from(effort.of(usual.games.into())).unwrap_or(u32::MAX);
    let options = Options { games, threads: effort.threads, ..usual };
    let told = |generation: u32, _, error: f32| {
        let (done, of) = (generation + 1, options.generations);
        journal.tell(Progress { done: done.into(), of: of.into(), measure: error.into() });
    };
    learn(&options, told).to_bytes()
}

/// How to learn.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Generations.
    pub generations: u32,
    /// Games of each.
    pub games: u32,
    /// How far the players look.
    pub plies: u32,
    /// Games at a time.
    pub threads: usize,
    /// Decides everything.
    pub seed: u64,
}

impl Default for Options {
    fn default() -> Self {
        Options { generations: 4, games: 12_000, plies: 3, threads: 2, seed: 1 }
    }
}

/// A position, the mover's cubes low, and what it was worth to the mover.
#[derive(Clone, Copy, Debug)]
struct Sample {
    bits: u64,
    result: f32,
}

/// Learns; `watch` is told each generation's number of positions and mean error.
pub fn learn(options: &Options, mut watch: impl FnMut(u32, usize, f32)) -> Weights {
    let mut weights = Arc::new(Weights::by_counting());
    let mut samples: Vec<Sample> = Vec::new();
    for generation in 0..options.generations {
        let seed = part_seed(options.seed, generation.into());
        let blocks = by_workers(64, options.threads, |block| {
            let games = options.games.div_ceil(64);
            let mut engine = Engine::new(Evaluator::Lines(weights.clone()));
            let each = (0..games).map(|n| part_seed(part_seed(seed, block), n.into()));
            each.flat_map(|seed| game(&mut engine, options.plies, seed)).collect::<Vec<_>>()
        });
        // The last generation but one still has something to say.
        let old = samples.len();
        samples.drain(..old / 2);
        samples.extend(blocks.into_iter().flatten());
        let (learnt, error) = fit(&mut samples, seed);
        weights = Arc::new(learnt);
        watch(generation, samples.len(), error);
    }
    Arc::unwrap_or_clone(weights)
}

/// One game from a random opening; its positions without an immediate win.
fn game(engine: &mut Engine, plies: u32, seed: u64) -> Vec<Sample> {
    let square = Square::of(5).expect("the usual board");
    let mut dice = Seeded::new(seed);
    let random = 2 + dice.below(10) as usize;
    let mut positions = Vec::new();
    let mut bits = 0;
    let mut result = 0.5;
    for made in 0..LONGEST {
        let loose = made < random || dice.below(20) == 0;
        let push = choose(engine, square, bits, plies, loose, &mut dice);
        let after = pushed(bits, &square.pushes()[usize::from(push)]);
        if !loose {
            positions.push((bits, made));
        }
        if square.any_line(Board::from_bits(after)) {
            let lost = square.has_line(Board::from_bits(after), Symbol::Circle);
            // From the view of who made move 0.
            result = if lost == (made % 2 == 0) { 0.0 } else { 1.0 };
            break;
        }
        bits = after.rotate_left(32);
    }
    let quiet = |bits: u64| !square.pushes().iter().any(|push| wins(square, bits, push));
    let sample = |(bits, made): (u64, usize)| Sample {
        bits,
        result: if made.is_multiple_of(2) { result } else { 1.0 - result },
    };
    positions.into_iter().filter(|&(bits, _)| quiet(bits)).map(sample).collect()
}

pub(super) fn choose(
    engine: &mut Engine,
    square: &'static Square,
    bits: u64,
    plies: u32,
    loose: bool,
    dice: &mut Seeded,
) -> u8 {
    let open = |push: &quixo::Push| bits >> (32 + push.from) & 1 == 0;
    let root = |push| Root { push, value: 0, depth: 0, drawn: false, over: false };
    let pushes = (0..).zip(square.pushes()).filter(|(_, push)| open(push));
    let mut roots: Vec<Root> = pushes.map(|(number, _)| root(number)).collect();
    if loose {
        return roots[dice.below(roots.len() as u32) as usize].push;
    }
    shuffle(&mut roots, dice);
    let task = Task { square, bits, plies, ranking: 1, draw: -20, left: None, past: &[], oracle: None };
    let budget = Budget::nodes(20_000).with_memory(1 << 18);
    engine.search(&task, &mut roots, &budget).roots[0].push
}

/// Logistic regression by stochastic descent with a step of its own for each value (Adagrad).
/// Patterns that are each other's mirror image share a value.
fn fit(samples: &mut [Sample], seed: u64) -> (Weights, f32) {
    let mut model = Model::new();
    let mut dice = Seeded::new(!seed);
    let mut error = 0.0;
    for _ in 0..6 {
        shuffle(samples, &mut dice);
        error = samples.iter().map(|sample| model.step(sample)).sum::<f32>() / samples.len().max(1) as f32;
    }
    (model.weights(), error)
}

struct Model {
    turn: f32,
    lines: Box<[[f32; PATTERNS]; KINDS]>,
    seen: Box<[[f32; PATTERNS]; KINDS]>,
    turn_seen: f32,
}

impl Model {
    fn new() -> Model {
        let start = Weights::by_counting();
        let mut lines = Box::new([[0.0; PATTERNS]; KINDS]);
        for (kind, pattern) in patterns() {
            lines[kind][pattern] = f32::from(start.line(kind, pattern));
        }
        Model { turn: 20.0, lines, seen: Box::new([[1e-6; PATTERNS]; KINDS]), turn_seen: 1e-6 }
    }

    /// One step towards this sample; the squared error before it.
    fn step(&mut self, sample: &Sample) -> f32 {
        let (mine, theirs) = (sample.bits as u32, (sample.bits >> 32) as u32);
        let mut found = [(0, 0); 12];
        let mut count = 0;
        each_line(mine, theirs, |kind, pattern| {
            found[count] = (kind, lesser_image(pattern));
            count += 1;
        });
        let lead: f32 =
            self.turn + found.iter().map(|&(kind, pattern)| self.lines[kind][pattern]).sum::<f32>();
        let off = sample.result - search::logistic(lead / SPREAD);
        let rate = 4.0;
        for (kind, pattern) in found {
            let seen = &mut self.seen[kind][pattern];
            *seen += off * off;
            self.lines[kind][pattern] += rate * off / seen.sqrt().max(0.5);
        }
        self.turn_seen += off * off;
        self.turn += rate * off / self.turn_seen.sqrt().max(0.5);
        off * off
    }

    fn weights(&self) -> Weights {
        let whole = |x: f32| x.round().clamp(-3000.0, 3000.0) as i16;
        Weights::of(whole(self.turn), |kind, mine, theirs| {
            whole(self.lines[kind][lesser_image(mine | theirs << 5)])
        })
    }
}

/// A pattern and its mirror image are the same thing: the one with the lesser number stands for both.
fn lesser_image(pattern: usize) -> usize {
    let mirror = |five: usize| (five as u8).reverse_bits() as usize >> 3;
    pattern.min(mirror(pattern & 31) | mirror(pattern >> 5) << 5)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_options_learn_the_same_values_on_any_number_of_threads() {
        let options = Options { generations: 2, games: 64, plies: 1, threads: 1, seed: 3 };
        let one = learn(&options, |_, _, _| {});
        let three = learn(&Options { threads: 3, ..options }, |_, _, _| {});
        assert_eq!(one, three);
        assert_eq!(Weights::from_bytes(&one.to_bytes()), Some(one));
    }

    #[test]
    fn mirror_images_stand_for_each_other() {
        assert_eq!(lesser_image(0b00001_10000), lesser_image(0b10000_00001));
        assert_eq!(lesser_image(0b00011), lesser_image(0b11000));
    }
}
