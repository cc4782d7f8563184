//! Thinking about a table: a bot's move, a hint, an analysis. One thread; whoever does not want to wait ends the worker.

use bots::Stats;
use bots::analysis::Options;
use catalogue::Catalogue;
use play::{Refusal, Seat};
use search::{Budget, Limits};
use serde::Serialize;
use table::seen::Stage;
use table::{Table, Viewer};
use wire::rest::{Analysis, Hint};

/// Bytes for the tables and trees of one thought: a phone has less to give than a server.
const MEMORY: usize = 32 << 20;

/// What a bot plays.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "module/"))]
pub struct BotMove {
    /// The move.
    text: String,
    /// What it cost.
    #[cfg_attr(feature = "ts", ts(type = "object"))]
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
) -> Result<BotMove, Refusal> {
    let position = table.position();
    let budget = Budget::new(limits).with_memory(MEMORY);
    let thought = catalogue.thinker(position)?.think(position, level, seat, &budget, seed);
    let found = thought.and_then(|thought| {
        position.explain(&thought.best)?;
        Ok(BotMove { text: thought.best, stats: thought.stats })
    });
    found.or_else(|refusal| {
        let text = position.moves().into_iter().next().ok_or(refusal)?;
        Ok(BotMove { text, stats: Stats::default() })
    })
}

/// The best moves for whoever must move.
pub fn hint(catalogue: &Catalogue, table: &Table, limits: Limits, seed: u64) -> Result<Hint, Refusal> {
    let position = table.position();
    let seat = table.acting().ok_or_else(|| Refusal::new(play::codes::OVER))?;
    let budget = Budget::new(limits).with_memory(MEMORY);
    let hints = catalogue.thinker(position)?.hint(position, seat, &budget, seed)?;
    Ok(Hint { number: table.number(), moves: hints.into_iter().map(catalogue::advice).collect() })
}

/// What a bot thinks of every decision: with the options of the command line, which gives the same judgement, unless
/// somebody asks for others.
pub fn analyse(
    catalogue: &Catalogue,
    table: &Table,
    limits: Option<Limits>,
    seed: Option<u64>,
    watch: fn(usize, usize),
) -> Result<Analysis, Refusal> {
    if table.stage() != Stage::Finished {
        return Err(Refusal::new(wire::codes::NOT_OVER));
    }
    let usual = Options::default();
    let options = Options { limits, seed: seed.unwrap_or(usual.seed), ..usual };
    catalogue.review(table, Viewer::Onlooker, &options, &mut |done, of| watch(done, of))
}
