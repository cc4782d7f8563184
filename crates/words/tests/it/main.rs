//! What is held to be true of every text in every language.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod common;
mod languages;
mod rendered;
mod typography;
