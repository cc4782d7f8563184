//! One open page of one person at one table: connects, loses the line, comes back, keeps its picture.
//!
//! It follows the rules of the protocol for faces: only the next number is applied, what is ahead waits,
//! what is behind is ignored, and after a break it goes on from the number it has.

use super::Dice;
use super::ledger::{Ledger, Promise};
use load::client::{Guest, Socket, move_id};
use play::Seat;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use table::{Table, Viewer};

pub struct Tab {
    pub guest: Guest,
    /// The nodes it may go to; the first one is tried first.
    pub nodes: Vec<String>,
    pub table: String,
    line: Option<Socket>,
    /// The last number in the picture.
    pub number: u64,
    /// The picture.
    pub now: Value,
    /// Every event it was shown.
    pub events: BTreeMap<u64, Value>,
    /// Frames ahead of their time.
    early: Vec<Value>,
    /// Moves that were sent and not answered for good: id and text.
    pub open: Vec<(String, String)>,
    /// Moves that were acknowledged, to be repeated now and then.
    done: Vec<(String, String)>,
    gone: bool,
    /// Since when it has this picture.
    since: Instant,
    /// How long it took over each of its moves.
    pub took: Vec<(String, Duration)>,
    /// What came last, for whoever looks why nothing happens.
    pub last: Value,
}

impl Tab {
    pub fn new(guest: Guest, nodes: Vec<String>, table: &str) -> Tab {
        Tab {
            guest,
            nodes,
            table: table.to_owned(),
            line: None,
            number: 0,
            now: Value::Null,
            events: BTreeMap::new(),
            early: Vec::new(),
            open: Vec::new(),
            done: Vec::new(),
            gone: false,
            since: Instant::now(),
            took: Vec::new(),
            last: Value::Null,
        }
    }

    pub fn is_connected(&self) -> bool {
        self.line.is_some()
    }

    /// Loses the line without a word.
    pub fn drop_line(&mut self) {
        self.line = None;
        self.early.clear();
    }

    /// Connects to the first node that answers and goes on from the number it has (or from an earlier one).
    pub async fn connect(&mut self, from: u64) -> bool {
        for at in 0..self.nodes.len() {
            let guest = self.guest.at(&self.nodes[at]);
            let Ok(Ok(mut line)) = tokio::time::timeout(Duration::from_secs(5), guest.connect()).await else {
                continue;
            };
            let after = (from > 0).then_some(from);
            if line.subscribe(&self.table, after).await.is_ok() {
                self.line = Some(line);
                self.nodes.rotate_left(at);
                for (id, text) in self.open.clone() {
                    self.send_move(&id, &text).await;
                }
                return true;
            }
        }
        false
    }

    /// Sends one frame; a broken line is noticed.
    pub async fn send(&mut self, message: &Value) {
        if let Some(line) = &mut self.line
            && line.send(message).await.is_err()
        {
            self.drop_line();
        }
    }

    async fn send_move(&mut self, id: &str, text: &str) {
        let action = json!({ "do": "move", "text": text });
        self.send(&json!({ "type": "act", "table": self.table, "id": id, "action": action })).await;
    }

    /// Makes a legal move if there is one to make.
    pub async fn make_move(&mut self, dice: &mut Dice) -> bool {
        let moves = self.now["moves"].as_array().cloned().unwrap_or_default();
        if moves.is_empty() || !self.open.is_empty() || !self.is_connected() {
            return false;
        }
        let text = moves[dice.below(moves.len())]["text"].as_str().unwrap().to_owned();
        let id = move_id();
        self.took.push((id.clone(), self.since.elapsed()));
        self.open.push((id.clone(), text.clone()));
        self.send_move(&id, &text).await;
        true
    }

    /// Sends something again that was acknowledged before: it must be acknowledged with the same number.
    pub async fn repeat(&mut self, dice: &mut Dice) {
        if !self.done.is_empty() {
            let (id, text) = self.done[dice.below(self.done.len())].clone();
            self.send_move(&id, &text).await;
        }
    }

    /// Uses an id again for something else: must be refused.
    pub async fn reuse(&mut self, dice: &mut Dice) {
        if !self.done.is_empty() {
            let (id, _) = self.done[dice.below(self.done.len())].clone();
            let action = json!({ "do": "rename", "name": "Somebody else" });
            self.send(&json!({ "type": "act", "table": self.table, "id": id, "action": action })).await;
        }
    }

    /// Hears what comes within the time, in any order the dice like.
    pub async fn hear(&mut self, ledger: &Ledger, dice: &mut Dice, time: Duration) {
        let until = tokio::time::Instant::now() + time;
        let mut frames = Vec::new();
        while let Some(line) = &mut self.line {
            match tokio::time::timeout_at(until, line.next()).await {
                Ok(Ok(Some(frame))) => frames.push(frame),
                Ok(Ok(None) | Err(_)) => self.drop_line(),
                Err(_) => break,
            }
            if frames.len() >= 8 {
                break;
            }
        }
        for at in (1..frames.len()).rev() {
            frames.swap(at, dice.below(at + 1));
        }
        for frame in frames {
            self.take(frame, ledger);
        }
    }

