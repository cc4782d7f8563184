//! What the tables of promises cannot say, because they only add up: a small net over the same looks at a kingdom.
//!
//! It judges a kingdom at the end of a row, when everything that was chosen is placed: what it says is added to what the
//! tables say. One hidden layer over sparse inputs, in whole numbers: the same everywhere, and well under a microsecond.
//! The weights lie beside this file and are made by `klots train kingdomino` ([`super::train`]).

use super::evaluation::{Features, Outlook, Promise, Prospect, ROOM, by_terrain};
use arrayvec::ArrayVec;
use kingdomino::{Kingdom, Kingdomino, MiddleKingdom, Size, Tiles};
use play::Game as _;
use std::sync::OnceLock;

/// Hidden units.
pub const HIDDEN: usize = 32;

/// Steps of a weight of the first layer to 1, where a hidden unit is full.
const FULL: i16 = 254;

/// Steps of an outer weight to a point.
const POINT: f32 = 256.0;

/// The inputs that a kingdom switches on.
pub type Inputs = ArrayVec<u16, 384>;

/// A kingdom at the end of a row, everything chosen placed.
#[derive(Clone, Copy, Debug)]
pub struct RowOver<'a> {
    /// The kingdom.
    pub kingdom: &'a Kingdom,
    /// The place in the row of the seat's first king, and of its last.
    pub kings: (usize, usize),
    /// The dominoes that may still come.
    pub pool: Tiles,
    /// The same, as the tables see it.
    pub outlook: &'a Outlook,
}

impl<'a> RowOver<'a> {
    fn prospect(&self) -> Prospect<'a> {
        Prospect { kingdom: self.kingdom, order: self.kings.1, outlook: self.outlook }
    }
}

/// Where each kind of input starts.
#[derive(Clone, Copy, Debug)]
struct Layout {
    squares: usize,
    crowns: usize,
    /// Where, in the tables, properties end; what follows is taken as it is.
    growth: usize,
    tables: usize,
    dominoes: usize,
    room: usize,
    rest: usize,
    left: usize,
    land: usize,
    crowning: usize,
    bonuses: usize,
    kings: usize,
    len: usize,
}

const LAND: usize = 12;
const CROWNS: usize = 8;

impl Layout {
    fn of(promise: &Promise) -> Layout {
        let of = &promise.layout;
        let room = 6 * of.squares * of.crowns;
        let rest = room + 6 * ROOM * 4;
        let left = rest + of.len - of.growth;
        let land = left + of.dominoes;
        let crowning = land + 6 * LAND;
        let bonuses = crowning + 6 * CROWNS;
        let kings = bonuses + 8;
        Layout {
            squares: of.squares,
            crowns: of.crowns,
            growth: of.growth,
            tables: of.len,
            dominoes: of.dominoes,
            room,
            rest,
            left,
            land,
            crowning,
            bonuses,
            kings,
            len: kings + 4,
        }
    }

    /// The inputs for one entry of the tables: those of properties are taken apart.
    fn look_up(&self, entry: usize, inputs: &mut Inputs) {
        let entry = entry % self.tables;
        if entry >= self.growth {
            inputs.push((self.rest + entry - self.growth) as u16);
            return;
        }
        let (rest, room) = (entry / ROOM, entry % ROOM);
        let (terrain, crowns) = (rest / self.crowns / self.squares, rest % self.crowns);
        inputs.push(rest as u16);
        inputs.push((self.room + (terrain * ROOM + room) * 4 + crowns.min(3)) as u16);
    }
}

/// The net learnt for games like this one. Between two on 5 × 5 none was found that wins more games (bench/results).
pub fn learnt(game: &Kingdomino) -> Option<&'static Net> {
    static FIVE: OnceLock<Net> = OnceLock::new();
    static SEVEN: OnceLock<Net> = OnceLock::new();
    let size = game.size();
    let (cell, bytes): (_, &[u8]) = match size {
        Size::Five if game.seats() == 2 => return None,
        Size::Five => (&FIVE, include_bytes!("net-5.bin")),
        Size::Seven => (&SEVEN, include_bytes!("net-7.bin")),
    };
    Some(cell.get_or_init(|| Net::from_bytes(size, bytes).expect("the net was written for this program")))
}

