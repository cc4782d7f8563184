//! How fast this machine thinks about what `web/scripts/module.js` asks the module: one thread, a fixed number of nodes.
//! `cargo run --release -p browser --example nodes [NODES]`

use serde_json::{Value, json};
use std::time::Instant;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let nodes = std::env::args().nth(1).unwrap_or_else(|| "200000".to_owned());
    let mut house = browser::House::standard();
    let golden = include_str!("../tests/golden/thoughts.txt");
    for line in golden.lines() {
        let mut question: Value = serde_json::from_str(line.split('\t').next().unwrap_or_default())?;
        if question["level"] != "expert" {
            continue;
        }
        question["limits"] = json!(format!("{nodes}n"));
        let asked = question.to_string();
        house.answer(asked.as_bytes());
        let begun = Instant::now();
        let said: Value = serde_json::from_slice(&house.answer(asked.as_bytes()))?;
        let seconds = begun.elapsed().as_secs_f64();
        let (game, found) = (&question["log"][0]["event"]["game"], &said["ok"]);
        let done = found["stats"]["nodes"].as_f64().unwrap_or_default();
        println!(
            "{game}: {}, {done} nodes in {seconds:.3} s, {:.0} per second",
            found["text"],
            done / seconds
        );
    }
    Ok(())
}
