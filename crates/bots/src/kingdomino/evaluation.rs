//! What a kingdom promises: its points now, and what it will probably still gain.
//!
//! The promise is a sum of table entries, learnt from self-play by temporal differences
//! ([`super::train`]): every property by terrain, size, crowns and room to grow; every open square
//! at the border by its neighbours; the shape of the whole; the place in the order of choosing.
//! All tables are split by how many dominoes the owner has still to place.
//!
//! The tables lie beside this file and are made by `klots train kingdomino`, in about three minutes each.
//! Ten times as many games give no stronger player (bench/results).

use arrayvec::ArrayVec;
use kingdomino::board::{joined, neighbours};
use kingdomino::{Kingdom, Kingdomino, Size, Terrain, Tile, Tiles};
use play::Game as _;

/// Table entries that one kingdom can touch: 48 squares of properties, twice or thrice, and the border.
pub type Features = ArrayVec<u32, 256>;

/// What is known about the dominoes to come, terrain by terrain.
#[derive(Clone, Copy, Debug, Default)]
pub struct Outlook {
    /// How common the terrain is, 0 (none left) to 7.
    pub(super) land: [u8; 6],
    /// How common crowns on it are, 0 (none left) to 5.
    pub(super) crowns: [u8; 6],
}

impl Outlook {
    /// When these dominoes may still come.
    pub fn of(pool: Tiles) -> Outlook {
        let dominoes = pool.len().max(1) as f32;
        let mut outlook = Outlook::default();
        for (t, (land, crowns)) in by_terrain(pool).into_iter().enumerate() {
            let bucket = |n: u32, scale: f32, most: u8| match n {
                0 => 0,
                n => (1 + (n as f32 / dominoes * scale) as u8).min(most),
            };
            outlook.land[t] = bucket(land, 9.0, 7);
            outlook.crowns[t] = bucket(crowns, 16.0, 5);
        }
        outlook
    }
}

/// Squares and crowns of each terrain on these dominoes.
#[inline]
pub(super) fn by_terrain(pool: Tiles) -> [(u32, u32); 6] {
    let count = |set: u64| (pool.0 & set).count_ones();
    let mut found = [(0, 0); 6];
    for (sets, (land, crowns)) in SETS.iter().zip(&mut found) {
        *land = count(sets.land) + count(sets.double);
        *crowns = count(sets.crowns[0]) + 2 * count(sets.crowns[1]);
    }
    found
}

/// Dominoes by what is on them.
struct Sets {
    land: u64,
    double: u64,
    /// By the bits of the number of crowns on this terrain.
    crowns: [u64; 2],
}

const SETS: [Sets; 6] = {
    let mut all = [const { Sets { land: 0, double: 0, crowns: [0; 2] } }; 6];
    let mut number = 1;
    while let Some(tile) = Tile::new(number) {
        let bit = Tiles::of(tile).0;
        let halves = [tile.left(), tile.right()];
        let mut n = 0;
        while n < 2 {
            let sets = &mut all[halves[n].terrain as usize];
            if sets.land & bit != 0 {
                sets.double |= bit;
            }
            sets.land |= bit;
            if halves[n].crowns & 1 != 0 {
                sets.crowns[0] |= bit;
            }
            if halves[n].crowns & 2 != 0 {
                sets.crowns[1] |= bit;
            }
            n += 1;
        }
        number += 1;
    }
    all
};

/// Where each table starts; sizes differ between 5 × 5 and 7 × 7.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    /// Largest property that is told apart, in squares, and most crowns.
    pub(super) squares: usize,
    pub(super) crowns: usize,
    /// Ways a span can lie about the castle.
    spans: usize,
    pub(super) property: usize,
    pub(super) growth: usize,
    pub(super) crowning: usize,
    castle: usize,
    shape: usize,
    central: usize,
    holes: usize,
    regions: usize,
    complete: usize,
    pub(super) border: usize,
    pub(super) order: usize,
    /// Entries for one number of dominoes left.
    pub(super) len: usize,
    /// Dominoes of one player.
    pub(super) dominoes: usize,
}

/// How much room to grow is told apart, in squares.
pub(super) const ROOM: usize = 5;

impl Layout {
    const fn new(size: Size) -> Layout {
        let (squares, crowns, spans, dominoes) = match size {
            Size::Five => (8, 5, 9, 12),
            Size::Seven => (14, 6, 16, 24),
        };
        let property = 0;
        let growth = property + 6 * squares * crowns * ROOM;
        let crowning = growth + crowns * ROOM * 8;
        let castle = crowning + squares * ROOM * 6;
        let shape = castle + 5;
        let central = shape + spans * spans;
        let holes = central + spans * spans;
        let regions = holes + 6 * 8;
        let complete = regions + 5 * 5;
        let border = complete + 3 * 4 * 4;
        let order = border + 5 * 2 * 64;
        let len = order + 3 * 4;
        Layout {
            squares,
            crowns,
            spans,
            property,
            growth,
            crowning,
            castle,
            shape,
            central,
            holes,
            regions,
            complete,
            border,
            order,
            len,
            dominoes,
        }
    }
}

