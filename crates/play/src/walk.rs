//! Games played on: luck by the dice, moves as somebody chooses.

use crate::dice::Seeded;
use crate::{Game, Seat, Turn};

/// Plays a whole game, luck by the dice and moves as chosen, and gives its last position.
pub fn whole_game<G: Game>(
    game: &G,
    dice: &mut Seeded,
    choose: impl FnMut(&G::State, Seat, &mut Seeded) -> G::Move,
) -> G::State {
    play_on(game, game.start(), dice, choose, |_| false)
}

/// Plays at random until a position is as wished, or to the end, and gives the position it stopped at.
///
/// `wished` is shown every position but the first.
pub fn wander<G: Game>(game: &G, dice: &mut Seeded, wished: impl FnMut(&G::State) -> bool) -> G::State {
    let mut scratch = Vec::new();
    let anything = |state: &G::State, _, dice: &mut Seeded| game.any_move(state, &mut scratch, dice);
    play_on(game, game.start(), dice, anything, wished)
}

/// Plays on from a position, luck by the dice and moves as chosen, until a position is as wished, or to the end.
///
/// `wished` is shown every position but the first.
pub fn play_on<G: Game>(
    game: &G,
    mut state: G::State,
    dice: &mut Seeded,
    mut choose: impl FnMut(&G::State, Seat, &mut Seeded) -> G::Move,
    mut wished: impl FnMut(&G::State) -> bool,
) -> G::State {
    loop {
        match game.turn(&state) {
            Turn::Over => return state,
            Turn::Luck => {
                let luck = game.draw(&state, dice);
                game.settle(&mut state, luck);
            }
            Turn::Of(seat) => {
                let chosen = choose(&state, seat, dice);
                game.play(&mut state, chosen);
            }
        }
        if wished(&state) {
            return state;
        }
    }
}
