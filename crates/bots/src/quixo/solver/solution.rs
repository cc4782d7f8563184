//! The value of a single board: from memory for 3×3 and 4×4, made on first use, and from files for 5×5.

use super::disk::DiskTables;
use super::files::Solved;
use super::geometry::Geometry;
use super::numbers::{Mover, Numbers};
use super::solve_in_memory;
use crate::worth::{Value, Worth};
use quixo::{Board, Symbol};
use search::Stop;
use std::collections::HashMap;
use std::ops::RangeInclusive;
use std::path::Path;
use std::sync::OnceLock;
use std::sync::atomic::Ordering::Relaxed;

/// The sizes whose boards are all solved in memory, in seconds.
pub const IN_MEMORY: RangeInclusive<u8> = quixo::SMALLEST..=4;

/// The values of all boards of one size, or of those that have been solved.
#[derive(Debug)]
pub struct Solution {
    geometry: &'static Geometry,
    held: Held,
}

/// A solved pair and the numbers of its boards.
type Numbered = (Numbers<'static>, Solved);

#[derive(Debug)]
enum Held {
    Memory(HashMap<(u32, u32), Numbered>),
    Folder(DiskTables),
}

impl Solution {
    /// The values and distances of all 3×3 or 4×4 boards, made when first asked for and kept.
    /// Nothing for other sizes.
    pub fn of(size: u8) -> Option<&'static Solution> {
        let kept = Solution::kept(size)?;
        kept.get_or_init(|| Solution::make(size, &Stop::new())).as_ref()
    }

    /// The same, unless it is stopped before it is made: then nothing, and nothing is kept.
    pub fn of_unless(size: u8, stop: &Stop) -> Option<&'static Solution> {
        let kept = Solution::kept(size)?;
        if let Some(made) = kept.get() {
            return made.as_ref();
        }
        let made = Solution::make(size, stop);
        if stop.is_set() { None } else { kept.get_or_init(|| made).as_ref() }
    }

    fn kept(size: u8) -> Option<&'static OnceLock<Option<Solution>>> {
        static SOLUTIONS: [OnceLock<Option<Solution>>; 2] = [const { OnceLock::new() }; 2];
        SOLUTIONS.get(usize::from(size.checked_sub(quixo::SMALLEST)?))
    }

    fn make(size: u8, stop: &Stop) -> Option<Solution> {
        let geometry = Geometry::of(size)?;
        let solved = solve_in_memory(size, true, stop).ok()?;
        let with_numbers =
            |((pivot, other), solved)| ((pivot, other), (Numbers::new(geometry, pivot, other), solved));
        Some(Solution { geometry, held: Held::Memory(solved.into_iter().map(with_numbers).collect()) })
    }

    /// The values in the files of a folder; boards whose file is not there, or is not whole, have none.
    /// Of a file only what is asked for is read.
    pub fn open(size: u8, dir: &Path) -> Option<Solution> {
        let geometry = Geometry::of(size)?;
        Some(Solution { geometry, held: Held::Folder(DiskTables::new(geometry, size, dir)) })
    }

    /// All boards with this many turned cubes or more are solved; nothing if not even the full ones are.
    pub fn fewest_cubes(&self) -> Option<u32> {
        match &self.held {
            Held::Memory(_) => Some(0),
            Held::Folder(disk) => disk.fewest_cubes(),
        }
    }

    /// The value of a board for this side, which is to move. Nothing if the board has not been solved.
    pub fn value(&self, board: Board, mover: Symbol) -> Option<Worth> {
        self.value_of(board.cells(mover), board.cells(mover.other()))
    }

    /// The value of a board by the cells of the side to move and of the other side.
    pub fn value_of(&self, own: u32, theirs: u32) -> Option<Worth> {
        let all = self.geometry.shape.all;
        if own & theirs != 0 || (own | theirs) & !all != 0 {
            return None;
        }
        let (mover, pivot, other) = Mover::of(own, theirs);
        match &self.held {
            Held::Memory(pairs) => {
                let (numbers, solved) = pairs.get(&(pivot.count_ones(), other.count_ones()))?;
                Some(worth(solved, mover, numbers.locate(pivot, all & !(pivot | other))))
            }
            Held::Folder(disk) => disk.worth(mover, pivot, other),
        }
    }
}

/// The value of a board by its number.
pub(super) fn worth(solved: &Solved, mover: Mover, board: u64) -> Worth {
    let value = solved.tables[mover as usize].get(board).value();
    let plies = solved.plies.as_ref().filter(|_| value != Value::Draw);
    let distance = plies.map(|plies| plies[mover as usize][board as usize].load(Relaxed));
    Worth { value, distance }
}