/// The learnt tables for one size of kingdom.
#[derive(Clone, Debug)]
pub struct Promise {
    pub(super) layout: Layout,
    size: Size,
    pub(super) weights: Box<[f32]>,
}

/// A kingdom right after its owner has placed (or discarded) a domino.
#[derive(Clone, Copy, Debug)]
pub struct Prospect<'a> {
    /// The kingdom.
    pub kingdom: &'a Kingdom,
    /// The place of that domino in its row, from the top: who acts earlier chooses earlier.
    pub order: usize,
    /// What may still come.
    pub outlook: &'a Outlook,
}

impl Promise {
    /// Tables that promise nothing beyond the points now.
    pub fn blank(size: Size) -> Promise {
        let layout = Layout::new(size);
        Promise { layout, size, weights: vec![0.0; layout.len * (layout.dominoes - 1)].into() }
    }

    /// The same tables, but a castle that can no longer be in the middle costs so many points more.
    #[must_use]
    pub fn minding_the_middle(mut self, points: f32) -> Promise {
        let (layout, side, reach) = (self.layout, self.size.side(), self.size.reach());
        let spans = (0..side).flat_map(|low| (low..side - low).map(move |high| (low, high)));
        let lost: Vec<usize> =
            spans.filter(|&(_, high)| high > reach).map(|(low, high)| span_index(low, high)).collect();
        for (n, weight) in self.weights.iter_mut().enumerate() {
            let Some(shape) = (n % layout.len).checked_sub(layout.central) else { continue };
            let across_and_down = [shape / layout.spans, shape % layout.spans];
            if across_and_down[0] < layout.spans && across_and_down.iter().any(|span| lost.contains(span)) {
                *weight -= points;
            }
        }
        self
    }

    /// The same tables, with the places in the order of choosing filled in that never come up, between two players, when a
    /// domino is placed: of two kings in a row the first to place is never last, the second never first. Who compares dominoes
    /// that are still to be chosen asks for these entries too, and blank ones seem up to ten points better than all others.
    #[must_use]
    pub fn knowing_every_order(mut self) -> Promise {
        let layout = self.layout;
        for (n, tables) in self.weights.chunks_exact_mut(layout.len).enumerate() {
            let [first, second, third, last, ..] = &mut tables[layout.order..] else { continue };
            // With an odd number of dominoes left it was the first king of the row that has placed.
            match n % 2 {
                0 => *last = 2.0 * *third - *second,
                _ => *first = 2.0 * *second - *third,
            }
        }
        self
    }

    /// The number of table entries.
    pub fn len(&self) -> usize {
        self.weights.len()
    }

    /// Whether there are none: never.
    pub fn is_empty(&self) -> bool {
        self.weights.is_empty()
    }

    /// The tables, for learning.
    pub fn weights_mut(&mut self) -> &mut [f32] {
        &mut self.weights
    }

    /// The tables as bytes, 128 steps a point: a bit for every entry that is not 0, then those.
    pub fn to_bytes(&self) -> Vec<u8> {
        let steps =
            self.weights.iter().map(|weight| (weight * 128.0).round().clamp(-32768.0, 32767.0) as i16);
        let mut bytes = vec![0; self.len().div_ceil(8)];
        for (n, step) in steps.enumerate().filter(|(_, step)| *step != 0) {
            bytes[n / 8] |= 1 << (n % 8);
            bytes.extend(step.to_le_bytes());
        }
        bytes
    }

    /// Reads what [`Promise::to_bytes`] writes; `None` if it is for other tables.
    pub fn from_bytes(size: Size, bytes: &[u8]) -> Option<Promise> {
        let mut promise = Promise::blank(size);
        let (used, steps) = bytes.split_at_checked(promise.len().div_ceil(8))?;
        let mut steps = steps.chunks_exact(2);
        for (n, weight) in promise.weights.iter_mut().enumerate() {
            if used[n / 8] >> (n % 8) & 1 != 0 {
                let pair = steps.next()?;
                *weight = f32::from(i16::from_le_bytes([pair[0], pair[1]])) / 128.0;
            }
        }
        (steps.next().is_none() && steps.remainder().is_empty()).then_some(promise)
    }

