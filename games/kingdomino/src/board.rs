//! One kingdom as bit boards: geometry and placement, no turn order, no points.
//!
//! A kingdom lives on a torus of 8 × 8 squares, one bit each: square (x, y), counted from the castle,
//! is bit `8·(y mod 8) + (x mod 8)`.
//!
//! ```text
//!   x mod 8   0  1  2  3 …  7          the castle is bit 0; x grows to the right, y downwards,
//!   y = 0   [ 0  1  2  3 …  7]         so bit 7 is the square left of the castle
//!   y = 1   [ 8  9 10 11 … 15]         and bit 56 the one above it
//!   y = −1  [56 57 58 59 … 63]
//! ```
//!
//! Nothing wider than 7 is ever built (K14), so one column and one row always stay empty and no two squares
//! that are neighbours only around the torus are both covered. Where a *new* domino could go around the torus
//! (two columns outside a kingdom six wide), the masks of `spots::Frame` leave it out.

mod spots;

use crate::tiles::{Half, Terrain, Tile, Tiles};
pub use spots::Spots;

/// A square, counted from the castle at (0, 0); `y` grows downwards.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, serde::Serialize, serde::Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "KingdominoSquare"))]
pub struct Square {
    /// Squares to the right of the castle.
    pub x: i8,
    /// Squares below the castle.
    pub y: i8,
}

impl Square {
    /// The castle's square.
    pub const CASTLE: Square = Square { x: 0, y: 0 };

    /// The neighbour in a direction.
    #[inline]
    pub const fn next(self, to: Direction) -> Square {
        let (dx, dy) = to.step();
        Square { x: self.x.saturating_add(dx), y: self.y.saturating_add(dy) }
    }

    #[inline]
    const fn bit(self) -> u64 {
        1 << ((self.y as u32 & 7) * 8 + (self.x as u32 & 7))
    }
}

/// One of the four ways a domino can point (K12).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Direction {
    /// To the right.
    East,
    /// Downwards.
    South,
    /// To the left.
    West,
    /// Upwards.
    North,
}

impl Direction {
    /// All four, clockwise.
    pub const ALL: [Direction; 4] = [Direction::East, Direction::South, Direction::West, Direction::North];

    #[inline]
    const fn step(self) -> (i8, i8) {
        match self {
            Direction::East => (1, 0),
            Direction::South => (0, 1),
            Direction::West => (-1, 0),
            Direction::North => (0, -1),
        }
    }

    /// The other way round.
    #[must_use]
    pub const fn back(self) -> Direction {
        match self {
            Direction::East => Direction::West,
            Direction::South => Direction::North,
            Direction::West => Direction::East,
            Direction::North => Direction::South,
        }
    }
}

/// Where a domino lies: the square of its left half, and the way to its right half.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot {
    /// The left half's square.
    pub at: Square,
    /// The way from the left half to the right half.
    pub to: Direction,
}

impl Spot {
    /// The right half's square.
    #[inline]
    pub const fn other(self) -> Square {
        self.at.next(self.to)
    }

    /// The one way to write it: a domino with equal halves points east or south.
    #[must_use]
    pub const fn canonical(self, tile: Tile) -> Spot {
        match self.to {
            Direction::West | Direction::North if tile.is_double() => {
                Spot { at: self.other(), to: self.to.back() }
            }
            _ => self,
        }
    }

    /// In one byte, given that the kingdom is at most 7 wide; 0 stands for none (the castle is there).
    pub(crate) const fn pack(self) -> u8 {
        (self.at.bit().trailing_zeros() as u8) << 2 | self.to as u8
    }

    pub(crate) fn unpack(packed: u8, across: Span, down: Span) -> Option<Spot> {
        let square = packed >> 2;
        let at = Square { x: across.nearest(square & 7), y: down.nearest(square >> 3) };
        (square != 0).then_some(Spot { at, to: Direction::ALL[usize::from(packed & 3)] })
    }

    /// The two bits of the torus under a packed spot; the castle's own bit when it is none.
    pub(crate) fn unpack_squares(packed: u8) -> [u8; 2] {
        let square = packed >> 2;
        if square == 0 {
            return [0, 0];
        }
        let (dx, dy) = Direction::ALL[usize::from(packed & 3)].step();
        let x = (square as i8 + dx) & 7;
        let y = ((square >> 3) as i8 + dy) & 7;
        [square, (y << 3 | x) as u8]
    }
}

