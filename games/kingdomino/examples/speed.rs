//! Random games per second of processor time, with the averages they must have.
//!
//! `cargo run --release -p kingdomino --example speed [games]`

use kingdomino::{Kingdomino, State};
use play::dice::Seeded;
use play::{Choices, Game, Offered, Turn};

fn main() {
    let games: u32 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(400_000);
    println!("a state has {} bytes", size_of::<State>());
    for (name, seats, options, mean) in [
        ("4 players", 4, "", 19.28),
        ("2 players", 2, "", 19.10),
        ("Mighty Duel", 2, "mighty_duel=yes", 52.48),
    ] {
        let game = Choices::parse(options).and_then(|choices| Kingdomino::with(seats, &choices));
        measure(name, &game.expect("options of the game"), games, mean);
    }
}

fn measure(name: &str, game: &Kingdomino, games: u32, mean: f64) {
    let mut dice = Seeded::new(1);
    let mut scratch = Vec::new();
    let (mut moves, mut points) = (0u64, 0i64);
    let before = cpu_seconds();
    for _ in 0..games {
        let mut state = game.start();
        loop {
            match game.turn(&state) {
                Turn::Of(_) => {
                    let m = game.any_move(&state, &mut scratch, &mut dice);
                    game.play(&mut state, m);
                    moves += 1;
                }
                Turn::Luck => {
                    let luck = game.draw(&state, &mut dice);
                    game.settle(&mut state, luck);
                }
                Turn::Over => break,
            }
        }
        points += game.standing(&state).points.iter().map(|&points| i64::from(points)).sum::<i64>();
    }
    let seconds = cpu_seconds() - before;
    let found = points as f64 / f64::from(games) / f64::from(game.seats());
    let speed = f64::from(games) / seconds;
    println!(
        "{name}: {speed:.0} games/s, {:.1} million moves/s, {found:.3} points",
        moves as f64 / seconds / 1e6
    );
    assert!((found - mean).abs() < 0.02 + 30.0 / f64::from(games).sqrt(), "{found} points, not {mean}");
}

/// Processor time of this process, from the system's own book-keeping; the clock elsewhere.
fn cpu_seconds() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/schedstat").unwrap_or_default();
    match stat.split_whitespace().next().and_then(|nanoseconds| nanoseconds.parse::<f64>().ok()) {
        Some(nanoseconds) => nanoseconds / 1e9,
        None => {
            static START: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
            START.get_or_init(std::time::Instant::now).elapsed().as_secs_f64()
        }
    }
}
