//! The portable form: newline-delimited JSON that both databases write and read.
//!
//! The first line says what it is, each further line is one row (`{"people":{…}}`), the last one counts them and
//! carries the SHA-256 of all bytes before it. [`TABLES`] are written, [`LEFT_OUT`] are not. Rows of older schemas
//! are read too: what has gone since is passed over, what has come since has its default.

use crate::db::{Db, Tx};
use crate::error::Wrong;
use crate::ids::column;
use crate::log::{self, NewEvent};
use crate::open::SCHEMA;
use crate::{Millis, MoveId, MoveKey, Store, StoreError};
use futures_util::TryStreamExt as _;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use tokio::io::{AsyncBufRead, AsyncBufReadExt as _, AsyncWrite, AsyncWriteExt as _};
use uuid::Uuid;

/// What an export or a backup holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Contents {
    /// People.
    pub people: u64,
    /// Tables.
    pub tables: u64,
    /// Events of all tables.
    pub events: u64,
    /// Rows of every kind.
    pub rows: u64,
}

/// Bytes, as hex in the portable form.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Bytes(Vec<u8>);

column!(Bytes as Vec<u8>, |bytes| Ok(Bytes(bytes)), |own| own.0.clone());

impl Serialize for Bytes {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&hex::encode(&self.0))
    }
}
impl<'de> Deserialize<'de> for Bytes {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        hex::decode(text).map(Bytes).map_err(serde::de::Error::custom)
    }
}

