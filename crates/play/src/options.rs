//! The options of a game as data: names, kinds, defaults, and the choices made.

use crate::Refusal;
use crate::codes;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// What an option can be set to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum OptionKind {
    /// `yes` or `no`.
    Flag,
    /// One of these words.
    Choice {
        /// The words, the rulebook's way first.
        words: &'static [&'static str],
    },
    /// A whole number within these bounds.
    Number {
        /// Smallest.
        min: i64,
        /// Largest.
        max: i64,
    },
}

/// One option of a game. Its texts are the messages `option-<game>-<name>` and `…-about`
/// (underscores written as hyphens), and `…-is-<word>` for each word of a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OptionSpec {
    /// snake_case name.
    pub name: &'static str,
    /// What it can be set to.
    #[serde(flatten)]
    pub kind: OptionKind,
    /// The rulebook's way.
    pub default: &'static str,
    /// The number of the rule it belongs to.
    pub rule: &'static str,
    /// The seat counts with which it can be chosen; empty for all.
    pub seats: &'static [u8],
}

impl OptionSpec {
    fn check(&self, value: &str) -> Result<(), Refusal> {
        let fits = match self.kind {
            OptionKind::Flag => matches!(value, "yes" | "no"),
            OptionKind::Choice { words } => words.contains(&value),
            OptionKind::Number { min, max } => value.parse().is_ok_and(|n: i64| (min..=max).contains(&n)),
        };
        if fits {
            return Ok(());
        }
        Err(Refusal::new(codes::OPTION_VALUE)
            .with("option", self.name)
            .with("value", value)
            .with("possible", self.possible()))
    }

    fn possible(&self) -> String {
        match self.kind {
            OptionKind::Flag => "yes, no".to_owned(),
            OptionKind::Choice { words } => words.join(", "),
            OptionKind::Number { min, max } => format!("{min}–{max}"),
        }
    }
}

/// Options chosen by name, `name=value`; what is not named has the rulebook's way.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Choices(pub BTreeMap<String, String>);

impl Choices {
    /// No option named: everything the rulebook's way.
    pub fn none() -> Choices {
        Choices::default()
    }

    /// The same choices with one more.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl fmt::Display) -> Choices {
        self.0.insert(name.to_owned(), value.to_string());
        self
    }

    /// Reads `name=value` words separated by spaces.
    pub fn parse(text: &str) -> Result<Choices, Refusal> {
        let mut choices = Choices::default();
        for word in text.split_whitespace() {
            let Some((name, value)) = word.split_once('=').filter(|(n, v)| !n.is_empty() && !v.is_empty())
            else {
                return Err(Refusal::new(codes::OPTION_FORM).with("text", word));
            };
            if choices.0.insert(name.to_owned(), value.to_owned()).is_some() {
                return Err(Refusal::new(codes::OPTION_TWICE).with("option", name));
            }
        }
        Ok(choices)
    }

    /// Checks names, values and seat counts against `specs`.
    pub fn check(&self, specs: &[OptionSpec], seats: u8) -> Result<(), Refusal> {
        for (name, value) in &self.0 {
            let Some(spec) = specs.iter().find(|spec| spec.name == name) else {
                let known = specs.iter().map(|spec| spec.name).collect::<Vec<_>>().join(", ");
                return Err(Refusal::new(codes::OPTION_UNKNOWN)
                    .with("option", name.as_str())
                    .with("possible", known));
            };
            spec.check(value)?;
            if value != spec.default && !spec.seats.is_empty() && !spec.seats.contains(&seats) {
                return Err(Refusal::by_rule(spec.rule, codes::OPTION_SEATS)
                    .with("option", spec.name)
                    .with("seats", seats));
            }
        }
        Ok(())
    }

    /// The value of an option, its default where none was chosen.
    ///
    /// # Panics
    /// If `specs` has no such option: names are written once, in the game's own list.
    pub fn get<'a>(&'a self, specs: &[OptionSpec], name: &str) -> &'a str {
        let spec = specs.iter().find(|spec| spec.name == name).expect("an option of the game's own list");
        self.0.get(name).map_or(spec.default, String::as_str)
    }

    /// Whether a flag is on.
    pub fn flag(&self, specs: &[OptionSpec], name: &str) -> bool {
        self.get(specs, name) == "yes"
    }

    /// The value of a number that [`Choices::check`] has accepted.
    pub fn number(&self, specs: &[OptionSpec], name: &str) -> i64 {
        self.get(specs, name).parse().expect("a number that was checked")
    }

    /// Leaves out what is the rulebook's way anyway.
    #[must_use]
    pub fn without_defaults(mut self, specs: &[OptionSpec]) -> Choices {
        self.0.retain(|name, value| specs.iter().all(|spec| spec.name != name || spec.default != value));
        self
    }
}

impl fmt::Display for Choices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, (name, value)) in self.0.iter().enumerate() {
            write!(f, "{}{name}={value}", if n == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPECS: &[OptionSpec] = &[
        OptionSpec { name: "harmony", kind: OptionKind::Flag, default: "no", rule: "K20", seats: &[] },
        OptionSpec {
            name: "target",
            kind: OptionKind::Number { min: 1, max: 999 },
            default: "400",
            rule: "T13",
            seats: &[2],
        },
    ];

    #[test]
    fn what_is_not_named_has_the_default() {
        let choices = Choices::parse("harmony=yes").unwrap();
        assert!(choices.flag(SPECS, "harmony"));
        assert_eq!(choices.number(SPECS, "target"), 400);
    }

    #[test]
    fn unknown_names_bad_values_and_wrong_seats_are_refused_with_what_is_possible() {
        let refusal = |text: &str, seats| Choices::parse(text).unwrap().check(SPECS, seats).unwrap_err();
        assert_eq!(
            refusal("harmny=yes", 2).to_string(),
            "refused-option-unknown option=harmny possible=harmony, target"
        );
        assert_eq!(
            refusal("target=0", 2).to_string(),
            "refused-option-value option=target possible=1–999 value=0"
        );
        assert_eq!(refusal("target=100", 3).to_string(), "refused-option-seats option=target seats=3 (T13)");
        assert_eq!(Choices::parse("harmony").unwrap_err().code(), "refused-option-form");
        assert_eq!(Choices::parse("a=1 a=2").unwrap_err().code(), "refused-option-twice");
    }
}
