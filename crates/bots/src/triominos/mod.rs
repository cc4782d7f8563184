//! The bots of Triominos.
//!
//! | name | how it thinks |
//! | --- | --- |
//! | `greedy` | most points now: the reference player |
//! | `beginner` | overlooks nearly half of what fits; every second time lays the highest it sees, else any |
//! | `easy` | looks for the highest tile, overlooks some, sees no bonuses |
//! | `medium` | points now, less the bonuses it leaves to others, and half of the next own one |
//! | `hard` | points now against the answer, in two dozen worlds; with more than two players the round played out in 48 |
//! | `expert` | a tree over many worlds, likely ones more often; rounds for the match; exact endings |

mod chances;
mod ending;
mod evaluation;
mod expert;
mod judge;
mod levels;
mod reasons;
mod reference;

pub use chances::{RoundOut, round_value};
pub use reference::MostPoints;

use crate::speed::{Course, MeanOf};
use crate::{BotGame, Bots, Judge, Level};
use expert::Expert;
use levels::{Beginner, Easy, Hard, Medium};
use play::{Game as _, Phrase, Seat};
use reference::Greedy;
use search::Limits;
use triominos::{Move, Triominos, View};

impl BotGame for Triominos {
    // A node is a round played out; a move that is hard to tell takes several times as many.
    const CARE: Limits = Limits::nodes(2500);

    const COURSES: &'static [Course] =
        &[Course { choices: &[("rounds", "1")], ..Course::of(2, MeanOf::Moves, 80.1) }];

    fn bots() -> Bots<Triominos> {
        Bots::new()
            .with("greedy", |_| Box::new(Greedy))
            .with_level(Level::Beginner, |_| Box::new(Beginner { notices: 55, prefers: 50 }))
            .with_level(Level::Easy, |_| Box::new(Easy { notices: 85 }))
            .with_level(Level::Medium, |_| Box::new(Medium))
            .with_level(Level::Hard, |game| Box::new(Hard::at(game.seats())))
            .with_level(Level::Expert, |_| Box::new(Expert::default()))
    }

    fn judge(&self) -> Box<dyn Judge<Triominos>> {
        Box::new(judge::ByRounds(Expert::default()))
    }

    fn reasons(&self, view: &View, seat: Seat, m: Move) -> Vec<Phrase> {
        reasons::reasons(self, view, seat, m)
    }
}
