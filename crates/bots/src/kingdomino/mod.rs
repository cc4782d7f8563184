//! The bots of Kingdomino.
//!
//! `reference` has the players of the literature, `evaluation` the learnt evaluation, `net` what corrects it, `planner`
//! the quick player that follows it, `row` the one
//! that looks at a row as a whole, `rollouts` the search over its candidates, `ending` the last row, which needs none,
//! `last_choices` the choosing before that, `levels` the five levels.
//!
//! Everything is seen by everybody in this game, except what luck will bring: the bots draw that themselves.

mod ending;
mod evaluation;
mod expert;
mod judge;
mod last_choices;
mod levels;
mod net;
mod planner;
mod reasons;
mod reference;
mod rollouts;
mod row;
mod survey;
mod train;
mod train_net;

pub use expert::LooksAhead;
pub use planner::{Planner, Plans};

use crate::speed::{Course, MeanOf};
use crate::{BotGame, Bots, Follow, Judge, Level};
use kingdomino::{Kingdomino, Move, View};
use levels::PointsAtOnce;
use play::{Phrase, Seat};
use reference::{DuelGreedy, FullGreedy, Greedy, GreedyPlacement, Sampling};
use search::{AnyMove, Limits};

impl BotGame for Kingdomino {
    const ADVISER: &'static str = "judge";
    const CARE: Limits = Limits::nodes(6000);

    const LESSONS: &'static [crate::train::Lesson] = train::LESSONS;

    const COURSES: &'static [Course] = &[
        Course::of(4, MeanOf::Points, 19.28),
        Course::of(2, MeanOf::Points, 19.10),
        Course {
            title: Some("Mighty Duel"),
            choices: &[("mighty_duel", "yes")],
            ..Course::of(2, MeanOf::Points, 52.48)
        },
    ];

    fn bots() -> Bots<Kingdomino> {
        Bots::new()
            .with("greedy", |_| Box::new(Follow(Greedy)))
            .with("gprd", |_| Box::new(Follow(GreedyPlacement)))
            .with("full-greedy", |_| Box::new(Follow(FullGreedy)))
            .with("duel-greedy", |_| Box::new(Follow(DuelGreedy)))
            .with("mce-tr", |_| Box::new(Sampling(AnyMove)))
            .with("mce-fg", |_| Box::new(Sampling(FullGreedy)))
            .with("planner", |game| Box::new(Follow(Planner::learnt(game.size()))))
            .with("judge", |_| Box::new(LooksAhead::JUDGE))
            .with_level(Level::Beginner, |_| Box::new(PointsAtOnce::BEGINNER))
            .with_level(Level::Easy, |_| Box::new(PointsAtOnce::EASY))
            .with_level(Level::Medium, |_| Box::new(LooksAhead::MEDIUM))
            .with_level(Level::Hard, |_| Box::new(LooksAhead::HARD))
            .with_level(Level::Expert, |_| Box::new(LooksAhead::EXPERT))
    }

    fn judge(&self) -> Box<dyn Judge<Kingdomino>> {
        Box::new(judge::ByRows(LooksAhead::JUDGE))
    }

    fn reasons(&self, view: &View, seat: Seat, m: Move) -> Vec<Phrase> {
        reasons::reasons(self, view, seat, m)
    }
}
