//! The program from outside: its commands, its terminal, its server; and what the repository promises of itself.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod commands;
mod engine;
mod examples;
mod fifth;
mod house;
mod join;
mod measures;
mod page;
mod proofs;
mod records;
mod terminal;
mod texts;
mod tmux;
