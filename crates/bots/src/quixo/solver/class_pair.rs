//! One pair of classes: all boards with `pivot` cubes of one side and `other` cubes of the other,
//! with either side to move. Quiet pushes, which take an own cube, stay within the pair; pushes that take a
//! blank one lead to pairs with one cube more, which are solved already.

use super::geometry::{Carrier, Free};
use super::numbers::{Mover, Numbers};
use super::parallel::{Crew, in_parallel};
use super::subsets::spread;
use super::two_bits::{Status, TwoBits};
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// A solved table with one cube more that pushes of blank cubes lead to.
#[derive(Debug)]
pub struct Above<'a, 'w> {
    /// Its numbers.
    pub numbers: &'a Numbers<'w>,
    /// Its values, for the side that moves next.
    pub table: &'a TwoBits,
}

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
    blanks: u32,
    pub(super) place: u32,
    /// No push was found yet that does not lose.
    pub(super) may_lose: bool,
}

/// Room that one thread uses again and again.
#[derive(Debug, Default)]
pub(super) struct Scratch {
    pub(super) values: Vec<u8>,
    pub(super) entries: Vec<OpenBoard>,
    carrier: Carrier,
    pushes: Vec<(u32, u32)>,
    won: Vec<u32>,
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
type Job = (u64, Mover);

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
}

// First what the masks tell, then what boards with more cubes tell.
impl ClassPair<'_> {
    /// Decides what lines and winning pushes decide, and looks up every push of a blank cube.
    /// `above` has the pivot's cube more, or nothing where both sides have as many: then the boards with the
    /// other side to move, which must have been opened before, are looked up with colours exchanged.
    pub fn open_pivot(&self, above: Option<&Above<'_, '_>>) -> Pass {
        self.for_blocks(|scratch, block, _: &mut Vec<Job>| self.open_pivot_block(scratch, block, above)).0
    }

    /// The same with the other side to move; `above` has the other side's cube more.
    pub fn open_other(&self, above: Option<&Above<'_, '_>>) -> Pass {
        self.for_blocks(|scratch, block, _: &mut Vec<Job>| self.open_other_block(scratch, block, above)).0
    }

    fn open_pivot_block(&self, scratch: &mut Scratch, block: u64, above: Option<&Above<'_, '_>>) -> Pass {
        let shape = &self.numbers.geometry.shape;
        let pivot = self.numbers.blocks.sets[block as usize];
        scratch.values.clear();
        scratch.entries.clear();
        if self.numbers.blanks == 0 {
            let known = self.open_full(pivot, Mover::Pivot);
            scratch.values.push(known as u8);
            self.table(Mover::Pivot).fill(block, &scratch.values);
            return Pass { seen: 1, decided: u64::from(known != Status::Open), cost: 0 };
        }
        if shape.has_line(pivot) {
            scratch.values.resize(self.inner_sets.len(), Status::Won as u8);
        } else {
            let lines = self.numbers.lines_of_other(pivot);
            let wins = self.numbers.wins_of_pivot(pivot);
            for (place, &blanks) in (0..).zip(&self.inner_sets) {
                let known = if lines.iter().any(|line| blanks & line == 0) {
                    Status::Lost
                } else if wins.iter().any(|win| win.fits(blanks)) {
                    Status::Won
                } else {
                    scratch.entries.push(OpenBoard { blanks, place, may_lose: true });
                    Status::Open
                };
                scratch.values.push(known as u8);
            }
            match above {
                Some(above) => self.look_above(scratch, pivot, Mover::Pivot, above),
                None if self.numbers.pivot == self.numbers.other => self.look_in_mirror(scratch, pivot),
                None => {}
            }
        }
        self.write(scratch, block, Mover::Pivot)
    }

    fn open_other_block(&self, scratch: &mut Scratch, block: u64, above: Option<&Above<'_, '_>>) -> Pass {
        let shape = &self.numbers.geometry.shape;
        let pivot = self.numbers.blocks.sets[block as usize];
        scratch.values.clear();
        scratch.entries.clear();
        if self.numbers.blanks == 0 {
            let known = self.open_full(pivot, Mover::Other);
            scratch.values.push(known as u8);
            self.table(Mover::Other).fill(block, &scratch.values);
            return Pass { seen: 1, decided: u64::from(known != Status::Open), cost: 0 };
        }
        let lines = self.numbers.lines_of_other(pivot);
        if shape.has_line(pivot) {
            let value = |blanks: &u32| {
                if lines.iter().any(|line| blanks & line == 0) { Status::Won } else { Status::Lost }
            };
            scratch.values.extend(self.inner_sets.iter().map(|blanks| value(blanks) as u8));
        } else {
            let wins = self.numbers.wins_of_other(pivot, lines);
            for (place, &blanks) in (0..).zip(&self.inner_sets) {
                let won = wins.iter().any(|cells| blanks & cells == 0);
                if !won {
                    scratch.entries.push(OpenBoard { blanks, place, may_lose: true });
                }
                scratch.values.push(if won { Status::Won } else { Status::Open } as u8);
            }
            if let Some(above) = above {
                self.look_above(scratch, pivot, Mover::Other, above);
            }
        }
        self.write(scratch, block, Mover::Other)
    }

    fn write(&self, scratch: &mut Scratch, block: u64, mover: Mover) -> Pass {
        for entry in &scratch.entries {
            let known = if entry.may_lose { Status::Open } else { Status::NotLost };
            scratch.values[entry.place as usize] = known as u8;
        }
        self.table(mover).fill(block * self.numbers.inner, &scratch.values);
        let seen = scratch.values.len() as u64;
        Pass { seen, decided: seen - scratch.entries.len() as u64, cost: 0 }
    }

    /// Looks up the boards that pushes of blank cubes lead to.
    fn look_above(&self, scratch: &mut Scratch, pivot: u32, mover: Mover, above: &Above<'_, '_>) {
        if self.numbers.blanks == 1 {
            return self.look_above_one(scratch, pivot, mover, above);
        }
        let shape = &self.numbers.geometry.shape;
        let free = Free::new(shape, pivot);
        for shift in shape.shifts.iter().filter(|shift| shift.from & pivot == 0) {
            if scratch.entries.is_empty() {
                return;
            }
            let shoved = shift.shove(pivot);
            let after = if mover == Mover::Pivot { shoved | shift.to } else { shoved };
            // a line of the pivot here is a win for the other side to look at: it spoils nothing and wins nothing
            if shape.has_line(after) {
                continue;
            }
            let taken = self.numbers.pack(shift.from, pivot);
            let (block, symmetry) = above.numbers.blocks.find(after);
            let carried = free.carry(shape, shift, above.numbers.blocks.sets[block as usize], symmetry);
            scratch.carrier.prepare(carried, scratch.entries.len(), self.numbers.blanks);
            let first = u64::from(block) * above.numbers.inner;
            let values = &mut scratch.values;
            let carrier = &scratch.carrier;
            look(
                &mut scratch.entries,
                |entry| entry.blanks & taken != 0,
                |blanks| {
                    let rank = above.numbers.rank(carrier.carry(blanks & !taken));
                    above.table.get(first + u64::from(rank))
                },
                |place| values[place as usize] = Status::Won as u8,
            );
        }
    }

    /// Both sides have as many cubes: with colours exchanged the pivot to move is the other side to move.
    fn look_in_mirror(&self, scratch: &mut Scratch, pivot: u32) {
        let shape = &self.numbers.geometry.shape;
        let free = shape.all & !pivot;
        let values = &mut scratch.values;
        scratch.entries.retain_mut(|entry| {
            let blanks = spread(entry.blanks, free);
            let known = self.table(Mover::Other).get(self.numbers.locate(free & !blanks, blanks));
            entry.may_lose = known == Status::Open;
            let open = matches!(known, Status::Open | Status::NotLost);
            if !open {
                values[entry.place as usize] = known as u8;
            }
            open
        });
    }
}

