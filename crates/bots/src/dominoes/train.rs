//! Learns what to like: a taste is changed a little, plays the one before it, and stays if it wins.
//!
//! Nothing but the seed goes in, so that the same tastes come out on every machine.

use super::evaluation::{Taste, WEIGHTS};
use crate::train::{Effort, Journal, Lesson, Progress};
use dominoes::{Dominoes, Move, State};
use play::dice::Seeded;
use play::{Dice, Game, Seat};
use search::{Policy, Scratch, part_seed, play_out};

/// Both tastes, one behind the other.
pub const LESSONS: &[Lesson] =
    &[Lesson { file: "tastes.bin", learn: |effort, journal| Ok(learn_both(effort, journal)) }];

fn learn_both(effort: &Effort, journal: &mut dyn Journal) -> Vec<u8> {
    let usual = Options::default();
    let options = Options { steps: effort.of(usual.steps), ..usual };
    let mut bytes = Vec::new();
    for (number, free) in (0..).zip([OWN_HAND, ALL_WEIGHTS]) {
        let done = |step| number * options.steps + step + 1;
        let of = 2 * options.steps;
        let told = |step, measure, _: &Taste| journal.tell(Progress { done: done(step), of, measure });
        bytes.extend(learn(free, &options, told).to_bytes());
    }
    bytes
}

/// How long to learn.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Changes tried.
    pub steps: u64,
    /// Deals in which each change is tried, from both seats.
    pub deals: u64,
    /// Decides everything.
    pub seed: u64,
}

impl Default for Options {
    fn default() -> Options {
        Options { steps: 700, deals: 8000, seed: 9 }
    }
}

/// About how much a weight matters, in the order of [`Taste::weights`].
const STRIDE: [f32; WEIGHTS] = [0.1, 0.3, 0.006, 0.2, 0.2, 0.08, 0.8, 0.6, 0.4];

/// What looks at its own hand alone: no weight for unseen tiles and for what the next seat lacks.
pub const OWN_HAND: [bool; WEIGHTS] = [true, true, true, true, true, false, false, false, true];

/// Everything.
pub const ALL_WEIGHTS: [bool; WEIGHTS] = [true; WEIGHTS];

/// Improves [`Taste::KEEP`] by changing the weights that are free. `tell` hears of every change that stays.
pub fn learn(free: [bool; WEIGHTS], options: &Options, mut tell: impl FnMut(u64, f64, &Taste)) -> Taste {
    // Only the proportions matter: a small weight to begin with leaves room for the others.
    let mut best = Taste { kept: 0.1, ..Taste::NONE };
    let sure = 0.5 + 0.4 / (2.0 * options.deals as f64).sqrt();
    for step in 0..options.steps {
        let seed = part_seed(options.seed, step);
        let changed = change(&best, free, &mut Seeded::new(seed));
        let share = if changed == best { 0.0 } else { compare(&changed, &best, options.deals, !seed) };
        if share > sure {
            best = changed;
            tell(step, share, &best);
        }
    }
    best
}

/// A taste nearby, or not so near: one or two weights change, by much or by little.
fn change(taste: &Taste, free: [bool; WEIGHTS], dice: &mut Seeded) -> Taste {
    let mut weights = taste.weights();
    let changing: Vec<usize> = (0..WEIGHTS).filter(|&at| free[at]).collect();
    for _ in 0..1 + dice.below(2) {
        let at = changing[dice.below(changing.len() as u32) as usize];
        let bell: f32 = (0..4).map(|_| dice.below(1 << 16) as f32 / 65_536.0 - 0.5).sum();
        let stride = 4.0 * STRIDE[at] / (1 << dice.below(4)) as f32;
        // Three places are enough, and all that is written down.
        weights[at] = ((weights[at] + stride * bell) * 1000.0).round() / 1000.0;
    }
    Taste::from_weights(weights)
}

/// The share of `first` against `second` in rounds of two, every deal from both seats.
pub fn compare(first: &Taste, second: &Taste, deals: u64, seed: u64) -> f64 {
    let game = Dominoes::new(2).expect("two can play");
    let mut scratch = Scratch::new();
    let mut sum = 0.0;
    for deal in 0..deals {
        for seat in [Seat(0), Seat(1)] {
            let mut dice = Seeded::new(part_seed(seed, deal));
            let mut state = game.start();
            let two = Two { seat, first, second };
            play_out(&game, &mut state, &two, &mut scratch, &mut dice);
            sum += game.standing(&state).shares()[seat.index()];
        }
    }
    sum / (2 * deals) as f64
}

/// One taste at one seat, the other elsewhere.
struct Two<'a> {
    seat: Seat,
    first: &'a Taste,
    second: &'a Taste,
}

impl Policy<Dominoes> for Two<'_> {
    fn choose(
        &self,
        game: &Dominoes,
        state: &State,
        scratch: &mut Scratch<Dominoes>,
        dice: &mut Seeded,
    ) -> Move {
        let taste = if state.acting() == self.seat { self.first } else { self.second };
        taste.choose(game, state, scratch, dice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn learning_is_repeatable_and_helps() {
        let options = Options { steps: 60, deals: 300, seed: 3 };
        let mut kept = 0;
        let taste = learn(ALL_WEIGHTS, &options, |_, _, _| kept += 1);
        assert_eq!(taste, learn(ALL_WEIGHTS, &options, |_, _, _| {}));
        assert!(kept > 0 && compare(&taste, &Taste::KEEP, 1000, 5) > 0.5);
        let own = learn(OWN_HAND, &options, |_, _, _| {}).weights();
        assert!(own.iter().zip(OWN_HAND).all(|(&weight, free)| free || weight == 0.0));
    }

    #[test]
    fn the_tastes_that_are_kept_beat_the_reference() {
        for (taste, least) in [(Taste::OWN_HAND, 0.52), (Taste::SKILLED, 0.57)] {
            let share = compare(&taste, &Taste::KEEP, 3000, 1);
            assert!(share > least, "{taste:?} has {share:.3}");
        }
    }
}
