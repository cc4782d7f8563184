//! What all classes of boards share: the shape, the sets up to symmetry, and how a push carries blanks along.

use super::blocks::Blocks;
use super::shape::{Shape, Shift};
use super::subsets::{CELLS, SETS_OF_HALF};
use quixo::Square;
use std::sync::OnceLock;

/// A board size with its tables, made when they are first needed.
#[derive(Debug)]
pub struct Geometry {
    /// Pushes, lines, symmetries.
    pub shape: Shape,
    blocks: Vec<OnceLock<Blocks>>,
}

impl Geometry {
    /// The geometry of boards with this many cells in a row, if there are such boards.
    pub fn of(size: u8) -> Option<&'static Geometry> {
        static ALL_SIZES: [OnceLock<Geometry>; 3] = [const { OnceLock::new() }; 3];
        let square = Square::of(size)?;
        let geometry = ALL_SIZES.get(usize::from(size.checked_sub(quixo::SMALLEST)?))?;
        Some(geometry.get_or_init(|| Geometry::new(square)))
    }

    fn new(square: &'static Square) -> Geometry {
        let shape = Shape::new(square);
        let blocks = (0..=shape.cells).map(|_| OnceLock::new()).collect();
        Geometry { shape, blocks }
    }

    /// The sets of `size` cells up to symmetry.
    pub fn blocks(&self, size: u32) -> &Blocks {
        self.blocks[size as usize].get_or_init(|| Blocks::new(&self.shape, size))
    }

    /// Bytes held by tables of sets.
    pub fn bytes(&self) -> u64 {
        self.blocks.iter().filter_map(OnceLock::get).map(Blocks::bytes).sum()
    }
}

/// The cells that the pivot leaves free in one block, in order: the width of the block's numbers.
#[derive(Debug)]
pub struct Free {
    /// The pivot's cells.
    pub pivot: u32,
    /// The free cells, in order.
    pub cells: [u8; CELLS],
    width: usize,
}

impl Free {
    /// What this pivot leaves free.
    pub fn new(shape: &Shape, pivot: u32) -> Free {
        let mut free = Free { pivot, cells: [0; CELLS], width: 0 };
        let mut rest = shape.all & !pivot;
        while rest != 0 {
            free.cells[free.width] = rest.trailing_zeros() as u8;
            free.width += 1;
            rest &= rest - 1;
        }
        free
    }

    /// Where each free cell is numbered after a push and a symmetry that lead to the block of `after`:
    /// its place among the cells that `after` leaves free.
    #[inline]
    pub fn carry(&self, shape: &Shape, shift: &Shift, after: u32, symmetry: u32) -> Carried {
        let mut places = [0; CELLS];
        let mut rest = shape.all & !after;
        let mut place = 0;
        while rest != 0 {
            places[rest.trailing_zeros() as usize] = place;
            place += 1;
            rest &= rest - 1;
        }
        let moved = &shift.moved_image[symmetry as usize];
        let mut to = [0; CELLS];
        for (to, &cell) in to.iter_mut().zip(&self.cells[..self.width]) {
            *to = places[moved[cell as usize] as usize];
        }
        Carried { to, width: self.width }
    }
}

/// Where each free cell of one block goes in another.
#[derive(Clone, Copy, Debug)]
pub struct Carried {
    to: [u8; CELLS],
    width: usize,
}

impl Carried {
    /// Carries a set, cell by cell.
    #[inline]
    pub fn carry(&self, mut set: u32) -> u32 {
        let mut carried = 0;
        while set != 0 {
            carried |= 1 << self.to[set.trailing_zeros() as usize];
            set &= set - 1;
        }
        carried
    }
}

/// The images of all sets of the lower and of the upper half of the free cells.
#[derive(Debug)]
pub struct Halves {
    low: u32,
    low_part: Box<[u32; SETS_OF_HALF]>,
    high_part: Box<[u32; SETS_OF_HALF]>,
}

impl Default for Halves {
    fn default() -> Halves {
        let none = || Box::new([0; SETS_OF_HALF]);
        Halves { low: 0, low_part: none(), high_part: none() }
    }
}

impl Halves {
    /// Carries a set, half by half.
    #[inline]
    pub fn carry(&self, set: u32) -> u32 {
        let low = set & ((1 << self.low) - 1);
        self.low_part[low as usize % SETS_OF_HALF] | self.high_part[(set >> self.low) as usize % SETS_OF_HALF]
    }
}

/// How many sets are carried.
#[derive(Debug)]
pub enum Way<'a> {
    /// Cell by cell: they are few and small.
    ByCells(Carried),
    /// By tables of both halves.
    ByHalves(&'a Halves),
}

impl Way<'_> {
    /// Carries a set.
    #[inline]
    pub fn carry(&self, set: u32) -> u32 {
        match self {
            Way::ByCells(cells) => cells.carry(set),
            Way::ByHalves(halves) => halves.carry(set),
        }
    }
}

/// Carries many sets.
#[derive(Debug, Default)]
pub struct Carrier(Halves);

impl Carrier {
    /// The cheaper way for about `sets` sets of `size` cells.
    pub fn prepare(&mut self, carried: Carried, sets: usize, size: u32) -> Way<'_> {
        let low = carried.width.div_ceil(2);
        let entries = (1usize << low) + (1 << (carried.width - low));
        if sets * size as usize <= entries {
            return Way::ByCells(carried);
        }
        let Carrier(halves) = self;
        halves.low = low as u32;
        fill(&mut halves.low_part, &carried.to[..low]);
        fill(&mut halves.high_part, &carried.to[low..carried.width]);
        Way::ByHalves(halves)
    }
}

/// The images of all sets of a few cells.
fn fill(table: &mut [u32; SETS_OF_HALF], to: &[u8]) {
    let mut filled = 1;
    for &to in to {
        let (known, next) = table.split_at_mut(filled);
        for (next, known) in next.iter_mut().zip(&*known) {
            *next = known | 1 << to;
        }
        filled *= 2;
    }
}
