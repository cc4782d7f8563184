//! The bots of Kingdomino.
//!
//! [`reference`] has the players of the literature, [`evaluation`] the learnt evaluation, [`planner`] the quick player
//! that follows it, [`rollouts`] the search over its candidates, [`levels`] the five levels.
//!
//! Everything is seen by everybody in this game, except what luck will bring: the bots draw that themselves.

pub mod evaluation;
pub mod expert;
pub mod levels;
pub mod planner;
mod reasons;
pub mod reference;
pub mod rollouts;
mod survey;
pub mod train;

use crate::{Bots, Follow, Level, Played};
use expert::LooksAhead;
use kingdomino::{Kingdomino, Move, View};
use levels::PointsAtOnce;
use planner::Planner;
use play::{Phrase, Seat};
use reference::{DuelGreedy, FullGreedy, Greedy, GreedyPlacement, Sampling};
use search::{AnyMove, Limits};

impl Played for Kingdomino {
    const JUDGES: [&'static str; 2] = ["judge", "judge"];

    fn bots() -> Bots<Kingdomino> {
        let once = Limits::nodes(1);
        Bots::new()
            .with("greedy", once, |_| Box::new(Follow(Greedy)))
            .with("gprd", once, |_| Box::new(Follow(GreedyPlacement)))
            .with("full-greedy", once, |_| Box::new(Follow(FullGreedy)))
            .with("duel-greedy", once, |_| Box::new(Follow(DuelGreedy)))
            .with("mce-tr", Level::Expert.pace(), |_| Box::new(Sampling(AnyMove)))
            .with("mce-fg", Level::Expert.pace(), |_| Box::new(Sampling(FullGreedy)))
            .with("planner", once, |game| Box::new(Follow(Planner::learnt(game.size()))))
            .with("judge", Level::Expert.pace(), |_| Box::new(LooksAhead::JUDGE))
            .with_level(Level::Beginner, |_| Box::new(PointsAtOnce::BEGINNER))
            .with_level(Level::Easy, |_| Box::new(PointsAtOnce::EASY))
            .with_level(Level::Medium, |_| Box::new(LooksAhead::MEDIUM))
            .with_level(Level::Hard, |_| Box::new(LooksAhead::HARD))
            .with_level(Level::Expert, |_| Box::new(LooksAhead::EXPERT))
    }

    fn reasons(&self, view: &View, seat: Seat, m: Move) -> Vec<Phrase> {
        reasons::reasons(self, view, seat, m)
    }
}
