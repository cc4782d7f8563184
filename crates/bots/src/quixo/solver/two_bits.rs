//! A table of two bits a board.

use crate::worth::Value;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::{Acquire, Relaxed, Release};

/// What is known of a board, seen by the side to move. The bits only ever get set, so that several threads
/// may write: open boards become lost or won, open boards that are not lost become won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Status {
    /// Nothing yet.
    Open = 0,
    /// Nothing yet, but a push leads to a drawn board with more cubes: it is not lost.
    NotLost = 1,
    /// Lost.
    Lost = 2,
    /// Won.
    Won = 3,
}

impl Status {
    /// Reads two bits.
    #[inline]
    pub const fn from_bits(bits: u64) -> Status {
        match bits & 3 {
            0 => Status::Open,
            1 => Status::NotLost,
            2 => Status::Lost,
            _ => Status::Won,
        }
    }

    /// What the board is worth once nothing more can be found out: what is not decided then is drawn.
    pub const fn value(self) -> Value {
        match self {
            Status::Won => Value::Win,
            Status::Lost => Value::Loss,
            Status::Open | Status::NotLost => Value::Draw,
        }
    }
}

/// Boards in a word.
const WORD: u64 = 32;
/// The bit that tells decided boards from open ones.
const DECIDED: u64 = 0xaaaa_aaaa_aaaa_aaaa;

/// Two bits for each of many boards.
#[derive(Debug)]
pub struct TwoBits {
    words: Vec<AtomicU64>,
}

impl TwoBits {
    /// All boards open.
    pub fn new(boards: u64) -> TwoBits {
        TwoBits { words: (0..boards.div_ceil(WORD)).map(|_| AtomicU64::new(0)).collect() }
    }

    /// Reads what [`TwoBits::words`] gave, unless a word cannot be had.
    pub fn read<E>(boards: u64, mut word: impl FnMut() -> Result<u64, E>) -> Result<TwoBits, E> {
        let words = (0..boards.div_ceil(WORD)).map(|_| word().map(AtomicU64::new));
        Ok(TwoBits { words: words.collect::<Result<_, E>>()? })
    }

    /// The table as words; boards that are not decided are drawn.
    pub fn words(&self) -> impl Iterator<Item = u64> + '_ {
        self.words.iter().map(|word| {
            let word = word.load(Relaxed);
            let decided = word & DECIDED;
            word & (decided | decided >> 1)
        })
    }

    /// What is known of a board. What was written elsewhere before [`TwoBits::set`] is seen after this.
    #[inline]
    pub fn get(&self, board: u64) -> Status {
        Status::from_bits(self.words[(board / WORD) as usize].load(Acquire) >> (2 * (board % WORD)))
    }

    /// Decides an open board; says what was known before.
    #[inline]
    pub fn set(&self, board: u64, known: Status) -> Status {
        let shift = 2 * (board % WORD);
        let old = self.words[(board / WORD) as usize].fetch_or((known as u64) << shift, Release);
        Status::from_bits(old >> shift)
    }

    /// Writes boards that are all open still, from `first` on.
    pub fn fill(&self, first: u64, values: &[u8]) {
        let mut at = first;
        let mut rest = values;
        while !rest.is_empty() {
            let room = (WORD - at % WORD).min(rest.len() as u64);
            let (now, later) = rest.split_at(room as usize);
            let bits = now.iter().rev().fold(0, |bits, &value| bits << 2 | u64::from(value));
            let word = &self.words[(at / WORD) as usize];
            if room == WORD {
                word.store(bits, Relaxed);
            } else {
                word.fetch_or(bits << (2 * (at % WORD)), Relaxed);
            }
            at += room;
            rest = later;
        }
    }

    /// Calls `with` for every undecided board among `count` from `first` on: its place behind `first`,
    /// and whether it may still be lost.
    #[inline]
    pub fn undecided(&self, first: u64, count: u64, mut with: impl FnMut(u32, bool)) {
        let end = first + count;
        let mut at = first;
        while at < end {
            let base = at - at % WORD;
            let word = self.words[(at / WORD) as usize].load(Relaxed);
            let mut open = !word & DECIDED;
            open &= u64::MAX << (2 * (at - base));
            if end - base < WORD {
                open &= (1 << (2 * (end - base))) - 1;
            }
            while open != 0 {
                let bit = open.trailing_zeros();
                open &= open - 1;
                let place = base + u64::from(bit / 2) - first;
                with(place as u32, word >> (bit - 1) & 1 == 0);
            }
            at = base + WORD;
        }
    }

    /// How many of `count` boards from `first` on are won and lost.
    pub fn count(&self, first: u64, count: u64) -> (u64, u64) {
        let (mut won, mut lost) = (0, 0);
        let end = first + count;
        let mut at = first;
        while at < end {
            let base = at - at % WORD;
            let mut word = self.words[(at / WORD) as usize].load(Relaxed);
            word &= u64::MAX << (2 * (at - base));
            if end - base < WORD {
                word &= (1 << (2 * (end - base))) - 1;
            }
            let decided = word & DECIDED;
            let both = u64::from((decided & word << 1).count_ones());
            won += both;
            lost += u64::from(decided.count_ones()) - both;
            at = base + WORD;
        }
        (won, lost)
    }

    /// Bytes held.
    pub fn bytes(&self) -> u64 {
        self.words.len() as u64 * 8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_filled_is_read_counted_and_listed() {
        let values: Vec<u8> = (0..200u32).map(|n| (n * n / 7 % 4) as u8).collect();
        let table = TwoBits::new(300);
        table.fill(13, &values[..50]);
        table.fill(63, &values[50..]);
        let read: Vec<u8> = (13..213).map(|board| table.get(board) as u8).collect();
        assert_eq!(read, values);
        let of = |value| values.iter().filter(|&&v| v == value).count() as u64;
        assert_eq!(table.count(13, 200), (of(3), of(2)));
        let mut open = Vec::new();
        table.undecided(13, 200, |place, may_lose| open.push((place as usize, may_lose)));
        let expected = (0..200).filter(|&n| values[n] < 2).map(|n| (n, values[n] == 0));
        assert_eq!(open, expected.collect::<Vec<_>>());
        assert_eq!(table.set(open[0].0 as u64 + 13, Status::Won) as u8, values[open[0].0]);
        assert_eq!(table.get(open[0].0 as u64 + 13), Status::Won);
    }
}
