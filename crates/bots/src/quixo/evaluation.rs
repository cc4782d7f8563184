//! What a Quixo board promises to the side to move: by the net ([`super::net`]), or line by line.
//!
//! A line of five cells is ten bits, five for the mover's cubes and five for the other side's;
//! one table for each kind of line says what such a pattern is worth.

use super::net::Net;
use quixo::{Board, Square, Symbol};
use std::sync::{Arc, OnceLock};

/// Kinds of lines: the outer rows and columns, the second ones, the middle ones, the diagonals.
pub(super) const KINDS: usize = 4;
/// Patterns of a line; those in which a cell has both symbols never occur.
pub(super) const PATTERNS: usize = 1024;

/// How a board is judged without looking ahead.
#[derive(Clone, Debug)]
pub enum Evaluator {
    /// Line by line.
    Lines(Arc<Weights>),
    /// By the net, on 5×5; boards of other sizes line by line.
    Net(&'static Net),
}

impl Evaluator {
    /// By counting cubes in lines.
    pub fn counting() -> Evaluator {
        Evaluator::Lines(Weights::counting())
    }

    /// By the values of lines learnt by self-play.
    pub fn learnt_lines() -> Evaluator {
        Evaluator::Lines(Weights::learnt())
    }

    /// By the net learnt from the solved game.
    pub fn net() -> Evaluator {
        Evaluator::Net(Net::learnt())
    }

    /// The lead of the side to move, whose cubes are the low half of `bits` (as if it were cross).
    #[inline]
    pub fn lead(&self, square: &Square, bits: u64) -> i32 {
        match self {
            _ if square.size != 5 => lead_of_small(square, bits),
            Evaluator::Lines(weights) => weights.lead(bits),
            Evaluator::Net(net) => net.lead(bits),
        }
    }
}

/// Values of all patterns of all kinds of lines. 150 points more make a win about three times as likely as a loss.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    lines: Box<[[i16; PATTERNS]; KINDS]>,
    /// What it is worth to have the move.
    turn: i16,
}

/// Learnt by self-play, see [`super::train`].
const LEARNT: &[u8] = include_bytes!("patterns.bin");

impl Weights {
    /// Values that only count cubes: what a beginner's book would say.
    pub fn by_counting() -> Weights {
        let value = |_, mine: usize, theirs: usize| counted(mine.count_ones(), theirs.count_ones());
        Weights::of(20, value)
    }

    /// The same, made once.
    pub(super) fn counting() -> Arc<Weights> {
        static COUNTING: OnceLock<Arc<Weights>> = OnceLock::new();
        COUNTING.get_or_init(|| Arc::new(Weights::by_counting())).clone()
    }

    /// Values made by a function of the kind of line, the mover's and the other side's cells.
    pub fn of(turn: i16, mut value: impl FnMut(usize, usize, usize) -> i16) -> Weights {
        let mut lines = Box::new([[0; PATTERNS]; KINDS]);
        for (kind, pattern) in patterns() {
            lines[kind][pattern] = value(kind, pattern & 31, pattern >> 5);
        }
        Weights { lines, turn }
    }

    /// Those learnt by self-play.
    pub fn learnt() -> Arc<Weights> {
        static LEARNT_WEIGHTS: OnceLock<Arc<Weights>> = OnceLock::new();
        LEARNT_WEIGHTS
            .get_or_init(|| Arc::new(Weights::from_bytes(LEARNT).expect("the shipped file fits")))
            .clone()
    }

    /// Reads what [`Weights::to_bytes`] writes; `None` if the length is another.
    pub fn from_bytes(bytes: &[u8]) -> Option<Weights> {
        let mut numbers = bytes.chunks_exact(2).map(|two| i16::from_le_bytes([two[0], two[1]]));
        if bytes.len() != 2 * (1 + patterns().count()) {
            return None;
        }
        let turn = numbers.next()?;
        Some(Weights::of(turn, |_, _, _| numbers.next().unwrap_or(0)))
    }

    /// The move's worth, then the value of every possible pattern, as little-endian words.
    pub fn to_bytes(&self) -> Vec<u8> {
        let values = patterns().map(|(kind, pattern)| self.lines[kind][pattern]);
        std::iter::once(self.turn).chain(values).flat_map(i16::to_le_bytes).collect()
    }

    /// The value of a pattern.
    pub(super) fn line(&self, kind: usize, pattern: usize) -> i16 {
        self.lines[kind][pattern]
    }

