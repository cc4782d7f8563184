//! The square of cubes as bits: pushes and lines by masks. No turns, no points.
//!
//! Cell `y × size + x` is one bit, x from the left, y from the top; crosses are the low half of a word,
//! circles the high half, so that one operation moves both:
//!
//! ```text
//!   5×5   0  1  2  3  4        bit 63 ─────── 32 31 ─────── 0
//!         5  6  7  8  9            circles        crosses
//!        10 11 12 13 14
//!        15 16 17 18 19        4×4 and 3×3 number their cells the same way,
//!        20 21 22 23 24        without gaps: 0–15 and 0–8
//! ```
//!
//! A push moves a stretch of a row or a column by one towards the gap and fills the far end.
//! Every stretch is a mask, every move of it a rotation of the word:
//!
//! ```text
//!   b1>e1:   stretch  . # # # #        kept after rotating right by 1   . # # # .
//!            . . . . .                 the cube goes in at the end      . . . . #
//! ```

use crate::Symbol;
use std::fmt;

/// A board is at least this wide.
pub const SMALLEST: u8 = 3;
/// A board is at most this wide.
pub const LARGEST: u8 = 5;

const BOTH_HALVES: u64 = 1 << 32 | 1;
const MOST_PUSHES: usize = 44;
/// The cell of a blank lot is never open.
const BLANK_LOT: u32 = 31;
/// Lots looked at in one draw; more than nine draws in ten find a push among four.
const LOTS: u32 = 4;

/// What every cube shows, dots aside.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Board(u64);

impl Board {
    /// All cubes blank.
    pub const BLANK: Board = Board(0);

    /// A board with these crosses and circles.
    #[inline]
    pub const fn new(crosses: u32, circles: u32) -> Board {
        Board(crosses as u64 | (circles as u64) << 32)
    }

    /// The cells that show this symbol.
    #[inline]
    pub const fn cells(self, symbol: Symbol) -> u32 {
        (self.0 >> symbol.shift()) as u32
    }

    /// The cells that show a symbol.
    #[inline]
    pub const fn marked(self) -> u32 {
        (self.0 | self.0 >> 32) as u32
    }

    /// What a cell shows, by its number `y × size + x`; nothing for a blank one.
    pub const fn at(self, cell: u8) -> Option<Symbol> {
        if self.0 >> cell & 1 == 1 {
            Some(Symbol::Cross)
        } else if self.0 >> (cell + 32) & 1 == 1 {
            Some(Symbol::Circle)
        } else {
            None
        }
    }

    /// The board after `symbol`'s side has made this push, whatever the taken cube showed (Q3, Q4).
    #[inline]
    pub const fn push(self, push: &Push, symbol: Symbol) -> Board {
        Board(push.shove(self.0) | 1 << (push.to as u32 + symbol.shift()))
    }

    /// The board before `push`, if the taken cube was blank. Undoes [`Board::push`].
    #[inline]
    pub const fn pull(self, push: &Push) -> Board {
        Board(self.0 & push.still | (self.0 & push.kept).rotate_left(push.turn as u32))
    }

    /// Both halves as one word, crosses low.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Reads [`Board::bits`].
    #[inline]
    pub const fn from_bits(bits: u64) -> Board {
        Board(bits)
    }

    /// The board seen through one of the eight symmetries.
    pub fn image(self, square: &Square, symmetry: u8) -> Board {
        let image = |symbol| square.image_of_set(self.cells(symbol), symmetry);
        Board::new(image(Symbol::Cross), image(Symbol::Circle))
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({:#x}, {:#x})", self.cells(Symbol::Cross), self.cells(Symbol::Circle))
    }
}

/// One way of taking a border cube and putting it back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Push {
    kept: u64,
    still: u64,
    turn: u8,
    /// The cell the cube is taken from.
    pub from: u8,
    /// The end where it goes in.
    pub to: u8,
}

impl Push {
    const NONE: Push = Push { kept: 0, still: 0, turn: 0, from: 0, to: 0 };

    const fn new(size: u8, from: u8, to: u8) -> Push {
        let step = if from / size == to / size { 1 } else { size };
        let (first, last) = if from < to { (from, to) } else { (to, from) };
        let mut stretch = 0u64;
        let mut cell = first;
        while cell <= last {
            stretch |= BOTH_HALVES << cell;
            cell += step;
        }
        let turn = if from < to { step } else { 64 - step };
        Push { kept: stretch & !(BOTH_HALVES << to), still: !stretch, turn, from, to }
    }

