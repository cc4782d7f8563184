//! What nobody asks for: time runs out, the server stops and starts, tables are closed.

use super::{Decider, Decision};
use crate::command::HouseCommand;
use crate::event::{Cause, Event};
use crate::seen::Stage;

impl Decider<'_> {
    pub(super) fn house(&self, command: &HouseCommand) -> Decision {
        match command {
            HouseCommand::Tick => self.tick(),
            HouseCommand::Freeze { charge } => self.freeze(*charge),
            HouseCommand::Thaw => Ok(if self.table.frozen { vec![Event::Thawed] } else { Vec::new() }),
            HouseCommand::Link { table } if self.table.wants_rematch() => {
                Ok(vec![Event::Rematch { table: table.clone() }])
            }
            HouseCommand::Link { .. } => Ok(Vec::new()),
            HouseCommand::Close => self.close(),
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
