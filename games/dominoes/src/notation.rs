//! Moves and luck as text.
//!
//! - A tile: `9-4`, in either order. A move: `9-4`; `9-4 left` and `9-4 right` where it fits both ends and they
//!   differ; `draw`; `pass`.
//! - Luck: `deal 5-5,5-3,…/7-7,…` with one hand for each seat, or the drawn tile. What may not be seen is `?`.

use crate::Dominoes;
use crate::board::{End, Line};
use crate::codes;
use crate::rules::{HAND, Hands, Luck, Move, Stage, State};
use crate::tiles::{Tile, tiles};
use play::{Cursor, Eyes, MAX_SEATS, Notation, Refusal, Seat, TextError};
use std::str::FromStr;

impl Notation for Dominoes {
    fn move_text(&self, s: &State, m: Move) -> String {
        match m {
            Move::Draw => "draw".to_owned(),
            Move::Pass => "pass".to_owned(),
            Move::Lay { tile, end: End::Left } if both_ends(&s.line, tile) => format!("{tile} left"),
            Move::Lay { tile, end: End::Right } if both_ends(&s.line, tile) => format!("{tile} right"),
            Move::Lay { tile, .. } => tile.to_string(),
        }
    }

    fn parse_move(&self, s: &State, text: &str) -> Result<Move, TextError> {
        match text.trim() {
            "draw" => return Ok(Move::Draw),
            "pass" => return Ok(Move::Pass),
            _ => {}
        }
        let mut cursor = Cursor::new(text);
        cursor.skip_spaces();
        let tile = read_tile(&mut cursor)?;
        cursor.skip_spaces();
        let said =
            if cursor.eat("left") { Some(End::Left) } else { cursor.eat("right").then_some(End::Right) };
        let unsaid = cursor.error(codes::TEXT_WHICH_END).with("tile", tile.to_string());
        cursor.finish()?;
        let line = if s.stage == Stage::Start { &Line::EMPTY } else { &s.line };
        let end = which_end(line, tile, said).ok_or(unsaid)?;
        Ok(Move::Lay { tile, end })
    }

    fn luck_text(&self, s: &State, luck: Luck, eyes: Eyes) -> String {
        match luck {
            Luck::Tile(tile) if eyes.see(s.seat) => tile.to_string(),
            Luck::Tile(_) => "?".to_owned(),
            Luck::Deal(hands) => {
                let hand = |seat: Seat| {
                    if eyes.see(seat) { tiles_text(hands[seat.index()]) } else { "?".to_owned() }
                };
                format!("deal {}", Seat::all(self.seats).map(hand).collect::<Vec<_>>().join("/"))
            }
        }
    }

    fn parse_luck(&self, s: &State, text: &str) -> Result<Luck, Refusal> {
        match s.stage {
            Stage::Deal => self.parse_deal(text).map(Luck::Deal),
            Stage::Draw => {
                let tile: Tile = text.trim().parse()?;
                if s.stock() & tile.bit() != 0 {
                    return Ok(Luck::Tile(tile));
                }
                Err(Refusal::by_rule("D5", codes::NOT_IN_STOCK).with("tile", tile.to_string()))
            }
            Stage::Start | Stage::Second | Stage::Turn | Stage::Over => Err(Refusal::new(codes::NO_LUCK)),
        }
    }
    fn position_text(&self, s: &State) -> String {
        self.write_position(s)
    }

    fn parse_position(&self, text: &str) -> Result<State, Refusal> {
        self.read_position(text)
    }
}

impl FromStr for Tile {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Tile, TextError> {
        let mut cursor = Cursor::new(text);
        let tile = read_tile(&mut cursor)?;
        cursor.finish()?;
        Ok(tile)
    }
}

pub(crate) fn read_tile(cursor: &mut Cursor<'_>) -> Result<Tile, TextError> {
    let error = cursor.error(codes::TEXT_TILE);
    let mut number = || cursor.take().and_then(|digit| digit.to_digit(10)).map(|digit| digit as u8);
    let first = number().ok_or_else(|| error.clone())?;
    cursor.expect("-")?;
    let mut number = || cursor.take().and_then(|digit| digit.to_digit(10)).map(|digit| digit as u8);
    let second = number().ok_or_else(|| error.clone())?;
    if cursor.peek().is_some_and(|next| next.is_ascii_digit()) {
        return Err(error);
    }
    Tile::new(first, second).ok_or(error)
}

/// Whether a tile could go to either of two ends that differ (D9).
fn both_ends(line: &Line, tile: Tile) -> bool {
    let (left, right) = line.ends();
    left != right && line.fits(tile, End::Left) && line.fits(tile, End::Right)
}

/// The end a move goes to; `None` if it must be said and is not.
fn which_end(line: &Line, tile: Tile, said: Option<End>) -> Option<End> {
    let (left, right) = line.ends();
    match said {
        Some(_) if !line.is_empty() && left == right => Some(End::Right),
        Some(end) => Some(end),
        None if line.is_empty() => Some(End::Start),
        None if both_ends(line, tile) => None,
        None if left != right && line.fits(tile, End::Left) => Some(End::Left),
        None => Some(End::Right),
    }
}

pub(crate) fn tiles_text(set: u64) -> String {
    if set == 0 {
        return "-".to_owned();
    }
    tiles(set).map(|tile| tile.to_string()).collect::<Vec<_>>().join(",")
}

/// A tile that has not been named before.
pub(crate) fn read_new_tile(cursor: &mut Cursor<'_>, all: &mut u64) -> Result<Tile, Refusal> {
    let column = cursor.column();
    let tile = read_tile(cursor)?;
    if *all & tile.bit() != 0 {
        let refusal = Refusal::by_rule("D1", codes::TILE_TWICE);
        return Err(refusal.with("tile", tile.to_string()).with("column", column));
    }
    *all |= tile.bit();
    Ok(tile)
}

impl Dominoes {
    fn parse_deal(&self, text: &str) -> Result<Hands, Refusal> {
        let mut cursor = Cursor::new(text);
        cursor.skip_spaces();
        cursor.expect("deal")?;
        cursor.expect(" ")?;
        cursor.skip_spaces();
        let hands = self.read_hands("deal", &mut cursor)?;
        cursor.finish()?;
        let five = |hand: &u64| hand.count_ones() == HAND;
        if !hands[..usize::from(self.seats)].iter().all(five) {
            return Err(Refusal::by_rule("D1", codes::DEAL).with("count", HAND));
        }
        Ok(hands)
    }

    /// One hand for each seat, no tile twice.
    pub(crate) fn read_hands(&self, field: &str, cursor: &mut Cursor<'_>) -> Result<Hands, Refusal> {
        let mut hands = [0; MAX_SEATS];
        let mut all = 0;
        for (seat, hand) in hands[..usize::from(self.seats)].iter_mut().enumerate() {
            if seat > 0 && !cursor.eat("/") {
                return Err(Refusal::new(codes::HANDS)
                    .with("field", field)
                    .with("seats", self.seats)
                    .with("column", cursor.column()));
            }
            if cursor.eat("-") {
                continue;
            }
            loop {
                *hand |= read_new_tile(cursor, &mut all)?.bit();
                if !cursor.eat(",") {
                    break;
                }
            }
        }
        Ok(hands)
    }
}
