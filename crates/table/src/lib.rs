//! A running game of any kind.
//!
//! [`any::Position`] is a game, its options and a position behind one trait; [`games`] is the one list of games;
//! [`fair`] are the dice that everybody can check; [`replay`] holds records against the rules.
//!
//! Deliberately absent: IO, async, a clock of its own. Whoever calls says what time it is.

pub mod any;
pub mod clean;
pub mod command;
pub mod event;
pub mod fair;
pub mod games;
pub mod replay;
pub mod seen;

pub use any::Position;
