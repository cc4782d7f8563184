//! The page's own table, driven as a page drives it.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod kept;
mod old;
mod thoughts;
#[cfg(feature = "ts")]
mod types;
