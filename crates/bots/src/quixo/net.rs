//! What a 5×5 board promises to the side to move, by a small net that has learnt from the solved game.
//!
//! One hidden layer over the 25 cells of each side, with thresholds that depend on how many cubes are turned; in whole
//! numbers, so that it says the same everywhere. What the cells of a row give to the hidden units is added up once for
//! each of the 243 ways a row can look: a board is five rows, five additions.
//! The weights lie beside this file and are made by `klots train quixo` ([`super::train_net`]).

use std::sync::OnceLock;

/// Hidden units.
pub const HIDDEN: usize = 32;

/// Cells of a board, for each side.
pub const CELLS: usize = 25;

/// How many cubes may be turned: none to all.
pub const LAYERS: usize = CELLS + 1;

/// Steps of a weight of the first layer to 1, where a hidden unit is full.
const FULL: i16 = 256;

/// The largest weight of the first layer: 25 of them and a threshold stay within 16 bits.
pub const MOST: f32 = 4.0;

/// Points of lead that make a win e times as likely as a loss.
pub const SPREAD: f32 = 150.0;

/// Steps of an outer weight to a point, beyond those of a full unit.
const POINT: i32 = 16;

/// How many ways there are for a row of five cells to look, with three faces for each.
const ROWS: usize = 243;

/// A net as it is learnt, before its weights become steps.
#[derive(Clone, Debug)]
pub struct Weights<'a> {
    /// Cell by cell, the mover's first, to all hidden units; 1 fills a unit.
    pub inner: &'a [[f32; HIDDEN]],
    /// What a hidden unit has without any cube, by the number of turned cubes.
    pub threshold: &'a [[f32; HIDDEN]],
    /// What a full unit is worth; 1 makes a win e times as likely as a loss.
    pub outer: &'a [f32; HIDDEN],
    /// The lead if no unit is filled at all.
    pub base: f32,
}

impl Weights<'_> {
    /// As bytes, for [`Net::from_bytes`].
    pub fn to_bytes(&self) -> Vec<u8> {
        let step = |weight: f32, one: f32| (weight * one).round().clamp(-32_000.0, 32_000.0) as i16;
        let inner = self.inner.iter().chain(self.threshold).flatten();
        let inner = inner.map(|weight| step(weight.clamp(-MOST, MOST), f32::from(FULL)));
        let outer = self.outer.iter().chain([&self.base]).map(|weight| step(*weight, SPREAD * POINT as f32));
        inner.chain(outer).flat_map(i16::to_le_bytes).collect()
    }
}

/// The learnt net.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// What each look of each row gives to the hidden units.
    rows: Box<[[[i16; HIDDEN]; ROWS]; 5]>,
    threshold: Box<[[i16; HIDDEN]; LAYERS]>,
    outer: [i16; HIDDEN],
    base: i32,
}

impl Net {
    /// The one that was learnt, see [`super::train_net`].
    pub fn learnt() -> &'static Net {
        static LEARNT: OnceLock<Net> = OnceLock::new();
        LEARNT.get_or_init(|| Net::from_bytes(include_bytes!("net.bin")).expect("the shipped file fits"))
    }

    /// Reads what [`Weights::to_bytes`] writes; `None` if the length is another.
    pub fn from_bytes(bytes: &[u8]) -> Option<Net> {
        let words: Vec<i16> = bytes.chunks_exact(2).map(|two| i16::from_le_bytes([two[0], two[1]])).collect();
        if bytes.len() % 2 == 1 || words.len() != (2 * CELLS + LAYERS + 1) * HIDDEN + 1 {
            return None;
        }
        let (units, base) = words.as_chunks::<HIDDEN>();
        let (inner, rest) = units.split_at(2 * CELLS);
        let (threshold, outer) = rest.split_at(LAYERS);
        let mut rows = Box::new([[[0; HIDDEN]; ROWS]; 5]);
        for (y, row) in rows.iter_mut().enumerate() {
            for (look, sums) in row.iter_mut().enumerate() {
                *sums = sums_of_row(inner, y, look);
            }
        }
        let mut thresholds = Box::new([[0; HIDDEN]; LAYERS]);
        thresholds.copy_from_slice(threshold);
        Some(Net { rows, threshold: thresholds, outer: outer[0], base: base[0].into() })
    }

    /// The lead of the side to move, whose cubes are the low half of `bits`.
    #[inline]
    pub fn lead(&self, bits: u64) -> i32 {
        let (mine, theirs) = (bits as u32, (bits >> 32) as u32);
        let mut sums = self.threshold[(bits.count_ones() as usize).min(CELLS)];
        for (y, row) in self.rows.iter().enumerate() {
            let look = look(mine >> (5 * y) & 31, theirs >> (5 * y) & 31);
            for (sum, part) in sums.iter_mut().zip(&row[look]) {
                *sum += part;
            }
        }
        let filled = sums.iter().zip(&self.outer);
        let sum: i32 = filled.map(|(&sum, &weight)| i32::from(sum.clamp(0, FULL)) * i32::from(weight)).sum();
        (self.base + sum / i32::from(FULL)) / POINT
    }
}

