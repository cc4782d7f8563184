//! The one list: every game with what plays it and thinks about it.
//!
//! A [`Catalogue`] is a value. [`Catalogue::standard`] has the games of the product, and a test enters a game of its
//! own beside them; whoever offers games is handed one.
//!
//! ```
//! use catalogue::Catalogue;
//! use play::{Choices, Seat};
//! use search::Budget;
//!
//! let catalogue = Catalogue::standard();
//! for entry in catalogue.all() {
//!     let mut position = catalogue.open(entry.name, entry.facts.min_seats(), &Choices::none())?;
//!     while position.turn() == play::Turn::Luck {
//!         let drawn = position.draw(&mut play::dice::Seeded::new(1))?;
//!         position.try_settle(&drawn)?;
//!     }
//!     if let play::Turn::Of(seat) = position.turn() {
//!         let thinker = catalogue.thinker(position.as_ref())?;
//!         let thought = thinker.think(position.as_ref(), "random", seat, &Budget::nodes(1), 1)?;
//!         position.try_play(&thought.best)?;
//!     }
//! }
//! # Ok::<(), play::Refusal>(())
//! ```
//!
//! What can be played is a [`table::Position`]; what can think about one is a [`Thinker`], what tells it as numbers a
//! [`learn::Learner`]. A table needs only the first and knows nothing of the others.

mod judge;
mod thinker;

pub use judge::advice;
pub use thinker::{Listener, Thinker};

use bots::{BotGame, Level};
#[cfg(not(target_family = "wasm"))]
use learn::Learner;
use play::{Choices, Encode, Facts, OptionSpec, Refusal};
use std::sync::Arc;
use table::{Games, Position};

/// Games in the order in which they are shown.
#[derive(Clone)]
pub struct Catalogue {
    entries: Vec<Entry>,
}

/// A game as it is offered: what a face needs before anything is chosen.
#[derive(Clone)]
pub struct Entry {
    /// Its short lower-case name.
    pub name: &'static str,
    /// What it tells about itself.
    pub facts: &'static Facts,
    /// Its options.
    pub options: &'static [OptionSpec],
    /// Who plays it, by name: `random`, the reference players, then the levels.
    pub bots: Arc<[&'static str]>,
    open: Open,
    thinker: &'static dyn Thinker,
    #[cfg(not(target_family = "wasm"))]
    learner: &'static dyn Learner,
}

/// Makes a game with these seats and options.
type Open = fn(u8, &Choices) -> Result<Box<dyn Position>, Refusal>;

impl Catalogue {
    /// Without any game.
    pub fn empty() -> Catalogue {
        Catalogue { entries: Vec::new() }
    }

    /// The games of the product.
    pub fn standard() -> Catalogue {
        Catalogue::empty()
            .with::<kingdomino::Kingdomino>()
            .with::<triominos::Triominos>()
            .with::<quixo::Quixo>()
            .with::<dominoes::Dominoes>()
    }

    /// The same catalogue with one more game.
    #[must_use]
    pub fn with<G: BotGame + Encode>(mut self) -> Catalogue {
        self.entries.push(Entry {
            name: G::NAME,
            facts: &G::FACTS,
            options: G::options(),
            bots: G::bots().names().collect(),
            open: table::position::open::<G>,
            thinker: thinker::of::<G>(),
            #[cfg(not(target_family = "wasm"))]
            learner: learn::of::<G>(),
        });
        self
    }

    /// Every game.
    pub fn all(&self) -> &[Entry] {
        &self.entries
    }

    /// The game of this name, or a refusal that names the games there are.
    pub fn find(&self, name: &str) -> Result<&Entry, Refusal> {
        self.entries.iter().find(|entry| entry.name == name).ok_or_else(|| {
            let known = self.entries.iter().map(|entry| entry.name).collect::<Vec<_>>().join(", ");
            Refusal::new(play::codes::GAME_UNKNOWN).with("game", name).with("possible", known)
        })
    }

    /// The start of a game with these seats and options, or why they do not fit.
    pub fn open(&self, game: &str, seats: u8, choices: &Choices) -> Result<Box<dyn Position>, Refusal> {
        (self.find(game)?.open)(seats, choices)
    }

    /// What can think about positions of this one's game.
    pub fn thinker(&self, position: &dyn Position) -> Result<&'static dyn Thinker, Refusal> {
        self.find(position.game()).map(Entry::thinker)
    }

    /// Positions of this one's game as numbers. Nobody learns in a page.
    #[cfg(not(target_family = "wasm"))]
    pub fn learner(&self, position: &dyn Position) -> Result<&'static dyn Learner, Refusal> {
        self.find(position.game()).map(Entry::learner)
    }
}

impl Entry {
    /// Whether a bot of this name plays the game, or which ones do.
    pub fn check_bot(&self, name: &str) -> Result<(), Refusal> {
        if self.bots.contains(&name) {
            return Ok(());
        }
        Err(Refusal::new(play::codes::BOT).with("bot", name).with("possible", self.bots.join(", ")))
    }

    /// The levels of its bots, weakest first.
    pub fn levels(&self) -> Vec<&'static str> {
        Level::ALL.iter().map(|level| level.name()).filter(|name| self.bots.contains(name)).collect()
    }

    /// What can think about this game.
    pub fn thinker(&self) -> &'static dyn Thinker {
        self.thinker
    }

    /// The game as numbers. Nobody learns in a page.
    #[cfg(not(target_family = "wasm"))]
    pub fn learner(&self) -> &'static dyn Learner {
        self.learner
    }
}

impl Games for Catalogue {
    fn open(&self, game: &str, seats: u8, choices: &Choices) -> Result<Box<dyn Position>, Refusal> {
        Catalogue::open(self, game, seats, choices)
    }

    fn bots(&self, game: &str) -> Result<Arc<[&'static str]>, Refusal> {
        self.find(game).map(|entry| Arc::clone(&entry.bots))
    }
}

impl std::fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.entries.iter().map(|entry| entry.name)).finish()
    }
}