/// How far a kingdom reaches from its castle along one axis.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Span {
    /// Squares to the left of (above) the castle.
    pub before: u8,
    /// Squares to the right of (below) the castle.
    pub after: u8,
}

impl Span {
    /// Squares from end to end, the castle included.
    #[inline]
    pub const fn len(self) -> u8 {
        self.before.saturating_add(self.after).saturating_add(1)
    }

    /// Whether nothing lies on either side of the castle.
    pub const fn is_empty(self) -> bool {
        self.before == 0 && self.after == 0
    }

    /// From covered torus columns (or rows) without gaps, the castle's among them.
    pub(crate) const fn of_columns(columns: u8) -> Span {
        let after = columns.trailing_ones() as u8 - 1;
        let before = if after == 7 { 0 } else { columns.leading_ones() as u8 };
        Span { before, after }
    }

    /// Reaching at least to `x`. Which side that is, chance decides: the reach to either side is found without a jump.
    #[inline]
    const fn with(self, x: i8) -> Span {
        let x = x as i16;
        Span { before: farther(self.before, -x), after: farther(self.after, x) }
    }

    const fn has(self, x: i8) -> bool {
        -(self.before as i8) <= x && x <= self.after as i8
    }

    /// The coordinate of a covered torus column (or row).
    const fn nearest(self, column: u8) -> i8 {
        let low = -(self.before as i8);
        low + ((column as i8 - low) & 7)
    }
}

#[inline]
const fn farther(reach: u8, to: i16) -> u8 {
    if to > reach as i16 { to as u8 } else { reach }
}

/// How large a kingdom may become (K14).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Size {
    /// 5 × 5.
    Five,
    /// 7 × 7, in the Mighty Duel.
    Seven,
}

impl Size {
    /// Squares on a side.
    pub const fn side(self) -> u8 {
        match self {
            Size::Five => 5,
            Size::Seven => 7,
        }
    }

    /// Squares in all.
    pub const fn squares(self) -> u32 {
        self.side() as u32 * self.side() as u32
    }

    /// How far everything may lie from a castle in the middle.
    pub const fn reach(self) -> u8 {
        self.side() / 2
    }
}

/// A castle and what lies around it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Kingdom {
    /// Bits 0, 1, 2 of each square's code: 0 empty, 1–6 a terrain, 7 the castle.
    ground: [u64; 3],
    /// Bits 0, 1 of each square's crowns.
    crowns: [u64; 2],
    /// The dominoes its owner has placed or discarded.
    pub(crate) tiles: Tiles,
    across: Span,
    down: Span,
}

const CASTLE: u64 = Square::CASTLE.bit();
const FIRST_COLUMN: u64 = 0x0101_0101_0101_0101;

impl Kingdom {
    /// A bare castle.
    pub const BARE: Kingdom = Kingdom {
        ground: [CASTLE; 3],
        crowns: [0; 2],
        tiles: Tiles::NONE,
        across: Span { before: 0, after: 0 },
        down: Span { before: 0, after: 0 },
    };

    /// The covered squares, castle included, as bits of the torus.
    #[inline]
    pub const fn covered(&self) -> u64 {
        self.ground[0] | self.ground[1] | self.ground[2]
    }

    /// The squares of one terrain, as bits of the torus.
    #[inline]
    pub const fn squares_of(&self, terrain: Terrain) -> u64 {
        let code = terrain as u64 + 1;
        // A plane is turned over where the code has no bit, so that all three agree on this terrain alone.
        (self.ground[0] ^ (code & 1).wrapping_sub(1))
            & (self.ground[1] ^ (code >> 1 & 1).wrapping_sub(1))
            & (self.ground[2] ^ (code >> 2).wrapping_sub(1))
    }

    /// Crowns on these squares.
    #[inline]
    pub const fn crowns_on(&self, squares: u64) -> u32 {
        (self.crowns[0] & squares).count_ones() + 2 * (self.crowns[1] & squares).count_ones()
    }

    /// The squares with a crown or more, as bits of the torus.
    #[inline]
    pub const fn crowned(&self) -> u64 {
        self.crowns[0] | self.crowns[1]
    }

    /// From the leftmost to the rightmost square.
    pub const fn across(&self) -> Span {
        self.across
    }

    /// From the topmost to the lowest square.
    pub const fn down(&self) -> Span {
        self.down
    }

    /// The dominoes its owner has placed or discarded.
    pub const fn tiles(&self) -> Tiles {
        self.tiles
    }

