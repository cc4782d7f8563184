//! The board as the solver needs it: where a push takes every cube, which cells must be filled before a push
//! so that a line is full after it, and the images of sets under the eight symmetries.

use super::subsets::CELLS;
use quixo::{Board, Push, Square};

/// One push as a movement of cells.
#[derive(Debug)]
pub struct Shift {
    /// The cell the cube is taken from, as a set.
    pub from: u32,
    /// The cell where it goes in, as a set.
    pub to: u32,
    /// Where the cube of each cell is after the push and one of the symmetries;
    /// the taken one is at the end where it went in.
    pub moved_image: [[u8; CELLS]; 8],
    /// For each line the cells whose cubes form it after the push.
    pub before: Vec<u32>,
    push: Push,
}

impl Shift {
    /// The cells after the push; the end where the cube goes in is left empty.
    #[inline]
    pub fn shove(&self, set: u32) -> u32 {
        self.push.shove(set.into()) as u32
    }

    /// The cells before the push; the cell the cube was taken from is left empty.
    #[inline]
    pub fn unshove(&self, set: u32) -> u32 {
        self.push.unshove(set.into()) as u32
    }
}

/// Everything that depends on the width of the board alone.
#[derive(Debug)]
pub struct Shape {
    /// Cells of the whole board.
    pub cells: u32,
    /// All cells as a set.
    pub all: u32,
    /// Rows, columns and diagonals.
    pub lines: Vec<u32>,
    /// Every push.
    pub shifts: Vec<Shift>,
    square: &'static Square,
    images: Vec<[[u32; 512]; 3]>,
}

impl Shape {
    /// The shape of a square board.
    pub fn new(square: &'static Square) -> Shape {
        let lines = square.lines().to_vec();
        let shifts = square.pushes().iter().map(|push| shift(square, *push, &lines)).collect();
        let part = |symmetry, chunk: u32| {
            std::array::from_fn(|set| square.image_of_set((set as u32) << (9 * chunk) & square.all, symmetry))
        };
        let images = (0..8).map(|symmetry| std::array::from_fn(|chunk| part(symmetry, chunk as u32)));
        let cells = u32::from(square.size).pow(2);
        Shape { cells, all: square.all, lines, shifts, square, images: images.collect() }
    }

    /// Whether the set holds a line.
    #[inline]
    pub fn has_line(&self, set: u32) -> bool {
        self.square.any_line(Board::new(set, 0))
    }

    /// Whether one of two sets holds a line.
    #[inline]
    pub fn either_has_line(&self, one: u32, other: u32) -> bool {
        self.square.any_line(Board::new(one, other))
    }

    /// Where a symmetry takes a set.
    #[inline]
    pub fn image(&self, set: u32, symmetry: u32) -> u32 {
        let parts = &self.images[symmetry as usize];
        parts[0][(set & 511) as usize]
            | parts[1][(set >> 9 & 511) as usize]
            | parts[2][(set >> 18 & 511) as usize]
    }
}

fn shift(square: &Square, push: Push, lines: &[u32]) -> Shift {
    let mut moved = [0; CELLS];
    for cell in 0..square.size * square.size {
        let after = push.shove(1 << cell) as u32;
        moved[cell as usize] = if cell == push.from { push.to } else { after.trailing_zeros() as u8 };
    }
    let before = |line: &u32| {
        let cells = 0..square.size * square.size;
        cells.filter(|&cell| line >> moved[cell as usize] & 1 == 1).fold(0, |set, cell| set | 1 << cell)
    };
    let before = lines.iter().map(before).collect();
    let image = |symmetry, cell: usize| {
        let inside = cell < usize::from(square.size).pow(2);
        if inside { square.image(moved[cell], symmetry as u8) } else { 0 }
    };
    let moved_image = std::array::from_fn(|symmetry| std::array::from_fn(|cell| image(symmetry, cell)));
    Shift { from: 1 << push.from, to: 1 << push.to, moved_image, before, push }
}
