//! `klots bench`: uniformly random games on one thread, per CPU-second, with totals that must be right.

use crate::{Speaker, out};
use catalogue::Catalogue;
use clap::Args;
use play::dice::Seeded;
use play::{Choices, Refusal, Turn, Whole};
use search::Clock;
use serde::Serialize;
use std::time::Duration;

/// What to measure.
#[derive(Args, Debug)]
pub struct BenchArgs {
    game: Option<String>,
    #[arg(long, default_value_t = 2.0, value_name = "S", value_parser = crate::cli::seconds)]
    seconds: f64,
    #[arg(long)]
    json: bool,
}

/// One line of the table.
#[derive(Serialize)]
struct Figure {
    what: String,
    games_per_second: f64,
    rounds_per_second: f64,
    moves_per_second: f64,
    bytes_per_state: usize,
    games: u64,
    mean: f64,
    expected: f64,
}

/// What a mean is taken of.
#[derive(Clone, Copy)]
enum Mean {
    /// Points of a seat at the end.
    Points,
    /// Moves in a game.
    Moves,
}

/// A game to measure: its options, what its mean must be, and how far one game strays from it.
struct Course {
    what: &'static str,
    seats: u8,
    choices: &'static [(&'static str, &'static str)],
    mean: Mean,
    expected: f64,
    spread: f64,
}

const fn course(what: &'static str, seats: u8, mean: Mean, expected: f64, spread: f64) -> Course {
    Course { what, seats, choices: &[], mean, expected, spread }
}

const KINGDOMINO: &[Course] = &[
    course("kingdomino, 4 players", 4, Mean::Points, 19.28, 10.0),
    course("kingdomino, 2 players", 2, Mean::Points, 19.10, 10.0),
    Course {
        choices: &[("mighty_duel", "yes")],
        ..course("kingdomino, Mighty Duel", 2, Mean::Points, 52.48, 20.0)
    },
];
const TRIOMINOS: &[Course] =
    &[Course { choices: &[("rounds", "1")], ..course("triominos, 2 players", 2, Mean::Moves, 80.1, 150.0) }];
// The published figure knows no draw by repetition.
const QUIXO: &[Course] =
    &[Course { choices: &[("repetition", "no")], ..course("quixo, 2 players", 2, Mean::Moves, 46.99, 25.0) }];
const DOMINOES: &[Course] = &[course("dominoes, 2 players", 2, Mean::Moves, 37.08, 60.0)];

/// Leaves of a tree of moves.
#[derive(Serialize)]
struct Perft {
    what: String,
    depth: u32,
    leaves: u64,
    leaves_per_second: f64,
}

/// All that was measured.
#[derive(Serialize)]
struct Report {
    random_games: Vec<Figure>,
    perft: Vec<Perft>,
}

/// Measures and prints.
pub fn run(args: &BenchArgs, speaker: &Speaker) -> anyhow::Result<()> {
    let report = measure(args, &speaker.catalogue).map_err(|refusal| speaker.refuse(&refusal))?;
    if args.json {
        out::line(serde_json::to_string_pretty(&report)?);
    } else {
        print(&report);
    }
    Ok(())
}

fn print(report: &Report) {
    out::line(format_args!(
        "{:<28}{:>12}{:>12}{:>14}{:>8}{:>10}",
        "", "games/s", "rounds/s", "moves/s", "bytes", "mean"
    ));
    for figure in &report.random_games {
        out::line(format_args!(
            "{:<28}{:>12.0}{:>12.0}{:>14.0}{:>8}{:>10.3}",
            figure.what,
            figure.games_per_second,
            figure.rounds_per_second,
            figure.moves_per_second,
            figure.bytes_per_state,
            figure.mean
        ));
    }
    for perft in &report.perft {
        let Perft { what, depth, leaves, leaves_per_second } = perft;
        out::line(format_args!("{what}, perft {depth}: {leaves} leaves, {leaves_per_second:.0} leaves/s"));
    }
}

