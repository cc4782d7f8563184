//! How far away wins and losses are, in pushes: a pair solved level by level.
//!
//! Level `k` decides exactly the boards that are won or lost in `k`: won if a push leads to a board lost in `k − 1`,
//! lost if every push leads to a board won in at most `k − 1`. Beside the two bits of its value every board has a
//! byte. For a decided board it is the distance; before, it keeps what pushes of blank cubes promise:
//!
//! | known | byte |
//! |---|---|
//! | open | the longest win of the side that moves next |
//! | not lost | 0, or the distance of the win that the shortest loss of the side that moves next makes |

use super::class_pair::ClassPair;
use super::geometry::{Carrier, Free};
use super::numbers::{Mover, Numbers};
use super::parallel::{Crew, in_parallel};
use super::subsets::spread;
use super::two_bits::{Status, TwoBits};
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

/// No distance is longer; a byte has room for no more.
pub const FARTHEST: u32 = 255;

/// A solved table with distances.
#[derive(Clone, Copy, Debug)]
pub struct AboveDistances<'a, 'w> {
    /// Its numbers.
    pub numbers: &'a Numbers<'w>,
    /// Its values, for the side that moves next.
    pub table: &'a TwoBits,
    /// Its distances.
    pub plies: &'a [AtomicU8],
}

/// A pair with distances while it is solved.
#[derive(Debug)]
pub struct DistancePair<'w> {
    /// Numbers and values.
    pub pair: ClassPair<'w>,
    /// Distances, with the pivot and with the other side to move.
    pub plies: [Vec<AtomicU8>; 2],
}

#[derive(Clone, Copy, Debug)]
struct OpenBoard {
    blanks: u32,
    place: u32,
    known: Status,
    plies: u8,
}

#[derive(Debug, Default)]
struct Scratch {
    values: Vec<u8>,
    plies: Vec<u8>,
    entries: Vec<OpenBoard>,
    carrier: Carrier,
    pushes: Vec<(u32, u32)>,
    won: Vec<u32>,
}

/// Boards decided, and the last level that what is known so far asks for.
#[derive(Clone, Copy, Debug, Default)]
struct Level {
    decided: u64,
    reach: u32,
}

impl std::ops::AddAssign for Level {
    fn add_assign(&mut self, more: Level) {
        self.decided += more.decided;
        self.reach = self.reach.max(more.reach);
    }
}

impl<'w> DistancePair<'w> {
    /// Nothing known yet.
    pub fn new(numbers: Numbers<'w>, crew: Crew) -> DistancePair<'w> {
        let bytes = || (0..numbers.boards()).map(|_| AtomicU8::new(0)).collect();
        let plies = [bytes(), bytes()];
        DistancePair { pair: ClassPair::new(numbers, crew), plies }
    }

    /// Bytes held.
    pub fn bytes(&self) -> u64 {
        self.pair.bytes() + 2 * self.plies[0].len() as u64
    }

    fn for_blocks(&self, work: impl Fn(&mut Scratch, u64) -> Level + Sync) -> Level {
        let blocks = self.pair.numbers.blocks.sets.len() as u64;
        let all = |range: std::ops::Range<u64>, scratch: &mut Scratch, _: &mut Vec<()>| {
            let mut sum = Level::default();
            range.for_each(|block| sum += work(scratch, block));
            sum
        };
        in_parallel(&self.pair.crew, blocks, 64, all).0
    }

    /// Solves the pair. The tables above are those of [`ClassPair::open`], for either side to move.
    /// Says how far the farthest decision is, or nothing if it is farther than a byte can say.
    pub fn solve(
        &self,
        above_other: Option<AboveDistances<'_, '_>>,
        above_pivot: Option<AboveDistances<'_, '_>>,
    ) -> Option<u32> {
        // The wins in 1 that masks have found count from level 2 on.
        let mut reach = 2;
        for (mover, above) in [(Mover::Other, above_other), (Mover::Pivot, above_pivot)] {
            reach =
                reach.max(self.for_blocks(|scratch, block| self.open(scratch, block, mover, above)).reach);
        }
        for level in 1..FARTHEST {
            let mut sum = Level::default();
            for mover in Mover::BOTH {
                sum += self.for_blocks(|scratch, block| self.pull_block(scratch, block, mover, level));
            }
            if sum.decided == 0 && level >= reach {
                return Some(level - 1);
            }
        }
        None
    }

    /// How far away the farthest loss is, in pushes, whichever side is to move; 0 if no board is lost.
    pub fn longest_loss(&self) -> u32 {
        let lost = |mover: Mover| {
            let plies = self.plies[mover as usize].iter().zip(0..);
            plies.filter(move |&(_, board)| self.pair.table(mover).get(board) == Status::Lost)
        };
        let plies = Mover::BOTH.into_iter().flat_map(lost).map(|(plies, _)| u32::from(plies.load(Relaxed)));
        plies.max().unwrap_or(0)
    }
}

// Lines, winning pushes, and pushes of blank cubes.
impl DistancePair<'_> {
    fn open(
        &self,
        scratch: &mut Scratch,
        block: u64,
        mover: Mover,
        above: Option<AboveDistances<'_, '_>>,
    ) -> Level {
        let numbers = &self.pair.numbers;
        let pivot = numbers.blocks.sets[block as usize];
        self.open_by_masks(scratch, pivot, mover);
        match above {
            Some(above) => self.look_above(scratch, pivot, mover, above),
            None if mover == Mover::Pivot && numbers.pivot == numbers.other => {
                self.look_in_mirror(scratch, pivot)
            }
            None => {}
        }
        let mut reach = 0;
        for entry in &scratch.entries {
            scratch.values[entry.place as usize] = entry.known as u8;
            scratch.plies[entry.place as usize] = entry.plies;
            reach = reach.max(u32::from(entry.plies) + 1);
        }
        let first = block * numbers.inner;
        self.pair.table(mover).fill(first, &scratch.values);
        for (byte, &plies) in self.plies[mover as usize][first as usize..].iter().zip(&scratch.plies) {
            byte.store(plies, Relaxed);
        }
        Level { decided: 0, reach }
    }

