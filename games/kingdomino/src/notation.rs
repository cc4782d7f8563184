//! Moves and luck as text.
//!
//! ```text
//! 48@1,0>e      domino 48: left half right of the castle, right half east of it
//! discard 48    it fits nowhere
//! pick 37       the king goes onto domino 37
//! kings 1 0 0 1 the order of the first choice, by seats
//! row 3 17 22 41
//! ```
//!
//! A square is `x,y`, counted from the castle; y grows downwards, so `>n` leads to a smaller y.

use crate::board::{Direction, Spot, Square};
use crate::codes;
use crate::options::Kingdomino;
use crate::rules::{FOUR, Luck, Move, Stage, State};
use crate::tiles::{TILES, Tile, Tiles};
use play::{Cursor, Eyes, Notation, Refusal, Seat, TextError};
use std::fmt;

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}>{}", self.at.x, self.at.y, self.to)
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Direction::East => "e",
            Direction::South => "s",
            Direction::West => "w",
            Direction::North => "n",
        })
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Place(tile, spot) => write!(f, "{tile}@{spot}"),
            Move::Discard(tile) => write!(f, "discard {tile}"),
            Move::Pick(tile) => write!(f, "pick {tile}"),
        }
    }
}

impl Notation for Kingdomino {
    fn move_text(&self, _: &State, m: Move) -> String {
        m.to_string()
    }

    fn parse_move(&self, _: &State, text: &str) -> Result<Move, TextError> {
        let mut cursor = Cursor::new(text);
        cursor.skip_spaces();
        let m = if cursor.eat("pick ") {
            cursor.skip_spaces();
            Move::Pick(tile(&mut cursor)?)
        } else if cursor.eat("discard ") {
            cursor.skip_spaces();
            Move::Discard(tile(&mut cursor)?)
        } else if cursor.peek().is_some_and(|c| c.is_ascii_digit()) {
            let (tile, spot) = placement(&mut cursor)?;
            Move::Place(tile, spot)
        } else {
            return Err(cursor.error(codes::TEXT_MOVE));
        };
        cursor.finish()?;
        Ok(m)
    }

    fn luck_text(&self, _: &State, luck: Luck, _: Eyes) -> String {
        match luck {
            Luck::Kings(kings) => {
                kings.iter().flatten().fold("kings".to_owned(), |text, king| format!("{text} {king}"))
            }
            Luck::Row(tiles) => tiles.fold("row".to_owned(), |text, tile| format!("{text} {tile}")),
        }
    }

    fn parse_luck(&self, state: &State, text: &str) -> Result<Luck, Refusal> {
        let mut cursor = Cursor::new(text);
        cursor.skip_spaces();
        let expected = match state.stage {
            Stage::Kings => "kings",
            Stage::Row => "row",
            _ => return Err(Refusal::new(codes::NO_LUCK).with("text", text)),
        };
        cursor.expect(expected)?;
        let luck = if expected == "row" {
            Luck::Row(self.parse_row(state, &mut cursor)?)
        } else {
            Luck::Kings(self.parse_kings(&mut cursor)?)
        };
        cursor.finish()?;
        Ok(luck)
    }

    fn position_text(&self, state: &State) -> String {
        self.write_position(state)
    }

    fn parse_position(&self, text: &str) -> Result<State, Refusal> {
        self.read_position(text)
    }
}

impl Kingdomino {
    fn parse_row(&self, state: &State, cursor: &mut Cursor<'_>) -> Result<Tiles, Refusal> {
        let mut row = Tiles::NONE;
        let written = cursor.rest().split_whitespace().count();
        if written != usize::from(self.row_len()) {
            let refusal = Refusal::by_rule("K4", codes::ROW_COUNT);
            return Err(refusal.with("count", self.row_len()).with("written", written));
        }
        for _ in 0..self.row_len() {
            let tile = spaced(cursor, tile)?;
            let refusal = |code| Refusal::by_rule("K4", code).with("tile", tile.number());
            if row.has(tile) {
                return Err(refusal(codes::ROW_TWICE));
            }
            if !state.unseen.has(tile) {
                return Err(refusal(codes::ROW_SEEN));
            }
            row.add(tile);
        }
        Ok(row)
    }

    fn parse_kings(&self, cursor: &mut Cursor<'_>) -> Result<[Option<Seat>; FOUR], Refusal> {
        let mut kings = [None; FOUR];
        let written = cursor.rest().split_whitespace().count();
        if written != usize::from(self.kings()) {
            let refusal = Refusal::by_rule("K2", codes::LOT_COUNT);
            return Err(refusal.with("count", self.kings()).with("written", written));
        }
        for king in kings.iter_mut().take(self.kings().into()) {
            *king = Some(spaced(cursor, |cursor| {
                cursor.number(0, u32::from(self.seats) - 1).map(|seat| Seat(seat as u8))
            })?);
        }
        let each = |seat| kings.iter().filter(|&&king| king == Some(seat)).count();
        if let Some(seat) = Seat::all(self.seats).find(|&seat| each(seat) != usize::from(self.kings_each())) {
            return Err(Refusal::by_rule("K2", codes::KINGS_COUNT)
                .with("seat", seat)
                .with("kings", self.kings_each()));
        }
        if self.snake && (kings[0] != kings[3] || kings[1] != kings[2]) {
            return Err(Refusal::by_rule("K5", codes::KINGS_SNAKE));
        }
        Ok(kings)
    }
}

fn spaced<'a, T>(
    cursor: &mut Cursor<'a>,
    read: impl FnOnce(&mut Cursor<'a>) -> Result<T, TextError>,
) -> Result<T, TextError> {
    cursor.expect(" ")?;
    cursor.skip_spaces();
    read(cursor)
}

fn tile(cursor: &mut Cursor<'_>) -> Result<Tile, TextError> {
    let number = cursor.number(1, TILES.into())?;
    Tile::new(number as u8).ok_or_else(|| cursor.error(play::codes::TEXT_NUMBER))
}

/// Reads `48@1,0>e`, and gives a domino with equal halves its one way to be written.
pub(crate) fn placement(cursor: &mut Cursor<'_>) -> Result<(Tile, Spot), TextError> {
    let tile = tile(cursor)?;
    cursor.expect("@")?;
    let x = coordinate(cursor)?;
    cursor.expect(",")?;
    let y = coordinate(cursor)?;
    cursor.expect(">")?;
    let to = Direction::ALL.into_iter().find(|to| cursor.eat(&to.to_string()));
    let to = to.ok_or_else(|| cursor.error(codes::TEXT_DIRECTION))?;
    Ok((tile, Spot { at: Square { x, y }, to }.canonical(tile)))
}

/// Farther than any castle's frame reaches is still a square, only not a legal one.
fn coordinate(cursor: &mut Cursor<'_>) -> Result<i8, TextError> {
    let minus = cursor.eat("-");
    let n = cursor.number(0, 99)? as i8;
    Ok(if minus { -n } else { n })
}
