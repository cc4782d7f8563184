//! A game as numbers, for programs that learn: moves with fixed numbers, what a seat sees as bytes, luck lot by lot.
//!
//! Everything that learns uses these and nothing else: batches, PettingZoo, Gymnasium, OpenSpiel. What the numbers and
//! planes of each game mean is written in its NOTATION.md; [`crate::laws::encoded`] is the suite they pass.
//!
//! Seats are told as they sit around the one who looks: 0 is oneself, 1 the next clockwise.
//! A number that may not fit in a byte is *wide*, four bytes ([`Writer::wide`]).

use crate::dice::Seeded;
use crate::{Eyes, Game, Seat};

/// The most moves that a game without numbers of its own can offer at a time.
const PLAIN_ACTIONS: usize = 512;
/// How many bytes of its written view such a game shows.
const PLAIN_BYTES: usize = 2048;

/// A named part of an observation. Parts follow one another without gaps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plane {
    /// Its name in the documentation.
    pub name: &'static str,
    /// Its shape; the product is its number of bytes.
    pub shape: Vec<usize>,
}

impl Plane {
    /// A part with this name and shape.
    pub fn new(name: &'static str, shape: &[usize]) -> Plane {
        Plane { name, shape: shape.to_vec() }
    }

    /// How many bytes it takes.
    pub fn size(&self) -> usize {
        self.shape.iter().product()
    }
}

/// A game whose moves have numbers and whose views are bytes.
///
/// The defaults work for every game: a move's number is its place in the list of legal moves, and an observation is the
/// view, written as text. A game that brings its own numbers gives each move the same one in every position.
pub trait Encode: Game {
    /// Whether only a few of the many action numbers are legal at a time. Then it is quicker to clear and set those few in
    /// a mask than to write it whole.
    const SPARSE: bool = false;

    /// How many numbers there are: every move has one below this.
    fn actions(&self) -> usize {
        PLAIN_ACTIONS
    }

    /// The number of a legal move.
    fn number(&self, state: &Self::State, m: Self::Move) -> usize {
        let mut moves = Vec::new();
        self.moves(state, &mut moves);
        moves.iter().position(|&one| one == m).unwrap_or(PLAIN_ACTIONS - 1)
    }

    /// The legal move with this number, if there is one.
    fn numbered(&self, state: &Self::State, number: usize) -> Option<Self::Move> {
        let mut moves = Vec::new();
        self.moves(state, &mut moves);
        moves.get(number).copied().filter(|_| number < PLAIN_ACTIONS)
    }

    /// The numbers of all legal moves, in the order of [`Game::moves`]; `out` is emptied first.
    fn legal(&self, state: &Self::State, out: &mut Vec<u32>) {
        let mut moves = Vec::new();
        self.moves(state, &mut moves);
        out.clear();
        out.extend(moves.into_iter().map(|m| self.number(state, m) as u32));
    }

    /// Writes 1 at the number of every legal move and 0 elsewhere; `out` has [`Encode::actions`] bytes.
    fn mask(&self, state: &Self::State, out: &mut [u8]) {
        let mut legal = Vec::new();
        self.legal(state, &mut legal);
        out.fill(0);
        for number in legal {
            out[number as usize] = 1;
        }
    }

    /// The parts of an observation, in order.
    fn planes(&self) -> Vec<Plane> {
        vec![Plane::new("view", &[PLAIN_BYTES])]
    }

    /// How many bytes an observation has.
    fn observation(&self) -> usize {
        self.planes().iter().map(Plane::size).sum()
    }

    /// Writes what a seat sees; `out` has [`Encode::observation`] bytes.
    fn observe(&self, state: &Self::State, seat: Seat, out: &mut [u8]) {
        let text = format!("{:?}", self.view(state, Eyes::Seat(seat)));
        let written = text.as_bytes();
        let len = written.len().min(out.len());
        out[..len].copy_from_slice(&written[..len]);
        out[len..].fill(0);
    }

    /// The same as [`Encode::observe`], where `out` still holds what the last call in this game wrote, for whichever seat:
    /// a game that knows what has changed since may write only that. `mark` is for its own notes; it comes back as the last
    /// call left it, and is 0 before the first one.
    #[inline]
    fn observe_again(&self, state: &Self::State, seat: Seat, out: &mut [u8], _mark: &mut u64) {
        self.observe(state, seat, out);
    }

    /// How many different lots there are; 0 where luck cannot be drawn lot by lot.
    fn lots(&self) -> usize {
        0
    }

    /// The lots that can be drawn next, each with its weight, after `drawn` ones of the same luck.
    /// Nothing when luck is complete, or not open.
    fn lot(&self, _state: &Self::State, _drawn: &[u16], _out: &mut Vec<(u16, u32)>) {}

    /// What chance has decided with these lots, once they are complete.
    fn settled(&self, _state: &Self::State, _drawn: &[u16]) -> Option<Self::Luck> {
        None
    }

    /// The lots that make up what chance has decided, in one of the orders in which they can be drawn.
    fn lots_of(&self, _state: &Self::State, _luck: Self::Luck) -> Vec<u16> {
        Vec::new()
    }

