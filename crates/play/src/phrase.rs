//! Messages without sentences: a code with arguments. The `words` room knows how to say them.

use crate::code::{Coded, Declared, Kind};
use compact_str::{CompactString, format_compact};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// One argument of a [`Phrase`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Value {
    /// A count, a number on a tile, a seat (the argument is then called `seat`).
    Number(i64),
    /// A word of the vocabulary (`wheat`), a tile (`5-5-3`) or text somebody wrote.
    Text(#[cfg_attr(feature = "ts", ts(as = "String"))] CompactString),
}

impl From<i64> for Value {
    fn from(n: i64) -> Self {
        Value::Number(n)
    }
}
impl From<i32> for Value {
    fn from(n: i32) -> Self {
        Value::Number(n.into())
    }
}
impl From<u32> for Value {
    fn from(n: u32) -> Self {
        Value::Number(n.into())
    }
}
impl From<u8> for Value {
    fn from(n: u8) -> Self {
        Value::Number(n.into())
    }
}
impl From<usize> for Value {
    fn from(n: usize) -> Self {
        Value::Number(i64::try_from(n).unwrap_or(i64::MAX))
    }
}
impl From<crate::Seat> for Value {
    fn from(seat: crate::Seat) -> Self {
        Value::Number(seat.0.into())
    }
}
impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Value::Text(text.into())
    }
}
impl From<String> for Value {
    fn from(text: String) -> Self {
        Value::Text(text.into())
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Number(n) => n.fmt(f),
            Value::Text(text) => text.fmt(f),
        }
    }
}

/// A code with arguments: a line of the log, a refusal, a line of a reckoning, a reason of a hint.
///
/// The code is the id of a message in `locales/<lang>/*.ftl`, the arguments are its variables.
// Both are short, and every legal move is told by one: texts of up to 24 bytes lie in the phrase itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Phrase {
    /// Message id, kebab-case: what kind of message, the game it belongs to if any, what it says (`told-X-…`).
    #[cfg_attr(feature = "ts", ts(as = "String"))]
    pub code: CompactString,
    /// The message's variables.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<BTreeMap<String, Value>>", optional))]
    pub args: BTreeMap<CompactString, Value>,
}

impl Phrase {
    /// A phrase without arguments yet.
    pub fn new(code: impl Into<CompactString>) -> Phrase {
        Phrase { code: code.into(), args: BTreeMap::new() }
    }

    /// The same phrase with one argument more.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Phrase {
        self.args.insert(name.into(), value.into());
        self
    }

    /// What the log would tell of a move, said of the move while it may be made: `told-X-…` has its twin `may-X-…`.
    ///
    /// ```
    /// let told = play::Phrase::new("told-noughts-marks").with("square", "b2");
    /// assert_eq!(told.possible().to_string(), "may-noughts-marks square=b2");
    /// ```
    #[must_use]
    pub fn possible(self) -> Phrase {
        match self.code.strip_prefix("told-") {
            Some(rest) => Phrase { code: format_compact!("may-{rest}"), ..self },
            None => self,
        }
    }
}

impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.code)?;
        self.args.iter().try_for_each(|(name, value)| write!(f, " {name}={value}"))
    }
}

/// Why something was not done. Whatever was asked for, nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[error("{what}{}", .rule.as_ref().map(|r| format!(" ({r})")).unwrap_or_default())]
pub struct Refusal {
    /// The reason. Most codes start with `refused-`; those of texts that cannot be read start with `text-`, `record-` or `log-`.
    #[serde(flatten)]
    pub what: Phrase,
    /// The number of the rule that was broken, as in the game's RULES.md (`K14`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rule: Option<String>,
    #[serde(skip)]
    #[cfg_attr(feature = "ts", ts(skip))]
    declared: Declared,
}

impl Refusal {
    /// A refusal that no rule of a game stands behind (bad text, wrong seat …).
    pub fn new(code: impl Coded) -> Refusal {
        Refusal { what: Phrase::new(code.id()), rule: None, declared: Declared::of(&code) }
    }

    /// A refusal by the rule with this number.
    pub fn by_rule(rule: &str, code: impl Coded) -> Refusal {
        Refusal { rule: Some(rule.to_owned()), ..Refusal::new(code) }
    }

    /// The same refusal with one argument more.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Refusal {
        let value = value.into();
        self.declared.check(name, &value);
        self.what = self.what.with(name, value);
        self
    }

    /// The same refusal, said by another phrase: one with a name where a code was.
    #[must_use]
    pub fn saying(&self, what: Phrase) -> Refusal {
        Refusal { what, ..self.clone() }
    }

    /// Of which kind it is; the usual one where it came from another program.
    pub fn kind(&self) -> Kind {
        self.declared.kind()
    }

    /// The code alone.
    pub fn code(&self) -> &str {
        &self.what.code
    }
}

/// One line of a sum: what for, and how many points.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ScoreLine {
    /// What the points are for.
    #[serde(flatten)]
    pub what: Phrase,
    /// The points, negative for a penalty.
    pub points: i32,
}
