//! What a bot thinks, as it is told to whoever asks: advice, and a game that was played at a table looked at again. It is
//! the same analysis as of the game's record, with the numbers of the table's log.

use crate::{Catalogue, Listener};
use bots::Hint;
use bots::analysis::{Class, DrawNote, MoveNote, Options, Point, SeatNote};
use play::Refusal;
use play::record::{Event, EventKind, Record, RecordError};
use table::{Table, Viewer};
use wire::rest::{Advice, Analysis, Judged, Moment, SeatSum, Stroke};

/// Advice as it goes over the wire: a mind's number is a share of the victory where it is one.
pub fn advice(hint: Hint) -> Advice {
    let value = hint.value.share().unwrap_or_else(|| hint.value.number());
    Advice { text: hint.text, value, why: hint.reasons }
}

impl Catalogue {
    /// Looks at the game of this table again. Where there was no choice, nobody is judged.
    pub fn review(
        &self,
        table: &Table,
        viewer: Viewer,
        options: &Options,
        watch: Listener<'_>,
    ) -> Result<Analysis, Refusal> {
        let cause = |error: RecordError| error.cause;
        let record = table.record(viewer).map_err(cause)?;
        let analysis = self.find(&record.game)?.thinker().analyse(&record, options, watch).map_err(cause)?;
        let numbers = numbers(table, &record);
        let number = |event: usize| numbers.get(event).copied();
        let before = |event: usize| event.checked_sub(1).and_then(number).unwrap_or(0);
        let decisions = analysis.moves.into_iter().filter(|note| note.class != Class::Forced);
        let draws = analysis.draws.into_iter();
        Ok(Analysis {
            game: record.game,
            moves: decisions.filter_map(|note| Some(judged(number(note.event)?, note))).collect(),
            course: analysis.curve.into_iter().map(|point| moment(before(point.event), point)).collect(),
            luck: draws.filter_map(|note| Some(stroke(number(note.event)?, note))).collect(),
            seats: analysis.by_seat.into_iter().map(sum).collect(),
        })
    }
}

fn judged(number: u64, note: MoveNote) -> Judged {
    Judged {
        number,
        seat: note.seat.0,
        better: note.better.unwrap_or_else(|| note.text.clone()),
        text: note.text,
        best: note.before,
        played: note.after,
        error: note.error,
        class: note.class.word().to_owned(),
        exact: note.exact,
        change: note.change,
    }
}

fn moment(number: u64, point: Point) -> Moment {
    Moment { number, shares: point.shares, error: point.error, exact: point.exact }
}

fn stroke(number: u64, note: DrawNote) -> Stroke {
    Stroke { number, seat: note.seat.0, change: note.change }
}

fn sum(seat: SeatNote) -> SeatSum {
    SeatSum {
        start: seat.start,
        end: seat.end,
        luck: seat.luck,
        play: seat.play,
        given_away: seat.given_away,
    }
}

/// The numbers of the table's log for the lines of its record. What happens beside the board has none of its own.
fn numbers(table: &Table, record: &Record) -> Vec<u64> {
    let mut steps = table.steps().iter().map(|step| step.number);
    let mut last = 0;
    let number = |line: &Event| {
        if !matches!(line.what, EventKind::Beside(_)) {
            last = steps.next().unwrap_or(last);
        }
        last
    };
    record.events.iter().map(number).collect()
}
