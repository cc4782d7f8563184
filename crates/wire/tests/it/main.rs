//! What is said stays what it was, and grows: old messages, the list of words, the TypeScript twins.

#![cfg_attr(feature = "ts", expect(clippy::unwrap_used, reason = "a test may panic"))]

mod golden;
#[cfg(feature = "ts")]
mod grows;
#[cfg(feature = "ts")]
mod types;
