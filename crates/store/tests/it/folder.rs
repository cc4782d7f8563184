//! Data folders: ours, somebody else's, broken ones, ones from the future, ones in use.

use crate::bed::{Bed, Kind, event, table};
use sqlx::{Connection as _, SqliteConnection};
use std::fs;
use store::{Append, Appended, DATABASE_FILE, SCHEMA, SqliteSettings, Store, StoreError, backup_folder};

async fn refused(settings: &SqliteSettings) -> StoreError {
    let before = listing(settings);
    let error = Store::open_sqlite(settings).await.expect_err("must not open");
    assert_eq!(listing(settings), before, "nothing may be overwritten");
    error
}

/// Names and bytes of the files that matter (the lock is ours to make).
fn listing(settings: &SqliteSettings) -> Vec<(String, Vec<u8>)> {
    let mut files: Vec<_> = fs::read_dir(&settings.folder)
        .unwrap()
        .map(|entry| entry.unwrap())
        .map(|entry| (entry.file_name().into_string().unwrap(), fs::read(entry.path()).unwrap_or_default()))
        .filter(|(name, _)| name == DATABASE_FILE || !name.starts_with("klots"))
        .collect();
    files.sort();
    files
}

async fn with_one_table(bed: &Bed) -> SqliteSettings {
    let store = bed.open().await;
    let id = table(&store).await;
    for number in 1..200 {
        store.append(Append::new(id.clone(), number, vec![event("x")])).await.unwrap();
    }
    store.close().await;
    bed.sqlite()
}

#[tokio::test]
async fn a_folder_with_other_files_is_foreign() {
    let bed = Bed::new(Kind::Sqlite).await;
    let settings = bed.sqlite();
    fs::create_dir_all(&settings.folder).unwrap();
    fs::write(settings.folder.join("thesis.tex"), "precious").unwrap();
    assert!(matches!(refused(&settings).await, StoreError::Foreign(_)));
}

#[tokio::test]
async fn a_file_that_is_no_database_of_ours_is_foreign() {
    let bed = Bed::new(Kind::Sqlite).await;
    let settings = bed.sqlite();
    fs::create_dir_all(&settings.folder).unwrap();
    let file = settings.folder.join(DATABASE_FILE);
    fs::write(&file, "no database at all, but long enough to have a header ".repeat(10)).unwrap();
    assert!(matches!(refused(&settings).await, StoreError::Foreign(_)));
    fs::remove_file(&file).unwrap();
    let url = format!("sqlite://{}?mode=rwc", file.display());
    let mut other = SqliteConnection::connect(&url).await.unwrap();
    sqlx::query("CREATE TABLE recipes (id INTEGER)").execute(&mut other).await.unwrap();
    other.close().await.unwrap();
    assert!(matches!(refused(&settings).await, StoreError::Foreign(_)));
}

#[tokio::test]
async fn a_damaged_file_is_reported_and_left_alone() {
    let bed = Bed::new(Kind::Sqlite).await;
    let settings = with_one_table(&bed).await;
    let file = settings.folder.join(DATABASE_FILE);
    let whole = fs::read(&file).unwrap();

    let mut broken = whole.clone();
    broken[4096..].iter_mut().for_each(|byte| *byte ^= 0x5a);
    fs::write(&file, &broken).unwrap();
    assert!(matches!(refused(&settings).await, StoreError::Damaged(_)));

    fs::write(&file, &whole[..whole.len() / 2]).unwrap();
    assert!(matches!(refused(&settings).await, StoreError::Damaged(_)));

    fs::write(&file, &whole[..50]).unwrap();
    assert!(matches!(refused(&settings).await, StoreError::Damaged(_)));

    fs::remove_file(&file).unwrap();
    fs::write(settings.folder.join(format!("{DATABASE_FILE}-wal")), "journal").unwrap();
    assert!(matches!(refused(&settings).await, StoreError::Damaged(_)));
    fs::remove_file(settings.folder.join(format!("{DATABASE_FILE}-wal"))).unwrap();

    fs::write(&file, &whole).unwrap();
    let store = bed.open().await;
    assert_eq!(store.contents().await.unwrap().events, 200);
    store.check().await.unwrap();
}

