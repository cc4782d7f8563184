//! The header of a table and its seats. The log remains the truth; these rows are what can be filtered and counted
//! without reading it.

mod lists;

pub use lists::{ListedTable, PageMark, TableFilter};

use crate::db::{Hex, Tx, json};
use crate::ids::{Phase, Sitter};
use crate::log::Append;
use crate::{Millis, PersonId, Store, StoreError, TableId};
use std::collections::BTreeMap;

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

    /// What changes after this has changed too.
    fn merge(&mut self, later: &TableChange) {
        let TableChange { phase, is_open, host, options, result, started_ms, finished_ms } = later.clone();
        self.phase = phase.or(self.phase);
        self.is_open = is_open.or(self.is_open);
        self.host = host.or(self.host);
        self.options = options.or(self.options.take());
        self.result = result.or(self.result.take());
        self.started_ms = started_ms.or(self.started_ms);
        self.finished_ms = finished_ms.or(self.finished_ms);
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

/// Changes headers, in one statement. Of several changes of one table each column has the last.
pub(crate) async fn change_headers(tx: &mut Tx, changes: &[(&TableId, &TableChange)]) -> sqlx::Result<()> {
    let mut merged: BTreeMap<&TableId, TableChange> = BTreeMap::new();
    for (table, change) in changes.iter().filter(|(_, change)| !change.is_empty()) {
        merged.entry(table).or_default().merge(change);
    }
    match tx {
        _ if merged.is_empty() => Ok(()),
        Tx::Sqlite(tx) => change_headers_sqlite(tx, &merged).await,
        Tx::Postgres(tx) => change_headers_postgres(tx, &merged).await,
    }
}

macro_rules! change_headers {
    ($from:literal) => {
        concat!(
            "UPDATE tables SET phase = COALESCE(c.phase, tables.phase), is_open = COALESCE(c.is_open, tables.is_open), \
             host = COALESCE(c.host, tables.host), options = COALESCE(c.options, tables.options), \
             result = COALESCE(c.result, tables.result), started_ms = COALESCE(c.started_ms, tables.started_ms), \
             finished_ms = COALESCE(c.finished_ms, tables.finished_ms) FROM ",
            $from,
            " WHERE tables.id = c.id"
        )
    };
}

async fn change_headers_sqlite(
    tx: &mut sqlx::SqliteConnection,
    changes: &BTreeMap<&TableId, TableChange>,
) -> sqlx::Result<()> {
    let rows = changes.iter().map(|(table, change)| {
        let TableChange { phase, is_open, host, options, result, started_ms, finished_ms } = change;
        let host = host.map(|host| Hex(host.0.into_bytes()));
        (table.as_str(), phase.map(Phase::as_str), is_open, host, options, result, started_ms, finished_ms)
    });
    sqlx::query(change_headers!(
        "(SELECT value ->> 0 AS id, value ->> 1 AS phase, value ->> 2 AS is_open, unhex(value ->> 3) AS host, \
            value ->> 4 AS options, value ->> 5 AS result, value ->> 6 AS started_ms, value ->> 7 AS finished_ms \
            FROM json_each($1)) AS c"
    ))
    .bind(json(rows))
    .execute(tx)
    .await
    .map(drop)
}

async fn change_headers_postgres(
    tx: &mut sqlx::PgConnection,
    changes: &BTreeMap<&TableId, TableChange>,
) -> sqlx::Result<()> {
    let each = || changes.values();
    sqlx::query(change_headers!(
        "UNNEST($1::text[], $2::text[], $3::boolean[], $4::uuid[], $5::text[], $6::text[], $7::bigint[], $8::bigint[]) \
            AS c (id, phase, is_open, host, options, result, started_ms, finished_ms)"
    ))
    .bind(changes.keys().map(|table| table.as_str()).collect::<Vec<_>>())
    .bind(each().map(|change| change.phase.map(Phase::as_str)).collect::<Vec<_>>())
    .bind(each().map(|change| change.is_open).collect::<Vec<_>>())
    .bind(each().map(|change| change.host.map(|host| host.0)).collect::<Vec<_>>())
    .bind(each().map(|change| change.options.as_deref()).collect::<Vec<_>>())
    .bind(each().map(|change| change.result.as_deref()).collect::<Vec<_>>())
    .bind(each().map(|change| change.started_ms).collect::<Vec<_>>())
    .bind(each().map(|change| change.finished_ms).collect::<Vec<_>>())
    .execute(tx)
    .await
    .map(drop)
}

/// Puts the seats of several tables, in one statement. Of several rows for one seat the last counts.
pub(crate) async fn put_seats(tx: &mut Tx, seats: &[(&TableId, &SeatRow)]) -> sqlx::Result<()> {
    let last: BTreeMap<(&TableId, i64), &SeatRow> =
        seats.iter().map(|(table, seat)| ((*table, seat.seat), *seat)).collect();
    if last.is_empty() {
        return Ok(());
    }
    let rows = || last.iter().map(|((table, _), seat)| (*table, *seat));
    let people: Vec<_> =
        rows().filter_map(|(table, seat)| seat.person.map(|person| (person, table))).collect();
    match tx {
        Tx::Sqlite(tx) => put_seats_sqlite(tx, rows()).await?,
        Tx::Postgres(tx) => put_seats_postgres(tx, rows()).await?,
    }
    put_attendance(tx, &people).await
}

macro_rules! put_seats {
    ($from:literal) => {
        concat!(
            "INSERT INTO seats (table_id, seat, kind, person, name, bot, place, points) ",
            $from,
            " ON CONFLICT (table_id, seat) DO UPDATE SET kind = excluded.kind, person = excluded.person, \
             name = excluded.name, bot = excluded.bot, place = excluded.place, points = excluded.points"
        )
    };
}

async fn put_seats_sqlite<'a>(
    tx: &mut sqlx::SqliteConnection,
    rows: impl Iterator<Item = (&'a TableId, &'a SeatRow)>,
) -> sqlx::Result<()> {
    let row = |(table, seat): (&'a TableId, &'a SeatRow)| {
        let SeatRow { seat, kind, person, name, bot, place, points } = seat;
        let person = person.map(|person| Hex(person.0.into_bytes()));
        (table.as_str(), seat, kind.as_str(), person, name, bot, place, points)
    };
    sqlx::query(put_seats!(
        "SELECT value ->> 0, value ->> 1, value ->> 2, unhex(value ->> 3), value ->> 4, value ->> 5, value ->> 6, \
            value ->> 7 FROM json_each($1) WHERE TRUE"
    ))
    .bind(json(rows.map(row)))
    .execute(tx)
    .await
    .map(drop)
}