    /// The points this kingdom will probably end with.
    #[inline]
    pub fn value(&self, game: &Kingdomino, prospect: Prospect<'_>) -> f32 {
        let mut sum = 0.0;
        let points = self.look(game, prospect, |entry| sum += self.weights[entry]);
        points as f32 + sum
    }

    /// The points now, and every table entry that [`Promise::value`] would add.
    pub fn features(&self, game: &Kingdomino, prospect: Prospect<'_>, found: &mut Features) -> f32 {
        found.clear();
        self.look(game, prospect, |entry| found.push(entry as u32)) as f32
    }

    #[inline]
    fn look(&self, game: &Kingdomino, prospect: Prospect<'_>, mut add: impl FnMut(usize)) -> u32 {
        let Prospect { kingdom, order, outlook } = prospect;
        let layout = &self.layout;
        let placed = kingdom.tiles().len() as usize;
        if placed >= layout.dominoes {
            return game.points(kingdom);
        }
        let base = layout.len * (layout.dominoes - 1 - placed.max(1));
        let open = kingdom.open(self.size);
        let mut touching = [0u64; 6];
        let mut points = 0;
        for (t, terrain) in Terrain::ALL.into_iter().enumerate() {
            let mut left = kingdom.squares_of(terrain);
            touching[t] = neighbours(left);
            while left != 0 {
                let land = joined(left & left.wrapping_neg(), left);
                left ^= land;
                let (squares, crowns) = (land.count_ones() as usize, kingdom.crowns_on(land) as usize);
                points += (squares * crowns) as u32;
                let room = ((neighbours(land) & open).count_ones() as usize).min(ROOM - 1);
                let squares = squares.min(layout.squares) - 1;
                let crowns = crowns.min(layout.crowns - 1);
                add(base
                    + layout.property
                    + ((t * layout.squares + squares) * layout.crowns + crowns) * ROOM
                    + room);
                if room > 0 {
                    add(base + layout.growth + (crowns * ROOM + room) * 8 + outlook.land[t] as usize);
                    add(base + layout.crowning + (squares * ROOM + room) * 6 + outlook.crowns[t] as usize);
                }
            }
        }
        self.look_at_shape(game, kingdom, open, |entry| add(base + entry));
        self.look_at_border(kingdom, open, &touching, |entry| add(base + entry));
        add(base + layout.order + (game.seats() as usize - 2) * 4 + order);
        points
    }

    #[inline]
    pub(super) fn look_at_shape(
        &self,
        game: &Kingdomino,
        kingdom: &Kingdom,
        open: u64,
        mut add: impl FnMut(usize),
    ) {
        let layout = &self.layout;
        add(layout.castle + (neighbours(1) & open).count_ones() as usize);
        let (across, down) = (kingdom.across(), kingdom.down());
        let (a, b) = (span_index(across.before, across.after), span_index(down.before, down.after));
        let shape = a.min(b) * layout.spans + a.max(b);
        add(layout.shape + shape);
        if game.middle_kingdom().is_some() {
            add(layout.central + shape);
        }
        let [east, west, south, north] = sides(open);
        let dead = (open & !(east | west | south | north)).count_ones() as usize;
        let ends = open & (east ^ west ^ south ^ north) & !((east & west) | (south & north));
        add(layout.holes + dead.min(5) * 8 + (ends.count_ones() as usize).min(7));
        let (mut regions, mut odd) = (0, 0);
        if across.len() == self.size.side() && down.len() == self.size.side() {
            let mut left = open;
            while left != 0 {
                let region = joined(left & left.wrapping_neg(), left);
                left ^= region;
                regions += 1;
                odd += region.count_ones() as usize & 1;
            }
            add(layout.regions + regions.min(4) * 5 + odd.min(4));
        }
        if game.harmony() {
            let covered = kingdom.covered().count_ones() as usize / 2;
            let discarded = kingdom.tiles().len() as usize - covered;
            add(layout.complete + (discarded.min(2) * 4 + dead.min(3)) * 4 + odd.min(3));
        }
    }

    #[inline]
    fn look_at_border(&self, kingdom: &Kingdom, open: u64, touching: &[u64; 6], mut add: impl FnMut(usize)) {
        let mut border = open & neighbours(kingdom.covered());
        let [a, b, c, d] = sides(open);
        // Open neighbours of each square, counted in three planes.
        let ones = a ^ b ^ c ^ d;
        let fours = a & b & c & d;
        let twos = ((a & b) | (c & d) | ((a ^ b) & (c ^ d))) & !fours;
        let castle = neighbours(1);
        while border != 0 {
            let n = border.trailing_zeros();
            border &= border - 1;
            let bit = |plane: u64| (plane >> n & 1) as usize;
            let room = bit(ones) + 2 * bit(twos) + 4 * bit(fours);
            let set = (0..6).fold(0, |set, t| set | bit(touching[t]) << t);
            add(self.layout.border + (room * 2 + bit(castle)) * 64 + set);
        }
    }
}

