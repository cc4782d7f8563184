//! The number of a board within its pair of classes, which counts boards up to symmetry.
//!
//! The side with fewer cubes is the pivot. A board is turned so that the pivot's set is the one that
//! stands for its eight images; that set is the *block*. Within it the board's number is that of its blank cells
//! among the cells the pivot leaves free:
//!
//! ```text
//!   number = block × C(free, blanks) + rank(blanks)            free = cells − pivot cubes
//! ```
//!
//! A set that is its own image keeps all boards of its block, so that every block is equally long;
//! a block counts for as many boards as its set has images, which makes the counts exact.
//!
//! **Why it is fast.** A push moves the pivot's cubes whatever the rest of the board looks like. So all boards of
//! a block go to *one* block by one push, and only the blanks must be renumbered: a permutation of a few cells,
//! four small tables. A block is a few kilobytes, so that nearly every look-up is answered by the cache.

use super::blocks::Blocks;
use super::geometry::Geometry;
use super::subsets::{Ranker, choose, pack, spread, subsets};

/// Who is to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mover {
    /// The side with fewer cubes.
    Pivot,
    /// The other side; where both have as many, the pivot is the side that is not to move.
    Other,
}

impl Mover {
    /// Both.
    pub const BOTH: [Mover; 2] = [Mover::Pivot, Mover::Other];

    /// Who is to move on the board with these cells of the side to move and of the other side; then the pivot's cells, and
    /// those that are not.
    pub fn of(own: u32, theirs: u32) -> (Mover, u32, u32) {
        if own.count_ones() < theirs.count_ones() {
            (Mover::Pivot, own, theirs)
        } else {
            (Mover::Other, theirs, own)
        }
    }

    /// The side that moves after this one.
    pub fn next(self) -> Mover {
        match self {
            Mover::Pivot => Mover::Other,
            Mover::Other => Mover::Pivot,
        }
    }
}

/// The numbers of a pair's boards.
#[derive(Debug)]
pub struct Numbers<'w> {
    /// The geometry.
    pub geometry: &'w Geometry,
    /// Cubes of the pivot.
    pub pivot: u32,
    /// Cubes of the other side.
    pub other: u32,
    /// Blank cubes.
    pub blanks: u32,
    /// The pivot's sets.
    pub blocks: &'w Blocks,
    /// Boards in a block.
    pub inner: u64,
    ranker: Ranker,
}

impl<'w> Numbers<'w> {
    /// The boards with this many cubes.
    pub fn new(geometry: &'w Geometry, pivot: u32, other: u32) -> Numbers<'w> {
        let cells = geometry.shape.cells;
        let blanks = cells - pivot - other;
        Numbers {
            geometry,
            pivot,
            other,
            blanks,
            blocks: geometry.blocks(pivot),
            inner: choose(cells - pivot, blanks),
            ranker: Ranker::new(cells - pivot, blanks),
        }
    }

    /// Boards with one side to move, up to symmetry (those of a symmetric set not reduced).
    pub fn boards(&self) -> u64 {
        self.blocks.sets.len() as u64 * self.inner
    }

    /// The number of a board.
    #[inline]
    pub fn locate(&self, pivot: u32, blanks: u32) -> u64 {
        let (block, symmetry) = self.blocks.find(pivot);
        self.number(block, symmetry, blanks)
    }

    /// Every number of a board: a set that is its own image has a board for each way of being so.
    #[inline]
    pub fn each_number(&self, pivot: u32, blanks: u32, mut with: impl FnMut(u64)) {
        let (block, symmetry) = self.blocks.find(pivot);
        if self.blocks.orbits[block as usize] == 8 {
            return with(self.number(block, symmetry, blanks));
        }
        let shape = &self.geometry.shape;
        let same =
            (0..8).filter(|&symmetry| shape.image(pivot, symmetry) == self.blocks.sets[block as usize]);
        same.for_each(|symmetry| with(self.number(block, symmetry, blanks)));
    }

    /// The number of a board whose block is known.
    #[inline]
    pub fn number(&self, block: u32, symmetry: u32, blanks: u32) -> u64 {
        let first = u64::from(block) * self.inner;
        if self.blanks == 0 { first } else { first + u64::from(self.rank_in(block, symmetry, blanks)) }
    }

    /// The number of a board within its block.
    #[inline]
    pub fn rank_in(&self, block: u32, symmetry: u32, blanks: u32) -> u32 {
        let shape = &self.geometry.shape;
        let free = shape.all & !self.blocks.sets[block as usize];
        self.rank(pack(shape.image(blanks, symmetry), free))
    }

    /// The number of blanks within their block.
    #[inline]
    pub fn rank(&self, blanks: u32) -> u32 {
        self.ranker.rank(blanks)
    }

    /// Calls `with` for every board in the order of the numbers: its number, the pivot's cells and the blank ones.
    pub fn each_board(&self, mut with: impl FnMut(u64, u32, u32)) {
        let inner_sets = self.inner_sets();
        let blocks =
            self.blocks.sets.iter().flat_map(|&pivot| inner_sets.iter().map(move |set| (pivot, *set)));
        for (number, (pivot, set)) in (0..).zip(blocks) {
            with(number, pivot, spread(set, self.geometry.shape.all & !pivot));
        }
    }

    /// Blank cells of every board of a block, in the order of their numbers.
    pub fn inner_sets(&self) -> Vec<u32> {
        subsets(self.geometry.shape.cells - self.pivot, self.blanks).collect()
    }
}
