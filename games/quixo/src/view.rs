//! What one pair of eyes sees: everything lies open.

use crate::rules::NOBODY;
use crate::{Board, Cube, Outcome, Quixo, State};
use play::{Game, Seat, Turn};
use serde::Serialize;

/// The position as it is drawn and spoken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "QuixoView"))]
pub struct View {
    /// Cells in a row.
    pub size: u8,
    /// The cubes row by row from the top.
    pub cells: Vec<Cube>,
    /// Who made or makes the first move, once the lot is drawn.
    pub starter: Option<Seat>,
    /// Who is to move; nobody before the lot and after the end.
    pub turn: Option<Seat>,
    /// Moves made.
    pub moves: u32,
    /// Moves after which the game is drawn.
    pub cap: Option<u32>,
    /// How many times this position has come up; the third ends the game.
    pub repeats: u32,
    /// How the game ended.
    pub winner: Option<Outcome>,
    /// The cells of the winner's lines.
    pub line: Vec<u8>,
    /// Where the last cube was taken and where it went in; nothing after a pass.
    pub last: Option<LastPush>,
    /// The positions that may still come up again, for players that think; a face has no use for them.
    #[serde(skip)]
    pub(crate) past: Vec<u64>,
}

/// Where the last push began and ended, as cells counted row by row from the top. Clients know it as a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "QuixoStep"))]
pub struct LastPush {
    /// Where the cube was taken.
    pub from: u8,
    /// Where it went in.
    pub to: u8,
}

impl View {
    pub(crate) fn new(game: &Quixo, state: &State) -> View {
        let cells = u32::from(game.size()).pow(2) as u8;
        let line = state.outcome.and_then(Outcome::winner);
        let line = line.map_or(0, |winner| game.square.filled(state.board, winner));
        View {
            size: game.size(),
            cells: (0..cells).map(|cell| game.cube(state.board, state.dots, cell)).collect(),
            starter: (state.starter != NOBODY).then_some(Seat(state.starter)),
            turn: match game.turn(state) {
                Turn::Of(seat) => Some(seat),
                Turn::Luck | Turn::Over => None,
            },
            moves: state.moves,
            cap: game.cap(),
            repeats: state.repeats() as u32,
            winner: state.outcome,
            line: (0..cells).filter(|cell| line >> cell & 1 == 1).collect(),
            last: state.last(game.square).map(|(from, to)| LastPush { from, to }),
            past: state.past.iter().collect(),
        }
    }
}

impl Quixo {
    /// What a cell shows.
    pub(crate) fn cube(&self, board: Board, dots: u32, cell: u8) -> Cube {
        let symbol = board.at(cell);
        let second = (dots >> cell & 1) as u8;
        let dot = symbol.filter(|_| self.has_dots()).map(|symbol| Seat(symbol as u8 + 2 * second));
        Cube { symbol, dot }
    }
}
