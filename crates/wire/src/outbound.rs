//! From the server to a face, over the socket and over SSE.

use play::Refusal;
use serde::Serialize;
use std::borrow::Cow;
use table::seen::{About, Picture, Seen};

use crate::rest::{Me, TableLine};

/// One text frame from the server.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromServer<'a> {
    /// The answer to `hello`.
    Welcome {
        /// The minor version from now on.
        version: u32,
        /// The server's build.
        build: String,
        /// The server's time, milliseconds since 1970.
        time: i64,
        /// The server pings this often.
        heartbeat_ms: u32,
        /// Who you are.
        me: Option<Me>,
        /// What is allowed.
        limits: Limits,
    },
    /// A table as it stands.
    Snapshot(Cow<'a, Snapshot>),
    /// One thing happened.
    Event {
        /// Where.
        table: Cow<'a, str>,
        /// What.
        event: Cow<'a, Seen>,
        /// How the table stands after it.
        now: Cow<'a, Picture>,
    },
    /// Several things happened, without a gap between them.
    Batch {
        /// Where.
        table: Cow<'a, str>,
        /// What, in order.
        events: Cow<'a, [Seen]>,
        /// How the table stands after all of them.
        now: Cow<'a, Picture>,
    },
    /// What you asked for is done and on disk.
    Ack {
        /// Your id.
        id: String,
        /// Where.
        table: String,
        /// The number of the first event it made; the last number where it changed nothing.
        number: u64,
    },
    /// What you asked for is not done.
    Nack {
        /// Your id.
        id: String,
        /// Where.
        table: String,
        /// Which kind of refusal.
        code: NackCode,
        /// Why.
        why: Refusal,
        /// The last number of the table.
        number: u64,
    },
    /// You cannot look at this table (any more).
    Gone {
        /// Which.
        table: String,
        /// Why.
        why: Refusal,
    },
    /// Events between are missing; a snapshot follows.
    Gap {
        /// Where.
        table: String,
    },
    /// Who is there. Never part of the log.
    Presence {
        /// Where.
        table: String,
        /// Per seat.
        seats: Vec<Presence>,
        /// How many watch.
        watching: u32,
    },
    /// The open tables, when you watch the lobby.
    Lobby {
        /// All of them.
        tables: Vec<TableLine>,
    },
    /// Something about the server.
    Notice {
        /// What.
        notice: Notice,
    },
    /// The answer to `ping`.
    Pong {
        /// Yours.
        nonce: u64,
        /// The server's time.
        time: i64,
    },
    /// Are you there? Answer with `pong`.
    Ping {
        /// The server's time.
        time: i64,
    },
    /// A message could not be read or was not allowed. What follows may be a close.
    Refused {
        /// Why.
        why: Refusal,
    },
}

/// A table as it stands, for one pair of eyes.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Snapshot {
    /// Which table.
    pub table: String,
    /// Its epoch.
    pub epoch: u32,
    /// The server's time.
    pub time: i64,
    /// What does not change once the game has started.
    pub about: About,
    /// How it stands.
    pub now: Picture,
    /// The last lines of its log, oldest first.
    pub recent: Vec<Seen>,
    /// Who is there, per seat.
    pub presence: Vec<Presence>,
    /// How many watch.
    pub watching: u32,
}

/// Whether the person of a seat is connected.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    /// Here (bots always are).
    Here,
    /// Not connected for some seconds.
    Away,
    /// Not connected for long: others may let a bot play on.
    Gone,
}

/// Kinds of refusal; faces decide by them what to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum NackCode {
    /// Something relevant has happened since `based_on`.
    Stale,
    /// Against the rules of the game, or not possible now.
    Illegal,
    /// Somebody else's turn.
    NotYourTurn,
    /// Too much at once.
    Rate,
    /// This id was used for something else.
    IdReused,
    /// The game is over.
    TableClosed,
    /// Not yours to do.
    Forbidden,
    /// There is no such table.
    NotFound,
    /// The server cannot keep it now; try again.
    Unavailable,
    /// It could not be read.
    Malformed,
}

/// What is allowed, so that faces can stay below it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Limits {
    /// Largest frame or body in bytes.
    pub max_frame: u32,
    /// Messages a socket may send in ten seconds.
    pub messages_per_10s: u32,
    /// Acts that may wait for their answer.
    pub open_acts: u32,
    /// Lines of chat in fifteen seconds.
    pub chat_per_15s: u32,
    /// Longest line of chat.
    pub chat_length: u32,
    /// Longest name.
    pub name_length: u32,
    /// Tables one address may make in a minute.
    pub tables_per_minute: u32,
}

/// Something about the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Notice {
    /// The server stops and comes back.
    Restart {
        /// How soon it should be back.
        seconds: u32,
    },
    /// The server cannot keep moves at the moment; it goes on by itself.
    Frozen {},
    /// It can again.
    Thawed {},
    /// It is your turn at a table you are not looking at.
    YourTurn {
        /// Which.
        table: String,
        /// Its game.
        game: String,
    },
    /// A table you sit at has begun while you were not looking: somebody was found for your quick match.
    Matched {
        /// Go there.
        table: String,
    },
}
