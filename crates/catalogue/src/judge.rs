//! A game that was played at a table, judged: the same analysis as of its record, with the numbers of the table's log.

use crate::{Catalogue, Watch};
use bots::analysis::{Class, MoveNote, Options, Point, SeatNote};
use play::record::{Event, Record, RecordError, What};
use play::{Refusal, Seat};
use table::{Table, Viewer};

/// A finished game, looked at again.
#[derive(Clone, Debug)]
pub struct Review {
    /// Every move that was a decision: where there was no choice, nobody is judged.
    pub decisions: Vec<Decision>,
    /// Every stroke of luck.
    pub strokes: Vec<Stroke>,
    /// What everybody could expect, from the start to the end.
    pub course: Vec<Moment>,
    /// Each seat's sums.
    pub seats: Vec<SeatNote>,
}

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

/// A stroke of luck.
#[derive(Clone, Debug)]
pub struct Stroke {
    /// The first event of it in the table's log.
    pub number: u64,
    /// To whom it meant most.
    pub seat: Seat,
    /// What it changed for each seat.
    pub change: Vec<f64>,
}

/// What everybody could expect at some moment.
#[derive(Clone, Debug)]
pub struct Moment {
    /// The event of the table's log after which it was so; 0 for the start.
    pub number: u64,
    /// The chances.
    pub point: Point,
}

impl Catalogue {
    /// Looks at the game of this table again.
    pub fn review(
        &self,
        table: &Table,
        viewer: Viewer,
        options: &Options,
        watch: Watch<'_>,
    ) -> Result<Review, Refusal> {
        let cause = |error: RecordError| error.cause;
        let record = table.record(viewer).map_err(cause)?;
        let analysis = self.find(&record.game)?.thinker().analyse(&record, options, watch).map_err(cause)?;
        let numbers = numbers(table, &record);
        let number = |event: usize| numbers.get(event).copied();
        let decision = |note: MoveNote| {
            let better = note.better.clone().unwrap_or_else(|| note.text.clone());
            Some(Decision { number: number(note.event)?, note, better })
        };
        let decisions = analysis.moves.into_iter().filter(|note| note.class != Class::Forced);
        let stroke = |note: bots::analysis::DrawNote| {
            Some(Stroke { number: number(note.event)?, seat: note.seat, change: note.change })
        };
        let moment = |point: Point| {
            let number = point.event.checked_sub(1).and_then(number).unwrap_or(0);
            Moment { number, point }
        };
        Ok(Review {
            decisions: decisions.filter_map(decision).collect(),
            strokes: analysis.draws.into_iter().filter_map(stroke).collect(),
            course: analysis.curve.into_iter().map(moment).collect(),
            seats: analysis.by_seat,
        })
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
