//! Bots at tables: the one whose turn it is thinks in its pool and plays, at a pace that tells nothing.

use crate::app::App;
use crate::hub::Ask;
use crate::pools::{For, Place};
use bots::Level;
use catalogue::Thinker;
use play::{Refusal, Seat};
use search::{Budget, Limits};
use std::time::{Duration, Instant};
use store::TableId;
use table::Position;
use table::command::{Actor, Command};
use wire::outbound::NackCode;

/// A bot that must move.
pub struct Job {
    /// Where it sits.
    pub seat: Seat,
    /// How well it plays.
    pub level: String,
    /// The position; the mind is shown only what its seat may see.
    pub position: Box<dyn Position>,
    /// For whom it plays: those who wait for a place are served fairly.
    pub whom: For,
}

/// How long a bot waits before it asks again, when too many wait for a place to think.
const AGAIN: Duration = Duration::from_millis(500);

/// How long a bot may think now: less when many others wait, or when it is one of many that wait for the same person.
fn limits(app: &App, job: &Job) -> Limits {
    let pace = Level::pace_of(&job.level);
    let crowd = 1 + app.pools.turns.crowd(job.whom) / (2 * app.pools.turns.size());
    let time = pace.time.map(|time| (time / crowd as u32).max(Duration::from_millis(5)));
    Limits { time, ..pace }
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
    let asked = Instant::now();
    let Some(place) = place(app, job.whom).await else { return };
    // Waiting for a place tells nothing of the hand; what comes after it takes as long whatever the hand is.
    let begun = Instant::now();
    let seat = job.seat;
    let limits = limits(app, &job);
    let least = Duration::from_millis(app.config.bot_pace_ms);
    let pace = bots::answers_after(least, &limits, job.position.facts().hidden_hands);
    let seed = seed(app);
    let budget = Budget::new(limits).with_threads(1);
    let thinker = app.catalogue().thinker(job.position.as_ref());
    let thought = place.run(move |_| think(thinker?, &job, &budget, seed)).await;
    metrics::histogram!("klots_think_seconds").record(asked.elapsed().as_secs_f64());
    if let Some(left) = pace.checked_sub(begun.elapsed()) {
        tokio::time::sleep(left).await;
    }
    let Ok(Ok(text)) = thought else {
        tracing::error!(table = %id, %seat, "a bot found no move");
        return;
    };
    let command = Command::Move { text, think_ms: None };
    if let Err(fault) = app.act(id, Ask::new(Actor::Bot(seat), command, app.now())).await {
        tracing::debug!(table = %id, %seat, code = fault.why.code(), "a bot's move was too late");
    }
}

/// A place to think; nothing if the server stops.
async fn place(app: &App, whom: For) -> Option<Place> {
    loop {
        match app.pools.turns.place(whom).await {
            Ok(place) => return Some(place),
            Err(fault) if fault.code == NackCode::Rate => tokio::time::sleep(AGAIN).await,
            Err(_) => return None,
        }
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
