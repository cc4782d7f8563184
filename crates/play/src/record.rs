//! The record of a game: a text that people can read and write in an editor (docs/notation.md).
//!
//! The first line names the format, a header follows, then one line per event:
//!
//! ```text
//! klots record 1
//! game: quixo
//! seats: 2
//! seat 0: Ann
//! seat 1: Bo
//! result: 1 2
//!
//! * starts 0            # luck
//! 0 a1>e1               # seat 0 moves
//! ```
//!
//! This module knows no game: moves and luck are words that the `table` room checks against the rules.

use crate::{Choices, Seat};
use std::collections::BTreeMap;
use std::fmt::{self, Write as _};

/// The first line of every record this version writes and reads.
pub const FORMAT: &str = "klots record 1";

/// A whole game or match.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// The game's name.
    pub game: String,
    /// How many sit at the table.
    pub seats: u8,
    /// The options that differ from the rulebook's way.
    pub options: Choices,
    /// The version of the rules it was played by.
    pub rules: u32,
    /// Who sat where; empty where nobody is named.
    pub names: Vec<String>,
    /// Other header lines, such as `date`, `event`, `site`.
    pub tags: BTreeMap<String, String>,
    /// What proves the shuffle.
    pub fairness: Option<Fairness>,
    /// Whose copy it is while the game runs; `None` for the whole truth.
    pub eyes: Option<String>,
    /// The position before the first event, where it is not the usual start.
    pub position: Option<String>,
    /// What happened.
    pub events: Vec<Event>,
    /// The place of each seat when the game is over, and its points.
    pub result: Option<Outcome>,
}

/// Places and points at the end.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Outcome {
    /// Place of each seat, 1 for the first.
    pub places: Vec<u8>,
    /// Points of each seat.
    pub points: Vec<i32>,
}

/// Commitment, the seats' words, and the secret once it is revealed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Fairness {
    /// SHA-256 of the secret, in hexadecimal.
    pub commitment: String,
    /// A word from every seat, empty where none was given.
    pub words: Vec<String>,
    /// The secret in hexadecimal, after the end.
    pub secret: Option<String>,
}

/// One line of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// What happened.
    pub what: What,
    /// The comment behind it.
    pub comment: Option<String>,
    /// The line it stands on, from 1; 0 if it was not read from text.
    pub line: usize,
}

/// A move, or luck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// A seat's move.
    Move(Seat, String),
    /// What chance decided; `None` where these eyes may not see anything of it.
    Luck(String),
}

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {cause}")]
pub struct RecordError {
    /// Line, from 1.
    pub line: usize,
    /// Column, from 1, counting characters.
    pub column: usize,
    /// Why.
    pub cause: crate::Refusal,
}

impl Event {
    /// An event without a comment.
    pub fn new(what: What) -> Event {
        Event { what, comment: None, line: 0 }
    }
}

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            What::Move(seat, text) => write!(f, "{seat} {text}"),
            What::Luck(text) => write!(f, "* {text}"),
        }
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FORMAT}\ngame: {}\nseats: {}", self.game, self.seats)?;
        writeln!(f, "rules: {}", self.rules)?;
        if !self.options.0.is_empty() {
            writeln!(f, "options: {}", self.options)?;
        }
        for (seat, name) in self.names.iter().enumerate().filter(|(_, name)| !name.is_empty()) {
            writeln!(f, "seat {seat}: {name}")?;
        }
        for (name, value) in &self.tags {
            writeln!(f, "{name}: {value}")?;
        }
        if let Some(fair) = &self.fairness {
            fair.write(f)?;
        }
        if let Some(eyes) = &self.eyes {
            writeln!(f, "eyes: {eyes}")?;
        }
        if let Some(position) = &self.position {
            writeln!(f, "position: {position}")?;
        }
        if let Some(result) = &self.result {
            writeln!(f, "result: {}\npoints: {}", spaced(&result.places), spaced(&result.points))?;
        }
        writeln!(f)?;
        self.events.iter().try_for_each(|event| match &event.comment {
            Some(comment) => writeln!(f, "{} # {comment}", event.what),
            None => writeln!(f, "{}", event.what),
        })
    }
}

impl Fairness {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "commitment: {}", self.commitment)?;
        for (seat, word) in self.words.iter().enumerate().filter(|(_, word)| !word.is_empty()) {
            writeln!(f, "word {seat}: {word}")?;
        }
        self.secret.iter().try_for_each(|secret| writeln!(f, "secret: {secret}"))
    }
}

fn spaced<T: fmt::Display>(items: &[T]) -> String {
    let mut out = String::new();
    for item in items {
        let _ = write!(out, "{}{item}", if out.is_empty() { "" } else { " " });
    }
    out
}

