//! The results of a match as a file that only grows: a header, then a line per game.
//!
//! A run that is killed loses at most the game whose line was being written; the next run plays it again.

use super::{Plan, PlayedGame, Shard, file_refusal};
use crate::BotGame;
use crate::codes;
use play::Refusal;
use search::Limits;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};

/// What a match is: results can be put together only where this agrees.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Header {
    /// Version of this format.
    pub arena: u32,
    /// The game's name.
    pub game: String,
    /// Version of its rules.
    pub rules: u32,
    /// Seats at the table.
    pub seats: u8,
    /// The options that differ from the rulebook's way.
    pub options: String,
    /// The contenders.
    pub bots: Vec<String>,
    /// Limits of those who have none of their own.
    pub limits: Limits,
    /// The seed.
    pub seed: u64,
    /// The part that was played here.
    pub shard: Shard,
}

impl Header {
    pub(super) fn new<G: BotGame>(game: &G, plan: &Plan, labels: &[String]) -> Header {
        Header {
            arena: 1,
            game: G::NAME.to_owned(),
            rules: G::FACTS.rules_version,
            seats: game.seats(),
            options: game.choices().to_string(),
            bots: labels.to_vec(),
            limits: plan.limits,
            seed: plan.seed,
            shard: plan.shard,
        }
    }

    /// Whether two files are parts of the same match.
    pub fn same_match(&self, other: &Header) -> bool {
        *self == Header { shard: self.shard, ..other.clone() }
    }
}

/// A results file.
#[derive(Debug)]
pub struct Ledger {
    path: PathBuf,
    file: Option<File>,
    header: Option<Header>,
    games: BTreeMap<u64, PlayedGame>,
}

impl Ledger {
    /// Opens a file to go on with, or makes a new one.
    pub fn open(path: &Path) -> Result<Ledger, Refusal> {
        let refuse = |error: std::io::Error| file_refusal(path, &error);
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(path).map_err(refuse)?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(refuse)?;
        let (header, games, whole) = parse(path, &text)?;
        if whole < text.len() {
            file.set_len(whole as u64).map_err(refuse)?; // the line that was being written when it was killed
        }
        Ok(Ledger { path: path.to_owned(), file: Some(file), header, games })
    }

    /// Reads a file without changing it.
    pub fn read(path: &Path) -> Result<Ledger, Refusal> {
        let text = std::fs::read_to_string(path).map_err(|error| file_refusal(path, &error))?;
        let (header, games, _) = parse(path, &text)?;
        if header.is_none() {
            return Err(Refusal::new(codes::ARENA_NOT_RESULTS).with("path", path.display().to_string()));
        }
        Ok(Ledger { path: path.to_owned(), file: None, header, games })
    }

    /// What match it is.
    ///
    /// # Panics
    /// For a file that was opened empty and not used yet.
    pub fn header(&self) -> &Header {
        self.header.as_ref().expect("a ledger that was read or used has a header")
    }

    /// The games, by their number.
    pub fn games(&self) -> &BTreeMap<u64, PlayedGame> {
        &self.games
    }

    /// Begins or goes on: the games that are there already.
    pub(super) fn take_up(&mut self, header: &Header) -> Result<BTreeMap<u64, PlayedGame>, Refusal> {
        match &self.header {
            Some(known) if known == header => {}
            Some(_) => {
                return Err(
                    Refusal::new(codes::ARENA_OTHER_MATCH).with("path", self.path.display().to_string())
                );
            }
            None => {
                self.line(header)?;
                self.header = Some(header.clone());
            }
        }
        Ok(self.games.clone())
    }

    pub(super) fn append(&mut self, game: &PlayedGame) -> Result<(), Refusal> {
        self.line(game)?;
        self.games.insert(game.number, game.clone());
        Ok(())
    }

    fn line(&mut self, what: &impl Serialize) -> Result<(), Refusal> {
        let Some(file) = &mut self.file else { return Ok(()) };
        let mut text = serde_json::to_string(what).expect("results are plain data");
        text.push('\n');
        file.write_all(text.as_bytes()).map_err(|error| file_refusal(&self.path, &error))
    }
}

type Parsed = (Option<Header>, BTreeMap<u64, PlayedGame>, usize);

/// How the lines of a file begin, as [`Header`] and [`PlayedGame`] are written.
const BEGINS: [&str; 2] = ["{\"arena\":", "{\"number\":"];

/// Header, games, and how many bytes are whole lines. What follows them is the line that was being written when a run
/// was killed, or this is not a file of results.
fn parse(path: &Path, text: &str) -> Result<Parsed, Refusal> {
    let whole = text.rfind('\n').map_or(0, |at| at + 1);
    let (mut lines, cut) = (text[..whole].lines(), &text[whole..]);
    let refuse = |line: usize| {
        Refusal::new(codes::ARENA_NOT_RESULTS).with("path", path.display().to_string()).with("line", line)
    };
    let begins = BEGINS[usize::from(whole > 0)];
    if !cut.starts_with(begins) && !begins.starts_with(cut) {
        return Err(refuse(text.lines().count()));
    }
    let Some(first) = lines.next() else { return Ok((None, BTreeMap::new(), whole)) };
    let header: Header = serde_json::from_str(first).map_err(|_| refuse(1))?;
    let mut games = BTreeMap::new();
    for (number, line) in (2..).zip(lines) {
        let game: PlayedGame = serde_json::from_str(line).map_err(|_| refuse(number))?;
        if game.seats.iter().any(|side| side.bot >= header.bots.len()) || game.rotations == 0 {
            return Err(refuse(number));
        }
        games.insert(game.number, game);
    }
    Ok((Some(header), games, whole))
}

/// Puts the shards of one match together.
pub fn merge(paths: &[PathBuf]) -> Result<Ledger, Refusal> {
    let mut parts = paths.iter().map(|path| Ledger::read(path));
    let mut all = parts.next().ok_or_else(|| Refusal::new(codes::ARENA_NOTHING_TO_MERGE))??;
    for part in parts {
        let part = part?;
        if !all.header().same_match(part.header()) {
            let path = part.path.display().to_string();
            return Err(Refusal::new(codes::ARENA_OTHER_MATCH).with("path", path));
        }
        all.games.extend(part.games);
    }
    if let Some(header) = &mut all.header {
        header.shard = Shard::WHOLE;
    }
    Ok(all)
}

impl Ledger {
    /// Writes everything to a new file; what stands there already is left alone.
    pub fn save(&self, path: &Path) -> Result<(), Refusal> {
        let line = |what: String| what + "\n";
        let mut text = line(serde_json::to_string(self.header()).expect("results are plain data"));
        for game in self.games.values() {
            text += &line(serde_json::to_string(game).expect("results are plain data"));
        }
        let file = File::create_new(path).and_then(|mut file| file.write_all(text.as_bytes()));
        file.map_err(|error| file_refusal(path, &error))
    }
}
