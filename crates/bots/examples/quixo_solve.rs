//! Solves Quixo and tells what each number of turned cubes cost, in processor time of one thread:
//!
//! `cargo run --release -p bots --example quixo_solve -- SIZE [LAYERS] [FOLDER] [distances]`
//!
//! Without a folder (or with `-`) tables stay in memory.

use bots::quixo::solver::{Options, Progress, Step, run};
use search::Clock;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

/// Time by number of cubes: opening, sweeping, pushing, and the rest.
type Spent = BTreeMap<u32, [Duration; 4]>;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let size = words.first().map_or(Ok(4), |word| word.parse())?;
    let layers = words.get(1).map(|word| word.parse()).transpose()?;
    let dir = words.get(2).filter(|word| *word != "-").map(PathBuf::from);
    let distances = words.get(3).is_some_and(|word| word == "distances");
    let mut spent = Spent::new();
    let (mut last, mut now) = (3, Clock::Thread.now());
    let report = run(&Options { size, distances, dir, layers, threads: 1 }, &mut |progress: &Progress| {
        let time = Clock::Thread.now();
        spent.entry(progress.cubes).or_default()[last] += time - now;
        now = time;
        last = match progress.step {
            Step::Opening => 0,
            Step::Sweeping { .. } => 1,
            Step::Pushing { .. } => 2,
            Step::Found | Step::Solved => 3,
        };
    })?;
    for layer in &report.layers {
        let parts = spent.get(&layer.cubes).copied().unwrap_or_default().map(|part| part.as_secs_f64());
        let seconds: f64 = parts.iter().sum();
        println!(
            "{:2} cubes  {:13} won {:13} lost {:12} drawn  longest loss {}  {:12} boards up to symmetry  {seconds:8.2} s ({:.2} open, {:.2} sweep, {:.2} push, {:.2} rest)  {:.2} million/s",
            layer.cubes,
            layer.wins,
            layer.losses,
            layer.draws,
            layer.longest_loss.map_or_else(|| "–".to_owned(), |plies| plies.to_string()),
            layer.canonical,
            parts[0],
            parts[1],
            parts[2],
            parts[3],
            layer.canonical as f64 / seconds.max(1e-9) / 1e6,
        );
    }
    println!(
        "all {} won {} lost {} drawn; first {:?}; memory {} MB, disk {} MB",
        report.sum.wins,
        report.sum.losses,
        report.sum.draws,
        report.first,
        report.memory >> 20,
        report.disk >> 20
    );
    Ok(())
}