    /// The lead of the side to move on 5×5.
    #[inline]
    fn lead(&self, bits: u64) -> i32 {
        let (mine, theirs) = (bits as u32, (bits >> 32) as u32);
        let mut sum = i32::from(self.turn);
        each_line(mine, theirs, |kind, pattern| sum += i32::from(self.lines[kind][pattern]));
        sum
    }
}

/// Every kind of line with every pattern that can occur.
pub(super) fn patterns() -> impl Iterator<Item = (usize, usize)> {
    let possible = |&(_, pattern): &(usize, usize)| pattern & pattern >> 5 & 31 == 0;
    (0..KINDS).flat_map(|kind| (0..PATTERNS).map(move |pattern| (kind, pattern))).filter(possible)
}

/// Calls `with` for each of the twelve lines of a 5×5 board.
#[inline]
pub(super) fn each_line(mine: u32, theirs: u32, mut with: impl FnMut(usize, usize)) {
    const KIND: [usize; 5] = [0, 1, 2, 1, 0];
    for (at, &kind) in KIND.iter().enumerate() {
        with(kind, ((mine >> (5 * at) & 31) | (theirs >> (5 * at) & 31) << 5) as usize);
        with(kind, column(mine, at) | column(theirs, at) << 5);
    }
    with(3, falling(mine) | falling(theirs) << 5);
    with(3, rising(mine) | rising(theirs) << 5);
}

/// The cells of a column as five bits. The factor moves cell `5k` to bit `20 + k`; no two products meet.
#[inline]
fn column(cells: u32, x: usize) -> usize {
    let cells = u64::from(cells >> x & 0x10_8421);
    (cells.wrapping_mul(0x11_1110) >> 20 & 31) as usize
}

/// The diagonal from the top left as five bits: cell `6k` goes to bit `24 + k`.
#[inline]
fn falling(cells: u32) -> usize {
    let cells = u64::from(cells & 0x104_1041);
    (cells.wrapping_mul(0x108_4210) >> 24 & 31) as usize
}

/// The diagonal from the top right as five bits, the other way round: cell `4 + 4k` goes to bit `20 + 4 − k`.
#[inline]
fn rising(cells: u32) -> usize {
    let cells = u64::from(cells >> 4 & 0x1_1111);
    (cells.wrapping_mul(0x10_8421) >> 16 & 31) as usize
}

/// A line with cubes of one side promises the more the fuller it is; with cubes of both, little.
fn counted(mine: u32, theirs: u32) -> i16 {
    const ALONE: [i16; 6] = [0, 4, 14, 40, 110, 300];
    const MIXED: [i16; 6] = [0, 1, 4, 12, 40, 0];
    match (mine, theirs) {
        (mine, 0) => ALONE[mine as usize],
        (0, theirs) => -ALONE[theirs as usize],
        (mine, theirs) => MIXED[mine as usize] - MIXED[theirs as usize],
    }
}

/// Smaller boards are solved; until the solution is at hand counting must do.
fn lead_of_small(square: &Square, bits: u64) -> i32 {
    let board = Board::from_bits(bits);
    let (mine, theirs) = (board.cells(Symbol::Cross), board.cells(Symbol::Circle));
    let line = |line: &u32| i32::from(counted((mine & line).count_ones(), (theirs & line).count_ones()));
    square.lines().iter().map(line).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use play::Dice as _;
    use play::dice::Seeded;

    #[test]
    fn lines_are_taken_apart_as_the_rules_know_them() {
        let square = Square::of(5).unwrap();
        let mut dice = Seeded::new(5);
        for _ in 0..1000 {
            let mine = dice.bits() as u32 & square.all;
            let theirs = dice.bits() as u32 & square.all & !mine;
            let mut found: Vec<(u32, u32)> = Vec::new();
            each_line(mine, theirs, |_, pattern| {
                found.push(((pattern as u32 & 31).count_ones(), (pattern as u32 >> 5).count_ones()));
            });
            let count = |line: &u32| ((mine & line).count_ones(), (theirs & line).count_ones());
            let mut wanted: Vec<_> = square.lines().iter().map(count).collect();
            found.sort_unstable();
            wanted.sort_unstable();
            assert_eq!(found, wanted);
        }
    }

    #[test]
    fn each_cell_of_a_line_has_a_bit_of_its_own() {
        let square = Square::of(5).unwrap();
        for cell in 0..25 {
            let mut lines = 0;
            each_line(1 << cell, 0, |_, pattern| lines += usize::from(pattern.count_ones() == 1));
            let wanted = square.lines().iter().filter(|&line| line >> cell & 1 == 1).count();
            assert_eq!(lines, wanted, "cell {cell}");
        }
    }
}
