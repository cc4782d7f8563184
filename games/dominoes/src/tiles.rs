//! The set: 55 tiles from 0-0 to 9-9, one bit each.
//!
//! Tile `high-low` has the number `high · (high + 1) / 2 + low`:
//!
//! ```text
//! 0-0 1-0 1-1 2-0 2-1 2-2 3-0 …  9-9
//!  0   1   2   3   4   5   6      54
//! ```

use serde::{Serialize, Serializer};
use std::fmt;

/// How many tiles there are.
pub const TILES: usize = 55;
/// How many numbers there are, 0 to 9.
pub const NUMBERS: usize = 10;

/// One tile, by its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile(u8);

impl Tile {
    /// The tile with these two numbers, in either order; `None` if one of them is more than 9.
    pub const fn new(a: u8, b: u8) -> Option<Tile> {
        let (high, low) = if a > b { (a, b) } else { (b, a) };
        if high as usize >= NUMBERS { None } else { Some(Tile(high * (high + 1) / 2 + low)) }
    }

    pub(crate) const fn from_index(index: u8) -> Tile {
        debug_assert!((index as usize) < TILES);
        Tile(index)
    }

    /// The tile of the lowest bit of a set that is not empty.
    #[inline]
    pub(crate) const fn lowest(set: u64) -> Tile {
        Tile::from_index(set.trailing_zeros() as u8)
    }

    /// The tile of the highest bit of a set that is not empty.
    #[inline]
    pub(crate) const fn highest(set: u64) -> Tile {
        Tile::from_index(63 - set.leading_zeros() as u8)
    }

    /// Its number in the set, 0 to 54.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The larger of its two numbers.
    #[inline]
    pub const fn high(self) -> u8 {
        FACES[self.index() & 63].0
    }

    /// The smaller of its two numbers.
    #[inline]
    pub const fn low(self) -> u8 {
        FACES[self.index() & 63].1
    }

    /// Whether both numbers are the same.
    #[inline]
    pub const fn is_double(self) -> bool {
        self.high() == self.low()
    }

    /// The number beside `number`, which the tile shows.
    #[inline]
    pub const fn other(self, number: u8) -> u8 {
        let (high, low) = FACES[self.index() & 63];
        if high == number { low } else { high }
    }

    /// The set with this tile alone.
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << (self.0 & 63)
    }

    /// What it counts in hand: its pips, a double one half only (D8).
    #[inline]
    pub const fn pips(self) -> u32 {
        if self.is_double() { self.high() as u32 } else { (self.high() + self.low()) as u32 }
    }

    /// Its place in the order in which tiles start a round (D2): every double before all others,
    /// then the sum, then the larger half. The first of all, 9-9, has the largest rank.
    #[inline]
    pub const fn rank(self) -> u32 {
        let (high, low) = (self.high() as u32, self.low() as u32);
        if high == low { 1000 + high } else { (high + low) * 10 + high }
    }

    /// The tiles that would have started before this one (D2).
    #[inline]
    pub const fn before(self) -> u64 {
        BEFORE[self.index() & 63]
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.high(), self.low())
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Every tile of the set.
pub const ALL: u64 = (1 << TILES) - 1;

/// The doubles.
pub const DOUBLES: u64 = doubles();

/// The two numbers of every tile, padded to 64 so that a mask replaces the bounds check.
const FACES: [(u8, u8); 64] = faces();
const WITH: [u64; 16] = with();
const BEFORE: [u64; 64] = before();

/// The tiles that show `number`.
#[inline]
pub const fn with_number(number: u8) -> u64 {
    WITH[(number & 15) as usize]
}

/// The tiles of a set, lowest number first.
#[inline]
pub fn tiles(set: u64) -> impl Iterator<Item = Tile> + Clone {
    let mut left = set & ALL;
    std::iter::from_fn(move || {
        (left != 0).then(|| {
            let tile = Tile::lowest(left);
            left &= left - 1;
            tile
        })
    })
}

/// The tile of a set that starts a round before all others of it (D2); the set must not be empty.
#[inline]
pub fn first_to_start(set: u64) -> Tile {
    debug_assert!(set != 0, "nothing to start with");
    match set & DOUBLES {
        0 => tiles(set).max_by_key(|tile| tile.rank()).unwrap_or(Tile(0)),
        doubles => Tile::highest(doubles),
    }
}

const fn faces() -> [(u8, u8); 64] {
    let mut faces = [(0, 0); 64];
    let mut high = 0;
    while high < NUMBERS {
        let mut low = 0;
        while low <= high {
            faces[high * (high + 1) / 2 + low] = (high as u8, low as u8);
            low += 1;
        }
        high += 1;
    }
    faces
}

const fn with() -> [u64; 16] {
    let mut with = [0; 16];
    let mut index = 0;
    while index < TILES {
        let tile = Tile(index as u8);
        with[tile.high() as usize] |= tile.bit();
        with[tile.low() as usize] |= tile.bit();
        index += 1;
    }
    with
}

const fn doubles() -> u64 {
    let mut set = 0;
    let mut index = 0;
    while index < TILES {
        let tile = Tile(index as u8);
        if tile.is_double() {
            set |= tile.bit();
        }
        index += 1;
    }
    set
}

const fn before() -> [u64; 64] {
    let mut before = [0; 64];
    let mut index = 0;
    while index < TILES {
        let mut other = 0;
        while other < TILES {
            if Tile(other as u8).rank() > Tile(index as u8).rank() {
                before[index] |= 1 << other;
            }
            other += 1;
        }
        index += 1;
    }
    before
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_set_has_every_pair_once() {
        let pairs: std::collections::HashSet<_> = tiles(ALL).map(|t| (t.high(), t.low())).collect();
        assert_eq!(pairs.len(), 55);
        for tile in tiles(ALL) {
            assert_eq!(Tile::new(tile.low(), tile.high()), Some(tile));
        }
        assert_eq!(Tile::new(10, 0), None);
    }

    #[test]
    fn every_number_is_on_ten_tiles() {
        for number in 0..10 {
            assert_eq!(with_number(number).count_ones(), 10);
        }
        assert_eq!(DOUBLES.count_ones(), 10);
    }

    #[test]
    fn no_two_tiles_start_alike() {
        let mut ranks: Vec<_> = tiles(ALL).map(Tile::rank).collect();
        ranks.sort_unstable();
        ranks.dedup();
        assert_eq!(ranks.len(), 55);
        for tile in tiles(ALL) {
            assert_eq!(first_to_start(ALL & !tile.before()), tile);
        }
    }
}
