//! What everybody knows about a hand: how many of its tiles can show certain numbers.
//!
//! Whoever draws holds no tile that matches the ends then; whoever passes neither; and nobody was dealt a tile
//! that would have started before the one that did. Tiles taken later are free of that. So a hand is made of
//! layers, an older one lacking all that a younger one lacks and more, and nobody can tell from which layer
//! a tile was laid. All that follows from it, no more and no less, are bounds on a chain of number sets:
//!
//! > of the tiles that show any number whose bound is `b` or less, the hand holds `b` at most.
//!
//! - a tile is taken: every bound grows by one;
//! - the hand is known to match neither end: their bounds are 0;
//! - a tile is laid: with `m` the smallest bound of its numbers, every bound from `m` on falls by one.
//!
//! A bound as large as the hand says nothing; it stays as large as the hand by itself.

use crate::tiles::{NUMBERS, Tile, with_number};

/// One lane more than numbers: the tiles that would have started first (D2).
const STARTERS: usize = NUMBERS;
/// Sixteen lanes make one vector; the last five belong to no tile and always equal the size of the hand.
const LANES: usize = 16;

/// What everybody knows about one hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Known([u8; LANES]);

impl Known {
    /// Nothing is known about a hand of this size.
    #[inline]
    pub fn nothing(size: u8) -> Known {
        Known([size; LANES])
    }

    /// Only that no tile would have started before the one that did.
    #[inline]
    pub fn no_starter(size: u8) -> Known {
        let mut lanes = [size; LANES];
        lanes[STARTERS] = 0;
        Known(lanes)
    }

    pub(crate) fn from_bounds(bounds: [u8; NUMBERS + 1], size: u8) -> Known {
        let mut known = Known::nothing(size);
        known.0[..=NUMBERS].copy_from_slice(&bounds);
        known
    }

    /// The bound of each number, and at the end that of the tiles that would have started first.
    pub fn bounds(&self) -> &[u8] {
        &self.0[..=NUMBERS]
    }

    /// The size of the hand that this is about.
    pub fn size(&self) -> u8 {
        self.0[LANES - 1]
    }

    /// The numbers that no tile of the hand shows.
    pub fn lacks(&self) -> impl Iterator<Item = u8> + '_ {
        (0..NUMBERS as u8).filter(|&n| self.0[usize::from(n)] == 0)
    }

    /// Tiles about which nothing is known were taken.
    #[inline]
    pub(crate) fn take(&mut self, count: u8) {
        for lane in &mut self.0 {
            *lane += count;
        }
    }

    /// No tile of the hand matches these ends.
    #[inline]
    pub(crate) fn lack(&mut self, ends: (u8, u8)) {
        self.0[usize::from(ends.0 & 15)] = 0;
        self.0[usize::from(ends.1 & 15)] = 0;
    }

    /// At most one tile of the hand matches these ends.
    pub(crate) fn lack_but_one(&mut self, ends: (u8, u8)) {
        for end in [ends.0, ends.1] {
            let lane = &mut self.0[usize::from(end & 15)];
            *lane = 1.min(*lane);
        }
    }

    /// A tile of the hand was laid; `starters` are the tiles that would have started first.
    #[inline]
    pub(crate) fn lay(&mut self, tile: Tile, starters: u64) {
        let level = self.level(tile, starters).max(1);
        for lane in &mut self.0 {
            *lane -= u8::from(*lane >= level);
        }
    }

    /// The smallest bound that concerns the tile.
    #[inline]
    pub(crate) fn level(&self, tile: Tile, starters: u64) -> u8 {
        let level = self.0[usize::from(tile.high() & 15)].min(self.0[usize::from(tile.low() & 15)]);
        if starters & tile.bit() != 0 { level.min(self.0[STARTERS]) } else { level }
    }

    /// The tiles of `pool` by level, the lowest level first; those that no bound concerns stand last,
    /// at the level of the size of the hand.
    pub(crate) fn levels(&self, pool: u64, starters: u64) -> impl Iterator<Item = (u8, u64)> {
        let mut lanes: [(u8, u64); NUMBERS + 1] = [(0, 0); NUMBERS + 1];
        for (number, lane) in lanes.iter_mut().enumerate() {
            let set = if number == STARTERS { starters } else { with_number(number as u8) };
            *lane = (self.0[number], set & pool);
        }
        lanes.sort_unstable();
        let size = self.size();
        let mut left = pool;
        lanes.into_iter().chain([(size, pool)]).filter_map(move |(level, set)| {
            let class = set & left;
            left &= !class;
            (class != 0).then_some((level.min(size), class))
        })
    }

    /// Whether a hand agrees with what is known.
    pub(crate) fn allows(&self, hand: u64, starters: u64) -> bool {
        let mut held = 0;
        self.levels(hand, starters).all(|(level, class)| {
            held += class.count_ones();
            held <= u32::from(level)
        }) && hand.count_ones() == u32::from(self.size())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tile(a: u8, b: u8) -> Tile {
        Tile::new(a, b).unwrap()
    }

    fn set(tiles: &[(u8, u8)]) -> u64 {
        tiles.iter().map(|&(a, b)| tile(a, b).bit()).sum()
    }

    #[test]
    fn a_hand_that_drew_lacks_the_ends_then() {
        let mut known = Known::nothing(2);
        known.lack((3, 5));
        assert!(known.allows(set(&[(1, 2), (9, 9)]), 0));
        assert!(!known.allows(set(&[(1, 3), (9, 9)]), 0));
        assert_eq!(known.lacks().collect::<Vec<_>>(), [3, 5]);
    }

    #[test]
    fn tiles_taken_later_are_free_of_what_the_older_ones_lack() {
        let mut known = Known::nothing(2);
        known.lack((3, 5));
        known.take(1);
        assert!(known.allows(set(&[(1, 2), (9, 9), (3, 4)]), 0));
        assert!(!known.allows(set(&[(1, 2), (3, 3), (3, 4)]), 0), "one new tile can show a 3, not two");
    }

    #[test]
    fn laying_the_tile_that_can_only_be_new_makes_the_old_ones_certain_again() {
        let mut known = Known::nothing(2);
        known.lack((3, 5));
        known.take(1);
        known.lay(tile(3, 4), 0);
        assert!(!known.allows(set(&[(1, 2), (3, 3)]), 0));
        assert_eq!(known.size(), 2);
    }

    #[test]
    fn laying_a_tile_that_may_be_old_or_new_keeps_the_doubt() {
        let mut known = Known::nothing(2);
        known.lack((3, 5));
        known.take(1);
        known.lay(tile(9, 9), 0);
        assert!(known.allows(set(&[(1, 2), (3, 3)]), 0));
        assert!(!known.allows(set(&[(3, 2), (3, 3)]), 0));
    }
}
