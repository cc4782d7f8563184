//! Learns the values of Quixo patterns and writes `crates/bots/src/quixo/patterns.bin`:
//!
//! `cargo run --release -p bots --example quixo_train`

use bots::quixo::train::{Options, learn};

fn main() -> std::io::Result<()> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/src/quixo/patterns.bin");
    let weights = learn(&Options::default(), |generation, positions, error| {
        eprintln!("generation {generation}: {positions} positions, mean squared error {error:.4}");
    });
    std::fs::write(path, weights.to_bytes())
}
