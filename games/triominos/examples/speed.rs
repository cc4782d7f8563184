//! Plays random rounds through the public verbs and says how many a CPU-second holds.
//!
//! `cargo run --release -p triominos --example speed -- [rounds] [seats]`

use play::dice::Seeded;
use play::{Choices, Game, Offered, Seat, Turn};
use std::time::Duration;
use triominos::{State, Triominos};

fn main() {
    let mut words = std::env::args().skip(1).map(|word| word.parse().expect("a number"));
    let rounds = words.next().unwrap_or(300_000u32);
    let seats = words.next().unwrap_or(2) as u8;
    let options = if seats > 1 { Choices::none().with("rounds", 1) } else { Choices::none() };
    let game = Triominos::with(seats, &options).expect("one to six seats");
    let mut dice = Seeded::new(1);
    let mut scratch = Vec::with_capacity(64);
    let (mut events, mut moves, mut points, mut again) = (0u64, 0u64, 0i64, 0i64);
    let started = cpu_time();
    for _ in 0..rounds {
        let mut state = game.start();
        loop {
            match game.turn(&state) {
                Turn::Luck => {
                    let luck = game.draw(&state, &mut dice);
                    game.settle(&mut state, luck);
                }
                Turn::Of(_) => {
                    let m = game.any_move(&state, &mut scratch, &mut dice);
                    game.play(&mut state, m);
                    moves += 1;
                }
                Turn::Over => break,
            }
            events += 1;
        }
        points += game.standing(&state).points.iter().map(|&points| i64::from(points)).sum::<i64>();
        let round = state.last_round().expect("a round was played");
        again += Seat::all(seats).map(|seat| i64::from(round.points[seat.index()])).sum::<i64>();
    }
    let seconds = (cpu_time() - started).as_secs_f64();
    assert_eq!(points, again, "totals are the sums of rounds");
    assert!(events > moves && moves > u64::from(rounds), "every round has luck and moves");
    println!("seats {seats}  rounds {rounds}  events {events}  moves {moves}  points {points}");
    println!(
        "rounds/s {:.0}  moves/s {:.0}  (per CPU-second)",
        f64::from(rounds) / seconds,
        moves as f64 / seconds
    );
    println!("size of State {} bytes", size_of::<State>());
}

/// User time of this process (Linux), in hundredths of a second.
fn cpu_time() -> Duration {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let after_name = stat.rsplit(')').next().unwrap_or_default();
    let ticks: u64 = after_name.split_whitespace().nth(11).and_then(|ticks| ticks.parse().ok()).unwrap_or(0);
    Duration::from_millis(ticks * 10)
}