/// A table of the database as a row type with the statements that read and write it.
macro_rules! portable {
    ($name:ident in $table:literal by $order:literal, $values:literal {
        $first:ident : $first_kind:ty $(, $(#[$more:meta])* $field:ident : $kind:ty)* $(,)?
    }) => {
        row! {
            #[derive(Debug, Serialize, Deserialize)]
            struct $name { $first: $first_kind $(, $(#[$more])* $field: $kind)* }
        }

        impl $name {
            const SELECT: &'static str = concat!(
                "SELECT ", stringify!($first) $(, ", ", stringify!($field))*, " FROM ", $table, " ORDER BY ", $order
            );

            async fn insert(self, tx: &mut Tx) -> sqlx::Result<u64> {
                tx_write!(
                    tx,
                    concat!(
                        "INSERT INTO ", $table, " (", stringify!($first) $(, ", ", stringify!($field))*, ") ",
                        "VALUES ", $values
                    ),
                    self.$first $(, self.$field)*
                )
            }
        }
    };
}

portable!(PersonRow in "people" by "id", "($1, $2, $3, $4, $5, $6, $7)" {
    id: Uuid, kind: String, name: String, login: Option<String>, password: Option<String>,
    created_ms: Millis, seen_ms: Millis,
});
portable!(SessionRow in "sessions" by "token", "($1, $2, $3, $4, $5, $6, $7)" {
    token: Bytes, id: Uuid, person: Uuid, device: String, created_ms: Millis, seen_ms: Millis, expires_ms: Millis,
});
portable!(TokenRow in "api_tokens" by "token", "($1, $2, $3, $4, $5, $6, $7)" {
    token: Bytes, id: Uuid, person: Uuid, label: String, #[serde(default = "play")] scope: String, created_ms: Millis, used_ms: Option<Millis>,
});
portable!(RecoveryRow in "recovery_links" by "token", "($1, $2, $3, $4)" {
    token: Bytes, person: Uuid, created_ms: Millis, expires_ms: Millis,
});
portable!(TableRow in "tables" by "id",
    "($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)" {
    id: String, game: String, options: String, rules: String, is_open: bool, rated: bool, phase: String,
    host: Option<Uuid>, #[serde(default)] quick: bool, result: Option<String>, created_ms: Millis,
    started_ms: Option<Millis>, finished_ms: Option<Millis>, rated_ms: Option<Millis>,
});
portable!(SeatRow in "seats" by "table_id, seat", "($1, $2, $3, $4, $5, $6, $7, $8)" {
    table_id: String, seat: i64, kind: String, person: Option<Uuid>, name: Option<String>, bot: Option<String>,
    place: Option<i64>, points: Option<i64>,
});
portable!(AttendanceRow in "attendance" by "person, table_id", "($1, $2)" {
    person: Uuid, table_id: String,
});
portable!(NamedRow in "named" by "person, table_id, number", "($1, $2, $3)" {
    person: Uuid, table_id: String, number: i64,
});
portable!(PushRow in "pushes" by "session", "($1, $2, $3)" {
    session: Uuid, person: Uuid, endpoint: String,
});
portable!(RatingRow in "ratings" by "person, game", "($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)" {
    person: Uuid, game: String, rating: f64, deviation: f64, volatility: f64, games: i64, wins: i64, draws: i64,
    losses: i64, updated_ms: Millis,
});
portable!(StepRow in "rating_changes" by "table_id, person", "($1, $2, $3, $4, $5, $6)" {
    table_id: String, person: Uuid, game: String, before: f64, after: f64, at_ms: Millis,
});

row! {
    #[derive(Debug, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct EventRow {
        table_id: String,
        number: i64,
        move_id: Option<MoveId>,
        digest: Option<Bytes>,
        kind: String,
        body: String,
        at_ms: Millis,
    }
}

impl EventRow {
    const SELECT: &'static str = "SELECT table_id, number, move_id, digest, kind, body, at_ms FROM events \
                                  ORDER BY table_id, number";

    fn key(&self) -> Option<MoveKey> {
        let digest = self.digest.as_ref()?.0.as_slice().try_into().ok()?;
        self.move_id.map(|id| MoveKey { id, digest })
    }
}

/// The tables of the database that are written.
pub const TABLES: [&str; 12] = [
    "people",
    "sessions",
    "api_tokens",
    "recovery_links",
    "pushes",
    "tables",
    "seats",
    "attendance",
    "events",
    "named",
    "ratings",
    "rating_changes",
];
/// And those that are not, because every database makes its own.
pub const LEFT_OUT: [&str; 4] = ["meta", "_sqlx_migrations", "nodes", "analyses"];

/// What tokens of older schemas may be used for.
fn play() -> String {
    "play".to_owned()
}

/// One line.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Line {
    Klots { schema: i64, at_ms: Millis },
    People(PersonRow),
    Sessions(SessionRow),
    ApiTokens(TokenRow),
    RecoveryLinks(RecoveryRow),
    Pushes(PushRow),
    Tables(TableRow),
    Seats(SeatRow),
    Attendance(AttendanceRow),
    Events(EventRow),
    Named(NamedRow),
    Ratings(RatingRow),
    RatingChanges(StepRow),
    End { contents: Contents, sha256: String },
}

/// Writes lines and keeps the sum.
struct Pen<'w, W> {
    out: &'w mut W,
    sum: Sha256,
    contents: Contents,
    buffer: Vec<u8>,
}

impl<W: AsyncWrite + Unpin> Pen<'_, W> {
    async fn line(&mut self, line: &Line) -> Result<(), StoreError> {
        serde_json::to_writer(&mut self.buffer, line).map_err(|e| StoreError::Database(e.to_string()))?;
        self.buffer.push(b'\n');
        if self.buffer.len() > 1 << 16 { self.flush().await } else { Ok(()) }
    }

    async fn flush(&mut self) -> Result<(), StoreError> {
        self.sum.update(&self.buffer);
        self.out.write_all(&self.buffer).await.map_err(|cause| StoreError::file("export", &cause))?;
        self.buffer.clear();
        Ok(())
    }
}

