//! The table as a triangular lattice: geometry and placement only, no turn order and no points.
//!
//! ```text
//!        x = -1    0    1    2            a cell (x, y) is one triangle; it points up when x + y is even
//!            ________________
//!  y = 0     \  / \  / \  / \            corners clockwise:  up:   top, right, left
//!             \/___\/___\/___\                               down: left, right, bottom
//!  y = 1      /\   /\   /\   /            sides clockwise: side n lies between corner n and corner n + 1
//!            /__\_/__\_/__\_/
//! ```
//!
//! A point of the lattice has half-side coordinates (x, y) with x + y even; the cell that points up has its
//! top at the point of the same coordinates. Points are kept in an array of 32 × 32 that wraps around.
//! That is enough: to cross a row (in any of the three directions) takes two tiles, so 56 tiles with sides
//! joined reach over 29 rows at most, and with the open places around them over 31, which have 32 lines of
//! points. No two points in use ever share an entry.

use crate::tiles::{self, Tile, Tiles};
use std::fmt;

/// A triangle of the lattice. The first tile lies at (0, 0) and points up; x grows to the right, y down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Cell {
    /// In half sides, to the right.
    pub x: i8,
    /// In rows, downwards.
    pub y: i8,
}

impl Cell {
    /// Where the first tile lies.
    pub const FIRST: Cell = Cell { x: 0, y: 0 };

    /// The cell at (x, y).
    #[inline]
    pub const fn new(x: i8, y: i8) -> Cell {
        Cell { x, y }
    }

    /// Whether the triangle points up.
    #[inline]
    pub const fn up(self) -> bool {
        (self.x ^ self.y) & 1 == 0
    }

    /// The three cells behind the sides, clockwise.
    #[inline]
    pub const fn neighbours(self) -> [Cell; 3] {
        let Cell { x, y } = self;
        let left = Cell::new(x.wrapping_sub(1), y);
        let right = Cell::new(x.wrapping_add(1), y);
        if self.up() {
            [right, Cell::new(x, y.wrapping_add(1)), left]
        } else {
            [Cell::new(x, y.wrapping_sub(1)), right, left]
        }
    }

    /// Entry of the point that keeps whether this cell is covered: the top, or the left one.
    #[inline]
    pub(crate) const fn anchor(self) -> usize {
        let (x, y) = (self.x as isize, self.y as isize);
        entry(y * WIDTH as isize + ((x + y) >> 1))
    }

    /// Entries of the three corners in the array of points, clockwise.
    #[inline]
    const fn points(self) -> [usize; 3] {
        let at = self.anchor() as isize;
        if self.up() {
            [entry(at), entry(at + BELOW + 1), entry(at + BELOW)]
        } else {
            [entry(at), entry(at + 1), entry(at + BELOW + 1)]
        }
    }

    /// Half-side coordinates of corner number `corner`.
    #[inline]
    fn corner(self, corner: usize) -> (i8, i8) {
        let Cell { x, y } = self;
        match (self.up(), corner) {
            (true, 0) => (x, y),
            (true, 1) => (x.wrapping_add(1), y.wrapping_add(1)),
            (true, _) => (x.wrapping_sub(1), y.wrapping_add(1)),
            (false, 0) => (x.wrapping_sub(1), y),
            (false, 1) => (x.wrapping_add(1), y),
            (false, _) => (x, y.wrapping_add(1)),
        }
    }

    /// What a digit at a point weighs in the key of this cell: 0 if no corner of it lies there.
    ///
    /// ```text
    ///   point to the   left  above  right        left: the point is half a side to the left
    ///   same row         49     49      7        49, 7 and 1 are the first, second and third corner;
    ///   row below         1      1      7        the parity of x + y says whether the cell points up
    /// ```
    #[inline]
    fn weight_at(self, (x, y): (i8, i8)) -> u16 {
        const WEIGHTS: [u16; 12] = [49, 49, 7, 0, 1, 1, 7, 0, 0, 0, 0, 0];
        let right = x.wrapping_sub(self.x).wrapping_add(1) as u8;
        let down = y.wrapping_sub(self.y) as u8;
        WEIGHTS[usize::from(down.min(2) * 4 + right.min(3))]
    }

