//! The table as a machine: commands in, events out, folded and seen.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod bring;
mod clocks;
mod late;
mod leaks;
mod offers;
mod proofs;
mod setting;
mod stories;
