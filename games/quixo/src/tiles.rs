//! What a cube can show: nothing, a cross or a circle (Q1), and at whom the dot of a symbol points (Q11).

use play::Seat;
use serde::{Deserialize, Serialize};

/// One of the two symbols, and the side that plays it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Symbol {
    /// Seat 0, and seat 2 where four play.
    Cross,
    /// Seat 1, and seat 3 where four play.
    Circle,
}

impl Symbol {
    /// Both, cross first.
    pub const BOTH: [Symbol; 2] = [Symbol::Cross, Symbol::Circle];

    /// The symbol this seat plays (Q10).
    #[inline]
    pub const fn of(seat: Seat) -> Symbol {
        if seat.0 & 1 == 0 { Symbol::Cross } else { Symbol::Circle }
    }

    /// The symbol of the other side.
    #[inline]
    pub const fn other(self) -> Symbol {
        match self {
            Symbol::Cross => Symbol::Circle,
            Symbol::Circle => Symbol::Cross,
        }
    }

    /// Its word in views and messages.
    pub const fn word(self) -> &'static str {
        match self {
            Symbol::Cross => "cross",
            Symbol::Circle => "circle",
        }
    }

    /// How far the symbol's bits are shifted in a [`crate::Board`].
    #[inline]
    pub(crate) const fn shift(self) -> u32 {
        match self {
            Symbol::Cross => 0,
            Symbol::Circle => 32,
        }
    }
}

/// What the upper face of a cube shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Cube {
    /// The symbol, or nothing while the cube is blank.
    pub symbol: Option<Symbol>,
    /// At whom its dot points; only where four play.
    pub dot: Option<Seat>,
}

impl Cube {
    /// The cube as one character: `.` blank, `x` and `o`, or the number of the seat its dot points at.
    pub fn letter(self) -> char {
        match (self.symbol, self.dot) {
            (None, _) => '.',
            (Some(_), Some(seat)) => char::from(b'0' + seat.0),
            (Some(Symbol::Cross), None) => 'x',
            (Some(Symbol::Circle), None) => 'o',
        }
    }

    /// Reads [`Cube::letter`] as it is written where `seats` play.
    pub fn read(letter: char, seats: u8) -> Option<Cube> {
        let shows = |symbol, dot| Some(Cube { symbol: Some(symbol), dot });
        match letter {
            '.' => Some(Cube::default()),
            'x' if seats == 2 => shows(Symbol::Cross, None),
            'o' if seats == 2 => shows(Symbol::Circle, None),
            '0'..='3' if seats == 4 => {
                let seat = Seat(letter as u8 - b'0');
                shows(Symbol::of(seat), Some(seat))
            }
            _ => None,
        }
    }
}
