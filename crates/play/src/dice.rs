//! Where luck comes from. The rules ask, the caller answers: nothing here is drawn by itself.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A source of fair numbers.
pub trait Dice {
    /// 64 fair bits.
    fn bits(&mut self) -> u64;

    /// A number from 0 to `n − 1`, every one equally likely. `n` must not be 0.
    ///
    /// Multiply-and-reject (Lemire): no modulo bias, one multiplication as a rule.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "nothing to choose from");
        let mut wide = (self.bits() >> 32) * u64::from(n);
        if (wide as u32) < n {
            let least = n.wrapping_neg() % n;
            while (wide as u32) < least {
                wide = (self.bits() >> 32) * u64::from(n);
            }
        }
        (wide >> 32) as u32
    }

    /// One of the set bits of `set`, as a mask with that bit alone. `set` must not be 0.
    #[inline]
    fn one_of(&mut self, set: u64) -> u64 {
        nth_bit(set, self.below(set.count_ones()))
    }

    /// `count` of the set bits of `set` (all of them if there are fewer).
    #[inline]
    fn some_of(&mut self, set: u64, count: u32) -> u64 {
        let mut left = set;
        let mut taken = 0;
        for _ in 0..count.min(set.count_ones()) {
            let one = self.one_of(left);
            left ^= one;
            taken |= one;
        }
        taken
    }
}

/// Fisher–Yates, written here because recorded deals must not change with a library.
#[inline]
pub fn shuffle<T>(items: &mut [T], dice: &mut (impl Dice + ?Sized)) {
    for last in (1..items.len()).rev() {
        let other = dice.below(last as u32 + 1) as usize;
        items.swap(last, other);
    }
}

/// The `n`-th set bit of `set` (from the lowest, counting from 0), as a mask.
#[inline]
pub fn nth_bit(mut set: u64, n: u32) -> u64 {
    for _ in 0..n {
        set &= set - 1;
    }
    set & set.wrapping_neg()
}

/// Quick dice from a seed, for bots, tests and measurements. Never for a game that people play.
#[derive(Clone, Debug)]
pub struct Seeded(Xoshiro256PlusPlus);

impl Seeded {
    /// The same seed gives the same numbers on every machine.
    pub fn new(seed: u64) -> Seeded {
        Seeded(Xoshiro256PlusPlus::seed_from_u64(seed))
    }
}

impl Dice for Seeded {
    #[inline]
    fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_equally_likely() {
        let mut dice = Seeded::new(7);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[dice.below(6) as usize] += 1;
        }
        let chi: f64 = seen.iter().map(|&n| (f64::from(n) - 10_000.0).powi(2) / 10_000.0).sum();
        assert!(chi < 20.5, "chi-square {chi} over 5 degrees of freedom"); // p = 0.001
    }

    #[test]
    fn the_nth_bit_counts_from_the_lowest() {
        assert_eq!(nth_bit(0b1011_0000, 0), 0b0001_0000);
        assert_eq!(nth_bit(0b1011_0000, 2), 0b1000_0000);
    }

    #[test]
    fn some_of_takes_distinct_bits_and_never_more_than_there_are() {
        let mut dice = Seeded::new(1);
        assert_eq!(dice.some_of(0b101, 5), 0b101);
        assert_eq!(dice.some_of(u64::MAX, 20).count_ones(), 20);
    }
}
