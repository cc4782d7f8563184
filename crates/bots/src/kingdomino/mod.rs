//! The bots of Kingdomino.

pub mod planner;
pub mod promise;
pub mod reference;

use crate::{Bots, Follow, Played};
use kingdomino::Kingdomino;
use planner::{Planner, learnt};
use reference::{DuelGreedy, FullGreedy, Greedy, GreedyPlacement};
use search::Limits;

impl Played for Kingdomino {
    fn bots() -> Bots<Kingdomino> {
        let once = Limits::nodes(1);
        Bots::new()
            .with("greedy", once, |_| Box::new(Follow(Greedy)))
            .with("gprd", once, |_| Box::new(Follow(GreedyPlacement)))
            .with("full-greedy", once, |_| Box::new(Follow(FullGreedy)))
            .with("duel-greedy", once, |_| Box::new(Follow(DuelGreedy)))
            .with("planner", once, |game| Box::new(Follow(Planner { promise: learnt(game.size()) })))
    }
}
