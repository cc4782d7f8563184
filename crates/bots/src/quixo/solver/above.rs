//! A pair is opened: first what the masks tell, then what boards with one cube more tell.

use super::class_pair::{ClassPair, Job, OpenBoard, Pass, Scratch, look};
use super::geometry::{Free, Way};
use super::numbers::{Mover, Numbers};
use super::subsets::spread;
use super::two_bits::{Status, TwoBits};

/// A solved table with one cube more that pushes of blank cubes lead to.
#[derive(Clone, Copy, Debug)]
pub struct Above<'a, 'w> {
    /// Its numbers.
    pub numbers: &'a Numbers<'w>,
    /// Its values, for the side that moves next.
    pub table: &'a TwoBits,
}

impl ClassPair<'_> {
    /// Decides what lines and winning pushes decide with this side to move, and looks up every push of a blank cube.
    ///
    /// `above` has one cube more of the side to move. Where both sides have as many cubes there is none for the pivot: then
    /// the boards with the other side to move, which must have been opened before, are looked up with colours exchanged.
    pub fn open(&self, mover: Mover, above: Option<Above<'_, '_>>) -> Pass {
        self.for_blocks(|scratch, block, _: &mut Vec<Job>| self.open_block(scratch, block, mover, above)).0
    }

    fn open_block(
        &self,
        scratch: &mut Scratch,
        block: u64,
        mover: Mover,
        above: Option<Above<'_, '_>>,
    ) -> Pass {
        let pivot = self.numbers.blocks.sets[block as usize];
        scratch.values.clear();
        scratch.entries.clear();
        if self.numbers.blanks == 0 {
            let known = self.open_full(pivot, mover);
            scratch.values.push(known as u8);
            self.table(mover).fill(block, &scratch.values);
            return Pass { seen: 1, decided: u64::from(known != Status::Open), cost: 0 };
        }
        match mover {
            Mover::Pivot => self.open_for_pivot(scratch, pivot, above),
            Mover::Other => self.open_for_other(scratch, pivot, above),
        }
        self.write(scratch, block, mover)
    }

    fn open_for_pivot(&self, scratch: &mut Scratch, pivot: u32, above: Option<Above<'_, '_>>) {
        if self.numbers.geometry.shape.has_line(pivot) {
            scratch.values.resize(self.inner_sets.len(), Status::Won as u8);
            return;
        }
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

    fn open_for_other(&self, scratch: &mut Scratch, pivot: u32, above: Option<Above<'_, '_>>) {
        let lines = self.numbers.lines_of_other(pivot);
        if self.numbers.geometry.shape.has_line(pivot) {
            let value = |blanks: &u32| {
                if lines.iter().any(|line| blanks & line == 0) { Status::Won } else { Status::Lost }
            };
            scratch.values.extend(self.inner_sets.iter().map(|blanks| value(blanks) as u8));
            return;
        }
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
    fn look_above(&self, scratch: &mut Scratch, pivot: u32, mover: Mover, above: Above<'_, '_>) {
        if self.numbers.blanks == 1 {
            return self.look_above_one(scratch, pivot, mover, above);
        }
        let shape = &self.numbers.geometry.shape;
        let free = Free::new(shape, pivot);
        scratch.won.clear();
        for shift in shape.shifts.iter().filter(|shift| shift.from & pivot == 0) {
            if scratch.entries.is_empty() {
                break;
            }
            let shoved = shift.shove(pivot);
            let after = if mover == Mover::Pivot { shoved | shift.to } else { shoved };
            // The pivot has a line now. If it moved, the masks have seen whether that wins; if the other side did, that loses.
            // Either way nothing new is learnt.
            if shape.has_line(after) {
                continue;
            }
            let taken = self.numbers.pack(shift.from, pivot);
            let (block, symmetry) = above.numbers.blocks.find(after);
            let carried = free.carry(shape, shift, above.numbers.blocks.sets[block as usize], symmetry);
            let next = (above.table, u64::from(block) * above.numbers.inner);
            let legal = |entry: &OpenBoard| entry.blanks & taken != 0;
            let (entries, won) = (&mut scratch.entries, &mut scratch.won);
            match scratch.carrier.prepare(carried, entries.len(), self.numbers.blanks) {
                Way::ByCells(cells) => {
                    look(entries, won, next, legal, |blanks| {
                        above.numbers.rank(cells.carry(blanks & !taken))
                    });
                }
                Way::ByHalves(halves) => {
                    look(entries, won, next, legal, |blanks| {
                        above.numbers.rank(halves.carry(blanks & !taken))
                    });
                }
            }
        }
        for &place in &scratch.won {
            scratch.values[place as usize] = Status::Won as u8;
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