macro_rules! write_all {
    ($tx:expr, $pen:expr, $row:ident, $line:ident $(, $count:ident)?) => {{
        macro_rules! from {
            ($open:expr) => {{
                let mut rows = sqlx::query_as::<_, $row>($row::SELECT).fetch(&mut **$open);
                while let Some(row) = rows.try_next().await? {
                    $pen.contents.rows += 1;
                    $($pen.contents.$count += 1;)?
                    $pen.line(&Line::$line(row)).await?;
                }
            }};
        }
        match $tx {
            Tx::Sqlite(tx) => from!(tx),
            Tx::Postgres(tx) => from!(tx),
        }
    }};
}

impl Store {
    /// Writes everything in the portable form: one consistent picture, while others go on playing.
    pub async fn export(
        &self,
        out: &mut (impl AsyncWrite + Unpin),
        now: Millis,
    ) -> Result<Contents, StoreError> {
        let mut pen = Pen { out, sum: Sha256::new(), contents: Contents::default(), buffer: Vec::new() };
        let mut tx = self.db.begin_reading().await?;
        pen.line(&Line::Klots { schema: SCHEMA, at_ms: now }).await?;
        write_all!(&mut tx, pen, PersonRow, People, people);
        write_all!(&mut tx, pen, SessionRow, Sessions);
        write_all!(&mut tx, pen, TokenRow, ApiTokens);
        write_all!(&mut tx, pen, RecoveryRow, RecoveryLinks);
        write_all!(&mut tx, pen, PushRow, Pushes);
        write_all!(&mut tx, pen, TableRow, Tables, tables);
        write_all!(&mut tx, pen, SeatRow, Seats);
        write_all!(&mut tx, pen, AttendanceRow, Attendance);
        write_all!(&mut tx, pen, EventRow, Events, events);
        write_all!(&mut tx, pen, NamedRow, Named);
        write_all!(&mut tx, pen, RatingRow, Ratings);
        write_all!(&mut tx, pen, StepRow, RatingChanges);
        pen.flush().await?;
        let (contents, sha256) = (pen.contents, hex::encode(pen.sum.clone().finalize()));
        pen.line(&Line::End { contents, sha256 }).await?;
        pen.flush().await?;
        pen.out.flush().await.map_err(|cause| StoreError::file("export", &cause))?;
        Ok(contents)
    }

    /// Reads the portable form into an empty store: everything or, if anything is wrong with it, nothing.
    pub async fn import(&self, from: &mut (impl AsyncBufRead + Unpin)) -> Result<Contents, StoreError> {
        if !self.is_empty().await? {
            return Err(StoreError::NotEmpty(None));
        }
        let mut reading = Reading::default();
        let mut tx = self.db.begin().await?;
        let mut text = Vec::new();
        loop {
            text.clear();
            let length = from.read_until(b'\n', &mut text).await;
            if length.map_err(|cause| StoreError::file("import", &cause))? == 0 {
                break;
            }
            reading.take(&mut tx, &text).await?;
        }
        let contents = reading.finish(&mut tx).await?;
        tx.commit().await?;
        Ok(contents)
    }

    /// Whether nobody and nothing is kept yet.
    pub async fn is_empty(&self) -> Result<bool, StoreError> {
        let (rows,) = read!(
            &self.db,
            fetch_one,
            (i64,),
            "SELECT (SELECT COUNT(*) FROM people) + (SELECT COUNT(*) FROM tables)"
        )?;
        Ok(rows == 0)
    }

    /// How much is kept.
    pub async fn contents(&self) -> Result<Contents, StoreError> {
        contents(&self.db).await
    }
}

pub(crate) async fn contents(db: &Db) -> Result<Contents, StoreError> {
    let (people, tables, events, others) = read!(
        db,
        fetch_one,
        (i64, i64, i64, i64),
        "SELECT (SELECT COUNT(*) FROM people), (SELECT COUNT(*) FROM tables), (SELECT COUNT(*) FROM events), \
         (SELECT COUNT(*) FROM sessions) + (SELECT COUNT(*) FROM api_tokens) \
         + (SELECT COUNT(*) FROM recovery_links) + (SELECT COUNT(*) FROM seats) \
         + (SELECT COUNT(*) FROM attendance) + (SELECT COUNT(*) FROM ratings) \
         + (SELECT COUNT(*) FROM rating_changes) + (SELECT COUNT(*) FROM named) \
         + (SELECT COUNT(*) FROM pushes)"
    )?;
    let n = crate::db::number;
    Ok(Contents {
        people: n(people),
        tables: n(tables),
        events: n(events),
        rows: n(people + tables + events + others),
    })
}

