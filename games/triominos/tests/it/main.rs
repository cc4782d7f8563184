//! Triominos from outside: its rules one by one, the laws, counts, printed games, and what is read or refused.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod common;
mod laws;
mod perft;
mod replays;
mod rules;
mod texts;
