//! How fast a game is: uniformly random games on one thread, per CPU-second, with totals that must be right.

use crate::BotGame;
use play::dice::Seeded;
use play::{Choices, Refusal, Turn};
use search::Clock;
use serde::Serialize;
use std::time::Duration;

/// A game to measure: its seats and options, and what its mean must be.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// What it is called, where the number of players does not tell it.
    pub title: Option<&'static str>,
    /// How many sit at the table.
    pub seats: u8,
    /// Options that differ from the rulebook's way.
    pub choices: &'static [(&'static str, &'static str)],
    /// What the mean is taken of.
    pub mean: MeanOf,
    /// The mean, where it is known.
    pub expected: Option<f64>,
}

impl Course {
    /// The rulebook's way with this many seats, and the mean that is known for it.
    pub const fn of(seats: u8, mean: MeanOf, expected: f64) -> Course {
        Course { title: None, seats, choices: &[], mean, expected: Some(expected) }
    }
}

/// What a mean is taken of.
#[derive(Clone, Copy, Debug)]
pub enum MeanOf {
    /// Points of a seat at the end.
    Points,
    /// Moves in a game.
    Moves,
}

/// A tree of moves whose leaves are known.
#[derive(Clone, Copy, Debug)]
pub struct Tree {
    /// How deep.
    pub depth: u32,
    /// How many leaves it has.
    pub leaves: u64,
    /// Counts them.
    pub count: fn(u32) -> u64,
}

/// All that was measured of a game.
#[derive(Debug, Serialize)]
pub struct Speed {
    /// Random games, one line for each course.
    pub random_games: Vec<Figure>,
    /// Trees of moves.
    pub perft: Vec<Perft>,
}

/// One course.
#[derive(Debug, Serialize)]
pub struct Figure {
    /// The game and the course.
    pub what: String,
    /// Games per CPU-second.
    pub games_per_second: f64,
    /// Rounds of a match per CPU-second.
    pub rounds_per_second: f64,
    /// Moves per CPU-second.
    pub moves_per_second: f64,
    /// How large a position is, what it points at aside.
    pub bytes_per_state: usize,
    /// Games that were played.
    pub games: u64,
    /// Of points or moves.
    pub mean: f64,
    /// What the mean must be, where it is known.
    pub expected: Option<f64>,
}

/// One tree.
#[derive(Debug, Serialize)]
pub struct Perft {
    /// The game.
    pub what: String,
    /// How deep.
    pub depth: u32,
    /// How many leaves.
    pub leaves: u64,
    /// Leaves per CPU-second.
    pub leaves_per_second: f64,
}

/// Measures a game, each course for this many seconds. One without courses runs the rulebook's way, and nothing is
/// known of its mean.
///
/// # Panics
/// If a mean or a count of leaves is not what it must be.
pub fn measure<G: BotGame>(seconds: f64) -> Result<Speed, Refusal> {
    let usual = [Course { expected: None, ..Course::of(G::FACTS.min_seats(), MeanOf::Moves, 0.0) }];
    let courses = if G::COURSES.is_empty() { &usual } else { G::COURSES };
    let random_games = courses.iter().map(|course| run::<G>(course, seconds)).collect::<Result<_, _>>()?;
    Ok(Speed { random_games, perft: G::TREES.iter().map(|tree| count(G::NAME, tree)).collect() })
}

fn count(game: &str, tree: &Tree) -> Perft {
    let start = Clock::Thread.now();
    let leaves = (tree.count)(tree.depth);
    let seconds = (Clock::Thread.now() - start).as_secs_f64();
    assert_eq!(leaves, tree.leaves, "{game}: the rules are not exact");
    Perft { what: game.to_owned(), depth: tree.depth, leaves, leaves_per_second: leaves as f64 / seconds }
}

fn run<G: BotGame>(course: &Course, seconds: f64) -> Result<Figure, Refusal> {
    let choices = course.choices.iter().fold(Choices::none(), |all, (name, value)| all.with(name, value));
    let game = G::with(course.seats, &choices)?;
    let mut tally = Tally::default();
    let mut dice = Seeded::new(1);
    let mut scratch = Vec::new();
    let limit = Duration::from_secs_f64(seconds);
    let start = Clock::Thread.now();
    let mut spent = Duration::ZERO;
    while spent < limit {
        for _ in 0..100 {
            play_out(&game, course.mean, &mut dice, &mut scratch, &mut tally);
        }
        spent = Clock::Thread.now() - start;
    }
    Ok(figure::<G>(course, &tally, spent))
}

#[derive(Default)]
struct Tally {
    games: u64,
    rounds: u64,
    moves: u64,
    /// Of what the mean is taken of: the sum over all games, and the sum of squares.
    sum: f64,
    squares: f64,
}

impl Tally {
    fn mean(&self) -> f64 {
        self.sum / self.games as f64
    }

    /// How far the mean of this many games usually strays.
    fn standard_error(&self) -> f64 {
        let variance = self.squares / self.games as f64 - self.mean().powi(2);
        (variance.max(0.0) / self.games as f64).sqrt()
    }
}

fn play_out<G: BotGame>(
    game: &G,
    mean: MeanOf,
    dice: &mut Seeded,
    scratch: &mut Vec<G::Move>,
    tally: &mut Tally,
) {
    let mut state = game.start();
    let mut moves = 0u32;
    loop {
        match game.turn(&state) {
            Turn::Of(_) => {
                let m = game.any_move(&state, scratch, dice);
                game.play(&mut state, m);
                moves += 1;
            }
            Turn::Luck => {
                let luck = game.draw(&state, dice);
                game.settle(&mut state, luck);
            }
            Turn::Over => break,
        }
    }
    let value = match mean {
        MeanOf::Moves => f64::from(moves),
        MeanOf::Points => {
            let points = game.standing(&state).points;
            f64::from(points.iter().sum::<i32>()) / points.len() as f64
        }
    };
    tally.games += 1;
    tally.rounds += u64::from(game.round(&state)) + 1;
    tally.moves += u64::from(moves);
    tally.sum += value;
    tally.squares += value * value;
}

fn figure<G: BotGame>(course: &Course, tally: &Tally, spent: Duration) -> Figure {
    let players = || format!("{} players", course.seats);
    let what = format!("{}, {}", G::NAME, course.title.map_or_else(players, str::to_owned));
    let (seconds, mean) = (spent.as_secs_f64(), tally.mean());
    if let Some(expected) = course.expected {
        let bound = 5.0 * tally.standard_error() + 0.006; // five standard errors and the rounding of the reference
        let off = (mean - expected).abs();
        assert!(off <= bound, "{what}: the mean is {mean:.3}, not {expected:.2}: the rules are not exact");
    }
    Figure {
        what,
        games_per_second: tally.games as f64 / seconds,
        rounds_per_second: tally.rounds as f64 / seconds,
        moves_per_second: tally.moves as f64 / seconds,
        bytes_per_state: size_of::<G::State>(),
        games: tally.games,
        mean,
        expected: course.expected,
    }
}