impl std::str::FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        Reader::default().read(text)
    }
}

#[derive(Default)]
struct Reader {
    record: Record,
    seen: BTreeMap<String, usize>,
    names: BTreeMap<u8, String>,
    words: BTreeMap<u8, String>,
    commitment: Option<String>,
    secret: Option<String>,
    places: Option<Vec<u8>>,
    points: Option<Vec<i32>>,
}

fn error(line: usize, column: usize, code: &str) -> RecordError {
    RecordError { line, column, cause: crate::Refusal::new(code) }
}

impl RecordError {
    fn with(mut self, name: &str, value: impl Into<crate::Value>) -> RecordError {
        self.cause = self.cause.with(name, value);
        self
    }
}

impl Reader {
    fn read(mut self, text: &str) -> Result<Record, RecordError> {
        let mut lines = text.lines().enumerate().map(|(n, line)| (n + 1, line));
        match lines.next() {
            Some((_, first)) if first.trim_end() == FORMAT => {}
            _ => return Err(error(1, 1, "record-format").with("expected", FORMAT)),
        }
        let mut last = 1;
        let mut header = true;
        for (number, line) in lines {
            last = number;
            if header && line.trim().is_empty() {
                header = self.seen.is_empty();
            } else if header {
                self.header(number, line)?;
            } else {
                self.event(number, line)?;
            }
        }
        self.finish(last)
    }

    fn header(&mut self, number: usize, line: &str) -> Result<(), RecordError> {
        if line.trim_start().starts_with('#') {
            return Ok(());
        }
        let Some((name, value)) = line.split_once(':') else {
            return Err(error(number, 1, "record-header").with("text", line));
        };
        let (name, column) = (name.trim(), name.chars().count() + 2);
        if let Some(earlier) = self.seen.insert(name.to_owned(), number) {
            return Err(error(number, 1, "record-header-twice").with("name", name).with("earlier", earlier));
        }
        self.field(name, value.trim()).map_err(|cause| RecordError { line: number, column, cause })
    }

    fn field(&mut self, name: &str, value: &str) -> Result<(), crate::Refusal> {
        let text = value.to_owned();
        match name {
            "game" => self.record.game = text,
            "seats" => self.record.seats = number(value, 1, crate::MAX_SEATS as u32)? as u8,
            "rules" => self.record.rules = number(value, 0, u32::MAX)?,
            "options" => self.record.options = Choices::parse(value)?,
            "eyes" => self.record.eyes = Some(text),
            "position" => self.record.position = Some(text),
            "commitment" => self.commitment = Some(text),
            "secret" => self.secret = Some(text),
            "result" => self.places = Some(numbers(value)?),
            "points" => self.points = Some(numbers(value)?),
            _ => match name.split_once(' ') {
                Some(("seat", seat)) => drop(self.names.insert(number(seat, 0, 9)? as u8, text)),
                Some(("word", seat)) => drop(self.words.insert(number(seat, 0, 9)? as u8, text)),
                _ => drop(self.record.tags.insert(name.to_owned(), text)),
            },
        }
        Ok(())
    }

    fn event(&mut self, number: usize, line: &str) -> Result<(), RecordError> {
        let (body, comment) = split_comment(line);
        if body.trim().is_empty() {
            return Ok(());
        }
        let indent = body.chars().take_while(|c| c.is_whitespace()).count();
        let body = body.trim();
        let (who, text) = body.split_once(' ').unwrap_or((body, ""));
        let text = text.trim();
        if text.is_empty() {
            return Err(error(number, indent + 1, "record-event").with("text", body));
        }
        let what = match who {
            "*" => What::Luck(text.to_owned()),
            seat => match seat.parse() {
                Ok(seat) if seat < self.record.seats => What::Move(Seat(seat), text.to_owned()),
                _ => {
                    return Err(error(number, indent + 1, "record-seat")
                        .with("text", seat)
                        .with("seats", self.record.seats));
                }
            },
        };
        self.record.events.push(Event { what, comment, line: number });
        Ok(())
    }

    fn finish(mut self, last: usize) -> Result<Record, RecordError> {
        for needed in ["game", "seats"] {
            if !self.seen.contains_key(needed) {
                return Err(error(last, 1, "record-missing").with("name", needed));
            }
        }
        let seats = self.record.seats;
        if !self.names.is_empty() {
            self.record.names = self.per_seat(&self.names, "seat")?;
        }
        let words = self.per_seat(&self.words, "word")?;
        self.record.fairness = self.commitment.take().map(|commitment| Fairness {
            commitment,
            words,
            secret: self.secret.take(),
        });
        self.record.result = match (self.places.take(), self.points.take()) {
            (None, None) => None,
            (places, points) => {
                let result =
                    Outcome { places: places.unwrap_or_default(), points: points.unwrap_or_default() };
                for (name, n) in [("result", result.places.len()), ("points", result.points.len())] {
                    if n != usize::from(seats) {
                        let line = self.seen.get(name).copied().unwrap_or(last);
                        return Err(error(line, 1, "record-per-seat")
                            .with("name", name)
                            .with("seats", seats));
                    }
                }
                Some(result)
            }
        };
        Ok(self.record)
    }

