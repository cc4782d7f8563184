//! Bodies about what a bot thinks: hints while a game runs, an analysis when it is over.

use serde::Serialize;

/// A good move and why.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hint {
    /// The table's number it is for.
    pub number: u64,
    /// The moves, best first.
    pub moves: Vec<Advice>,
}

/// One move with what a bot thinks of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Advice {
    /// The move in the game's notation.
    pub text: String,
    /// What the mover may expect after it: 0 loses, 1 wins.
    pub value: f64,
    /// Why.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub why: Vec<play::Phrase>,
}

/// What a bot thinks of every decision of a finished game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Analysis {
    /// The game's name.
    pub game: String,
    /// One entry per move that counted.
    pub moves: Vec<Judged>,
    /// What everybody could expect, all hands open, from the start to the end: what an event changed is the difference to
    /// the entry before it.
    pub course: Vec<Moment>,
    /// Every stroke of luck.
    pub luck: Vec<Stroke>,
    /// Each seat's sums.
    pub seats: Vec<SeatSum>,
}

/// How far an analysis is that somebody waits for.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AnalysisProgress {
    /// Moments that have been judged.
    pub done: u32,
    /// All of them; 0 while nothing is judged at this node.
    pub of: u32,
}

/// What everybody could expect at some moment of a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Moment {
    /// The event after which it was so; 0 for the start.
    pub number: u64,
    /// Each seat's share of the victory; they add up to 1.
    pub shares: Vec<f64>,
    /// The standard error of the least sure of them, as far as it comes from sampling.
    pub error: f64,
    /// Whether they are proven.
    pub exact: bool,
}

/// A stroke of luck.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Stroke {
    /// The first event of it.
    pub number: u64,
    /// To whom it meant most.
    pub seat: u8,
    /// What it changed for each seat.
    pub change: Vec<f64>,
}

/// What became of one seat's chance: `start + luck + play` is `end`.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatSum {
    /// What it could expect at the start.
    pub start: f64,
    /// What it could expect at the end, or got.
    pub end: f64,
    /// What luck changed.
    pub luck: f64,
    /// What the moves of all seats changed.
    pub play: f64,
    /// Which part of the chances it had its own moves gave away, 0 to 1.
    pub given_away: f64,
}

/// One move looked at again.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Judged {
    /// The event.
    pub number: u64,
    /// Who moved.
    pub seat: u8,
    /// What was played.
    pub text: String,
    /// What the mover could expect with the best move: 0 loses, 1 wins.
    pub best: f64,
    /// What the mover could expect with the move played.
    pub played: f64,
    /// The best move.
    pub better: String,
    /// The standard error of what was given away (`best` less `played`), as far as it comes from sampling.
    pub error: f64,
    /// How good the move was: `best`, `good`, `inaccuracy`, `mistake` or `blunder`.
    pub class: String,
    /// Whether both chances are proven.
    pub exact: bool,
    /// What it changed for each seat, all hands open.
    pub change: Vec<f64>,
}
