//! Every clever search is compared with a plain one on small random games.

#![expect(clippy::unwrap_used, reason = "tests")]

mod coin;
mod duels;
mod maze;
mod trees;
