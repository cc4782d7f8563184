//! What bounds one thought, and how it is written.

use crate::codes;
use play::Refusal;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// What bounds a search. Whatever is reached first ends it; with no limit at all only [`Stop`](crate::Stop) does.
///
/// Written as `100ms`, `2s`, `5000n` (nodes), `800i` (iterations), or several joined by `+`.
///
/// ```
/// let limits: search::Limits = "100ms+5000n".parse().unwrap();
/// assert_eq!(limits.nodes, Some(5000));
/// assert_eq!(limits.to_string(), "100ms+5000n");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Limits {
    /// Thinking time.
    pub time: Option<Duration>,
    /// Positions looked at, as each search counts them: a move tried in the tree is one, and so is a position that is judged,
    /// even where it is judged by playing the game out.
    pub nodes: Option<u64>,
    /// Rounds of the algorithm: simulations of a tree, worlds of a sampling, depths of iterative deepening.
    pub iterations: Option<u64>,
}

impl Limits {
    /// Only time.
    pub const fn millis(millis: u64) -> Limits {
        Limits { time: Some(Duration::from_millis(millis)), nodes: None, iterations: None }
    }

    /// Only nodes: the same seed gives the same move on any machine and any number of threads.
    pub const fn nodes(nodes: u64) -> Limits {
        Limits { time: None, nodes: Some(nodes), iterations: None }
    }

    /// Only iterations.
    pub const fn iterations(iterations: u64) -> Limits {
        Limits { time: None, nodes: None, iterations: Some(iterations) }
    }

    /// Whether the same seed gives the same move: no clock is read.
    pub const fn repeatable(&self) -> bool {
        self.time.is_none() && (self.nodes.is_some() || self.iterations.is_some())
    }

    /// The part of worker `number` of `of`: nodes and iterations are divided, time is not.
    #[must_use]
    pub fn share(&self, number: u64, of: u64) -> Limits {
        let part = |whole: u64| (whole / of + u64::from(number < whole % of)).max(1);
        Limits { time: self.time, nodes: self.nodes.map(part), iterations: self.iterations.map(part) }
    }
}

impl fmt::Display for Limits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let time = self.time.map(|time| match time.as_micros() {
            micros if micros % 1_000_000 == 0 => format!("{}s", micros / 1_000_000),
            micros if micros % 1000 == 0 => format!("{}ms", micros / 1000),
            micros => format!("{micros}us"),
        });
        let parts = [time, self.nodes.map(|n| format!("{n}n")), self.iterations.map(|n| format!("{n}i"))];
        f.write_str(&parts.into_iter().flatten().collect::<Vec<_>>().join("+"))
    }
}

impl FromStr for Limits {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Limits, Refusal> {
        let refusal =
            || Refusal::new(codes::BUDGET).with("text", text).with("possible", "100ms, 2s, 5000n, 800i");
        let mut limits = Limits::default();
        for part in text.split('+') {
            let digits = part.find(|c: char| !c.is_ascii_digit()).ok_or_else(refusal)?;
            let (number, unit) = part.split_at(digits);
            let number: u64 = number.parse().ok().filter(|&n| n > 0 && n <= 1 << 50).ok_or_else(refusal)?;
            let twice = match unit {
                "s" => limits.time.replace(Duration::from_secs(number)).is_some(),
                "ms" => limits.time.replace(Duration::from_millis(number)).is_some(),
                "us" => limits.time.replace(Duration::from_micros(number)).is_some(),
                "n" => limits.nodes.replace(number).is_some(),
                "i" => limits.iterations.replace(number).is_some(),
                _ => return Err(refusal()),
            };
            if twice {
                return Err(refusal());
            }
        }
        Ok(limits)
    }
}

impl Serialize for Limits {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Limits {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Limits, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_read_what_they_write() {
        for text in ["100ms", "2s", "5000n", "800i", "100ms+5000n", "1500us+3i"] {
            assert_eq!(text.parse::<Limits>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn bad_limits_are_refused_with_what_is_possible() {
        for text in ["", "100", "ms", "0ms", "-5n", "5x", "1s+2s", "1.5s", "99999999999999999999n"] {
            let refusal = text.parse::<Limits>().unwrap_err();
            assert_eq!(refusal.code(), "refused-budget", "{text}");
            assert!(refusal.what.args.contains_key("possible"));
        }
    }
}
