//! The decisions of a game that was played at a table, judged.

use crate::{Catalogue, Watch};
use bots::analysis::{Class, MoveNote, Options};
use play::Refusal;
use play::record::{Event, Record, RecordError, What};
use table::{Table, Viewer};

/// A decision of a finished game, as a bot sees it.
#[derive(Clone, Debug)]
pub struct Decision {
    /// The event of the table's log.
    pub number: u64,
    /// What was played, and what it was worth.
    pub note: MoveNote,
    /// What would have been best.
    pub better: String,
}

impl Catalogue {
    /// Every move at this table that was a decision: where there was no choice, nobody is judged.
    pub fn judge(
        &self,
        table: &Table,
        viewer: Viewer,
        options: &Options,
        watch: Watch<'_>,
    ) -> Result<Vec<Decision>, Refusal> {
        let cause = |error: RecordError| error.cause;
        let record = table.record(viewer).map_err(cause)?;
        let analysis = self.find(&record.game)?.thinker().analyse(&record, options, watch).map_err(cause)?;
        let decisions = analysis.moves.into_iter().filter(|note| note.class != Class::Forced);
        let numbers = numbers(table, &record);
        let decision = |note: MoveNote| {
            let number = *numbers.get(note.event)?;
            let better = note.better.clone().unwrap_or_else(|| note.text.clone());
            Some(Decision { number, note, better })
        };
        Ok(decisions.filter_map(decision).collect())
    }
}

/// The numbers of the table's log for the lines of its record. What happens beside the board has none of its own.
fn numbers(table: &Table, record: &Record) -> Vec<u64> {
    let mut steps = table.steps().iter().map(|step| step.number);
    let mut last = 0;
    let number = |line: &Event| {
        if !matches!(line.what, What::Beside(_)) {
            last = steps.next().unwrap_or(last);
        }
        last
    };
    record.events.iter().map(number).collect()
}
