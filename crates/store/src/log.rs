//! The log of a table: events numbered 1, 2, 3 …, appended with the expected number. Nothing of it is ever changed but the
//! words and names of somebody who wants everything about them deleted (`privacy.rs`).

use crate::db::{Db, Tx, kept, number};
use crate::error::is_collision;
use crate::tables::{self, SeatRow, TableChange, TableHeader};
use crate::{Millis, MoveId, MoveKey, PersonId, Store, StoreError, TableId};
use std::collections::HashMap;
use std::fmt::Write as _;

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

/// What the log says about one append before it is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Known {
    /// Last number; `None` if there is no such table.
    last: Option<u64>,
    /// Number and digest of the event that already has the move id.
    before: Option<(u64, Option<[u8; 16]>)>,
}

/// Decides a whole group in order, as if its appends came one after another.
fn decide(group: &[Append], known: &[Known]) -> Vec<Appended> {
    let mut last: HashMap<&TableId, u64> = HashMap::new();
    let mut keys: HashMap<(&TableId, MoveId), (u64, [u8; 16])> = HashMap::new();
    let mut answers = Vec::with_capacity(group.len());
    for (append, known) in group.iter().zip(known) {
        let table = &append.table;
        let now = last.get(table).copied().or(known.last);
        let before = append.key.and_then(|key| {
            let fresh = keys.get(&(table, key.id)).map(|(first, digest)| (*first, Some(*digest)));
            fresh.or(known.before).map(|(first, digest)| (first, digest == Some(key.digest)))
        });
        let answer = match (now, before) {
            (_, Some((first, true))) => Appended::Repeated { first },
            (_, Some((first, false))) => Appended::IdReused { first },
            (None, None) if append.create.is_none() => Appended::NoTable,
            (Some(now), None) if append.create.is_some() || now != append.after => {
                Appended::Conflict { last: now }
            }
            _ => Appended::Done { first: append.after + 1, last: append.after + append.events.len() as u64 },
        };
        if let Appended::Done { first, last: new_last } = answer {
            last.insert(table, new_last);
            if let Some(key) = append.key {
                keys.insert((table, key.id), (first, key.digest));
            }
        }
        answers.push(answer);
    }
    answers
}

/// How often writers on several nodes may meet in one group before the group is taken apart.
const COLLISIONS: u32 = 8;

/// Writes a group of appends and answers each of them; all that is answered is on disk.
pub(crate) async fn write_group(db: &Db, group: &[Append]) -> Vec<Result<Appended, StoreError>> {
    match try_group(db, group).await {
        Ok(answers) => answers.into_iter().map(Ok).collect(),
        // A fault of the database meets everybody alike; a fault of one append must not meet the others.
        Err(error) if group.len() == 1 || !is_own_fault(&error) => {
            let error = StoreError::from(error);
            group.iter().map(|_| Err(error.clone())).collect()
        }
        Err(_) => {
            let mut answers = Vec::with_capacity(group.len());
            for append in group {
                let alone = try_group(db, std::slice::from_ref(append)).await;
                answers.push(alone.map(|one| one[0]).map_err(StoreError::from));
            }
            answers
        }
    }
}

/// Whether the error comes from what is written rather than from the database that writes it.
fn is_own_fault(error: &sqlx::Error) -> bool {
    use sqlx::Error as E;
    match error {
        E::Database(cause) => is_collision(error) || !matches!(cause.kind(), sqlx::error::ErrorKind::Other),
        E::Encode(_) => true,
        _ => false,
    }
}

async fn try_group(db: &Db, group: &[Append]) -> sqlx::Result<Vec<Appended>> {
    let mut collisions = 0;
    loop {
        match try_once(db, group).await {
            Err(error) if is_collision(&error) && collisions < COLLISIONS => collisions += 1,
            other => return other,
        }
    }
}

