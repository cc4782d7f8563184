//! What is kept: the event logs of tables, people and their ratings, on SQLite or PostgreSQL.
//!
//! [`Store`] is the one way in; it is cheap to clone. Only this room knows SQL.
//!
//! # The log
//!
//! Each table has a log of [`KeptEvent`]s numbered 1, 2, 3 … A command becomes one [`Append`]: the number of the
//! last event its caller knew, the new events, the client's [`MoveKey`], and whatever it changes in the table's
//! header and seats. All of it happens or nothing. [`Store::append`] answers only when it is on disk:
//!
//! | answer | what to do |
//! |---|---|
//! | [`Appended::Done`] | show the events, acknowledge the move |
//! | [`Appended::Repeated`] | acknowledge with the original number; the move was made before |
//! | [`Appended::IdReused`] | refuse: the id belongs to another move |
//! | [`Appended::Conflict`] | another writer was faster: [`Store::events`] after the known number, decide again |
//! | [`Appended::NoTable`] | there is no such table |
//! | [`StoreError::Full`], [`StoreError::Lost`], [`StoreError::Busy`] | refuse with that code; works again later. After `Lost` read the log before going on: the append may have happened |
//!
//! The unique key (table, number) is the only arbiter between writers, in one process or on ten nodes.
//! Ask [`Store::find_move`] (or remember the ids of the log) before judging a move by the rules.
//!
//! # News
//!
//! [`Store::bus`] says when a log has grown: [`Bus::watch`] first, then read the log, then wait with
//! [`Watch::beyond`] for more than the number you know and read again. [`Bus::elsewhere`] hands on what other nodes
//! say about any table: its id and the last number of its log, nothing else.
//!
//! ```
//! use store::{Append, Appended, MoveId, MoveKey, NewEvent, SeatRow, SqliteSettings, Store, TableHeader, TableId};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), store::StoreError> {
//! # let folder = tempfile::tempdir().expect("a folder for the example");
//! let store = Store::open_sqlite(&SqliteSettings::new(folder.path().join("data"))).await?;
//! let table = TableId::random();
//! let event = |body: &str| NewEvent { kind: "move".into(), body: body.into(), at_ms: 0 };
//!
//! let header = TableHeader::new(table.clone(), "pebbles", "{}", "1", 0);
//! let seats = vec![SeatRow::empty(0), SeatRow::bot(1, "easy")];
//! store.append(Append::create(header, seats, vec![event("{\"seats\":2}")])).await?;
//!
//! let mut watch = store.bus().watch(&table);
//! let push = Append::new(table.clone(), 1, vec![event("\"a1r\"")]).with_key(MoveKey::new(MoveId::random(), "a1r"));
//! assert_eq!(store.append(push.clone()).await?, Appended::Done { first: 2, last: 2 });
//! assert_eq!(store.append(push).await?, Appended::Repeated { first: 2 });
//! assert_eq!(watch.beyond(1).await, 2);
//! assert_eq!(store.events(&table, 1, 100).await?[0].body, "\"a1r\"");
//! store.close().await;
//! # Ok(())
//! # }
//! ```
//!
//! # Promises about events
//!
//! Bodies come back byte for byte. Names and other personal text belong in [`SeatRow`]s or in event kinds
//! that the caller's redaction knows (see the deletion of a person), so that a game outlives its players' data.
//!
//! Deliberately absent: rules, HTTP, sentences for people, clocks (the caller says what time it is).

#[macro_use]
mod db;
mod analyses;
mod backup;
mod bus;
mod error;
mod ids;
mod log;
mod nodes;
mod open;
mod people;
mod portable;
mod privacy;
mod pushes;
mod ratings;
mod tables;
mod writer;

pub use backup::{Backup, backup_folder, export_folder, import_folder, restore};
pub use bus::{Bus, Grown, Watch};
pub use error::{Flaw, Outage, StoreError, Wrong};
pub use ids::{
    BadTableId, GrantId, Millis, MoveId, MoveKey, PersonId, PersonKind, Phase, Scope, Sitter, TableId,
    TokenHash, UnknownWord,
};
pub use log::{Append, Appended, KeptEvent, NewEvent};
pub use nodes::RollCall;
pub use open::{DATABASE_FILE, PostgresSettings, SCHEMA, SqliteSettings};
pub use people::{ApiToken, PasswordHash, Person, Session};
pub use portable::{Contents, LEFT_OUT, TABLES};
pub use privacy::Swept;
pub use ratings::{FinishedGames, Leader, Rated, Rating};
pub use tables::{ListedTable, PageMark, SeatRow, TableChange, TableFilter, TableHeader};

use std::sync::Arc;

/// An open database. Clones share it; dropping the last one closes it.
#[derive(Clone, Debug)]
pub struct Store {
    db: db::Db,
    writer: Arc<writer::Writer>,
    bus: Bus,
    _guard: Arc<Guard>,
}

/// What ends with the last clone of a store.
#[derive(Debug)]
struct Guard {
    #[expect(dead_code, reason = "dropping it stops the tasks of the bus")]
    stop: tokio_util::sync::DropGuard,
    _lock: Option<std::fs::File>,
}

impl Store {
    /// Where news about tables comes from.
    pub fn bus(&self) -> &Bus {
        &self.bus
    }
}
