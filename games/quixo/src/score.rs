//! Who has won: one point for every seat of the winning side, none for anybody in a draw (Q5, Q6, Q9).

use crate::{Quixo, State, Symbol};
use play::{Game, Phrase, ScoreLine, Seat, Standing};
use serde::{Deserialize, Serialize};

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// Cross has won.
    Cross,
    /// Circle has won.
    Circle,
    /// Repetition or the cap.
    Draw,
}

impl Outcome {
    /// The victory of this side.
    pub const fn won_by(symbol: Symbol) -> Outcome {
        match symbol {
            Symbol::Cross => Outcome::Cross,
            Symbol::Circle => Outcome::Circle,
        }
    }

    /// The side that has won, unless it is a draw.
    pub const fn winner(self) -> Option<Symbol> {
        match self {
            Outcome::Cross => Some(Symbol::Cross),
            Outcome::Circle => Some(Symbol::Circle),
            Outcome::Draw => None,
        }
    }
}

pub(crate) fn standing(game: &Quixo, state: &State) -> Standing {
    Standing::by_points(Seat::all(game.seats()).map(|seat| points(state, seat)))
}

/// Who runs out of time or gives up loses, and the other side has won (Q8).
pub(crate) fn forfeit(game: &Quixo, lost: &[Seat]) -> Standing {
    Standing::by_points(Seat::all(game.seats()).map(|seat| i32::from(!lost.contains(&seat))))
}

fn points(state: &State, seat: Seat) -> i32 {
    let won = state.outcome.and_then(Outcome::winner) == Some(Symbol::of(seat));
    i32::from(won)
}

/// The one line of a winner's reckoning, which names the rule's case: an own line, or one made by the other side.
pub(crate) fn reckon(game: &Quixo, state: &State, seat: Seat) -> Vec<ScoreLine> {
    if points(state, seat) == 0 {
        return Vec::new();
    }
    let last_mover = Symbol::of(game.next(state)).other();
    let code =
        if last_mover == Symbol::of(seat) { "score-quixo-own-line" } else { "score-quixo-line-by-other" };
    vec![ScoreLine { what: Phrase::new(code), points: 1 }]
}
