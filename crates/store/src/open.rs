//! Opening: what is there is looked at before anything is written to it.

use crate::bus::Bus;
use crate::db::Db;
use crate::error::Wrong;
use crate::writer::Writer;
use crate::{Store, StoreError};
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions as _, Connection as _, SqlSafeStr as _};
use std::fs::{File, TryLockError};
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio_util::sync::CancellationToken;

/// The database inside a data folder.
pub const DATABASE_FILE: &str = "klots.sqlite3";
pub(crate) const LOCK_FILE: &str = "klots.lock";
/// `KLOT`, in the header of every SQLite file of Klots.
const APPLICATION_ID: u32 = 0x4B4C_4F54;
/// Files up to this size are checked page by page whenever they are opened.
const CHECKED_WHEN_OPENED: u64 = 64 << 20;

/// Pages (of 4 KiB) that the log before the database of SQLite has at most.
const LONGEST_LOG: &str = "4000";

/// The migrations: number, name, text for SQLite, text for PostgreSQL.
const MIGRATIONS: &[(i64, &str, &str, &str)] = &[
    (
        1,
        "start",
        include_str!("../migrations/sqlite/0001_start.sql"),
        include_str!("../migrations/postgres/0001_start.sql"),
    ),
    (
        2,
        "pushes",
        include_str!("../migrations/sqlite/0002_pushes.sql"),
        include_str!("../migrations/postgres/0002_pushes.sql"),
    ),
    (
        3,
        "truth",
        include_str!("../migrations/sqlite/0003_truth.sql"),
        include_str!("../migrations/postgres/0003_truth.sql"),
    ),
    (
        4,
        "nodes",
        include_str!("../migrations/sqlite/0004_nodes.sql"),
        include_str!("../migrations/postgres/0004_nodes.sql"),
    ),
];

/// The newest schema this program knows.
pub const SCHEMA: i64 = MIGRATIONS[MIGRATIONS.len() - 1].0;

/// How a SQLite data folder is opened.
#[derive(Clone, Debug)]
pub struct SqliteSettings {
    /// The folder; made if it is missing.
    pub folder: PathBuf,
    /// Connections for reading.
    pub readers: u32,
    /// The database may not grow beyond this.
    pub max_bytes: Option<u64>,
}

impl SqliteSettings {
    /// The usual settings for a folder.
    pub fn new(folder: impl Into<PathBuf>) -> SqliteSettings {
        SqliteSettings { folder: folder.into(), readers: 4, max_bytes: None }
    }
}

/// How a PostgreSQL database is opened.
#[derive(Clone)]
pub struct PostgresSettings {
    /// `postgres://user:password@host/database`.
    pub url: String,
    /// Connections, shared by reading and writing; one more listens for news.
    pub connections: u32,
    /// How long anything waits for a connection before the database counts as lost.
    pub patience: Duration,
}

impl PostgresSettings {
    /// The usual settings for an address.
    pub fn new(url: impl Into<String>) -> PostgresSettings {
        PostgresSettings { url: url.into(), connections: 16, patience: Duration::from_secs(5) }
    }
}

impl std::fmt::Debug for PostgresSettings {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // The address may hold a password.
        f.debug_struct("PostgresSettings").field("connections", &self.connections).finish_non_exhaustive()
    }
}

impl Store {
    /// Opens a data folder, making it if it is missing, and brings its schema up to date.
    pub async fn open_sqlite(settings: &SqliteSettings) -> Result<Store, StoreError> {
        let folder = &settings.folder;
        let found = look_at(folder)?;
        std::fs::create_dir_all(folder).map_err(|cause| StoreError::file(folder, &cause))?;
        let lock = lock(folder)?;
        let file = folder.join(DATABASE_FILE);
        if found == Found::Nothing {
            sign(&file).await?;
        }
        let db = open_pools(settings, &file).await?;
        Ok(Store::assemble(db, Some(lock)))
    }

    /// Opens a PostgreSQL database and brings its schema up to date. Any number of nodes may do so.
    pub async fn open_postgres(settings: &PostgresSettings) -> Result<Store, StoreError> {
        let options: PgConnectOptions = settings
            .url
            .parse::<PgConnectOptions>()
            .map_err(|_| StoreError::Address)?
            .application_name("klots")
            .log_statements(tracing::log::LevelFilter::Trace);
        let pool = PgPoolOptions::new()
            .max_connections(settings.connections + 1)
            .acquire_timeout(settings.patience)
            .connect_with(options)
            .await?;
        check_postgres(&pool).await?;
        migrator(|(_, _, _, postgres)| postgres).run(&pool).await.map_err(from_migration)?;
        Ok(Store::assemble(Db::Postgres(pool), None))
    }

