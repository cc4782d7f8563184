//! A swarm of players on the loopback: how much does a server carry?
//!
//! [`swarm::run`] seats players and onlookers at many tables, lets them move, and measures from the moment a move
//! is sent until everybody at the table has received it. [`process::Server`] starts the server that is measured and
//! says how much memory and time it took. [`client`] is the small client both are made of; tests use it too.
//!
//! The swarm only ever talks to this machine, and never without end: [`swarm::SwarmPlan::check`] refuses the rest. Where the
//! caller can do something about it, an error holds a [`Trouble`].
//!
//! ```
//! use load::{Mode, SwarmPlan};
//! use std::time::Duration;
//!
//! let plan = |base: &str| SwarmPlan {
//!     base: base.to_owned(),
//!     pid: None,
//!     tables: 100,
//!     sockets_per_table: 4,
//!     mode: Mode::Rhythm(Duration::from_secs(5)),
//!     lasting: Duration::from_secs(30),
//!     game: "noughts".to_owned(),
//!     from: None,
//! };
//! assert!(plan("http://127.0.0.1:7377").check().is_ok());
//! assert!(plan("http://example.org:80").check().is_err(), "never another machine");
//! ```
//!
//! Deliberately absent: rules (moves are picked from those the server offers), sentences for players.

pub mod client;
pub mod figures;
pub mod http;
pub mod process;
pub mod swarm;
mod trouble;

pub use client::{Guest, Socket};
pub use swarm::{Mode, SwarmPlan};
pub use trouble::Trouble;