    /// What lies on a square.
    pub fn on(&self, square: Square) -> Option<Half> {
        let bit = square.bit();
        if !self.across.has(square.x) || !self.down.has(square.y) || self.covered() & bit == 0 {
            return None;
        }
        let here = |terrain: &Terrain| self.squares_of(*terrain) & bit != 0;
        let terrain = Terrain::ALL.into_iter().find(here).unwrap_or(Terrain::Castle);
        Some(Half { terrain, crowns: self.crowns_on(bit) as u8 })
    }

    /// Lays a domino on a spot that is known to be legal.
    #[inline]
    pub const fn lay(&mut self, tile: Tile, spot: Spot) {
        self.cover(spot.at, tile.left());
        self.cover(spot.other(), tile.right());
        self.tiles.add(tile);
    }

    /// The same kingdom with a domino more, on a spot that is known to be legal.
    #[inline]
    #[must_use]
    pub const fn with(mut self, tile: Tile, spot: Spot) -> Kingdom {
        self.lay(tile, spot);
        self
    }

    /// The same kingdom with a domino discarded.
    #[inline]
    #[must_use]
    pub const fn without(mut self, tile: Tile) -> Kingdom {
        self.tiles.add(tile);
        self
    }

    /// Covers one square, for a kingdom that was written down instead of laid: no rule is checked.
    #[inline]
    pub const fn cover(&mut self, square: Square, half: Half) {
        let at = (square.y as u32 & 7) * 8 + (square.x as u32 & 7);
        let code = half.terrain as u64 + 1;
        let crowns = half.crowns as u64;
        self.ground[0] |= (code & 1) << at;
        self.ground[1] |= (code >> 1 & 1) << at;
        self.ground[2] |= (code >> 2) << at;
        self.crowns[0] |= (crowns & 1) << at;
        self.crowns[1] |= (crowns >> 1) << at;
        self.across = self.across.with(square.x);
        self.down = self.down.with(square.y);
    }

    /// The first rule that a spot breaks, if any (K12, then K14, then K13: what lies outside touches nothing).
    pub fn check(&self, tile: Tile, spot: Spot, size: Size) -> Result<(), Misfit> {
        if spot.canonical(tile) != spot {
            return Err(Misfit::Backwards);
        }
        let halves = [(spot.at, tile.left()), (spot.other(), tile.right())];
        if let Some((square, _)) = halves.into_iter().find(|&(square, _)| self.on(square).is_some()) {
            return Err(Misfit::Covered(square));
        }
        let across = halves.iter().fold(self.across, |span, (square, _)| span.with(square.x));
        let down = halves.iter().fold(self.down, |span, (square, _)| span.with(square.y));
        if across.len().max(down.len()) > size.side() {
            return Err(Misfit::Outside { across: across.len(), down: down.len() });
        }
        let matches = |(square, half): (Square, Half)| {
            neighbours(self.squares_of(half.terrain) | CASTLE) & square.bit() != 0
        };
        if halves.into_iter().any(matches) { Ok(()) } else { Err(Misfit::Unmatched) }
    }
}

/// Why a domino cannot lie somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// A domino with equal halves is written pointing east or south.
    Backwards,
    /// This square is covered already (K12).
    Covered(Square),
    /// The kingdom would become this large (K14).
    Outside {
        /// Squares from left to right.
        across: u8,
        /// Squares from top to bottom.
        down: u8,
    },
    /// Neither half touches the castle or its own terrain (K13).
    Unmatched,
}

/// Each square takes what its eastern neighbour has.
#[inline]
const fn from_east(squares: u64) -> u64 {
    (squares >> 1 & !(FIRST_COLUMN << 7)) | (squares << 7 & (FIRST_COLUMN << 7))
}

#[inline]
const fn from_west(squares: u64) -> u64 {
    (squares << 1 & !FIRST_COLUMN) | (squares >> 7 & FIRST_COLUMN)
}

/// Each square takes what its southern neighbour has.
#[inline]
const fn from_south(squares: u64) -> u64 {
    squares.rotate_right(8)
}

/// The squares that share a side with these, on the torus.
#[inline]
pub const fn neighbours(squares: u64) -> u64 {
    from_east(squares) | from_west(squares) | from_south(squares) | squares.rotate_left(8)
}

/// The part of `land` that is joined by sides to `seed`.
#[inline]
pub const fn joined(seed: u64, land: u64) -> u64 {
    let mut found = seed & land;
    loop {
        let wider = (found | neighbours(found)) & land;
        if wider == found {
            return found;
        }
        found = wider;
    }
}
