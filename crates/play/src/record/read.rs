//! Reading a record, strictly: what is accepted is written back as it was read.

use super::{Beside, Cause, Event, EventKind, FORMAT, Fairness, Outcome, Record, RecordError, Seal};
use crate::codes;
use crate::{Choices, Code, Eyes, Refusal, Seat};
use std::collections::BTreeMap;

impl std::str::FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        Reader::default().read(text)
    }
}

#[derive(Default)]
struct Reader {
    record: Record,
    names: BTreeMap<u8, String>,
    words: BTreeMap<u8, String>,
    commitment: Option<String>,
    secret: Option<String>,
    places: Option<Vec<u8>>,
    points: Option<Vec<i32>>,
    seal: Option<String>,
    sealed_names: Option<String>,
}

fn error(line: usize, column: usize, code: Code) -> RecordError {
    RecordError { line, column, cause: Refusal::new(code) }
}

impl RecordError {
    fn with(mut self, name: &str, value: impl Into<crate::Value>) -> RecordError {
        self.cause = self.cause.with(name, value);
        self
    }
}

impl Reader {
    fn read(mut self, text: &str) -> Result<Record, RecordError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut lines = text.lines().enumerate().map(|(n, line)| (n + 1, line));
        match lines.next() {
            Some((_, first)) if first.trim_end() == FORMAT => {}
            _ => return Err(error(1, 1, codes::RECORD_FORMAT).with("expected", FORMAT)),
        }
        let mut last = 1;
        let mut header = true;
        for (number, line) in lines {
            last = number;
            if !header {
                self.event(number, line)?;
            } else if !line.trim().is_empty() {
                self.header(number, line)?;
            } else if !self.record.lines.0.is_empty() {
                header = false;
                self.finish_header(number)?;
            }
        }
        if header {
            self.finish_header(last)?;
        }
        Ok(self.record)
    }

    /// A `#` begins a comment only where the line begins: names and words may hold one.
    fn header(&mut self, number: usize, line: &str) -> Result<(), RecordError> {
        if line.trim_start().starts_with('#') {
            return Ok(());
        }
        let Some((name, value)) = line.split_once(':').filter(|(name, _)| !name.trim().is_empty()) else {
            return Err(error(number, 1, codes::RECORD_HEADER).with("text", line.trim()));
        };
        let indent = value.chars().take_while(|c| c.is_whitespace()).count();
        let column = name.chars().count() + 2 + indent;
        let name = name.trim();
        if let Some((earlier, _)) = self.record.lines.0.insert(name.to_owned(), (number, column)) {
            return Err(error(number, 1, codes::RECORD_HEADER_TWICE)
                .with("name", name)
                .with("earlier", earlier));
        }
        self.field(name, value.trim()).map_err(|cause| RecordError::within(number, column, cause))
    }

    fn field(&mut self, name: &str, value: &str) -> Result<(), Refusal> {
        let text = value.to_owned();
        match name {
            "game" => self.record.game = text,
            "seats" => self.record.seats = number(value, 1, crate::MAX_SEATS as u32)? as u8,
            "rules" => self.record.rules = number(value, 0, u32::MAX)?,
            "options" => self.record.options = Choices::parse(value)?,
            "eyes" => self.record.eyes = Some(eyes(value)?),
            "position" => self.record.position = Some(text),
            "commitment" => self.commitment = Some(text),
            "secret" => self.secret = Some(text),
            "ending" => self.record.ending = Some(cause(value)?),
            "result" => self.places = Some(numbers(value)?),
            "points" => self.points = Some(numbers(value)?),
            "seal" => self.seal = Some(text),
            "sealed names" => self.sealed_names = Some(text),
            _ => match name.split_once(' ') {
                Some(("seat", seat)) => drop(self.names.insert(number(seat, 0, 9)? as u8, text)),
                Some(("word", seat)) => drop(self.words.insert(number(seat, 0, 9)? as u8, text)),
                _ => drop(self.record.tags.insert(name.to_owned(), text)),
            },
        }
        Ok(())
    }

    /// Behind the last header line everything that belongs together must be there.
    fn finish_header(&mut self, last: usize) -> Result<(), RecordError> {
        for needed in ["game", "seats"] {
            if !self.record.lines.0.contains_key(needed) {
                return Err(error(last, 1, codes::RECORD_MISSING).with("name", needed));
            }
        }
        if self.names.values().any(|name| !name.is_empty()) {
            self.record.names = self.per_seat(&self.names, "seat")?;
        }
        self.finish_fairness()?;
        self.finish_result()?;
        self.record.seal = match (self.seal.take(), self.sealed_names.take()) {
            (None, Some(_)) => return Err(self.lacks("sealed names", "seal")),
            (hash, names) => hash.map(|hash| Seal { hash, names }),
        };
        Ok(())
    }

    fn finish_fairness(&mut self) -> Result<(), RecordError> {
        let words = self.per_seat(&self.words, "word")?;
        let Some(commitment) = self.commitment.take() else {
            let stray =
                self.record.lines.0.keys().find(|name| *name == "secret" || name.starts_with("word "));
            return match stray {
                Some(name) => Err(self.lacks(&name.clone(), "commitment")),
                None => Ok(()),
            };
        };
        self.record.fairness = Some(Fairness { commitment, words, secret: self.secret.take() });
        Ok(())
    }

    fn finish_result(&mut self) -> Result<(), RecordError> {
        let (places, points) = match (self.places.take(), self.points.take()) {
            (None, None) => return Ok(()),
            (Some(_), None) => return Err(self.lacks("result", "points")),
            (None, Some(_)) => return Err(self.lacks("points", "result")),
            (Some(places), Some(points)) => (places, points),
        };
        let seats = self.record.seats;
        for (name, n) in [("result", places.len()), ("points", points.len())] {
            if n != usize::from(seats) {
                let cause = Refusal::new(codes::RECORD_PER_SEAT).with("name", name).with("seats", seats);
                return Err(self.record.wrong_header(name, cause));
            }
        }
        self.record.result = Some(Outcome { places, points });
        Ok(())
    }

    /// A header stands there that means nothing without another.
    fn lacks(&self, name: &str, needed: &str) -> RecordError {
        let line = self.record.lines.0.get(name).map_or(1, |(line, _)| *line);
        error(line, 1, codes::RECORD_MISSING).with("name", needed)
    }

    fn per_seat(&self, by_seat: &BTreeMap<u8, String>, name: &str) -> Result<Vec<String>, RecordError> {
        let seats = self.record.seats;
        if let Some(&seat) = by_seat.keys().find(|&&seat| seat >= seats) {
            let line = self.record.lines.0.get(&format!("{name} {seat}")).map_or(1, |(line, _)| *line);
            return Err(error(line, 1, codes::RECORD_SEAT)
                .with("text", seat.to_string())
                .with("seats", seats));
        }
        Ok((0..seats).map(|seat| by_seat.get(&seat).cloned().unwrap_or_default()).collect())
    }

    fn event(&mut self, number: usize, line: &str) -> Result<(), RecordError> {
        let (body, comment) = split_comment(line);
        if body.trim().is_empty() {
            return Ok(());
        }
        let indent = body.chars().take_while(|c| c.is_whitespace()).count();
        let body = body.trim();
        let (who, text) = body.split_once(char::is_whitespace).unwrap_or((body, ""));
        let gap = text.chars().take_while(|c| c.is_whitespace()).count();
        let column = indent + who.chars().count() + gap + 2;
        let text = text.trim();
        if text.is_empty() {
            return Err(error(number, indent + 1, codes::RECORD_EVENT).with("text", body));
        }
        let what = match who {
            "*" => EventKind::Luck(text.to_owned()),
            "!" => {
                let wrong = |cause| RecordError::within(number, column, cause);
                EventKind::Beside(beside(text, self.record.seats).map_err(wrong)?)
            }
            seat => {
                let wrong = |cause| RecordError { line: number, column: indent + 1, cause };
                EventKind::Move(seat_of(seat, self.record.seats).map_err(wrong)?, text.to_owned())
            }
        };
        self.record.events.push(Event { what, comment, line: number, column });
        Ok(())
    }
}

