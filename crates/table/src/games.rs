//! The one list of games. A game that is added here is on the server, in the terminal, in Python and in the engine.

use crate::any::{Playing, Position};
use bots::Played;
use bots::arena::{Ledger, Plan, Progress, Report};
use play::{Choices, OptionSpec, Refusal};

/// A game as it is offered: what a face needs before anything is chosen.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Short lower-case name.
    pub name: &'static str,
    /// The version of its rules.
    pub rules_version: u32,
    /// Fewest seats.
    pub min_seats: u8,
    /// Most seats.
    pub max_seats: u8,
    /// Its options.
    pub options: &'static [OptionSpec],
    open: Open,
    arena: Arena,
}

/// Makes a game with these seats and options.
type Open = fn(u8, &Choices) -> Result<Box<dyn Position>, Refusal>;

/// Plays a match between bots; see [`bots::arena::run`].
type Arena =
    fn(u8, &Choices, &Plan, Option<&mut Ledger>, &mut dyn FnMut(&Progress)) -> Result<Report, Refusal>;

impl Entry {
    /// Plays a match between bots with these seats and options.
    pub fn arena(
        &self,
        seats: u8,
        choices: &Choices,
        plan: &Plan,
        ledger: Option<&mut Ledger>,
        watch: &mut dyn FnMut(&Progress),
    ) -> Result<Report, Refusal> {
        (self.arena)(seats, choices, plan, ledger, watch)
    }
}

/// Every game, in the order in which they are shown.
pub fn all() -> [Entry; 4] {
    [
        entry::<kingdomino::Kingdomino>(),
        entry::<triominos::Triominos>(),
        entry::<quixo::Quixo>(),
        entry::<dominoes::Dominoes>(),
    ]
}

/// The game of this name.
pub fn find(name: &str) -> Result<Entry, Refusal> {
    all().into_iter().find(|entry| entry.name == name).ok_or_else(|| {
        let known = all().map(|entry| entry.name).join(", ");
        Refusal::new("refused-game-unknown").with("game", name).with("possible", known)
    })
}

/// The start of a game with these seats and options, or why they do not fit.
pub fn open(name: &str, seats: u8, choices: &Choices) -> Result<Box<dyn Position>, Refusal> {
    (find(name)?.open)(seats, choices)
}

fn entry<G: Played>() -> Entry {
    Entry {
        name: G::NAME,
        rules_version: G::RULES_VERSION,
        min_seats: *G::SEATS.start(),
        max_seats: *G::SEATS.end(),
        options: G::options(),
        open: |seats, choices| Ok(Box::new(Playing::new(G::with(seats, choices)?))),
        arena: |seats, choices, plan, ledger, watch| {
            bots::arena::run(&G::with(seats, choices)?, plan, ledger, watch)
        },
    }
}
