//! The header of a table, its seats, and the lists a lobby shows. The log remains the truth; these rows
//! are what can be filtered and counted without reading it.

use crate::db::{Db, Tx, number};
use crate::ids::{Phase, Secret, Sitter};
use crate::log::{Append, json_list};
use crate::{Millis, PersonId, Store, StoreError, TableId};

row! {
    /// What is known about a table without reading its log.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct TableHeader {
        /// The table's public name.
        pub id: TableId,
        /// The game's id (`quixo` …).
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
        /// The secret of the shuffle, and whatever else must never leave the server.
        pub secret: Secret,
        /// Anything more the server wants to keep, as JSON text.
        pub extra: String,
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
            secret: Secret::default(),
            extra: "{}".to_owned(),
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
    /// New extra.
    pub extra: Option<String>,
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
        "INSERT INTO tables (id, game, options, rules, is_open, rated, phase, host, secret, extra, result, \
         created_ms, started_ms, finished_ms, rated_ms) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)",
        &header.id,
        &header.game,
        &header.options,
        &header.rules,
        header.is_open,
        header.rated,
        header.phase,
        header.host,
        &header.secret,
        &header.extra,
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
         host = COALESCE($4, host), options = COALESCE($5, options), extra = COALESCE($6, extra), \
         result = COALESCE($7, result), started_ms = COALESCE($8, started_ms), \
         finished_ms = COALESCE($9, finished_ms) WHERE id = $1",
        table,
        change.phase,
        change.is_open,
        change.host,
        change.options.as_deref(),
        change.extra.as_deref(),
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

/// Which tables a list shows. The default shows all.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TableFilter {
    /// Only this game.
    pub game: Option<String>,
    /// Only this phase.
    pub phase: Option<Phase>,
    /// Only open (or only private) tables.
    pub is_open: Option<bool>,
    /// Only tables where this person sits.
    pub person: Option<PersonId>,
    /// Only tables with (or without) a free seat.
    pub free_seat: Option<bool>,
}

/// Where a list goes on: after the last table of the page before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PageMark {
    /// When that table was made.
    pub created_ms: Millis,
    /// Its id.
    pub id: TableId,
}

/// One line of a list of tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableLine {
    /// The header.
    pub header: TableHeader,
    /// The seats in order.
    pub seats: Vec<SeatRow>,
    /// The last number of the log.
    pub last: u64,
    /// When the last event happened.
    pub touched_ms: Millis,
}

impl TableLine {
    /// The mark that continues a list after this line.
    pub fn mark(&self) -> PageMark {
        PageMark { created_ms: self.header.created_ms, id: self.header.id.clone() }
    }
}

row! {
    #[derive(Debug)]
    struct SeatOfTable {
        table_id: TableId,
        seat: i64,
        kind: Sitter,
        person: Option<PersonId>,
        name: Option<String>,
        bot: Option<String>,
        place: Option<i64>,
        points: Option<i64>,
    }
}

