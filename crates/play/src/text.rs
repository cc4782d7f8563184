//! Reading text strictly: a cursor that knows its column, and errors that name it.

use crate::code::{Coded, Declared};
use crate::codes;
use crate::{Phrase, Refusal, Value};

/// What is wrong with a text, and where (columns count characters from 1).
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("column {column}: {what}")]
pub struct TextError {
    /// First character that does not fit.
    pub column: usize,
    /// What is wrong; its code starts with `text-`.
    pub what: Phrase,
    declared: Declared,
}

impl TextError {
    /// An error at a column.
    pub fn new(column: usize, code: impl Coded) -> TextError {
        TextError { column, what: Phrase::new(code.id()), declared: Declared::of(&code) }
    }

    /// The same error with one argument more.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> TextError {
        let value = value.into();
        self.declared.check(name, &value);
        self.what = self.what.with(name, value);
        self
    }
}

impl From<TextError> for Refusal {
    fn from(error: TextError) -> Refusal {
        Refusal::new("").saying(error.what.with("column", error.column))
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
        let seen = if word.trim().is_empty() { word } else { word.trim() };
        if self.eat(word) { Ok(()) } else { Err(self.error(codes::TEXT_EXPECTED).with("expected", seen)) }
    }

    /// Takes everything up to the next space (possibly nothing), after skipping spaces.
    pub fn word(&mut self) -> &'a str {
        self.skip_spaces();
        let rest = self.rest();
        let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
        self.at += end;
        &rest[..end]
    }

    /// Takes a whole number within bounds, without a sign and without zeros before it.
    pub fn number(&mut self, min: u32, max: u32) -> Result<u32, TextError> {
        let column = self.column();
        let rest = self.rest();
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let bounds = |error: TextError| error.with("min", min).with("max", max);
        let padded = digits > 1 && rest.starts_with('0');
        match rest[..digits].parse() {
            Ok(n) if (min..=max).contains(&n) && !padded => {
                self.at += digits;
                Ok(n)
            }
            _ => Err(bounds(TextError::new(column, codes::TEXT_NUMBER))),
        }
    }

    /// An error at the current column.
    pub fn error(&self, code: impl Coded) -> TextError {
        TextError::new(self.column(), code)
    }

    /// Nothing but spaces may be left.
    pub fn finish(mut self) -> Result<(), TextError> {
        self.skip_spaces();
        if self.rest().is_empty() {
            Ok(())
        } else {
            Err(self.error(codes::TEXT_TRAILING).with("text", self.rest()))
        }
    }
}

/// Refuses a text that says the same as `written` in another way: `08` for `8`, other spaces, another order.
/// The error names the word at which they part. So whatever is accepted is written again as it was read.
pub fn as_written(text: &str, written: &str) -> Result<(), TextError> {
    let same = text.chars().zip(written.chars()).take_while(|(a, b)| a == b).count();
    if same == text.chars().count() && same == written.chars().count() {
        return Ok(());
    }
    let read: String = written.chars().take(same).collect();
    let between = written[read.len()..].starts_with(char::is_whitespace);
    let begun = read.rfind(char::is_whitespace).map_or(0, |space| space + 1);
    let word = if between { read.len() } else { begun };
    let column = read[..word].chars().count() + 1;
    match written[word..].split_whitespace().next() {
        Some(expected) if read.len() < written.len() => {
            Err(TextError::new(column, codes::TEXT_EXPECTED).with("expected", expected))
        }
        _ => {
            let rest: String = text.chars().skip(same).collect();
            Err(TextError::new(same + 1, codes::TEXT_TRAILING).with("text", rest.trim()))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_with_a_zero_or_a_sign_before_it_is_not_read() {
        let read = |text| Cursor::new(text).number(0, 99).ok();
        assert_eq!(
            (read("8"), read("0"), read("08"), read("+8"), read("00")),
            (Some(8), Some(0), None, None, None)
        );
    }

    #[test]
    fn another_way_to_write_the_same_is_refused_where_it_parts() {
        let part = |text, written| as_written(text, written).map_err(|error| error.to_string());
        assert_eq!(part("a b=2", "a b=2"), Ok(()));
        assert_eq!(part("a b=02", "a b=2"), Err("column 3: text-expected expected=b=2".to_owned()));
        assert_eq!(part("a  b=2", "a b=2"), Err("column 3: text-expected expected=b=2".to_owned()));
        assert_eq!(part("a b=2 c", "a b=2"), Err("column 6: text-trailing text=c".to_owned()));
        assert_eq!(part("a", "a b=2"), Err("column 2: text-expected expected=b=2".to_owned()));
        assert_eq!(part("ä b", "ä c"), Err("column 3: text-expected expected=c".to_owned()));
    }
}
