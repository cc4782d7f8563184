//! Groups of appends onto the disk, on either database: asked, decided and written in one transaction.

use super::decide::{Known, decide};
use super::{Append, Appended, NewEvent};
use crate::db::{Db, Hex, Tx, json, number};
use crate::error::is_collision;
use crate::{MoveKey, StoreError, tables};

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
    put_beside(&mut tx, group, &answers).await?;
    tx.commit().await?;
    Ok(answers)
}

/// Writes what changes beside the log: headers, seats, who is named.
async fn put_beside(tx: &mut Tx, group: &[Append], answers: &[Appended]) -> sqlx::Result<()> {
    let (mut changes, mut seats, mut named) = (Vec::new(), Vec::new(), Vec::new());
    for (append, answer) in group.iter().zip(answers) {
        let Appended::Done { first, .. } = answer else { continue };
        let table = &append.table;
        changes.push((table, &append.change));
        seats.extend(append.seats.iter().map(|seat| (table, seat)));
        let number = |place: u64| i64::try_from(first + place).unwrap_or(i64::MAX);
        named.extend(append.named.iter().map(|(place, person)| (*person, table, number(*place))));
    }
    tables::change_headers(tx, &changes).await?;
    tables::put_seats(tx, &seats).await?;
    tables::put_named(tx, &named).await
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

/// Place of the append in its group; last number (or nothing); number and digest of the event that has the move id.
type KnownRow = (i64, Option<i64>, Option<i64>, Option<Vec<u8>>);

/// What the log says of a group, from the rows in which it says anything else than the append expects. Usually there is
/// none: a row for every append would cost more than looking it up.
fn known(group: &[Append], surprises: Vec<KnownRow>) -> Vec<Known> {
    let mut known: Vec<Known> = group.iter().map(Known::as_expected).collect();
    for (place, last, before, digest) in surprises {
        let digest = digest.and_then(|bytes| bytes.as_slice().try_into().ok());
        if let Some(known) = usize::try_from(place).ok().and_then(|place| known.get_mut(place)) {
            *known = Known { last: last.map(number), before: before.map(|first| (number(first), digest)) };
        }
    }
    known
}

async fn known_sqlite(tx: &mut sqlx::SqliteConnection, group: &[Append]) -> sqlx::Result<Vec<Known>> {
    let rows = group.iter().map(|append| {
        let key = append.key.map(|key| Hex(key.id.0.into_bytes()));
        (append.table.as_str(), key, append.after)
    });
    let surprises: Vec<KnownRow> = sqlx::query_as(
        "SELECT place, last, m.number, m.digest FROM (SELECT j.key AS place, j.value ->> 0 AS id, \
            unhex(j.value ->> 1) AS move, j.value ->> 2 AS expected, CASE WHEN t.id IS NULL THEN NULL ELSE \
            COALESCE((SELECT MAX(e.number) FROM events e WHERE e.table_id = t.id), 0) END AS last \
            FROM json_each($1) AS j LEFT JOIN tables t ON t.id = j.value ->> 0) \
         LEFT JOIN events m ON m.table_id = id AND m.move_id = move \
         WHERE last IS NOT expected OR m.number IS NOT NULL",
    )
    .bind(json(rows))
    .fetch_all(tx)
    .await?;
    Ok(known(group, surprises))
}

async fn known_postgres<'e, E>(executor: E, group: &[Append]) -> sqlx::Result<Vec<Known>>
where
    E: sqlx::Executor<'e, Database = sqlx::Postgres>,
{
    let tables: Vec<&str> = group.iter().map(|append| append.table.as_str()).collect();
    let keys: Vec<Option<uuid::Uuid>> = group.iter().map(|append| append.key.map(|key| key.id.0)).collect();
    let expected: Vec<i64> =
        group.iter().map(|append| i64::try_from(append.after).unwrap_or(i64::MAX)).collect();
    let surprises: Vec<KnownRow> = sqlx::query_as(
        "SELECT place - 1, last, m.number, m.digest FROM (SELECT q.*, \
            CASE WHEN EXISTS (SELECT 1 FROM tables t WHERE t.id = q.t) THEN \
            COALESCE((SELECT MAX(e.number) FROM events e WHERE e.table_id = q.t), 0) END AS last \
            FROM UNNEST($1::text[], $2::uuid[], $3::bigint[]) WITH ORDINALITY AS q (t, m, expected, place)) AS q \
         LEFT JOIN LATERAL (SELECT e.number, e.digest FROM events e \
            WHERE e.table_id = q.t AND e.move_id = q.m LIMIT 1) AS m ON TRUE \
         WHERE last IS DISTINCT FROM expected OR m.number IS NOT NULL",
    )
    .bind(tables)
    .bind(keys)
    .bind(expected)
    .fetch_all(executor)
    .await?;
    Ok(known(group, surprises))
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
    let rows = rows.rows.iter().map(|(table, number, key, event)| {
        let (id, digest) = (key.map(|key| Hex(key.id.0.into_bytes())), key.map(|key| Hex(key.digest)));
        (table, number, id, digest, &event.kind, &event.body, event.at_ms)
    });
    sqlx::query(
        "INSERT INTO events (table_id, number, move_id, digest, kind, body, at_ms) \
         SELECT value ->> 0, value ->> 1, unhex(value ->> 2), unhex(value ->> 3), value ->> 4, value ->> 5, value ->> 6 \
            FROM json_each($1)",
    )
    .bind(json(rows))
    .execute(tx)
    .await?;
    Ok(())
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
