//! How commands speak: in the user's language, to standard output, problems to standard error.

use crate::codes;
use crate::mark;
use catalogue::Catalogue;
use play::record::RecordError;
use play::{Code, Phrase, Refusal};
use std::io::{self, ErrorKind};
use std::path::Path;
use words::Words;

/// What every command is handed: the user's language, and the games there are.
pub struct Speaker {
    /// The games there are.
    pub catalogue: Catalogue,
    /// The language.
    pub words: Words,
}

/// Something that went wrong, said already in the user's language.
#[derive(Debug)]
pub struct SpokenError(pub String);

impl std::fmt::Display for SpokenError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for SpokenError {}

impl Speaker {
    /// A speaker of this language.
    pub fn new(catalogue: Catalogue, words: Words) -> Speaker {
        Speaker { catalogue, words }
    }

    /// The names of the games, as they are typed.
    pub fn games(&self) -> Vec<&'static str> {
        self.catalogue.all().iter().map(|game| game.name).collect()
    }

    /// A phrase as a sentence.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.words.say_with_names(phrase, &[])
    }

    /// A refusal as an error for the caller to return.
    pub fn refuse(&self, refusal: &Refusal) -> anyhow::Error {
        let named = refusal.saying(self.with_game(&refusal.what));
        SpokenError(self.words.refusal(&named)).into()
    }

    /// An error in a record, with the place it stands at.
    pub fn refuse_record(&self, file: &str, error: &RecordError) -> anyhow::Error {
        let code = if self.names_its_column(&error.cause) { "record-place-line" } else { "record-place" };
        let place =
            Phrase::new(code).with("file", file).with("line", error.line).with("column", error.column);
        SpokenError(format!("{} {}", self.say(&place), self.refuse(&error.cause))).into()
    }

    /// Whether the sentence of a refusal says the column itself.
    fn names_its_column(&self, refusal: &Refusal) -> bool {
        const MARK: &str = "\u{1}";
        self.say(&refusal.what.clone().with("column", MARK)).contains(MARK)
    }

    /// The text of a file; `-` is standard input.
    pub fn read(&self, path: &Path) -> anyhow::Result<String> {
        let read = if path.as_os_str() == "-" {
            std::io::read_to_string(std::io::stdin())
        } else {
            std::fs::read_to_string(path).or_else(|error| match kept(path) {
                Some(kept) if error.kind() == ErrorKind::NotFound => std::fs::read_to_string(kept),
                _ => Err(error),
            })
        };
        read.map_err(|error| self.unreadable(path, &error))
    }

    /// Writes a whole file, a picture with our mark. A file that is there already is replaced only if it was made by
    /// us. If it cannot be written to the end, everything is as it was before.
    pub fn write(&self, path: &Path, bytes: impl Into<Vec<u8>>) -> anyhow::Result<()> {
        let bytes = mark::marked(bytes.into());
        let before = std::fs::metadata(path).ok();
        let ours = || std::fs::read(path).is_ok_and(|known| mark::is_ours(&known, &bytes));
        if before.as_ref().is_some_and(|known| known.is_file()) && !ours() {
            return Err(self.unwritable(path, &ErrorKind::AlreadyExists.into()));
        }
        let written = match before {
            // A device or a pipe.
            Some(known) if !known.is_file() => std::fs::write(path, &bytes),
            Some(_) => std::fs::canonicalize(path).and_then(|path| replace(&path, &bytes)),
            None => replace(path, &bytes),
        };
        written.map_err(|error| self.unwritable(path, &error))
    }

    /// Why a file cannot be read; `-` is standard input.
    pub fn unreadable(&self, path: &Path, error: &io::Error) -> anyhow::Error {
        let code = match error.kind() {
            _ if path.as_os_str() == "-" => codes::INPUT,
            ErrorKind::NotFound => codes::FILE_MISSING,
            _ => codes::FILE_UNREADABLE,
        };
        self.refuse(&of_file(code, path, error.kind()))
    }

    /// Why a file cannot be written.
    pub fn unwritable(&self, path: &Path, error: &io::Error) -> anyhow::Error {
        self.refuse(&of_file(codes::FILE_UNWRITABLE, path, error.kind()))
    }

    /// Why a file or folder cannot be used.
    pub fn unusable(&self, path: &Path, kind: ErrorKind) -> anyhow::Error {
        self.refuse(&of_file(codes::FILE_USE, path, kind))
    }

    /// Why nothing can be printed.
    pub fn no_output(&self, error: &io::Error) -> anyhow::Error {
        self.refuse(&Refusal::new(codes::OUTPUT).with("kind", format!("{:?}", error.kind())))
    }

    fn with_game(&self, phrase: &Phrase) -> Phrase {
        match (phrase.args.get("game"), phrase.code.as_str()) {
            (Some(play::Value::Text(game)), "refused-seats") => {
                phrase.clone().with("game", self.words.game(game))
            }
            _ => phrase.clone(),
        }
    }
}

/// Writes beside the file first, so that a disk that is full leaves the old one whole.
fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut name = path.file_name().ok_or(ErrorKind::InvalidInput)?.to_owned();
    name.push(format!(".{}.part", std::process::id()));
    let part = path.with_file_name(name);
    let written = std::fs::write(&part, bytes).and_then(|()| std::fs::rename(&part, path));
    if written.is_err() {
        // Where nothing could be made there is nothing to take away either.
        let _ = std::fs::remove_file(&part);
    }
    written
}

/// A game that was played in the terminal and is over, by its name alone, such as GAME-1.
fn kept(path: &Path) -> Option<std::path::PathBuf> {
    let name = Some(path).filter(|path| path.components().count() == 1)?;
    let folder = std::env::var_os("KLOTS_SAVES").map(Into::into).or_else(crate::play::usual_saves)?;
    let kept = tui::save::Saves::new(folder).finished().join(name);
    Some(if kept.extension().is_none() { kept.with_extension("klots") } else { kept })
}

fn of_file(code: Code, path: &Path, kind: ErrorKind) -> Refusal {
    Refusal::new(code).with("file", path.display().to_string()).with("kind", format!("{kind:?}"))
}
