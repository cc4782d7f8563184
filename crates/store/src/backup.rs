//! Backups while the game goes on, and the way back.

use crate::db::Db;
use crate::error::Wrong;
use crate::open::{DATABASE_FILE, Found, LOCK_FILE, look_at, look_at_file};
use crate::portable::{Contents, contents};
use crate::{Millis, SqliteSettings, Store, StoreError};
use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};
use std::fs::File;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use tokio::io::{AsyncWriteExt as _, BufReader, BufWriter};

/// A backup that was written; one of SQLite has been read again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Backup {
    /// Where it lies.
    pub file: PathBuf,
    /// Its size.
    pub bytes: u64,
    /// What it holds.
    pub contents: Contents,
}

impl Store {
    /// Writes a backup to a new file: a SQLite file from SQLite, the portable form from PostgreSQL.
    ///
    /// The file appears under its name only when it is complete and on disk; one of SQLite has been checked by then.
    pub async fn backup(&self, file: &Path, now: Millis) -> Result<Backup, StoreError> {
        match &self.db {
            Db::Sqlite { read, .. } => copy_sqlite(read.connect_options().get_filename(), file).await,
            Db::Postgres(_) => {
                let partial = partial(file)?;
                let done = self.write_export(&partial, now).await;
                finish(done, &partial, file)
            }
        }
    }

    /// Writes the portable form to a new file, from either database.
    pub async fn export_to(&self, file: &Path, now: Millis) -> Result<Backup, StoreError> {
        let partial = partial(file)?;
        let done = self.write_export(&partial, now).await;
        finish(done, &partial, file)
    }

    async fn write_export(&self, file: &Path, now: Millis) -> Result<Contents, StoreError> {
        let open = tokio::fs::File::create_new(file).await.map_err(|cause| StoreError::file(file, &cause))?;
        let mut out = BufWriter::new(open);
        let contents = self.export(&mut out, now).await.map_err(|error| error.of_file(file))?;
        out.flush().await.map_err(|cause| StoreError::file(file, &cause))?;
        Ok(contents)
    }

    /// Reads the portable form from a file into this store, which must be empty.
    pub async fn import_from(&self, file: &Path) -> Result<Contents, StoreError> {
        let open = tokio::fs::File::open(file).await.map_err(|cause| StoreError::file(file, &cause))?;
        self.import(&mut BufReader::new(open)).await.map_err(|error| error.of_file(file))
    }
}

/// Backs a data folder up, whether or not a server is running on it.
pub async fn backup_folder(folder: &Path, file: &Path) -> Result<Backup, StoreError> {
    match look_at(folder)? {
        Found::Ours => copy_sqlite(&folder.join(DATABASE_FILE), file).await,
        Found::Nothing => Err(StoreError::Foreign(Wrong::Nothing.at(folder))),
    }
}

/// Writes the portable form of a data folder that no server is running on.
pub async fn export_folder(folder: &Path, file: &Path, now: Millis) -> Result<Backup, StoreError> {
    if look_at(folder)? == Found::Nothing {
        return Err(StoreError::Foreign(Wrong::Nothing.at(folder)));
    }
    let store = Store::open_sqlite(&SqliteSettings::new(folder)).await?;
    let done = store.export_to(file, now).await;
    store.close().await;
    done
}

/// Reads the portable form into a data folder without anything in it. If that fails, the folder is as it was found.
pub async fn import_folder(file: &Path, folder: &Path) -> Result<Contents, StoreError> {
    File::open(file).map_err(|cause| StoreError::file(file, &cause))?;
    let there = folder.exists();
    let fresh = look_at(folder)? == Found::Nothing;
    let store = Store::open_sqlite(&SqliteSettings::new(folder)).await?;
    let contents = store.import_from(file).await;
    store.close().await;
    drop(store);
    if contents.is_err() && fresh {
        leave(folder, there);
    }
    contents
}

/// Takes away what was made a moment ago; what is not empty is somebody's.
fn leave(folder: &Path, there: bool) {
    let _ = std::fs::remove_file(folder.join(DATABASE_FILE));
    if !there {
        let _ = std::fs::remove_file(folder.join(LOCK_FILE));
        let _ = std::fs::remove_dir(folder);
    }
}

