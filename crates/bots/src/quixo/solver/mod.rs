//! Quixo solved: the value of every board, by going back from the boards with the fewest blank cubes.
//!
//! [`run`] solves a board size, pair of classes by pair of classes (`class_pair`, or `distances` with distances), keeps
//! finished pairs in memory or as files (`files`), and tells how it goes ([`Progress`]).
//! [`Solution`] answers for single boards, and [`check`] looks at random ones again by the rules alone.
//!
//! The convention: a board is seen by the side to move. A line of its own is a win in 0, even if the other side has
//! one too; otherwise a line of the other side is a loss in 0. Whoever can put off losing for ever draws.
//! Repetition and cap (Q9) are left out: they only turn endless play into a draw.
//!
//! Pushes never make a symbol blank again, so that boards with more cubes turned can be solved first. For one number
//! of cubes the classes (a, b) and (b, a) – cubes of the side to move and of the other – lead to each other and are
//! solved together:
//!
//! 1. lines and winning pushes by masks (`masks`);
//! 2. pushes of blank cubes, looked up in the two pairs with one cube more;
//! 3. quiet pushes: sweeps that pull values over whole blocks, and, once a sweep decides little,
//!    work lists that push single decisions back to the boards they may come from. Full boards have quiet pushes
//!    only: there the pushes between open boards are listed once (`full`).
//!
//! Killed at any instant, a run with a folder goes on with the first pair that has no whole file;
//! the pair that was being solved is begun again.

mod above;
mod blocks;
pub mod check;
mod class_pair;
mod disk;
mod distances;
mod files;
mod full;
pub mod geometry;
mod masks;
pub mod numbers;
mod parallel;
mod quiet;
mod report;
mod shape;
mod small_blocks;
mod solution;
mod subsets;
#[cfg(test)]
mod tests;
pub mod two_bits;

pub use crate::worth::{Value, Worth};
pub use report::{Layer, Options, Phase, Progress, Report, SolveError};
pub use solution::{IN_MEMORY, Solution};

use above::Above;
use class_pair::ClassPair;
use distances::{AboveDistances, DistancePair};
use files::{Counts, Label, Solved};
use geometry::Geometry;
use numbers::{Mover, Numbers};
use parallel::Crew;
use search::Stop;
use std::collections::HashMap;
use std::time::Instant;
use subsets::choose;

/// Solves a board size and tells how it goes.
pub fn run(options: &Options, tell: &mut dyn FnMut(&Progress)) -> Result<Report, SolveError> {
    let mut run = Run::new(options, tell)?;
    run.solve()?;
    Ok(run.finish())
}

/// Solves a board size and keeps everything in memory.
fn solve_in_memory(
    size: u8,
    distances: bool,
    stop: &Stop,
) -> Result<HashMap<(u32, u32), Solved>, SolveError> {
    let threads = std::thread::available_parallelism().map_or(1, Into::into);
    let options = Options { distances, threads, stop: stop.clone(), ..Options::new(size) };
    let mut quiet = |_: &Progress| {};
    let mut run = Run::new(&options, &mut quiet)?;
    run.keep = true;
    run.solve()?;
    Ok(run.solved)
}

/// Pairs with this many cubes: the side with fewer is the pivot.
pub(super) fn pairs(cubes: u32) -> impl Iterator<Item = (u32, u32)> {
    (0..=cubes / 2).map(move |pivot| (pivot, cubes - pivot))
}

struct Run<'a> {
    options: &'a Options,
    geometry: &'static Geometry,
    tell: &'a mut dyn FnMut(&Progress),
    /// Solved pairs in memory, if there is no folder.
    solved: HashMap<(u32, u32), Solved>,
    /// Keep pairs that are no longer needed.
    keep: bool,
    report: Report,
    start: Instant,
    done: u64,
    found: u64,
    total: u64,
}

