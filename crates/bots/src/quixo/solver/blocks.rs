//! The sets of one size up to the eight symmetries: one block of a table for each.

use super::shape::Shape;
use super::subsets::{Ranker, choose, subsets};

/// The smallest of the images of every set of `size` cells.
#[derive(Debug)]
pub struct Blocks {
    /// The sets that stand for all their images, in order.
    pub sets: Vec<u32>,
    /// How many different images each has.
    pub orbits: Vec<u8>,
    ranker: Ranker,
    /// For every set of this size the number of the block, times eight, plus the symmetry that leads there.
    found: Vec<u32>,
}

/// Not numbered yet.
const NOWHERE: u32 = u32::MAX;

/// The symmetry that undoes each symmetry.
fn inverses(shape: &Shape) -> [u32; 8] {
    // two cells at a corner are their own image in no other way
    let corner = 0b11;
    let undoes = |symmetry, other| shape.image(shape.image(corner, symmetry), other) == corner;
    std::array::from_fn(|symmetry| {
        (0..8).find(|&other| undoes(symmetry as u32, other)).expect("symmetries are a group")
    })
}

impl Blocks {
    /// All sets of `size` cells.
    pub fn new(shape: &Shape, size: u32) -> Blocks {
        let ranker = Ranker::new(shape.cells, size);
        let mut found = vec![NOWHERE; choose(shape.cells, size) as usize];
        let (mut sets, mut orbits) = (Vec::new(), Vec::new());
        let back = inverses(shape);
        for (rank, set) in subsets(shape.cells, size).enumerate() {
            if found[rank] != NOWHERE {
                continue;
            }
            // the first of its images that comes by, so the smallest
            let block = (sets.len() as u32) << 3;
            let mut orbit = 0;
            for symmetry in 0..8 {
                let place = &mut found[ranker.rank(shape.image(set, symmetry)) as usize];
                if *place == NOWHERE {
                    *place = block | back[symmetry as usize];
                    orbit += 1;
                }
            }
            sets.push(set);
            orbits.push(orbit);
        }
        Blocks { sets, orbits, ranker, found }
    }

    /// The block of a set and the symmetry that takes the set to the one that stands for it.
    #[inline]
    pub fn find(&self, set: u32) -> (u32, u32) {
        self.at(self.rank(set))
    }

    /// The place of a set among all of its size, for [`Blocks::at`].
    #[inline]
    pub fn rank(&self, set: u32) -> u32 {
        self.ranker.rank(set)
    }

    /// What [`Blocks::find`] finds for the set of this rank.
    #[inline]
    pub fn at(&self, rank: u32) -> (u32, u32) {
        let found = self.found[rank as usize];
        (found >> 3, found & 7)
    }

    /// Bytes held.
    pub fn bytes(&self) -> u64 {
        (self.found.len() * 4 + self.sets.len() * 5) as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use quixo::Square;

    #[test]
    fn orbits_add_up_and_symmetries_lead_to_the_block() {
        for (size, most) in [(3, 9), (4, 16), (5, 4)] {
            let shape = Shape::new(Square::of(size).unwrap());
            for count in 0..=most {
                let blocks = Blocks::new(&shape, count);
                let sum: u64 = blocks.orbits.iter().map(|&orbit| u64::from(orbit)).sum();
                assert_eq!(sum, choose(shape.cells, count));
                for set in subsets(shape.cells, count) {
                    let (block, symmetry) = blocks.find(set);
                    assert_eq!(shape.image(set, symmetry), blocks.sets[block as usize]);
                }
            }
        }
    }
}
