//! Thinking about a table: a bot's move, a hint, an analysis. One thread; whoever does not want to wait ends the worker.

use bots::analysis::Options;
use bots::{Expected, Stats};
use catalogue::{Catalogue, Decision};
use play::{Refusal, Seat};
use search::{Budget, Limits};
use serde::Serialize;
use table::seen::Stage;
use table::{Table, Viewer};
use wire::rest::{Advice, Analysis, Hint, Judged};

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

/// What a bot thinks of every decision.
pub fn analyse(catalogue: &Catalogue, table: &Table, limits: Limits, seed: u64) -> Result<Analysis, Refusal> {
    if table.stage() != Stage::Finished {
        return Err(Refusal::new("refused-not-over"));
    }
    let options = Options { limits, samples: 0, seed, memory: MEMORY, threads: 1, ..Options::default() };
    let decisions = catalogue.judge(table, Viewer::Onlooker, &options, &mut |_, _| {})?;
    let judged = |one: Decision| Judged {
        number: one.number,
        seat: one.note.seat.0,
        text: one.note.text,
        best: one.note.before,
        played: one.note.after,
        better: one.better,
    };
    Ok(Analysis { game: table.founding().game.clone(), moves: decisions.into_iter().map(judged).collect() })
}