    /// The cells after the push, the filled end left empty: one half or both.
    #[inline]
    pub const fn shove(&self, cells: u64) -> u64 {
        cells & self.still | cells.rotate_right(self.turn as u32) & self.kept
    }

    /// The cells before the push, the gap left empty; the filled end is forgotten.
    #[inline]
    pub const fn unshove(&self, cells: u64) -> u64 {
        cells & self.still | (cells & self.kept).rotate_left(self.turn as u32)
    }
}

/// Everything that depends on the width of the board alone, made at compile time.
#[derive(Debug)]
pub struct Square {
    /// Cells in a row.
    pub size: u8,
    /// Cells from which a cube can be taken (Q2).
    pub border: u32,
    /// All cells.
    pub all: u32,
    count: u8,
    pushes: [Push; MOST_PUSHES],
    /// For each lot the cell it takes from, or one that is never open, and above it the number of the push.
    lots: [u16; 256],
    ways: [Way; 4],
    lines: [u32; 12],
    images: [[u8; 25]; 8],
}

/// The pushes that move cubes the same way, field by field: the cells they move are all moved at once,
/// and the compiler looks at several leaves of perft together.
#[derive(Clone, Copy, Debug)]
struct Way {
    turn: u8,
    kept: [u64; IN_A_WAY],
    still: [u64; IN_A_WAY],
    to: [u64; IN_A_WAY],
    from: [u64; IN_A_WAY],
}

/// Eleven on the largest board, and one that is never open to make it even.
const IN_A_WAY: usize = 12;
/// A cell that is never open.
const NEVER: u64 = 1 << 31;

impl Way {
    const fn new(pushes: &[Push], count: usize, turn: u8) -> Way {
        let (kept, still) = ([0; IN_A_WAY], [0; IN_A_WAY]);
        let mut way = Way { turn, kept, still, to: [0; IN_A_WAY], from: [NEVER; IN_A_WAY] };
        let (mut number, mut at) = (0, 0);
        while number < count {
            let push = &pushes[number];
            if push.turn == turn {
                way.kept[at] = push.kept;
                way.still[at] = push.still;
                way.to[at] = 1 << push.to;
                way.from[at] = 1 << push.from;
                at += 1;
            }
            number += 1;
        }
        way
    }

    /// The leaves that these pushes of `mover` lead to.
    #[inline(always)]
    fn count<const N: u32>(&self, board: Board, mover: Symbol) -> Leaves {
        let closed = u64::from(board.cells(mover.other())) | NEVER;
        let moved = board.0.rotate_right(self.turn.into());
        let mut sum = Leaves::default();
        for n in 0..IN_A_WAY {
            let next = board.0 & self.still[n] | moved & self.kept[n] | self.to[n] << mover.shift();
            let legal = (closed & self.from[n]).wrapping_sub(1) >> 63; // 1 if nothing is common
            let line = full_lines::<N>(next).wrapping_neg() >> 63; // 1 unless there is none
            sum.all += legal;
            sum.with_line += legal & line;
        }
        sum
    }
}

static SQUARES: [Square; 3] = [Square::new(3), Square::new(4), Square::new(5)];

impl Square {
    /// The square of this width, if there is one.
    pub fn of(size: u8) -> Option<&'static Square> {
        SQUARES.iter().find(|square| square.size == size)
    }

    /// Every push there is (Q4), in the order of the cells they take from.
    #[inline]
    pub fn pushes(&self) -> &[Push] {
        &self.pushes[..self.count as usize]
    }

    /// The push with this number.
    #[inline]
    pub fn push(&self, number: u8) -> &Push {
        &self.pushes[number as usize]
    }

    /// The number of the push from one cell to another, if there is one.
    pub fn number(&self, from: u8, to: u8) -> Option<u8> {
        self.pushes().iter().position(|push| (push.from, push.to) == (from, to)).map(|at| at as u8)
    }