    fn per_seat(&self, by_seat: &BTreeMap<u8, String>, name: &str) -> Result<Vec<String>, RecordError> {
        let seats = self.record.seats;
        if let Some(&seat) = by_seat.keys().find(|&&seat| seat >= seats) {
            let line = self.seen.get(&format!("{name} {seat}")).copied().unwrap_or(1);
            return Err(error(line, 1, "record-seat").with("text", seat).with("seats", seats));
        }
        Ok((0..seats).map(|seat| by_seat.get(&seat).cloned().unwrap_or_default()).collect())
    }
}

/// A comment starts with `#` at the line's start or behind a space.
fn split_comment(line: &str) -> (&str, Option<String>) {
    let start =
        if line.trim_start().starts_with('#') { line.find('#') } else { line.find(" #").map(|at| at + 1) };
    match start {
        Some(at) => (&line[..at], Some(line[at + 1..].trim().to_owned())),
        None => (line, None),
    }
}

fn number(text: &str, min: u32, max: u32) -> Result<u32, crate::Refusal> {
    let refusal =
        || crate::Refusal::new("record-number").with("text", text).with("min", min).with("max", max);
    text.trim().parse().ok().filter(|n| (min..=max).contains(n)).ok_or_else(refusal)
}

fn numbers<T: std::str::FromStr>(text: &str) -> Result<Vec<T>, crate::Refusal> {
    let refusal = |word: &str| crate::Refusal::new("record-number").with("text", word);
    text.split_whitespace().map(|word| word.parse().map_err(|_| refusal(word))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const GAME: &str = "klots record 1
game: quixo
seats: 2
rules: 1
options: board=4
seat 0: Ann
seat 1: Bo
date: 2026-11-15
commitment: ab
word 0: sun
word 1: moon
secret: cd
result: 1 2
points: 1 0

* starts 0
0 a1>e1 # a bold opening
1 e5>e1
";

    #[test]
    fn a_record_round_trips() {
        let record: Record = GAME.parse().unwrap();
        assert_eq!(record.names, ["Ann", "Bo"]);
        assert_eq!(record.events[1].comment.as_deref(), Some("a bold opening"));
        assert_eq!(record.events[2].line, 18);
        assert_eq!(record.to_string(), GAME);
    }

    #[test]
    fn errors_name_line_column_and_cause() {
        let broken =
            |from: &str, to: &str| GAME.replacen(from, to, 1).parse::<Record>().unwrap_err().to_string();
        assert_eq!(broken("record 1", "record 9"), "line 1, column 1: record-format expected=klots record 1");
        assert_eq!(broken("seats: 2", "seats: 12"), "line 3, column 7: record-number max=10 min=1 text=12");
        assert_eq!(broken("1 e5>e1", "7 e5>e1"), "line 18, column 1: record-seat seats=2 text=7");
        assert_eq!(broken("1 e5>e1", "  1"), "line 18, column 3: record-event text=1");
        assert_eq!(
            broken("date: 2026-11-15", "game: quixo"),
            "line 8, column 1: record-header-twice earlier=2 name=game"
        );
        assert_eq!(
            broken("result: 1 2", "result: 1"),
            "line 13, column 1: record-per-seat name=result seats=2"
        );
        assert_eq!(
            "klots record 1\n".parse::<Record>().unwrap_err().to_string(),
            "line 1, column 1: record-missing name=game"
        );
    }

    #[test]
    fn a_committed_record_has_a_word_of_every_seat_even_an_empty_one() {
        let text = "klots record 1\ngame: quixo\nseats: 2\ncommitment: ab\nword 1: moon\n";
        let record: Record = text.parse().unwrap();
        assert_eq!(record.fairness.unwrap().words, ["", "moon"]);
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused_and_what_is_read_round_trips(text in "(?s)(klots record 1\n)?(game: g\nseats: 2\n)?.{0,200}") {
            if let Ok(record) = text.parse::<Record>() {
                let again: Record = record.to_string().parse().expect("what we write we read");
                prop_assert_eq!(again.to_string(), record.to_string());
            }
        }
    }
}
