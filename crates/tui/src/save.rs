//! Saves: one file per game, written after every move, whole or not at all.

use crate::session::Session;
use catalogue::Catalogue;
use play::record::{Record, RecordError};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The ending of a save.
const ENDING: &str = "klots";

/// Where saves lie.
#[derive(Clone, Debug)]
pub struct Saves {
    folder: PathBuf,
}

/// What became of a save that was opened.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// The file could not be read or written.
    #[error("{}: {source}", .path.display())]
    Io {
        /// Which.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// The file is damaged; it was put aside under this name, untouched.
    #[error("{}: {error}", .aside.display())]
    Damaged {
        /// Where it is now.
        aside: PathBuf,
        /// What is wrong with it.
        error: RecordError,
    },
}

impl Saves {
    /// The saves of this folder; it is made when the first one is written.
    pub fn new(folder: PathBuf) -> Saves {
        Saves { folder }
    }

    /// A name that is not used yet.
    pub fn fresh(&self, game: &str) -> PathBuf {
        let name = |n: u32| self.folder.join(format!("{game}-{n}.{ENDING}"));
        (1..).map(name).find(|path| !path.exists()).unwrap_or_else(|| name(0))
    }

    /// Every unfinished game, the one played last first.
    pub fn list(&self) -> Vec<PathBuf> {
        let Ok(entries) = fs::read_dir(&self.folder) else { return Vec::new() };
        let mut files: Vec<_> = entries
            .filter_map(|entry| {
                let path = entry.ok()?.path();
                let time = fs::metadata(&path).ok()?.modified().ok()?;
                (path.extension()? == ENDING).then_some((time, path))
            })
            .collect();
        files.sort();
        files.into_iter().rev().map(|(_, path)| path).collect()
    }

    /// Writes a game: into a neighbour first, which then takes its place.
    pub fn write(&self, path: &Path, session: &Session) -> Result<(), SaveError> {
        let failed = |source| SaveError::Io { path: path.to_owned(), source };
        fs::create_dir_all(&self.folder).map_err(failed)?;
        let neighbour = path.with_extension("part");
        fs::write(&neighbour, session.record().to_string()).map_err(failed)?;
        fs::rename(&neighbour, path).map_err(failed)
    }

    /// Reads a game; a damaged file is put aside and reported.
    pub fn read(&self, catalogue: &Catalogue, path: &Path) -> Result<Session, SaveError> {
        let failed = |source| SaveError::Io { path: path.to_owned(), source };
        let text = fs::read_to_string(path).map_err(failed)?;
        match text.parse::<Record>().and_then(|record| Session::resume(catalogue, record)) {
            Ok(session) => Ok(session),
            Err(error) => {
                let aside = path.with_extension("damaged");
                fs::rename(path, &aside).map_err(failed)?;
                Err(SaveError::Damaged { aside, error })
            }
        }
    }

    /// A game that is over needs no save any more.
    pub fn remove(&self, path: &Path) -> Result<(), SaveError> {
        match fs::remove_file(path) {
            Err(source) if source.kind() != io::ErrorKind::NotFound => {
                Err(SaveError::Io { path: path.to_owned(), source })
            }
            _ => Ok(()),
        }
    }
}
