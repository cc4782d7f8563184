//! Lists of tables, as a lobby and the people at them see them.

use super::{SeatRow, TableHeader, header_columns};
use crate::db::{Db, json, number};
use crate::ids::{Phase, Sitter};
use crate::{Millis, PersonId, Store, StoreError, TableId};

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

impl Store {
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
                .bind(json(tables.iter().map(TableId::as_str)))
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
                .bind(json(tables.iter().map(TableId::as_str)))
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
                .bind(json(tables.iter().map(TableId::as_str)))
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
