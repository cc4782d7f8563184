//! Saves: one file per game, written after every move, whole or not at all; and the games that are over.

use crate::codes;
use crate::session::Session;
use catalogue::Catalogue;
use play::Refusal;
use play::record::Record;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// The ending of a save.
const ENDING: &str = "klots";

/// Where games that are over lie, under the folder of the saves.
const FINISHED: &str = "finished";

/// Where saves lie.
#[derive(Clone, Debug)]
pub struct Saves {
    folder: PathBuf,
}

/// What became of a save that was opened.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// The file could not be read.
    #[error("{}: {source}", .path.display())]
    Read {
        /// Which.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// The file could not be written.
    #[error("{}: {source}", .path.display())]
    Write {
        /// Which.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// The save is damaged; it was put aside under this name, untouched.
    #[error("{}: {cause}", .aside.display())]
    Damaged {
        /// Where it is now.
        aside: PathBuf,
        /// What is wrong with it.
        cause: Refusal,
    },
    /// The file is not a save of ours: it was left as it is.
    #[error("{}: {cause}", .path.display())]
    Foreign {
        /// Which.
        path: PathBuf,
        /// What is wrong with it.
        cause: Refusal,
    },
}

impl Saves {
    /// The saves of this folder; it is made when the first one is written.
    pub fn new(folder: PathBuf) -> Saves {
        Saves { folder }
    }

    /// A name that nobody uses, taken at once: two games that begin in one instant get two.
    pub fn fresh(&self, game: &str) -> Result<PathBuf, SaveError> {
        take_name(&self.folder, game)
    }

    /// Every unfinished game, the one played last first.
    pub fn list(&self) -> Vec<PathBuf> {
        let Ok(entries) = fs::read_dir(&self.folder) else { return Vec::new() };
        let mut files: Vec<_> = entries
            .filter_map(|entry| {
                let path = entry.ok()?.path();
                let known = fs::metadata(&path).ok()?;
                // A name that was taken and not yet written to is not a game.
                let game = known.is_file() && known.len() > 0 && path.extension()? == ENDING;
                game.then_some((known.modified().ok()?, path))
            })
            .collect();
        files.sort();
        files.into_iter().rev().map(|(_, path)| path).collect()
    }

    /// Writes a game: into a neighbour first, which then takes its place.
    pub fn write(&self, path: &Path, session: &Session) -> Result<(), SaveError> {
        write(path, session).map_err(|source| SaveError::Write { path: path.to_owned(), source })
    }

    /// Reads a game. A damaged save is put aside and reported; a file that is not one of ours is only reported.
    pub fn read(&self, catalogue: &Catalogue, path: &Path) -> Result<Session, SaveError> {
        let failed = |source| SaveError::Read { path: path.to_owned(), source };
        let cause = match read(catalogue, path) {
            Ok(session) => return Ok(session),
            Err(Unread::Io(source)) => return Err(failed(source)),
            Err(Unread::Bad(cause)) => cause,
        };
        if !self.is_own(path) {
            return Err(SaveError::Foreign { path: path.to_owned(), cause });
        }
        let aside = put_aside(path).map_err(failed)?;
        Err(SaveError::Damaged { aside, cause })
    }

    /// Keeps a game that is over as a record, and takes its save away; answers where it lies.
    pub fn finish(&self, path: &Path, session: &Session) -> Result<PathBuf, SaveError> {
        let kept = take_name(&self.finished(), &session.record().game)?;
        self.write(&kept, session)?;
        if self.is_own(path) {
            match fs::remove_file(path) {
                Err(source) if source.kind() != ErrorKind::NotFound => {
                    return Err(SaveError::Write { path: path.to_owned(), source });
                }
                _ => {}
            }
        } else {
            self.write(path, session)?;
        }
        Ok(kept)
    }

    /// Where games that are over lie.
    pub fn finished(&self) -> PathBuf {
        self.folder.join(FINISHED)
    }

    /// Whether a file lies in this folder and is named as saves are.
    fn is_own(&self, path: &Path) -> bool {
        let folder = path.parent().and_then(|folder| fs::canonicalize(folder).ok());
        let own = fs::canonicalize(&self.folder).ok();
        own.is_some() && folder == own && path.extension().is_some_and(|ending| ending == ENDING)
    }
}

/// Why a save was not read.
enum Unread {
    Io(io::Error),
    Bad(Refusal),
}

fn read(catalogue: &Catalogue, path: &Path) -> Result<Session, Unread> {
    let text = fs::read_to_string(path).map_err(|error| match error.kind() {
        ErrorKind::InvalidData => {
            Unread::Bad(Refusal::new(codes::CAUSE).with("kind", format!("{:?}", error.kind())))
        }
        _ => Unread::Io(error),
    })?;
    let session = text.parse::<Record>().and_then(|record| Session::resume(catalogue, record));
    session.map_err(|error| Unread::Bad(error.cause))
}

fn take_name(folder: &Path, game: &str) -> Result<PathBuf, SaveError> {
    let failed = |path: &Path, source| SaveError::Write { path: path.to_owned(), source };
    fs::create_dir_all(folder).map_err(|source| failed(folder, source))?;
    for n in 1_u32.. {
        let path = folder.join(format!("{game}-{n}.{ENDING}"));
        match fs::File::create_new(&path) {
            Ok(_) => return Ok(path),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(source) => return Err(failed(&path, source)),
        }
    }
    Err(failed(folder, ErrorKind::AlreadyExists.into()))
}

fn write(path: &Path, session: &Session) -> io::Result<()> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let neighbour = path.with_file_name(format!(".{name}.{}", std::process::id()));
    let written = fs::write(&neighbour, session.record().to_string());
    written.and_then(|()| fs::rename(&neighbour, path)).inspect_err(|_| {
        // What could not be written to the end is of no use to anybody.
        let _ = fs::remove_file(&neighbour);
    })
}

/// Renames a damaged save to a name that nothing bears.
fn put_aside(path: &Path) -> io::Result<PathBuf> {
    let name = |n: u32| match n {
        1 => path.with_extension("damaged"),
        n => path.with_extension(format!("damaged-{n}")),
    };
    let aside = (1..).map(name).find(|aside| !aside.exists()).unwrap_or_else(|| name(0));
    fs::rename(path, &aside)?;
    Ok(aside)
}
