//! Why nothing could be measured, where whoever asked can do something about it.
//!
//! The texts are for logs and tests; `klots load` says each in the user's language.

use serde_json::Value;
use std::path::PathBuf;

/// What keeps a swarm from being seated, or from being let loose at all.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// Not this machine.
    #[error("only the loopback is measured, not {0}")]
    Elsewhere(String),
    /// More sockets than are ever opened, or none at all.
    #[error("at most {most} sockets, at least one per table")]
    Sockets {
        /// How many there may be.
        most: usize,
    },
    /// Longer than is ever measured.
    #[error("at most {most} seconds")]
    Seconds {
        /// How many there may be.
        most: u64,
    },
    /// The server does not do what was asked.
    #[error("status {status}: {body}")]
    Refused {
        /// The HTTP status.
        status: u16,
        /// The body, which says why; `null` if it is not JSON.
        body: Value,
    },
    /// No answer came in time.
    #[error("no answer in time")]
    Silent,
    /// Every socket has ended.
    #[error("all sockets ended")]
    Ended,
    /// The server that was started has gone.
    #[error("the server ended with {status}:\n{}", std::fs::read_to_string(log).unwrap_or_default())]
    Died {
        /// How it ended.
        status: std::process::ExitStatus,
        /// What it said.
        log: PathBuf,
    },
}
