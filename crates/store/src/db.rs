//! The two databases behind one face: `$1` placeholders, one SQL text wherever both understand it.

use crate::StoreError;
use serde::{Serialize, Serializer};
use sqlx::{PgPool, Postgres, Sqlite, SqlitePool, Transaction};

/// An open database.
#[derive(Clone, Debug)]
pub(crate) enum Db {
    /// Reading has a few connections; writing has exactly one, so that nobody ever waits for a lock.
    Sqlite { read: SqlitePool, write: SqlitePool },
    /// PostgreSQL.
    Postgres(PgPool),
}

/// A running transaction; dropped without [`Tx::commit`] it is undone.
pub(crate) enum Tx {
    Sqlite(Transaction<'static, Sqlite>),
    Postgres(Transaction<'static, Postgres>),
}

impl Db {
    /// Begins to write.
    pub(crate) async fn begin(&self) -> sqlx::Result<Tx> {
        Ok(match self {
            Db::Sqlite { write, .. } => Tx::Sqlite(write.begin_with("BEGIN IMMEDIATE").await?),
            Db::Postgres(pool) => Tx::Postgres(pool.begin().await?),
        })
    }

    /// Begins to read one consistent picture.
    pub(crate) async fn begin_reading(&self) -> sqlx::Result<Tx> {
        Ok(match self {
            Db::Sqlite { read, .. } => Tx::Sqlite(read.begin().await?),
            Db::Postgres(pool) => {
                Tx::Postgres(pool.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?)
            }
        })
    }

    /// Carries the log before the database over into it, as far as nobody reads it. PostgreSQL does so by itself.
    pub(crate) async fn carry_over(&self) {
        if let Db::Sqlite { write, .. } = self
            && let Err(error) = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(write).await
        {
            tracing::debug!(%error, "the log before the database was not carried over");
        }
    }

    pub(crate) async fn close(&self) {
        match self {
            Db::Sqlite { read, write } => {
                read.close().await;
                write.close().await;
            }
            Db::Postgres(pool) => pool.close().await,
        }
    }
}

impl Tx {
    pub(crate) async fn commit(self) -> sqlx::Result<()> {
        match self {
            Tx::Sqlite(tx) => tx.commit().await,
            Tx::Postgres(tx) => tx.commit().await,
        }
    }
}

/// Reads rows as `$row`: `read!(db, fetch_all, (i64, String), "SELECT …", a, b)`.
macro_rules! read {
    ($db:expr, $how:ident, $row:ty, $sql:expr $(, $bind:expr)* $(,)?) => {
        match $db {
            $crate::db::Db::Sqlite { read, .. } =>
                sqlx::query_as::<_, $row>($sql)$(.bind($bind))*.$how(read).await,
            $crate::db::Db::Postgres(pool) =>
                sqlx::query_as::<_, $row>($sql)$(.bind($bind))*.$how(pool).await,
        }
    };
}

/// Writes outside a transaction and says how many rows were touched.
macro_rules! write_rows {
    ($db:expr, $sql:expr $(, $bind:expr)* $(,)?) => {
        match $db {
            $crate::db::Db::Sqlite { write, .. } =>
                sqlx::query($sql)$(.bind($bind))*.execute(write).await.map(|done| done.rows_affected()),
            $crate::db::Db::Postgres(pool) =>
                sqlx::query($sql)$(.bind($bind))*.execute(pool).await.map(|done| done.rows_affected()),
        }
    };
}

/// Writes outside a transaction and reads what came back (`… RETURNING …`).
macro_rules! write_reading {
    ($db:expr, $how:ident, $row:ty, $sql:expr $(, $bind:expr)* $(,)?) => {
        match $db {
            $crate::db::Db::Sqlite { write, .. } =>
                sqlx::query_as::<_, $row>($sql)$(.bind($bind))*.$how(write).await,
            $crate::db::Db::Postgres(pool) =>
                sqlx::query_as::<_, $row>($sql)$(.bind($bind))*.$how(pool).await,
        }
    };
}

/// Writes inside a transaction and says how many rows were touched.
macro_rules! tx_write {
    ($tx:expr, $sql:expr $(, $bind:expr)* $(,)?) => {
        match $tx {
            $crate::db::Tx::Sqlite(tx) =>
                sqlx::query($sql)$(.bind($bind))*.execute(&mut **tx).await.map(|done| done.rows_affected()),
            $crate::db::Tx::Postgres(tx) =>
                sqlx::query($sql)$(.bind($bind))*.execute(&mut **tx).await.map(|done| done.rows_affected()),
        }
    };
}

/// A struct that is read from a row, column by column of the same name.
macro_rules! row {
    ($(#[$doc:meta])* $vis:vis struct $name:ident {
        $($(#[$fdoc:meta])* $fvis:vis $field:ident : $kind:ty),* $(,)?
    }) => {
        $(#[$doc])*
        $vis struct $name { $($(#[$fdoc])* $fvis $field: $kind),* }

        impl<'r, R: sqlx::Row> sqlx::FromRow<'r, R> for $name
        where
            &'r str: sqlx::ColumnIndex<R>,
            $($kind: sqlx::Decode<'r, R::Database> + sqlx::Type<R::Database>),*
        {
            fn from_row(row: &'r R) -> sqlx::Result<Self> {
                Ok($name { $($field: row.try_get(stringify!($field))?),* })
            }
        }
    };
}

/// Numbers of events are positive and count up from 1: they fit either way.
pub(crate) fn number(kept: i64) -> u64 {
    u64::try_from(kept).unwrap_or(0)
}

/// The column value of a number, refused if no log can ever be that long.
pub(crate) fn kept(number: u64) -> Result<i64, StoreError> {
    i64::try_from(number).map_err(|_| StoreError::Invalid("a number beyond every log"))
}

/// Rows for SQLite: it takes a list of any length only as JSON.
pub(crate) fn json<T: Serialize>(rows: impl Iterator<Item = T>) -> String {
    let mut json = Vec::with_capacity(256);
    serde_json::Serializer::new(&mut json)
        .collect_seq(rows)
        .expect("rows have string keys and finite numbers");
    String::from_utf8(json).expect("JSON is written in UTF-8")
}

/// Bytes in such a row; `unhex` makes bytes of them again.
pub(crate) struct Hex(pub(crate) [u8; 16]);

impl Serialize for Hex {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut text = [0; 32];
        hex::encode_to_slice(self.0, &mut text).expect("two digits for each byte");
        to.serialize_str(std::str::from_utf8(&text).expect("digits are ASCII"))
    }
}
