//! The yardstick for the solver of Quixo: full boards up to symmetry, swept over until nothing changes.
//!
//! `cargo run --release -p bots --example quixo_sweep -- SIZE`
//!
//! It uses the solver's numbers and tables, but neither masks of winning pushes nor lists of any kind.

use bots::quixo::solver::geometry::Geometry;
use bots::quixo::solver::numbers::{Mover, Numbers};
use bots::quixo::solver::two_bits::{Status, TwoBits};
use search::Clock;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let size = std::env::args().nth(1).map_or(Ok(5), |word| word.parse())?;
    let start = Clock::Thread.now();
    let geometry = Geometry::of(size).ok_or("boards have 3, 4 or 5 cells in a row")?;
    let cells = geometry.shape.cells;
    let (mut counts, mut most, mut seen) = ([0; 3], 0, 0);
    for pivot in 0..=cells / 2 {
        let numbers = Numbers::new(geometry, pivot, cells - pivot);
        let (tables, sweeps) = sweep(&numbers);
        most = most.max(sweeps);
        let movers = if 2 * pivot == cells { &tables[1..] } else { &tables[..] };
        for table in movers {
            seen += numbers.boards();
            for (block, &orbit) in (0..).zip(&numbers.blocks.orbits) {
                counts[match table.get(block) {
                    Status::Won => 0,
                    Status::Lost => 1,
                    Status::Open | Status::NotLost => 2,
                }] += u64::from(orbit);
            }
        }
    }
    let seconds = (Clock::Thread.now() - start).as_secs_f64();
    println!(
        "{} won {} lost {} drawn  {seen} boards up to symmetry  up to {most} sweeps  {seconds:.2} s  {:.2} million/s",
        counts[0],
        counts[1],
        counts[2],
        seen as f64 / seconds / 1e6
    );
    Ok(())
}

/// Both sides to move, and how many sweeps it took.
fn sweep(numbers: &Numbers<'_>) -> ([TwoBits; 2], u32) {
    let tables = [TwoBits::new(numbers.boards()), TwoBits::new(numbers.boards())];
    let shape = &numbers.geometry.shape;
    let mut sweeps = 0;
    loop {
        let mut changed = false;
        for mover in Mover::BOTH {
            for (block, &pivot) in (0..).zip(&numbers.blocks.sets) {
                let table = &tables[mover as usize];
                if table.get(block) != Status::Open {
                    continue;
                }
                let other = shape.all & !pivot;
                let (own, theirs) = if mover == Mover::Pivot { (pivot, other) } else { (other, pivot) };
                let known = if shape.has_line(own) {
                    Status::Won
                } else if shape.has_line(theirs) {
                    Status::Lost
                } else {
                    by_pushes(numbers, pivot, mover, &tables[mover.next() as usize])
                };
                if known != Status::Open {
                    table.set(block, known);
                    changed = true;
                }
            }
        }
        sweeps += 1;
        if !changed {
            return (tables, sweeps);
        }
    }
}

fn by_pushes(numbers: &Numbers<'_>, pivot: u32, mover: Mover, next: &TwoBits) -> Status {
    let mut known = Status::Lost;
    for shift in &numbers.geometry.shape.shifts {
        if (shift.from & pivot != 0) != (mover == Mover::Pivot) {
            continue;
        }
        let shoved = shift.shove(pivot);
        let after = if mover == Mover::Pivot { shoved | shift.to } else { shoved };
        match next.get(numbers.blocks.find(after).0.into()) {
            Status::Lost => return Status::Won,
            Status::Won => {}
            Status::Open | Status::NotLost => known = Status::Open,
        }
    }
    known
}
