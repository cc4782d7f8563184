//! What a bot thinks of every decision of a finished game: the same analysis as `klots analyse`, made once, below
//! everything else, and kept.

use crate::app::App;
use crate::fault::Fault;
use crate::pools::{For, GivenUp, Pool};
use crate::thinking;
use bots::Expected;
use bots::analysis::{Class, Options};
use catalogue::Catalogue;
use moka::future::Cache;
use play::record::{Record, What};
use search::{Limits, Stop};
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::TableId;
use table::event::Logged;
use table::{Table, Viewer};
use wire::rest::{Analysis, Judged};

/// How long an analysis may think about one move, and about all of them.
const JUDGE_MS: u64 = 60;
const LONGEST: Duration = Duration::from_secs(20);
/// While bots wait for their turn an analysis rests for this long.
const REST: Duration = Duration::from_millis(20);
/// How many analyses are kept.
const KEPT: u64 = 2_000;

/// Analyses that were made before.
pub struct Analyses(Cache<TableId, Arc<Analysis>>);

impl Default for Analyses {
    fn default() -> Analyses {
        Analyses(Cache::new(KEPT))
    }
}

impl App {
    /// The analysis of a finished game. Whoever asks for the same at the same time waits for the same.
    pub async fn analyse(
        &self,
        id: &TableId,
        whom: For,
        log: Vec<Logged>,
        viewer: Viewer,
    ) -> Result<Arc<Analysis>, Fault> {
        let made = self.analyses.0.try_get_with(id.clone(), self.make_analysis(whom, log, viewer)).await;
        made.map_err(|fault: Arc<Fault>| Fault::clone(&fault))
    }

    async fn make_analysis(
        &self,
        whom: For,
        log: Vec<Logged>,
        viewer: Viewer,
    ) -> Result<Arc<Analysis>, Fault> {
        let (catalogue, turns) = (self.catalogue().clone(), self.pools.turns.clone());
        let seed = thinking::seed(self);
        let work = move |given_up: &GivenUp| {
            let table = Table::fold(&catalogue, log)?;
            let rest = Rest { turns, given_up: given_up.clone(), stop: Stop::new(), begun: Instant::now() };
            judge(&catalogue, &table, viewer, seed, rest)
        };
        self.pools.analyses.run(whom, work).await?.map(Arc::new)
    }
}

/// When an analysis rests, and when it ends early.
struct Rest {
    turns: Pool,
    given_up: GivenUp,
    stop: Stop,
    begun: Instant,
}

impl Rest {
    /// Between two moves: bots whose turn it is go first, and nobody thinks for nobody.
    fn between_moves(&mut self) {
        while self.turns.waiting() > 0 && !self.given_up.is_so() {
            let rested = Instant::now();
            std::thread::sleep(REST);
            self.begun += rested.elapsed();
        }
        if self.given_up.is_so() || self.begun.elapsed() >= LONGEST {
            self.stop.stop();
        }
    }
}

fn judge(
    catalogue: &Catalogue,
    table: &Table,
    viewer: Viewer,
    seed: u64,
    mut rest: Rest,
) -> Result<Analysis, Fault> {
    let unreadable = |error: play::record::RecordError| Fault::inner(&error.cause.code());
    let record = table.record(viewer).map_err(unreadable)?;
    let limits = Limits::millis(JUDGE_MS);
    let options = Options { limits, samples: 0, seed, stop: rest.stop.clone(), ..Options::default() };
    let thinker = catalogue.find(&record.game)?.thinker();
    let refused = |error: play::record::RecordError| Fault::from(error.cause);
    let analysis = thinker.analyse(&record, &options, &mut |_, _| rest.between_moves()).map_err(refused)?;
    let decisions = analysis.moves.into_iter().filter(|note| note.class != Class::Forced);
    let numbers = numbers(table, &record);
    let moves = decisions.filter_map(|note| {
        let number = *numbers.get(note.event)?;
        let better = note.better.unwrap_or_else(|| note.text.clone());
        Some(Judged {
            number,
            seat: note.seat.0,
            text: note.text,
            best: note.before,
            played: note.after,
            better,
        })
    });
    Ok(Analysis { game: record.game, moves: moves.collect() })
}

/// The numbers of the table's log for the lines of its record. What happens beside the board has none of its own.
fn numbers(table: &Table, record: &Record) -> Vec<u64> {
    let mut steps = table.steps().iter().map(|step| step.number);
    let mut last = 0;
    let number = |line: &play::record::Event| {
        if !matches!(line.what, What::Beside(_)) {
            last = steps.next().unwrap_or(last);
        }
        last
    };
    record.events.iter().map(number).collect()
}

/// A mind's number as a share of the victory where it is one.
pub fn share(value: Expected) -> f64 {
    value.share().unwrap_or_else(|| value.number())
}
