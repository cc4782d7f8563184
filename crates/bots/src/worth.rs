//! What a position of a solved game is worth, without a doubt.

use serde::Serialize;

/// How a game ends if both sides play as well as possible, seen by the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Value {
    /// The side to move wins.
    Win,
    /// It loses.
    Loss,
    /// Neither side can force a win.
    Draw,
}

/// A value, and how many moves away the end is where that is known.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Worth {
    /// Who wins.
    pub value: Value,
    /// Moves to the end of a won or lost game.
    pub distance: Option<u8>,
}