/// Puts a backup (of either kind) into a new or empty data folder. If that fails, the folder is as it was found.
pub async fn restore(file: &Path, folder: &Path) -> Result<Contents, StoreError> {
    if look_at(folder)? != Found::Nothing {
        return Err(StoreError::NotEmpty(Some(folder.to_owned())));
    }
    match look_at_file(file) {
        Ok(Found::Ours) => restore_sqlite(file, folder).await,
        // Perhaps the portable form: reading it will tell.
        Ok(Found::Nothing) | Err(StoreError::Foreign(_) | StoreError::Damaged(_)) => {
            import_folder(file, folder).await
        }
        Err(other) => Err(other),
    }
}

async fn restore_sqlite(file: &Path, folder: &Path) -> Result<Contents, StoreError> {
    verify(file).await?;
    let there = folder.exists();
    std::fs::create_dir_all(folder).map_err(|cause| StoreError::file(folder, &cause))?;
    let partial = folder.join("klots.restoring");
    let copied = match std::fs::copy(file, &partial) {
        Ok(_) => verify(&partial).await,
        Err(cause) => Err(StoreError::file(&partial, &cause)),
    };
    if let Err(error) = finish(copied, &partial, &folder.join(DATABASE_FILE)) {
        leave(folder, there);
        return Err(error);
    }
    let store = Store::open_sqlite(&SqliteSettings::new(folder)).await?;
    let contents = store.contents().await;
    store.close().await;
    contents
}

async fn copy_sqlite(from: &Path, file: &Path) -> Result<Backup, StoreError> {
    let partial = partial(file)?;
    let done = vacuum_into(from, &partial).await;
    finish(done, &partial, file)
}

/// SQLite writes a compact copy of one consistent picture; readers and the writer go on meanwhile.
async fn vacuum_into(from: &Path, partial: &Path) -> Result<Contents, StoreError> {
    let pool = read_only(from).await?;
    let nameless = || StoreError::File { path: partial.to_owned(), kind: ErrorKind::InvalidData };
    let name = partial.to_str().ok_or_else(nameless)?;
    let copied = sqlx::query("VACUUM INTO $1").bind(name).execute(&pool).await;
    pool.close().await;
    copied?;
    verify(partial).await
}

/// Reads a SQLite backup from end to end.
async fn verify(file: &Path) -> Result<Contents, StoreError> {
    look_at_file(file)?;
    let pool = read_only(file).await?;
    let verdict: Result<(String,), _> = sqlx::query_as("PRAGMA integrity_check(1)").fetch_one(&pool).await;
    let counted = match verdict {
        Ok((verdict,)) if verdict == "ok" => {
            contents(&Db::Sqlite { read: pool.clone(), write: pool.clone() }).await
        }
        Ok((verdict,)) => Err(StoreError::Damaged(Wrong::Pages(verdict).at(file))),
        Err(error) => Err(error.into()),
    };
    pool.close().await;
    counted
}

async fn read_only(file: &Path) -> Result<sqlx::SqlitePool, StoreError> {
    let options = SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(false)
        .read_only(true)
        .busy_timeout(std::time::Duration::from_secs(10));
    Ok(SqlitePoolOptions::new().max_connections(1).connect_with(options).await?)
}

/// The name under which a backup is written until it is complete.
fn partial(file: &Path) -> Result<PathBuf, StoreError> {
    if file.exists() {
        return Err(StoreError::NotEmpty(Some(file.to_owned())));
    }
    let mut name = file.as_os_str().to_owned();
    name.push(format!(".{}.partial", std::process::id()));
    Ok(name.into())
}

/// To disk, then under its own name; or away with it.
fn finish(done: Result<Contents, StoreError>, partial: &Path, file: &Path) -> Result<Backup, StoreError> {
    let finished = done.and_then(|contents| {
        let bytes = settle(partial, file).map_err(|cause| StoreError::file(file, &cause))?;
        Ok(Backup { file: file.to_owned(), bytes, contents })
    });
    if finished.is_err() {
        // What is half written helps nobody; if it cannot be removed its name still tells.
        let _ = std::fs::remove_file(partial);
    }
    finished
}

fn settle(partial: &Path, file: &Path) -> std::io::Result<u64> {
    let open = File::open(partial)?;
    open.sync_all()?;
    std::fs::rename(partial, file)?;
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    File::open(folder)?.sync_all()?;
    Ok(open.metadata()?.len())
}