macro_rules! header_columns {
    () => {
        "t.id, t.game, t.options, t.rules, t.is_open, t.rated, t.phase, t.host, t.secret, t.extra, t.result, \
         t.created_ms, t.started_ms, t.finished_ms, t.rated_ms"
    };
}

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

    /// One line of a list for one table.
    pub async fn table_line(&self, table: &TableId) -> Result<Option<TableLine>, StoreError> {
        let Some(header) = self.table(table).await? else { return Ok(None) };
        Ok(self.lines(vec![header]).await?.pop())
    }

    /// Tables that fit a filter, newest first, at most `limit`, after the mark of the page before.
    pub async fn tables(
        &self,
        filter: &TableFilter,
        after: Option<&PageMark>,
        limit: u32,
    ) -> Result<Vec<TableLine>, StoreError> {
        let headers = read!(
            &self.db,
            fetch_all,
            TableHeader,
            concat!(
                "SELECT ",
                header_columns!(),
                " FROM tables t WHERE (CAST($1 AS TEXT) IS NULL OR t.game = $1) \
                 AND (CAST($2 AS TEXT) IS NULL OR t.phase = $2) \
                 AND ($3 = 2 OR (CASE WHEN t.is_open THEN 1 ELSE 0 END) = $3) \
                 AND ($4 = 0 OR EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.person = $5)) \
                 AND ($6 = 2 OR (CASE WHEN EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id \
                    AND s.kind = 'empty') THEN 1 ELSE 0 END) = $6) \
                 AND (t.created_ms < $7 OR (t.created_ms = $7 AND t.id < $8)) \
                 ORDER BY t.created_ms DESC, t.id DESC LIMIT $9"
            ),
            filter.game.as_deref(),
            filter.phase,
            choice(filter.is_open),
            i64::from(filter.person.is_some()),
            filter.person.unwrap_or(PersonId(uuid::Uuid::nil())),
            choice(filter.free_seat),
            after.map_or(i64::MAX, |mark| mark.created_ms),
            after.map_or("", |mark| mark.id.as_str()),
            i64::from(limit)
        )?;
        self.lines(headers).await
    }

    /// How many tables are in each phase.
    pub async fn count_tables(&self) -> Result<Vec<(Phase, u64)>, StoreError> {
        let rows =
            read!(&self.db, fetch_all, (Phase, i64), "SELECT phase, COUNT(*) FROM tables GROUP BY phase")?;
        Ok(rows.into_iter().map(|(phase, count)| (phase, number(count))).collect())
    }

    async fn lines(&self, headers: Vec<TableHeader>) -> Result<Vec<TableLine>, StoreError> {
        let ids: Vec<TableId> = headers.iter().map(|header| header.id.clone()).collect();
        let mut seats = self.seats_of(&ids).await?;
        let last = self.last_events(&ids).await?;
        let lines = headers.into_iter().map(|header| {
            let end = last.iter().find(|(id, ..)| *id == header.id);
            let touched_ms = end.map_or(header.created_ms, |(_, _, at_ms)| *at_ms);
            let own = seats.extract_if(.., |seat| seat.table_id == header.id).map(|seat| SeatRow {
                seat: seat.seat,
                kind: seat.kind,
                person: seat.person,
                name: seat.name,
                bot: seat.bot,
                place: seat.place,
                points: seat.points,
            });
            TableLine { seats: own.collect(), last: end.map_or(0, |end| number(end.1)), touched_ms, header }
        });
        Ok(lines.collect())
    }

    async fn seats_of(&self, tables: &[TableId]) -> Result<Vec<SeatOfTable>, StoreError> {
        macro_rules! columns {
            () => {
                "SELECT s.table_id, s.seat, s.kind, s.person, s.name, s.bot, s.place, s.points FROM "
            };
        }
        Ok(match &self.db {
            Db::Sqlite { read, .. } => {
                sqlx::query_as(concat!(
                    columns!(),
                    "json_each($1) AS j JOIN seats s ON s.table_id = j.value ORDER BY j.key, s.seat"
                ))
                .bind(json_list(tables))
                .fetch_all(read)
                .await?
            }
            Db::Postgres(pool) => {
                sqlx::query_as(concat!(
                    columns!(),
                    "seats s WHERE s.table_id = ANY($1) ORDER BY s.table_id, s.seat"
                ))
                .bind(tables.iter().map(TableId::as_str).collect::<Vec<_>>())
                .fetch_all(pool)
                .await?
            }
        })
    }

    /// Who sits at these tables: each person once per table.
    pub async fn people_at(&self, tables: &[TableId]) -> Result<Vec<(TableId, PersonId)>, StoreError> {
        Ok(match &self.db {
            Db::Sqlite { read, .. } => {
                sqlx::query_as(
                    "SELECT DISTINCT s.table_id, s.person FROM json_each($1) AS j \
                     JOIN seats s ON s.table_id = j.value WHERE s.person IS NOT NULL",
                )
                .bind(json_list(tables))
                .fetch_all(read)
                .await?
            }
            Db::Postgres(pool) => sqlx::query_as(
                "SELECT DISTINCT table_id, person FROM seats WHERE table_id = ANY($1) AND person IS NOT NULL",
            )
            .bind(tables.iter().map(TableId::as_str).collect::<Vec<_>>())
            .fetch_all(pool)
            .await?,
        })
    }

    /// The running games of these people, with the last numbers of their logs.
    pub async fn games_of(&self, people: &[PersonId]) -> Result<Vec<(TableId, u64)>, StoreError> {
        let rows: Vec<(TableId, i64)> = match &self.db {
            Db::Sqlite { read, .. } => {
                let list: Vec<String> = people.iter().map(|person| person.0.simple().to_string()).collect();
                sqlx::query_as(
                    "SELECT t.id, (SELECT COALESCE(MAX(e.number), 0) FROM events e WHERE e.table_id = t.id) \
                     FROM tables t WHERE t.phase = 'playing' AND EXISTS (SELECT 1 FROM json_each($1) AS j \
                     JOIN seats s ON s.person = unhex(j.value) WHERE s.table_id = t.id)",
                )
                .bind(serde_json::Value::from(list).to_string())
                .fetch_all(read)
                .await?
            }
            Db::Postgres(pool) => {
                sqlx::query_as(
                    "SELECT t.id, (SELECT COALESCE(MAX(e.number), 0) FROM events e WHERE e.table_id = t.id) \
                     FROM (SELECT DISTINCT table_id FROM seats WHERE person = ANY($1)) AS q \
                     JOIN tables t ON t.id = q.table_id WHERE t.phase = 'playing'",
                )
                .bind(people.iter().map(|person| person.0).collect::<Vec<_>>())
                .fetch_all(pool)
                .await?
            }
        };
        Ok(rows.into_iter().map(|(table, last)| (table, number(last))).collect())
    }

    /// Number and time of the last event of each table.
    async fn last_events(&self, tables: &[TableId]) -> Result<Vec<(TableId, i64, Millis)>, StoreError> {
        Ok(match &self.db {
            Db::Sqlite { read, .. } => {
                sqlx::query_as(
                    "SELECT e.table_id, e.number, e.at_ms FROM json_each($1) AS j JOIN events e \
                     ON e.table_id = j.value \
                     AND e.number = (SELECT MAX(l.number) FROM events l WHERE l.table_id = j.value)",
                )
                .bind(json_list(tables))
                .fetch_all(read)
                .await?
            }
            Db::Postgres(pool) => {
                sqlx::query_as(
                    "SELECT q.id, e.number, e.at_ms FROM UNNEST($1::text[]) AS q (id) CROSS JOIN LATERAL \
                     (SELECT number, at_ms FROM events WHERE table_id = q.id ORDER BY number DESC LIMIT 1) e",
                )
                .bind(tables.iter().map(TableId::as_str).collect::<Vec<_>>())
                .fetch_all(pool)
                .await?
            }
        })
    }

    /// Changes a header or seats without an event (a new host, extra data): for what no fold depends on.
    pub async fn change_table(
        &self,
        table: &TableId,
        change: &TableChange,
        seats: &[SeatRow],
    ) -> Result<(), StoreError> {
        let mut tx = self.db.begin().await?;
        change_header(&mut tx, table, change).await?;
        put_seats(&mut tx, table, seats).await?;
        tx.commit().await?;
        self.bus.publish_lobby();
        Ok(())
    }

    /// Deletes a table with everything that hangs on it.
    pub async fn delete_table(&self, table: &TableId) -> Result<bool, StoreError> {
        let gone = write_rows!(&self.db, "DELETE FROM tables WHERE id = $1", table)? > 0;
        if gone {
            self.bus.publish_lobby();
        }
        Ok(gone)
    }

    /// Keeps a snapshot of a table's state after a number; an older one is replaced.
    pub async fn put_snapshot(&self, table: &TableId, snapshot: &Snapshot) -> Result<(), StoreError> {
        write_rows!(
            &self.db,
            "INSERT INTO snapshots (table_id, number, rules, body) \
             SELECT $1, $2, $3, $4 WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1) \
             ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, rules = excluded.rules, \
             body = excluded.body WHERE excluded.number > snapshots.number OR excluded.rules <> snapshots.rules",
            table,
            crate::db::kept(snapshot.number)?,
            snapshot.rules.as_str(),
            snapshot.body.as_slice()
        )?;
        Ok(())
    }

    /// The snapshot of a table, if one is kept. It is only a cache: the log is the truth.
    pub async fn snapshot(&self, table: &TableId) -> Result<Option<Snapshot>, StoreError> {
        let row = read!(
            &self.db,
            fetch_optional,
            (i64, String, Vec<u8>),
            "SELECT number, rules, body FROM snapshots WHERE table_id = $1",
            table
        )?;
        Ok(row.map(|(kept, rules, body)| Snapshot { number: number(kept), rules, body }))
    }

    /// Throws all snapshots away.
    pub async fn clear_snapshots(&self) -> Result<u64, StoreError> {
        Ok(write_rows!(&self.db, "DELETE FROM snapshots")?)
    }
}

/// The state of a table after some number, in whatever form the caller likes.
#[derive(Clone, PartialEq, Eq)]
pub struct Snapshot {
    /// The number of the last event that is folded in.
    pub number: u64,
    /// The version of the rules (and of the form) it was made by.
    pub rules: String,
    /// The bytes.
    pub body: Vec<u8>,
}

impl std::fmt::Debug for Snapshot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Snapshot({} by {}, {} bytes)", self.number, self.rules, self.body.len())
    }
}

/// No, yes, or no matter.
fn choice(wanted: Option<bool>) -> i64 {
    wanted.map_or(2, i64::from)
}
