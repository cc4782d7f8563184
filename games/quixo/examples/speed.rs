//! Uniformly random games through the generic loop, and perft: figures per second on one thread.
//!
//! The totals are checked first: a fast wrong answer is no answer.

use play::dice::Seeded;
use play::{Choices, Game, Offered, Turn};
use quixo::{Board, Quixo, Square, Symbol, perft};
use std::time::Instant;

const GAMES: u64 = 2_000_000;

fn main() {
    // the known figures are those of play without a draw
    random_play("2 players, no draws", 2, "repetition=no move_cap=10000", Some((46.99, 52.85)));
    random_play("2 players", 2, "", None);
    random_play("4 players", 4, "", None);
    let start = Clock::start();
    let square = Square::of(5).expect("five is a size");
    let leaves = perft(square, Board::BLANK, Symbol::Cross, 5);
    assert_eq!((leaves.all, leaves.with_line), (118_928_388, 0));
    let seconds = start.seconds();
    println!("perft(5): {} leaves, {:.1} million a second", leaves.all, leaves.all as f64 / seconds / 1e6);
    println!("state: {} bytes, move: {} bytes", size_of::<quixo::State>(), size_of::<quixo::Move>());
}

fn random_play(title: &str, seats: u8, options: &str, expected: Option<(f64, f64)>) {
    let choices = Choices::parse(options).expect("options in the right form");
    let game = Quixo::with(seats, &choices).expect("options that fit");
    let mut dice = Seeded::new(2026);
    let mut scratch = Vec::new();
    let (mut moves, mut first_wins, mut draws) = (0u64, 0u64, 0u64);
    let start = Clock::start();
    for _ in 0..GAMES {
        let mut state = game.start();
        let starts = game.draw(&state, &mut dice);
        game.settle(&mut state, starts);
        while game.turn(&state) != Turn::Over {
            let m = game.any_move(&state, &mut scratch, &mut dice);
            game.play(&mut state, m);
        }
        moves += u64::from(state.moves_made());
        match state.outcome().and_then(quixo::Outcome::winner) {
            Some(winner) => first_wins += u64::from(winner == Symbol::of(starts.0)),
            None => draws += 1,
        }
    }
    let seconds = start.seconds();
    let plies = moves as f64 / GAMES as f64;
    let wins = 100.0 * first_wins as f64 / GAMES as f64;
    if let Some((known_plies, known_wins)) = expected {
        assert!((plies - known_plies).abs() < 0.06, "{plies} plies a game");
        assert!((wins - known_wins).abs() < 0.12, "{wins} % for the first side");
    }
    println!(
        "{title}: {:.0} games/s, {:.1} million moves/s, {plies:.3} plies, first side {wins:.2} %, draws {draws}",
        GAMES as f64 / seconds,
        moves as f64 / seconds / 1e6,
    );
}

/// The time this thread has spent on the processor where the system tells it, otherwise the time of day.
struct Clock(Instant, Option<u64>);

impl Clock {
    fn start() -> Clock {
        Clock(Instant::now(), on_processor())
    }

    fn seconds(&self) -> f64 {
        match (self.1, on_processor()) {
            (Some(start), Some(now)) => (now - start) as f64 / 1e9,
            _ => self.0.elapsed().as_secs_f64(),
        }
    }
}

/// Nanoseconds on the processor.
fn on_processor() -> Option<u64> {
    std::fs::read_to_string("/proc/self/schedstat").ok()?.split(' ').next()?.parse().ok()
}
