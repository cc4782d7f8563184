//! From a face to the server, over the socket.

use serde::{Deserialize, Serialize};
use table::command::Command;

/// One text frame from a face.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum FromClient {
    /// Always first.
    Hello {
        /// Minor versions this face speaks.
        versions: Vec<u32>,
        /// Which build it is.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        build: Option<String>,
        /// The language it speaks (BCP 47).
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        language: Option<String>,
        /// Tables it was looking at, with the last number it has.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Point>>", optional))]
        resume: Vec<Point>,
    },
    /// Look at a table: as the seat you have there, else as an onlooker.
    Subscribe {
        /// Which.
        table: String,
        /// Go on after this event; without it (or when too much is missing) a snapshot comes.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        from: Option<From>,
        /// The key of a private table, from its link.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        key: Option<String>,
    },
    /// Look away.
    Unsubscribe {
        /// From which table.
        table: String,
    },
    /// Do something at a table. Answered by `ack` when it is on disk, else by `nack`.
    Act {
        /// Where.
        table: String,
        /// 128 random bits as 32 hexadecimal digits. The same id again gets the same answer.
        id: String,
        /// The last event you had seen. Refused as stale only where it matters.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        based_on: Option<u64>,
        /// What.
        action: Command,
    },
    /// Watch the list of open tables, or stop.
    Lobby {
        /// Whether to watch.
        watch: bool,
    },
    /// Are you there?
    Ping {
        /// Comes back in `pong`.
        nonce: u64,
    },
    /// The answer to the server's `ping`.
    Pong {
        /// The time in that `ping`.
        time: i64,
    },
}

/// A place in a table's log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Point {
    /// Which table.
    pub table: String,
    /// Its epoch, as the last snapshot named it.
    pub epoch: u32,
    /// The last number seen.
    pub number: u64,
    /// The key of a private table, from its link.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub key: Option<String>,
}

/// Where to go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct From {
    /// The epoch.
    pub epoch: u32,
    /// The last number seen.
    pub number: u64,
}
