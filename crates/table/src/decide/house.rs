//! What nobody asks for: time runs out, the server stops and starts, tables are closed.

use super::{Decider, Decision};
use crate::command::Chore;
use crate::event::{Cause, Event};
use crate::seen::Stage;

impl Decider<'_> {
    pub(super) fn house(&self, chore: &Chore) -> Decision {
        match chore {
            Chore::Tick => self.tick(),
            Chore::Freeze { charge } => self.freeze(*charge),
            Chore::Thaw => Ok(if self.table.frozen { vec![Event::Thawed] } else { Vec::new() }),
            Chore::Link { table } if self.table.wants_rematch() => {
                Ok(vec![Event::Rematch { table: table.clone() }])
            }
            Chore::Link { .. } => Ok(Vec::new()),
            Chore::Close => self.close(),
        }
    }

    fn tick(&self) -> Decision {
        match (self.table.due(), self.table.clock.running()) {
            (Some(due), Some((seat, _))) if due <= self.circumstances.now => {
                self.out(seat, Event::Flagged { seat }, Cause::Flagged)
            }
            _ => Ok(Vec::new()),
        }
    }

    fn freeze(&self, charge: bool) -> Decision {
        if self.table.clock_running().is_none() || !self.table.setup.clock.is_live() {
            return Ok(Vec::new());
        }
        let spent = if charge { self.table.clock.spent(self.circumstances.now) } else { 0 };
        Ok(vec![Event::Frozen { spent }])
    }

    fn close(&self) -> Decision {
        let mut events = Vec::new();
        if self.table.stage != Stage::Finished {
            self.end(self.table.position.as_ref(), Cause::Abandoned, &mut events)?;
        }
        Ok(events)
    }
}
