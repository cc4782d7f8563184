//! `klots backup`, `restore`, `export`, `import`: what is kept, taken elsewhere and brought back.

use crate::codes;
use crate::serve::{data_folder, start_log};
use crate::speak::SpokenError;
use crate::{Speaker, out};
use clap::Args;
use play::{Phrase, Refusal};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};
use store::{Contents, Flaw, PostgresSettings, Store, StoreError, Wrong};

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

/// Puts a backup into a new or empty folder, or what came from PostgreSQL into an empty database.
pub fn restore(args: &BackupArgs, speaker: &Speaker) -> anyhow::Result<()> {
    let folder = folder(args, speaker)?;
    let done = wait(async {
        match &args.database_url {
            Some(url) => import_into(url, &args.file).await,
            None => store::restore(&args.file, &folder).await,
        }
    })?;
    say_contents(&done.map_err(|error| explain(&error, speaker))?, args, speaker);
    Ok(())
}

/// Writes everything in the portable form, from either database.
pub fn export(args: &BackupArgs, speaker: &Speaker) -> anyhow::Result<()> {
    let folder = folder(args, speaker)?;
    let done = wait(async {
        match &args.database_url {
            Some(url) => {
                Store::open_postgres(&PostgresSettings::new(url)).await?.export_to(&args.file, now()).await
            }
            None => store::export_folder(&folder, &args.file, now()).await,
        }
    })?;
    let backup = done.map_err(|error| explain(&error, speaker))?;
    say_contents(&backup.contents, args, speaker);
    Ok(())
}

/// Reads the portable form into an empty database of either kind.
pub fn import(args: &BackupArgs, speaker: &Speaker) -> anyhow::Result<()> {
    let folder = folder(args, speaker)?;
    let done = wait(async {
        match &args.database_url {
            Some(url) => import_into(url, &args.file).await,
            None => store::import_folder(&args.file, &folder).await,
        }
    })?;
    say_contents(&done.map_err(|error| explain(&error, speaker))?, args, speaker);
    Ok(())
}

async fn import_into(url: &str, file: &Path) -> Result<Contents, StoreError> {
    Store::open_postgres(&PostgresSettings::new(url)).await?.import_from(file).await
}

fn folder(args: &BackupArgs, speaker: &Speaker) -> anyhow::Result<PathBuf> {
    args.data.clone().map_or_else(|| data_folder(speaker), Ok)
}

fn wait<T>(work: impl Future<Output = T>) -> anyhow::Result<T> {
    start_log(false, "warn");
    Ok(tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(work))
}

fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// What the store answers, in the user's language. What the database says itself goes to the log.
pub(crate) fn explain(error: &StoreError, speaker: &Speaker) -> anyhow::Error {
    let said = speaker.words.word(error.code());
    let at = |place: Option<&Path>, said: String| match place {
        Some(place) => SpokenError(format!("{}: {said}", place.display())).into(),
        None => SpokenError(said).into(),
    };
    if is_in_its_own_words(error) {
        tracing::error!(%error);
    }
    match error {
        StoreError::File { path, kind } => speaker.unusable(path, *kind),
        StoreError::Full(_) => at(None, speaker.words.cause(&ErrorKind::StorageFull.into())),
        StoreError::Locked(folder) => at(Some(folder), said),
        StoreError::NotEmpty(place) => at(place.as_deref(), said),
        StoreError::Damaged(flaw) | StoreError::Foreign(flaw) => {
            at(flaw.place.as_deref(), with_flaw(said, flaw, speaker))
        }
        StoreError::Address => speaker.refuse(&Refusal::new(codes::SETTINGS).with("text", "database_url")),
        StoreError::Lost(outage) => {
            let kind = outage.kind.unwrap_or(ErrorKind::Other);
            speaker.refuse(&Refusal::new(codes::DATABASE).with("kind", format!("{kind:?}")))
        }
        _ => at(None, said),
    }
}

/// Whether only the database knows what happened.
fn is_in_its_own_words(error: &StoreError) -> bool {
    match error {
        StoreError::Database(_) => true,
        StoreError::Lost(outage) => outage.kind.is_none(),
        StoreError::Damaged(flaw) => matches!(flaw.wrong, Wrong::Pages(_)),
        _ => false,
    }
}

fn with_flaw(said: String, flaw: &Flaw, speaker: &Speaker) -> String {
    match flaw.wrong.word() {
        Some(word) => format!("{said} {}", speaker.say(&Phrase::new("store-flaw").with("flaw", word))),
        None => said,
    }
}

fn say_contents(contents: &Contents, args: &BackupArgs, speaker: &Speaker) {
    let phrase = Phrase::new("keep-done")
        .with("file", args.file.display().to_string())
        .with("tables", contents.tables as i64)
        .with("events", contents.events as i64)
        .with("people", contents.people as i64);
    out::line(speaker.say(&phrase));
}

#[cfg(test)]
mod tests {
    use super::*;
    use store::Outage;

    /// Whatever the store says is said in the user's language, with the file where there is one; the words that the
    /// store and the database have for it are for the log.
    #[test]
    fn causes_of_the_store_are_not_told_in_its_english() {
        let place = || Some(PathBuf::from("/d/klots.sqlite3"));
        let flaw = |wrong| Flaw { place: place(), wrong };
        let errors = [
            StoreError::Foreign(flaw(Wrong::Stranger)),
            StoreError::Foreign(flaw(Wrong::OtherFiles)),
            StoreError::Foreign(flaw(Wrong::Nothing)),
            StoreError::Foreign(flaw(Wrong::NoExport)),
            StoreError::Foreign(flaw(Wrong::OtherTables)),
            StoreError::Damaged(flaw(Wrong::OnlyJournal)),
            StoreError::Damaged(flaw(Wrong::Short)),
            StoreError::Damaged(flaw(Wrong::Changed("the sum does not fit"))),
            StoreError::Damaged(flaw(Wrong::Pages("database disk image is malformed".to_owned()))),
            StoreError::NotEmpty(place()),
            StoreError::NotEmpty(None),
            StoreError::Locked("/d".into()),
            StoreError::Full("/d".to_owned()),
            StoreError::Address,
            StoreError::Invalid("a number beyond every log"),
            StoreError::Database("no such column: x".to_owned()),
            StoreError::Lost(Outage { kind: Some(ErrorKind::TimedOut), text: "pool timed out".to_owned() }),
            StoreError::Lost(Outage { kind: None, text: "terminating connection".to_owned() }),
        ];
        let speakers = words::languages()
            .iter()
            .filter(|code| *code != words::SOURCE)
            .map(|code| Speaker::new(catalogue::Catalogue::standard(), words::Words::of(code)));
        for speaker in speakers {
            let mut all = Vec::new();
            for error in &errors {
                let said = explain(error, &speaker).to_string();
                let theirs = error.to_string().replace("/d/klots.sqlite3", "");
                let raw = theirs.split([':', '(', ')']).map(str::trim).filter(|part| part.contains(' '));
                for part in raw.filter(|part| !part.starts_with("/d")) {
                    assert!(!said.contains(part), "{}: “{part}” in “{said}”", speaker.words.code());
                }
                assert!(!said.contains(['{', '[', '$']), "{said}");
                all.push(said);
            }
            all.sort();
            all.dedup();
            assert!(all.len() >= 15, "few causes are told alike: {all:#?}");
        }
    }
}
