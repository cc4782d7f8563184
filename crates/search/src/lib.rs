//! How to think, for games it does not know.
//!
//! A [`Budget`] says how long (time, nodes, iterations, memory, a stop flag); search loops poll its [`Meter`].
//! A [`Weigh`] or [`Judge`] says what a position promises, a [`Policy`] plays a game out quickly,
//! an [`Imagine`] makes worlds that fit what a seat sees.
//!
//! With limits in nodes or iterations the same seed gives the same move on any number of threads.
//!
//! Deliberately absent: any game, any level, any text.

mod budget;
mod weigh;

pub use budget::{Budget, Clock, Limits, Meter, Stop};
pub use weigh::{
    AnyMove, Blind, Guess, Imagine, JUDGED, Judge, Mixed, Policy, Rollout, Scratch, Values, Weigh, Worth,
    chance, lead, logistic, play_out,
};
