//! The record of a game: a text that people can read and write in an editor (docs/notation.md).
//!
//! The first line names the format, a header follows, then one line per event:
//!
//! ```text
//! klots record 1
//! game: noughts
//! seats: 2
//! seat 0: Ann
//! seat 1: Bo
//! ending: resigned
//! result: 1 2
//! points: 1 0
//!
//! * 0                   # luck
//! 0 b2                  # seat 0 moves
//! ! resigned 1          # what happened beside the board
//! ```
//!
//! This module knows no game: moves and luck are words that the `table` room checks against the rules.
//! Equality is about what a record says, never about the lines it was read from.

mod read;
#[cfg(test)]
mod tests;

use crate::{Choices, Refusal, Seat, Standing, Value};
use serde::{Deserialize, Serialize};
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
    /// Other header lines, such as `date`, `event`, `table`.
    pub tags: BTreeMap<String, String>,
    /// What proves the shuffle.
    pub fairness: Option<Fairness>,
    /// Whose copy it is while the game runs; `None` for the whole truth.
    pub eyes: Option<String>,
    /// The position before the first event, where it is not the usual start.
    pub position: Option<String>,
    /// What happened.
    pub events: Vec<Event>,
    /// Why it ended, where that is said.
    pub ending: Option<Cause>,
    /// The place of each seat when the game is over, and its points.
    pub result: Option<Outcome>,
    /// What the server bound all this together with.
    pub seal: Option<Seal>,
    /// Where the header lines stood.
    pub lines: Lines,
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// By the rules of the game.
    Played,
    /// Somebody's time was up.
    Flagged,
    /// Somebody gave up.
    Resigned,
    /// Everybody agreed to a draw.
    Agreed,
    /// Nobody came back, or it never started.
    Abandoned,
}

impl Cause {
    /// Every cause there is.
    pub const ALL: [Cause; 5] =
        [Cause::Played, Cause::Flagged, Cause::Resigned, Cause::Agreed, Cause::Abandoned];

    /// The word for it in codes and records.
    pub fn word(self) -> &'static str {
        match self {
            Cause::Played => "played",
            Cause::Flagged => "flagged",
            Cause::Resigned => "resigned",
            Cause::Agreed => "agreed",
            Cause::Abandoned => "abandoned",
        }
    }
}

/// Places and points at the end.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Outcome {
    /// Place of each seat, 1 for the first.
    pub places: Vec<u8>,
    /// Points of each seat.
    pub points: Vec<i32>,
}

impl Outcome {
    /// The places as a record writes them.
    pub fn places_text(&self) -> String {
        spaced(&self.places)
    }

    /// The points as a record writes them.
    pub fn points_text(&self) -> String {
        spaced(&self.points)
    }
}

impl From<&Standing> for Outcome {
    fn from(standing: &Standing) -> Outcome {
        Outcome { places: standing.places.to_vec(), points: standing.points.to_vec() }
    }
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

/// What binds a record to the game that was played (docs/fairness.md).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Seal {
    /// SHA-256 of everything that counts, in hexadecimal.
    pub hash: String,
    /// The hash of the names that were sealed; a record tells it where it has other names.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub names: Option<String>,
}

/// One line of a record.
#[derive(Clone, Debug)]
pub struct Event {
    /// What happened.
    pub what: EventKind,
    /// The comment behind it.
    pub comment: Option<String>,
    /// The line it stands on, from 1; 0 if it was not read from text.
    pub line: usize,
    /// The column its text begins at, behind who or what it is about.
    pub column: usize,
}

/// A move, luck, or what happened beside the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EventKind {
    /// A seat's move.
    Move(Seat, String),
    /// What chance decided; `?` stands for what these eyes may not see.
    Luck(String),
    /// What no rule of the game knows.
    Beside(Beside),
}

/// What happens at a table beside the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Beside {
    /// A seat gave up.
    Resigned(Seat),
    /// A seat's time was up.
    Flagged(Seat),
    /// From here on a bot of this level plays for the seat's person.
    Bot(Seat, String),
    /// The person plays again.
    Back(Seat),
    /// Everybody agreed to a draw.
    Agreed,
    /// The table was closed.
    Closed,
}