async fn try_once(db: &Db, group: &[Append]) -> sqlx::Result<Vec<Appended>> {
    if let Db::Postgres(pool) = db
        && group.iter().all(Append::is_plain)
    {
        // One statement is a transaction of its own: two round trips instead of four.
        let known = known_postgres(pool, group).await?;
        let answers = decide(group, &known);
        if let Some(rows) = Rows::of(group, &answers) {
            insert_postgres(pool, &rows).await?;
        }
        return Ok(answers);
    }
    let mut tx = db.begin().await?;
    let known = match &mut tx {
        Tx::Sqlite(tx) => known_sqlite(tx, group).await?,
        Tx::Postgres(tx) => known_postgres(&mut **tx, group).await?,
    };
    let answers = decide(group, &known);
    let done = |answer: &Appended| matches!(answer, Appended::Done { .. });
    for (append, _) in group.iter().zip(&answers).filter(|(_, answer)| done(answer)) {
        if let Some(header) = &append.create {
            tables::insert_header(&mut tx, header).await?;
        }
    }
    if let Some(rows) = Rows::of(group, &answers) {
        match &mut tx {
            Tx::Sqlite(tx) => insert_sqlite(tx, &rows).await?,
            Tx::Postgres(tx) => insert_postgres(&mut **tx, &rows).await?,
        }
    }
    for (append, answer) in group.iter().zip(&answers) {
        let Appended::Done { first, .. } = answer else { continue };
        tables::change_header(&mut tx, &append.table, &append.change).await?;
        tables::put_seats(&mut tx, &append.table, &append.seats).await?;
        tables::put_named(&mut tx, &append.table, *first, &append.named).await?;
    }
    tx.commit().await?;
    Ok(answers)
}

/// Writes events as they are, inside a larger whole (an import).
pub(crate) async fn insert_events(
    tx: &mut Tx,
    events: &[(String, i64, Option<MoveKey>, NewEvent)],
) -> sqlx::Result<()> {
    if events.is_empty() {
        return Ok(());
    }
    let rows =
        events.iter().map(|(table, number, key, event)| (table.as_str(), *number, *key, event)).collect();
    match tx {
        Tx::Sqlite(tx) => insert_sqlite(tx, &Rows { rows }).await,
        Tx::Postgres(tx) => insert_postgres(&mut **tx, &Rows { rows }).await,
    }
}

/// Last number (or nothing), then number and digest of the event that has the move id.
type KnownRow = (Option<i64>, Option<i64>, Option<Vec<u8>>);

fn known((last, before, digest): KnownRow) -> Known {
    let digest = digest.and_then(|bytes| bytes.as_slice().try_into().ok());
    Known { last: last.map(number), before: before.map(|first| (number(first), digest)) }
}

async fn known_sqlite(tx: &mut sqlx::SqliteConnection, group: &[Append]) -> sqlx::Result<Vec<Known>> {
    let mut json = String::from("[");
    for append in group {
        let key = append.key.map(|key| key.id.0.simple().to_string()).unwrap_or_default();
        let _ = write!(json, "[\"{}\",\"{key}\"],", append.table);
    }
    close_list(&mut json);
    let rows: Vec<KnownRow> = sqlx::query_as(
        "SELECT CASE WHEN t.id IS NULL THEN NULL ELSE \
            COALESCE((SELECT MAX(e.number) FROM events e WHERE e.table_id = t.id), 0) END, m.number, m.digest \
         FROM json_each($1) AS j LEFT JOIN tables t ON t.id = j.value ->> 0 \
         LEFT JOIN events m ON m.table_id = j.value ->> 0 AND m.move_id = unhex(j.value ->> 1) \
         ORDER BY j.key",
    )
    .bind(json)
    .fetch_all(tx)
    .await?;
    Ok(rows.into_iter().map(known).collect())
}

