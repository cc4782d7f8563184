//! Moves tried in the same worlds with the same luck: what each promises to everybody, and how sure that is.

use crate::found::copied;
use crate::{Budget, Scratch, Weigh, Worlds, part_seed};
use arrayvec::ArrayVec;
use play::dice::Seeded;
use play::{Game, MAX_SEATS, Turn};

/// What came of trying a move, or a position as it is, many times.
#[derive(Clone, PartialEq, Debug)]
pub struct Mean {
    /// What each seat may expect.
    pub shares: ArrayVec<f64, MAX_SEATS>,
    /// The standard error of the least sure of them.
    pub error: f64,
    /// The standard error of the difference to the first move, for the seat that moves.
    pub gap: f64,
    /// How often it was tried.
    pub trials: u64,
}

/// Tries each of `moves` of the acting seat, or the position as it is where there are none, until the budget is used up.
/// In each round of trials all meet the same world and the same stream of luck. One thread: the same seed and a budget of
/// nodes give the same means.
pub fn paired<G: Game>(
    game: &G,
    worlds: &impl Worlds<G>,
    weigh: &impl Weigh<G>,
    moves: &[G::Move],
    budget: &Budget,
    seed: u64,
) -> Vec<Mean> {
    let mut sums: Vec<Sums> = (0..moves.len().max(1)).map(|_| Sums::default()).collect();
    let mut meter = budget.meter();
    let mut scratch = Scratch::new();
    let (mut world, mut copy): (_, Option<G::State>) = (None, None);
    let mut first = true;
    // Each try counts as a node, and a round is finished once it is begun, so that all had the same.
    while std::mem::take(&mut first) | meter.iteration() {
        let mut dice = Seeded::new(part_seed(seed, meter.iterations()));
        worlds.next(&mut world, &mut dice);
        let world = world.as_ref().expect("worlds give a world");
        let mut to_beat = 0.0;
        for (n, sum) in sums.iter_mut().enumerate() {
            let state = copied(world, &mut copy);
            if let Some(&m) = moves.get(n) {
                game.play(state, m);
            }
            let values = weigh.weigh(game, state, &mut scratch, &mut dice.clone());
            let _ = meter.node();
            let own = match game.turn(world) {
                Turn::Of(seat) => f64::from(values[seat.index()]),
                Turn::Luck | Turn::Over => 0.0,
            };
            if n == 0 {
                to_beat = own;
            }
            sum.add(values.iter().map(|&value| f64::from(value)), to_beat - own);
        }
        if meter.over() {
            break;
        }
    }
    sums.iter().map(Sums::mean).collect()
}

#[derive(Default)]
struct Sums {
    trials: u64,
    values: ArrayVec<(f64, f64), MAX_SEATS>,
    gap: (f64, f64),
}

impl Sums {
    fn add(&mut self, values: impl Iterator<Item = f64>, gap: f64) {
        self.trials += 1;
        for (seat, value) in values.enumerate() {
            if self.values.len() == seat {
                self.values.push((0.0, 0.0));
            }
            add(&mut self.values[seat], value);
        }
        add(&mut self.gap, gap);
    }

    fn mean(&self) -> Mean {
        let trials = self.trials.max(1) as f64;
        Mean {
            shares: self.values.iter().map(|(sum, _)| sum / trials).collect(),
            error: self.values.iter().map(|&sums| error(sums, trials)).fold(0.0, f64::max),
            gap: error(self.gap, trials),
            trials: self.trials,
        }
    }
}

fn add((sum, squares): &mut (f64, f64), value: f64) {
    *sum += value;
    *squares += value * value;
}

/// The standard error of a mean; of a single trial, the most it can be for a share.
fn error((sum, squares): (f64, f64), trials: f64) -> f64 {
    if trials < 2.0 {
        return 0.5;
    }
    let mean = sum / trials;
    ((squares / trials - mean * mean).max(0.0) / (trials - 1.0)).sqrt()
}

impl Mean {
    /// This and what more trials of the same brought, in other worlds.
    pub fn join(&mut self, more: &Mean) {
        let (old, new) = (self.trials as f64, more.trials as f64);
        let all = (old + new).max(1.0);
        for (share, other) in self.shares.iter_mut().zip(&more.shares) {
            *share = (*share * old + other * new) / all;
        }
        let joined = |a: f64, b: f64| ((a * old).powi(2) + (b * new).powi(2)).sqrt() / all;
        self.error = joined(self.error, more.error);
        self.gap = joined(self.gap, more.gap);
        self.trials += more.trials;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(values: &[f64]) -> Mean {
        let mut sums = Sums::default();
        values.iter().for_each(|&value| sums.add([value, 1.0 - value].into_iter(), 0.5 - value));
        sums.mean()
    }

    #[test]
    fn the_error_of_a_mean_is_that_of_the_textbook() {
        let mean = of(&[0.0, 1.0, 1.0, 0.0]);
        assert_eq!(mean.shares.as_slice(), [0.5, 0.5]);
        // The deviation of 0, 1, 1, 0 is √⅓, and its mean of four has half of it.
        assert!((mean.error - (1.0f64 / 3.0).sqrt() / 2.0).abs() < 1e-12);
        assert_eq!(mean.gap, mean.error);
    }

    #[test]
    fn trials_that_are_joined_say_the_same_as_all_at_once() {
        let values: Vec<f64> = (0..400).map(|n| f64::from(n * 7 % 11) / 10.0).collect();
        let (mut some, rest, all) = (of(&values[..220]), of(&values[220..]), of(&values));
        some.join(&rest);
        assert_eq!(some.trials, all.trials);
        assert!((some.shares[0] - all.shares[0]).abs() < 1e-12);
        assert!((some.error / all.error - 1.0).abs() < 0.01);
    }
}
