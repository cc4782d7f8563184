//! The engine protocol: lines in, lines out, the same for every game (docs/engine.md).
//!
//! Every command is answered by some lines and a last one: `ok`, or `error {…}` after which nothing has changed.
//! No line, however odd, ends the process.

mod command;
pub mod stdio;
mod thinking;

use crate::codes;
use catalogue::Catalogue;
use play::dice::Seeded;
use play::record::{Cause, Event, EventKind, Record};
use play::{Choices, Eyes, Refusal, Seat, Turn};
use search::Stop;
use serde_json::json;
use std::sync::Arc;
use std::sync::mpsc::Sender;
use table::Position;
use table::replay::Replay;
use table::result::final_standing;
use words::Words;

use command::{Command, read};
use thinking::Thinking;

/// What the engine holds between two lines.
pub struct Engine {
    catalogue: Catalogue,
    words: Arc<Words>,
    out: Sender<String>,
    table: Option<Table>,
    dice: Seeded,
    pasted: Option<String>,
    thinking: Thinking,
}

/// A game under way: where it began, and what has happened since.
struct Table {
    now: Box<dyn Position>,
    before: Option<String>,
    events: Vec<EventKind>,
    /// Why it ended that was not played to its end, where a record said so.
    ending: Option<Cause>,
}

/// Whether the conversation goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goes {
    /// Another line, please.
    On,
    /// `quit` was said.
    Home,
}

impl Engine {
    /// An engine that answers into `out`, with sentences in the language of `words`.
    pub fn new(catalogue: Catalogue, words: impl Into<Arc<Words>>, out: Sender<String>) -> Engine {
        Engine {
            catalogue,
            words: words.into(),
            out,
            table: None,
            dice: Seeded::new(0),
            pasted: None,
            thinking: Thinking::default(),
        }
    }

    /// Answers one line.
    pub fn hear(&mut self, line: &str) -> Goes {
        if let Some(pasted) = &mut self.pasted {
            if line.trim_end() != "." {
                pasted.push_str(line);
                pasted.push('\n');
                return Goes::On;
            }
            let text = self.pasted.take().unwrap_or_default();
            let answer = self.take_record(&text);
            return self.close(answer);
        }
        if line.trim().is_empty() || line.trim_start().starts_with('#') {
            return Goes::On;
        }
        match read(line) {
            Ok(Command::Quit) => {
                self.thinking.stop();
                Goes::Home
            }
            Ok(command) => {
                let answer = self.obey(command);
                match answer {
                    Ok(Answer::Later) => Goes::On,
                    other => self.close(other.map(drop)),
                }
            }
            Err(refusal) => self.close(Err(refusal)),
        }
    }

    /// Input has ended: a record that is cut off is answered, and a thought that is still under way.
    pub fn rest(mut self) {
        if self.pasted.take().is_some() {
            self.close(Err(Refusal::new(codes::RECORD_CUT)));
        }
        self.thinking.wait();
    }

    fn close(&mut self, answer: Result<(), Refusal>) -> Goes {
        match answer {
            Ok(()) => self.say("ok"),
            Err(refusal) => self.say(&error_line(&self.words, &refusal)),
        }
        Goes::On
    }

    fn say(&self, line: &str) {
        // Nobody listens any more only when the process is about to end.
        let _ = self.out.send(line.to_owned());
    }

    fn obey(&mut self, command: Command) -> Result<Answer, Refusal> {
        if self.thinking.busy() && !matches!(command, Command::Stop) {
            return Err(Refusal::new(codes::THINKING));
        }
        match command {
            Command::Hello => self.hello(),
            Command::Options(game) => self.options(&game)?,
            Command::Game { name, seats, choices } => self.set_game(&name, seats, &choices)?,
            Command::Start => self.table()?.restart(),
            Command::Position(text) => self.set_position(text)?,
            Command::Record => {
                self.pasted = Some(String::new());
                return Ok(Answer::Later);
            }
            Command::Seed(seed) => self.dice = Seeded::new(seed),
            Command::Play(text) => self.play(&text)?,
            Command::Luck(text) => self.table()?.settle(&text)?,
            Command::Draw => self.draw()?,
            Command::Undo => self.table()?.undo()?,
            Command::Stop => self.thinking.stop(),
            Command::Think(order) => {
                let now = self.table()?.now.copy();
                let game = self.catalogue.find(now.game())?;
                self.thinking.begin(game, now, &order, self.out.clone(), self.words.code())?;
                return Ok(Answer::Later);
            }
            ask => self.answer(ask)?,
        }
        Ok(Answer::Now)
    }