/// The number of a span, whichever way round it lies: (0,0) (0,1) (1,1) (0,2) (1,2) …, at most 9 or 16 of them.
#[inline]
fn span_index(before: u8, after: u8) -> usize {
    const INDEX: [[u8; 7]; 4] =
        [[0, 1, 3, 5, 8, 11, 15], [0, 2, 4, 7, 10, 14, 0], [0, 0, 6, 9, 13, 0, 0], [0, 0, 0, 12, 0, 0, 0]];
    let (low, high) = (before.min(after) as usize, before.max(after) as usize);
    INDEX[low.min(3)][high.min(6)] as usize
}

/// The squares whose eastern, western, southern, northern neighbour is one of these.
#[inline]
pub(super) fn sides(squares: u64) -> [u64; 4] {
    const FIRST: u64 = 0x0101_0101_0101_0101;
    const LAST: u64 = FIRST << 7;
    [
        (squares >> 1 & !LAST) | (squares << 7 & LAST),
        (squares << 1 & !FIRST) | (squares >> 7 & FIRST),
        squares.rotate_right(8),
        squares.rotate_left(8),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_span_has_a_number_of_its_own() {
        for (side, count) in [(5u8, 9), (7, 16)] {
            let mut seen = std::collections::BTreeSet::new();
            for low in 0..side {
                for high in low..side - low {
                    assert!(seen.insert(span_index(low, high)));
                    assert_eq!(span_index(low, high), span_index(high, low));
                }
            }
            assert_eq!((seen.len(), seen.last().copied()), (count, Some(count - 1)));
        }
    }

    #[test]
    fn a_castle_out_of_the_middle_costs_what_it_is_told_to_and_only_where_the_middle_counts() {
        use play::{Choices, Offered as _};
        let tile = kingdomino::Tile::new(1).expect("the first domino");
        let plain = Promise::blank(Size::Seven);
        let minding = plain.clone().minding_the_middle(5.0);
        for (middle, cost) in [("off", 0.0), ("reach", 5.0)] {
            let choices = Choices::none().with("mighty_duel", "yes").with("middle_kingdom", middle);
            let game = Kingdomino::with(2, &choices).expect("options that fit");
            let (mut kingdom, outlook) = (Kingdom::BARE, Outlook::of(Tiles::of(tile)));
            for tile in kingdomino::Tile::all().take(2) {
                let value = |promise: &Promise| {
                    promise.value(&game, Prospect { kingdom: &kingdom, order: 0, outlook: &outlook })
                };
                assert_eq!(value(&plain), value(&minding), "still in the middle");
                let east = kingdom
                    .spots(tile, Size::Seven)
                    .max_by_key(|&spot| kingdom.with(tile, spot).across().after);
                kingdom = kingdom.with(tile, east.expect("it fits"));
            }
            let prospect = Prospect { kingdom: &kingdom, order: 0, outlook: &outlook };
            assert_eq!(
                plain.value(&game, prospect) - minding.value(&game, prospect),
                cost,
                "four to the east"
            );
        }
    }

    #[test]
    fn of_two_kings_every_place_in_the_order_is_known_and_none_seems_far_better() {
        for size in [Size::Five, Size::Seven] {
            let plain = super::super::planner::learnt(size);
            let known = plain.clone().knowing_every_order();
            let layout = known.layout;
            let tables = known.weights.chunks_exact(layout.len).zip(plain.weights.chunks_exact(layout.len));
            for (n, (known, plain)) in tables.enumerate() {
                let order =
                    |tables: &[f32]| -> [f32; 4] { std::array::from_fn(|at| tables[layout.order + at]) };
                let blank = if n % 2 == 0 { 3 } else { 0 };
                assert_eq!(order(plain)[blank], 0.0, "it cannot come up");
                for at in (0..4).filter(|&at| at != blank) {
                    assert_eq!(order(known)[at], order(plain)[at]);
                }
                assert!((order(known)[blank] - order(known)[if n % 2 == 0 { 2 } else { 1 }]).abs() < 2.0);
            }
        }
    }

    #[test]
    fn bytes_round_trip() {
        let mut promise = Promise::blank(Size::Five);
        promise.weights_mut()[7] = -1.5;
        let again = Promise::from_bytes(Size::Five, &promise.to_bytes()).expect("the same tables");
        assert_eq!(again.weights[7], -1.5);
        assert!(Promise::from_bytes(Size::Seven, &promise.to_bytes()).is_none());
    }
}
