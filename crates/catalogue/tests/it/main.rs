//! What holds for every game of the list.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod batch;
mod positions;