    /// Both coordinates at once, to be compared.
    #[inline]
    const fn packed(self) -> u16 {
        u16::from_le_bytes([self.x as u8, self.y as u8])
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

const WIDTH: usize = 32;
const BELOW: isize = WIDTH as isize;

/// The array is one long row whose end meets its beginning; a step down is 32 steps to the right.
#[inline]
const fn entry(steps: isize) -> usize {
    steps as usize & (WIDTH * WIDTH - 1)
}

/// What is known of a lattice point, in one byte:
///
/// ```text
///  7         6       5 4 3             2 1 0
///  cell      cell    tiles around it   its number + 1,
///  down      up      (0 to 6)          0 while no tile is there
/// ```
type Point = u8;
const NUMBER: Point = 0b111;
const ONE_TILE: Point = 0b1000;
const TILES: Point = 0b11_1000;
const UP: Point = 0b0100_0000;
const DOWN: Point = 0b1000_0000;

/// A tile on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Placed {
    /// Which.
    pub tile: Tile,
    /// Where.
    pub cell: Cell,
}

/// An uncovered cell with a tile behind at least one side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Place {
    /// Where.
    pub cell: Cell,
    key: u16,
}

impl Place {
    /// The tiles that fit here; each fits in one way only.
    #[inline]
    pub fn fits(self) -> Tiles {
        tiles::fitting(self.key)
    }

    /// What the corners show, clockwise; at least two are known.
    pub fn shows(self) -> [Option<u8>; 3] {
        [self.key / 49, self.key / 7 % 7, self.key % 7].map(|digit| (digit as u8).checked_sub(1))
    }

    /// The corners of a tile that fits here, turned as it lies.
    #[inline]
    pub fn turned(self, tile: Tile) -> [u8; 3] {
        let shows = self.shows();
        let known: u8 = shows.iter().flatten().sum();
        let third = (tile.value() as u8).wrapping_sub(known);
        shows.map(|corner| corner.unwrap_or(third))
    }
}

/// What a tile meets where it is laid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Contact {
    /// Sides shared with tiles on the table.
    pub sides: u8,
    /// Corners that meet a corner on the table.
    pub corners: u8,
    /// Points around which the sixth tile is laid.
    pub hexagons: u8,
}

/// No more open places than this: the first tile opens three, each further one closes one and opens two at most.
const PLACES: usize = 3 + tiles::COUNT - 1;

/// The tiles on the table in the order they were laid, and the open places around them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    points: [Point; WIDTH * WIDTH],
    places: [Place; PLACES],
    placed: [Placed; tiles::COUNT],
    open: Tiles,
    covered: Tiles,
    places_len: u8,
    placed_len: u8,
}

impl Default for Board {
    fn default() -> Board {
        Board {
            points: [0; WIDTH * WIDTH],
            places: [Place::default(); PLACES],
            placed: [Placed::default(); tiles::COUNT],
            open: Tiles::NONE,
            covered: Tiles::NONE,
            places_len: 0,
            placed_len: 0,
        }
    }
}

impl Board {
    /// The tiles on the table, the first one first.
    #[inline]
    pub fn placed(&self) -> &[Placed] {
        &self.placed[..usize::from(self.placed_len)]
    }

    /// The open places that some tile not on the table fits; their order depends on the order of laying.
    #[inline]
    pub fn places(&self) -> &[Place] {
        &self.places[..usize::from(self.places_len)]
    }

    /// The open place at a cell, if it is one, whether anything fits there or not.
    pub fn place_at(&self, cell: Cell) -> Option<Place> {
        let open = !self.is_covered(cell) && cell.neighbours().iter().any(|&cell| self.is_covered(cell));
        open.then(|| self.place(cell))
    }

