//! The terminal face, drawn on a screen that is none and in plain lines.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod live;
mod pseudo;
mod screens;
