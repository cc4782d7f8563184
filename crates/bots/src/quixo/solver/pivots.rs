//! The sets of one size up to the eight symmetries: one block of a table for each.

use super::shape::Shape;
use super::subsets::{Ranker, choose, subsets};

/// The smallest of the images of every set of `size` cells.
#[derive(Debug)]
pub struct Pivots {
    /// The sets that stand for all their images, in order.
    pub sets: Vec<u32>,
    /// How many different images each has.
    pub orbits: Vec<u8>,
    ranker: Ranker,
    /// For every set of this size the number of the block, times eight, plus the symmetry that leads there.
    found: Vec<u32>,
}

impl Pivots {
    /// All sets of `size` cells.
    pub fn new(shape: &Shape, size: u32) -> Pivots {
        let ranker = Ranker::new(shape.cells, size);
        let mut pivots = Pivots {
            sets: Vec::new(),
            orbits: Vec::new(),
            ranker,
            found: Vec::with_capacity(choose(shape.cells, size) as usize),
        };
        for set in subsets(shape.cells, size) {
            pivots.add(shape, set);
        }
        pivots
    }

    fn add(&mut self, shape: &Shape, set: u32) {
        let (mut least, mut symmetry, mut same) = (set, 0, 1);
        for other in 1..8 {
            let image = shape.image(set, other);
            same += u8::from(image == set);
            if image < least {
                (least, symmetry) = (image, other);
            }
        }
        if least == set {
            self.found.push((self.sets.len() as u32) << 3);
            self.sets.push(set);
            self.orbits.push(8 / same);
        } else {
            let block = self.found[self.ranker.rank(least) as usize] & !7;
            self.found.push(block | symmetry);
        }
    }

    /// The block of a set and the symmetry that takes the set to the one that stands for it.
    #[inline]
    pub fn find(&self, set: u32) -> (u32, u32) {
        self.at(self.rank(set))
    }

    /// The place of a set among all of its size, for [`Pivots::at`].
    #[inline]
    pub fn rank(&self, set: u32) -> u32 {
        self.ranker.rank(set)
    }

    /// What [`Pivots::find`] finds for the set of this rank.
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
                let pivots = Pivots::new(&shape, count);
                let sum: u64 = pivots.orbits.iter().map(|&orbit| u64::from(orbit)).sum();
                assert_eq!(sum, choose(shape.cells, count));
                for set in subsets(shape.cells, count) {
                    let (block, symmetry) = pivots.find(set);
                    assert_eq!(shape.image(set, symmetry), pivots.sets[block as usize]);
                }
            }
        }
    }
}
