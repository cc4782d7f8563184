//! One pair of classes: all boards with `pivot` cubes of one side and `other` cubes of the other,
//! with either side to move. Quiet pushes, which take an own cube, stay within the pair; pushes that take a
//! blank one lead to pairs with one cube more, which are solved already.
//!
//! **Numbers.** The side with fewer cubes is the pivot. A board is turned so that the pivot's set is the one that
//! stands for its eight images; that set is the *block*. Within it the board's number is that of its blank cells
//! among the cells the pivot leaves free:
//!
//! ```text
//!   number = block × C(free, blanks) + rank(blanks)            free = cells − pivot cubes
//! ```
//!
//! A set that is its own image keeps all boards of its block, so that every block is equally long;
//! a block counts for as many boards as its set has images, which makes the counts exact.
//!
//! **Why it is fast.** A push moves the pivot's cubes whatever the rest of the board looks like. So all boards of
//! a block go to *one* block by one push, and only the blanks must be renumbered: a permutation of a few cells,
//! four small tables. A block is a few kilobytes, so that nearly every look-up is answered by the cache.

use super::pivots::Pivots;
use super::plane::{Known, Plane};
use super::subsets::{Ranker, choose, pack, subsets};
use super::world::{Carrier, Free, World};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Who is to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mover {
    /// The side with fewer cubes.
    Pivot,
    /// The other side; where both have as many, the pivot is the side that is not to move.
    Other,
}

impl Mover {
    /// Both.
    pub const BOTH: [Mover; 2] = [Mover::Pivot, Mover::Other];

    /// The side that moves after this one.
    pub fn next(self) -> Mover {
        match self {
            Mover::Pivot => Mover::Other,
            Mover::Other => Mover::Pivot,
        }
    }
}

/// The numbers of a pair's boards.
#[derive(Debug)]
pub struct Numbers<'w> {
    /// The world.
    pub world: &'w World,
    /// Cubes of the pivot.
    pub pivot: u32,
    /// Cubes of the other side.
    pub other: u32,
    /// Blank cubes.
    pub blanks: u32,
    /// The pivot's sets.
    pub pivots: &'w Pivots,
    /// Boards in a block.
    pub inner: u64,
    ranker: Ranker,
}

impl<'w> Numbers<'w> {
    /// The boards with so many cubes.
    pub fn new(world: &'w World, pivot: u32, other: u32) -> Numbers<'w> {
        let cells = world.shape.cells;
        let blanks = cells - pivot - other;
        Numbers {
            world,
            pivot,
            other,
            blanks,
            pivots: world.pivots(pivot),
            inner: choose(cells - pivot, blanks),
            ranker: Ranker::new(cells - pivot, blanks),
        }
    }

    /// Boards with one side to move, up to symmetry (those of a symmetric set not reduced).
    pub fn boards(&self) -> u64 {
        self.pivots.sets.len() as u64 * self.inner
    }

    /// The number of a board.
    #[inline]
    pub fn locate(&self, pivot: u32, blanks: u32) -> u64 {
        let (block, symmetry) = self.pivots.find(pivot);
        let shape = &self.world.shape;
        let free = shape.all & !self.pivots.sets[block as usize];
        let blanks = pack(shape.image(blanks, symmetry), free);
        u64::from(block) * self.inner + u64::from(self.ranker.rank(blanks))
    }

    /// The number of blanks within their block.
    #[inline]
    pub fn rank(&self, blanks: u32) -> u32 {
        self.ranker.rank(blanks)
    }

    /// Blank cells of every board of a block, in the order of their numbers.
    pub fn inner_sets(&self) -> Vec<u32> {
        subsets(self.world.shape.cells - self.pivot, self.blanks).collect()
    }
}

/// A solved table with one cube more that pushes of blank cubes lead to.
#[derive(Debug)]
pub struct Above<'a, 'w> {
    /// Its numbers.
    pub numbers: &'a Numbers<'w>,
    /// Its values, for the side that moves next.
    pub plane: &'a Plane,
}

/// A pair while it is solved.
#[derive(Debug)]
pub struct Pair<'w> {
    /// The numbers of its boards.
    pub numbers: Numbers<'w>,
    /// What is known, with the pivot and with the other side to move.
    pub planes: [Plane; 2],
    inner_sets: Vec<u32>,
    threads: usize,
}

