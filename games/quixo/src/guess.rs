//! From a view back to the one position that fits it: nothing is hidden.

use crate::rules::past::Past;
use crate::rules::{NO_WAY, NOBODY};
use crate::{Board, Cube, Move, Quixo, State, Symbol, View};

impl View {
    /// The position that a view shows.
    pub(crate) fn state(&self, game: &Quixo) -> State {
        let (board, dots) = game.lay(&self.cells);
        State {
            board,
            dots,
            moves: self.moves,
            starter: self.starter.map_or(NOBODY, |seat| seat.0),
            outcome: self.winner,
            last: self.last.map_or(NO_WAY, |step| Move::push(game.square, step.from, step.to, None).way),
            past: self.past.iter().copied().collect::<Past>(),
        }
    }
}

impl Quixo {
    /// The board and the dots of a list of cubes.
    pub(crate) fn lay(&self, cubes: &[Cube]) -> (Board, u32) {
        let cells = |shows: &dyn Fn(&Cube) -> bool| {
            (0..).zip(cubes).filter(|(_, cube)| shows(cube)).fold(0u32, |set, (cell, _)| set | 1 << cell)
        };
        let crosses = cells(&|cube| cube.symbol == Some(Symbol::Cross));
        let circles = cells(&|cube| cube.symbol == Some(Symbol::Circle));
        let dots = cells(&|cube| cube.dot.is_some_and(|seat| seat.0 >= 2));
        (Board::new(crosses, circles), dots)
    }
}