/// What the cells of a row that looks like this give to the hidden units.
fn sums_of_row(inner: &[[i16; HIDDEN]], y: usize, look: usize) -> [i16; HIDDEN] {
    let mut sums = [0; HIDDEN];
    let mut rest = look;
    for x in 0..5 {
        let side = match rest % 3 {
            0 => None,
            1 => Some(0),
            _ => Some(CELLS),
        };
        rest /= 3;
        for (sum, weight) in sums.iter_mut().zip(side.map_or(&[0; HIDDEN], |side| &inner[side + 5 * y + x])) {
            *sum += weight;
        }
    }
    sums
}

/// The number of a look: the mover's cells count once, the other side's twice, in threes.
#[inline]
fn look(mine: u32, theirs: u32) -> usize {
    usize::from(IN_THREES[mine as usize]) + 2 * usize::from(IN_THREES[theirs as usize])
}

/// Five bits as the digits of a number in base three.
const IN_THREES: [u8; 32] = {
    let mut table = [0; 32];
    let mut bits = 0;
    while bits < 32 {
        let (mut x, mut digit) = (0, 1);
        while x < 5 {
            table[bits] += digit * (bits >> x & 1) as u8;
            digit *= if x < 4 { 3 } else { 1 };
            x += 1;
        }
        bits += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;
    use play::Dice as _;
    use play::dice::Seeded;
    use quixo::Square;

    #[test]
    fn rows_in_steps_say_what_cells_in_fractions_say_but_for_rounding() {
        let mut dice = Seeded::new(9);
        let mut any = |most: f32| (dice.below(2001) as f32 / 1000.0 - 1.0) * most;
        let inner: Vec<[f32; HIDDEN]> = (0..2 * CELLS).map(|_| std::array::from_fn(|_| any(0.5))).collect();
        let threshold: Vec<[f32; HIDDEN]> = (0..LAYERS).map(|_| std::array::from_fn(|_| any(0.5))).collect();
        let outer: [f32; HIDDEN] = std::array::from_fn(|_| any(1.0));
        let weights = Weights { inner: &inner, threshold: &threshold, outer: &outer, base: 0.25 };
        let net = Net::from_bytes(&weights.to_bytes()).unwrap();
        let square = Square::of(5).unwrap();
        for _ in 0..1000 {
            let mine = dice.bits() as u32 & square.all;
            let theirs = dice.bits() as u32 & square.all & !mine;
            let lead: f32 = (0..HIDDEN)
                .map(|unit| {
                    let cell = |cell: usize| match (mine >> cell & 1, theirs >> cell & 1) {
                        (1, _) => inner[cell][unit],
                        (_, 1) => inner[CELLS + cell][unit],
                        _ => 0.0,
                    };
                    let sum = threshold[(mine | theirs).count_ones() as usize][unit];
                    let sum = (0..CELLS).map(cell).fold(sum, |sum, part| sum + part);
                    sum.clamp(0.0, 1.0) * outer[unit]
                })
                .sum();
            let said = net.lead(u64::from(mine) | u64::from(theirs) << 32) as f32;
            assert!((said - (lead + 0.25) * SPREAD).abs() < 8.0, "{said}, not {lead}");
        }
    }

    #[test]
    fn the_largest_weights_do_not_overflow() {
        let inner = vec![[9.0; HIDDEN]; 2 * CELLS];
        let threshold = vec![[9.0; HIDDEN]; LAYERS];
        let weights = Weights { inner: &inner, threshold: &threshold, outer: &[9.0; HIDDEN], base: 0.0 };
        let net = Net::from_bytes(&weights.to_bytes()).unwrap();
        assert_eq!(net.lead(0x1ff_ffff), (9.0 * SPREAD) as i32 * HIDDEN as i32);
    }

    #[test]
    fn a_file_of_another_length_is_no_net() {
        let bytes = include_bytes!("net.bin");
        assert!(Net::from_bytes(&bytes[2..]).is_none());
        assert!(Net::from_bytes(&[&bytes[..], &[0]].concat()).is_none());
    }

    #[test]
    fn boards_that_are_won_look_better_than_boards_that_are_lost() {
        use crate::quixo::book::{Book, MOST_CUBES};
        use crate::quixo::oracle::{Fate, Oracle as _};
        let (square, mut dice) = (Square::of(5).unwrap(), Seeded::new(2));
        let (mut won, mut lost) = (Vec::new(), Vec::new());
        for _ in 0..4000 {
            let board = crate::quixo::solver::check::random_board(square, MOST_CUBES, &mut dice);
            let wins = |push| crate::quixo::engine::wins(square, board.bits(), push);
            if square.any_line(board) || square.pushes().iter().any(wins) {
                continue;
            }
            match Book::open().fate(board) {
                Some(Fate::Win(_)) => won.push(Net::learnt().lead(board.bits())),
                Some(Fate::Loss(_)) => lost.push(Net::learnt().lead(board.bits())),
                _ => {}
            }
        }
        let mean = |leads: &[i32]| leads.iter().sum::<i32>() / leads.len() as i32;
        assert!(mean(&won) > mean(&lost) + 100, "{} and {}", mean(&won), mean(&lost));
    }
}
