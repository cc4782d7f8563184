//! What a bot thinks of every decision of a finished game: the same analysis as `klots analyse`, made once, below
//! everything else, and kept with the table.

use crate::app::App;
use crate::fault::Fault;
use crate::pools::{For, GivenUp, Pool};
use bots::analysis::Options;
use catalogue::Catalogue;
use moka::future::Cache;
use search::Stop;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use store::TableId;
use table::event::Logged;
use table::{Table, Viewer};
use wire::rest::{Analysis, AnalysisProgress};

/// How long an analysis may take.
const LONGEST: Duration = Duration::from_secs(45);
/// While bots wait for their turn an analysis rests for this long.
const REST: Duration = Duration::from_millis(20);
/// How many analyses are kept.
const KEPT: u64 = 2_000;

/// Who made them: another version may judge otherwise.
const MAKER: &str = crate::BUILD;

/// Analyses that were made before, as JSON, and how far those are that are being made.
pub struct Analyses {
    made: Cache<TableId, Arc<str>>,
    running: Mutex<HashMap<TableId, AnalysisProgress>>,
}

impl Default for Analyses {
    fn default() -> Analyses {
        Analyses { made: Cache::new(KEPT), running: Mutex::default() }
    }
}

impl Analyses {
    /// How far the one of this table is.
    pub fn progress(&self, id: &TableId) -> AnalysisProgress {
        self.running().get(id).copied().unwrap_or_default()
    }

    fn running(&self) -> MutexGuard<'_, HashMap<TableId, AnalysisProgress>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// An analysis that is being made; when it ends, however it does, nothing is told of it any more.
struct Running {
    analyses: Arc<Analyses>,
    id: TableId,
}

impl Running {
    fn tell(&self, done: usize, of: usize) {
        let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        let progress = AnalysisProgress { done: number(done), of: number(of) };
        self.analyses.running().insert(self.id.clone(), progress);
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.analyses.running().remove(&self.id);
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
    ) -> Result<Arc<str>, Fault> {
        let made =
            self.analyses.made.try_get_with(id.clone(), self.find_analysis(id, whom, log, viewer)).await;
        made.map_err(|fault: Arc<Fault>| Fault::clone(&fault))
    }

    async fn find_analysis(
        &self,
        id: &TableId,
        whom: For,
        log: Vec<Logged>,
        viewer: Viewer,
    ) -> Result<Arc<str>, Fault> {
        if let Some(kept) = self.store.analysis(id, MAKER).await? {
            return Ok(kept.into());
        }
        let running = Running { analyses: self.analyses.clone(), id: id.clone() };
        let made = self.make_analysis(running, whom, log, viewer).await?;
        let text = serde_json::to_string(&made.analysis).map_err(|error| Fault::inner(&error))?;
        // One that was cut short is good enough until somebody has more time for it: it stays in memory only.
        if !made.cut_short
            && let Err(error) = self.store.keep_analysis(id, MAKER, &text).await
        {
            tracing::debug!(%error, table = %id, "an analysis was not kept");
        }
        Ok(text.into())
    }

    async fn make_analysis(
        &self,
        running: Running,
        whom: For,
        log: Vec<Logged>,
        viewer: Viewer,
    ) -> Result<Judgement, Fault> {
        let (catalogue, turns) = (self.catalogue().clone(), self.pools.turns.clone());
        let work = move |given_up: &GivenUp| {
            let table = Table::fold(&catalogue, log)?;
            let rest = Rest { turns, given_up: given_up.clone(), stop: Stop::new(), begun: Instant::now() };
            judge(&catalogue, &table, viewer, rest, &running)
        };
        self.pools.analyses.run(whom, work).await?
    }
}

/// An analysis, and whether there was time for all of it.
struct Judgement {
    analysis: Analysis,
    cut_short: bool,
}

/// When an analysis rests, and when it ends early.
struct Rest {
    turns: Pool,
    given_up: GivenUp,
    stop: Stop,
    begun: Instant,
}

impl Rest {
    /// Between two moves: bots whose turn it is go first. Where nobody waits for the analysis any more, or it has taken too
    /// long, it ends.
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

/// With the options of the command line, which gives the same judgement.
fn judge(
    catalogue: &Catalogue,
    table: &Table,
    viewer: Viewer,
    mut rest: Rest,
    running: &Running,
) -> Result<Judgement, Fault> {
    let options = Options { stop: rest.stop.clone(), ..Options::default() };
    let mut left = 0;
    let analysis = catalogue.review(table, viewer, &options, &mut |done, of| {
        left = of - done;
        running.tell(done, of);
        rest.between_moves();
    })?;
    Ok(Judgement { analysis, cut_short: left > 0 })
}