/// A net as it is learnt, before its weights become steps.
#[derive(Clone, Copy, Debug)]
pub struct Weights<'a> {
    /// Input by input to all hidden units; 1 fills a unit.
    pub inner: &'a [[f32; HIDDEN]],
    /// What a hidden unit has without any input.
    pub threshold: &'a [f32; HIDDEN],
    /// What a full unit is worth, in points.
    pub outer: &'a [f32; HIDDEN],
    /// Points without any unit.
    pub base: f32,
}

impl Weights<'_> {
    /// As bytes, for [`Net::from_bytes`].
    pub fn to_bytes(self) -> Vec<u8> {
        let inner = |weight: &f32| (weight * f32::from(FULL)).round().clamp(-127.0, 127.0) as i8;
        let mut bytes: Vec<u8> = self.inner.as_flattened().iter().map(|weight| inner(weight) as u8).collect();
        for weight in self.threshold {
            bytes.extend(((weight * f32::from(FULL)).round() as i16).to_le_bytes());
        }
        for weight in self.outer {
            bytes.extend(((weight * POINT).round() as i16).to_le_bytes());
        }
        bytes.extend(((self.base * POINT).round() as i32).to_le_bytes());
        bytes
    }
}

/// The learnt net for one size of kingdom.
#[derive(Clone, Debug)]
pub struct Net {
    layout: Layout,
    /// Of each input to all hidden units.
    inner: Box<[[i8; HIDDEN]]>,
    threshold: [i16; HIDDEN],
    outer: [i16; HIDDEN],
    base: i32,
}

impl Net {
    /// Inputs of kingdoms of this size.
    pub fn inputs(promise: &Promise) -> usize {
        Layout::of(promise).len
    }

    /// Reads what [`Weights::to_bytes`] writes; `None` if it is for other tables.
    pub fn from_bytes(size: Size, bytes: &[u8]) -> Option<Net> {
        let layout = Layout::of(&Promise::blank(size));
        let (inner, rest) = bytes.split_at_checked(layout.len * HIDDEN)?;
        if rest.len() != 4 * HIDDEN + 4 {
            return None;
        }
        let inner = inner.chunks_exact(HIDDEN).map(|row| std::array::from_fn(|n| row[n] as i8)).collect();
        let word = |n: usize| i16::from_le_bytes([rest[2 * n], rest[2 * n + 1]]);
        let last = &rest[4 * HIDDEN..];
        Some(Net {
            layout,
            inner,
            threshold: std::array::from_fn(word),
            outer: std::array::from_fn(|n| word(HIDDEN + n)),
            base: i32::from_le_bytes([last[0], last[1], last[2], last[3]]),
        })
    }

    /// How many points more than the tables say the kingdom will probably end with.
    pub fn value(&self, game: &Kingdomino, promise: &Promise, at: RowOver<'_>) -> f32 {
        let mut inputs = Inputs::new();
        if !look(&self.layout, game, promise, at, &mut inputs) {
            return 0.0;
        }
        // At most 240 inputs of at most 127 steps: no sum overflows.
        let mut sums = self.threshold;
        for &input in &inputs {
            for (sum, &weight) in sums.iter_mut().zip(&self.inner[usize::from(input)]) {
                *sum += i16::from(weight);
            }
        }
        let filled = sums.iter().zip(&self.outer);
        let sum: i32 = filled.map(|(&sum, &weight)| i32::from(sum.clamp(0, FULL)) * i32::from(weight)).sum();
        (self.base + sum / i32::from(FULL)) as f32 / POINT
    }
}

