//! The bots of Quixo.

mod book;
mod engine;
mod evaluation;
mod expert;
mod judge;
mod levels;
mod net;
mod oracle;
mod reasons;
pub mod solver;
mod train;
mod train_net;

pub use expert::SearchMind;
pub use oracle::{Oracle, Tables, tables_folder};

use crate::speed::{Course, MeanOf, Tree};
use crate::worth::Worth;
use crate::{BotGame, Bots, Judge, Level};
use levels::{Beginner, Easy, Greedy};
use play::{Game as _, Phrase, Seat, Turn};
use quixo::{Board, Move, Quixo, Square, State, Symbol, View};
use search::{Limits, Stop};
use solver::Solution;

impl BotGame for Quixo {
    const ADVISER: &'static str = "judge";
    const CARE: Limits = Limits::nodes(200_000);

    const LESSONS: &'static [crate::train::Lesson] = train::LESSONS;

    // The published mean knows no draw by repetition.
    const COURSES: &'static [Course] =
        &[Course { choices: &[("repetition", "no")], ..Course::of(2, MeanOf::Moves, 46.99) }];

    const TREES: &'static [Tree] = &[Tree { depth: 5, leaves: 118_928_388, count: count_leaves }];

    fn bots() -> Bots<Quixo> {
        Bots::new()
            .with("greedy", |_| Box::new(Greedy))
            .with("judge", |_| Box::new(SearchMind::judge()))
            .with_level(Level::Beginner, |_| Box::new(Beginner))
            .with_level(Level::Easy, |_| Box::new(Easy))
            .with_level(Level::Medium, |_| Box::new(SearchMind::medium()))
            .with_level(Level::Hard, |_| Box::new(SearchMind::hard()))
            .with_level(Level::Expert, |_| Box::new(SearchMind::expert()))
    }

    fn judge(&self) -> Box<dyn Judge<Quixo>> {
        Box::new(judge::BySearch(SearchMind::judge()))
    }

    fn reasons(&self, view: &View, seat: Seat, m: Move) -> Vec<Phrase> {
        reasons::reasons(self, view, seat, m)
    }

    fn worth(&self, state: &State, stop: &Stop) -> Option<Worth> {
        let open = matches!(self.turn(state), Turn::Of(_)) && self.seats() == 2;
        let solution = open.then(|| Solution::of_unless(self.size(), stop)).flatten()?;
        solution.value(state.board(), expert::symbol(self, state))
    }
}

/// Every sequence of this many pushes from the start, with the line test at every leaf.
fn count_leaves(depth: u32) -> u64 {
    let square = Square::of(5).expect("five is a size");
    let leaves = quixo::perft(square, Board::BLANK, Symbol::Cross, depth);
    assert_eq!(leaves.with_line, 0, "five cubes in line need nine pushes");
    leaves.all
}