/// Looks at one push of many boards: a lost board for the side that moves next wins.
#[inline]
fn look(
    entries: &mut Vec<OpenBoard>,
    legal: impl Fn(&OpenBoard) -> bool,
    value: impl Fn(u32) -> Status,
    mut won: impl FnMut(u32),
) {
    let mut kept = 0;
    for at in 0..entries.len() {
        let mut entry = entries[at];
        let mut keep = true;
        if legal(&entry) {
            match value(entry.blanks) {
                Status::Lost => {
                    won(entry.place);
                    keep = false;
                }
                Status::Won => {}
                Status::Open | Status::NotLost => entry.may_lose = false,
            }
        }
        entries[kept] = entry;
        kept += usize::from(keep);
    }
    entries.truncate(kept);
}

// Then the quiet pushes: pulling values over whole blocks, and pushing single decisions back.
impl ClassPair<'_> {
    /// Looks at the quiet pushes of every open board, in the sweep with this number (from 1).
    /// Decisions count at once. With `list` they are also told.
    ///
    /// A board that has been looked at before can have become won only through a block that has changed since;
    /// only boards that may be lost need to be looked at as a whole again, until a push that does not lose is found.
    pub fn sweep(&self, mover: Mover, sweep: u32, list: bool) -> (Pass, Vec<Job>) {
        self.for_blocks(|scratch, block, found| {
            self.pull_block(scratch, block, mover, sweep, list.then_some(found))
        })
    }

    fn pull_block(
        &self,
        scratch: &mut Scratch,
        block: u64,
        mover: Mover,
        sweep: u32,
        found: Option<&mut Vec<Job>>,
    ) -> Pass {
        let (inner, start) = (self.numbers.inner, block * self.numbers.inner);
        let entries = &mut scratch.entries;
        entries.clear();
        self.table(mover).undecided(start, inner, |place, may_lose| {
            entries.push(OpenBoard { blanks: self.inner_sets[place as usize], place, may_lose });
        });
        let seen = entries.len() as u64;
        if seen == 0 {
            return Pass::default();
        }
        scratch.won.clear();
        let cost = self.pull_entries(scratch, block, mover, sweep);
        let lost =
            scratch.entries.iter().filter(|entry| entry.may_lose).map(|entry| (entry.place, Status::Lost));
        let won = scratch.won.iter().map(|&place| (place, Status::Won));
        let (mut decided, mut found) = (0, found);
        for (place, known) in won.chain(lost) {
            let board = start + u64::from(place);
            self.table(mover).set(board, known);
            decided += 1;
            if let Some(found) = &mut found {
                found.push((board, mover));
            }
        }
        if decided > 0 {
            self.changed[mover as usize][block as usize].store(sweep, Relaxed);
        }
        Pass { seen, decided, cost }
    }

    /// Looks at the pushes to changed blocks for all entries, then at the rest for those that may be lost.
    /// What was won leaves the entries. Says what it cost.
    fn pull_entries(&self, scratch: &mut Scratch, block: u64, mover: Mover, sweep: u32) -> u64 {
        let pivot = self.numbers.blocks.sets[block as usize];
        let free = Free::new(&self.numbers.geometry.shape, pivot);
        self.numbers.quiet_pushes(&mut scratch.pushes, pivot, mover);
        // the pivot's boards are swept first: what the other side's sweep has decided since is from the sweep before
        let since = if mover == Mover::Pivot { sweep - 1 } else { sweep };
        let changed = &self.changed[mover.next() as usize];
        let mut cost = A_BLOCK;
        let mut unchanged = 0;
        for at in 0..scratch.pushes.len() {
            let (shift, rank) = scratch.pushes[at];
            let (to, symmetry) = self.numbers.blocks.at(rank);
            if sweep > 1 && changed[to as usize].load(Relaxed) < since {
                scratch.pushes[unchanged] = (shift, rank);
                unchanged += 1;
            } else if !scratch.entries.is_empty() {
                cost += self.pull_push(scratch, &free, shift, (to, symmetry), mover, false);
            }
        }
        for at in 0..unchanged {
            if !scratch.entries.iter().any(|entry| entry.may_lose) {
                break;
            }
            let (shift, rank) = scratch.pushes[at];
            cost += self.pull_push(scratch, &free, shift, self.numbers.blocks.at(rank), mover, true);
        }
        cost
    }

    /// Looks at one push for all entries, or for those that may be lost. Says what it cost.
    fn pull_push(
        &self,
        scratch: &mut Scratch,
        free: &Free,
        shift: u32,
        (block, symmetry): (u32, u32),
        mover: Mover,
        may_lose: bool,
    ) -> u64 {
        let (shape, numbers) = (&self.numbers.geometry.shape, &self.numbers);
        let shift = &shape.shifts[shift as usize];
        let next = self.table(mover.next());
        let taken = if mover == Mover::Pivot { 0 } else { self.numbers.pack(shift.from, free.pivot) };
        let (entries, won) = (&mut scratch.entries, &mut scratch.won);
        let legal = |entry: &OpenBoard| entry.blanks & taken == 0 && (entry.may_lose || !may_lose);
        let looked = entries.len();
        if numbers.blanks == 1 {
            let moved = &shift.moved_image[symmetry as usize];
            let after = shape.all & !numbers.blocks.sets[block as usize];
            let first = u64::from(block) * numbers.inner;
            // the blank's place among the cells that the block leaves free
            let value = |blanks: u32| {
                let to = moved[usize::from(free.cells[blanks.trailing_zeros() as usize])];
                next.get(first + u64::from((after & ((1 << to) - 1)).count_ones()))
            };
            look(entries, legal, value, |place| won.push(place));
            return A_CARRY / 2 + A_LOOK * looked as u64;
        }
        if looked <= FEW {
            let all = shape.all & !free.pivot;
            let value = |blanks| next.get(numbers.number(block, symmetry, shift.shove(spread(blanks, all))));
            look(entries, legal, value, |place| won.push(place));
            return A_CARRY;
        }
        let carried = free.carry(shape, shift, numbers.blocks.sets[block as usize], symmetry);
        let carrier = &mut scratch.carrier;
        carrier.prepare(carried, looked, numbers.blanks);
        let first = u64::from(block) * numbers.inner;
        let value = |blanks| next.get(first + u64::from(numbers.rank(carrier.carry(blanks))));
        look(entries, legal, value, |place| won.push(place));
        A_CARRY + A_LOOK * looked as u64
    }

    /// Carries decisions to the boards that quiet pushes lead from; says what they decide.
    pub fn push(&self, jobs: &[Job]) -> (Pass, Vec<Job>) {
        in_parallel(&self.crew, jobs.len() as u64, 256, |range, _: &mut (), found| {
            let before = found.len();
            for &job in &jobs[range.start as usize..range.end as usize] {
                self.push_one(job, found);
            }
            Pass { seen: range.end - range.start, decided: (found.len() - before) as u64, cost: 0 }
        })
    }

    fn push_one(&self, (board, mover): Job, found: &mut Vec<Job>) {
        let (shape, numbers) = (&self.numbers.geometry.shape, &self.numbers);
        let pivot = numbers.blocks.sets[(board / numbers.inner) as usize];
        let blanks = self.inner_sets[(board % numbers.inner) as usize];
        let blanks = spread(blanks, shape.all & !pivot);
        let lost = self.table(mover).get(board) == Status::Lost;
        let earlier = mover.next();
        for shift in &shape.shifts {
            let pivot_moved = earlier == Mover::Pivot;
            if (pivot & shift.to != 0) != pivot_moved || blanks & shift.to != 0 {
                continue;
            }
            let before = shift.unshove(pivot) | if pivot_moved { shift.from } else { 0 };
            let blanks = shift.unshove(blanks);
            numbers.each_number(before, blanks, |number| {
                let decided = match self.table(earlier).get(number) {
                    Status::Open | Status::NotLost if lost => Status::Won,
                    Status::Open if self.all_lose(before, blanks, earlier) => Status::Lost,
                    _ => return,
                };
                if matches!(self.table(earlier).set(number, decided), Status::Open | Status::NotLost) {
                    found.push((number, earlier));
                }
            });
        }
    }

    /// Whether every quiet push of this board leads to a board that is won for the side that moves next.
    fn all_lose(&self, pivot: u32, blanks: u32, mover: Mover) -> bool {
        let shape = &self.numbers.geometry.shape;
        let next = self.table(mover.next());
        shape.shifts.iter().all(|shift| {
            if (shift.from & pivot != 0) != (mover == Mover::Pivot) || shift.from & blanks != 0 {
                return true;
            }
            let shoved = shift.shove(pivot);
            let after = if mover == Mover::Pivot { shoved | shift.to } else { shoved };
            shape.has_line(after) || next.get(self.numbers.locate(after, shift.shove(blanks))) == Status::Won
        })
    }
}

