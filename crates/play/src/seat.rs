//! Who sits where, whose turn it is, and who is looking.

use serde::{Deserialize, Serialize};
use std::fmt;

/// No game here seats more than ten (Domino Double 9).
pub const MAX_SEATS: usize = 10;

/// A place at the table; seats are numbered 0, 1, 2 … clockwise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into a list of seats.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The neighbour clockwise at a table of `seats`.
    #[inline]
    pub const fn next(self, seats: u8) -> Seat {
        let next = self.0 + 1;
        Seat(if next >= seats { 0 } else { next })
    }

    /// All seats of a table of `seats`, from seat 0.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..seats).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Who decides what happens next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// This seat must move.
    Of(Seat),
    /// Chance must be settled before anybody can move.
    Luck,
    /// Nothing happens any more.
    Over,
}

/// Who is looking. There is no "nobody": every picture is made for somebody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Eyes {
    /// A player sees their own hand.
    Seat(Seat),
    /// A spectator sees what lies open.
    Onlooker,
    /// After the end everything may be seen.
    Reviewer,
}

impl Eyes {
    /// Every pair of eyes a running game at a table of `seats` has.
    pub fn all(seats: u8) -> impl Iterator<Item = Eyes> {
        Seat::all(seats).map(Eyes::Seat).chain([Eyes::Onlooker])
    }

    /// Whether these eyes may see what only `seat` knows.
    #[inline]
    pub fn see(self, seat: Seat) -> bool {
        match self {
            Eyes::Seat(own) => own == seat,
            Eyes::Onlooker => false,
            Eyes::Reviewer => true,
        }
    }
}

impl fmt::Display for Eyes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Eyes::Seat(seat) => write!(f, "{seat}"),
            Eyes::Onlooker => f.write_str("onlooker"),
            Eyes::Reviewer => f.write_str("reviewer"),
        }
    }
}

impl std::str::FromStr for Eyes {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "onlooker" => Ok(Eyes::Onlooker),
            "reviewer" => Ok(Eyes::Reviewer),
            seat => seat.parse().map(|n| Eyes::Seat(Seat(n))).map_err(drop),
        }
    }
}