impl<'a> Run<'a> {
    fn new(options: &'a Options, tell: &'a mut dyn FnMut(&Progress)) -> Result<Run<'a>, SolveError> {
        let geometry = Geometry::of(options.size).ok_or(SolveError::Size(options.size))?;
        match &options.dir {
            Some(dir) => std::fs::create_dir_all(dir)
                .map_err(|cause| SolveError::Folder { path: dir.clone(), cause })?,
            None if options.size == quixo::LARGEST && options.layers.is_none_or(|layers| layers > 4) => {
                return Err(SolveError::NeedsFolder);
            }
            None => {}
        }
        let mut run = Run {
            options,
            geometry,
            tell,
            solved: HashMap::new(),
            keep: false,
            report: Report { size: options.size, ..Report::default() },
            start: Instant::now(),
            done: 0,
            found: 0,
            total: 0,
        };
        let cells = geometry.shape.cells;
        run.total = run.layers().flat_map(pairs).map(|(pivot, other)| canonical(cells, pivot, other)).sum();
        run.report.whole =
            (0..=cells).flat_map(pairs).map(|(pivot, other)| canonical(cells, pivot, other)).sum();
        Ok(run)
    }

    /// Numbers of cubes to solve, most first.
    fn layers(&self) -> impl Iterator<Item = u32> + use<> {
        let cells = self.geometry.shape.cells;
        let last = self.options.layers.map_or(0, |layers| (cells + 1).saturating_sub(layers));
        (last..=cells).rev()
    }

    fn crew(&self) -> Crew {
        Crew { threads: self.options.threads, stop: self.options.stop.clone() }
    }

    fn label(&self, pivot: u32, other: u32) -> Label {
        Label { size: self.options.size, pivot, other, distances: self.options.distances }
    }

    fn solve(&mut self) -> Result<(), SolveError> {
        for cubes in self.layers() {
            let mut layer = Layer { cubes, ..Layer::default() };
            for (pivot, other) in pairs(cubes) {
                let part = self.solve_pair(pivot, other)?;
                layer.add(&part);
            }
            self.report.layers.push(layer);
            self.report.sum.add(&layer);
            if !self.keep {
                self.solved.retain(|&(pivot, other), _| pivot + other <= cubes);
            }
        }
        Ok(())
    }

    fn solve_pair(&mut self, pivot: u32, other: u32) -> Result<Layer, SolveError> {
        let start = Instant::now();
        let numbers = Numbers::new(self.geometry, pivot, other);
        let boards = numbers.boards();
        let label = self.label(pivot, other);
        let in_file = self.options.dir.as_ref().and_then(|dir| label.check(dir, boards).ok());
        let (counts, seconds) = match in_file {
            Some(counts) => {
                self.found += canonical(self.geometry.shape.cells, pivot, other);
                (counts, 0.0)
            }
            None => {
                let solved = self.compute(numbers)?;
                if self.options.stop.is_set() {
                    return Err(SolveError::Stopped);
                }
                let counts = solved.counts;
                self.store(label, boards, solved)?;
                (counts, start.elapsed().as_secs_f64())
            }
        };
        self.done += canonical(self.geometry.shape.cells, pivot, other);
        self.report(pivot, other, if in_file.is_some() { Phase::Found } else { Phase::Solved }, 0, 0);
        if (pivot, other) == (0, 0) {
            self.report.first = self.blank_board();
        }
        Ok(self.layer(pivot, other, counts, seconds))
    }

    fn layer(&self, pivot: u32, other: u32, counts: Counts, seconds: f64) -> Layer {
        let cells = self.geometry.shape.cells;
        let boards = choose(cells, pivot) * choose(cells - pivot, other);
        let movers = if pivot == other { 1..2 } else { 0..2 };
        let mut layer = Layer { seconds, canonical: canonical(cells, pivot, other), ..Layer::default() };
        for (wins, losses) in &counts.decided[movers] {
            layer.wins += wins;
            layer.losses += losses;
            layer.draws += boards - wins - losses;
        }
        layer.longest_loss = self.options.distances.then_some(counts.longest_loss);
        layer
    }

    fn store(&mut self, label: Label, boards: u64, solved: Solved) -> Result<(), SolveError> {
        let Some(dir) = &self.options.dir else {
            self.solved.insert((label.pivot, label.other), solved);
            return Ok(());
        };
        let written = label.write(dir, boards, &solved);
        written.map_err(|cause| SolveError::Folder { path: label.path(dir), cause })
    }

    /// Takes a solved pair out of memory or reads its file; nothing if there is no such pair. The caller puts it back.
    fn fetch(&mut self, pivot: u32, other: u32) -> Result<Option<Fetched>, SolveError> {
        if pivot + other > self.geometry.shape.cells {
            return Ok(None);
        }
        let numbers = Numbers::new(self.geometry, pivot, other);
        let Some(dir) = &self.options.dir else {
            return Ok(self.solved.remove(&(pivot, other)).map(|solved| Fetched { numbers, solved }));
        };
        let label = self.label(pivot, other);
        let solved = label.read(dir, numbers.boards());
        let solved = solved.map_err(|cause| SolveError::Folder { path: label.path(dir), cause })?;
        Ok(Some(Fetched { numbers, solved }))
    }

    fn put_back(&mut self, fetched: Option<Fetched>) {
        if let (None, Some(Fetched { numbers, solved })) = (&self.options.dir, fetched) {
            self.solved.insert((numbers.pivot, numbers.other), solved);
        }
    }

    /// The pair that pushes of a blank cube lead to, with one cube more of the side that pushes. Where both sides have as many
    /// cubes, the pivot's pushes lead to none that would not be the mirror image of the other side's.
    fn fetch_above(&mut self, numbers: &Numbers<'_>, mover: Mover) -> Result<Option<Fetched>, SolveError> {
        match mover {
            Mover::Other => self.fetch(numbers.pivot, numbers.other + 1),
            Mover::Pivot if numbers.pivot < numbers.other => self.fetch(numbers.pivot + 1, numbers.other),
            Mover::Pivot => Ok(None),
        }
    }

    fn compute(&mut self, numbers: Numbers<'static>) -> Result<Solved, SolveError> {
        if self.options.distances { self.compute_distances(numbers) } else { self.compute_values(numbers) }
    }

    fn compute_values(&mut self, numbers: Numbers<'static>) -> Result<Solved, SolveError> {
        let (pivot, other) = (numbers.pivot, numbers.other);
        let pair = ClassPair::new(numbers, self.crew());
        let boards = 2 * pair.numbers.boards();
        self.report(pivot, other, Phase::Opening, boards, pair.bytes());
        let mut open = boards;
        // One table above at a time is held. The pivot comes last: it may look at what the other side has found.
        for mover in [Mover::Other, Mover::Pivot] {
            let above = self.fetch_above(&pair.numbers, mover)?;
            let bytes = above.as_ref().map_or(0, |above| above.solved.bytes());
            self.report(pivot, other, Phase::Opening, open, pair.bytes() + bytes);
            open -= pair.open(mover, above.as_ref().map(|above| above.values(mover.next()))).decided;
            self.put_back(above);
        }
        self.report(pivot, other, Phase::Sweeping { sweeps: 0 }, open, pair.bytes());
        pair.settle(|effort, open| {
            let pushing = Phase::Pushing { rounds: effort.rounds };
            let step = if effort.rounds > 0 { pushing } else { Phase::Sweeping { sweeps: effort.sweeps } };
            self.report(pivot, other, step, open, pair.bytes());
        });
        let counts = Counts { decided: Mover::BOTH.map(|mover| pair.count(mover)), longest_loss: 0 };
        Ok(Solved { counts, tables: pair.tables, plies: None })
    }

    fn compute_distances(&mut self, numbers: Numbers<'static>) -> Result<Solved, SolveError> {
        let (pivot, other) = (numbers.pivot, numbers.other);
        let pair = DistancePair::new(numbers, self.crew());
        self.report(pivot, other, Phase::Opening, 2 * pair.pair.numbers.boards(), pair.bytes());
        let by_other = self.fetch_above(&pair.pair.numbers, Mover::Other)?;
        let by_pivot = self.fetch_above(&pair.pair.numbers, Mover::Pivot)?;
        let above_other = by_other.as_ref().map(|above| above.distances(Mover::Pivot));
        let above_pivot = by_pivot.as_ref().map(|above| above.distances(Mover::Other));
        pair.solve(above_other, above_pivot).ok_or(SolveError::TooFar)?;
        self.put_back(by_other);
        self.put_back(by_pivot);
        let decided = Mover::BOTH.map(|mover| pair.pair.count(mover));
        let counts = Counts { decided, longest_loss: pair.longest_loss() };
        Ok(Solved { counts, tables: pair.pair.tables, plies: Some(pair.plies) })
    }

    /// The value of the blank board, which has just been solved.
    fn blank_board(&mut self) -> Option<Worth> {
        let fetched = self.fetch(0, 0).ok().flatten()?;
        let worth = solution::worth(&fetched.solved, Mover::Other, 0);
        self.put_back(Some(fetched));
        Some(worth)
    }

    fn report(&mut self, pivot: u32, other: u32, step: Phase, open: u64, memory: u64) {
        let seconds = self.start.elapsed().as_secs_f64();
        let rate = (self.done - self.found) as f64 / seconds.max(1e-9);
        let held: u64 = self.solved.values().map(Solved::bytes).sum();
        let progress = Progress {
            cubes: pivot + other,
            pivot,
            other,
            step,
            open,
            done: self.done,
            total: self.total,
            rate,
            seconds,
            seconds_left: if rate > 0.0 { (self.total - self.done) as f64 / rate } else { f64::INFINITY },
            memory: memory + held + self.geometry.bytes(),
            disk: self.disk(),
        };
        self.report.memory = self.report.memory.max(progress.memory);
        (self.tell)(&progress);
    }

    fn disk(&self) -> u64 {
        let Some(dir) = &self.options.dir else { return 0 };
        let files = std::fs::read_dir(dir).into_iter().flatten().flatten();
        files.filter_map(|file| file.metadata().ok()).map(|data| data.len()).sum()
    }

    fn finish(mut self) -> Report {
        let seconds = self.start.elapsed().as_secs_f64();
        self.report.seconds = seconds;
        self.report.rate = (self.done - self.found) as f64 / seconds.max(1e-9);
        self.report.disk = self.disk();
        self.report.whole_seconds = self.report.whole as f64 / self.report.rate.max(1e-9);
        self.report
    }
}

/// A solved pair and the numbers of its boards.
struct Fetched {
    numbers: Numbers<'static>,
    solved: Solved,
}

impl Fetched {
    /// The values with this side to move.
    fn values(&self, mover: Mover) -> Above<'_, 'static> {
        Above { numbers: &self.numbers, table: &self.solved.tables[mover as usize] }
    }

    /// The values with this side to move, and the distances.
    fn distances(&self, mover: Mover) -> AboveDistances<'_, 'static> {
        let plies = self.solved.plies.as_ref().map_or(&[][..], |plies| &plies[mover as usize]);
        AboveDistances { numbers: &self.numbers, table: &self.solved.tables[mover as usize], plies }
    }
}

/// About how many boards a pair has up to symmetry, with either side to move: an eighth of all.
fn canonical(cells: u32, pivot: u32, other: u32) -> u64 {
    let boards = choose(cells, pivot) * choose(cells - pivot, other);
    (if pivot == other { boards } else { 2 * boards }).div_ceil(8)
}
