//! Who plays: for each game a catalogue of bots, from `random` to `expert`.
//!
//! A bot is a [`Mind`]: it gets a view, a seat, a budget and a seed, and returns a [`Thought`].
//! It never sees a state, so it cannot cheat. [`Played::bots`] is a game's catalogue ([`Bots`]),
//! refusing unknown names with what is possible. [`hint`] gives the three best moves with reasons.
//!
//! One folder per game holds its evaluation, its policies and its minds; `quixo` also the solver.
//! This is the only room where a game meets an algorithm.
//!
//! ```text
//! impl Played for Kingdomino {
//!     fn bots() -> Bots<Kingdomino> {
//!         Bots::new() // has `random`
//!             .with("greedy", Limits::nodes(1), |_| Box::new(Follow(Greedy)))
//!             .with_level(Level::Beginner, |game| Box::new(Beginner::new(game)))
//!     }
//! }
//! ```

pub mod analysis;
pub mod arena;
mod catalogue;
mod hint;
mod mind;
mod simple;
pub mod train;

#[cfg(feature = "dominoes")]
pub mod dominoes;
#[cfg(feature = "kingdomino")]
pub mod kingdomino;
#[cfg(feature = "quixo")]
pub mod quixo;
#[cfg(feature = "triominos")]
pub mod triominos;

pub use catalogue::{Bot, Bots, Contender, Level, Played};
pub use hint::{HINTS, Hint, hint};
pub use mind::{Expected, Mind, Ranked, Stats, Thought};
pub use simple::{Follow, Random, legal};
