//! Learns the values of Quixo patterns, writes `crates/bots/src/quixo/patterns.bin`, and compares them with counting:
//!
//! `cargo run --release -p bots --example quixo_train`
//!
//! With `compare` behind it nothing is learnt: the file that is there is compared.

use bots::quixo::Weights;
use bots::quixo::train::{Options, compare, learn};
use std::sync::Arc;

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/quixo/patterns.bin");

fn main() -> std::io::Result<()> {
    let options = Options::default();
    if std::env::args().nth(1).as_deref() != Some("compare") {
        let weights = learn(&options, |generation, positions, error| {
            eprintln!("generation {generation}: {positions} positions, mean squared error {error:.4}");
        });
        std::fs::write(PATH, weights.to_bytes())?;
    }
    let learnt = Weights::from_bytes(&std::fs::read(PATH)?).ok_or(std::io::ErrorKind::InvalidData)?;
    let share = compare(&Arc::new(learnt), &Arc::new(Weights::by_counting()), 100, 20_000, &options);
    eprintln!("against counting, 200 games, 20 000 nodes a push: {:.1} %", 100.0 * share);
    Ok(())
}
