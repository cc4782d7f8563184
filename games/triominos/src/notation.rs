//! Moves and luck as text.
//!
//! ```text
//! tile      3-5-5              its numbers clockwise, from any corner; written from the lowest
//! move      3-5-5@2,-1         a tile and its cell (x to the right, y down, the first tile at 0,0)
//!           draw   pass
//! luck      deal 0-0-1,2-3-4|… the hands, seat by seat; `?` for a hidden one
//!           deal 0-0-1,2-3-4 start 3-5-5    alone
//!           tile 3-5-5         the tile that was drawn; `tile ?` for the others
//! ```

use crate::Triominos;
use crate::board::Cell;
use crate::codes;
use crate::rules::{Luck, Move, Stage, State};
use crate::score::MAX_SEATS;
use crate::tiles::{Tile, Tiles};
use play::{Cursor, Eyes, Notation, Refusal, Seat, TextError};
use std::fmt::Display;

impl Notation for Triominos {
    fn move_text(&self, _: &State, m: Move) -> String {
        match m {
            Move::Lay { tile, cell } => format!("{tile}@{cell}"),
            Move::Draw => "draw".to_owned(),
            Move::Pass => "pass".to_owned(),
        }
    }

    fn parse_move(&self, _: &State, text: &str) -> Result<Move, TextError> {
        let mut cursor = Cursor::new(text);
        cursor.skip_spaces();
        let m = if cursor.eat("draw") {
            Move::Draw
        } else if cursor.eat("pass") {
            Move::Pass
        } else {
            let tile = read_tile(&mut cursor)?;
            cursor.expect("@")?;
            Move::Lay { tile, cell: read_cell(&mut cursor)? }
        };
        cursor.finish()?;
        Ok(m)
    }

    fn luck_text(&self, state: &State, luck: Luck, eyes: Eyes) -> String {
        let hand = |seat: Seat, tiles: Tiles| {
            if eyes.see(seat) { set_text(tiles) } else { "?".to_owned() }
        };
        match luck {
            Luck::Deal(hands) => {
                let hands = Seat::all(self.seats).map(|seat| hand(seat, hands[seat.index()]));
                format!("deal {}", joined(hands, "|"))
            }
            Luck::Alone { hand: tiles, start } => format!("deal {} start {start}", hand(Seat(0), tiles)),
            Luck::Drawn(tile) if eyes.see(state.turn) => format!("tile {tile}"),
            Luck::Drawn(_) => "tile ?".to_owned(),
        }
    }

    fn parse_luck(&self, state: &State, text: &str) -> Result<Luck, Refusal> {
        let mut cursor = Cursor::new(text);
        cursor.skip_spaces();
        let luck = match state.stage {
            Stage::Deal => self.read_deal(&mut cursor)?,
            Stage::Draw => read_drawn(&mut cursor, state)?,
            Stage::Start | Stage::Play | Stage::Over => {
                return Err(Refusal::new(codes::NO_LUCK));
            }
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

impl Triominos {
    fn read_deal(&self, cursor: &mut Cursor) -> Result<Luck, Refusal> {
        cursor.expect("deal ")?;
        let mut hands = [Tiles::NONE; MAX_SEATS];
        let mut seen = Tiles::NONE;
        for (seat, hand) in hands[..usize::from(self.seats)].iter_mut().enumerate() {
            if seat > 0 {
                cursor.expect("|")?;
            }
            *hand = read_set(cursor, &mut seen)?;
            if hand.len() != self.hand_size() {
                return Err(Refusal::by_rule("T2", codes::HAND_SIZE)
                    .with("seat", seat)
                    .with("count", hand.len())
                    .with("expected", self.hand_size()));
            }
        }
        if !self.alone() {
            return Ok(Luck::Deal(hands));
        }
        cursor.expect(" start ")?;
        let start = read_new_tile(cursor, &mut seen)?;
        Ok(Luck::Alone { hand: hands[0], start })
    }
}

fn read_drawn(cursor: &mut Cursor, state: &State) -> Result<Luck, Refusal> {
    cursor.expect("tile ")?;
    let tile = read_tile(cursor)?;
    if state.pool.has(tile) {
        return Ok(Luck::Drawn(tile));
    }
    Err(Refusal::by_rule("T6", codes::NOT_IN_POOL).with("tile", tile.to_string()))
}

pub(crate) fn set_text(tiles: Tiles) -> String {
    or_dash(joined(tiles.iter(), ","))
}

pub(crate) fn or_dash(text: String) -> String {
    if text.is_empty() { "-".to_owned() } else { text }
}

pub(crate) fn joined<T: Display>(items: impl IntoIterator<Item = T>, between: &str) -> String {
    let texts: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    texts.join(between)
}

pub(crate) fn read_tile(cursor: &mut Cursor) -> Result<Tile, TextError> {
    let column = cursor.column();
    let mut corners = [0; 3];
    for (n, corner) in corners.iter_mut().enumerate() {
        if n > 0 {
            cursor.expect("-")?;
        }
        *corner = cursor.number(0, 5)? as u8;
    }
    let [a, b, c] = corners;
    let text = || format!("{a}-{b}-{c}");
    Tile::of(corners).ok_or_else(|| TextError::new(column, codes::TEXT_TILE).with("text", text()))
}

/// A tile that has not been named before.
pub(crate) fn read_new_tile(cursor: &mut Cursor, seen: &mut Tiles) -> Result<Tile, Refusal> {
    let tile = read_tile(cursor)?;
    if seen.has(tile) {
        return Err(Refusal::by_rule("T1", codes::TILE_TWICE).with("tile", tile.to_string()));
    }
    *seen = seen.or(tile.alone());
    Ok(tile)
}

pub(crate) fn read_set(cursor: &mut Cursor, seen: &mut Tiles) -> Result<Tiles, Refusal> {
    let mut set = Tiles::NONE;
    if cursor.eat("-") {
        return Ok(set);
    }
    loop {
        set = set.or(read_new_tile(cursor, seen)?.alone());
        if !cursor.eat(",") {
            return Ok(set);
        }
    }
}

pub(crate) fn read_cell(cursor: &mut Cursor) -> Result<Cell, TextError> {
    let x = read_signed(cursor, 99)? as i8;
    cursor.expect(",")?;
    Ok(Cell::new(x, read_signed(cursor, 99)? as i8))
}

pub(crate) fn read_signed(cursor: &mut Cursor, max: u32) -> Result<i32, TextError> {
    let sign = if cursor.eat("-") { -1 } else { 1 };
    Ok(sign * cursor.number(0, max)? as i32)
}
