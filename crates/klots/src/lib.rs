//! The binary's parts, as a library so that tests and fuzzers reach them.
//!
//! Each subcommand is a module with its arguments and a `run`. What most commands do lives in the rooms below;
//! here it is only wired to the command line. The engine protocol, scores from a text and the way to a table of a
//! server live here.
//!
//! ```
//! use catalogue::Catalogue;
//! use klots::engine::{Engine, Goes};
//! use words::Words;
//!
//! let catalogue = Catalogue::standard();
//! let game = catalogue.all()[0].name;
//! let (out, answers) = std::sync::mpsc::channel();
//! let mut engine = Engine::new(catalogue, Words::of("en"), out);
//! assert_eq!(engine.hear(&format!("game {game} seats 2")), Goes::On);
//! assert_eq!(engine.hear("turn"), Goes::On);
//! let said: Vec<String> = answers.try_iter().collect();
//! assert_eq!(said, ["ok", "turn luck", "ok"]);
//! assert_eq!(engine.hear("quit"), Goes::Home);
//! ```

#![warn(clippy::print_stdout, clippy::print_stderr)]

mod analyse;
mod arena;
mod backup;
mod bench;
pub mod cli;
mod codes;
pub mod engine;
mod join;
mod mark;
mod out;
mod play;
mod render;
mod replay;
pub mod rules;
pub mod score;
mod serve;
mod site;
mod solve;
mod speak;
mod swarm;
mod train;

pub use speak::Speaker;
