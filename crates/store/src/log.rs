//! The log of a table: events numbered 1, 2, 3 …, appended with the expected number. Nothing of it is ever changed but the
//! words and names of somebody who wants everything about them deleted (`privacy.rs`).

mod decide;
mod write;

pub(crate) use write::{insert_events, write_group};

use crate::db::{kept, number};
use crate::tables::{SeatRow, TableChange, TableHeader};
use crate::{Millis, MoveId, MoveKey, PersonId, Store, StoreError, TableId};

/// An event that is to be appended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewEvent {
    /// What kind of event, a short word of the `table` room.
    pub kind: String,
    /// The event as JSON text; it comes back byte for byte.
    pub body: String,
    /// When it happened.
    pub at_ms: Millis,
}

/// An event as it stands in the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptEvent {
    /// Its number: 1, 2, 3 … without a gap.
    pub number: u64,
    /// The client's id of the move, on the first event of that move.
    pub move_id: Option<MoveId>,
    /// What kind of event.
    pub kind: String,
    /// The event as JSON text.
    pub body: String,
    /// When it happened.
    pub at_ms: Millis,
}

/// Everything that one command changes, all or nothing.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The number of the last event the caller knows; 0 for a new table.
    pub after: u64,
    /// What happened: at least one event.
    pub events: Vec<NewEvent>,
    /// The client's id of the move, if a client asked for it.
    pub key: Option<MoveKey>,
    /// The header of a table that does not exist yet.
    pub create: Option<TableHeader>,
    /// What changes in the header that lobby lists are made of.
    pub change: TableChange,
    /// Seats whose row changes.
    pub seats: Vec<SeatRow>,
    /// People named in these events who take no seat by them (whoever writes a line of chat): the place of the
    /// event, counted from 0, and who. When their data are told or deleted, these events are known.
    pub named: Vec<(u64, PersonId)>,
}

impl Append {
    /// Events for a table that exists.
    pub fn new(table: TableId, after: u64, events: Vec<NewEvent>) -> Append {
        Append {
            table,
            after,
            events,
            key: None,
            create: None,
            change: TableChange::default(),
            seats: Vec::new(),
            named: Vec::new(),
        }
    }

    /// A new table with its first events.
    pub fn create(header: TableHeader, seats: Vec<SeatRow>, events: Vec<NewEvent>) -> Append {
        Append { create: Some(header.clone()), seats, ..Append::new(header.id, 0, events) }
    }

    /// The same with the client's move id.
    #[must_use]
    pub fn with_key(mut self, key: MoveKey) -> Append {
        self.key = Some(key);
        self
    }

    fn is_plain(&self) -> bool {
        self.create.is_none() && self.seats.is_empty() && self.change.is_empty() && self.named.is_empty()
    }
}

/// The answer to an append. Only [`Appended::Done`] has changed anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// On disk, with the numbers `first ..= last`.
    Done {
        /// Number of the first event.
        first: u64,
        /// Number of the last event.
        last: u64,
    },
    /// The same request was appended before: `first` is the number its first event got then.
    Repeated {
        /// Number of the first event of the original.
        first: u64,
    },
    /// The move id was used before for something else.
    IdReused {
        /// Number of the event that has the id.
        first: u64,
    },
    /// Somebody else was faster: read the events after the number you know and decide again.
    Conflict {
        /// The last number of the log.
        last: u64,
    },
    /// There is no such table.
    NoTable,
}

row! {
    #[derive(Debug)]
    struct EventRow {
        number: i64,
        move_id: Option<MoveId>,
        kind: String,
        body: String,
        at_ms: Millis,
    }
}

impl From<EventRow> for KeptEvent {
    fn from(row: EventRow) -> KeptEvent {
        let EventRow { number: kept, move_id, kind, body, at_ms } = row;
        KeptEvent { number: number(kept), move_id, kind, body, at_ms }
    }
}

impl Store {
    /// Appends to the log of a table. Answered only when the events are durably on disk.
    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        if append.events.is_empty() {
            return Err(StoreError::Invalid("an append without events"));
        }
        if append.create.as_ref().is_some_and(|header| append.after != 0 || header.id != append.table) {
            return Err(StoreError::Invalid("a new table begins with event 1 of its own log"));
        }
        kept(append.after.saturating_add(append.events.len() as u64))?;
        self.writer.append(append).await
    }

    /// The events after a number, oldest first, at most `limit` of them.
    pub async fn events(
        &self,
        table: &TableId,
        after: u64,
        limit: u32,
    ) -> Result<Vec<KeptEvent>, StoreError> {
        let rows = read!(
            &self.db,
            fetch_all,
            EventRow,
            "SELECT number, move_id, kind, body, at_ms FROM events \
             WHERE table_id = $1 AND number > $2 ORDER BY number LIMIT $3",
            table,
            kept(after)?,
            i64::from(limit)
        )?;
        Ok(rows.into_iter().map(KeptEvent::from).collect())
    }

    /// What became of a move that was sent before: its number, and whether it was the same request.
    ///
    /// Ask before judging a move by the rules: a repeated move is usually illegal by now.
    pub async fn find_move(&self, table: &TableId, key: MoveKey) -> Result<Option<Appended>, StoreError> {
        let row = read!(
            &self.db,
            fetch_optional,
            (i64, Option<Vec<u8>>),
            "SELECT number, digest FROM events WHERE table_id = $1 AND move_id = $2",
            table,
            key.id
        )?;
        Ok(row.map(|(first, digest)| match digest {
            Some(digest) if digest == key.digest => Appended::Repeated { first: number(first) },
            _ => Appended::IdReused { first: number(first) },
        }))
    }
}
