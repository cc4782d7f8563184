//! The set: 56 three-cornered tiles, one bit each, and tables of what fits where.

use serde::{Serialize, Serializer};
use std::fmt;

/// How many tiles there are (T1).
pub const COUNT: usize = 56;

/// The numbers of a tile, rising clockwise (T1).
static CORNERS: [[u8; 3]; COUNT] = all_tiles();
static VALUE: [u8; COUNT] = values();
static BETTER: [u64; COUNT] = better_starts();
static FITS: [u64; ROOM] = fits();

/// A corner is unknown or shows one of six numbers: seven digits, three corners.
const KEYS: usize = 7 * 7 * 7;
/// Room for all keys, rounded up so that a mask stands for a check of bounds.
const ROOM: usize = KEYS.next_power_of_two();

/// One tile of the set, numbered 0 (0-0-0) to 55 (5-5-5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Tile(u8);

impl Tile {
    /// The tile with this number, if there is one.
    pub const fn nth(number: u8) -> Option<Tile> {
        if (number as usize) < COUNT { Some(Tile(number)) } else { None }
    }

    /// The tile with these corners read clockwise, from whichever corner; mirror images do not exist (T1).
    pub fn of(corners: [u8; 3]) -> Option<Tile> {
        if corners.iter().any(|&n| n > 5) {
            return None;
        }
        let key = key(corners.map(Some));
        Tiles(FITS[usize::from(key)]).first()
    }

    /// Every tile.
    pub fn all() -> impl Iterator<Item = Tile> {
        Tiles::ALL.iter()
    }

    /// Its number in the set.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its corners, rising clockwise.
    #[inline]
    pub fn corners(self) -> [u8; 3] {
        CORNERS[self.index()]
    }

    /// The sum of its corners (T1).
    #[inline]
    pub fn value(self) -> i32 {
        i32::from(VALUE[self.index()])
    }

    /// The tile alone, as a set.
    #[inline]
    pub const fn alone(self) -> Tiles {
        Tiles(1 << self.0)
    }

    /// The tiles that would start a round before this one (T3).
    #[inline]
    pub fn better_starts(self) -> Tiles {
        Tiles(BETTER[self.index()])
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c] = self.corners();
        write!(f, "{a}-{b}-{c}")
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A set of tiles: bit `n` is tile number `n`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tiles(pub u64);

impl Tiles {
    /// No tile.
    pub const NONE: Tiles = Tiles(0);
    /// The whole set.
    pub const ALL: Tiles = Tiles((1 << COUNT) - 1);

    /// How many.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the tile is among them.
    #[inline]
    pub const fn has(self, tile: Tile) -> bool {
        self.0 >> tile.0 & 1 != 0
    }

    /// These and those.
    #[inline]
    pub const fn or(self, others: Tiles) -> Tiles {
        Tiles(self.0 | others.0)
    }

    /// Those that are in both.
    #[inline]
    pub const fn and(self, others: Tiles) -> Tiles {
        Tiles(self.0 & others.0)
    }

    /// These without those.
    #[inline]
    pub const fn without(self, others: Tiles) -> Tiles {
        Tiles(self.0 & !others.0)
    }

    /// The tile with the lowest number.
    #[inline]
    pub const fn first(self) -> Option<Tile> {
        if self.0 == 0 { None } else { Some(Tile(self.0.trailing_zeros() as u8)) }
    }

    /// The sum of their values.
    #[inline]
    pub fn value(self) -> i32 {
        self.iter().map(Tile::value).sum()
    }

    /// The tiles, lowest number first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let first = Tiles(left).first()?;
            left &= left - 1;
            Some(first)
        })
    }

    /// The tile that starts a round, if these are all that the players hold (T3).
    pub fn best_start(self) -> Option<Tile> {
        self.iter().find(|tile| self.and(tile.better_starts()).is_empty())
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Tiles {
        Tiles(tiles.into_iter().fold(0, |set, tile| set | tile.alone().0))
    }
}

