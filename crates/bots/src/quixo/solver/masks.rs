//! What lines and winning pushes decide, by masks: no board is looked up.
//!
//! For one block the pivot is fixed, so that each condition is one on the blanks alone:
//! cells that must all be taken, or cells of which one must be blank.

use super::numbers::{Mover, Numbers};
use super::shape::Shift;
use super::subsets::pack;

/// What a set of blanks must hit and hold so that a push wins at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Win {
    /// The taken cube, if it must be blank.
    pub holds: u32,
    /// Lines of the other side that a blank must spoil.
    pub hits: Vec<u32>,
}

impl Win {
    /// Whether the push wins with these blanks.
    #[inline]
    pub fn fits(&self, blanks: u32) -> bool {
        blanks & self.holds == self.holds && self.hits.iter().all(|&line| blanks & line != 0)
    }
}

impl Numbers<'_> {
    /// A set among the cells that the pivot leaves free.
    #[inline]
    pub fn pack(&self, set: u32, pivot: u32) -> u32 {
        pack(set, self.geometry.shape.all & !pivot)
    }

    /// Lines that the pivot leaves free: full if no blank lies in them.
    pub fn lines_of_other(&self, pivot: u32) -> Vec<u32> {
        let free = self.geometry.shape.lines.iter().filter(|&&line| line & pivot == 0);
        free.map(|&line| self.pack(line, pivot)).collect()
    }

    /// The pushes that make a line of the pivot, each with what keeps it from making one of the other side.
    pub fn wins_of_pivot(&self, pivot: u32) -> Vec<Win> {
        let shape = &self.geometry.shape;
        let mut wins: Vec<Win> = Vec::new();
        let after = |shift: &Shift| shift.shove(pivot) | shift.to;
        let pairs = shape.shifts.chunks_exact(2);
        let pairs = pairs.filter(|two| shape.either_has_line(after(&two[0]), after(&two[1])));
        for shift in pairs.flatten() {
            let after = after(shift);
            if !shape.has_line(after) {
                continue;
            }
            let holds = if pivot & shift.from == 0 { self.pack(shift.from, pivot) } else { 0 };
            let lines = shape.lines.iter().zip(&shift.before).filter(|(line, _)| *line & after == 0);
            let hits: Vec<u32> = lines.map(|(_, &before)| self.pack(before, pivot)).collect();
            if holds == 0 && hits.is_empty() {
                return vec![Win { holds, hits }];
            }
            if self.blanks == 0 {
                continue;
            }
            let win = Win { holds, hits };
            if !wins.contains(&win) {
                wins.push(win);
            }
        }
        wins
    }

    /// Sets of cells without which a blank the other side has, or makes, a line.
    pub fn wins_of_other(&self, pivot: u32, lines: Vec<u32>) -> Vec<u32> {
        let shape = &self.geometry.shape;
        let mut wins = lines;
        for shift in shape.shifts.iter().filter(|shift| shift.from & pivot == 0) {
            if shape.has_line(shift.shove(pivot)) {
                continue;
            }
            let free =
                shift.before.iter().map(|before| before & !shift.from).filter(|cells| cells & pivot == 0);
            wins.extend(free.map(|cells| self.pack(cells, pivot)));
            if self.blanks == 0 && !wins.is_empty() {
                return wins;
            }
        }
        if self.inner < wins.len() as u64 {
            return wins;
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

    /// The quiet pushes that do not end the game, each with the rank of the pivot's set after it.
    pub fn quiet_pushes(&self, pushes: &mut Vec<(u32, u32)>, pivot: u32, mover: Mover) {
        let shape = &self.geometry.shape;
        pushes.clear();
        for (n, shift) in (0..).zip(&shape.shifts) {
            if (shift.from & pivot != 0) == (mover == Mover::Pivot) {
                let shoved = shift.shove(pivot);
                let after = if mover == Mover::Pivot { shoved | shift.to } else { shoved };
                if !shape.has_line(after) {
                    pushes.push((n, self.blocks.rank(after)));
                }
            }
        }
    }
}