    /// The first of several pushes drawn by fair bits (the two highest are not used)
    /// that takes from an open cell, if there is one.
    ///
    /// Eight bits are a lot. Every push has the same number of lots, the rest are blanks: nobody is preferred.
    /// All lots are looked up before the first that fits is chosen, since a wrong guess of the processor
    /// costs more than looking.
    #[inline]
    pub(crate) fn drawn(&self, bits: u64, open: u32) -> Option<u8> {
        let mut first = BLANK_LOT;
        let mut n = LOTS;
        while n > 0 {
            n -= 1;
            let lot = u32::from(self.lots[(bits >> (8 * n)) as u8 as usize]);
            first = if open >> (lot & 31) & 1 == 1 { lot } else { first };
        }
        if first == BLANK_LOT { None } else { Some((first >> 8) as u8) }
    }

    /// Rows, columns and diagonals as sets of cells (Q5).
    pub fn lines(&self) -> &[u32] {
        &self.lines[..2 * self.size as usize + 2]
    }

    /// Whether this symbol fills a line.
    #[inline]
    pub fn has_line(&self, board: Board, symbol: Symbol) -> bool {
        self.any_line(Board::new(board.cells(symbol), 0))
    }

    /// Whether any symbol fills a line.
    #[inline]
    pub fn any_line(&self, board: Board) -> bool {
        match self.size {
            3 => any_line::<3>(board),
            4 => any_line::<4>(board),
            _ => any_line::<5>(board),
        }
    }

    /// The cells of all lines that this symbol fills.
    pub fn filled(&self, board: Board, symbol: Symbol) -> u32 {
        let cells = board.cells(symbol);
        self.lines().iter().filter(|&&line| cells & line == line).fold(0, |sum, line| sum | line)
    }

    /// Where a symmetry (0–7) takes a cell.
    pub fn image(&self, cell: u8, symmetry: u8) -> u8 {
        self.images[symmetry as usize][cell as usize]
    }

    /// Where a symmetry takes a set of cells.
    pub fn image_of_set(&self, mut set: u32, symmetry: u8) -> u32 {
        let mut image = 0;
        while set != 0 {
            image |= 1 << self.image(set.trailing_zeros() as u8, symmetry);
            set &= set - 1;
        }
        image
    }

    const fn new(size: u8) -> Square {
        let cells = size * size;
        let mut square = Square {
            size,
            border: 0,
            all: (1 << cells) - 1,
            count: 0,
            pushes: [Push::NONE; MOST_PUSHES],
            lots: [BLANK_LOT as u16; 256],
            ways: [Way::new(&[], 0, 0); 4],
            lines: [0; 12],
            images: [[0; 25]; 8],
        };
        let mut cell = 0;
        while cell < cells {
            square = square.with_cell(cell);
            cell += 1;
        }
        let mut lot = 0;
        while lot < 256 / square.count as usize * square.count as usize {
            let push = lot % square.count as usize;
            square.lots[lot] = square.pushes[push].from as u16 | (push as u16) << 8;
            lot += 1;
        }
        let turns = [1, 63, size, 64 - size];
        let mut way = 0;
        while way < 4 {
            square.ways[way] = Way::new(&square.pushes, square.count as usize, turns[way]);
            way += 1;
        }
        square
    }

    const fn with_cell(mut self, cell: u8) -> Square {
        let (size, last) = (self.size, self.size - 1);
        let (x, y) = (cell % size, cell / size);
        let bit = 1 << cell;
        if x == 0 || x == last || y == 0 || y == last {
            self.border |= bit;
            let ends = [y * size, y * size + last, x, last * size + x];
            let mut end = 0;
            while end < 4 {
                if ends[end] != cell {
                    self.pushes[self.count as usize] = Push::new(size, cell, ends[end]);
                    self.count += 1;
                }
                end += 1;
            }
        }
        self.lines[y as usize] |= bit;
        self.lines[(size + x) as usize] |= bit;
        if x == y {
            self.lines[(2 * size) as usize] |= bit;
        }
        if x + y == last {
            self.lines[(2 * size + 1) as usize] |= bit;
        }
        let mut symmetry = 0;
        while symmetry < 8 {
            let x = if symmetry & 1 == 0 { x } else { last - x };
            let y = if symmetry & 2 == 0 { y } else { last - y };
            let image = if symmetry & 4 == 0 { y * size + x } else { x * size + y };
            self.images[symmetry][cell as usize] = image;
            symmetry += 1;
        }
        self
    }
}

/// Whether a line is filled in one half or the other.
#[inline(always)]
const fn any_line<const N: u32>(board: Board) -> bool {
    full_lines::<N>(board.0) != 0
}

