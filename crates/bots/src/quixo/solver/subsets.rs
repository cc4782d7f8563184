//! Sets of cells as numbers: how many there are, which number one has, and which one has a number.
//!
//! Subsets of one size are numbered in the order of their bits read as a number (the combinatorial number
//! system). The number of a subset is the sum of two table entries, one for each half of the bits.

/// Cells of the largest board.
pub const CELLS: usize = 25;

/// Sets of half of the cells, at most. A table of this length needs no test of its index.
pub const SETS_OF_HALF: usize = 1 << CELLS.div_ceil(2);

const CHOOSE: [[u64; CELLS + 1]; CELLS + 1] = {
    let mut table = [[0; CELLS + 1]; CELLS + 1];
    let mut n = 0;
    while n <= CELLS {
        table[n][0] = 1;
        let mut k = 1;
        while k <= n {
            table[n][k] = table[n - 1][k - 1] + if k < n { table[n - 1][k] } else { 0 };
            k += 1;
        }
        n += 1;
    }
    table
};

/// Ways to choose `k` of `n` cells; 0 if there are too few.
pub const fn choose(n: u32, k: u32) -> u64 {
    if n as usize <= CELLS && k <= n { CHOOSE[n as usize][k as usize] } else { 0 }
}

/// Numbers the subsets of `size` among `width` cells.
#[derive(Debug)]
pub struct Ranker {
    low: u32,
    high_part: Box<[u32; SETS_OF_HALF]>,
    /// Half of the cells have at most 1716 subsets of one size.
    low_part: Box<[u16; SETS_OF_HALF]>,
}

impl Ranker {
    /// Tables for the subsets of `size` among `width` cells.
    pub fn new(width: u32, size: u32) -> Ranker {
        let low = width.div_ceil(2);
        let mut seen = [0u16; CELLS + 1];
        let mut low_part = Box::new([0; SETS_OF_HALF]);
        for set in 0u32..1 << low {
            let at = set.count_ones() as usize;
            low_part[set as usize] = seen[at];
            seen[at] += 1;
        }
        let mut high_part = Box::new([0; SETS_OF_HALF]);
        let mut before = 0;
        for set in 0u32..1 << (width - low) {
            high_part[set as usize] = before;
            if let Some(left) = size.checked_sub(set.count_ones()) {
                before += choose(low, left) as u32;
            }
        }
        Ranker { low, high_part, low_part }
    }

    /// The number of a subset of the right size.
    #[inline]
    pub fn rank(&self, set: u32) -> u32 {
        let low = set & ((1 << self.low) - 1);
        let high = self.high_part[(set >> self.low) as usize % SETS_OF_HALF];
        high + u32::from(self.low_part[low as usize % SETS_OF_HALF])
    }
}

/// All subsets of `size` among `width` cells, in order.
pub fn subsets(width: u32, size: u32) -> impl Iterator<Item = u32> {
    let first = (1u64 << size) - 1;
    let next = move |&set: &u64| {
        if set == 0 {
            return None;
        }
        let lowest = set & set.wrapping_neg();
        let carried = set + lowest;
        Some(carried | (((set ^ carried) >> 2) >> lowest.trailing_zeros()))
    };
    std::iter::successors(Some(first), next).take_while(move |&set| set >> width == 0).map(|set| set as u32)
}

/// For every five bits and every choice among them, the chosen bits moved together.
const PACKED: [[u8; 32]; 32] = {
    let mut table = [[0u8; 32]; 32];
    let mut within = 0;
    while within < 32 {
        let mut set = 0;
        while set < 32 {
            let (mut bit, mut at) = (0, 0);
            while bit < 5 {
                if within >> bit & 1 == 1 {
                    table[within][set] |= ((set >> bit & 1) as u8) << at;
                    at += 1;
                }
                bit += 1;
            }
            set += 1;
        }
        within += 1;
    }
    table
};

/// The bits of `set` that lie in `within`, moved together.
#[inline]
pub fn pack(set: u32, within: u32) -> u32 {
    let (mut packed, mut at) = (0, 0);
    let mut shift = 0;
    while shift < 25 {
        let mask = (within >> shift & 31) as usize;
        packed |= u32::from(PACKED[mask][(set >> shift & 31) as usize]) << at;
        at += PACKED[mask][31].trailing_ones();
        shift += 5;
    }
    packed
}

/// For every five bits and every few bits that were moved together, those bits back in their places.
const SPREAD: [[u8; 32]; 32] = {
    let mut table = [[0u8; 32]; 32];
    let mut within = 0;
    while within < 32 {
        let mut set = 0;
        while set < 32 {
            table[within][PACKED[within][set & within] as usize] = (set & within) as u8;
            set += 1;
        }
        // the bits above the packed ones belong to the next five
        let ones = PACKED[within][31] as usize;
        let mut packed = 0;
        while packed < 32 {
            table[within][packed] = table[within][packed & ones];
            packed += 1;
        }
        within += 1;
    }
    table
};

/// Undoes [`pack`]: the bits of `packed` spread over the cells of `within`.
#[inline]
pub fn spread(mut packed: u32, within: u32) -> u32 {
    let mut set = 0;
    let mut shift = 0;
    while shift < 25 {
        let mask = (within >> shift & 31) as usize;
        set |= u32::from(SPREAD[mask][(packed & 31) as usize]) << shift;
        packed >>= PACKED[mask][31].trailing_ones();
        shift += 5;
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn subsets_come_in_order_and_each_has_its_number() {
        for width in 0..=12 {
            for size in 0..=width {
                let ranker = Ranker::new(width, size);
                let all: Vec<u32> = subsets(width, size).collect();
                assert_eq!(all.len() as u64, choose(width, size));
                assert!(all.is_sorted());
                assert!((0..).zip(&all).all(|(n, &set)| ranker.rank(set) == n), "{size} of {width}");
            }
        }
    }

    #[test]
    fn packing_and_spreading_undo_each_other() {
        let within = 0b10110_01101_11111_00000_10101;
        for packed in 0..1 << 14u32 {
            let set = spread(packed, within);
            assert_eq!(set & !within, 0);
            assert_eq!(pack(set, within), packed);
        }
    }
}
