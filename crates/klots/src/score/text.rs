//! What people write down: lines, each with its place, gathered under the names of players.

use crate::codes;
use play::record::RecordError;
use play::{Refusal, TextError};

/// A word and where it stands.
#[derive(Clone, Copy, Debug)]
pub struct Word<'t> {
    pub line: usize,
    pub column: usize,
    pub text: &'t str,
}

impl Word<'_> {
    /// An error at this word; a column inside it is counted from its first character.
    pub fn refuse(&self, cause: impl Into<Refusal>) -> RecordError {
        let mut cause: Refusal = cause.into();
        let inside = match cause.what.args.get("column") {
            Some(play::Value::Number(n)) => usize::try_from(*n).unwrap_or(1),
            _ => 1,
        };
        let column = self.column + inside - 1;
        if cause.what.args.contains_key("column") {
            cause = cause.with("column", column);
        }
        RecordError { line: self.line, column, cause }
    }

    /// A word that tells what cannot have happened, by the rule with this number.
    pub fn impossible(&self, rule: &str) -> RecordError {
        self.refuse(Refusal::by_rule(rule, codes::SCORE_IMPOSSIBLE).with("text", self.text))
    }

    /// A word that nobody can read here.
    pub fn unreadable(&self, possible: &str) -> RecordError {
        self.refuse(Refusal::new(codes::SCORE_WORD).with("text", self.text).with("possible", possible))
    }

    /// An error inside the word without the sentence's own column: the place says it already.
    pub fn misread(&self, error: TextError) -> RecordError {
        self.refuse(error)
    }
}

/// Everything under one name.
#[derive(Debug, Default)]
pub struct Part<'t> {
    /// Empty before the first name.
    pub name: &'t str,
    /// Line and column of the name.
    pub place: (usize, usize),
    /// Its lines, word by word; lines without a word are left out.
    pub lines: Vec<Vec<Word<'t>>>,
}

impl<'t> Part<'t> {
    /// Every word.
    pub fn words(&self) -> impl Iterator<Item = Word<'t>> + '_ {
        self.lines.iter().flatten().copied()
    }

    /// A part that tells what cannot have happened, by the rule with this number.
    pub fn impossible(&self, rule: &str) -> RecordError {
        // Whoever has no name is named by the first word.
        let first = self.words().next().map_or("", |word| word.text);
        let text = if self.name.is_empty() { first } else { self.name };
        self.refuse(Refusal::by_rule(rule, codes::SCORE_IMPOSSIBLE).with("text", text))
    }

    /// An error about the whole part.
    pub fn refuse(&self, cause: Refusal) -> RecordError {
        let first = self.words().next();
        let (line, column) = first.map_or(self.place, |word| (word.line, word.column));
        RecordError { line, column, cause }
    }
}

/// A text in parts.
#[derive(Debug)]
pub struct Script<'t> {
    pub parts: Vec<Part<'t>>,
}

impl<'t> Script<'t> {
    /// Splits a text; comments start with `#` at the start of a line or behind a space.
    pub fn read(text: &'t str) -> Result<Script<'t>, RecordError> {
        let mut parts: Vec<Part<'t>> = Vec::new();
        for (n, line) in text.lines().enumerate() {
            let line = without_comment(line);
            let (name, rest, skipped) = match line.split_once(':') {
                Some((name, rest)) => (Some(name), rest, name.chars().count() + 1),
                None => (None, line, 0),
            };
            if let Some(name) = name {
                let column = name.chars().take_while(|c| c.is_whitespace()).count() + 1;
                parts.push(Part { name: name.trim(), place: (n + 1, column), lines: Vec::new() });
            }
            let words = words(rest, n + 1, skipped);
            if words.is_empty() {
                continue;
            }
            if parts.is_empty() {
                parts.push(Part { place: (n + 1, words[0].column), ..Part::default() });
            }
            if let Some(part) = parts.last_mut() {
                part.lines.push(words);
            }
        }
        if parts.iter().all(|part| part.name.is_empty() && part.lines.is_empty()) {
            let cause = Refusal::new(codes::SCORE_NOTHING);
            return Err(RecordError { line: 1, column: 1, cause });
        }
        Ok(Script { parts })
    }

    /// An error about how many there are: the last name is the one that makes it so.
    pub fn refuse(&self, cause: Refusal) -> RecordError {
        let (line, column) = self.parts.last().map_or((1, 1), |part| part.place);
        RecordError { line, column, cause }
    }

    /// Each name's part, the parts of one name joined. Words before the first name belong to nobody.
    pub fn by_name(&self) -> Result<Vec<Part<'t>>, RecordError> {
        let mut joined: Vec<Part<'t>> = Vec::new();
        for part in &self.parts {
            if part.name.is_empty() {
                return Err(part.refuse(Refusal::new(codes::SCORE_NOBODY)));
            }
            match joined.iter_mut().find(|known| known.name == part.name) {
                Some(known) => known.lines.extend(part.lines.iter().cloned()),
                None => joined.push(Part { name: part.name, place: part.place, lines: part.lines.clone() }),
            }
        }
        Ok(joined)
    }
}

fn without_comment(line: &str) -> &str {
    let behind_space = line.find(" #").into_iter();
    let at = behind_space.chain(line.find("\t#")).chain(line.starts_with('#').then_some(0)).min();
    at.map_or(line, |at| &line[..at])
}

fn words(text: &str, line: usize, skipped: usize) -> Vec<Word<'_>> {
    let mut found = Vec::new();
    let mut start = None;
    let ends = text.char_indices().chain([(text.len(), ' ')]);
    for (column, (at, c)) in ends.enumerate() {
        match (c.is_whitespace() || c == ',' && !inside_number(text, at), start) {
            (false, None) => start = Some((at, column)),
            (true, Some((from, column))) => {
                found.push(Word { line, column: skipped + column + 1, text: &text[from..at] });
                start = None;
            }
            _ => {}
        }
    }
    found
}

/// A comma between two figures belongs to a cell such as `2,-1`; others only part words.
fn inside_number(text: &str, at: usize) -> bool {
    text[at + 1..].starts_with(|c: char| c.is_ascii_digit() || c == '-')
        && text[..at].ends_with(|c: char| c.is_ascii_digit())
}
