//! What a page relies on: nothing is shown before it is kept, what was not kept has not happened, and the same seed and
//! nodes think the same as everywhere.

use bots::analysis::Options;
use browser::House;
use catalogue::Catalogue;
use play::record::Record;
use serde_json::{Value, json};

const NOW: i64 = 1_700_000_000_000;

struct Page {
    house: House,
    log: Vec<Value>,
    marks: Vec<Value>,
}

fn me() -> Value {
    json!({"person": "00000000-0000-0000-0000-000000000001", "name": "Ann"})
}

impl Page {
    fn with(new: Value) -> Page {
        let mut page = Page { house: House::standard(), log: Vec::new(), marks: Vec::new() };
        let random = "0123456789abcdef".repeat(8);
        let made = page
            .ask(json!({"ask": "make", "new": new, "table": "t", "me": me(), "now": NOW, "random": random}));
        page.keep(&made);
        page
    }

    fn said(&mut self, question: Value) -> Value {
        serde_json::from_slice(&self.house.answer(question.to_string().as_bytes())).unwrap()
    }

    fn ask(&mut self, question: Value) -> Value {
        let said = self.said(question.clone());
        assert!(said.get("ok").is_some(), "{question}: {said}");
        said["ok"].clone()
    }

    /// Writes down what is to be kept, and hears what is said then.
    fn keep(&mut self, heard: &Value) -> Vec<Value> {
        let kept = heard["keep"].as_array().cloned().unwrap_or_default();
        let mut frames = heard["frames"].as_array().unwrap().clone();
        if !kept.is_empty() {
            self.log.extend(kept);
            self.marks.extend(heard.get("mark").cloned());
            let shown = self.ask(json!({"ask": "kept", "table": "t", "now": NOW}));
            frames.extend(shown["frames"].as_array().unwrap().clone());
        }
        frames
    }

    fn hear(&mut self, frame: Value) -> Value {
        self.ask(json!({"ask": "hear", "table": "t", "frame": frame, "now": NOW}))
    }

    fn look(&mut self) -> Value {
        self.ask(json!({"ask": "snapshot", "table": "t", "now": NOW}))["now"].clone()
    }

    fn act(&mut self, id: u32, action: Value) -> Value {
        self.hear(json!({"type": "act", "table": "t", "id": format!("{id:032x}"), "action": action}))
    }

    /// Lets the bot move for as long as it is its turn.
    fn let_bot_move(&mut self) -> bool {
        let next = self.ask(json!({"ask": "next", "table": "t"}));
        let Some(think) = next.get("think") else { return false };
        let (log, seat) = (self.log.clone(), &think["seat"]);
        let found = self.ask(json!({
            "ask": "think", "log": log, "seat": seat, "level": think["level"], "limits": "200n",
            "seed": next["number"],
        }));
        let heard =
            self.ask(json!({"ask": "play", "table": "t", "seat": seat, "text": found["text"], "now": NOW}));
        self.keep(&heard);
        true
    }

    fn first_move(&mut self) -> Value {
        while self.let_bot_move() {}
        json!({"do": "move", "text": self.look()["moves"][0]["text"]})
    }
}

fn against(level: &str, game: &str) -> Value {
    json!({"game": game, "chairs": [{"who": "me"}, {"who": "bot", "level": level}], "word": "sun"})
}

#[test]
fn what_could_not_be_kept_has_not_happened() {
    let mut page = Page::with(against("easy", "quixo"));
    page.hear(json!({"type": "subscribe", "table": "t"}));
    let action = page.first_move();
    let before = page.look();
    let heard = page.act(1, action.clone());
    assert!(!heard["keep"].as_array().unwrap().is_empty() && heard["frames"] == json!([]));
    let lost = page.ask(json!({"ask": "lost", "table": "t", "why": "local-full"}));
    assert_eq!(lost["frames"][0]["type"], "nack");
    assert_eq!(lost["frames"][0]["why"]["code"], "local-full");
    assert_eq!(page.look(), before);
    let again = page.act(1, action);
    let frames = page.keep(&again);
    assert_eq!(
        frames.iter().map(|frame| frame["type"].as_str().unwrap()).collect::<Vec<_>>(),
        ["event", "ack"]
    );
}

