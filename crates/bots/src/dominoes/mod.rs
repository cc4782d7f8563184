//! The bots of Domino Double 9: [`Taste`] says what looks good, [`Glance`] follows it,
//! [`Expert`] plays worlds out and solves endings.

mod ending;
mod learnt;
mod players;
mod reasons;
mod taste;
pub mod train;
mod worth;

pub use players::{Expert, Glance};
pub use taste::{Look, Taste, WEIGHTS, miss_chance, variety};
pub use worth::{RoundOut, RoundWorth};

use crate::{Bots, Level, Played};
use dominoes::{Dominoes, Move, View};
use play::{Phrase, Seat};
use search::Limits;

impl Played for Dominoes {
    fn bots() -> Bots<Dominoes> {
        Bots::new()
            .with("greedy", Limits::nodes(1), |_| Box::new(Glance::strict(Taste::HEAVY)))
            .with("keep-most-matches", Limits::nodes(1), |_| Box::new(Glance::strict(Taste::KEEP)))
            .with_level(Level::Beginner, |_| Box::new(Glance::BEGINNER))
            .with_level(Level::Easy, |_| Box::new(Glance::EASY))
            .with_level(Level::Medium, |_| Box::new(Glance::MEDIUM))
            .with_level(Level::Hard, |_| Box::new(Glance::HARD))
            .with_level(Level::Expert, |_| Box::new(Expert))
    }

    fn reasons(&self, view: &View, _seat: Seat, m: Move) -> Vec<Phrase> {
        reasons::reasons(view, m)
    }
}
