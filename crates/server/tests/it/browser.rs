//! The table of a page and the table of a server are told the same and say the same, byte for byte: the same people,
//! the same secret, the same clock, the same commands.

use crate::house::{House, Socket};
use play::Dice;
use play::dice::Seeded;
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use server::Hooks;
use std::sync::Arc;

const NOW: i64 = 1_700_000_000_000;
const SECRET: [u8; 32] = [7; 32];

/// What a server does for others at the same time.
const ASIDE: [&str; 5] = ["welcome", "presence", "ping", "notice", "lobby"];

#[derive(Deserialize)]
struct Answer {
    ok: Box<RawValue>,
}

#[derive(Deserialize)]
struct Heard {
    frames: Vec<Box<RawValue>>,
    #[serde(default)]
    keep: Vec<Value>,
}

/// The page: its module, and a disk that keeps everything.
struct Page {
    house: ::browser::House,
    table: String,
}

impl Page {
    fn ask(&mut self, question: Value) -> Heard {
        let said = self.house.answer(question.to_string().as_bytes());
        let answer: Answer = serde_json::from_slice(&said)
            .unwrap_or_else(|error| panic!("{error}: {}", String::from_utf8_lossy(&said)));
        serde_json::from_str(answer.ok.get()).unwrap()
    }

    /// Says a frame, keeps what it leads to, and hears what is said about it.
    fn say(&mut self, frame: &Value) -> Vec<String> {
        let table = self.table.clone();
        let mut heard = self.ask(json!({"ask": "hear", "table": table, "frame": frame, "now": NOW}));
        if !heard.keep.is_empty() {
            assert!(heard.frames.is_empty(), "nothing is shown before it is kept");
            heard = self.ask(json!({"ask": "kept", "table": table, "now": NOW}));
        }
        heard.frames.iter().map(|frame| frame.get().to_owned()).collect()
    }
}

/// As many frames about the table as the page has said, whatever order the server says them in.
async fn same_frames(socket: &mut Socket, mut expected: Vec<String>) -> Vec<Value> {
    let mut came = Vec::new();
    while came.len() < expected.len() {
        let frame = socket.next().await;
        let kind = frame["type"].as_str().unwrap().to_owned();
        assert_ne!(kind, "closed", "expected {expected:?}");
        if !ASIDE.contains(&kind.as_str()) {
            came.push(socket.raw.last().unwrap().clone());
        }
    }
    came.sort();
    expected.sort();
    assert_eq!(came, expected, "left the server, right the page");
    came.iter().map(|frame| serde_json::from_str(frame).unwrap()).collect()
}

async fn both_say_the_same(game: &str, seats: usize, most: u32) {
    let hooks = Hooks {
        now: Arc::new(|| NOW),
        random: Arc::new(|| SECRET),
        table_id: Arc::new(|| "table1".parse().unwrap()),
        ..Hooks::default()
    };
    // Whoever plays on for somebody who resigned takes longer than all of this.
    let server = House::with(|config| config.bot_pace_ms = 600_000, hooks).await;
    let ann = server.guest("Ann").await;
    let chairs: Vec<Value> =
        (0..seats).map(|seat| json!({"who": "me", "name": format!("P{seat}")})).collect();
    let new = json!({"game": game, "chairs": chairs, "one_device": true, "word": "sun"});
    let table = ann.table(new.clone()).await;
    let mut socket = ann.socket().await;
    let subscribe = json!({"type": "subscribe", "table": table});
    socket.say(subscribe.clone()).await;
    let first = socket.hear("snapshot").await;
    let keys = |key: &str| first["about"][key].as_str().unwrap().to_owned();
    let random = format!("{}{}{}", hex::encode(SECRET), keys("invite"), keys("watch"));
    let me = json!({"person": "00000000-0000-0000-0000-000000000001", "name": "Ann"});
    let mut page = Page { house: ::browser::House::standard(), table: table.clone() };
    let made = json!({"ask": "make", "new": new, "table": table, "me": me, "now": NOW, "random": random});
    assert!(page.ask(made).keep.len() > seats);
    page.ask(json!({"ask": "kept", "table": table, "now": NOW}));
    assert_eq!(page.say(&subscribe), [socket.raw.last().unwrap().clone()]);

    let mut dice = Seeded::new(seats as u64);
    let mut now = first["now"].clone();
    for turn in 0..most {
        let moves = now["moves"].as_array().unwrap().clone();
        let action = match turn % 7 {
            _ if moves.is_empty() => break,
            3 => json!({"do": "move", "text": "nonsense"}),
            5 => json!({"do": "offer", "offer": "undo"}),
            6 => json!({"do": "say", "line": {"preset": "hello"}}),
            _ => json!({"do": "move", "text": moves[dice.below(moves.len() as u32) as usize]["text"]}),
        };
        let (id, number) = (format!("{turn:032x}"), now["number"].clone());
        let act = json!({"type": "act", "table": table, "id": id, "based_on": number, "action": action});
        socket.say(act.clone()).await;
        for frame in same_frames(&mut socket, page.say(&act)).await {
            if frame.get("now").is_some() {
                now = frame["now"].clone();
            }
        }
    }
    let resign =
        json!({"type": "act", "table": table, "id": format!("{:032x}", 9999), "action": {"do": "resign"}});
    socket.say(resign.clone()).await;
    same_frames(&mut socket, page.say(&resign)).await;
    let again = json!({"type": "subscribe", "table": table});
    socket.say(again.clone()).await;
    same_frames(&mut socket, page.say(&again)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_and_a_server_say_the_same_about_kingdomino() {
    both_say_the_same("kingdomino", 3, 90).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_and_a_server_say_the_same_about_triominos() {
    both_say_the_same("triominos", 4, 90).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_and_a_server_say_the_same_about_quixo() {
    both_say_the_same("quixo", 2, 60).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_and_a_server_say_the_same_about_dominoes() {
    both_say_the_same("dominoes", 4, 90).await;
}
