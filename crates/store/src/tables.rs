//! The header of a table and its seats. The log remains the truth; these rows are what can be filtered and counted
//! without reading it.

mod lists;

pub use lists::{ListedTable, PageMark, TableFilter};

use crate::db::Tx;
use crate::ids::{Phase, Sitter};
use crate::log::Append;
use crate::{Millis, PersonId, Store, StoreError, TableId};

row! {
    /// What is known about a table without reading its log.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct TableHeader {
        /// The table's public name.
        pub id: TableId,
        /// The game's id (a short word).
        pub game: String,
        /// The options as JSON text.
        pub options: String,
        /// The version of the rules this table is played by.
        pub rules: String,
        /// Whether the lobby shows it; a private table is reached by its link only.
        pub is_open: bool,
        /// Whether it counts for ratings.
        pub rated: bool,
        /// How far it has come.
        pub phase: Phase,
        /// Who made it.
        pub host: Option<PersonId>,
        /// Whether a quick match may bring anybody here.
        pub quick: bool,
        /// The result as JSON text, once there is one.
        pub result: Option<String>,
        /// When it was made.
        pub created_ms: Millis,
        /// When the game began.
        pub started_ms: Option<Millis>,
        /// When it ended.
        pub finished_ms: Option<Millis>,
        /// When its result went into the ratings.
        pub rated_ms: Option<Millis>,
    }
}

impl TableHeader {
    /// The header of a new, open, unrated table.
    pub fn new(id: TableId, game: &str, options: &str, rules: &str, now: Millis) -> TableHeader {
        TableHeader {
            id,
            game: game.to_owned(),
            options: options.to_owned(),
            rules: rules.to_owned(),
            is_open: true,
            rated: false,
            phase: Phase::Waiting,
            host: None,
            quick: false,
            result: None,
            created_ms: now,
            started_ms: None,
            finished_ms: None,
            rated_ms: None,
        }
    }
}

/// What changes in a header; `None` leaves a column as it is.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TableChange {
    /// New phase.
    pub phase: Option<Phase>,
    /// Open or private.
    pub is_open: Option<bool>,
    /// New host.
    pub host: Option<PersonId>,
    /// New options.
    pub options: Option<String>,
    /// The result.
    pub result: Option<String>,
    /// The game began.
    pub started_ms: Option<Millis>,
    /// The game ended.
    pub finished_ms: Option<Millis>,
}

impl TableChange {
    /// Whether nothing changes.
    pub fn is_empty(&self) -> bool {
        *self == TableChange::default()
    }
}

row! {
    /// Who holds a seat, and with which result.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct SeatRow {
        /// The seat, counted from 0.
        pub seat: i64,
        /// Nobody, a person or a bot.
        pub kind: Sitter,
        /// The person, unless it is a bot or the person's data were deleted.
        pub person: Option<PersonId>,
        /// The name shown at the table; nothing after its owner's data were deleted.
        pub name: Option<String>,
        /// The bot's level.
        pub bot: Option<String>,
        /// The place at the end, counted from 1; equal places are shared.
        pub place: Option<i64>,
        /// The points at the end.
        pub points: Option<i64>,
    }
}

impl SeatRow {
    /// A free seat.
    pub fn empty(seat: u8) -> SeatRow {
        SeatRow {
            seat: seat.into(),
            kind: Sitter::Empty,
            person: None,
            name: None,
            bot: None,
            place: None,
            points: None,
        }
    }

    /// A seat taken by a person.
    pub fn person(seat: u8, person: PersonId, name: &str) -> SeatRow {
        let empty = SeatRow::empty(seat);
        SeatRow { kind: Sitter::Person, person: Some(person), name: Some(name.to_owned()), ..empty }
    }

    /// A seat taken by a bot of this level.
    pub fn bot(seat: u8, level: &str) -> SeatRow {
        SeatRow { kind: Sitter::Bot, bot: Some(level.to_owned()), ..SeatRow::empty(seat) }
    }
}

impl Append {
    /// Whether lists of tables look different afterwards.
    pub(crate) fn touches_lobby(&self) -> bool {
        self.create.is_some() || !self.seats.is_empty() || !self.change.is_empty()
    }
}

