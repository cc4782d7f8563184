//! A running game of any kind.
//!
//! A [`Table`] is the fold of a log of [`event::Event`]s. [`Table::decide`] turns a [`command::Command`] into
//! events or a refusal and changes nothing; the caller keeps the events and then applies them.
//! What one [`Viewer`] may know comes from [`Table::about`], [`Table::picture`], [`Table::seen`], [`Table::replay`] and
//! [`Table::record`]; nothing else is shown to anybody.
//!
//! [`Position`] is a game, its options and a position behind one trait; [`Games`] hands one in by its name;
//! [`fair`] are the dice that everybody can check, [`seal`] binds a finished game together, [`replay`] holds records
//! against the rules; [`Table::bring`] makes a table of one, where a game that was begun elsewhere goes on.
//!
//! ```
//! use catalogue::Catalogue;
//! use table::command::{Actor, Command};
//! use table::event::{Event, Founding, Logged, Person, Setup};
//! use table::fair::Secret;
//! use table::seen::Stage;
//! use table::{Circumstances, Fair, Table};
//!
//! let catalogue = Catalogue::standard();
//! let game = &catalogue.all()[0];
//! let (game, rules) = (game.name.to_owned(), game.facts.rules_version);
//! let host = Person(uuid::Uuid::from_u128(1));
//! let setup: Setup = serde_json::from_str(r#"{"seats": 2}"#)?;
//! let secret = Secret::new([7; 32]);
//! let (table, invite, watch) = ("t".to_owned(), "in".to_owned(), "on".to_owned());
//! let founding = Founding { table, host, game, rules, setup, secret, invite, watch, after: None, brought: None };
//! let first = Logged { number: 1, at: 0, event: Event::Created(Box::new(founding)) };
//! let mut table = Table::open(&catalogue, first)?;
//!
//! // Ann sits down and lets a bot have the other chair
//! let ann = Actor::Person(host, "Ann".to_owned());
//! let sit = Command::Sit { seat: None, name: None, key: None, word: Some("sun".to_owned()) };
//! let bot = Command::SeatBot { seat: None, level: "easy".to_owned() };
//! for command in [sit, bot] {
//!     // deciding changes nothing: what was decided is kept, and then applied
//!     for event in table.decide(&ann, &command, Circumstances::default(), &Fair)? {
//!         table.apply(Logged { number: table.number() + 1, at: 0, event })?;
//!     }
//! }
//! assert_eq!(table.stage(), Stage::Playing);
//!
//! // what Ann may know of it
//! let picture = table.picture(table.viewer(host));
//! assert_eq!((picture.chairs.len(), picture.eyes.as_str()), (2, "0"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Deliberately absent: a list of games, bots, IO, async, a clock of its own. Whoever calls says what time it is.

mod bring;
pub mod chairs;
pub mod clean;
mod clock;
pub mod codes;
pub mod command;
mod decide;
pub mod event;
pub mod fair;
mod fold;
mod json;
pub mod position;
mod record;
pub mod replay;
pub mod result;
pub mod seal;
pub mod seen;
mod setup;
mod show;
mod table;
mod viewer;

pub use chairs::{Chair, Chairs, Who};
pub use decide::{Circumstances, Croupier, Fair};
pub use json::Json;
pub use position::{Games, Position, PositionOf};
pub use setup::check_setup;
pub use table::{BadLog, OpenProposal, RecordLine, Table};
pub use viewer::{Seats, Viewer};
