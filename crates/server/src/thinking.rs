//! Bots at tables: the one whose turn it is thinks in its pool and plays, at a pace that tells nothing.

use crate::app::App;
use crate::hub::Ask;
use crate::pools::For;
use bots::Level;
use catalogue::Thinker;
use play::{Refusal, Seat};
use search::{Budget, Limits};
use std::time::{Duration, Instant};
use store::TableId;
use table::Position;
use table::command::{Actor, Command};

/// How much later than the time it may think a bot answers: what thinking takes longer than allowed stays hidden.
const MARGIN: Duration = Duration::from_millis(150);

/// A bot that must move.
pub struct Job {
    /// Where it sits.
    pub seat: Seat,
    /// How well it plays.
    pub level: String,
    /// The position; the mind is shown only what its seat may see.
    pub position: Box<dyn Position>,
}

/// How long a bot of this level may think now: less when many wait.
fn limits(app: &App, level: &str) -> Limits {
    let pace = Level::ALL.into_iter().find(|l| l.name() == level).map_or(Limits::millis(50), Level::pace);
    let crowd = 1 + app.pools.turns.waiting() / (2 * app.pools.turns.size());
    let time = pace.time.map(|time| (time / crowd as u32).max(Duration::from_millis(5)));
    Limits { time, ..pace }
}

/// How long a bot takes at least. Where hands are hidden it depends on nothing that a player may not know: a bot that
/// has no choice, or finds its move early, answers no sooner than one that thinks to the end. Without a pace at all
/// (in tests) there is none of that either.
fn pace(least: Duration, limits: &Limits, hidden_hands: bool) -> Duration {
    match limits.time {
        Some(time) if hidden_hands && !least.is_zero() => least.max(time + MARGIN),
        _ => least,
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
    let limits = limits(app, &job.level);
    let least = Duration::from_millis(app.config.bot_pace_ms);
    let pace = pace(least, &limits, job.position.facts().hidden_hands);
    let seed = seed(app);
    let budget = Budget::new(limits).with_threads(1);
    let thinker = app.catalogue().thinker(job.position.as_ref());
    let thought = app.pools.turns.run(For::house(), move |_| think(thinker?, &job, &budget, seed)).await;
    metrics::histogram!("klots_think_seconds").record(begun.elapsed().as_secs_f64());
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

/// The bot's move; if it fails, any legal one.
fn think(thinker: &dyn Thinker, job: &Job, budget: &Budget, seed: u64) -> Result<String, Refusal> {
    let thought = thinker.think(job.position.as_ref(), &job.level, job.seat, budget, seed);
    let best = thought.and_then(|thought| job.position.explain(&thought.best).map(|()| thought.best));
    best.or_else(|refusal| {
        tracing::error!(level = %job.level, code = refusal.code(), "a bot's move is not legal");
        job.position.moves().into_iter().next().ok_or(refusal)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_whose_hand_is_hidden_takes_as_long_without_a_choice_as_with_one() {
        let least = Duration::from_millis(500);
        for level in Level::ALL {
            let limits = level.pace();
            let takes = pace(least, &limits, true);
            assert!(limits.time.is_none_or(|time| takes > time), "{}: thinking is over before", level.name());
            assert!(takes >= least);
            assert_eq!(pace(least, &limits, false), least, "what everybody sees may be answered at once");
        }
    }
}