pub(crate) async fn insert_header(tx: &mut Tx, header: &TableHeader) -> sqlx::Result<()> {
    tx_write!(
        tx,
        "INSERT INTO tables (id, game, options, rules, is_open, rated, phase, host, quick, result, \
         created_ms, started_ms, finished_ms, rated_ms) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)",
        &header.id,
        &header.game,
        &header.options,
        &header.rules,
        header.is_open,
        header.rated,
        header.phase,
        header.host,
        header.quick,
        header.result.as_deref(),
        header.created_ms,
        header.started_ms,
        header.finished_ms,
        header.rated_ms
    )
    .map(drop)
}

pub(crate) async fn change_header(tx: &mut Tx, table: &TableId, change: &TableChange) -> sqlx::Result<()> {
    if change.is_empty() {
        return Ok(());
    }
    tx_write!(
        tx,
        "UPDATE tables SET phase = COALESCE($2, phase), is_open = COALESCE($3, is_open), \
         host = COALESCE($4, host), options = COALESCE($5, options), result = COALESCE($6, result), \
         started_ms = COALESCE($7, started_ms), finished_ms = COALESCE($8, finished_ms) WHERE id = $1",
        table,
        change.phase,
        change.is_open,
        change.host,
        change.options.as_deref(),
        change.result.as_deref(),
        change.started_ms,
        change.finished_ms
    )
    .map(drop)
}

pub(crate) async fn put_seats(tx: &mut Tx, table: &TableId, seats: &[SeatRow]) -> sqlx::Result<()> {
    for seat in seats {
        tx_write!(
            tx,
            "INSERT INTO seats (table_id, seat, kind, person, name, bot, place, points) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8) \
             ON CONFLICT (table_id, seat) DO UPDATE SET kind = excluded.kind, person = excluded.person, \
             name = excluded.name, bot = excluded.bot, place = excluded.place, points = excluded.points",
            table,
            seat.seat,
            seat.kind,
            seat.person,
            seat.name.as_deref(),
            seat.bot.as_deref(),
            seat.place,
            seat.points
        )?;
    }
    let people: Vec<PersonId> = seats.iter().filter_map(|seat| seat.person).collect();
    put_attendance(tx, table, &people).await
}

pub(crate) async fn put_attendance(tx: &mut Tx, table: &TableId, people: &[PersonId]) -> sqlx::Result<()> {
    for person in people {
        tx_write!(
            tx,
            "INSERT INTO attendance (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            person,
            table
        )?;
    }
    Ok(())
}

/// Notes which events name somebody who takes no seat by them.
pub(crate) async fn put_named(
    tx: &mut Tx,
    table: &TableId,
    first: u64,
    named: &[(u64, PersonId)],
) -> Result<(), sqlx::Error> {
    for (place, person) in named {
        put_attendance(tx, table, &[*person]).await?;
        tx_write!(
            tx,
            "INSERT INTO named (person, table_id, number) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
            person,
            table,
            i64::try_from(first + place).unwrap_or(i64::MAX)
        )?;
    }
    Ok(())
}

macro_rules! header_columns {
    () => {
        "t.id, t.game, t.options, t.rules, t.is_open, t.rated, t.phase, t.host, t.quick, t.result, \
         t.created_ms, t.started_ms, t.finished_ms, t.rated_ms"
    };
}
use header_columns;

impl Store {
    /// The header of a table.
    pub async fn table(&self, table: &TableId) -> Result<Option<TableHeader>, StoreError> {
        Ok(read!(
            &self.db,
            fetch_optional,
            TableHeader,
            concat!("SELECT ", header_columns!(), " FROM tables t WHERE t.id = $1"),
            table
        )?)
    }

    /// The seats of a table, in order.
    pub async fn seats(&self, table: &TableId) -> Result<Vec<SeatRow>, StoreError> {
        Ok(read!(
            &self.db,
            fetch_all,
            SeatRow,
            "SELECT seat, kind, person, name, bot, place, points FROM seats WHERE table_id = $1 ORDER BY seat",
            table
        )?)
    }
}