    /// The commands that change nothing.
    fn answer(&mut self, ask: Command) -> Result<(), Refusal> {
        let table = self.table.as_ref().ok_or_else(no_game)?;
        let now = table.now.as_ref();
        let lines = match ask {
            Command::Turn => vec![turn_line(now.turn())],
            Command::Moves => now.moves().iter().map(|text| format!("move {text}")).collect(),
            Command::Offers => now.offers().list().iter().map(|offer| format!("offer {offer}")).collect(),
            Command::View(eyes) => vec![format!("view {}", now.view(check_eyes(eyes, now)?))],
            Command::Standing => standing_lines(now),
            Command::Explain(text) => {
                now.explain(&text)?;
                vec!["legal".to_owned()]
            }
            Command::Perft(depth) => {
                vec![format!("perft {}", self.catalogue.thinker(now)?.perft(now, depth, &Stop::new())?)]
            }
            Command::Text => vec![format!("position {}", now.text())],
            Command::Events => table.events.iter().map(|what| format!("event {what}")).collect(),
            Command::Save => {
                table.record().to_string().lines().map(|line| format!("record {line}")).collect()
            }
            Command::Bots => {
                self.catalogue.find(now.game())?.bots.iter().map(|name| format!("bot {name}")).collect()
            }
            _ => Vec::new(),
        };
        lines.iter().for_each(|line| self.say(line));
        Ok(())
    }

    fn hello(&self) {
        self.say(&format!("id name Klots\nid version {}\nid protocol 1", env!("CARGO_PKG_VERSION")));
        for game in self.catalogue.all() {
            let (name, seats, rules) = (game.name, counts(game.facts.seats), game.facts.rules_version);
            self.say(&format!("game {name} seats {seats} rules {rules}"));
        }
    }

    fn options(&self, game: &str) -> Result<(), Refusal> {
        for option in self.catalogue.find(game)?.options {
            self.say(&format!("option {}", json!(option)));
        }
        Ok(())
    }

    fn set_game(&mut self, name: &str, seats: u8, choices: &Choices) -> Result<(), Refusal> {
        let now = self.catalogue.open(name, seats, choices)?;
        self.table = Some(Table { now, before: None, events: Vec::new(), ending: None });
        Ok(())
    }

    fn table(&mut self) -> Result<&mut Table, Refusal> {
        self.table.as_mut().ok_or_else(no_game)
    }

    fn set_position(&mut self, text: String) -> Result<(), Refusal> {
        let table = self.table()?;
        table.now.set_text(&text)?;
        table.before = Some(text);
        table.events.clear();
        table.ending = None;
        Ok(())
    }

    fn play(&mut self, text: &str) -> Result<(), Refusal> {
        let table = self.table()?;
        let turn = table.now.turn();
        let text = table.now.try_play(text)?;
        if let Turn::Of(seat) = turn {
            table.events.push(EventKind::Move(seat, text));
            table.ending = None;
        }
        Ok(())
    }

    fn draw(&mut self) -> Result<(), Refusal> {
        let mut dice = self.dice.clone();
        let table = self.table()?;
        let text = table.now.draw(&mut dice)?;
        table.settle(&text)?;
        self.dice = dice;
        self.say(&format!("luck {text}"));
        Ok(())
    }

