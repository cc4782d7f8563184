//! Any lines at all: the engine answers and lives.
#![no_main]

use klots::engine::{Engine, Goes};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let (out, _answers) = std::sync::mpsc::channel();
    let mut engine = Engine::new(catalogue::Catalogue::standard(), words::Words::of("en"), out);
    for line in text.lines().filter(|line| !line.contains("think") && !line.contains("perft")) {
        if engine.hear(line) == Goes::Home {
            break;
        }
    }
});
