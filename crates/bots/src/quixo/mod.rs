//! The bots of Quixo.

mod engine;
mod evaluation;
mod expert;
mod levels;
mod oracle;
mod reasons;
pub mod solver;
pub mod train;

pub use evaluation::Weights;
pub use expert::{LineJudge, Thinker};
pub use levels::{Beginner, Easy, Greedy};
pub use oracle::{Fate, Oracle, Tables, oracle, tables_folder};

use crate::{Bots, Level, Played};
use play::{Phrase, Seat};
use quixo::{Move, Quixo, View};

impl Played for Quixo {
    const JUDGES: [&'static str; 2] = ["judge", "judge"];

    const LESSONS: &'static [crate::train::Lesson] = train::LESSONS;

    fn bots() -> Bots<Quixo> {
        Bots::new()
            .with("greedy", |_| Box::new(Greedy))
            .with("judge", |_| Box::new(Thinker::judge()))
            .with_level(Level::Beginner, |_| Box::new(Beginner))
            .with_level(Level::Easy, |_| Box::new(Easy))
            .with_level(Level::Medium, |_| Box::new(Thinker::medium()))
            .with_level(Level::Hard, |_| Box::new(Thinker::hard()))
            .with_level(Level::Expert, |_| Box::new(Thinker::expert()))
    }

    fn reasons(&self, view: &View, seat: Seat, m: Move) -> Vec<Phrase> {
        reasons::reasons(self, view, seat, m)
    }
}
