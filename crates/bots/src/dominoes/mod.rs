//! The bots of Domino Double 9: [`Taste`] says what looks good, `levels` follow it, `expert` plays worlds out and solves
//! endings.

mod chances;
mod ending;
mod evaluation;
mod expert;
mod judge;
mod levels;
mod reasons;
mod train;

pub use chances::{RoundOut, RoundWorth};
pub use evaluation::Taste;

use crate::speed::{Course, MeanOf};
use crate::{BotGame, Bots, Judge, Level};
use dominoes::{Dominoes, Move, View};
use expert::Expert;
use levels::ByTaste;
use play::{Phrase, Seat};
use search::Limits;

impl BotGame for Dominoes {
    // A node is a round played out; a move that is hard to tell takes several times as many.
    const CARE: Limits = Limits::nodes(30_000);

    const LESSONS: &'static [crate::train::Lesson] = train::LESSONS;

    const COURSES: &'static [Course] = &[Course::of(2, MeanOf::Moves, 37.08)];

    fn bots() -> Bots<Dominoes> {
        Bots::new()
            .with("greedy", |_| Box::new(ByTaste::strict(Taste::HEAVY)))
            .with("keep-most-matches", |_| Box::new(ByTaste::strict(Taste::KEEP)))
            .with_level(Level::Beginner, |_| Box::new(ByTaste::BEGINNER))
            .with_level(Level::Easy, |_| Box::new(ByTaste::EASY))
            .with_level(Level::Medium, |_| Box::new(ByTaste::MEDIUM))
            .with_level(Level::Hard, |_| Box::new(ByTaste::HARD))
            .with_level(Level::Expert, |_| Box::new(Expert))
    }

    fn judge(&self) -> Box<dyn Judge<Dominoes>> {
        Box::new(judge::ByRounds)
    }

    fn reasons(&self, view: &View, _seat: Seat, m: Move) -> Vec<Phrase> {
        reasons::reasons(view, m)
    }
}