/// A board that is looked at.
#[derive(Clone, Copy, Debug)]
struct Entry {
    blanks: u32,
    place: u32,
    /// No push was found yet that does not lose.
    may_lose: bool,
}

/// Room that one thread uses again and again.
#[derive(Debug, Default)]
struct Scratch {
    values: Vec<u8>,
    entries: Vec<Entry>,
    carrier: Carrier,
}

/// How a sweep or a round of pushes went.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pass {
    /// Boards looked at.
    pub seen: u64,
    /// Boards decided.
    pub decided: u64,
}

/// A board in a work list: its number and who is to move.
type Job = (u64, Mover);

impl<'w> Pair<'w> {
    /// Nothing known yet.
    pub fn new(numbers: Numbers<'w>, threads: usize) -> Pair<'w> {
        let planes = [Plane::new(numbers.boards()), Plane::new(numbers.boards())];
        let inner_sets = numbers.inner_sets();
        Pair { numbers, planes, inner_sets, threads }
    }

    /// The table with this side to move.
    pub fn plane(&self, mover: Mover) -> &Plane {
        &self.planes[mover as usize]
    }

    /// Bytes held.
    pub fn bytes(&self) -> u64 {
        self.planes.iter().map(Plane::bytes).sum::<u64>() + 4 * self.inner_sets.len() as u64
    }

    fn free(&self, block: u64) -> Free {
        Free::new(&self.numbers.world.shape, self.numbers.pivots.sets[block as usize])
    }

    /// Shares the blocks among the threads; the results of all are added.
    fn for_blocks(&self, work: impl Fn(&mut Scratch, u64, &mut Vec<Job>) -> Pass + Sync) -> (Pass, Vec<Job>) {
        let blocks = self.numbers.pivots.sets.len() as u64;
        share(self.threads, blocks, 64, |range, scratch: &mut Scratch, found| {
            let mut sum = Pass::default();
            for block in range {
                let pass = work(scratch, block, found);
                sum.seen += pass.seen;
                sum.decided += pass.decided;
            }
            sum
        })
    }
}

/// Runs `work` over chunks of `0..count` on several threads.
fn share<S: Default, W>(threads: usize, count: u64, chunk: u64, work: W) -> (Pass, Vec<Job>)
where
    W: Fn(std::ops::Range<u64>, &mut S, &mut Vec<Job>) -> Pass + Sync,
{
    let next = AtomicU64::new(0);
    let run = || {
        let (mut sum, mut found, mut room) = (Pass::default(), Vec::new(), S::default());
        loop {
            let first = next.fetch_add(chunk, Relaxed);
            if first >= count {
                return (sum, found);
            }
            let pass = work(first..(first + chunk).min(count), &mut room, &mut found);
            sum.seen += pass.seen;
            sum.decided += pass.decided;
        }
    };
    if threads <= 1 {
        return run();
    }
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(run)).collect();
        let (mut sum, mut found) = (Pass::default(), Vec::new());
        for worker in workers {
            let (pass, mut jobs) = worker.join().expect("a worker does not panic");
            sum.seen += pass.seen;
            sum.decided += pass.decided;
            found.append(&mut jobs);
        }
        (sum, found)
    })
}

/// What a set of blanks must hit and hold so that a push wins at once.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Win {
    /// The taken cube, if it must be blank.
    holds: u32,
    /// Lines of the other side that a blank must spoil.
    hits: Vec<u32>,
}

impl Win {
    #[inline]
    fn fits(&self, blanks: u32) -> bool {
        blanks & self.holds == self.holds && self.hits.iter().all(|&line| blanks & line != 0)
    }
}