/// The inputs of a kingdom; whether there is anything to come.
pub fn look_at(game: &Kingdomino, promise: &Promise, at: RowOver<'_>, inputs: &mut Inputs) -> bool {
    look(&Layout::of(promise), game, promise, at, inputs)
}

fn look(layout: &Layout, game: &Kingdomino, promise: &Promise, at: RowOver<'_>, inputs: &mut Inputs) -> bool {
    inputs.clear();
    let placed = at.kingdom.tiles().len() as usize;
    if placed >= layout.dominoes {
        return false;
    }
    let mut found = Features::new();
    promise.features(game, at.prospect(), &mut found);
    for &entry in &found {
        layout.look_up(entry as usize, inputs);
    }
    inputs.push((layout.left + layout.dominoes - 1 - placed) as u16);
    let dominoes = at.pool.len().max(1);
    for (t, (land, crowns)) in by_terrain(at.pool).into_iter().enumerate() {
        // Rounded: how many squares, and crowns, a dozen and two dozen dominoes have.
        let land = (28 * land + dominoes) / (2 * dominoes);
        let crowns = (48 * crowns + dominoes) / (2 * dominoes);
        inputs.push((layout.land + t * LAND + (land as usize).min(LAND - 1)) as u16);
        inputs.push((layout.crowning + t * CROWNS + (crowns as usize).min(CROWNS - 1)) as u16);
    }
    let middle = match game.middle_kingdom() {
        None => 0,
        Some(MiddleKingdom::Rule) => 1,
        Some(MiddleKingdom::Reach) => 2,
        Some(MiddleKingdom::Full) => 3,
    };
    inputs.push((layout.bonuses + middle + 4 * usize::from(game.harmony())) as u16);
    if game.seats() == 2 {
        inputs.push((layout.kings + at.kings.0) as u16);
    }
    true
}

#[cfg(test)]
mod tests {
    use super::super::planner;
    use super::*;
    use play::{Choices, Offered};

    #[test]
    fn a_kingdom_that_is_finished_needs_no_correction() {
        let game = Kingdomino::with(4, &Choices::none()).expect("four can play");
        let (net, promise) = (learnt(&game).expect("for four"), planner::learnt(game.size()));
        let pool = Tiles(0);
        let outlook = Outlook::of(pool);
        let mut kingdom = Kingdom::BARE;
        let value = |kingdom: &Kingdom| {
            net.value(&game, promise, RowOver { kingdom, kings: (0, 0), pool, outlook: &outlook })
        };
        assert_ne!(value(&kingdom), 0.0);
        kingdomino::Tile::all().take(12).for_each(|tile| kingdom = kingdom.without(tile));
        assert_eq!(value(&kingdom), 0.0);
    }

    #[test]
    fn steps_are_what_was_learnt_but_for_rounding() {
        let game = Kingdomino::with(3, &Choices::none()).expect("three can play");
        let promise = planner::learnt(game.size());
        let pool = Tiles(u64::MAX >> 16);
        let outlook = Outlook::of(pool);
        let kingdom = Kingdom::BARE;
        let at = RowOver { kingdom: &kingdom, kings: (1, 1), pool, outlook: &outlook };
        let mut inputs = Inputs::new();
        assert!(look_at(&game, promise, at, &mut inputs));
        let inner = vec![[0.01; HIDDEN]; Net::inputs(promise)];
        let (threshold, outer) = ([0.2; HIDDEN], [0.5; HIDDEN]);
        let bytes = Weights { inner: &inner, threshold: &threshold, outer: &outer, base: -3.0 }.to_bytes();
        let net = Net::from_bytes(game.size(), &bytes).expect("the same inputs");
        let plain = HIDDEN as f32 * 0.5 * (0.2 + 0.01 * inputs.len() as f32) - 3.0;
        assert!((net.value(&game, promise, at) - plain).abs() < 1.0, "{plain}");
        assert!(Net::from_bytes(Size::Seven, &bytes).is_none());
    }
}
