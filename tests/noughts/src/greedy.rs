//! Who plays it: besides `random` one that takes a line when it can, and the middle before the corners.

use crate::{Mark, Noughts, State};
use bots::{BotGame, Bots, Follow, Level};
use play::dice::Seeded;
use play::{Game, Phrase, Seat, Tell};
use search::{Policy, Scratch};

#[derive(Clone, Copy)]
struct Greedy;

impl Policy<Noughts> for Greedy {
    fn choose(&self, game: &Noughts, state: &State, scratch: &mut Scratch<Noughts>, _: &mut Seeded) -> Mark {
        game.moves(state, &mut scratch.moves);
        let worth = |&&m: &&Mark| (game.offer(state, m).wins, m.0 == 4, m.0 % 2 == 0);
        *scratch.moves.iter().max_by_key(worth).expect("somebody is to move")
    }
}

impl BotGame for Noughts {
    const ADVISER: &'static str = "greedy";

    fn bots() -> Bots<Noughts> {
        Bots::new()
            .with("greedy", |_| Box::new(Follow(Greedy)))
            .with_level(Level::Easy, |_| Box::new(Follow(Greedy)))
    }

    fn reasons(&self, view: &crate::View, _: Seat, m: Mark) -> Vec<Phrase> {
        let state = self.guess(view, &mut Seeded::new(0));
        let wins = self.offer(&state, m).wins;
        wins.then(|| Phrase::new("reason-noughts-wins")).into_iter().collect()
    }
}