    /// Every tile not on the table that fits somewhere.
    #[inline]
    pub fn open(&self) -> Tiles {
        self.open
    }

    /// The tiles on the table, as a set.
    #[inline]
    pub fn covered(&self) -> Tiles {
        self.covered
    }

    /// Whether a tile lies at a cell.
    pub fn is_covered(&self, cell: Cell) -> bool {
        self.placed().iter().any(|placed| placed.cell == cell)
    }

    /// The corners of a tile on the table as it lies, clockwise.
    pub fn corners(&self, placed: Placed) -> [u8; 3] {
        placed.cell.points().map(|point| (self.points[point] & NUMBER).saturating_sub(1))
    }

    /// Writes the numbers at the corners of a tile on the table, and one more each, `middle` entries behind their points.
    #[inline]
    pub(crate) fn write_corners(&self, placed: Placed, middle: usize, out: &mut [u8]) {
        for point in placed.cell.points() {
            out[(point + middle) % (WIDTH * WIDTH)] = self.points[point] & NUMBER;
        }
    }

    /// Lays the first tile, pointing up, with these corners clockwise from the top. Nothing may lie yet.
    pub fn begin(&mut self, tile: Tile, corners: [u8; 3]) {
        debug_assert_eq!(self.placed_len, 0, "the first tile");
        self.cover(tile, Cell::FIRST, corners);
        for cell in Cell::FIRST.neighbours() {
            self.open_place(cell);
        }
    }

    /// Lays a tile that fits on an open place, and says what it meets there.
    /// Nothing happens if the cell is not an open place.
    #[inline]
    pub fn lay(&mut self, tile: Tile, cell: Cell) -> Option<Contact> {
        let at = self.places().iter().position(|place| place.cell.packed() == cell.packed())?;
        let place = self.places[at];
        let contact = self.contact(place);
        self.close_place(at);
        self.cover(tile, cell, place.turned(tile));
        match place.shows().iter().position(Option::is_none) {
            Some(corner) => {
                let number = self.points[cell.points()[corner]] & NUMBER;
                self.look_around(cell.corner(corner), number);
            }
            None => self.look_around((0, 0), 0),
        }
        for neighbour in cell.neighbours() {
            if !self.covers(neighbour) && self.sides(neighbour) == 1 {
                self.open_place(neighbour);
            }
        }
        Some(contact)
    }

    /// What a tile laid at an open place would meet.
    #[inline]
    pub fn contact(&self, place: Place) -> Contact {
        let hexagon = |point: usize| u8::from(self.points[point] & TILES == 5 * ONE_TILE);
        Contact {
            sides: self.sides(place.cell),
            corners: place.shows().iter().flatten().count() as u8,
            hexagons: place.cell.points().map(hexagon).iter().sum(),
        }
    }

    /// Whether a cell on or beside the tiles is covered; far cells share entries with these.
    #[inline]
    fn covers(&self, cell: Cell) -> bool {
        self.points[cell.anchor()] & if cell.up() { UP } else { DOWN } != 0
    }

    /// How many of the three cells around a cell are covered.
    #[inline]
    fn sides(&self, cell: Cell) -> u8 {
        let at = cell.anchor() as isize;
        let (behind, covered) =
            if cell.up() { ([at, at + BELOW, at - 1], DOWN) } else { ([at - BELOW, at + 1, at], UP) };
        behind.iter().map(|&at| u8::from(self.points[entry(at)] & covered != 0)).sum()
    }

    #[inline]
    fn cover(&mut self, tile: Tile, cell: Cell, corners: [u8; 3]) {
        for (point, number) in cell.points().into_iter().zip(corners) {
            let point = &mut self.points[point];
            *point = (*point + ONE_TILE) & !NUMBER | (number + 1);
        }
        self.points[cell.anchor()] |= if cell.up() { UP } else { DOWN };
        self.placed[usize::from(self.placed_len)] = Placed { tile, cell };
        self.placed_len += 1;
        self.covered = self.covered.or(tile.alone());
    }