/// Events that are written together.
const EVENTS: usize = 500;

#[derive(Default)]
struct Reading {
    sum: Sha256,
    contents: Contents,
    begun: bool,
    ended: bool,
    events: Vec<EventRow>,
}

impl Reading {
    async fn take(&mut self, tx: &mut Tx, text: &[u8]) -> Result<(), StoreError> {
        let damaged = |what| StoreError::Damaged(Wrong::Changed(what).into());
        let line: Line = serde_json::from_slice(text).map_err(|_| match self.begun {
            false => StoreError::Foreign(Wrong::NoExport.into()),
            true => damaged("a line that makes no sense"),
        })?;
        if self.ended {
            return Err(damaged("something follows the end"));
        }
        if let Line::End { contents, sha256 } = line {
            let fits = contents == self.contents && sha256 == hex::encode(self.sum.clone().finalize());
            self.ended = true;
            return if fits { Ok(()) } else { Err(damaged("the sum does not fit")) };
        }
        self.sum.update(text);
        if let Line::Klots { schema, .. } = line {
            return match schema {
                _ if self.begun => Err(damaged("two beginnings")),
                found if found > SCHEMA => Err(StoreError::Newer { found, known: SCHEMA }),
                _ => {
                    self.begun = true;
                    Ok(())
                }
            };
        }
        if !self.begun {
            return Err(StoreError::Foreign(Wrong::NoExport.into()));
        }
        self.contents.rows += 1;
        self.write(tx, line).await.map_err(|error| match error.as_database_error() {
            Some(cause) if cause.kind() != sqlx::error::ErrorKind::Other => {
                damaged("rows that do not fit together")
            }
            _ => error.into(),
        })
    }

    async fn write(&mut self, tx: &mut Tx, line: Line) -> sqlx::Result<()> {
        if let Line::Events(event) = line {
            self.contents.events += 1;
            self.events.push(event);
            return if self.events.len() >= EVENTS { self.flush(tx).await } else { Ok(()) };
        }
        match line {
            Line::People(row) => {
                self.contents.people += 1;
                row.insert(tx).await
            }
            Line::Tables(row) => {
                self.contents.tables += 1;
                row.insert(tx).await
            }
            Line::Sessions(row) => row.insert(tx).await,
            Line::ApiTokens(row) => row.insert(tx).await,
            Line::RecoveryLinks(row) => row.insert(tx).await,
            Line::Pushes(row) => row.insert(tx).await,
            Line::Named(row) => row.insert(tx).await,
            Line::Seats(row) => row.insert(tx).await,
            Line::Attendance(row) => row.insert(tx).await,
            Line::Ratings(row) => row.insert(tx).await,
            Line::RatingChanges(row) => row.insert(tx).await,
            Line::Klots { .. } | Line::Events(_) | Line::End { .. } => Ok(0),
        }
        .map(drop)
    }

    async fn flush(&mut self, tx: &mut Tx) -> sqlx::Result<()> {
        let events: Vec<(String, i64, Option<MoveKey>, NewEvent)> = self
            .events
            .drain(..)
            .map(|row| {
                let key = row.key();
                (row.table_id, row.number, key, NewEvent { kind: row.kind, body: row.body, at_ms: row.at_ms })
            })
            .collect();
        log::insert_events(tx, &events).await
    }

    async fn finish(mut self, tx: &mut Tx) -> Result<Contents, StoreError> {
        if !self.ended {
            return Err(StoreError::Damaged(Wrong::Short.into()));
        }
        self.flush(tx).await.map_err(StoreError::from)?;
        Ok(self.contents)
    }
}
