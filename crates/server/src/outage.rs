//! Times in which moves could not be kept: the store was away or full, or this process stood still.
//!
//! Everybody is told when the store is away, and told again when it is back. Whatever such a time costs a clock is
//! nobody's ([`Outages::lost`]).

use crate::app::App;
use crate::fault::Fault;
use crate::hub::text_of;
use crate::link::Utf8Bytes;
use crate::outbox::Frame;
use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use store::StoreError;
use table::event::Millis;
use wire::FromServer;
use wire::outbound::Notice;

/// How long after a failure the store is tried again, at first and at most.
const FIRST_TRY: Duration = Duration::from_millis(500);
const LAST_TRY: Duration = Duration::from_secs(5);
/// How often the process makes sure that it does not stand still.
const PULSE: Duration = Duration::from_millis(500);
/// A pulse this late, and the process stood still.
const STANDSTILL: Duration = Duration::from_secs(3);
/// How many outages are remembered; no clock that is watched runs as long as they reach back.
const REMEMBERED: usize = 64;

/// Times in which moves could not be kept.
#[derive(Default)]
pub struct Outages {
    inner: Mutex<Inner>,
    begun: tokio::sync::Notify,
}

#[derive(Default)]
struct Inner {
    /// Since when the store cannot keep moves.
    since: Option<Millis>,
    /// When this process was last known to run: by a clock that nobody sets, and by ours.
    pulse: Option<(Instant, Millis)>,
    past: VecDeque<(Millis, Millis)>,
}

impl Outages {
    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether moves cannot be kept at the moment.
    pub fn is_frozen(&self) -> bool {
        self.lock().since.is_some()
    }

    /// How much of the time from `since` to `now` is nobody's.
    pub fn lost(&self, since: Millis, now: Millis) -> Millis {
        self.lost_at(Instant::now(), since, now)
    }

    fn lost_at(&self, at: Instant, since: Millis, now: Millis) -> Millis {
        let inner = self.lock();
        let still = inner.pulse.filter(|(pulse, _)| at.duration_since(*pulse) >= STANDSTILL);
        let still = still.map(|(_, last)| last);
        let open = [inner.since, still].into_iter().flatten().map(|from| (from, now));
        union(inner.past.iter().copied().chain(open).collect(), since, now)
    }

    /// The store cannot keep moves, and could not since then; whether that is new.
    fn begin(&self, since: Millis) -> bool {
        let mut inner = self.lock();
        let new = inner.since.is_none();
        inner.since = Some(inner.since.map_or(since, |known| known.min(since)));
        new
    }

    fn end(&self, now: Millis) {
        let mut inner = self.lock();
        if let Some(since) = inner.since.take() {
            inner.remember(since, now);
        }
    }

    /// The process runs.
    fn beat(&self, at: Instant, now: Millis) {
        let mut inner = self.lock();
        if let Some((pulse, last)) = inner.pulse.replace((at, now))
            && at.duration_since(pulse) >= STANDSTILL
        {
            tracing::warn!(ms = now - last, "this process stood still");
            metrics::counter!("klots_standstills_total").increment(1);
            inner.remember(last, now);
        }
    }
}

impl Inner {
    fn remember(&mut self, from: Millis, to: Millis) {
        if self.past.len() >= REMEMBERED {
            self.past.pop_front();
        }
        self.past.push_back((from, to));
    }
}

/// How much of `since..now` these times cover together.
fn union(mut times: Vec<(Millis, Millis)>, since: Millis, now: Millis) -> Millis {
    times.sort_unstable();
    let mut covered = 0;
    let mut reached = since;
    for (from, to) in times {
        let (from, to) = (from.max(reached), to.min(now));
        covered += (to - from).max(0);
        reached = reached.max(to);
    }
    covered
}

impl App {
    /// The answer of the store to an append that was begun at `begun`. A full disk or a lost database freezes every
    /// table here.
    pub fn kept<T>(&self, begun: Millis, answer: Result<T, StoreError>) -> Result<T, Fault> {
        answer.map_err(|error| {
            if matches!(error, StoreError::Full(_) | StoreError::Lost(_)) {
                self.freeze(begun);
            }
            error.into()
        })
    }

    fn freeze(&self, since: Millis) {
        if self.outages.begin(since) {
            tracing::warn!("moves cannot be kept");
            metrics::gauge!("klots_frozen").set(1.0);
            self.tell_everybody(&Notice::Frozen {});
            self.outages.begun.notify_one();
        }
    }

    /// Tells everybody who is connected to this node.
    pub fn tell_everybody(&self, notice: &Notice) {
        let text = notice_text(notice);
        for outbox in self.sockets.everybody() {
            outbox.push(Frame::plain(text.clone()));
        }
    }
}

/// A notice as a frame.
pub fn notice_text(notice: &Notice) -> Utf8Bytes {
    text_of(&FromServer::Notice { notice: notice.clone() })
}

/// After a failure tries until the store can write again, and says so; until the server stops.
pub async fn run(app: App) {
    loop {
        tokio::select! {
            () = app.outages.begun.notified() => {}
            () = app.stop.cancelled() => return,
        }
        let mut pause = FIRST_TRY;
        loop {
            tokio::select! {
                () = tokio::time::sleep(pause) => {}
                () = app.stop.cancelled() => return,
            }
            if app.store.try_writing().await.is_ok() {
                break;
            }
            pause = (pause * 2).min(LAST_TRY);
        }
        app.outages.end(app.now());
        metrics::gauge!("klots_frozen").set(0.0);
        tracing::info!("moves can be kept again");
        app.tell_everybody(&Notice::Thawed {});
    }
}

/// Makes sure again and again that this process does not stand still, until the server stops.
pub async fn pulse(app: App) {
    loop {
        app.outages.beat(Instant::now(), app.now());
        tokio::select! {
            () = tokio::time::sleep(PULSE) => {}
            () = app.stop.cancelled() => return,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_in_which_moves_could_not_be_kept_is_nobodys() {
        let outages = Outages::default();
        assert_eq!(outages.lost(0, 100), 0);
        assert!(outages.begin(50) && !outages.begin(60));
        assert_eq!(outages.lost(0, 100), 50, "it goes on");
        outages.end(80);
        assert_eq!((outages.lost(0, 100), outages.lost(70, 100), outages.lost(80, 100)), (30, 10, 0));
        outages.begin(70);
        outages.end(90);
        assert_eq!(outages.lost(0, 100), 40, "none counts twice");
    }

    #[test]
    fn time_in_which_the_process_stood_still_is_nobodys() {
        let outages = Outages::default();
        let begun = Instant::now();
        let after = |ms| begun + Duration::from_millis(ms);
        outages.beat(after(1_000), 1_000);
        outages.beat(after(2_000), 2_000);
        assert_eq!(outages.lost_at(after(2_500), 0, 2_500), 0, "a late pulse is none yet");
        assert_eq!(outages.lost_at(after(42_000), 0, 42_000), 40_000, "noticed before the pulse notices it");
        outages.beat(after(42_000), 42_000);
        assert_eq!(outages.lost_at(after(43_000), 0, 43_000), 40_000);
        assert_eq!(outages.lost_at(after(43_000), 42_000, 43_000), 0);
        outages.beat(after(43_100), 99_000);
        assert_eq!(
            outages.lost_at(after(43_200), 43_000, 99_100),
            0,
            "a clock that was set is no standstill"
        );
    }
}