/// Some bits, never the highest, if a line is filled in one half or the other; otherwise 0.
///
/// Adding one to the first cell of a full row carries into the next row; so it does for a diagonal
/// when the cells beside it are filled up first. Columns are folded onto the top row.
#[inline(always)]
const fn full_lines<const N: u32>(cells: u64) -> u64 {
    const fn every<const N: u32>(first: u32, step: u32) -> u64 {
        let (mut set, mut n) = (0, 0);
        while n < N {
            set |= BOTH_HALVES << (first + n * step);
            n += 1;
        }
        set
    }
    let beyond = BOTH_HALVES << (N * N);
    let lefts = const { every::<N>(0, N) };
    let carried = lefts << N;
    let rows = (((cells + lefts) ^ cells) & carried) ^ (lefts & carried);

    let across = const { all_cells::<N>() & !every::<N>(0, N + 1) };
    let back = const { all_cells::<N>() & !every::<N>(N - 1, N - 1) };
    let diagonals = (((cells | across) + BOTH_HALVES) | ((cells | back) + BOTH_HALVES)) & beyond;

    let two = cells & cells >> N;
    let columns = match N {
        3 => two & cells >> (2 * N),
        4 => two & two >> (2 * N),
        _ => two & two >> (2 * N) & cells >> (4 * N),
    };
    let top = BOTH_HALVES * ((1 << N) - 1);
    rows | diagonals | columns & top
}

/// All cells of both halves.
const fn all_cells<const N: u32>() -> u64 {
    (BOTH_HALVES << (N * N)) - BOTH_HALVES
}

/// Leaves of the tree of pushes, and how many of them show a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Leaves {
    /// Sequences of pushes of the asked length; a line ends a sequence.
    pub all: u64,
    /// Those whose last push made a line.
    pub with_line: u64,
}

/// Counts the sequences of `depth` pushes from a board without a line, repetition and cap aside.
pub fn perft(square: &Square, board: Board, mover: Symbol, depth: u32) -> Leaves {
    match square.size {
        3 => count::<3>(square, board, mover, depth),
        4 => count::<4>(square, board, mover, depth),
        _ => count::<5>(square, board, mover, depth),
    }
}

fn count<const N: u32>(square: &Square, board: Board, mover: Symbol, depth: u32) -> Leaves {
    if depth == 0 {
        return Leaves { all: 1, with_line: u64::from(any_line::<N>(board)) };
    }
    if depth == 1 {
        return count_leaves::<N>(square, board, mover);
    }
    let theirs = board.cells(mover.other());
    let mut sum = Leaves::default();
    for push in square.pushes() {
        let next = board.push(push, mover);
        if theirs >> push.from & 1 == 0 && !any_line::<N>(next) {
            let leaves = count::<N>(square, next, mover.other(), depth - 1);
            sum.all += leaves.all;
            sum.with_line += leaves.with_line;
        }
    }
    sum
}

fn count_leaves<const N: u32>(square: &Square, board: Board, mover: Symbol) -> Leaves {
    let mut sum = Leaves::default();
    for way in &square.ways {
        let leaves = way.count::<N>(board, mover);
        sum.all += leaves.all;
        sum.with_line += leaves.with_line;
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_have_twenty_thirty_two_and_forty_four_pushes() {
        let counts = [3, 4, 5].map(|size| Square::of(size).unwrap().pushes().len());
        assert_eq!(counts, [20, 32, 44]);
    }

    #[test]
    fn lines_by_carries_agree_with_lines_by_masks() {
        let mut word = 1u64;
        for square in &SQUARES {
            for _ in 0..20_000 {
                word = word.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let many = (word >> 32) as u32 | (word >> 7) as u32;
                let board = Board::new(many & square.all, !many & square.all);
                for symbol in Symbol::BOTH {
                    assert_eq!(square.has_line(board, symbol), square.filled(board, symbol) != 0);
                }
                let any = Symbol::BOTH.iter().any(|&symbol| square.filled(board, symbol) != 0);
                assert_eq!(square.any_line(board), any);
            }
        }
    }

    #[test]
    fn pulling_undoes_a_push_of_a_blank_cube() {
        for square in &SQUARES {
            for push in square.pushes() {
                let blank = 1 << push.from;
                let board = Board::new(0x0aa_aaaa & square.all & !blank, 0x155_5555 & square.all & !blank);
                assert_eq!(board.push(push, Symbol::Cross).pull(push), board);
            }
        }
    }
}