#[test]
fn a_page_that_died_after_keeping_answers_the_same_id_with_the_same_number() {
    let mut page = Page::with(against("easy", "kingdomino"));
    let action = page.first_move();
    let heard = page.act(1, action.clone());
    page.log.extend(heard["keep"].as_array().unwrap().clone());
    page.marks.push(heard["mark"].clone());
    // The tab is gone here; another one opens the log.
    let (log, marks) = (page.log.clone(), page.marks.clone());
    let mut page = Page { house: House::standard(), log, marks };
    let (log, marks) = (page.log.clone(), page.marks.clone());
    page.ask(json!({"ask": "open", "log": log, "marks": marks, "me": me()}));
    let number = page.look()["number"].clone();
    let heard = page.act(1, action);
    assert_eq!(heard["frames"][0]["type"], "ack");
    assert_eq!(page.look()["number"], number, "it is not played twice");
    let other = page.act(1, json!({"do": "resign"}));
    assert_eq!(other["frames"][0]["code"], "id_reused");
}

#[test]
fn bots_play_every_game_to_its_end_and_it_can_be_looked_at_again() {
    for game in ["kingdomino", "triominos", "quixo", "dominoes"] {
        let mut page = Page::with(against("easy", game));
        for turn in 0..2000 {
            if page.look()["stage"] == "finished" {
                break;
            }
            if page.let_bot_move() {
                continue;
            }
            let action = page.first_move();
            let heard = page.act(turn, action);
            page.keep(&heard);
        }
        assert_eq!(page.look()["stage"], "finished", "{game}");
        assert_eq!(page.ask(json!({"ask": "line", "table": "t"}))["stage"], "finished");
        let steps = page.ask(json!({"ask": "replay", "table": "t"}))["steps"].as_array().unwrap().len();
        assert!(steps > 5, "{game}: {steps}");
        let record = page.ask(json!({"ask": "record", "table": "t"})).as_str().unwrap().to_owned();
        let read = page.ask(json!({"ask": "read", "text": record}));
        assert_eq!(read["replay"]["steps"].as_array().unwrap().len(), steps, "{game}");
        let rematch = page.act(9999, json!({"do": "offer", "offer": "rematch"}));
        page.keep(&rematch);
        let random = "fedcba9876543210".repeat(8);
        let made =
            page.ask(json!({"ask": "again", "table": "t", "now": NOW, "random": random, "word": "moon"}));
        let kinds: Vec<&Value> =
            made["keep"].as_array().unwrap().iter().map(|line| &line["event"]["kind"]).collect();
        assert!(kinds.contains(&&json!("started")), "{game}: {kinds:?}");
    }
}

#[test]
fn hints_and_analyses_are_the_same_messages_as_a_servers() {
    let mut page = Page::with(against("easy", "quixo"));
    page.first_move();
    let log = page.log.clone();
    let hint = page.ask(json!({"ask": "hint", "log": log, "limits": "500n", "seed": 1}));
    assert_eq!(hint["number"], page.look()["number"]);
    assert!(hint["moves"][0]["value"].is_number() && hint["moves"][0]["text"].is_string());
    let early = page.said(json!({"ask": "analyse", "log": log, "limits": "100n", "seed": 1}));
    assert_eq!(early["refused"]["why"]["code"], "refused-not-over");
    let action = page.first_move();
    let heard = page.act(1, action);
    page.keep(&heard);
    let heard = page.act(2, json!({"do": "resign"}));
    page.keep(&heard);
    let log = page.log.clone();
    let judged = page.ask(json!({"ask": "analyse", "log": log, "limits": "100n", "seed": 1}));
    let own = |one: &&Value| one["seat"] == 0 && one["class"].is_string() && one["better"].is_string();
    assert_eq!(judged["moves"].as_array().unwrap().iter().filter(own).count(), 1);
    let course = judged["course"].as_array().unwrap();
    assert_eq!(course[0]["number"], 0, "from the start");
    assert_eq!(judged["seats"].as_array().unwrap().len(), 2);
}

