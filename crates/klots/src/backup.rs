//! `klots backup`, `restore`, `export`, `import`: what is kept, taken elsewhere and brought back.

use crate::serve::data_folder;
use crate::{Speaker, out};
use clap::Args;
use play::Phrase;
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};
use store::{PostgresSettings, SqliteSettings, Store, StoreError};

/// A file, and the data it is made of or goes into.
#[derive(Args, Debug)]
pub struct BackupArgs {
    file: PathBuf,
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    database_url: Option<String>,
}

/// Writes a backup, also while a server is running.
pub fn backup(args: &BackupArgs, speaker: &Speaker) -> anyhow::Result<()> {
    let folder = folder(args, speaker)?;
    let done = wait(async {
        match &args.database_url {
            Some(url) => {
                Store::open_postgres(&PostgresSettings::new(url)).await?.backup(&args.file, now()).await
            }
            None => store::backup_folder(&folder, &args.file).await,
        }
    })?;
    let backup = done.map_err(|error| explain(&error, speaker))?;
    say_contents(&backup.contents, args, speaker);
    Ok(())
}

/// Puts a backup into a new or empty folder.
pub fn restore(args: &BackupArgs, speaker: &Speaker) -> anyhow::Result<()> {
    let folder = folder(args, speaker)?;
    let contents = wait(store::restore(&args.file, &folder))?.map_err(|error| explain(&error, speaker))?;
    say_contents(&contents, args, speaker);
    Ok(())
}

/// Writes everything in the portable form, from either database.
pub fn export(args: &BackupArgs, speaker: &Speaker) -> anyhow::Result<()> {
    let folder = folder(args, speaker)?;
    let done = wait(async { open(args, &folder).await?.export_to(&args.file, now()).await })?;
    let backup = done.map_err(|error| explain(&error, speaker))?;
    say_contents(&backup.contents, args, speaker);
    Ok(())
}

/// Reads the portable form into an empty database of either kind.
pub fn import(args: &BackupArgs, speaker: &Speaker) -> anyhow::Result<()> {
    let folder = folder(args, speaker)?;
    let done = wait(async { open(args, &folder).await?.import_from(&args.file).await })?;
    say_contents(&done.map_err(|error| explain(&error, speaker))?, args, speaker);
    Ok(())
}

async fn open(args: &BackupArgs, folder: &std::path::Path) -> Result<Store, StoreError> {
    match &args.database_url {
        Some(url) => Store::open_postgres(&PostgresSettings::new(url)).await,
        None => Store::open_sqlite(&SqliteSettings::new(folder)).await,
    }
}

fn folder(args: &BackupArgs, speaker: &Speaker) -> anyhow::Result<PathBuf> {
    args.data.clone().map_or_else(|| data_folder(speaker), Ok)
}

fn wait<T>(work: impl Future<Output = T>) -> anyhow::Result<T> {
    Ok(tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(work))
}

fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// What the store answers, in the user's language, with the file or the database's own words where there are any.
pub(crate) fn explain(error: &StoreError, speaker: &Speaker) -> anyhow::Error {
    let said = speaker.words.word(error.code());
    match error {
        StoreError::File { path, kind } => speaker.unusable(path, *kind),
        StoreError::Locked(path) => anyhow::anyhow!("{}: {said}", path.display()),
        StoreError::Lost(cause)
        | StoreError::Damaged(cause)
        | StoreError::Foreign(cause)
        | StoreError::NotEmpty(cause)
        | StoreError::Database(cause) => anyhow::anyhow!("{said} ({cause})"),
        _ => anyhow::anyhow!(said),
    }
}

fn say_contents(contents: &store::Contents, args: &BackupArgs, speaker: &Speaker) {
    let phrase = Phrase::new("keep-done")
        .with("file", args.file.display().to_string())
        .with("tables", contents.tables as i64)
        .with("events", contents.events as i64)
        .with("people", contents.people as i64);
    out::line(speaker.say(&phrase));
}
