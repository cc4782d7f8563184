//! How the tables of promises are learnt: self-play, and temporal differences TD(λ) on the kingdoms after each
//! placement. Steps by temporal coherence: an entry whose errors cancel out moves less and less.
//!
//! The same effort gives the same bytes on every machine.

use super::evaluation::{Features, Outlook, Promise, Prospect};
use super::planner::{DENIAL, Planner, Plans};
use super::train_net;
use crate::train::{Effort, Journal, Lesson, Progress};
use kingdomino::{Kingdomino, Move, Size, Stage};
use play::dice::Seeded;
use play::{Choices, Dice, Game, Offered, Seat, Turn};

/// The tables and the nets of both sizes. The nets correct the tables that the program has: where tables were learnt anew, the
/// nets come after.
pub const LESSONS: &[Lesson] = &[
    Lesson {
        file: "promise-5.bin",
        learn: |effort, journal| Ok(learn(Size::Five, 300_000, effort, journal)),
    },
    Lesson {
        file: "promise-7.bin",
        learn: |effort, journal| Ok(learn(Size::Seven, 100_000, effort, journal)),
    },
    Lesson {
        file: "net-5.bin",
        learn: |effort, journal| Ok(train_net::learn(Size::Five, 300_000, effort, journal)),
    },
    Lesson {
        file: "net-7.bin",
        learn: |effort, journal| Ok(train_net::learn(Size::Seven, 120_000, effort, journal)),
    },
];

const LAMBDA: f32 = 0.5;

/// A kingdom after a placement.
struct Placed {
    features: Features,
    points: f32,
}

struct Learner {
    promise: Promise,
    /// Sum of errors and of their sizes, entry by entry.
    errors: Vec<(f32, f32)>,
    rate: f32,
}

/// Learns from so many games, at full effort; tells the points of a kingdom with both bonuses.
fn learn(size: Size, games: u64, effort: &Effort, journal: &mut dyn Journal) -> Vec<u8> {
    let games = effort.of(games);
    let promise = Promise::blank(size);
    let errors = vec![(0.0, 0.0); promise.len()];
    let mut learner = Learner { promise, errors, rate: 1.0 };
    let mut dice = Seeded::new(2026);
    let (mut points, mut count) = (0.0, 0.0);
    for n in 1..=games {
        learner.rate = if n * 4 > games * 3 { 0.25 } else { 1.0 };
        let game = any_game(size, &mut dice);
        let (sum, seats) = learner.one_game(&game, &mut dice);
        if game.harmony() && game.middle_kingdom().is_some() {
            points += sum;
            count += seats;
        }
        if n % (games / 20).max(1) == 0 {
            journal.tell(Progress { done: n, of: games, measure: points / count });
            (points, count) = (0.0, 0.0);
        }
    }
    learner.promise.to_bytes()
}

/// A game of this size with some number of seats and some bonuses.
pub(super) fn any_game(size: Size, dice: &mut Seeded) -> Kingdomino {
    let pick = |words: &[&'static str], dice: &mut Seeded| words[dice.below(words.len() as u32) as usize];
    let seats = match size {
        Size::Seven => 2,
        Size::Five => [2, 3, 4, 4][dice.below(4) as usize],
    };
    let bonuses = dice.below(4) != 0;
    let choices = Choices::none()
        .with("mighty_duel", if size == Size::Seven { "yes" } else { "no" })
        .with("middle_kingdom", if bonuses { pick(&["rule", "reach", "full"], dice) } else { "off" })
        .with("harmony", if bonuses { "yes" } else { "no" });
    Kingdomino::with(seats, &choices).expect("options that fit")
}

impl Learner {
    fn one_game(&mut self, game: &Kingdomino, dice: &mut Seeded) -> (f64, f64) {
        let mut state = game.start();
        let mut steps: Vec<Vec<Placed>> = (0..game.seats()).map(|_| Vec::new()).collect();
        let mut scratch = Vec::new();
        loop {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Luck => {
                    let luck = game.draw(&state, dice);
                    game.settle(&mut state, luck);
                }
                Turn::Of(seat) => {
                    let order = usize::from(state.acted());
                    let placing = state.stage() == Stage::Place;
                    let stray = dice.below(100) == 0;
                    let m = if stray {
                        game.any_move(&state, &mut scratch, dice)
                    } else {
                        Planner { promise: &self.promise, denial: DENIAL }.best(
                            game,
                            &state,
                            &mut Plans::default(),
                        )
                    };
                    let outlook = Outlook::of(state.unseen().or(state.next().free()));
                    debug_assert_eq!(placing, !matches!(m, Move::Pick(_)));
                    game.play(&mut state, m);
                    if placing {
                        let mut features = Features::new();
                        let prospect = Prospect { kingdom: state.kingdom(seat), order, outlook: &outlook };
                        let points = self.promise.features(game, prospect, &mut features);
                        steps[seat.index()].push(Placed { features, points });
                    }
                }
            }
        }
        for steps in &steps {
            self.learn(steps);
        }
        let sum = Seat::all(game.seats()).map(|seat| f64::from(game.points(state.kingdom(seat)))).sum();
        (sum, f64::from(game.seats()))
    }

    /// Backwards from the end, whose value is the points themselves.
    fn learn(&mut self, steps: &[Placed]) {
        let mut target = None;
        for step in steps.iter().rev() {
            let value = step.points + self.sum(step);
            if let Some(goal) = target {
                let error = goal - value;
                self.adjust(step, error);
            }
            target = Some(match target {
                None => value,
                Some(goal) => LAMBDA * goal + (1.0 - LAMBDA) * value,
            });
        }
    }

    fn sum(&mut self, step: &Placed) -> f32 {
        let weights = self.promise.weights_mut();
        step.features.iter().map(|&entry| weights[entry as usize]).sum()
    }

    fn adjust(&mut self, step: &Placed, error: f32) {
        let share = error / step.features.len().max(1) as f32 * self.rate;
        let weights = self.promise.weights_mut();
        for &entry in &step.features {
            let (sum, size) = &mut self.errors[entry as usize];
            let coherence = if *size > 0.0 { sum.abs() / *size } else { 1.0 };
            weights[entry as usize] += share * coherence;
            *sum += error;
            *size += error.abs();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn learning_is_repeatable_and_kingdoms_grow_with_it() {
        let mut points = Vec::new();
        let little = Effort { part: 0.005, threads: 1 };
        let first =
            learn(Size::Five, 300_000, &little, &mut |progress: Progress| points.push(progress.measure));
        assert_eq!(first, learn(Size::Five, 300_000, &little, &mut |_: Progress| {}));
        assert!(points[points.len() - 1] > points[0] + 3.0, "{points:?}");
    }
}