#[test]
fn the_page_judges_a_game_as_the_command_line_does() {
    let mut page = Page::with(against("easy", "quixo"));
    let action = page.first_move();
    let heard = page.act(1, action);
    page.keep(&heard);
    let heard = page.act(2, json!({"do": "resign"}));
    page.keep(&heard);
    let log = page.log.clone();
    let judged = page.ask(json!({"ask": "analyse", "log": log}));
    let record: Record = page.ask(json!({"ask": "record", "table": "t"})).as_str().unwrap().parse().unwrap();
    let catalogue = Catalogue::standard();
    let options = Options { threads: 2, ..Options::default() };
    let thinker = catalogue.find("quixo").unwrap().thinker();
    let printed = thinker.analyse(&record, &options, &mut |_, _| {}).unwrap();
    let course: Vec<Value> = printed.curve.iter().map(|point| json!(point.shares)).collect();
    let sent: Vec<Value> =
        judged["course"].as_array().unwrap().iter().map(|at| at["shares"].clone()).collect();
    assert_eq!(sent, course);
    for (sent, note) in judged["moves"].as_array().unwrap().iter().zip(&printed.moves) {
        assert_eq!(sent["class"], json!(note.class));
        assert_eq!((&sent["best"], &sent["played"]), (&json!(note.before), &json!(note.after)));
    }
}

#[test]
fn nonsense_is_refused_and_nothing_stumbles() {
    let mut page = Page::with(against("easy", "quixo"));
    for question in [
        json!({"ask": "open", "log": [], "marks": [], "me": me()}),
        json!({"ask": "open", "log": [{"number": 1, "at": 0, "event": {"kind": "resumed"}}], "marks": [], "me": me()}),
        json!({"ask": "hear", "table": "elsewhere", "frame": {"type": "ping", "nonce": 1}, "now": 0}),
        json!({"ask": "read", "text": "no record"}),
        json!({"ask": "make", "new": against("easy", "chess"), "table": "u", "me": me(), "now": 0, "random": "00"}),
        json!({"ask": "make", "new": against("easy", "quixo"), "table": "u", "me": me(), "now": 0, "random": "00"}),
        json!({"ask": "make", "new": against("clever", "quixo"), "table": "u", "me": me(), "now": 0, "random": "00"}),
        json!({"ask": "again", "table": "elsewhere", "now": 0, "random": "", "word": ""}),
        json!({"ask": "what"}),
    ] {
        assert!(page.said(question.clone())["refused"]["why"]["code"].is_string(), "{question}");
    }
    let early = page.ask(json!({"ask": "play", "table": "t", "seat": 1, "text": "a1", "now": NOW}));
    assert_eq!(early, json!({"frames": []}), "a bot's move that comes at the wrong time changes nothing");
}

#[test]
fn a_log_from_elsewhere_is_held_against_the_rules_and_leaves_the_desk_alone() {
    let mut page = Page::with(against("easy", "quixo"));
    page.first_move();
    let (log, before) = (page.log.clone(), page.look());
    let check = |log: &[Value]| json!({"ask": "check", "log": log, "marks": [], "me": me()});
    assert_eq!(page.ask(check(&log))["table"], "t");
    let mut torn = log.clone();
    torn.remove(torn.len() - 2);
    for bad in [torn, log[1..].to_vec(), Vec::new()] {
        assert!(page.said(check(&bad)).get("refused").is_some(), "{} lines", bad.len());
    }
    assert_eq!(page.look(), before);
}
