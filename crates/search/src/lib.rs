//! How to think, for games it does not know.
//!
//! A [`Budget`] says how long (time, nodes, iterations, memory, a stop flag); search loops poll its [`Meter`].
//! A [`Weigh`] or [`Judge`] says what a position promises, a [`Policy`] plays a game out quickly,
//! an [`Imagine`] makes worlds that fit what a seat sees.
//!
//! [`AlphaBeta`] searches duels; [`Mcts`] any game, with luck and hidden hands; [`Flat`] compares moves by playing
//! out the same worlds; [`many_worlds`] solves imagined worlds one by one; [`Ending`] is exact.
//! Searches over imagined worlds take their [`Worlds`]: [`Known`], or [`Seen`] through a view.
//!
//! With limits in nodes or iterations the same seed gives the same move on any number of threads.
//!
//! Deliberately absent: any game, any level, any text.

pub mod alpha_beta;
mod budget;
mod ending;
mod flat;
mod found;
mod mcts;
mod table;
mod weigh;

pub use alpha_beta::AlphaBeta;
pub use budget::{Budget, Clock, Limits, Meter, Stop};
pub use ending::{Chances, Ending, NoChances};
pub use flat::{Flat, many_worlds};
pub use found::{Choice, Found, Known, Seen, Worlds, by_workers, part_seed, small_hash};
pub use mcts::{Mcts, NoPrior, Prior, Rule, Shape, Widen};
pub use table::{Bound, Entry, Table};
pub use weigh::{
    AnyMove, Blind, Guess, Imagine, JUDGED, Judge, Mixed, Policy, Rollout, Scratch, Values, Weigh, Worth,
    chance, lead, logistic, play_out,
};