// First what the masks tell, then what boards with more cubes tell.
impl Pair<'_> {
    /// Decides what lines and winning pushes decide, and looks up every push of a blank cube.
    /// `above` has the pivot's cube more, or nothing where both sides have as many: then the boards with the
    /// other side to move, which must have been opened before, are looked up with colours exchanged.
    pub fn open_pivot(&self, above: Option<&Above<'_, '_>>) -> Pass {
        self.for_blocks(|scratch, block, _| self.open_pivot_block(scratch, block, above)).0
    }

    /// The same with the other side to move; `above` has the other side's cube more.
    pub fn open_other(&self, above: Option<&Above<'_, '_>>) -> Pass {
        self.for_blocks(|scratch, block, _| self.open_other_block(scratch, block, above)).0
    }

    fn open_pivot_block(&self, scratch: &mut Scratch, block: u64, above: Option<&Above<'_, '_>>) -> Pass {
        let shape = &self.numbers.world.shape;
        let pivot = self.numbers.pivots.sets[block as usize];
        scratch.values.clear();
        scratch.entries.clear();
        if shape.has_line(pivot) {
            scratch.values.resize(self.inner_sets.len(), Known::Won as u8);
        } else {
            let lines = self.lines_of_other(pivot);
            let wins = self.wins_of_pivot(pivot);
            for (place, &blanks) in (0..).zip(&self.inner_sets) {
                let known = if lines.iter().any(|line| blanks & line == 0) {
                    Known::Lost
                } else if wins.iter().any(|win| win.fits(blanks)) {
                    Known::Won
                } else {
                    scratch.entries.push(Entry { blanks, place, may_lose: true });
                    Known::Open
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
        let shape = &self.numbers.world.shape;
        let pivot = self.numbers.pivots.sets[block as usize];
        scratch.values.clear();
        scratch.entries.clear();
        let lines = self.lines_of_other(pivot);
        if shape.has_line(pivot) {
            let value = |blanks: &u32| if lines.iter().any(|line| blanks & line == 0) { Known::Won } else { Known::Lost };
            scratch.values.extend(self.inner_sets.iter().map(|blanks| value(blanks) as u8));
        } else {
            let wins = self.wins_of_other(pivot, lines);
            for (place, &blanks) in (0..).zip(&self.inner_sets) {
                let won = wins.iter().any(|cells| blanks & cells == 0);
                if !won {
                    scratch.entries.push(Entry { blanks, place, may_lose: true });
                }
                scratch.values.push(if won { Known::Won } else { Known::Open } as u8);
            }
            if let Some(above) = above {
                self.look_above(scratch, pivot, Mover::Other, above);
            }
        }
        self.write(scratch, block, Mover::Other)
    }

    fn write(&self, scratch: &mut Scratch, block: u64, mover: Mover) -> Pass {
        for entry in &scratch.entries {
            let known = if entry.may_lose { Known::Open } else { Known::NotLost };
            scratch.values[entry.place as usize] = known as u8;
        }
        self.plane(mover).fill(block * self.numbers.inner, &scratch.values);
        let seen = scratch.values.len() as u64;
        Pass { seen, decided: seen - scratch.entries.len() as u64 }
    }

    fn pack(&self, set: u32, pivot: u32) -> u32 {
        pack(set, self.numbers.world.shape.all & !pivot)
    }

    /// Lines that the pivot leaves free: full if no blank lies in them.
    fn lines_of_other(&self, pivot: u32) -> Vec<u32> {
        let free = self.numbers.world.shape.lines.iter().filter(|&&line| line & pivot == 0);
        free.map(|&line| self.pack(line, pivot)).collect()
    }

    /// The pushes that make a line of the pivot, each with what keeps it from making one of the other side.
    fn wins_of_pivot(&self, pivot: u32) -> Vec<Win> {
        let shape = &self.numbers.world.shape;
        let mut wins: Vec<Win> = Vec::new();
        for shift in &shape.shifts {
            let after = shift.shove(pivot) | shift.to;
            if !shape.has_line(after) {
                continue;
            }
            let holds = if pivot & shift.from == 0 { self.pack(shift.from, pivot) } else { 0 };
            let lines = shape.lines.iter().zip(&shift.before).filter(|(line, _)| *line & after == 0);
            let hits: Vec<u32> = lines.map(|(_, &before)| self.pack(before, pivot)).collect();
            if holds == 0 && hits.is_empty() {
                return vec![Win { holds, hits }];
            }
            let win = Win { holds, hits };
            if !wins.contains(&win) {
                wins.push(win);
            }
        }
        wins
    }

    /// Sets of cells without which a blank the other side has, or makes, a line.
    fn wins_of_other(&self, pivot: u32, lines: Vec<u32>) -> Vec<u32> {
        let shape = &self.numbers.world.shape;
        let mut wins = lines;
        for shift in shape.shifts.iter().filter(|shift| shift.from & pivot == 0) {
            if shape.has_line(shift.shove(pivot)) {
                continue;
            }
            let free = shift.before.iter().map(|before| before & !shift.from).filter(|cells| cells & pivot == 0);
            wins.extend(free.map(|cells| self.pack(cells, pivot)));
        }
        wins.sort_by_key(|cells| (cells.count_ones(), *cells));
        wins.dedup();
        let mut least: Vec<u32> = Vec::new();
        for cells in wins {
            if !least.iter().any(|smaller| smaller & !cells == 0) {
                least.push(cells);
            }
        }
        least
    }

    /// Looks up the boards that pushes of blank cubes lead to.
    fn look_above(&self, scratch: &mut Scratch, pivot: u32, mover: Mover, above: &Above<'_, '_>) {
        let shape = &self.numbers.world.shape;
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
            let taken = self.pack(shift.from, pivot);
            let (block, carried) = free.carry(shape, shift, above.numbers.pivots, after);
            scratch.carrier.prepare(carried, scratch.entries.len(), self.numbers.blanks);
            let first = u64::from(block) * above.numbers.inner;
            let values = &mut scratch.values;
            let carrier = &scratch.carrier;
            look(
                &mut scratch.entries,
                |blanks| blanks & taken != 0,
                |blanks| {
                    let rank = above.numbers.rank(carrier.carry(blanks & !taken));
                    above.plane.get(first + u64::from(rank))
                },
                |place| values[place as usize] = Known::Won as u8,
            );
        }
    }

    /// Both sides have as many cubes: with colours exchanged the pivot to move is the other side to move.
    fn look_in_mirror(&self, scratch: &mut Scratch, pivot: u32) {
        let shape = &self.numbers.world.shape;
        let free = shape.all & !pivot;
        let values = &mut scratch.values;
        scratch.entries.retain_mut(|entry| {
            let blanks = super::subsets::spread(entry.blanks, free);
            let known = self.plane(Mover::Other).get(self.numbers.locate(free & !blanks, blanks));
            entry.may_lose = known == Known::Open;
            let open = matches!(known, Known::Open | Known::NotLost);
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
    entries: &mut Vec<Entry>,
    legal: impl Fn(u32) -> bool,
    value: impl Fn(u32) -> Known,
    mut won: impl FnMut(u32),
) {
    let mut kept = 0;
    for at in 0..entries.len() {
        let mut entry = entries[at];
        let mut keep = true;
        if legal(entry.blanks) {
            match value(entry.blanks) {
                Known::Lost => {
                    won(entry.place);
                    keep = false;
                }
                Known::Won => {}
                Known::Open | Known::NotLost => entry.may_lose = false,
            }
        }
        entries[kept] = entry;
        kept += usize::from(keep);
    }
    entries.truncate(kept);
}

// Then the quiet pushes: pulling values over whole blocks, and pushing single decisions back.
impl Pair<'_> {
    /// Looks at every quiet push of every open board. Decisions count at once. With `list` they are also told.
    pub fn sweep(&self, mover: Mover, list: bool) -> (Pass, Vec<Job>) {
        self.for_blocks(|scratch, block, found| self.pull_block(scratch, block, mover, list.then_some(found)))
    }

    fn pull_block(&self, scratch: &mut Scratch, block: u64, mover: Mover, mut found: Option<&mut Vec<Job>>) -> Pass {
        let (shape, inner) = (&self.numbers.world.shape, self.numbers.inner);
        let start = block * inner;
        let entries = &mut scratch.entries;
        entries.clear();
        self.plane(mover).undecided(start, inner, |place, may_lose| {
            entries.push(Entry { blanks: self.inner_sets[place as usize], place, may_lose });
        });
        let seen = entries.len() as u64;
        if seen == 0 {
            return Pass::default();
        }
        let free = self.free(block);
        let pivot = free.pivot;
        let mut decide = |place, known| {
            self.plane(mover).set(start + u64::from(place), known);
            if let Some(found) = &mut found {
                found.push((start + u64::from(place), mover));
            }
        };
        for shift in &shape.shifts {
            if (shift.from & pivot != 0) != (mover == Mover::Pivot) || entries.is_empty() {
                continue;
            }
            let shoved = shift.shove(pivot);
            let after = if mover == Mover::Pivot { shoved | shift.to } else { shoved };
            if shape.has_line(after) {
                continue;
            }
            let taken = if mover == Mover::Pivot { 0 } else { self.pack(shift.from, pivot) };
            let (block, carried) = free.carry(shape, shift, self.numbers.pivots, after);
            let first = u64::from(block) * inner;
            let carrier = &mut scratch.carrier;
            carrier.prepare(carried, entries.len(), self.numbers.blanks);
            let next = self.plane(mover.next());
            look(
                entries,
                |blanks| blanks & taken == 0,
                |blanks| next.get(first + u64::from(self.numbers.rank(carrier.carry(blanks)))),
                |place| decide(place, Known::Won),
            );
        }
        let left = entries.len() as u64;
        let mut lost = 0;
        for entry in entries.iter().filter(|entry| entry.may_lose) {
            decide(entry.place, Known::Lost);
            lost += 1;
        }
        Pass { seen, decided: seen - left + lost }
    }

    /// Carries decisions to the boards that quiet pushes lead from; says what they decide.
    pub fn push(&self, jobs: &[Job]) -> (Pass, Vec<Job>) {
        share(self.threads, jobs.len() as u64, 256, |range, _: &mut (), found| {
            let before = found.len();
            for &job in &jobs[range.start as usize..range.end as usize] {
                self.push_one(job, found);
            }
            Pass { seen: range.end - range.start, decided: (found.len() - before) as u64 }
        })
    }

    fn push_one(&self, (board, mover): Job, found: &mut Vec<Job>) {
        let (shape, numbers) = (&self.numbers.world.shape, &self.numbers);
        let pivot = numbers.pivots.sets[(board / numbers.inner) as usize];
        let blanks = self.inner_sets[(board % numbers.inner) as usize];
        let blanks = super::subsets::spread(blanks, shape.all & !pivot);
        let lost = self.plane(mover).get(board) == Known::Lost;
        let earlier = mover.next();
        for shift in &shape.shifts {
            let pivot_moved = earlier == Mover::Pivot;
            if (pivot & shift.to != 0) != pivot_moved || blanks & shift.to != 0 {
                continue;
            }
            let before = shift.unshove(pivot) | if pivot_moved { shift.from } else { 0 };
            let blanks = shift.unshove(blanks);
            let number = numbers.locate(before, blanks);
            let known = self.plane(earlier).get(number);
            let decided = match known {
                Known::Open | Known::NotLost if lost => Known::Won,
                Known::Open if self.all_lose(before, blanks, earlier) => Known::Lost,
                _ => continue,
            };
            if matches!(self.plane(earlier).set(number, decided), Known::Open | Known::NotLost) {
                found.push((number, earlier));
            }
        }
    }

    /// Whether every quiet push of this board leads to a board that is won for the side that moves next.
    fn all_lose(&self, pivot: u32, blanks: u32, mover: Mover) -> bool {
        let shape = &self.numbers.world.shape;
        let next = self.plane(mover.next());
        shape.shifts.iter().all(|shift| {
            if (shift.from & pivot != 0) != (mover == Mover::Pivot) || shift.from & blanks != 0 {
                return true;
            }
            let shoved = shift.shove(pivot);
            let after = if mover == Mover::Pivot { shoved | shift.to } else { shoved };
            shape.has_line(after) || next.get(self.numbers.locate(after, shift.shove(blanks))) == Known::Won
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

impl Pair<'_> {
    /// Decides everything that can be decided after both sides to move have been opened. What stays open is drawn.
    pub fn settle(&self, mut tell: impl FnMut(Effort, u64)) -> Effort {
        let mut effort = Effort::default();
        let mut few = false;
        loop {
            let (mut sum, mut jobs) = (Pass::default(), Vec::new());
            for mover in Mover::BOTH {
                let (pass, mut found) = self.sweep(mover, few);
                sum.seen += pass.seen;
                sum.decided += pass.decided;
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
            few = sum.decided * SWEEPS_A_PUSH < sum.seen;
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
        let blocks = (0..).zip(&self.numbers.pivots.orbits);
        blocks.fold((0, 0), |(won, lost), (block, &orbit)| {
            let (more_won, more_lost) = self.plane(mover).count(block * inner, inner);
            (won + more_won * u64::from(orbit), lost + more_lost * u64::from(orbit))
        })
    }
}

/// So many open boards are swept in the time one decision is pushed back to all boards it may come from.
const SWEEPS_A_PUSH: u64 = 16;
