//! A hint: the best moves with reasons, for the faces to show.

use crate::{BotGame, Expected, Ranked};
use play::dice::Seeded;
use play::{Phrase, Seat};
use search::Budget;
use serde::Serialize;

/// How many moves a hint shows.
pub const HINTS: usize = 3;

/// One suggested move.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Hint {
    /// The move in the game's notation: what is sent back to play it.
    pub text: String,
    /// What the bot expects after it.
    pub value: Expected,
    /// How often, or how deeply, it was looked at.
    pub visits: u64,
    /// Why, in codes.
    pub reasons: Vec<Phrase>,
}

/// The three best moves for `seat`, as [`BotGame::ADVISER`] sees them from what the seat can see.
pub fn hint<G: BotGame>(game: &G, view: &G::View, seat: Seat, budget: &Budget, seed: u64) -> Vec<Hint> {
    let mut mind = G::bots().wake(game, G::ADVISER).expect("the adviser is one of the bots");
    let thought = mind.think(game, view, seat, budget, seed);
    let world = game.guess(view, &mut Seeded::new(seed));
    let reasons = |ranked: &Ranked<G::Move>| match ranked.reasons.is_empty() {
        true => game.reasons(view, seat, ranked.mv),
        false => ranked.reasons.clone(),
    };
    let hints = thought.ranked.iter().take(HINTS).map(|ranked| Hint {
        text: game.move_text(&world, ranked.mv),
        value: ranked.value,
        visits: ranked.visits,
        reasons: reasons(ranked),
    });
    hints.collect()
}