async fn known_postgres<'e, E>(executor: E, group: &[Append]) -> sqlx::Result<Vec<Known>>
where
    E: sqlx::Executor<'e, Database = sqlx::Postgres>,
{
    let tables: Vec<&str> = group.iter().map(|append| append.table.as_str()).collect();
    let keys: Vec<Option<uuid::Uuid>> = group.iter().map(|append| append.key.map(|key| key.id.0)).collect();
    let rows: Vec<KnownRow> = sqlx::query_as(
        "SELECT CASE WHEN EXISTS (SELECT 1 FROM tables t WHERE t.id = q.t) THEN \
            COALESCE((SELECT MAX(e.number) FROM events e WHERE e.table_id = q.t), 0) END, \
            (SELECT m.number FROM events m WHERE m.table_id = q.t AND m.move_id = q.m), \
            (SELECT m.digest FROM events m WHERE m.table_id = q.t AND m.move_id = q.m) \
         FROM UNNEST($1::text[], $2::uuid[]) WITH ORDINALITY AS q (t, m, place) ORDER BY q.place",
    )
    .bind(tables)
    .bind(keys)
    .fetch_all(executor)
    .await?;
    Ok(rows.into_iter().map(known).collect())
}

/// The events of a group, column by column, sorted so that two nodes take their locks in the same order.
#[derive(Default)]
struct Rows<'a> {
    rows: Vec<(&'a str, i64, Option<MoveKey>, &'a NewEvent)>,
}

