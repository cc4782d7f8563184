//! A fresh store of either kind for each test.

use sqlx::{AssertSqlSafe, Connection as _, Executor as _, PgConnection, SqliteConnection};
use store::{
    Append, Appended, NewEvent, PostgresSettings, SeatRow, SqliteSettings, Store, TableHeader, TableId,
};
use tempfile::TempDir;

/// Which database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Sqlite,
    Postgres,
}

/// Where a test keeps its data. Everything goes with it.
pub struct Bed {
    pub kind: Kind,
    pub folder: TempDir,
    database: Option<String>,
}

/// The PostgreSQL server of the tests.
pub fn server_url() -> String {
    std::env::var("TEST_PG_URL").expect(
        "TEST_PG_URL is not set: the PostgreSQL half of this test needs a server. \
         Run `scripts/pg run cargo nextest run -p store`, which starts one.",
    )
}

impl Bed {
    pub async fn new(kind: Kind) -> Bed {
        let folder = tempfile::tempdir().unwrap();
        let database = match kind {
            Kind::Sqlite => None,
            Kind::Postgres => Some(create_database().await),
        };
        Bed { kind, folder, database }
    }

    pub fn sqlite(&self) -> SqliteSettings {
        SqliteSettings::new(self.folder.path().join("data"))
    }

    pub fn postgres(&self) -> PostgresSettings {
        let name = self.database.as_deref().expect("a PostgreSQL bed");
        let server = server_url();
        let (address, _) = server.rsplit_once('/').expect("TEST_PG_URL names a database");
        let mut settings = PostgresSettings::new(format!("{address}/{name}"));
        settings.connections = 6;
        settings
    }

    /// The names of all tables of the database, sorted.
    pub async fn tables(&self) -> Vec<String> {
        let mut names: Vec<(String,)> = match self.kind {
            Kind::Sqlite => {
                let file = self.sqlite().folder.join(store::DATABASE_FILE);
                let mut open =
                    SqliteConnection::connect(&format!("sqlite://{}", file.display())).await.unwrap();
                let sql = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";
                sqlx::query_as(sql).fetch_all(&mut open).await.unwrap()
            }
            Kind::Postgres => {
                let mut open = PgConnection::connect(&self.postgres().url).await.unwrap();
                let sql = "SELECT tablename::text FROM pg_tables WHERE schemaname = current_schema()";
                sqlx::query_as(sql).fetch_all(&mut open).await.unwrap()
            }
        };
        names.sort_unstable();
        names.into_iter().map(|(name,)| name).collect()
    }

    pub async fn open(&self) -> Store {
        match self.kind {
            Kind::Sqlite => Store::open_sqlite(&self.sqlite()).await.unwrap(),
            Kind::Postgres => Store::open_postgres(&self.postgres()).await.unwrap(),
        }
    }
}

async fn create_database() -> String {
    let name = format!("t_{}", uuid::Uuid::new_v4().simple());
    let mut server = PgConnection::connect(&server_url()).await.expect("the server of TEST_PG_URL answers");
    server.execute(AssertSqlSafe(format!("CREATE DATABASE {name}"))).await.unwrap();
    name
}

/// A new table with one event.
pub async fn table(store: &Store) -> TableId {
    let id = TableId::random();
    let header = TableHeader::new(id.clone(), "quixo", "{}", "1", 1_000);
    let append = Append::create(header, vec![SeatRow::empty(0), SeatRow::empty(1)], vec![event("created")]);
    assert_eq!(store.append(append).await, Ok(Appended::Done { first: 1, last: 1 }));
    id
}

/// An event whose body is JSON text with everything that is hard to keep.
pub fn event(word: &str) -> NewEvent {
    let body = format!("{{\"word\":\"{word}\",\"hard\":\"\\u0000 \\\"quoted\\\" 'single' ♟ \\\\ \\n\"}}");
    NewEvent { kind: "move".to_owned(), body, at_ms: 1_000 }
}

/// The same test on both databases.
macro_rules! on_both {
    ($($(#[$doc:meta])* async fn $name:ident($bed:ident) $body:block)*) => { $(
        $(#[$doc])*
        mod $name {
            use super::*;
            async fn story($bed: crate::bed::Bed) $body
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn on_sqlite() {
                story(crate::bed::Bed::new(crate::bed::Kind::Sqlite).await).await;
            }
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn on_postgres() {
                story(crate::bed::Bed::new(crate::bed::Kind::Postgres).await).await;
            }
        }
    )* };
}
pub(crate) use on_both;
