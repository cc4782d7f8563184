//! Boards without a blank cube and with a single one. Their blocks have one board and about a dozen: what is done
//! once for a block would weigh most, so here every board is looked at by itself ([`full`](super::full) goes on with
//! the full ones).

use super::above::Above;
use super::class_pair::{ClassPair, Scratch};
use super::numbers::Mover;
use super::shape::Shift;
use super::subsets::CELLS;
use super::two_bits::Status;

impl ClassPair<'_> {
    /// What lines and winning pushes decide on a full board.
    pub(super) fn open_full(&self, pivot: u32, mover: Mover) -> Status {
        let shape = &self.numbers.geometry.shape;
        let other = shape.all & !pivot;
        let (own, theirs) = if mover == Mover::Pivot { (pivot, other) } else { (other, pivot) };
        if shape.either_has_line(own, theirs) {
            return if shape.has_line(own) { Status::Won } else { Status::Lost };
        }
        let wins = |shift: &Shift| {
            let after = shift.shove(own) | shift.to;
            let rest = shape.all & !after;
            shift.from & own != 0 && shape.either_has_line(after, rest) && !shape.has_line(rest)
        };
        if shape.shifts.iter().any(wins) { Status::Won } else { Status::Open }
    }

    /// Looks up the full boards that pushes of the only blank cube lead to: each push takes that of one board.
    pub(super) fn look_above_one(
        &self,
        scratch: &mut Scratch,
        pivot: u32,
        mover: Mover,
        above: Above<'_, '_>,
    ) {
        let shape = &self.numbers.geometry.shape;
        let free = shape.all & !pivot;
        let mut with_blank = [usize::MAX; CELLS];
        for (at, entry) in scratch.entries.iter().enumerate() {
            with_blank[entry.place as usize] = at;
        }
        for shift in shape.shifts.iter().filter(|shift| shift.from & pivot == 0) {
            let place = (free & (shift.from - 1)).count_ones() as usize;
            let Some(entry) = scratch.entries.get_mut(with_blank[place]) else { continue };
            let shoved = shift.shove(pivot);
            let after = if mover == Mover::Pivot { shoved | shift.to } else { shoved };
            if shape.has_line(after) {
                continue;
            }
            match above.table.get(above.numbers.blocks.find(after).0.into()) {
                Status::Lost => {
                    scratch.values[place] = Status::Won as u8;
                    with_blank[place] = usize::MAX;
                    entry.place = u32::MAX;
                }
                Status::Won => {}
                Status::Open | Status::NotLost => entry.may_lose = false,
            }
        }
        scratch.entries.retain(|entry| entry.place != u32::MAX);
    }
}