    fn assemble(db: Db, lock: Option<File>) -> Store {
        let stop = CancellationToken::new();
        let bus = Bus::new(matches!(db, Db::Postgres(_)));
        if let Db::Postgres(pool) = &db {
            bus.connect(pool, &stop);
        }
        let writer = Arc::new(Writer::start(&db, &bus));
        let guard = Arc::new(crate::Guard { stop: stop.drop_guard(), _lock: lock });
        Store { db, writer, bus, _guard: guard }
    }

    /// Writes what waits, then closes. Every clone of this store is closed with it.
    pub async fn close(&self) {
        self.writer.close().await;
        if let Db::Sqlite { write, .. } = &self.db {
            // A tidy file for whoever copies the folder; not needed for safety.
            let _ = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(write).await;
        }
        self.db.close().await;
    }

    /// Looks for damage everywhere, page by page. Slow on a large database.
    pub async fn check(&self) -> Result<(), StoreError> {
        match &self.db {
            Db::Sqlite { read, .. } => check_pages(read, "PRAGMA integrity_check(1)").await,
            Db::Postgres(pool) => check_postgres(pool).await,
        }
    }

    /// Asks the database for a sign of life.
    pub async fn ping(&self) -> Result<(), StoreError> {
        read!(&self.db, fetch_one, (i64,), "SELECT CAST(1 AS BIGINT)")?;
        Ok(())
    }

    /// Writes something to disk and takes it away again: whether the store can keep things.
    pub async fn try_writing(&self) -> Result<(), StoreError> {
        let key = format!("try {}", crate::MoveId::random().0);
        let weight = "x".repeat(16 * 1024);
        write_rows!(&self.db, "INSERT INTO meta (key, value) VALUES ($1, $2)", &key, &weight)?;
        write_rows!(&self.db, "DELETE FROM meta WHERE key LIKE 'try %'")?;
        Ok(())
    }

    /// `sqlite` or `postgres`.
    pub fn backend(&self) -> &'static str {
        match &self.db {
            Db::Sqlite { .. } => "sqlite",
            Db::Postgres(_) => "postgres",
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Found {
    Nothing,
    Ours,
}

/// Looks at a folder without writing anything.
pub(crate) fn look_at(folder: &Path) -> Result<Found, StoreError> {
    let entries = match std::fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(cause) if cause.kind() == std::io::ErrorKind::NotFound => return Ok(Found::Nothing),
        Err(cause) => return Err(StoreError::file(folder, &cause)),
    };
    let names: Vec<String> =
        entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    let file = folder.join(DATABASE_FILE);
    if names.iter().any(|name| name == DATABASE_FILE) {
        return look_at_file(&file);
    }
    if names.iter().any(|name| name.starts_with(DATABASE_FILE)) {
        return Err(StoreError::Damaged(Wrong::OnlyJournal.at(file)));
    }
    // A lock or a settings file of ours may lie there; anything else is somebody else's folder.
    if names.iter().all(|name| name.starts_with("klots")) {
        return Ok(Found::Nothing);
    }
    Err(StoreError::Foreign(Wrong::OtherFiles.at(folder)))
}

/// The header of a SQLite file: 16 bytes of magic, our mark at byte 68.
pub(crate) fn look_at_file(file: &Path) -> Result<Found, StoreError> {
    let mut header = Vec::with_capacity(100);
    File::open(file)
        .and_then(|open| open.take(100).read_to_end(&mut header))
        .map_err(|cause| StoreError::file(file, &cause))?;
    if header.is_empty() {
        // Made, but never signed: the machine stopped in between.
        return Ok(Found::Nothing);
    }
    if header.len() < 100 {
        return Err(StoreError::Damaged(Wrong::Short.at(file)));
    }
    if &header[..16] != b"SQLite format 3\0" || header[68..72] != APPLICATION_ID.to_be_bytes() {
        return Err(StoreError::Foreign(Wrong::Stranger.at(file)));
    }
    Ok(Found::Ours)
}

/// Two processes must not write one folder. The lock goes with the process, however that ends.
fn lock(folder: &Path) -> Result<File, StoreError> {
    let path = folder.join(LOCK_FILE);
    let file = File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .open(&path)
        .map_err(|cause| StoreError::file(&path, &cause))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::Locked(folder.to_owned())),
        Err(TryLockError::Error(cause)) => Err(StoreError::file(&path, &cause)),
    }
}

/// Marks a new file as ours, before anything else and outside any journal.
async fn sign(file: &Path) -> Result<(), StoreError> {
    let options = SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Delete)
        .synchronous(SqliteSynchronous::Full);
    let mut connection = options.connect().await?;
    sqlx::query("PRAGMA application_id = 1263292244").execute(&mut connection).await?;
    Ok(connection.close().await?)
}