    #[inline]
    fn place(&self, cell: Cell) -> Place {
        let digit = |point: usize| u16::from(self.points[point] & NUMBER);
        let [a, b, c] = cell.points().map(digit);
        Place { cell, key: (a * 7 + b) * 7 + c }
    }

    #[inline]
    fn open_place(&mut self, cell: Cell) {
        let place = self.place(cell);
        let fits = place.fits().without(self.covered);
        if !fits.is_empty() {
            self.places[usize::from(self.places_len)] = place;
            self.places_len += 1;
            self.open = self.open.or(fits);
        }
    }

    #[inline]
    fn close_place(&mut self, at: usize) {
        self.places_len -= 1;
        let last = usize::from(self.places_len);
        self.places[at] = self.places[last];
        self.places[last] = Place::default();
    }

    /// Tells the places with a corner at `point`, which was unknown until now, what it shows (nothing if `digit`
    /// is 0); forgets those that nothing will ever fit any more, and finds what fits the others.
    #[inline]
    fn look_around(&mut self, point: (i8, i8), digit: u8) {
        let mut open = Tiles::NONE;
        let mut at = 0;
        while at < usize::from(self.places_len) {
            let place = &mut self.places[at];
            place.key += u16::from(digit) * place.cell.weight_at(point);
            let fits = place.fits().without(self.covered);
            if fits.is_empty() {
                self.close_place(at);
            } else {
                open = open.or(fits);
                at += 1;
            }
        }
        self.open = open;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_share_exactly_the_two_points_of_a_side() {
        for cell in [Cell::new(0, 0), Cell::new(1, 0), Cell::new(-3, 5), Cell::new(4, -7)] {
            let points = cell.points();
            for (side, neighbour) in cell.neighbours().into_iter().enumerate() {
                assert_ne!(cell.up(), neighbour.up());
                let shared = points.map(|point| neighbour.points().contains(&point));
                assert_eq!(shared.iter().filter(|&&shared| shared).count(), 2);
                assert!(!shared[(side + 2) % 3], "the corner opposite side {side} is free");
                assert!(neighbour.neighbours().contains(&cell));
            }
        }
    }

    #[test]
    fn a_corner_is_found_at_its_point() {
        for cell in [Cell::new(2, 0), Cell::new(1, 0), Cell::new(0, -3)] {
            for corner in 0..3 {
                assert_eq!(cell.weight_at(cell.corner(corner)), [49, 7, 1][corner]);
            }
            let (x, y) = cell.corner(0);
            for (right, down) in [(4, 0), (-4, 0), (1, -1), (-1, -1), (0, 2), (2, 2), (-2, 2)] {
                assert_eq!(cell.weight_at((x + right, y + down)), 0, "{cell} {right} {down}");
            }
        }
    }

    #[test]
    fn the_longest_row_of_all_tiles_never_meets_itself_around_the_edge_of_the_array() {
        // The straightest row is the widest board: 56 cells side by side, in each of the three directions.
        let right = |n: i8| Cell::new(n, 0);
        let down_right = |n: i8| Cell::new(n >> 1, (n >> 1) + (n & 1));
        let down_left = |n: i8| Cell::new(-(n >> 1), (n >> 1) + (n & 1));
        for row in [right, down_right, down_left] {
            let mut points: Vec<_> = (-1..57)
                .map(row)
                .flat_map(|cell| (0..3).map(move |corner| (cell.corner(corner), cell.points()[corner])))
                .collect();
            points.sort_unstable();
            points.dedup();
            let mut entries: Vec<_> = points.iter().map(|&(_, entry)| entry).collect();
            entries.sort_unstable();
            entries.dedup();
            assert_eq!(entries.len(), points.len());
        }
    }

    #[test]
    fn a_place_is_as_small_as_it_can_be() {
        assert_eq!(size_of::<Place>(), 4);
        assert_eq!(size_of::<Placed>(), 3);
    }
}
