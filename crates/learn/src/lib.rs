//! Games as numbers, for programs that learn: one position behind a trait ([`Learner`]), or many games at once
//! ([`Batch`]), with what the end is worth ([`Reward`]).
//!
//! The numbers themselves belong to the games ([`play::Encode`]). A batch knows its game by type: nothing in its loop
//! is text, JSON or behind a pointer to functions.
//!
//! Deliberately absent: bots, rules, Python.

mod batch;
mod learner;
mod reward;

pub use batch::{Batch, BatchOf, Misstep, Out};
pub use learner::{Learner, Shape, of};
pub use reward::Reward;
