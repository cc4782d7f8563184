//! Every legal spot of a domino at once.

use super::{CASTLE, Kingdom, Size};
use super::{Direction, FIRST_COLUMN, Spot, Square, from_east, from_south, neighbours};
use crate::tiles::Tile;
use play::dice::Counted;

impl Kingdom {
    /// The free squares that may still be covered (K14), as bits of the torus. A kingdom far from its full width
    /// may grow to either side, so two of its squares can share a bit; all that touch it have one of their own.
    #[inline]
    pub fn open(&self, size: Size) -> u64 {
        let columns = &FRAMES[size as usize][self.across.before as usize][self.across.after as usize];
        let rows = &FRAMES[size as usize][self.down.before as usize][self.down.after as usize];
        !self.covered() & columns.singles & rows.singles_down
    }

    /// Every legal spot for a domino (K12–K14), each exactly once.
    #[inline]
    pub fn spots(&self, tile: Tile, size: Size) -> Spots {
        let columns = &FRAMES[size as usize][self.across.before as usize][self.across.after as usize];
        let rows = &FRAMES[size as usize][self.down.before as usize][self.down.after as usize];
        let free = !self.covered();
        let touch = |terrain| neighbours(self.squares_of(terrain) | CASTLE);
        let left = touch(tile.left().terrain);
        let right = touch(tile.right().terrain);
        // A domino lying across is found at its western square, one standing at its northern square.
        let lying = free & from_east(free) & columns.pairs & rows.singles_down;
        let standing = free & from_south(free) & columns.singles & rows.pairs_down;
        let mut masks = [lying & (left | from_east(right)), standing & (left | from_south(right)), 0, 0];
        if !tile.is_double() {
            masks[2] = lying & (right | from_east(left));
            masks[3] = standing & (right | from_south(left));
        }
        Spots { masks, corner: Square { x: columns.first, y: rows.first } }
    }
}

/// The legal spots of one domino in one kingdom.
#[derive(Clone, Copy, Debug)]
pub struct Spots {
    /// For each direction, the western (northern) square of the domino, as bits of the torus.
    masks: [u64; 4],
    /// The lowest coordinates that the eight columns and rows of the torus can stand for.
    corner: Square,
}

impl Spots {
    /// How many.
    #[inline]
    pub const fn len(&self) -> u32 {
        self.masks[0].count_ones()
            + self.masks[1].count_ones()
            + self.masks[2].count_ones()
            + self.masks[3].count_ones()
    }

    /// Whether the domino cannot be placed.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.masks[0] | self.masks[1] | self.masks[2] | self.masks[3] == 0
    }

    /// Any of them, all alike: the spot with the number that `below` gives, counted in the order of the iterator. `below` is
    /// asked once, with how many there are, and not at all if there is none.
    #[inline]
    pub fn any_spot(&self, below: impl FnOnce(u32) -> u32) -> Option<Spot> {
        let counted = self.masks.map(Counted::new);
        let [east, south, west, north] = counted.map(Counted::count);
        let ends = [0, east, east + south, east + south + west];
        let all = ends[3] + north;
        if all == 0 {
            return None;
        }
        let n = below(all);
        // Counting the ends that are passed needs no jump, where chance decides.
        let to = ends[1..].iter().map(|&end| usize::from(n >= end)).sum::<usize>();
        Some(self.spot(counted[to].place(n - ends[to]), Direction::ALL[to]))
    }

    #[inline]
    fn spot(&self, place: u32, to: Direction) -> Spot {
        let n = place as i8;
        let Square { x, y } = self.corner;
        let found = Square { x: x + ((n - x) & 7), y: y + (((n >> 3) - y) & 7) };
        // The left half lies there, or east (south) of it where the domino points back.
        let at = Square {
            x: found.x + i8::from(to == Direction::West),
            y: found.y + i8::from(to == Direction::North),
        };
        Spot { at, to }
    }
}

impl Iterator for Spots {
    type Item = Spot;

    #[inline]
    fn next(&mut self) -> Option<Spot> {
        let n = self.masks.iter().position(|&mask| mask != 0)?;
        let bit = self.masks[n] & self.masks[n].wrapping_neg();
        self.masks[n] ^= bit;
        Some(self.spot(bit.trailing_zeros(), Direction::ALL[n]))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.len() as usize, Some(self.len() as usize))
    }
}

/// What may still be covered along one axis by a kingdom of one span (K14).
///
/// With a kingdom from −`before` to `after` and a side of `n`, a coordinate c may be covered when
/// `after − (n−1) ≤ c ≤ (n−1) − before`, and a pair c, c+1 under the same bounds for both.
struct Frame {
    /// Columns that may be covered, in every row.
    singles: u64,
    /// Western columns of pairs that may be covered, in every row.
    pairs: u64,
    /// Rows that may be covered, in every column.
    singles_down: u64,
    /// Northern rows of pairs that may be covered, in every column.
    pairs_down: u64,
    /// The lowest coordinate that a new domino can reach.
    first: i8,
}

/// By size, `before` and `after`.
static FRAMES: [[[Frame; 7]; 7]; 2] = [frames(5), frames(7)];

const fn frames(side: i8) -> [[Frame; 7]; 7] {
    let mut all = [const { [const { frame(7, 0, 0) }; 7] }; 7];
    let mut before = 0;
    while before < 7 {
        let mut after = 0;
        while after < 7 {
            all[before][after] = frame(side, before as i8, after as i8);
            after += 1;
        }
        before += 1;
    }
    all
}

const fn frame(side: i8, before: i8, after: i8) -> Frame {
    let (low, high) = (after - (side - 1), (side - 1) - before);
    let (columns, rows) = stripes(low, high);
    let (pair_columns, pair_rows) = stripes(low, high - 1);
    // Nothing farther than two squares outside can be covered by a domino that touches the kingdom.
    let first = if low > -before - 2 { low } else { -before - 2 };
    Frame { singles: columns, pairs: pair_columns, singles_down: rows, pairs_down: pair_rows, first }
}

/// All squares of the columns `low` to `high`, and all of the rows with these numbers.
const fn stripes(low: i8, high: i8) -> (u64, u64) {
    let (mut columns, mut rows) = (0, 0);
    let mut n = low;
    while n <= high {
        columns |= FIRST_COLUMN << (n & 7);
        rows |= 0xff << ((n & 7) * 8);
        n += 1;
    }
    (columns, rows)
}
