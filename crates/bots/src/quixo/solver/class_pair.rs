//! One pair of classes: all boards with `pivot` cubes of one side and `other` cubes of the other,
//! with either side to move. Quiet pushes, which take an own cube, stay within the pair; pushes that take a
//! blank one lead to pairs with one cube more, which are solved already.
//!
//! `above` opens a pair: what masks and the boards with one cube more tell. `quiet` goes on with the quiet pushes.

use super::geometry::Carrier;
use super::numbers::{Mover, Numbers};
use super::parallel::{Crew, in_parallel};
use super::two_bits::{Status, TwoBits};
use std::sync::atomic::AtomicU32;

/// A pair while it is solved.
#[derive(Debug)]
pub struct ClassPair<'w> {
    /// The numbers of its boards.
    pub numbers: Numbers<'w>,
    /// What is known, with the pivot and with the other side to move.
    pub tables: [TwoBits; 2],
    pub(super) inner_sets: Vec<u32>,
    /// For either side to move and every block the last sweep that decided a board in it.
    pub(super) changed: [Vec<AtomicU32>; 2],
    pub(super) crew: Crew,
}

/// A board that is looked at.
#[derive(Clone, Copy, Debug)]
pub(super) struct OpenBoard {
    pub(super) blanks: u32,
    pub(super) place: u32,
    /// No push was found yet that does not lose.
    pub(super) may_lose: bool,
}

/// Room that one thread uses again and again.
#[derive(Debug, Default)]
pub(super) struct Scratch {
    pub(super) values: Vec<u8>,
    pub(super) entries: Vec<OpenBoard>,
    pub(super) carrier: Carrier,
    pub(super) pushes: Vec<(u32, u32)>,
    pub(super) won: Vec<u32>,
}

/// How a sweep or a round of pushes went.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pass {
    /// Boards looked at.
    pub seen: u64,
    /// Boards decided.
    pub decided: u64,
    /// What it cost, roughly, in nanoseconds.
    pub cost: u64,
}

impl std::ops::AddAssign for Pass {
    fn add_assign(&mut self, more: Pass) {
        self.seen += more.seen;
        self.decided += more.decided;
        self.cost += more.cost;
    }
}

/// A board in a work list: its number and who is to move.
pub(super) type Job = (u64, Mover);

impl<'w> ClassPair<'w> {
    /// Nothing known yet.
    pub fn new(numbers: Numbers<'w>, crew: Crew) -> ClassPair<'w> {
        let tables = [TwoBits::new(numbers.boards()), TwoBits::new(numbers.boards())];
        let inner_sets = numbers.inner_sets();
        let blocks = numbers.blocks.sets.len();
        let changed = [(); 2].map(|()| (0..blocks).map(|_| AtomicU32::new(1)).collect());
        ClassPair { numbers, tables, inner_sets, changed, crew }
    }

    /// The table with this side to move.
    pub fn table(&self, mover: Mover) -> &TwoBits {
        &self.tables[mover as usize]
    }

    /// Bytes held.
    pub fn bytes(&self) -> u64 {
        self.tables.iter().map(TwoBits::bytes).sum::<u64>()
            + 4 * (self.inner_sets.len() + 2 * self.changed[0].len()) as u64
    }

    /// Shares the blocks among the threads; the results of all are added.
    pub(super) fn for_blocks<Job: Send>(
        &self,
        work: impl Fn(&mut Scratch, u64, &mut Vec<Job>) -> Pass + Sync,
    ) -> (Pass, Vec<Job>) {
        let blocks = self.numbers.blocks.sets.len() as u64;
        in_parallel(&self.crew, blocks, 64, |range, scratch: &mut Scratch, found| {
            let mut sum = Pass::default();
            for block in range {
                sum += work(scratch, block, found);
            }
            sum
        })
    }

    /// Boards won and lost with this side to move, all images counted.
    pub fn count(&self, mover: Mover) -> (u64, u64) {
        let inner = self.numbers.inner;
        let blocks = (0..).zip(&self.numbers.blocks.orbits);
        blocks.fold((0, 0), |(won, lost), (block, &orbit)| {
            let (more_won, more_lost) = self.table(mover).count(block * inner, inner);
            (won + more_won * u64::from(orbit), lost + more_lost * u64::from(orbit))
        })
    }
}

/// Looks at one push of many boards; it leads to the block of `next` that begins at `first`. Whoever leaves a lost
/// board to the side that moves next has won, and leaves the entries.
#[inline]
pub(super) fn look(
    entries: &mut Vec<OpenBoard>,
    won: &mut Vec<u32>,
    (next, first): (&TwoBits, u64),
    legal: impl Fn(&OpenBoard) -> bool,
    rank: impl Fn(u32) -> u32,
) {
    let (mut kept, boards) = (0, entries.as_mut_slice());
    for at in 0..boards.len() {
        let entry = boards[at];
        boards[kept] = entry;
        kept += 1;
        if !legal(&entry) {
            continue;
        }
        match next.get(first + u64::from(rank(entry.blanks))) {
            Status::Won => {}
            Status::Lost => {
                won.push(entry.place);
                kept -= 1;
            }
            Status::Open | Status::NotLost => boards[kept - 1].may_lose = false,
        }
    }
    entries.truncate(kept);
}
