//! A running game of any kind.
//!
//! A [`Table`] is the fold of a log of [`event::Event`]s. [`Table::decide`] turns a [`command::Command`] into
//! events or a refusal and changes nothing; the caller keeps the events and then applies them.
//! [`Table::picture`] and [`Table::seen`] are the only ways out: what one [`Viewer`] may know.
//!
//! [`Position`] is a game, its options and a position behind one trait; [`Games`] hands one in by its name;
//! [`fair`] are the dice that everybody can check; [`replay`] holds records against the rules.
//!
//! Deliberately absent: a list of games, bots, IO, async, a clock of its own. Whoever calls says what time it is.

pub mod clean;
mod clock;
pub mod command;
mod decide;
pub mod event;
pub mod fair;
mod json;
pub mod position;
mod project;
pub mod replay;
mod running;
pub mod seen;

pub use decide::{Croupier, Fair, Scene, check_setup};
pub use json::Json;
pub use position::{Games, Position, PositionOf};
pub use running::{Asked, BadLog, Place, Seats, Step, Table, Viewer, Who};
