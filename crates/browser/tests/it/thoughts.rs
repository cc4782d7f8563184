//! The same seed and nodes give the same move wherever the module runs: `golden/thoughts.txt` is compared with the
//! machine here, and with the module in web/e2e/local.test.js. `KLOTS_WRITE_GOLDEN=1` writes it anew.

use browser::House;
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::path::Path;

const NODES: &str = "20000n";

/// One question and its answer per line: what is asked stands in the file, so that others can ask the same.
#[test]
fn the_same_seed_and_nodes_give_the_same_move_everywhere() {
    let mut house = House::standard();
    let mut ask = |question: Value| -> Value {
        let said: Value = serde_json::from_slice(&house.answer(question.to_string().as_bytes())).unwrap();
        said["ok"].clone()
    };
    let mut text = String::new();
    for game in ["kingdomino", "triominos", "quixo", "dominoes"] {
        for (seed, level) in (1..).zip(["beginner", "easy", "medium", "hard", "expert"]) {
            let new = json!({
                "game": game, "word": "sun", "one_device": true,
                "chairs": [{"who": "me", "name": "A"}, {"who": "me", "name": "B"}],
            });
            let me = json!({"person": "00000000-0000-0000-0000-000000000001", "name": "A"});
            let random = format!("{seed:02x}").repeat(64);
            let made = json!({"ask": "make", "new": new, "table": "t", "me": me, "now": 0, "random": random});
            let log = ask(made)["keep"].clone();
            let turn = ask(json!({"ask": "snapshot", "table": "t", "now": 0}))["now"]["turn"].clone();
            let question = json!({
                "ask": "think", "log": log, "seat": turn, "level": level, "limits": NODES, "seed": seed,
            });
            let found = ask(question.clone())["text"].clone();
            writeln!(text, "{question}\t{}", found.as_str().unwrap()).unwrap();
        }
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/thoughts.txt");
    if std::env::var_os("KLOTS_WRITE_GOLDEN").is_some() {
        std::fs::write(&file, &text).unwrap();
    }
    assert_eq!(text, std::fs::read_to_string(file).unwrap());
}
