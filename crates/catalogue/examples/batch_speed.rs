//! Steps a second, observations and masks written, random play, games begun again:
//! `cargo run --release -p catalogue --example batch_speed [threads] [games at once]`.

use learn::{Batch, BatchOf, BatchOutput, Reward};
use play::{Choices, Encode, Offered};
use std::time::Instant;

const GAMES: usize = 1024;
/// Seconds for each game.
const SPAN: f64 = 1.0;

fn measure<G: Encode + Offered>(seats: u8, threads: usize, games: usize) -> Result<(), play::Refusal> {
    let game = G::with(seats, &Choices::none())?;
    let mut batch = BatchOf::new(game.clone(), games, 1, Reward::Victory).on_threads(threads);
    let mut observations = vec![0; games * game.observation()];
    let mut masks = vec![0; games * game.actions()];
    let mut rewards = vec![0.0; games * usize::from(seats)];
    let (mut dones, mut turns, mut actions) = (vec![0; games], vec![0; games], vec![0; games]);
    let (mut steps, begun, cpu) = (0, Instant::now(), processor());
    while begun.elapsed().as_secs_f64() < SPAN {
        let out = BatchOutput {
            observations: &mut observations,
            masks: &mut masks,
            rewards: &mut rewards,
            dones: &mut dones,
            seats: &mut turns,
            finals: &mut [],
        };
        let played = batch.sample(&mut actions).and_then(|()| batch.step(&actions, out));
        if let Err(misstep) = played {
            println!("{misstep:?}");
            break;
        }
        steps += games;
    }
    let (wall, cpu) = (begun.elapsed().as_secs_f64(), processor() - cpu);
    println!(
        "{:<11} {seats} seats  {:>5} bytes  {:>5} actions  {:>9.0} steps per processor second  {:>9.0} per second",
        G::NAME,
        game.observation(),
        game.actions(),
        steps as f64 / cpu,
        steps as f64 / wall,
    );
    Ok(())
}

/// Processor seconds of this process, all threads.
fn processor() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    let ticks = |n: usize| fields.get(n).and_then(|field| field.parse::<f64>().ok()).unwrap_or_default();
    (ticks(11) + ticks(12)) / 100.0
}

fn main() -> Result<(), play::Refusal> {
    let number = |n: usize| std::env::args().nth(n).and_then(|text| text.parse().ok());
    let (threads, games) = (number(1).unwrap_or(1), number(2).unwrap_or(GAMES));
    measure::<quixo::Quixo>(2, threads, games)?;
    measure::<quixo::Quixo>(4, threads, games)?;
    measure::<dominoes::Dominoes>(2, threads, games)?;
    measure::<dominoes::Dominoes>(4, threads, games)?;
    measure::<triominos::Triominos>(2, threads, games)?;
    measure::<kingdomino::Kingdomino>(2, threads, games)?;
    measure::<kingdomino::Kingdomino>(4, threads, games)
}