async fn put_seats_postgres<'a>(
    tx: &mut sqlx::PgConnection,
    rows: impl Iterator<Item = (&'a TableId, &'a SeatRow)> + Clone,
) -> sqlx::Result<()> {
    let seats = rows.clone().map(|(_, seat)| seat);
    sqlx::query(put_seats!(
        "SELECT * FROM UNNEST($1::text[], $2::bigint[], $3::text[], $4::uuid[], $5::text[], $6::text[], \
            $7::bigint[], $8::bigint[])"
    ))
    .bind(rows.map(|(table, _)| table.as_str()).collect::<Vec<_>>())
    .bind(seats.clone().map(|seat| seat.seat).collect::<Vec<_>>())
    .bind(seats.clone().map(|seat| seat.kind.as_str()).collect::<Vec<_>>())
    .bind(seats.clone().map(|seat| seat.person.map(|person| person.0)).collect::<Vec<_>>())
    .bind(seats.clone().map(|seat| seat.name.as_deref()).collect::<Vec<_>>())
    .bind(seats.clone().map(|seat| seat.bot.as_deref()).collect::<Vec<_>>())
    .bind(seats.clone().map(|seat| seat.place).collect::<Vec<_>>())
    .bind(seats.map(|seat| seat.points).collect::<Vec<_>>())
    .execute(tx)
    .await
    .map(drop)
}

/// Notes who has been at which table, in one statement.
async fn put_attendance(tx: &mut Tx, people: &[(PersonId, &TableId)]) -> sqlx::Result<()> {
    match tx {
        _ if people.is_empty() => Ok(()),
        Tx::Sqlite(tx) => {
            let rows = people.iter().map(|(person, table)| (Hex(person.0.into_bytes()), table.as_str()));
            sqlx::query(
                "INSERT INTO attendance (person, table_id) SELECT unhex(value ->> 0), value ->> 1 \
                 FROM json_each($1) WHERE TRUE ON CONFLICT DO NOTHING",
            )
            .bind(json(rows))
            .execute(&mut **tx)
            .await
            .map(drop)
        }
        Tx::Postgres(tx) => sqlx::query(
            "INSERT INTO attendance (person, table_id) SELECT * FROM UNNEST($1::uuid[], $2::text[]) \
             ON CONFLICT DO NOTHING",
        )
        .bind(people.iter().map(|(person, _)| person.0).collect::<Vec<_>>())
        .bind(people.iter().map(|(_, table)| table.as_str()).collect::<Vec<_>>())
        .execute(&mut **tx)
        .await
        .map(drop),
    }
}

/// Notes which events (by their numbers) name somebody who takes no seat by them, in one statement.
pub(crate) async fn put_named(tx: &mut Tx, named: &[(PersonId, &TableId, i64)]) -> sqlx::Result<()> {
    let people: Vec<_> = named.iter().map(|(person, table, _)| (*person, *table)).collect();
    put_attendance(tx, &people).await?;
    match tx {
        _ if named.is_empty() => Ok(()),
        Tx::Sqlite(tx) => {
            let rows =
                named.iter().map(|(person, table, number)| (Hex(person.0.into_bytes()), table.as_str(), number));
            sqlx::query(
                "INSERT INTO named (person, table_id, number) SELECT unhex(value ->> 0), value ->> 1, value ->> 2 \
                 FROM json_each($1) WHERE TRUE ON CONFLICT DO NOTHING",
            )
            .bind(json(rows))
            .execute(&mut **tx)
            .await
            .map(drop)
        }
        Tx::Postgres(tx) => sqlx::query(
            "INSERT INTO named (person, table_id, number) SELECT * FROM UNNEST($1::uuid[], $2::text[], $3::bigint[]) \
             ON CONFLICT DO NOTHING",
        )
        .bind(named.iter().map(|(person, ..)| person.0).collect::<Vec<_>>())
        .bind(named.iter().map(|(_, table, _)| table.as_str()).collect::<Vec<_>>())
        .bind(named.iter().map(|(.., number)| *number).collect::<Vec<_>>())
        .execute(&mut **tx)
        .await
        .map(drop),
    }
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
