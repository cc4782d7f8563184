//! Thinking about a table: a bot's move, a hint, an analysis. One thread; whoever does not want to wait ends the worker.

use bots::analysis::Options;
use bots::{Expected, Stats};
use catalogue::{Catalogue, Decision, Moment, Review, Stroke};
use play::{Refusal, Seat};
use search::{Budget, Limits};
use serde::Serialize;
use table::seen::Stage;
use table::{Table, Viewer};
use wire::rest::{self, Advice, Analysis, Hint, Judged, SeatSum};

/// Bytes for the tables and trees of one thought: a phone has less to give than a server.
const MEMORY: usize = 32 << 20;

/// What a bot plays.
#[derive(Serialize)]
pub struct Found {
    /// The move.
    text: String,
    /// What it cost.
    stats: Stats,
}

/// The bot's move; if it fails, any legal one.
pub fn think(
    catalogue: &Catalogue,
    table: &Table,
    seat: Seat,
    level: &str,
    limits: Limits,
    seed: u64,
) -> Result<Found, Refusal> {
    let position = table.position();
    let budget = Budget::new(limits).with_memory(MEMORY);
    let thought = catalogue.thinker(position)?.think(position, level, seat, &budget, seed);
    let found = thought.and_then(|thought| {
        position.explain(&thought.best)?;
        Ok(Found { text: thought.best, stats: thought.stats })
    });
    found.or_else(|refusal| {
        let text = position.moves().into_iter().next().ok_or(refusal)?;
        Ok(Found { text, stats: Stats::default() })
    })
}

/// The best moves for whoever must move.
pub fn hint(catalogue: &Catalogue, table: &Table, limits: Limits, seed: u64) -> Result<Hint, Refusal> {
    let position = table.position();
    let seat = table.acting().ok_or_else(|| Refusal::new(play::codes::OVER))?;
    let budget = Budget::new(limits).with_memory(MEMORY);
    let hints = catalogue.thinker(position)?.hint(position, seat, &budget, seed)?;
    let advice = |hint: bots::Hint| Advice { text: hint.text, value: share(hint.value), why: hint.reasons };
    Ok(Hint { number: table.number(), moves: hints.into_iter().map(advice).collect() })
}

/// A mind's number as a share of the victory where it is one.
fn share(value: Expected) -> f64 {
    value.share().unwrap_or_else(|| value.number())
}

/// What a bot thinks of every decision: with the options of the command line, which gives the same judgement, unless
/// somebody asks for others.
pub fn analyse(
    catalogue: &Catalogue,
    table: &Table,
    limits: Option<Limits>,
    seed: Option<u64>,
) -> Result<Analysis, Refusal> {
    if table.stage() != Stage::Finished {
        return Err(Refusal::new(wire::codes::NOT_OVER));
    }
    let usual = Options::default();
    let options = Options { limits, seed: seed.unwrap_or(usual.seed), ..usual };
    let review = catalogue.review(table, Viewer::Onlooker, &options, &mut |_, _| {})?;
    Ok(told(table.founding().game.clone(), review))
}

/// As it goes over the wire.
fn told(game: String, review: Review) -> Analysis {
    let judged = |one: Decision| Judged {
        number: one.number,
        seat: one.note.seat.0,
        text: one.note.text,
        best: one.note.before,
        played: one.note.after,
        better: one.better,
        error: one.note.error,
        class: one.note.class.word().to_owned(),
        exact: one.note.exact,
        change: one.note.change,
    };
    let moment = |Moment { number, point }| rest::Moment {
        number,
        shares: point.shares,
        error: point.error,
        exact: point.exact,
    };
    let stroke = |Stroke { number, seat, change }| rest::Stroke { number, seat: seat.0, change };
    let sum = |seat: bots::analysis::SeatNote| SeatSum {
        start: seat.start,
        end: seat.end,
        luck: seat.luck,
        play: seat.play,
        given_away: seat.given_away,
    };
    Analysis {
        game,
        moves: review.decisions.into_iter().map(judged).collect(),
        course: review.course.into_iter().map(moment).collect(),
        luck: review.strokes.into_iter().map(stroke).collect(),
        seats: review.seats.into_iter().map(sum).collect(),
    }
}
