//! The line: tiles end to end, with exactly two open ends. No turn order, no points.

use crate::tiles::{Tile, with_number};
use play::Seat;
use serde::Serialize;

/// No line is longer. Every number is on nine tiles that are not doubles, an odd count, and a line passes
/// through a number in pairs: at most two of the ten numbers can be used up, the other eight leave one half
/// each, on at least four tiles. 55 − 4 = 51.
pub const LONGEST: usize = 51;

/// Where a tile goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DominoesEnd"))]
#[serde(rename_all = "lowercase")]
pub enum End {
    /// It is the first of the line.
    Start,
    /// The left end.
    Left,
    /// The right end; also where both ends show the same number (D9).
    Right,
}

/// A tile as it lies: its numbers from left to right, and whose it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DominoesPlaced"))]
pub struct Placed {
    /// Its number on the left.
    pub left: u8,
    /// Its number on the right.
    pub right: u8,
    /// Who laid it.
    pub seat: Seat,
}

/// A tile as it was laid: which, where, by whom. Two bytes: `0000 ssss eett tttt` with s seat, e end, t tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Laid(u16);

impl Laid {
    fn new(tile: Tile, end: End, seat: Seat) -> Laid {
        Laid((u16::from(seat.0) << 8) | ((end as u16) << 6) | tile.index() as u16)
    }

    /// The tile.
    pub fn tile(self) -> Tile {
        Tile::from_index((self.0 & 63) as u8)
    }

    /// Where it went.
    pub fn end(self) -> End {
        match (self.0 >> 6) & 3 {
            0 => End::Start,
            1 => End::Left,
            _ => End::Right,
        }
    }

    /// Who laid it.
    pub fn seat(self) -> Seat {
        Seat((self.0 >> 8) as u8)
    }
}

/// The tiles on the table in the order in which they were laid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Line {
    laid: [Laid; LONGEST],
    len: u8,
    ends: [u8; 2],
    tiles: u64,
}

impl Default for Line {
    fn default() -> Line {
        Line::EMPTY
    }
}

impl Line {
    /// Nothing on the table.
    pub const EMPTY: Line = Line { laid: [Laid(0); LONGEST], len: 0, ends: [0; 2], tiles: 0 };

    /// The tiles in the order in which they were laid.
    pub fn laid(&self) -> &[Laid] {
        &self.laid[..usize::from(self.len)]
    }

    /// How many tiles lie there.
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether nothing lies there.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The tiles as a set.
    #[inline]
    pub fn tiles(&self) -> u64 {
        self.tiles
    }

    /// The numbers of the open ends, left and right; both 0 on an empty table.
    #[inline]
    pub fn ends(&self) -> (u8, u8) {
        (self.ends[0], self.ends[1])
    }

    /// Whether the open ends show one number or two, as a word that messages choose by.
    pub fn ends_word(&self) -> &'static str {
        if self.ends[0] == self.ends[1] { "equal" } else { "two" }
    }

    /// The set of tiles that match an open end.
    #[inline]
    pub fn fitting(&self) -> u64 {
        with_number(self.ends[0]) | with_number(self.ends[1])
    }

    /// The tile the line began with.
    #[inline]
    pub fn first(&self) -> Option<Tile> {
        self.laid().first().map(|laid| laid.tile())
    }

    /// Whether the tile matches at that end (or the table is empty, for the start).
    pub fn fits(&self, tile: Tile, end: End) -> bool {
        match end {
            End::Start => self.is_empty(),
            End::Left => !self.is_empty() && with_number(self.ends[0]) & tile.bit() != 0,
            End::Right => !self.is_empty() && with_number(self.ends[1]) & tile.bit() != 0,
        }
    }

    /// Lays a tile that fits. The first tile shows its larger number on the left.
    #[inline]
    pub fn lay(&mut self, tile: Tile, end: End, seat: Seat) {
        if end == End::Start {
            self.ends = [tile.high(), tile.low()];
        } else {
            let open = &mut self.ends[usize::from(end == End::Right)];
            *open = tile.other(*open);
        }
        self.tiles |= tile.bit();
        if let Some(place) = self.laid.get_mut(usize::from(self.len)) {
            *place = Laid::new(tile, end, seat);
            self.len += 1;
        }
    }

    /// The line as it lies, from left to right, and the index of the first and of the last laid tile in it.
    pub fn as_it_lies(&self) -> (Vec<Placed>, usize, usize) {
        let Some(start) = self.first() else { return (Vec::new(), 0, 0) };
        let (mut left, mut right) = (start.high(), start.low());
        let (mut left_arm, mut right_arm) = (Vec::new(), Vec::new());
        for laid in self.laid() {
            let (tile, seat) = (laid.tile(), laid.seat());
            match laid.end() {
                End::Start => right_arm.push(Placed { left, right, seat }),
                End::Left => {
                    let out = tile.other(left);
                    left_arm.push(Placed { left: out, right: left, seat });
                    left = out;
                }
                End::Right => {
                    let out = tile.other(right);
                    right_arm.push(Placed { left: right, right: out, seat });
                    right = out;
                }
            }
        }
        let first = left_arm.len();
        let last = if self.laid().last().is_some_and(|laid| laid.end() == End::Left) {
            0
        } else {
            first + right_arm.len() - 1
        };
        left_arm.reverse();
        left_arm.extend(right_arm);
        (left_arm, first, last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tile(a: u8, b: u8) -> Tile {
        Tile::new(a, b).unwrap()
    }

    #[test]
    fn the_line_reads_from_left_to_right() {
        let mut line = Line::EMPTY;
        line.lay(tile(5, 5), End::Start, Seat(0));
        line.lay(tile(5, 2), End::Right, Seat(0));
        line.lay(tile(3, 5), End::Left, Seat(1));
        line.lay(tile(3, 3), End::Left, Seat(2));
        let (placed, first, last) = line.as_it_lies();
        let numbers: Vec<_> = placed.iter().map(|p| (p.left, p.right)).collect();
        assert_eq!(numbers, [(3, 3), (3, 5), (5, 5), (5, 2)]);
        assert_eq!((first, last), (2, 0));
        assert_eq!(line.ends(), (3, 2));
    }
}
