//! How commands speak: in the user's language, to standard output, problems to standard error.

use catalogue::Catalogue;
use play::record::RecordError;
use play::{Phrase, Refusal};
use std::io::ErrorKind;
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
pub struct Said(pub String);

impl std::fmt::Display for Said {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Said {}

impl Speaker {
    /// A speaker of this language.
    pub fn new(catalogue: Catalogue, words: Words) -> Speaker {
        Speaker { catalogue, words }
    }

    /// A phrase as a sentence.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.words.say_with_names(phrase, &[])
    }

    /// A refusal as an error for the caller to return.
    pub fn refuse(&self, refusal: &Refusal) -> anyhow::Error {
        let named = Refusal { what: self.with_player(&refusal.what), rule: refusal.rule.clone() };
        Said(self.words.refusal(&named)).into()
    }

    /// An error in a record, with the place it stands at.
    pub fn refuse_record(&self, file: &str, error: &RecordError) -> anyhow::Error {
        let place = Phrase::new("record-place")
            .with("file", file)
            .with("line", error.line)
            .with("column", error.column);
        Said(format!("{} {}", self.say(&place), self.refuse(&error.cause))).into()
    }

    /// The text of a file; `-` is standard input.
    pub fn read(&self, path: &Path) -> anyhow::Result<String> {
        let read = if path.as_os_str() == "-" {
            std::io::read_to_string(std::io::stdin())
        } else {
            std::fs::read_to_string(path)
        };
        read.map_err(|error| {
            let missing = error.kind() == ErrorKind::NotFound;
            let code = if missing { "refused-file-missing" } else { "refused-file-unreadable" };
            self.refuse(&Refusal::new(code).with("file", path.display().to_string()))
        })
    }

    /// Writes a whole file.
    pub fn write(&self, path: &Path, bytes: impl AsRef<[u8]>) -> anyhow::Result<()> {
        std::fs::write(path, bytes).map_err(|_| {
            self.refuse(&Refusal::new("refused-file-unwritable").with("file", path.display().to_string()))
        })
    }

    fn with_player(&self, phrase: &Phrase) -> Phrase {
        if let (Some(play::Value::Text(game)), "refused-seats") =
            (phrase.args.get("game"), phrase.code.as_str())
        {
            return phrase.clone().with("game", self.words.game(game));
        }
        match phrase.args.get("seat") {
            Some(play::Value::Number(seat)) => {
                let name = self.words.say(&Phrase::new("player-of-seat").with("number", seat + 1));
                phrase.clone().with("player", name)
            }
            _ => phrase.clone(),
        }
    }
}
