//! The positions since a blank cube was last taken: what the rule of repetition (Q9) needs to know.
//!
//! A position is one word. With two players it is the board itself, with the seat to move in a spare bit;
//! with four players a number in base five (blank, or a symbol pointing at one of two partners)
//! with the seat to move on top: 5²⁵ < 2⁵⁹.

use crate::{Board, Quixo, State, Symbol};
use play::Seat;
use std::hash::{Hash, Hasher};

/// One random game in some hundreds has a longer stretch without a new cube; only those allocate.
const NEAR: usize = 64;

/// Positions in the order they came up, the present one last.
///
/// Two words of marks, first that of the side which has just noted its position, tell at once that a position is new;
/// only where the mark of a position is set already, the list is searched.
#[derive(Clone, Debug)]
pub(crate) struct Past {
    marks: [u64; 2],
    len: u32,
    near: [u64; NEAR],
    /// What does not fit, and behind it what has been forgotten since.
    far: Vec<u64>,
}

impl Past {
    #[inline]
    pub fn new() -> Past {
        Past { marks: [0; 2], len: 0, near: [0; NEAR], far: Vec::new() }
    }

    /// Adds a position, after forgetting all others if it is `fresh`, and says how many times it has come up,
    /// this time included.
    #[inline(always)]
    pub fn push(&mut self, position: u64, fresh: bool) -> usize {
        let keep = u64::from(fresh).wrapping_sub(1);
        let len = self.len & keep as u32;
        let mark = 1 << (position.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 58);
        let [these, others] = self.marks;
        let seen = others & keep; // the sides take turns
        self.marks = [seen | mark, these & keep];
        self.len = len;
        let times = if seen & mark == 0 { 1 } else { self.times(position) + 1 };
        match self.near.get_mut(len as usize) {
            Some(place) => *place = position,
            None => self.push_far(position),
        }
        self.len = len + 1;
        times
    }

    #[cold]
    fn push_far(&mut self, position: u64) {
        self.far.truncate(self.len() - NEAR);
        self.far.push(position);
    }

    /// How many times a position has come up.
    #[inline(never)]
    fn times(&self, position: u64) -> usize {
        self.iter().filter(|&earlier| earlier == position).count()
    }

    /// How many times the present position has come up, this time included.
    pub fn times_of_last(&self) -> usize {
        self.iter().last().map_or(0, |last| self.times(last))
    }

    pub fn iter(&self) -> impl Iterator<Item = u64> + '_ {
        let near = self.len().min(NEAR);
        let far = self.len() - near;
        self.near[..near].iter().chain(self.far.iter().take(far)).copied()
    }

    #[inline]
    pub fn len(&self) -> usize {
        self.len as usize
    }
}

impl PartialEq for Past {
    fn eq(&self, other: &Past) -> bool {
        self.len == other.len && self.iter().eq(other.iter())
    }
}

impl Eq for Past {}

impl Hash for Past {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.iter().for_each(|position| position.hash(hasher));
    }
}

impl FromIterator<u64> for Past {
    fn from_iter<I: IntoIterator<Item = u64>>(positions: I) -> Past {
        let mut past = Past::new();
        positions.into_iter().for_each(|position| {
            past.push(position, false);
        });
        past
    }
}

const SEAT_OF_TWO: u32 = 31;
const SEAT_OF_FOUR: u32 = 62;

impl Quixo {
    /// Cubes and seat to move as one word.
    #[inline(always)]
    pub(crate) fn position(&self, state: &State) -> u64 {
        self.pack(state.board, state.dots, self.next(state))
    }

    #[inline(always)]
    pub(crate) fn pack(&self, board: Board, dots: u32, next: Seat) -> u64 {
        if !self.has_dots() {
            return board.bits() | u64::from(next.0) << SEAT_OF_TWO;
        }
        self.pack_with_dots(board, dots, next)
    }

    #[inline(never)]
    fn pack_with_dots(&self, board: Board, dots: u32, next: Seat) -> u64 {
        let crosses = in_base_five(board.cells(Symbol::Cross));
        let circles = in_base_five(board.cells(Symbol::Circle));
        crosses + 3 * circles + in_base_five(dots) + (u64::from(next.0) << SEAT_OF_FOUR)
    }

    /// The earlier positions that may still come up again, oldest first: the board and who was to move.
    pub fn earlier<'a>(&'a self, state: &'a State) -> impl Iterator<Item = (Board, Seat)> + 'a {
        let earlier = state.past.len().saturating_sub(1);
        state.past.iter().take(earlier).map(|position| {
            let (board, _, seat) = self.unpack(position);
            (board, seat)
        })
    }

    /// Undoes [`Quixo::pack`].
    pub(crate) fn unpack(&self, word: u64) -> (Board, u32, Seat) {
        if !self.has_dots() {
            let seat = word >> SEAT_OF_TWO & 1;
            return (Board::from_bits(word & !(1 << SEAT_OF_TWO)), 0, Seat(seat as u8));
        }
        let (mut crosses, mut circles, mut dots) = (0, 0, 0);
        let mut digits = word & ((1 << SEAT_OF_FOUR) - 1);
        for cell in 0..25 {
            let digit = (digits % 5) as u32;
            digits /= 5;
            crosses |= u32::from(matches!(digit, 1 | 2)) << cell;
            circles |= u32::from(digit >= 3) << cell;
            dots |= u32::from(matches!(digit, 2 | 4)) << cell;
        }
        (Board::new(crosses, circles), dots, Seat((word >> SEAT_OF_FOUR) as u8))
    }
}

/// Sums of the first five powers of five.
const FIVES: [u64; 32] = {
    let mut sums = [0; 32];
    let mut set = 0;
    while set < 32 {
        let mut bit = 0;
        while bit < 5 {
            sums[set] += (set as u64 >> bit & 1) * 5u64.pow(bit);
            bit += 1;
        }
        set += 1;
    }
    sums
};

/// The number whose digit in base five is one for every cell of the set.
#[inline]
fn in_base_five(set: u32) -> u64 {
    (0..5).rev().fold(0, |sum, five| sum * 3125 + FIVES[(set >> (5 * five) & 31) as usize])
}