/// The lines on which the headers of a record stood; empty if it was not read from text.
#[derive(Clone, Debug, Default)]
pub struct Lines(BTreeMap<String, (usize, usize)>);

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {cause}")]
pub struct RecordError {
    /// Line, from 1.
    pub line: usize,
    /// Column, from 1, counting characters.
    pub column: usize,
    /// Why.
    pub cause: Refusal,
}

impl RecordError {
    /// Something is wrong in the text that begins at this place. Where the cause names a column of that text,
    /// the error and its cause name that column of the line.
    pub fn within(line: usize, column: usize, mut cause: Refusal) -> RecordError {
        let inner = match cause.what.args.get("column") {
            Some(Value::Number(n)) => usize::try_from(*n).ok(),
            _ => None,
        };
        let column = column + inner.map_or(0, |inner| inner.saturating_sub(1));
        if inner.is_some() {
            cause = cause.with("column", column);
        }
        RecordError { line, column, cause }
    }
}

impl Record {
    /// The same record of a game that ended like this.
    #[must_use]
    pub fn ended(self, cause: Cause, standing: &Standing) -> Record {
        Record { ending: Some(cause), result: Some(Outcome::from(standing)), ..self }
    }

    /// Something is wrong with a header's value.
    pub fn wrong_header(&self, name: &str, cause: Refusal) -> RecordError {
        let (line, column) = self.lines.0.get(name).copied().unwrap_or((1, 1));
        RecordError::within(line, column, cause)
    }

    /// The seats that had given up or run out of time by the end.
    pub fn out(&self) -> Vec<Seat> {
        let out = |event: &Event| match event.what {
            EventKind::Beside(Beside::Resigned(seat) | Beside::Flagged(seat)) => Some(seat),
            _ => None,
        };
        self.events.iter().filter_map(out).collect()
    }
}

impl PartialEq for Lines {
    fn eq(&self, _: &Lines) -> bool {
        true
    }
}

impl Eq for Lines {}

impl PartialEq for Event {
    fn eq(&self, other: &Event) -> bool {
        self.what == other.what && self.comment == other.comment
    }
}

impl Eq for Event {}

impl Event {
    /// An event without a comment.
    pub fn new(what: EventKind) -> Event {
        Event { what, comment: None, line: 0, column: 0 }
    }

    /// Something is wrong with its text.
    pub fn wrong(&self, cause: Refusal) -> RecordError {
        RecordError::within(self.line, self.column, cause)
    }

    /// Something is wrong with the line as a whole.
    pub fn wrong_line(&self, cause: Refusal) -> RecordError {
        RecordError { line: self.line, column: 1, cause }
    }
}

impl fmt::Display for EventKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EventKind::Move(seat, text) => write!(f, "{seat} {text}"),
            EventKind::Luck(text) => write!(f, "* {text}"),
            EventKind::Beside(beside) => write!(f, "! {beside}"),
        }
    }
}

impl fmt::Display for Beside {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Beside::Resigned(seat) => write!(f, "resigned {seat}"),
            Beside::Flagged(seat) => write!(f, "flagged {seat}"),
            Beside::Bot(seat, level) => write!(f, "bot {seat} {level}"),
            Beside::Back(seat) => write!(f, "back {seat}"),
            Beside::Agreed => f.write_str("draw agreed"),
            Beside::Closed => f.write_str("closed"),
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
        if let Some(cause) = self.ending {
            writeln!(f, "ending: {}", cause.word())?;
        }
        if let Some(result) = &self.result {
            writeln!(f, "result: {}\npoints: {}", result.places_text(), result.points_text())?;
        }
        if let Some(seal) = &self.seal {
            seal.names.iter().try_for_each(|names| writeln!(f, "sealed names: {names}"))?;
            writeln!(f, "seal: {}", seal.hash)?;
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

/// Numbers with spaces between them.
fn spaced<T: fmt::Display>(items: &[T]) -> String {
    let mut out = String::new();
    for item in items {
        let _ = write!(out, "{}{item}", if out.is_empty() { "" } else { " " });
    }
    out
}
