//! Points, the two bonuses, tie-breaks and ranking (K16–K20).

use crate::board::{Kingdom, Size, joined};
use crate::options::{Kingdomino, MiddleKingdom};
use crate::rules::{FOUR, State};
use crate::tiles::Terrain;
use arrayvec::ArrayVec;
use play::{Seat, Standing};
use std::cmp::Ordering;

/// Points for a castle in the middle (K19).
pub const MIDDLE_KINGDOM: u32 = 10;
/// Points for a complete kingdom (K20).
pub const HARMONY: u32 = 5;

/// Squares of one terrain joined by sides (K16).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Property {
    /// What grows on it.
    pub terrain: Terrain,
    /// Its squares as bits of the torus.
    pub land: u64,
    /// How many squares it has.
    pub squares: u32,
    /// How many crowns are on it.
    pub crowns: u32,
}

impl Property {
    /// Squares times crowns.
    pub const fn points(&self) -> u32 {
        self.squares * self.crowns
    }
}

/// Every property of a kingdom, terrain by terrain.
pub fn properties(kingdom: &Kingdom) -> impl Iterator<Item = Property> {
    Terrain::ALL.into_iter().flat_map(move |terrain| {
        let mut left = kingdom.squares_of(terrain);
        std::iter::from_fn(move || {
            let land = joined(left & left.wrapping_neg(), left);
            left ^= land;
            let (squares, crowns) = (land.count_ones(), kingdom.crowns_on(land));
            (land != 0).then_some(Property { terrain, land, squares, crowns })
        })
    })
}

/// Points of all properties (K16), without bonuses.
#[inline]
pub fn land_points(kingdom: &Kingdom) -> u32 {
    Terrain::ALL.into_iter().map(|terrain| terrain_points(kingdom, terrain)).sum()
}

/// Points of the properties of one terrain.
#[inline]
pub fn terrain_points(kingdom: &Kingdom, terrain: Terrain) -> u32 {
    let land = kingdom.squares_of(terrain);
    let mut crowned = land & kingdom.crowned();
    let mut points = 0;
    while crowned != 0 {
        let property = joined(crowned & crowned.wrapping_neg(), land);
        points += property.count_ones() * kingdom.crowns_on(property);
        crowned &= !property;
    }
    points
}

/// Whether the castle is the centre of the kingdom (K19). A bare castle is the centre of nothing.
pub fn is_central(kingdom: &Kingdom, middle: MiddleKingdom, size: Size) -> bool {
    let spans = [kingdom.across(), kingdom.down()];
    let even = spans.iter().all(|span| span.before == span.after);
    let bare = spans.iter().all(|span| span.is_empty());
    !bare
        && match middle {
            MiddleKingdom::Rule => even,
            MiddleKingdom::Reach => spans.iter().all(|span| span.before.max(span.after) <= size.reach()),
            MiddleKingdom::Full => even && spans.iter().all(|span| span.len() == size.side()),
        }
}

/// Whether the kingdom is complete (K20): its square is full, so nothing was discarded.
pub fn is_complete(kingdom: &Kingdom, size: Size) -> bool {
    kingdom.covered().count_ones() == size.squares()
}

impl Kingdomino {
    /// Points for a castle in the middle, if they are played and earned (K19).
    pub fn middle_points(&self, kingdom: &Kingdom) -> u32 {
        let central = self.middle_kingdom.is_some_and(|middle| is_central(kingdom, middle, self.size()));
        if central { MIDDLE_KINGDOM } else { 0 }
    }

    /// Points for a complete kingdom, if they are played and earned (K20).
    pub fn harmony_points(&self, kingdom: &Kingdom) -> u32 {
        if self.harmony && is_complete(kingdom, self.size()) { HARMONY } else { 0 }
    }

    /// Points of a kingdom, bonuses included.
    pub fn points(&self, kingdom: &Kingdom) -> u32 {
        land_points(kingdom) + self.middle_points(kingdom) + self.harmony_points(kingdom)
    }

    /// Points and places of one game: points, then the largest property, then crowns (K17).
    pub fn rank(&self, kingdoms: &[Kingdom]) -> Standing {
        let points: ArrayVec<i32, FOUR> =
            kingdoms.iter().map(|kingdom| self.points(kingdom) as i32).collect();
        let order = |a: Seat, b: Seat| {
            let (a, b) = (a.index(), b.index());
            let tie = || {
                if a == b { Ordering::Equal } else { tie_break(&kingdoms[b]).cmp(&tie_break(&kingdoms[a])) }
            };
            points[b].cmp(&points[a]).then_with(tie)
        };
        Standing::ranked(points.clone(), order)
    }

    /// What decides for this seat where others have as many points (K17); nothing where nobody has.
    pub fn tied(&self, kingdoms: &[Kingdom], seat: Seat) -> Option<(u32, u32)> {
        let own = self.points(&kingdoms[seat.index()]);
        let alike = kingdoms.iter().filter(|kingdom| self.points(kingdom) == own).count();
        (alike > 1).then(|| tie_break(&kingdoms[seat.index()]))
    }

    /// Points and places of the match so far: a Dynasty counts the sum alone (K18).
    pub(crate) fn stand(&self, state: &State) -> Standing {
        let now = self.rank(self.kingdoms(state));
        if !self.dynasty {
            return now;
        }
        let sum = |seat: Seat| now.points[seat.index()] + state.past_points(seat);
        Standing::by_points(Seat::all(self.seats).map(sum))
    }
}

/// What decides between equal points: the largest property, then all crowns (K17).
pub fn tie_break(kingdom: &Kingdom) -> (u32, u32) {
    let largest = properties(kingdom).map(|property| property.squares).max().unwrap_or(0);
    (largest, kingdom.crowns_on(u64::MAX))
}
