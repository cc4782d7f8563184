//! Reading text strictly: a cursor that knows its column, and errors that name it.

use crate::{Phrase, Refusal, Value};

/// What is wrong with a text, and where (columns count characters from 1).
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("column {column}: {what}")]
pub struct TextError {
    /// First character that does not fit.
    pub column: usize,
    /// What is wrong; its code starts with `text-`.
    pub what: Phrase,
}

impl TextError {
    /// An error at a column.
    pub fn new(column: usize, code: &str) -> TextError {
        TextError { column, what: Phrase::new(code) }
    }

    /// The same error with one argument more.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> TextError {
        self.what = self.what.with(name, value);
        self
    }
}

impl From<TextError> for Refusal {
    fn from(error: TextError) -> Refusal {
        Refusal { what: error.what.with("column", error.column), rule: None }
    }
}

/// Walks through a line of text. Whitespace separates words and is otherwise skipped.
#[derive(Clone, Debug)]
pub struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    /// Starts at the first column.
    pub fn new(text: &'a str) -> Cursor<'a> {
        Cursor { text, at: 0 }
    }

    /// The column of the next character.
    pub fn column(&self) -> usize {
        self.text[..self.at].chars().count() + 1
    }

    /// What is left.
    pub fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// The next character, not taken.
    pub fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Takes the next character.
    pub fn take(&mut self) -> Option<char> {
        let next = self.peek()?;
        self.at += next.len_utf8();
        Some(next)
    }

    /// Skips spaces.
    pub fn skip_spaces(&mut self) {
        self.at += self.rest().len() - self.rest().trim_start().len();
    }

    /// Takes `word` if it comes next.
    pub fn eat(&mut self, word: &str) -> bool {
        let found = self.rest().starts_with(word);
        if found {
            self.at += word.len();
        }
        found
    }

    /// Takes `word` or says that it was expected.
    pub fn expect(&mut self, word: &str) -> Result<(), TextError> {
        if self.eat(word) { Ok(()) } else { Err(self.error("text-expected").with("expected", word)) }
    }

    /// Takes everything up to the next space (possibly nothing), after skipping spaces.
    pub fn word(&mut self) -> &'a str {
        self.skip_spaces();
        let rest = self.rest();
        let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
        self.at += end;
        &rest[..end]
    }

    /// Takes a whole number without a sign, within bounds.
    pub fn number(&mut self, min: u32, max: u32) -> Result<u32, TextError> {
        let column = self.column();
        let rest = self.rest();
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let bounds = |error: TextError| error.with("min", min).with("max", max);
        match rest[..digits].parse() {
            Ok(n) if (min..=max).contains(&n) => {
                self.at += digits;
                Ok(n)
            }
            _ => Err(bounds(TextError::new(column, "text-number"))),
        }
    }

    /// An error at the current column.
    pub fn error(&self, code: &str) -> TextError {
        TextError::new(self.column(), code)
    }

    /// Nothing but spaces may be left.
    pub fn finish(mut self) -> Result<(), TextError> {
        self.skip_spaces();
        if self.rest().is_empty() {
            Ok(())
        } else {
            Err(self.error("text-trailing").with("text", self.rest()))
        }
    }
}