    fn open_by_masks(&self, scratch: &mut Scratch, pivot: u32, mover: Mover) {
        let numbers = &self.pair.numbers;
        scratch.entries.clear();
        scratch.values.clear();
        scratch.plies.clear();
        let own_line = numbers.geometry.shape.has_line(pivot);
        let lines = numbers.lines_of_other(pivot);
        let (by_pivot, by_other) = match mover {
            _ if own_line => (Vec::new(), Vec::new()),
            Mover::Pivot => (numbers.wins_of_pivot(pivot), Vec::new()),
            Mover::Other => (Vec::new(), numbers.wins_of_other(pivot, Vec::new())),
        };
        for (place, &blanks) in (0..).zip(&self.pair.inner_sets) {
            let other_line = lines.iter().any(|line| blanks & line == 0);
            let (first, second) =
                if mover == Mover::Pivot { (own_line, other_line) } else { (other_line, own_line) };
            let (known, plies) = if first {
                (Status::Won, 0)
            } else if second {
                (Status::Lost, 0)
            } else if by_pivot.iter().any(|win| win.fits(blanks))
                || by_other.iter().any(|cells| blanks & cells == 0)
            {
                (Status::Won, 1)
            } else {
                scratch.entries.push(OpenBoard { blanks, place, known: Status::Open, plies: 0 });
                (Status::Open, 0)
            };
            scratch.values.push(known as u8);
            scratch.plies.push(plies);
        }
    }

    fn look_above(&self, scratch: &mut Scratch, pivot: u32, mover: Mover, above: AboveDistances<'_, '_>) {
        let numbers = &self.pair.numbers;
        let shape = &numbers.geometry.shape;
        let free = Free::new(shape, pivot);
        for shift in shape.shifts.iter().filter(|shift| shift.from & pivot == 0) {
            let shoved = shift.shove(pivot);
            let after = if mover == Mover::Pivot { shoved | shift.to } else { shoved };
            if shape.has_line(after) {
                continue;
            }
            let taken = numbers.pack(shift.from, pivot);
            let (block, symmetry) = above.numbers.blocks.find(after);
            let carried = free.carry(shape, shift, above.numbers.blocks.sets[block as usize], symmetry);
            let way = scratch.carrier.prepare(carried, scratch.entries.len(), numbers.blanks);
            let first = u64::from(block) * above.numbers.inner;
            for entry in scratch.entries.iter_mut().filter(|entry| entry.blanks & taken != 0) {
                let rank = above.numbers.rank(way.carry(entry.blanks & !taken));
                let board = first + u64::from(rank);
                entry.promise(above.table.get(board), above.plies[board as usize].load(Relaxed));
            }
        }
    }

    fn look_in_mirror(&self, scratch: &mut Scratch, pivot: u32) {
        let numbers = &self.pair.numbers;
        let free = numbers.geometry.shape.all & !pivot;
        for entry in &mut scratch.entries {
            let blanks = spread(entry.blanks, free);
            let board = numbers.locate(free & !blanks, blanks);
            entry.known = self.pair.table(Mover::Other).get(board);
            entry.plies = self.plies[Mover::Other as usize][board as usize].load(Relaxed);
        }
    }
}

impl OpenBoard {
    /// Takes note of a board that a push of a blank cube leads to.
    fn promise(&mut self, next: Status, plies: u8) {
        match (next, self.known) {
            (Status::Lost, Status::NotLost) if self.plies > 0 => self.plies = self.plies.min(plies + 1),
            (Status::Lost, _) => (self.known, self.plies) = (Status::NotLost, plies + 1),
            (Status::Won, Status::Open) => self.plies = self.plies.max(plies),
            (Status::Open | Status::NotLost, Status::Open) => (self.known, self.plies) = (Status::NotLost, 0),
            _ => {}
        }
    }
}

