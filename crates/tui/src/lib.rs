//! The terminal face.
//!
//! [`play()`] is the whole of it: a menu where nothing was chosen, a game on the screen with keys and mouse, or
//! [`plain`] lines with numbered moves for screen readers and pipes. A game is a [`session::Session`]; it is saved
//! after every move. Boards are drawn from the view, moves come from the offers: no rules live here.
//!
//! Everything works without a terminal too, as a test does it:
//!
//! ```
//! use catalogue::Catalogue;
//! use tui::save::Saves;
//! use words::Words;
//!
//! let folder = tempfile::tempdir()?;
//! let mut options = tui::Options {
//!     catalogue: Catalogue::standard(),
//!     words: Words::of("en"),
//!     saves: Saves::new(folder.path().to_owned()),
//!     plain: true,
//!     colour: false,
//!     new_game: None,
//!     resume: None,
//! };
//! let game = options.catalogue.all()[0].name;
//! options.new_game = Some(tui::plain::against_bots(game, 2, 1, "random", &options.words));
//! let mut said = Vec::new();
//! tui::plain::run(&options, &mut "1\nquit\n".as_bytes(), &mut said)?;
//! assert!(!said.is_empty());
//! assert_eq!(options.saves.list().len(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`boards`] draws a view in characters, as large as a window allows; [`live`] shows a table of a server; [`replay`]
//! goes through a record.

pub mod boards;
mod codes;
pub mod live;
mod menu;
pub mod plain;
pub mod replay;
pub mod save;
pub mod screen;
pub mod session;
mod shown;
pub mod talk;
mod terminal;

use catalogue::Catalogue;
use save::{SaveError, Saves};
use session::{NewGame, Session};
use std::path::PathBuf;
use table::fair::Secret;
use words::Words;

/// What the command line decided.
pub struct Options {
    /// The games there are.
    pub catalogue: Catalogue,
    /// The language.
    pub words: Words,
    /// Where games are saved.
    pub saves: Saves,
    /// Lines of text instead of a screen.
    pub plain: bool,
    /// Colours may be used.
    pub colour: bool,
    /// The game to play at once; otherwise the menu asks.
    pub new_game: Option<NewGame>,
    /// A save to go on with.
    pub resume: Option<PathBuf>,
}

/// Why playing ended early.
#[derive(Debug, thiserror::Error)]
pub enum PlayError {
    /// The terminal failed.
    #[error(transparent)]
    Terminal(#[from] std::io::Error),
    /// What is typed cannot be read.
    #[error("{0}")]
    Input(std::io::Error),
    /// A save could not be read or written.
    #[error(transparent)]
    Save(#[from] SaveError),
    /// The choices do not fit.
    #[error("{0}")]
    Refused(play::Refusal),
    /// The terminal is too small.
    #[error("{columns}×{rows}")]
    TooSmall {
        /// Columns there are.
        columns: u16,
        /// Rows there are.
        rows: u16,
    },
    /// No source of randomness.
    #[error("{0}")]
    Luck(getrandom::Error),
}

impl From<play::Refusal> for PlayError {
    fn from(refusal: play::Refusal) -> PlayError {
        PlayError::Refused(refusal)
    }
}

/// Plays until the user leaves.
pub fn play(options: &Options) -> Result<(), PlayError> {
    if options.plain {
        return plain::run(options, &mut std::io::stdin().lock(), &mut std::io::stdout().lock());
    }
    screen::run(options)
}

/// The game to begin with: the one asked for, or the save.
fn open(options: &Options) -> Result<Option<(Session, PathBuf)>, PlayError> {
    if let Some(path) = &options.resume {
        return Ok(Some((options.saves.read(&options.catalogue, path)?, path.clone())));
    }
    options.new_game.as_ref().map(|new_game| begin(new_game, options)).transpose()
}

/// A new game with a secret of its own, saved at once: its name is taken.
pub fn begin(new_game: &NewGame, options: &Options) -> Result<(Session, PathBuf), PlayError> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(PlayError::Luck)?;
    let session = Session::new(&options.catalogue, new_game, Secret::new(bytes))?;
    let path = options.saves.fresh(&new_game.game)?;
    options.saves.write(&path, &session)?;
    Ok((session, path))
}
