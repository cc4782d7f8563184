//! The server from outside: over HTTP and sockets, on a port of its own, with a data folder of its own.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod access;
mod analyses;
mod api;
mod brought;
mod browser;
mod customs;
mod floods;
mod fuzz;
mod games;
mod headers;
mod house;
mod leaks;
mod limits;
mod metrics;
mod model;
mod notices;
mod onlookers;
mod operator;
mod pace;
mod people;
mod presence;
mod previews;
mod private;
mod push;
mod restart;
mod sockets;
