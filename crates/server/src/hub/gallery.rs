//! The onlookers of a table: they get news in batches, never more often than the pace allows, and see the table
//! some moves or seconds later where it wants that. Players wait for nothing.

use crate::fault::Fault;
use std::time::{Duration, Instant};
use table::event::Millis;
use table::seen::Seen;
use table::{Table, Viewer};

/// What onlookers see, and what they have not been sent yet.
pub struct Gallery {
    /// The table some moves or seconds ago; `None` where onlookers see it as it is.
    behind: Option<Box<Table>>,
    waiting: Vec<Seen>,
    sent: Option<Instant>,
    pace: Duration,
}

impl Gallery {
    /// The gallery of a table.
    pub fn new(table: &Table, now: Millis, pace: Duration) -> Result<Gallery, Fault> {
        let behind = if table.setup().is_delayed() { Some(past(table, now)?) } else { None };
        Ok(Gallery { behind, waiting: Vec::new(), sent: None, pace })
    }

    /// The table as onlookers may see it, where that is not the table as it is.
    pub fn behind(&self) -> Option<&Table> {
        self.behind.as_deref()
    }

    /// Events that onlookers see at once.
    pub fn note(&mut self, events: Vec<Seen>) {
        self.waiting.extend(events);
    }

    /// Events that have become old enough; the host may also have changed how late onlookers are.
    pub fn follow(&mut self, table: &Table, now: Millis) -> Result<(), Fault> {
        let Some(behind) = &mut self.behind else {
            if table.setup().is_delayed() {
                self.behind = Some(past(table, now)?);
            }
            return Ok(());
        };
        let shown = table.shown_to_onlookers(now);
        while behind.number() < shown {
            let next = usize::try_from(behind.number()).unwrap_or(usize::MAX);
            let Some(logged) = table.log().get(next) else { break };
            self.waiting.extend(behind.apply_telling(logged.clone(), &[Viewer::Onlooker])?);
        }
        if !table.setup().is_delayed() {
            self.behind = None;
        }
        Ok(())
    }

    /// How long until what waits should be sent; `None` if nothing waits.
    pub fn due(&self) -> Option<Duration> {
        let since = self.sent.map_or(Duration::MAX, |sent| sent.elapsed());
        (!self.waiting.is_empty()).then(|| self.pace.saturating_sub(since))
    }

    /// Takes what waits.
    pub fn take(&mut self) -> Vec<Seen> {
        self.sent = Some(Instant::now());
        std::mem::take(&mut self.waiting)
    }
}

/// The table as it was when its newest event that onlookers may see had happened.
fn past(table: &Table, now: Millis) -> Result<Box<Table>, Fault> {
    Ok(Box::new(table.at(table.shown_to_onlookers(now))?))
}