async fn open_pools(settings: &SqliteSettings, file: &Path) -> Result<Db, StoreError> {
    let options = SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(false)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(5))
        // The log before the database stays small: a small disk is not filled by what is on it already. While many wait,
        // it may become larger: carried over after every group, pages that change all the time are written twice as often.
        .pragma("wal_autocheckpoint", LONGEST_LOG)
        .pragma("journal_size_limit", "4194304")
        .pragma("cache_size", "-16000")
        // The pages before a statement that writes a group of appends: in a file they cost more than the group itself.
        .pragma("temp_store", "MEMORY")
        .log_statements(tracing::log::LevelFilter::Trace);
    let writing = match settings.max_bytes {
        Some(bytes) => options.clone().pragma("max_page_count", (bytes / 4096).max(1).to_string()),
        None => options.clone(),
    };
    let pool = || {
        let options = SqlitePoolOptions::new().acquire_timeout(Duration::from_secs(10)).idle_timeout(None);
        // A file is not lost as a server is: asking for a sign of life every time costs as much as a short question.
        let options = options.test_before_acquire(false);
        // A commit that failed for want of room has left a transaction that can neither end nor begin again.
        options.before_acquire(|connection, _| {
            let clean = !connection.is_in_transaction();
            Box::pin(async move { Ok(clean) })
        })
    };
    let write = pool().max_connections(1).max_lifetime(None).connect_with(writing).await?;
    let size = std::fs::metadata(file).map_err(|cause| StoreError::file(file, &cause))?.len();
    if size <= CHECKED_WHEN_OPENED {
        check_pages(&write, "PRAGMA quick_check(1)").await?;
    }
    check_version(&write).await?;
    migrator(|(_, _, sqlite, _)| sqlite).run(&write).await.map_err(from_migration)?;
    let reading = options.pragma("query_only", "ON");
    let read = pool().max_connections(settings.readers.max(1)).connect_with(reading).await?;
    Ok(Db::Sqlite { read, write })
}

async fn check_pages(pool: &sqlx::SqlitePool, how: &'static str) -> Result<(), StoreError> {
    let (verdict,): (String,) = sqlx::query_as(how).fetch_one(pool).await?;
    if verdict == "ok" { Ok(()) } else { Err(StoreError::Damaged(Wrong::Pages(verdict).into())) }
}

/// Before migrating: a newer schema must not even be looked at closely.
async fn check_version(pool: &sqlx::SqlitePool) -> Result<(), StoreError> {
    let (tables,): (i64,) =
        sqlx::query_as("SELECT COUNT(*) FROM sqlite_master WHERE name = '_sqlx_migrations'")
            .fetch_one(pool)
            .await?;
    if tables == 0 {
        return Ok(());
    }
    let (found,): (Option<i64>,) =
        sqlx::query_as("SELECT MAX(version) FROM _sqlx_migrations").fetch_one(pool).await?;
    newer(found)
}

fn newer(found: Option<i64>) -> Result<(), StoreError> {
    match found {
        Some(found) if found > SCHEMA => Err(StoreError::Newer { found, known: SCHEMA }),
        _ => Ok(()),
    }
}

/// An empty schema or one of ours; nothing else is touched.
async fn check_postgres(pool: &sqlx::PgPool) -> Result<(), StoreError> {
    let (ours, others): (bool, i64) = sqlx::query_as(
        "SELECT to_regclass('meta') IS NOT NULL AND to_regclass('_sqlx_migrations') IS NOT NULL, \
         (SELECT COUNT(*) FROM pg_tables WHERE schemaname = current_schema() AND tablename <> '_sqlx_migrations')",
    )
    .fetch_one(pool)
    .await?;
    if !ours {
        return match others {
            0 => Ok(()),
            _ => Err(StoreError::Foreign(Wrong::OtherTables.into())),
        };
    }
    let mark: Option<(String,)> = sqlx::query_as("SELECT value FROM meta WHERE key = 'application'")
        .fetch_optional(pool)
        .await
        .map_err(|_| StoreError::Foreign(Wrong::OtherTables.into()))?;
    if mark.is_none_or(|(mark,)| mark != "klots") {
        return Err(StoreError::Foreign(Wrong::OtherTables.into()));
    }
    let (found,): (Option<i64>,) =
        sqlx::query_as("SELECT MAX(version) FROM _sqlx_migrations").fetch_one(pool).await?;
    newer(found)
}

fn migrator(text: fn(&(i64, &str, &'static str, &'static str)) -> &'static str) -> Migrator {
    let list = MIGRATIONS.iter().map(|migration| {
        let (number, name, ..) = migration;
        let sql = text(migration).into_sql_str();
        Migration::new(*number, (*name).into(), MigrationType::Simple, sql, false)
    });
    Migrator::with_migrations(list.collect())
}

fn from_migration(error: MigrateError) -> StoreError {
    match error {
        MigrateError::Execute(cause) | MigrateError::ExecuteMigration(cause, _) => cause.into(),
        MigrateError::VersionMissing(found) => StoreError::Newer { found, known: SCHEMA },
        MigrateError::VersionMismatch(_) => StoreError::Foreign(Wrong::OtherTables.into()),
        other => StoreError::Damaged(Wrong::Pages(other.to_string()).into()),
    }
}