/// How a pair was solved.
#[derive(Clone, Copy, Debug, Default)]
pub struct Effort {
    /// Sweeps over both sides to move.
    pub sweeps: u32,
    /// Rounds of work lists.
    pub rounds: u32,
}

impl ClassPair<'_> {
    /// Decides everything that can be decided after both sides to move have been opened. What stays open is drawn.
    pub fn settle(&self, mut tell: impl FnMut(Effort, u64)) -> Effort {
        if self.numbers.blanks == 0 {
            return self.settle_full(tell);
        }
        let mut effort = Effort::default();
        let mut few = false;
        loop {
            let (mut sum, mut jobs) = (Pass::default(), Vec::new());
            for mover in Mover::BOTH {
                let (pass, mut found) = self.sweep(mover, effort.sweeps + 1, few);
                sum += pass;
                jobs.append(&mut found);
            }
            effort.sweeps += 1;
            tell(effort, sum.seen - sum.decided);
            if sum.decided == 0 {
                return effort;
            }
            if few {
                return self.push_all(jobs, effort, tell);
            }
            few = sum.decided * A_JOB < sum.cost;
        }
    }

    fn push_all(&self, mut jobs: Vec<Job>, mut effort: Effort, mut tell: impl FnMut(Effort, u64)) -> Effort {
        while !jobs.is_empty() {
            jobs = self.push(&jobs).1;
            effort.rounds += 1;
            tell(effort, jobs.len() as u64);
        }
        effort
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

/// So few boards of a block are renumbered one by one.
const FEW: usize = 2;

// What things cost, in nanoseconds, to choose between sweeping on and pushing back.
/// Looking up one push of one board of a block.
const A_LOOK: u64 = 5;
/// Getting ready for one push of all boards of a block.
const A_CARRY: u64 = 60;
/// Finding the open boards of a block and the blocks its pushes lead to.
const A_BLOCK: u64 = 500;
/// Pushing a decision back to every board it may come from.
const A_JOB: u64 = 4000;
