//! Learns the tastes of Domino Double 9, writes `crates/bots/src/dominoes/learnt.rs`, and compares them:
//!
//! `cargo run --release -p bots --example dominoes_train`
//!
//! With `compare` behind it nothing is learnt: the tastes that are there are compared.

use bots::dominoes::Taste;
use bots::dominoes::train::{ALL_WEIGHTS, OWN_HAND, Options, compare, learn};

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/dominoes/learnt.rs");

fn main() -> std::io::Result<()> {
    let (mut own, mut all) = (Taste::OWN_HAND, Taste::SKILLED);
    if std::env::args().nth(1).as_deref() != Some("compare") {
        let options = Options::default();
        let tell = |step, share: f64, _: &Taste| eprintln!("step {step}: {:.1} %", 100.0 * share);
        own = learn(OWN_HAND, &options, tell);
        all = learn(ALL_WEIGHTS, &options, tell);
        let text = std::fs::read_to_string(PATH)?;
        let kept = text.lines().filter(|line| !line.contains(": [f32;"));
        let consts = [("OWN", own), ("ALL", all)]
            .map(|(name, taste)| format!("const {name}: [f32; WEIGHTS] = {:?};", taste.weights()));
        let lines: Vec<&str> = kept.chain(consts.iter().map(String::as_str)).collect();
        std::fs::write(PATH, lines.join("\n") + "\n")?;
    }
    let pairs = [
        ("own hand – keep-most-matches", own, Taste::KEEP),
        ("all – keep-most-matches", all, Taste::KEEP),
        ("all – own hand", all, own),
        ("own hand – the one in this program", own, Taste::OWN_HAND),
        ("all – the one in this program", all, Taste::SKILLED),
    ];
    for (name, first, second) in pairs {
        println!("{name}: {:.2} % of 100 000 rounds", 100.0 * compare(&first, &second, 50_000, 77));
    }
    Ok(())
}
