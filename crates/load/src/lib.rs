//! A swarm of players on the loopback: how much does a server carry?
//!
//! [`swarm::run`] seats players and onlookers at many tables, lets them move, and measures from the moment a move
//! is sent until everybody at the table has received it. [`process::Server`] starts the server that is measured and
//! says how much memory and time it took. [`client`] is the small client both are made of; tests use it too.
//!
//! The swarm only ever talks to this machine, and never without end: [`swarm::Plan::check`] refuses the rest.
//!
//! Deliberately absent: rules (moves are picked from those the server offers), sentences for players.

pub mod client;
pub mod figures;
pub mod http;
pub mod process;
pub mod swarm;

pub use client::{Guest, Line};
pub use swarm::{Mode, Plan};