// Quiet pushes, level by level.
impl DistancePair<'_> {
    fn pull_block(&self, scratch: &mut Scratch, block: u64, mover: Mover, level: u32) -> Level {
        let numbers = &self.pair.numbers;
        let start = block * numbers.inner;
        let plies = &self.plies[mover as usize];
        let entries = &mut scratch.entries;
        entries.clear();
        self.pair.table(mover).undecided(start, numbers.inner, |place, may_lose| {
            let known = if may_lose { Status::Open } else { Status::NotLost };
            let plies = plies[start as usize + place as usize].load(Relaxed);
            entries.push(OpenBoard { blanks: self.pair.inner_sets[place as usize], place, known, plies });
        });
        if entries.is_empty() {
            return Level::default();
        }
        scratch.won.clear();
        self.pull_entries(scratch, block, mover, level);
        let won = scratch.won.iter().map(|&place| (place, Status::Won));
        let rest = scratch.entries.iter().filter_map(|entry| entry.falls(level));
        let mut decided = 0;
        for (place, known) in won.chain(rest) {
            plies[start as usize + place as usize].store(level as u8, Relaxed);
            self.pair.table(mover).set(start + u64::from(place), known);
            decided += 1;
        }
        if decided > 0 {
            self.pair.changed[mover as usize][block as usize].store(level, Relaxed);
        }
        Level { decided, reach: 0 }
    }

    fn pull_entries(&self, scratch: &mut Scratch, block: u64, mover: Mover, level: u32) {
        let numbers = &self.pair.numbers;
        let pivot = numbers.blocks.sets[block as usize];
        let free = Free::new(&numbers.geometry.shape, pivot);
        numbers.quiet_pushes(&mut scratch.pushes, pivot, mover);
        let changed = &self.pair.changed[mover.next() as usize];
        let mut unchanged = 0;
        for at in 0..scratch.pushes.len() {
            let (shift, rank) = scratch.pushes[at];
            let (to, symmetry) = numbers.blocks.at(rank);
            if level > 1 && changed[to as usize].load(Relaxed) + 1 < level {
                scratch.pushes[unchanged] = (shift, rank);
                unchanged += 1;
            } else if !scratch.entries.is_empty() {
                self.pull_push(scratch, &free, shift, (to, symmetry), mover, level, false);
            }
        }
        for at in 0..unchanged {
            if !scratch.entries.iter().any(|entry| entry.may_fall(level)) {
                break;
            }
            let (shift, rank) = scratch.pushes[at];
            self.pull_push(scratch, &free, shift, numbers.blocks.at(rank), mover, level, true);
        }
    }

    #[expect(clippy::too_many_arguments, reason = "one push of one block at one level")]
    fn pull_push(
        &self,
        scratch: &mut Scratch,
        free: &Free,
        shift: u32,
        (block, symmetry): (u32, u32),
        mover: Mover,
        level: u32,
        may_fall: bool,
    ) {
        let numbers = &self.pair.numbers;
        let shape = &numbers.geometry.shape;
        let shift = &shape.shifts[shift as usize];
        let taken = if mover == Mover::Pivot { 0 } else { numbers.pack(shift.from, free.pivot) };
        let carried = free.carry(shape, shift, numbers.blocks.sets[block as usize], symmetry);
        let way = scratch.carrier.prepare(carried, scratch.entries.len(), numbers.blanks);
        let first = u64::from(block) * numbers.inner;
        let (table, plies) = (self.pair.table(mover.next()), &self.plies[mover.next() as usize]);
        let won = &mut scratch.won;
        scratch.entries.retain_mut(|entry| {
            if entry.blanks & taken != 0 || may_fall && !entry.may_fall(level) {
                return true;
            }
            let board = first + u64::from(numbers.rank(way.carry(entry.blanks)));
            let known = table.get(board);
            let settled = u32::from(plies[board as usize].load(Relaxed)) < level;
            match known {
                Status::Lost if settled => {
                    won.push(entry.place);
                    return false;
                }
                Status::Won if settled => {}
                // not lost at this level; the byte is not written back
                _ if entry.known == Status::Open => entry.plies = u8::MAX,
                _ => {}
            }
            true
        });
    }
}

impl OpenBoard {
    /// Whether it may be lost at this level.
    fn may_fall(&self, level: u32) -> bool {
        self.known == Status::Open && u32::from(self.plies) < level
    }

    /// How it is decided after all quiet pushes of a level have been looked at.
    fn falls(&self, level: u32) -> Option<(u32, Status)> {
        if self.may_fall(level) {
            Some((self.place, Status::Lost))
        } else if self.known == Status::NotLost && u32::from(self.plies) == level {
            Some((self.place, Status::Won))
        } else {
            None
        }
    }
}