/// A comment starts with `#` at the line's start or behind a space.
fn split_comment(line: &str) -> (&str, Option<String>) {
    let start =
        if line.trim_start().starts_with('#') { line.find('#') } else { line.find(" #").map(|at| at + 1) };
    match start {
        Some(at) => {
            let comment = line[at + 1..].trim();
            (&line[..at], (!comment.is_empty()).then(|| comment.to_owned()))
        }
        None => (line, None),
    }
}

fn beside(text: &str, seats: u8) -> Result<Beside, Refusal> {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words[..] {
        ["resigned", seat] => Ok(Beside::Resigned(seat_of(seat, seats)?)),
        ["flagged", seat] => Ok(Beside::Flagged(seat_of(seat, seats)?)),
        ["bot", seat, level] => Ok(Beside::Bot(seat_of(seat, seats)?, level.to_owned())),
        ["back", seat] => Ok(Beside::Back(seat_of(seat, seats)?)),
        ["draw", "agreed"] => Ok(Beside::Agreed),
        ["closed"] => Ok(Beside::Closed),
        _ => Err(Refusal::new(codes::RECORD_BESIDE).with("text", text)),
    }
}

fn seat_of(text: &str, seats: u8) -> Result<Seat, Refusal> {
    let seat = plain::<u8>(text).filter(|seat| *seat < seats);
    let refusal = || Refusal::new(codes::RECORD_SEAT).with("text", text).with("seats", seats);
    seat.map(Seat).ok_or_else(refusal)
}

fn eyes(text: &str) -> Result<String, Refusal> {
    let known = text.parse::<Eyes>().ok().filter(|eyes| eyes.to_string() == text);
    known
        .map(|eyes| eyes.to_string())
        .ok_or_else(|| Refusal::new(codes::RECORD_WHOSE_EYES).with("text", text))
}

fn cause(text: &str) -> Result<Cause, Refusal> {
    let known = Cause::ALL.into_iter().find(|cause| cause.word() == text);
    known.ok_or_else(|| {
        let possible = Cause::ALL.map(Cause::word).join(", ");
        Refusal::new(codes::RECORD_ENDING).with("text", text).with("possible", possible)
    })
}

/// A number as we write it: no plus sign, no leading zeros.
fn plain<T: std::str::FromStr + ToString>(text: &str) -> Option<T> {
    text.parse().ok().filter(|n: &T| n.to_string() == text)
}

fn number(text: &str, min: u32, max: u32) -> Result<u32, Refusal> {
    let refusal = || Refusal::new(codes::RECORD_NUMBER).with("text", text).with("min", min).with("max", max);
    plain(text).filter(|n| (min..=max).contains(n)).ok_or_else(refusal)
}

fn numbers<T: std::str::FromStr + ToString>(text: &str) -> Result<Vec<T>, Refusal> {
    let refusal = |word: &str| Refusal::new(codes::RECORD_NUMBER).with("text", word);
    text.split_whitespace().map(|word| plain(word).ok_or_else(|| refusal(word))).collect()
}