impl<'a> Rows<'a> {
    /// Nothing if no append was accepted.
    fn of(group: &'a [Append], answers: &[Appended]) -> Option<Rows<'a>> {
        let mut rows = Rows::default();
        for (append, answer) in group.iter().zip(answers) {
            let Appended::Done { first, .. } = answer else { continue };
            for (place, event) in append.events.iter().enumerate() {
                let number = i64::try_from(*first).unwrap_or(i64::MAX).saturating_add(place as i64);
                let key = append.key.filter(|_| place == 0);
                rows.rows.push((append.table.as_str(), number, key, event));
            }
        }
        rows.rows.sort_by_key(|(table, number, ..)| (*table, *number));
        (!rows.rows.is_empty()).then_some(rows)
    }
}

async fn insert_sqlite(tx: &mut sqlx::SqliteConnection, rows: &Rows<'_>) -> sqlx::Result<()> {
    let mut json = String::from("[");
    for (table, number, key, event) in &rows.rows {
        let (id, digest) = match key {
            Some(key) => (key.id.0.simple().to_string(), hex::encode(key.digest)),
            None => (String::new(), String::new()),
        };
        let kind = serde_json::Value::from(event.kind.as_str());
        let body = serde_json::Value::from(event.body.as_str());
        let _ = write!(json, "[\"{table}\",{number},\"{id}\",\"{digest}\",{kind},{body},{}],", event.at_ms);
    }
    close_list(&mut json);
    sqlx::query(
        "INSERT INTO events (table_id, number, move_id, digest, kind, body, at_ms) \
         SELECT value ->> 0, value ->> 1, unhex(NULLIF(value ->> 2, '')), unhex(NULLIF(value ->> 3, '')), \
            value ->> 4, value ->> 5, value ->> 6 FROM json_each($1)",
    )
    .bind(json)
    .execute(tx)
    .await?;
    Ok(())
}

fn close_list(json: &mut String) {
    if json.ends_with(',') {
        json.pop();
    }
    json.push(']');
}

async fn insert_postgres<'e, E>(executor: E, rows: &Rows<'_>) -> sqlx::Result<()>
where
    E: sqlx::Executor<'e, Database = sqlx::Postgres>,
{
    let rows = &rows.rows;
    sqlx::query(
        "INSERT INTO events (table_id, number, move_id, digest, kind, body, at_ms) SELECT * FROM \
         UNNEST($1::text[], $2::bigint[], $3::uuid[], $4::bytea[], $5::text[], $6::text[], $7::bigint[])",
    )
    .bind(rows.iter().map(|(table, ..)| *table).collect::<Vec<_>>())
    .bind(rows.iter().map(|(_, number, ..)| *number).collect::<Vec<_>>())
    .bind(rows.iter().map(|(.., key, _)| key.map(|key| key.id.0)).collect::<Vec<_>>())
    .bind(rows.iter().map(|(.., key, _)| key.map(|key| key.digest.to_vec())).collect::<Vec<_>>())
    .bind(rows.iter().map(|(.., event)| event.kind.as_str()).collect::<Vec<_>>())
    .bind(rows.iter().map(|(.., event)| event.body.as_str()).collect::<Vec<_>>())
    .bind(rows.iter().map(|(.., event)| event.at_ms).collect::<Vec<_>>())
    .execute(executor)
    .await?;
    Ok(())
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

    /// The last number of a table; `None` if there is no such table.
    pub async fn last_number(&self, table: &TableId) -> Result<Option<u64>, StoreError> {
        Ok(self.last_numbers(std::slice::from_ref(table)).await?.pop().map(|(_, last)| last))
    }

    /// The last numbers of many tables at once; tables that do not exist are left out.
    pub async fn last_numbers(&self, tables: &[TableId]) -> Result<Vec<(TableId, u64)>, StoreError> {
        let rows: Vec<(TableId, i64)> =
            match &self.db {
                Db::Sqlite { read, .. } => sqlx::query_as(
                    "SELECT t.id, COALESCE((SELECT MAX(e.number) FROM events e WHERE e.table_id = t.id), 0) \
                     FROM json_each($1) AS j JOIN tables t ON t.id = j.value ORDER BY j.key",
                )
                .bind(json_list(tables))
                .fetch_all(read)
                .await?,
                Db::Postgres(pool) => sqlx::query_as(
                    "SELECT t.id, COALESCE((SELECT MAX(e.number) FROM events e WHERE e.table_id = t.id), 0) \
                     FROM UNNEST($1::text[]) WITH ORDINALITY AS q (id, place) JOIN tables t ON t.id = q.id \
                     ORDER BY q.place",
                )
                .bind(tables.iter().map(TableId::as_str).collect::<Vec<_>>())
                .fetch_all(pool)
                .await?,
            };
        Ok(rows.into_iter().map(|(id, last)| (id, number(last))).collect())
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

/// Table ids as a JSON list; their letters need no escaping.
pub(crate) fn json_list(tables: &[TableId]) -> String {
    let mut json = String::from("[");
    for table in tables {
        let _ = write!(json, "\"{table}\",");
    }
    close_list(&mut json);
    json
}

#[cfg(test)]
mod tests {
    use super::*;

    fn append(table: &str, after: u64, count: usize) -> Append {
        let event = NewEvent { kind: "move".into(), body: "{}".into(), at_ms: 0 };
        Append::new(table.parse().unwrap(), after, vec![event; count])
    }
    fn at(last: u64) -> Known {
        Known { last: Some(last), before: None }
    }

    #[test]
    fn appends_of_one_group_follow_each_other() {
        let group = [append("a", 4, 2), append("a", 6, 1), append("a", 4, 1), append("b", 0, 1)];
        let answers = decide(&group, &[at(4), at(4), at(4), Known::default()]);
        let expected = [
            Appended::Done { first: 5, last: 6 },
            Appended::Done { first: 7, last: 7 },
            Appended::Conflict { last: 7 },
            Appended::NoTable,
        ];
        assert_eq!(answers, expected);
    }

    #[test]
    fn a_move_id_is_recognised_within_its_own_group() {
        let id = MoveId::random();
        let first = append("a", 0, 1).with_key(MoveKey::new(id, "push"));
        let other = append("a", 1, 1).with_key(MoveKey::new(id, "pull"));
        let answers = decide(&[first.clone(), first, other], &[at(0); 3]);
        let expected = [
            Appended::Done { first: 1, last: 1 },
            Appended::Repeated { first: 1 },
            Appended::IdReused { first: 1 },
        ];
        assert_eq!(answers, expected);
    }
}