fn measure(args: &BenchArgs, catalogue: &Catalogue) -> Result<Report, Refusal> {
    if let Some(name) = &args.game {
        catalogue.find(name)?;
    }
    let wanted = |name: &str| args.game.as_deref().is_none_or(|game| game == name);
    let mut figures = Vec::new();
    if wanted("kingdomino") {
        figures.extend(race::<kingdomino::Kingdomino>(KINGDOMINO, args.seconds)?);
    }
    if wanted("triominos") {
        figures.extend(race::<triominos::Triominos>(TRIOMINOS, args.seconds)?);
    }
    if wanted("quixo") {
        figures.extend(race::<quixo::Quixo>(QUIXO, args.seconds)?);
    }
    if wanted("dominoes") {
        figures.extend(race::<dominoes::Dominoes>(DOMINOES, args.seconds)?);
    }
    let perft = wanted("quixo").then(count_leaves);
    Ok(Report { random_games: figures, perft: perft.into_iter().collect() })
}

/// Every sequence of five pushes from the start of Quixo, with the line test at every leaf.
fn count_leaves() -> Perft {
    const DEPTH: u32 = 5;
    let square = quixo::Square::of(5).expect("five is a size");
    let start = Clock::Thread.now();
    let leaves = quixo::perft(square, quixo::Board::BLANK, quixo::Symbol::Cross, DEPTH);
    let seconds = (Clock::Thread.now() - start).as_secs_f64();
    assert_eq!((leaves.all, leaves.with_line), (118_928_388, 0), "the rules are not exact");
    let leaves_per_second = leaves.all as f64 / seconds;
    Perft { what: "quixo".to_owned(), depth: DEPTH, leaves: leaves.all, leaves_per_second }
}

fn race<G: Whole>(courses: &[Course], seconds: f64) -> Result<Vec<Figure>, Refusal> {
    courses.iter().map(|course| run_course::<G>(course, seconds)).collect()
}

fn run_course<G: Whole>(course: &Course, seconds: f64) -> Result<Figure, Refusal> {
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
    points: i64,
}

fn play_out<G: Whole>(
    game: &G,
    mean: Mean,
    dice: &mut Seeded,
    scratch: &mut Vec<G::Move>,
    tally: &mut Tally,
) {
    let mut state = game.start();
    loop {
        match game.turn(&state) {
            Turn::Of(_) => {
                let m = game.any_move(&state, scratch, dice);
                game.play(&mut state, m);
                tally.moves += 1;
            }
            Turn::Luck => {
                let luck = game.draw(&state, dice);
                game.settle(&mut state, luck);
            }
            Turn::Over => break,
        }
    }
    tally.games += 1;
    tally.rounds += u64::from(game.round(&state)) + 1;
    if matches!(mean, Mean::Points) {
        tally.points += game.standing(&state).points.iter().map(|&points| i64::from(points)).sum::<i64>();
    }
}

fn figure<G: Whole>(course: &Course, tally: &Tally, spent: Duration) -> Figure {
    let seconds = spent.as_secs_f64();
    let games = tally.games as f64;
    let mean = match course.mean {
        Mean::Points => tally.points as f64 / games / f64::from(course.seats),
        Mean::Moves => tally.moves as f64 / games,
    };
    let off = (mean - course.expected).abs();
    let bound = 5.0 * course.spread / games.sqrt() + 0.006; // five standard errors and the rounding of the reference
    assert!(
        off <= bound,
        "{}: the mean is {mean:.3}, not {:.2}: the rules are not exact",
        course.what,
        course.expected
    );
    Figure {
        what: course.what.to_owned(),
        games_per_second: games / seconds,
        rounds_per_second: tally.rounds as f64 / seconds,
        moves_per_second: tally.moves as f64 / seconds,
        bytes_per_state: size_of::<G::State>(),
        games: tally.games,
        mean,
        expected: course.expected,
    }
}
