//! The yardstick for the solver of Quixo: full boards up to symmetry, swept over until nothing changes.
//!
//! `cargo run --release -p bots --example quixo_sweep -- SIZE`
//!
//! It uses the solver's numbers and tables, but neither masks of winning pushes nor lists of any kind.

use bots::quixo::solver::numbers::{Mover, Numbers};
use bots::quixo::solver::plane::{Known, Plane};
use bots::quixo::solver::world::World;
use search::Clock;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let size = std::env::args().nth(1).map_or(Ok(5), |word| word.parse())?;
    let start = Clock::Thread.now();
    let world = World::of(size).ok_or("boards have 3, 4 or 5 cells in a row")?;
    let cells = world.shape.cells;
    let (mut counts, mut most, mut seen) = ([0; 3], 0, 0);
    for pivot in 0..=cells / 2 {
        let numbers = Numbers::new(world, pivot, cells - pivot);
        let (planes, sweeps) = sweep(&numbers);
        most = most.max(sweeps);
        let movers = if 2 * pivot == cells { &planes[1..] } else { &planes[..] };
        for plane in movers {
            seen += numbers.boards();
            for (block, &orbit) in (0..).zip(&numbers.pivots.orbits) {
                counts[match plane.get(block) {
                    Known::Won => 0,
                    Known::Lost => 1,
                    Known::Open | Known::NotLost => 2,
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
fn sweep(numbers: &Numbers<'_>) -> ([Plane; 2], u32) {
    let planes = [Plane::new(numbers.boards()), Plane::new(numbers.boards())];
    let shape = &numbers.world.shape;
    let mut sweeps = 0;
    loop {
        let mut changed = false;
        for mover in Mover::BOTH {
            for (block, &pivot) in (0..).zip(&numbers.pivots.sets) {
                let plane = &planes[mover as usize];
                if plane.get(block) != Known::Open {
                    continue;
                }
                let other = shape.all & !pivot;
                let (own, theirs) = if mover == Mover::Pivot { (pivot, other) } else { (other, pivot) };
                let known = if shape.has_line(own) {
                    Known::Won
                } else if shape.has_line(theirs) {
                    Known::Lost
                } else {
                    by_pushes(numbers, pivot, mover, &planes[mover.next() as usize])
                };
                if known != Known::Open {
                    plane.set(block, known);
                    changed = true;
                }
            }
        }
        sweeps += 1;
        if !changed {
            return (planes, sweeps);
        }
    }
}

fn by_pushes(numbers: &Numbers<'_>, pivot: u32, mover: Mover, next: &Plane) -> Known {
    let mut known = Known::Lost;
    for shift in &numbers.world.shape.shifts {
        if (shift.from & pivot != 0) != (mover == Mover::Pivot) {
            continue;
        }
        let shoved = shift.shove(pivot);
        let after = if mover == Mover::Pivot { shoved | shift.to } else { shoved };
        match next.get(numbers.pivots.find(after).0.into()) {
            Known::Lost => return Known::Won,
            Known::Won => {}
            Known::Open | Known::NotLost => known = Known::Open,
        }
    }
    known
}
