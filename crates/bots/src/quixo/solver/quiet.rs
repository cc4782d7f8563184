//! Quiet pushes, which take an own cube and stay within the pair: values are pulled over whole blocks, and single decisions
//! pushed back.

use super::class_pair::{ClassPair, Job, OpenBoard, Pass, Scratch, look};
use super::geometry::{Free, Way};
use super::numbers::Mover;
use super::parallel::in_parallel;
use super::subsets::spread;
use super::two_bits::Status;
use std::sync::atomic::Ordering::Relaxed;

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
                cost += self.pull_push(scratch, &free, shift, (to, symmetry), mover);
            }
        }
        scratch.entries.retain(|entry| entry.may_lose);
        for at in 0..unchanged {
            if scratch.entries.is_empty() {
                break;
            }
            let (shift, rank) = scratch.pushes[at];
            cost += self.pull_push(scratch, &free, shift, self.numbers.blocks.at(rank), mover);
            scratch.entries.retain(|entry| entry.may_lose);
        }
        cost
    }

    /// Looks at one push for all entries. Says what it cost.
    fn pull_push(
        &self,
        scratch: &mut Scratch,
        free: &Free,
        shift: u32,
        (block, symmetry): (u32, u32),
        mover: Mover,
    ) -> u64 {
        let (shape, numbers) = (&self.numbers.geometry.shape, &self.numbers);
        let shift = &shape.shifts[shift as usize];
        let next = (self.table(mover.next()), u64::from(block) * numbers.inner);
        let taken = if mover == Mover::Pivot { 0 } else { numbers.pack(shift.from, free.pivot) };
        let legal = |entry: &OpenBoard| entry.blanks & taken == 0;
        let (entries, won) = (&mut scratch.entries, &mut scratch.won);
        let looked = entries.len();
        if numbers.blanks == 1 {
            let moved = &shift.moved_image[symmetry as usize];
            let after = shape.all & !numbers.blocks.sets[block as usize];
            // the blank's place among the cells that the block leaves free
            look(entries, won, next, legal, |blanks| {
                let to = moved[usize::from(free.cells[blanks.trailing_zeros() as usize])];
                (after & ((1 << to) - 1)).count_ones()
            });
            return A_CARRY / 2 + A_LOOK * looked as u64;
        }
        if looked <= FEW {
            let all = shape.all & !free.pivot;
            look(entries, won, next, legal, |blanks| {
                numbers.rank_in(block, symmetry, shift.shove(spread(blanks, all)))
            });
            return A_CARRY;
        }
        let carried = free.carry(shape, shift, numbers.blocks.sets[block as usize], symmetry);
        match scratch.carrier.prepare(carried, looked, numbers.blanks) {
            Way::ByCells(cells) => {
                look(entries, won, next, legal, |blanks| numbers.rank(cells.carry(blanks)));
            }
            Way::ByHalves(halves) => {
                look(entries, won, next, legal, |blanks| numbers.rank(halves.carry(blanks)));
            }
        }
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
}

/// No more boards of a block than this are renumbered one by one.
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
