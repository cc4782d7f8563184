//! The same seed and nodes give the same move wherever the module runs: `golden/thoughts.txt` is compared with the
//! machine here, and with the module in web/e2e/local.test.js. `KLOTS_WRITE_GOLDEN=1` rewrites it.

use browser::House;
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::path::Path;

const NODES: &str = "20000n";
/// Moves before anybody is asked: an opening that the machine knows by heart, and the module does not, is over by then.
const MOVES_BEFORE: usize = 8;

/// A table at which two people play on one device.
struct Page {
    house: House,
    log: Vec<Value>,
}

impl Page {
    fn with(game: &str, seed: usize) -> Page {
        let mut page = Page { house: House::standard(), log: Vec::new() };
        let new = json!({
            "game": game, "word": "sun", "one_device": true,
            "chairs": [{"who": "me", "name": "A"}, {"who": "me", "name": "B"}],
        });
        let me = json!({"person": "00000000-0000-0000-0000-000000000001", "name": "A"});
        let random = format!("{seed:02x}").repeat(64);
        page.keep(json!({"ask": "make", "new": new, "table": "t", "me": me, "now": 0, "random": random}));
        page
    }

    fn ask(&mut self, question: &Value) -> Value {
        let said: Value =
            serde_json::from_slice(&self.house.answer(question.to_string().as_bytes())).unwrap();
        assert!(said.get("ok").is_some(), "{question}: {said}");
        said["ok"].clone()
    }

    fn keep(&mut self, question: Value) {
        let heard = self.ask(&question);
        self.log.extend(heard["keep"].as_array().unwrap().clone());
        self.ask(&json!({"ask": "kept", "table": "t", "now": 0}));
    }

    /// What whoever is to move is asked.
    fn question(&mut self, level: &str, limits: &str, seed: usize) -> Value {
        let seat = self.ask(&json!({"ask": "snapshot", "table": "t", "now": 0}))["now"]["turn"].clone();
        json!({"ask": "think", "log": self.log, "seat": seat, "level": level, "limits": limits, "seed": seed})
    }

    fn play_on(&mut self, id: usize) {
        let question = self.question("easy", "200n", id);
        let action = json!({"do": "move", "text": self.ask(&question)["text"]});
        let frame = json!({"type": "act", "table": "t", "id": format!("{id:032x}"), "action": action});
        self.keep(json!({"ask": "hear", "table": "t", "frame": frame, "now": 0}));
    }
}

/// One question and its answer per line: what is asked stands in the file, so that others can ask the same.
#[test]
fn the_same_seed_and_nodes_give_the_same_move_everywhere() {
    let mut text = String::new();
    for game in ["kingdomino", "triominos", "quixo", "dominoes"] {
        for (seed, level) in (1..).zip(["beginner", "easy", "medium", "hard", "expert"]) {
            let mut page = Page::with(game, seed);
            (1..=MOVES_BEFORE).for_each(|id| page.play_on(id));
            let question = page.question(level, NODES, seed);
            let found = page.ask(&question)["text"].clone();
            writeln!(text, "{question}\t{}", found.as_str().unwrap()).unwrap();
        }
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/thoughts.txt");
    if std::env::var_os("KLOTS_WRITE_GOLDEN").is_some() {
        std::fs::write(&file, &text).unwrap();
    }
    assert_eq!(text, std::fs::read_to_string(file).unwrap());
}
