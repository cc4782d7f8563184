//! Points: bonuses of a placement, penalties, the end of a round, the standing.

use crate::Triominos;
use crate::board::Contact;
use crate::rules::State;
use crate::tiles::Tiles;
use play::{Seat, Standing};
use serde::Serialize;

/// No more can sit at the table.
pub const MAX_SEATS: usize = 6;

/// For the first tile of a round (T4).
pub const START: i32 = 10;
/// For each tile drawn (T6).
pub const DRAW: i32 = -5;
/// For a turn that ends without a placement (T6, T7).
pub const NO_PLACEMENT: i32 = -10;
/// For the last tile of a hand (T8).
pub const OUT: i32 = 25;
/// For a bridge (T10) and for a double connection (T11).
pub const CONNECTION: i32 = 40;
/// For a hexagon (T12).
pub const HEXAGON: i32 = 50;

/// How several hexagons completed at once are counted (T12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Hexagons {
    /// 50, 60, 70.
    #[default]
    Scale,
    /// 50, however many.
    Flat,
    /// 50 for each.
    Each,
}

/// The form a placement makes; it earns one at most (T12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Form {
    /// One side and the opposite corner (T10).
    Bridge,
    /// Two or three sides (T11).
    Double,
    /// Six tiles around this many points (T12).
    Hexagon(u8),
}

impl Form {
    /// The form that a placement with these contacts makes.
    #[inline]
    pub fn of(contact: Contact) -> Option<Form> {
        match contact {
            Contact { hexagons: 1.., .. } => Some(Form::Hexagon(contact.hexagons)),
            Contact { sides: 2.., .. } => Some(Form::Double),
            Contact { sides: 1, corners: 3, .. } => Some(Form::Bridge),
            _ => None,
        }
    }

    /// Its word in views and texts.
    pub const fn word(self) -> &'static str {
        match self {
            Form::Bridge => "bridge",
            Form::Double => "double",
            Form::Hexagon(_) => "hexagon",
        }
    }

    /// Its word in messages, which say how many hexagons there are: three corners close three at most.
    pub const fn told(self) -> &'static str {
        match self {
            Form::Hexagon(2) => "hexagons2",
            Form::Hexagon(3) => "hexagons3",
            _ => self.word(),
        }
    }

    /// What it is worth.
    #[inline]
    pub fn points(self, hexagons: Hexagons) -> i32 {
        match (self, hexagons) {
            (Form::Bridge | Form::Double, _) => CONNECTION,
            (Form::Hexagon(count), Hexagons::Scale) => HEXAGON + 10 * (i32::from(count) - 1),
            (Form::Hexagon(_), Hexagons::Flat) => HEXAGON,
            (Form::Hexagon(count), Hexagons::Each) => HEXAGON * i32::from(count),
        }
    }

    fn item(self) -> Item {
        match self {
            Form::Bridge => Item::Bridges,
            Form::Double => Item::Doubles,
            Form::Hexagon(_) => Item::Hexagons,
        }
    }
}

/// What points are given for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// The values of tiles laid (T4, T5).
    Tiles,
    /// First tiles of rounds (T4).
    Starts,
    /// Bridges (T10).
    Bridges,
    /// Double connections (T11).
    Doubles,
    /// Hexagons (T12).
    Hexagons,
    /// Tiles drawn (T6).
    Draws,
    /// Turns without a placement (T6, T7).
    Misses,
    /// Hands emptied (T8).
    Outs,
    /// What was left in hands at the end of rounds (T8, T9).
    Hands,
}

impl Item {
    /// How many there are.
    pub const COUNT: usize = 9;

    /// All of them, with the words used in messages and texts.
    pub const ALL: [(Item, &'static str); Item::COUNT] = [
        (Item::Tiles, "tiles"),
        (Item::Starts, "starts"),
        (Item::Bridges, "bridges"),
        (Item::Doubles, "doubles"),
        (Item::Hexagons, "hexagons"),
        (Item::Draws, "draws"),
        (Item::Misses, "misses"),
        (Item::Outs, "outs"),
        (Item::Hands, "hands"),
    ];
}

/// A seat's points of the whole match, item by item.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Tally(pub [i32; Item::COUNT]);

impl Tally {
    #[inline]
    pub(crate) fn add(&mut self, item: Item, points: i32) {
        self.0[item as usize] += points;
    }

    /// The points of one item.
    pub fn of(&self, item: Item) -> i32 {
        self.0[item as usize]
    }

    /// All points.
    #[inline]
    pub fn sum(&self) -> i32 {
        self.0.iter().sum()
    }

    /// Books a placement after the first: the value of the tile and what its form brings.
    #[inline]
    pub(crate) fn add_placement(&mut self, value: i32, form: Option<Form>, hexagons: Hexagons) {
        self.add(Item::Tiles, value);
        if let Some(form) = form {
            self.add(form.item(), form.points(hexagons));
        }
    }
}

/// Why a round ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum End {
    /// Somebody laid the last tile of the hand (T8).
    Out(Seat),
    /// Nobody can play, or everybody has passed, and nothing may be drawn (T9).
    Blocked,
}

/// How a round ended: kept until the next one ends, so that everybody can look at it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LastRound {
    /// Why.
    pub end: End,
    /// What was left in the hands.
    pub hands: [Tiles; MAX_SEATS],
    /// What each seat got or lost by the end itself: 25 and hands (T8), or hands (T9).
    pub ending: [i32; MAX_SEATS],
    /// What each seat made in the whole round.
    pub points: [i32; MAX_SEATS],
}

/// Books the end of a round, and returns what each seat gets or loses by it.
pub(crate) fn book_end(
    end: End,
    hands: &[Tiles; MAX_SEATS],
    tally: &mut [Tally; MAX_SEATS],
    seats: u8,
) -> [i32; MAX_SEATS] {
    let mut ending = [0; MAX_SEATS];
    let values = hands.map(Tiles::value);
    let all: i32 = values.iter().sum();
    match end {
        End::Out(seat) => {
            tally[seat.index()].add(Item::Outs, OUT);
            tally[seat.index()].add(Item::Hands, all);
            ending[seat.index()] = OUT + all;
        }
        End::Blocked => {
            let playing = usize::from(seats);
            let smallest = values[..playing].iter().min().copied().unwrap_or(0);
            for seat in (0..playing).filter(|&seat| values[seat] == smallest) {
                ending[seat] = all - 2 * smallest;
                tally[seat].add(Item::Hands, ending[seat]);
            }
        }
    }
    ending
}

impl Triominos {
    /// The running total of a seat.
    #[inline]
    pub fn total(&self, state: &State, seat: Seat) -> i32 {
        state.tally[seat.index()].sum()
    }

    pub(crate) fn ranking(&self, state: &State) -> Standing {
        Standing::by_points(Seat::all(self.seats).map(|seat| self.total(state, seat)))
    }
}
