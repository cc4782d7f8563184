//! One story for both databases, with the real databases.
//!
//! PostgreSQL comes from `TEST_PG_URL`; `scripts/pg run cargo nextest run -p store` provides one.

mod bed;
mod folder;
mod log;
mod model;
mod news;
mod people;
mod portable;
mod trouble;