    fn take(&mut self, frame: Value, ledger: &Ledger) {
        self.last = frame.clone();
        match frame["type"].as_str().unwrap() {
            "snapshot" => {
                let number = frame["now"]["number"].as_u64().unwrap();
                if number >= self.number {
                    if number > self.number {
                        self.since = Instant::now();
                    }
                    self.number = number;
                    self.now = frame["now"].clone();
                    for event in frame["recent"].as_array().into_iter().flatten() {
                        self.note(event);
                    }
                }
            }
            "event" | "batch" => self.early.push(frame),
            "ack" => self.acknowledged(&frame, ledger),
            "nack" => self.refused(&frame, ledger),
            "gone" => self.gone = true,
            "refused" => panic!("a good message was refused: {frame}"),
            _ => {}
        }
        self.apply_early();
    }

    /// Applies what has become the next number.
    fn apply_early(&mut self) {
        loop {
            self.early.retain(|frame| last_number(frame) > self.number);
            let next = self.early.iter().position(|frame| first_number(frame) <= self.number + 1);
            let Some(at) = next else { return };
            let frame = self.early.swap_remove(at);
            // First the picture: a frame made after the end shows in its old events what was hidden before.
            self.now = frame["now"].clone();
            for event in events_of(&frame) {
                self.note(event);
            }
            self.number = last_number(&frame);
            self.since = Instant::now();
            assert_eq!(self.now["number"], self.number, "the picture does not fit its event: {frame}");
        }
    }

    /// The same number is always the same event, from whichever node it comes.
    fn note(&mut self, event: &Value) {
        let number = event["number"].as_u64().unwrap();
        let before = self.events.entry(number).or_insert_with(|| event.clone());
        // After the end hidden things are shown; until then nothing may change.
        if self.now["stage"] == "playing" {
            assert_eq!(before, event, "one number, two events");
        }
    }

    fn acknowledged(&mut self, frame: &Value, ledger: &Ledger) {
        let id = frame["id"].as_str().unwrap();
        let known = self.open.iter().position(|(own, _)| own == id);
        let text = match known {
            Some(at) => {
                let entry = self.open.remove(at);
                self.done.push(entry.clone());
                entry.1
            }
            None => match self.done.iter().find(|(own, _)| own == id) {
                Some((_, text)) => text.clone(),
                None => return,
            },
        };
        let number = frame["number"].as_u64().unwrap();
        ledger.promise(Promise { table: self.table.clone(), id: id.to_owned(), number, text });
    }

    fn refused(&mut self, frame: &Value, ledger: &Ledger) {
        let id = frame["id"].as_str().unwrap();
        match frame["code"].as_str().unwrap() {
            // Not an answer for good: sent again with the next connection. One copy too many says nothing of those before it.
            "unavailable" | "rate" => self.drop_line(),
            "id_reused" => assert!(self.done.iter().any(|(own, _)| own == id), "not reused: {frame}"),
            _ => {
                if let Some(at) = self.open.iter().position(|(own, _)| own == id) {
                    self.open.remove(at);
                    ledger.refuse(&self.table, id);
                }
            }
        }
    }

    /// Comes back, hears everything up to this number and has every move answered.
    pub async fn catch_up(&mut self, ledger: &Ledger, dice: &mut Dice, number: u64) -> bool {
        if !self.is_connected() {
            self.connect(self.number).await;
        }
        self.hear(ledger, dice, Duration::from_millis(50)).await;
        self.number >= number && self.open.is_empty()
    }

    /// Holds the picture and every event against the fold of the log.
    pub fn compare(&self, fold: &Table) {
        assert!(!self.gone, "was sent away from {}", self.table);
        let chairs = self.now["chairs"].as_array().unwrap();
        let own = (0u8..).zip(chairs).filter(|(_, chair)| chair["you"] == true).map(|(seat, _)| Seat(seat));
        let viewer = Viewer::seats(own);
        let picture = serde_json::to_value(fold.picture(viewer)).unwrap();
        assert_eq!(self.now, picture, "the picture differs from the fold of {}", self.table);
        if picture["stage"] != "finished" {
            for seen in fold.seen(viewer, 0).unwrap() {
                let seen = serde_json::to_value(seen).unwrap();
                let number = seen["number"].as_u64().unwrap();
                if let Some(shown) = self.events.get(&number) {
                    assert_eq!(*shown, seen, "an event was shown differently");
                }
            }
        }
    }
}

fn events_of(frame: &Value) -> Vec<&Value> {
    match frame["type"].as_str() {
        Some("event") => vec![&frame["event"]],
        _ => frame["events"].as_array().into_iter().flatten().collect(),
    }
}

fn first_number(frame: &Value) -> u64 {
    events_of(frame).first().map_or(u64::MAX, |event| event["number"].as_u64().unwrap())
}

fn last_number(frame: &Value) -> u64 {
    events_of(frame).last().map_or(0, |event| event["number"].as_u64().unwrap())
}