    fn take_record(&mut self, text: &str) -> Result<(), Refusal> {
        // Where it stands is told beside what the refusal itself tells.
        let placed = |error: play::record::RecordError| {
            let what = error.cause.what.clone().with("line", error.line).with("at_column", error.column);
            error.cause.saying(what)
        };
        let record: Record = text.parse().map_err(placed)?;
        let replay = Replay::new(&self.catalogue, &record).map_err(placed)?;
        let now = replay.finish().map_err(placed)?;
        let events = record.events.iter().map(|event| event.what.clone()).collect();
        let ending = record.ending.filter(|_| record.result.is_some());
        self.table = Some(Table { now, before: record.position.clone(), events, ending });
        Ok(())
    }
}

/// Whether a command is answered at once, or when something else is there (the rest of a record, a thought).
enum Answer {
    Now,
    Later,
}

impl Table {
    fn restart(&mut self) {
        self.now.restart();
        self.before = None;
        self.events.clear();
        self.ending = None;
    }

    fn settle(&mut self, text: &str) -> Result<(), Refusal> {
        let text = self.now.try_settle(text)?;
        self.events.push(EventKind::Luck(text));
        self.ending = None;
        Ok(())
    }

    /// Takes the last event back, by playing everything before it again.
    fn undo(&mut self) -> Result<(), Refusal> {
        if self.events.pop().is_none() {
            return Err(Refusal::new(codes::NOTHING_TO_UNDO));
        }
        self.ending = None;
        self.now.restart();
        if let Some(text) = &self.before {
            self.now.set_text(text)?;
        }
        for event in &self.events {
            self.now.follow(event)?;
        }
        Ok(())
    }

    fn record(&self) -> Record {
        let record = Record {
            game: self.now.game().to_owned(),
            seats: self.now.seats(),
            options: self.now.choices(),
            rules: self.now.facts().rules_version,
            position: self.before.clone(),
            events: self.events.iter().cloned().map(Event::new).collect(),
            ..Record::default()
        };
        let cause = if self.now.turn() == Turn::Over { Some(Cause::Played) } else { self.ending };
        match cause {
            Some(cause) => {
                let standing = final_standing(self.now.as_ref(), cause, &record.out());
                record.ended(cause, &standing)
            }
            None => record,
        }
    }
}

/// Numbers of seats, smallest first: `2-4`, or `2,4` where one between them is missing.
fn counts(seats: &[u8]) -> String {
    match (seats.first(), seats.last()) {
        (Some(min), Some(max)) if usize::from(max - min) + 1 == seats.len() => format!("{min}-{max}"),
        _ => seats.iter().map(u8::to_string).collect::<Vec<_>>().join(","),
    }
}

fn no_game() -> Refusal {
    Refusal::new(codes::NO_GAME)
}

/// `error {"code":…,"args":…,"rule":…,"text":…}` on one line.
pub(crate) fn error_line(words: &Words, refusal: &Refusal) -> String {
    let mut body = json!(refusal);
    body["text"] = json!(words.refusal(refusal));
    format!("error {body}")
}

fn turn_line(turn: Turn) -> String {
    match turn {
        Turn::Of(seat) => format!("turn seat {seat}"),
        Turn::Luck => "turn luck".to_owned(),
        Turn::Over => "turn over".to_owned(),
    }
}

fn standing_lines(now: &dyn Position) -> Vec<String> {
    let mut lines = vec![format!("standing {}", json!(now.standing()))];
    for seat in Seat::all(now.seats()) {
        let sum = now.reckon(seat, Eyes::Reviewer);
        lines.extend(sum.iter().map(|line| format!("points {seat} {}", json!(line))));
    }
    lines
}

fn check_eyes(eyes: Eyes, now: &dyn Position) -> Result<Eyes, Refusal> {
    match eyes {
        Eyes::Seat(seat) if seat.0 >= now.seats() => Err(Refusal::new(play::codes::RECORD_SEAT)
            .with("text", seat.to_string())
            .with("seats", now.seats())),
        other => Ok(other),
    }
}
