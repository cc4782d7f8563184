//! The header of a table, its seats, and the lists a lobby shows. The log remains the truth; these rows
//! are what can be filtered and counted without reading it.

use crate::db::{Db, Tx, number};
use crate::ids::{Phase, Sitter};
use crate::log::{Append, json_list};
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
pub struct ListedTable {
    /// The header.
    pub header: TableHeader,
    /// The seats in order.
    pub seats: Vec<SeatRow>,
    /// The last number of the log.
    pub last: u64,
    /// When the last event happened.
    pub touched_ms: Millis,
}

impl ListedTable {
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
        "t.id, t.game, t.options, t.rules, t.is_open, t.rated, t.phase, t.host, t.quick, t.result, \
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
    pub async fn table_line(&self, table: &TableId) -> Result<Option<ListedTable>, StoreError> {
        let Some(header) = self.table(table).await? else { return Ok(None) };
        Ok(self.lines(vec![header]).await?.pop())
    }

    /// Tables that fit a filter, newest first, at most `limit`, after the mark of the page before.
    pub async fn tables(
        &self,
        filter: &TableFilter,
        after: Option<&PageMark>,
        limit: u32,
    ) -> Result<Vec<ListedTable>, StoreError> {
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

    async fn lines(&self, headers: Vec<TableHeader>) -> Result<Vec<ListedTable>, StoreError> {
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
            ListedTable { seats: own.collect(), last: end.map_or(0, |end| number(end.1)), touched_ms, header }
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
}

/// No, yes, or no matter.
fn choice(wanted: Option<bool>) -> i64 {
    wanted.map_or(2, i64::from)
}
