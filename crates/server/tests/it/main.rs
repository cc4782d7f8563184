//! The server from outside: over HTTP and sockets, on a port of its own, with a data folder of its own.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod api;
mod brought;
mod browser;
mod customs;
mod fuzz;
mod games;
mod house;
mod leaks;
mod limits;
mod model;
mod notices;
mod onlookers;
mod operator;
mod pace;
mod people;
mod previews;
mod push;
mod restart;
mod sockets;
mod trust;