    /// Whether a seat sees the `n`-th lot of the luck that is open.
    fn sees_lot(&self, _state: &Self::State, _n: usize, _seat: Seat) -> bool {
        true
    }

    /// The most lots of one luck.
    fn most_lots(&self) -> usize {
        0
    }

    /// How often luck of more than one lot can come up in a game.
    fn deals(&self) -> usize {
        0
    }

    /// One of the possible worlds of a seat: what it does not see is drawn anew.
    fn resample(&self, state: &Self::State, seat: Seat, seed: u64) -> Self::State {
        self.guess(&self.view(state, Eyes::Seat(seat)), &mut Seeded::new(seed))
    }
}

/// Where a seat sits, as another one sees it: 0 is oneself.
#[inline]
pub fn relative(seat: Seat, looking: Seat, seats: u8) -> usize {
    let behind = seat.0 + seats - looking.0;
    usize::from(if behind >= seats { behind - seats } else { behind })
}

/// The seats as one of them counts: oneself first, then clockwise.
#[inline]
pub fn around(looking: Seat, seats: u8) -> impl Iterator<Item = Seat> + Clone {
    (0..seats).map(move |n| Seat(if looking.0 + n < seats { looking.0 + n } else { looking.0 + n - seats }))
}

/// Writes an observation part by part.
#[derive(Debug)]
pub struct Writer<'a> {
    left: &'a mut [u8],
}

impl<'a> Writer<'a> {
    /// Begins at the first byte.
    #[inline]
    pub fn new(out: &'a mut [u8]) -> Writer<'a> {
        Writer { left: out }
    }

    /// The next bytes as they are; whoever takes them writes them all.
    #[inline]
    pub fn take(&mut self, count: usize) -> &'a mut [u8] {
        let (taken, left) = std::mem::take(&mut self.left).split_at_mut(count);
        self.left = left;
        taken
    }

    /// The next bytes, all 0.
    #[inline]
    pub fn zeros(&mut self, count: usize) -> &'a mut [u8] {
        let taken = self.take(count);
        taken.fill(0);
        taken
    }

    /// One byte.
    #[inline]
    pub fn byte(&mut self, value: u8) {
        self.take(1)[0] = value;
    }

    /// These bytes.
    #[inline]
    pub fn bytes(&mut self, values: &[u8]) {
        self.take(values.len()).copy_from_slice(values);
    }

    /// One of `count`: a 1 at its place, or nothing.
    #[inline]
    pub fn one_of(&mut self, place: Option<usize>, count: usize) {
        let out = self.zeros(count);
        if let Some(place) = place {
            out[place] = 1;
        }
    }

    /// The lowest `count` bits of a set, a byte each.
    #[inline]
    pub fn set(&mut self, set: u64, count: usize) {
        spread(set, self.take(count));
    }

    /// A number of any size within 24 bits: first `128 + n / 4`, held within a byte, which is the one to learn from,
    /// then the number itself in three bytes, the lowest first (two's complement).
    #[inline]
    pub fn wide(&mut self, n: i32) {
        let coarse = (128 + (n >> 2)).clamp(0, 255) as u8;
        let [low, middle, high, _] = n.to_le_bytes();
        self.bytes(&[coarse, low, middle, high]);
    }

    /// Everything is written: builds with debug assertions make sure of it.
    pub fn finish(self) {
        debug_assert!(self.left.is_empty(), "{} bytes are not written", self.left.len());
    }
}

/// How many bytes a wide number takes.
pub const WIDE: usize = 4;

/// The bits of a set, lowest first, a byte each.
#[inline]
pub fn spread(set: u64, out: &mut [u8]) {
    let mut left = set;
    let mut chunks = out.chunks_exact_mut(8);
    for eight in &mut chunks {
        eight.copy_from_slice(&EIGHT[(left & 255) as usize]);
        left >>= 8;
    }
    let rest = chunks.into_remainder();
    let len = rest.len();
    rest.copy_from_slice(&EIGHT[(left & 255) as usize][..len]);
}

static EIGHT: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut bit = 0;
        while bit < 8 {
            table[byte][bit] = (byte >> bit & 1) as u8;
            bit += 1;
        }
        byte += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_is_spread_lowest_bit_first() {
        let mut out = [9; 11];
        spread(0b101_0000_0011, &mut out);
        assert_eq!(out, [1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1]);
    }

    #[test]
    fn a_wide_number_is_coarse_first_and_exact_after() {
        let mut out = [0; 8];
        let mut writer = Writer::new(&mut out);
        writer.wide(-9);
        writer.wide(100_000);
        writer.finish();
        assert_eq!(out, [125, 0xf7, 0xff, 0xff, 255, 0xa0, 0x86, 0x01]);
    }

    #[test]
    fn seats_are_counted_from_the_one_who_looks() {
        assert_eq!(around(Seat(2), 4).map(|seat| seat.0).collect::<Vec<_>>(), [2, 3, 0, 1]);
        for (n, seat) in around(Seat(2), 4).enumerate() {
            assert_eq!(relative(seat, Seat(2), 4), n);
        }
    }
}
