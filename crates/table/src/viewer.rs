//! Who looks at a table, and through which seats.

use play::Seat;

/// Some seats of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Seats(u16);

impl Seats {
    /// No seat at all.
    pub const NONE: Seats = Seats(0);

    /// Whether this seat is one of them.
    pub fn has(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    fn only(self) -> Option<Seat> {
        (self.0.count_ones() == 1).then(|| Seat(self.0.trailing_zeros() as u8))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        Seats(seats.into_iter().fold(0, |all, seat| all | 1 << seat.0))
    }
}

/// Who looks at a table. There is no "nobody": every picture is made for somebody. After the end everybody is a
/// reviewer (see [`crate::Table::eyes`]).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub enum Viewer {
    /// Somebody without a seat: sees what lies open, perhaps later than those who play.
    #[default]
    Onlooker,
    /// Somebody with these seats, at least one: sees their hands too.
    Seated(Seats),
    /// Whoever runs the server: sees what lies open, at any table and at once, and no hand of a running game.
    Operator,
}

impl Viewer {
    /// Somebody with this seat.
    pub fn seat(seat: Seat) -> Viewer {
        Viewer::seats([seat])
    }

    /// Somebody with these seats; an onlooker if there are none.
    pub fn seats(seats: impl IntoIterator<Item = Seat>) -> Viewer {
        match seats.into_iter().collect() {
            Seats::NONE => Viewer::Onlooker,
            some => Viewer::Seated(some),
        }
    }

    /// Whether this seat is theirs.
    pub fn has(self, seat: Seat) -> bool {
        matches!(self, Viewer::Seated(seats) if seats.has(seat))
    }

    /// Whether they are somebody without a seat who only watches.
    pub fn is_onlooker(self) -> bool {
        self == Viewer::Onlooker
    }

    /// Whether they have a seat.
    pub fn is_seated(self) -> bool {
        matches!(self, Viewer::Seated(_))
    }

    /// Their only seat, where it is one.
    pub fn only(self) -> Option<Seat> {
        match self {
            Viewer::Seated(seats) => seats.only(),
            Viewer::Onlooker | Viewer::Operator => None,
        }
    }
}
