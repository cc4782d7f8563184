//! Bots that think: a bounded pool, so that a hundred tables of bots do not starve people.

use crate::app::App;
use crate::rooms::Ask;
use bots::Level;
use catalogue::Thinker;
use play::{Refusal, Seat};
use search::{Budget, Limits};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use store::TableId;
use table::Position;
use table::command::{Actor, Command};
use tokio::sync::Semaphore;

/// The bots that may think at the same time.
pub struct Thinkers {
    places: Arc<Semaphore>,
    size: usize,
    waiting: AtomicUsize,
}

/// A bot that must move.
pub struct Job {
    /// Where it sits.
    pub seat: Seat,
    /// How well it plays.
    pub level: String,
    /// The position; the mind is shown only what its seat may see.
    pub position: Box<dyn Position>,
}

impl Thinkers {
    /// So many places.
    pub fn new(size: usize) -> Thinkers {
        Thinkers { places: Arc::new(Semaphore::new(size)), size, waiting: AtomicUsize::new(0) }
    }

    /// Waits for a place and runs `work` there.
    pub async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        let place = self.places.clone().acquire_owned().await;
        self.waiting.fetch_sub(1, Ordering::Relaxed);
        let place = place.ok()?;
        tokio::task::spawn_blocking(move || {
            let _place = place;
            work()
        })
        .await
        .ok()
    }

    /// How long a bot of this level may think now: less when many wait.
    pub fn budget(&self, level: &str) -> Budget {
        let pace = Level::ALL.into_iter().find(|l| l.name() == level).map_or(Limits::millis(50), Level::pace);
        let crowd = 1 + self.waiting.load(Ordering::Relaxed) / (2 * self.size.max(1));
        let time = pace.time.map(|time| (time / crowd as u32).max(Duration::from_millis(5)));
        Budget::new(Limits { time, ..pace }).with_threads(1)
    }
}

/// A number nobody can guess, from a stream of its own.
pub fn seed(app: &App) -> u64 {
    let bytes = (app.hooks.random)();
    u64::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7]])
}

/// Thinks and plays, unless the server stops before.
pub async fn play(app: App, id: TableId, job: Job) {
    tokio::select! {
        () = app.closing.cancelled() => {}
        () = think_and_play(&app, &id, job) => {}
    }
}

async fn think_and_play(app: &App, id: &TableId, job: Job) {
    let begun = Instant::now();
    let seat = job.seat;
    let budget = app.thinkers.budget(&job.level);
    let seed = seed(app);
    let thinker = app.catalogue().thinker(job.position.as_ref());
    let thought = app.thinkers.run(move || think(thinker?, &job, &budget, seed)).await;
    metrics::histogram!("klots_think_seconds").record(begun.elapsed().as_secs_f64());
    let pace = Duration::from_millis(app.config.bot_pace_ms);
    if let Some(left) = pace.checked_sub(begun.elapsed()) {
        tokio::time::sleep(left).await;
    }
    let Some(Ok(text)) = thought else {
        tracing::error!(table = %id, %seat, "a bot found no move");
        return;
    };
    let command = Command::Move { text, think_ms: None };
    let ask = Ask { actor: Actor::Bot(seat), command, key: None, based_on: None };
    if let Err(fault) = app.act(id, &ask).await {
        tracing::debug!(table = %id, %seat, code = fault.why.code(), "a bot's move was too late");
    }
}

/// The bot's move; if it fails, any legal one.
fn think(thinker: &dyn Thinker, job: &Job, budget: &Budget, seed: u64) -> Result<String, Refusal> {
    let thought = thinker.think(job.position.as_ref(), &job.level, job.seat, budget, seed);
    let best = thought.and_then(|thought| job.position.explain(&thought.best).map(|()| thought.best));
    best.or_else(|refusal| {
        tracing::error!(level = %job.level, code = refusal.code(), "a bot's move is not legal");
        job.position.moves().into_iter().next().ok_or(refusal)
    })
}
