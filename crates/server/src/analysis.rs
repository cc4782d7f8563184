//! What a bot thinks of every decision of a finished game: the same analysis as `klots analyse`, made once, below
//! everything else, and kept with the table.

use crate::app::App;
use crate::fault::Fault;
use crate::pools::{For, GivenUp, Pool};
use bots::Expected;
use bots::analysis::Options;
use catalogue::{Catalogue, Decision, Moment, Review, Stroke};
use moka::future::Cache;
use search::Stop;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::TableId;
use table::event::Logged;
use table::{Table, Viewer};
use wire::rest::{self, Analysis, Judged, SeatSum};

/// How long an analysis may take.
const LONGEST: Duration = Duration::from_secs(45);
/// While bots wait for their turn an analysis rests for this long.
const REST: Duration = Duration::from_millis(20);
/// How many analyses are kept.
const KEPT: u64 = 2_000;

/// Who made them: another version may judge otherwise.
const MAKER: &str = crate::BUILD;

/// Analyses that were made before, as JSON.
pub struct Analyses(Cache<TableId, Arc<str>>);

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
    ) -> Result<Arc<str>, Fault> {
        let made = self.analyses.0.try_get_with(id.clone(), self.find_analysis(id, whom, log, viewer)).await;
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
        let made = self.make_analysis(whom, log, viewer).await?;
        let text = serde_json::to_string(&made).map_err(|error| Fault::inner(&error))?;
        if let Err(error) = self.store.keep_analysis(id, MAKER, &text).await {
            tracing::debug!(%error, table = %id, "an analysis was not kept");
        }
        Ok(text.into())
    }

    async fn make_analysis(&self, whom: For, log: Vec<Logged>, viewer: Viewer) -> Result<Analysis, Fault> {
        let (catalogue, turns) = (self.catalogue().clone(), self.pools.turns.clone());
        let work = move |given_up: &GivenUp| {
            let table = Table::fold(&catalogue, log)?;
            let rest = Rest { turns, given_up: given_up.clone(), stop: Stop::new(), begun: Instant::now() };
            judge(&catalogue, &table, viewer, rest)
        };
        self.pools.analyses.run(whom, work).await?
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

/// With the options of the command line, which gives the same judgement.
fn judge(catalogue: &Catalogue, table: &Table, viewer: Viewer, mut rest: Rest) -> Result<Analysis, Fault> {
    let options = Options { stop: rest.stop.clone(), ..Options::default() };
    let review = catalogue.review(table, viewer, &options, &mut |_, _| rest.between_moves())?;
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

/// A mind's number as a share of the victory where it is one.
pub fn share(value: Expected) -> f64 {
    value.share().unwrap_or_else(|| value.number())
}
