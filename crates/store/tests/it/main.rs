//! One story for both databases, with the real databases.
//!
//! PostgreSQL comes from `TEST_PG_URL`; `scripts/pg run cargo nextest run -p store` provides one.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

mod bed;
mod folder;
mod log;
mod model;
mod news;
mod people;
mod portable;
mod trouble;
