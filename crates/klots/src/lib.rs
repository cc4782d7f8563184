//! The binary's parts, as a library so that tests and fuzzers reach them.
//!
//! Each subcommand is a module with its arguments and a `run`. What a command does lives in the rooms below;
//! here it is only wired to the command line.

#![warn(clippy::print_stdout, clippy::print_stderr)]

pub mod analyse;
pub mod arena;
pub mod backup;
pub mod bench;
pub mod cli;
pub mod engine;
pub mod join;
pub mod out;
pub mod play;
pub mod render;
pub mod replay;
pub mod rules;
pub mod score;
pub mod serve;
pub mod solve;
mod speak;
pub mod swarm;
pub mod train;

pub use speak::Speaker;
