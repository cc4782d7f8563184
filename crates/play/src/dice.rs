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
        1 << self.place_in(set)
    }

    /// The place of one of the set bits of `set`, 0 to 63. `set` must not be 0.
    #[inline]
    fn place_in(&mut self, set: u64) -> u32 {
        let counted = Counted::new(set);
        counted.place(self.below(counted.count()))
    }

    /// `count` of the set bits of `set` (all of them if there are fewer).
    #[inline]
    fn some_of(&mut self, set: u64, count: u32) -> u64 {
        let mut left = Counted::new(set);
        for _ in 0..count.min(left.count()) {
            left = left.without(left.place(self.below(left.count())));
        }
        set ^ left.set()
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

/// The `n`-th set bit of `set` (from the lowest, counting from 0), as a mask; 0 if there are not so many.
#[inline]
pub fn nth_bit(set: u64, n: u32) -> u64 {
    let counted = Counted::new(set);
    if n < counted.count() { 1 << counted.place(n) } else { 0 }
}

/// A set with a running count of its bits, byte by byte, so that any of its bits is found quickly by its number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Counted {
    set: u64,
    /// In each byte: the bits of it and of all below.
    up_to: u64,
}

impl Counted {
    const EACH: u64 = 0x0101_0101_0101_0101;

    /// Counts the bits of all bytes at once.
    #[inline]
    pub const fn new(set: u64) -> Counted {
        let pairs = set - ((set >> 1) & (0x55 * Self::EACH));
        let nibbles = (pairs & (0x33 * Self::EACH)) + ((pairs >> 2) & (0x33 * Self::EACH));
        let bytes = (nibbles + (nibbles >> 4)) & (0x0f * Self::EACH);
        Counted { set, up_to: bytes.wrapping_mul(Self::EACH) }
    }

    /// The set itself.
    #[inline]
    pub const fn set(self) -> u64 {
        self.set
    }

    /// Without the bit at `place`, which must be set: nothing is counted anew.
    #[inline]
    #[must_use]
    pub const fn without(self, place: u32) -> Counted {
        let set = self.set & !(1 << (place & 63));
        Counted { set, up_to: self.up_to.wrapping_sub(Self::EACH << (place & 56)) }
    }

    /// How many bits are set.
    #[inline]
    pub const fn count(self) -> u32 {
        (self.up_to >> 56) as u32
    }

    /// This set if `mine` is all ones, the other one if it is 0. There is no branch: where chance decides, no processor could
    /// predict it.
    #[inline]
    pub const fn or(self, other: Counted, mine: u64) -> Counted {
        let set = self.set & mine | other.set & !mine;
        Counted { set, up_to: self.up_to & mine | other.up_to & !mine }
    }

    /// The place of the `n`-th set bit, counting from 0 at the lowest. There must be more than `n`.
    ///
    /// Finds the byte, and looks the bit up in it.
    #[inline]
    pub fn place(self, n: u32) -> u32 {
        const HIGH: u64 = 0x80 * Counted::EACH;
        debug_assert!(n < self.count(), "there are not so many");
        let passed = (((u64::from(n) * Self::EACH) | HIGH) - self.up_to) & HIGH; // the bytes that end before the bit
        let first = ((passed >> 7).wrapping_mul(Self::EACH) >> 56 << 3) as u32; // the first bit of its byte
        let below = (self.up_to << 8).wrapping_shr(first) as u8;
        let byte = self.set.wrapping_shr(first) as u8;
        let within = NTH_IN_BYTE[usize::from(byte)][usize::from(n as u8 - below) & 7];
        (first + u32::from(within)) & 63
    }
}

/// The place of the `n`-th set bit of a byte.
static NTH_IN_BYTE: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if (byte >> bit) & 1 == 1 {
                table[byte][n] = bit;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

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
        assert_eq!(nth_bit(0b1011_0000, 3), 0);
        let mut dice = Seeded::new(3);
        for _ in 0..2000 {
            let set = dice.bits() & dice.bits();
            let mut left = set;
            for n in 0..=64 {
                assert_eq!(nth_bit(set, n), left & left.wrapping_neg(), "bit {n} of {set:#x}");
                left &= left.wrapping_sub(1);
            }
        }
        assert_eq!(nth_bit(u64::MAX, 63), 1 << 63);
    }

    #[test]
    fn a_set_without_a_bit_is_counted_right() {
        let mut dice = Seeded::new(4);
        for _ in 0..2000 {
            let mut left = Counted::new(dice.bits() | 1 << 63);
            while left.set() != 0 {
                let place = dice.place_in(left.set());
                assert_eq!(left.without(place), Counted::new(left.set() & !(1 << place)));
                left = left.without(place);
            }
        }
    }

    #[test]
    fn some_of_takes_distinct_bits_and_never_more_than_there_are() {
        let mut dice = Seeded::new(1);
        assert_eq!(dice.some_of(0b101, 5), 0b101);
        assert_eq!(dice.some_of(u64::MAX, 20).count_ones(), 20);
    }
}