/// What the three corners of an open place show, read clockwise, as one number below 343: an index of tables.
#[inline]
pub(crate) fn key(corners: [Option<u8>; 3]) -> u16 {
    corners.iter().fold(0, |key, corner| key * 7 + corner.map_or(0, |n| u16::from(n) + 1))
}

/// The tiles that fit a place with this [`key`], turned as they must be. With one corner or none known
/// a tile may fit in more than one way; no open place is like that (it shares a side).
#[inline]
pub(crate) fn fitting(key: u16) -> Tiles {
    Tiles(FITS[usize::from(key) & (ROOM - 1)])
}

const fn all_tiles() -> [[u8; 3]; COUNT] {
    let mut tiles = [[0; 3]; COUNT];
    let mut n = 0;
    let mut low = 0;
    while low < 6 {
        let mut middle = low;
        while middle < 6 {
            let mut high = middle;
            while high < 6 {
                tiles[n] = [low, middle, high];
                n += 1;
                high += 1;
            }
            middle += 1;
        }
        low += 1;
    }
    tiles
}

const fn values() -> [u8; COUNT] {
    let tiles = all_tiles();
    let mut values = [0; COUNT];
    let mut n = 0;
    while n < COUNT {
        values[n] = tiles[n][0] + tiles[n][1] + tiles[n][2];
        n += 1;
    }
    values
}

/// Triples come first; then the value, the highest corner and the second highest decide (T3).
const fn start_rank([low, middle, high]: [u8; 3]) -> u32 {
    let triple = if low == high { 1 } else { 0 };
    let value = low as u32 + middle as u32 + high as u32;
    ((triple * 16 + value) * 6 + high as u32) * 6 + middle as u32
}

const fn better_starts() -> [u64; COUNT] {
    let tiles = all_tiles();
    let mut better = [0; COUNT];
    let mut n = 0;
    while n < COUNT {
        let mut other = 0;
        while other < COUNT {
            if start_rank(tiles[other]) > start_rank(tiles[n]) {
                better[n] |= 1 << other;
            }
            other += 1;
        }
        n += 1;
    }
    better
}

const fn fits() -> [u64; ROOM] {
    let tiles = all_tiles();
    let mut fits = [0; ROOM];
    let mut key = 0;
    while key < KEYS {
        let mut n = 0;
        while n < COUNT {
            let mut turn = 0;
            while turn < 3 {
                if shows(key / 49, tiles[n][turn])
                    && shows(key / 7 % 7, tiles[n][(turn + 1) % 3])
                    && shows(key % 7, tiles[n][(turn + 2) % 3])
                {
                    fits[key] |= 1 << n;
                }
                turn += 1;
            }
            n += 1;
        }
        key += 1;
    }
    fits
}

const fn shows(digit: usize, number: u8) -> bool {
    digit == 0 || digit == number as usize + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tile_is_found_from_any_corner_but_never_mirrored() {
        for tile in Tile::all() {
            let [a, b, c] = tile.corners();
            for corners in [[a, b, c], [b, c, a], [c, a, b]] {
                assert_eq!(Tile::of(corners), Some(tile));
            }
            let mirrored = Tile::of([c, b, a]);
            assert_eq!(mirrored.is_some(), a == b || b == c, "{tile}");
        }
        assert_eq!(Tile::of([0, 0, 6]), None);
    }

    #[test]
    fn a_side_is_met_by_as_many_tiles_as_numbers_can_follow_it_clockwise() {
        for first in 0..6u8 {
            for second in 0..6u8 {
                let expected = match first.cmp(&second) {
                    std::cmp::Ordering::Less => 6 - second + first + 1,
                    std::cmp::Ordering::Equal => 6,
                    std::cmp::Ordering::Greater => first - second + 1,
                };
                let found = fitting(key([Some(first), Some(second), None]));
                assert_eq!(found.len(), u32::from(expected), "{first}-{second}");
            }
        }
    }

    #[test]
    fn the_values_of_all_tiles_add_up_to_420() {
        assert_eq!(Tiles::ALL.value(), 420);
        assert_eq!(Tiles::ALL.best_start().map(|tile| tile.to_string()).as_deref(), Some("5-5-5"));
    }
}