#[tokio::test]
async fn a_newer_schema_is_left_alone() {
    let bed = Bed::new(Kind::Sqlite).await;
    let settings = with_one_table(&bed).await;
    let url = format!("sqlite://{}", settings.folder.join(DATABASE_FILE).display());
    let mut newer = SqliteConnection::connect(&url).await.unwrap();
    sqlx::query(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (999, 'future', TRUE, x'00', 0)",
    )
    .execute(&mut newer)
    .await
    .unwrap();
    sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut newer).await.unwrap();
    newer.close().await.unwrap();
    assert_eq!(refused(&settings).await, StoreError::Newer { found: 999, known: SCHEMA });
}

#[tokio::test]
async fn a_file_that_was_made_but_never_signed_is_new() {
    let bed = Bed::new(Kind::Sqlite).await;
    fs::create_dir_all(bed.sqlite().folder).unwrap();
    fs::write(bed.sqlite().folder.join(DATABASE_FILE), "").unwrap();
    let store = bed.open().await;
    assert!(store.is_empty().await.unwrap());
}

#[tokio::test]
async fn two_stores_do_not_share_a_folder_but_a_backup_may_be_taken() {
    let bed = Bed::new(Kind::Sqlite).await;
    let store = bed.open().await;
    let id = table(&store).await;
    let second = Store::open_sqlite(&bed.sqlite()).await;
    assert_eq!(second.err(), Some(StoreError::Locked(bed.sqlite().folder)));
    let copy = bed.folder.path().join("copy.sqlite3");
    let backup = backup_folder(&bed.sqlite().folder, &copy).await.unwrap();
    assert_eq!((backup.contents.tables, backup.contents.events), (1, 1));
    let next = store.append(Append::new(id, 1, vec![event("on it goes")])).await;
    assert_eq!(next, Ok(Appended::Done { first: 2, last: 2 }));
    drop(store);
    let again = backup_folder(&bed.sqlite().folder, &copy).await;
    assert!(matches!(again, Err(StoreError::NotEmpty(_))), "a backup is never overwritten");
    let nothing = backup_folder(&bed.folder.path().join("nothing"), &bed.folder.path().join("c2")).await;
    assert!(matches!(nothing, Err(StoreError::Foreign(_))));
}

#[tokio::test]
async fn a_foreign_or_newer_postgres_database_is_left_alone() {
    let bed = Bed::new(Kind::Postgres).await;
    let mut other = sqlx::PgConnection::connect(&bed.postgres().url).await.unwrap();
    sqlx::query("CREATE TABLE recipes (id INT)").execute(&mut other).await.unwrap();
    let error = Store::open_postgres(&bed.postgres()).await.expect_err("must not open");
    assert!(matches!(error, StoreError::Foreign(_)));
    sqlx::query("DROP TABLE recipes").execute(&mut other).await.unwrap();
    bed.open().await.close().await;
    sqlx::query(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (999, 'future', TRUE, '', 0)",
    )
    .execute(&mut other)
    .await
    .unwrap();
    let error = Store::open_postgres(&bed.postgres()).await.expect_err("must not open");
    assert_eq!(error, StoreError::Newer { found: 999, known: SCHEMA });
}

#[tokio::test]
async fn several_nodes_may_open_an_empty_postgres_database_at_once() {
    let bed = Bed::new(Kind::Postgres).await;
    let settings = bed.postgres();
    let (a, b, c) = tokio::join!(
        Store::open_postgres(&settings),
        Store::open_postgres(&settings),
        Store::open_postgres(&settings)
    );
    for store in [a, b, c] {
        store.unwrap().ping().await.unwrap();
    }
}
