//! Minds that need no game's own knowledge.

use crate::{Expected, Mind, Ranked, Thought};
use play::dice::Seeded;
use play::{Dice, Game, Seat};
use search::{Budget, Policy, Scratch};

/// The legal moves of the seat whose turn it is in this view.
///
/// Every world that fits a view has the same legal moves: they depend on what the acting seat sees.
pub fn legal<G: Game>(game: &G, view: &G::View, seed: u64) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.moves(&game.guess(view, &mut Seeded::new(seed)), &mut moves);
    moves
}

/// Every legal move equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Mind<G> for Random {
    fn think(&mut self, game: &G, view: &G::View, _: Seat, _: &Budget, seed: u64) -> Thought<G::Move> {
        let moves = legal(game, view, seed);
        let share = 1.0 / f64::from(game.seats());
        let best = moves[Seeded::new(seed ^ 0x5eed).below(moves.len() as u32) as usize];
        let mut thought = Thought::of(best, Expected::Share(share));
        let others = moves.iter().filter(|&&m| m != best);
        thought.ranked.extend(others.map(|&m| Ranked::new(m, Expected::Share(share), 0)));
        thought
    }
}

/// A mind that follows a policy of rollouts, seeing one guessed world.
/// Only for policies that use nothing of it but what the seat can see.
#[derive(Clone, Copy, Debug, Default)]
pub struct Follow<P>(pub P);

impl<G: Game, P: Policy<G>> Mind<G> for Follow<P> {
    fn think(&mut self, game: &G, view: &G::View, _: Seat, _: &Budget, seed: u64) -> Thought<G::Move> {
        let mut dice = Seeded::new(seed);
        let state = game.guess(view, &mut dice);
        let best = self.0.choose(game, &state, &mut Scratch::new(), &mut dice);
        Thought::of(best, Expected::Points(0.0))
    }
}
