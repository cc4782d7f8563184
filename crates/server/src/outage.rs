//! Times in which moves could not be kept: the store was away, full or did not answer, this process stood still, or the
//! node somebody was connected to had fallen silent.
//!
//! Everybody is told when the store is away, and told again when it is back. Whatever such a time costs a clock is
//! nobody's ([`Outages::lost`]). Where there may be several nodes, each says every second that it is there: what it
//! cannot say it could not keep either, and whoever hears nothing of another node judges nobody who may be connected
//! to it.

use crate::app::App;
use crate::fault::Fault;
use crate::hub::text_of;
use crate::link::Utf8Bytes;
use crate::outbox::Frame;
use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use store::StoreError;
use table::event::Millis;
use uuid::Uuid;
use wire::FromServer;
use wire::outbound::Notice;

/// How long after a failure the store is tried again, at first and at most.
const FIRST_TRY: Duration = Duration::from_millis(500);
const LAST_TRY: Duration = Duration::from_secs(5);
/// How often the process makes sure that it does not stand still.
const PULSE: Duration = Duration::from_millis(250);
/// A pulse this late, and the process stood still.
const STANDSTILL: Duration = Duration::from_secs(1);
/// How often a node says that it is there.
const BEAT: Duration = Duration::from_secs(1);
/// How long it tries to.
const BEAT_PATIENCE: Duration = Duration::from_secs(3);
/// What takes this much longer than it should is time in which moves could not be kept.
pub const SLOW: Millis = 1_000;
/// A node that was silent for this long is missing.
const MISSING: Millis = 2_500;
/// Whoever was connected to a missing node has this long to come back elsewhere.
const COMING_BACK: Millis = 60_000;
/// By then it is known whether a node was missing.
pub const KNOWN_AFTER: Millis = 5_000;
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
    /// When the store last answered that this node is there, where there may be several.
    beat: Option<Millis>,
    past: Times,
    /// Since when other nodes are missing.
    missing: HashMap<Uuid, Millis>,
    /// When other nodes were missing.
    elsewhere: Times,
}

/// Times from and to, the oldest first.
#[derive(Default)]
struct Times(VecDeque<(Millis, Millis)>);

impl Times {
    fn remember(&mut self, from: Millis, to: Millis) {
        if let Some(last) = self.0.back_mut().filter(|last| from <= last.1 && last.0 <= to) {
            *last = (last.0.min(from), last.1.max(to));
            return;
        }
        if self.0.len() >= REMEMBERED {
            self.0.pop_front();
        }
        self.0.push_back((from, to));
    }
}

impl Outages {
    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether moves cannot be kept at the moment.
    pub fn is_frozen(&self) -> bool {
        self.lock().since.is_some()
    }

    /// How much of the time from `since` to `now` is nobody's, for somebody who has been connected to this node since
    /// `came`, or is not.
    pub fn lost(&self, since: Millis, now: Millis, came: Option<Millis>) -> Millis {
        self.lost_at(Instant::now(), since, now, came)
    }

    fn lost_at(&self, at: Instant, since: Millis, now: Millis, came: Option<Millis>) -> Millis {
        let inner = self.lock();
        let still = inner.pulse.filter(|(pulse, _)| at.duration_since(*pulse) >= STANDSTILL);
        let still = still.map(|(_, last)| last);
        let mute = inner.beat.filter(|beat| now - beat > BEAT.as_millis() as Millis + SLOW);
        let open = [inner.since, still, mute].into_iter().flatten().map(|from| (from, now));
        let missing = inner.missing.values().map(|from| (*from, from + COMING_BACK));
        let elsewhere = inner.elsewhere.0.iter().copied().chain(missing);
        let elsewhere = elsewhere.map(|(from, to)| (from, to.min(came.unwrap_or(now))));
        union(inner.past.0.iter().copied().chain(open).chain(elsewhere).collect(), since, now)
    }

    /// Moves were kept too slowly in this time.
    fn note(&self, from: Millis, to: Millis) {
        self.lock().past.remember(from, to);
    }

    /// The store has answered that this node is there, and for how long each other one has been silent.
    fn beaten(&self, others: &[(Uuid, Millis)], now: Millis) {
        let mut inner = self.lock();
        if let Some(last) = inner.beat.replace(now)
            && now - last > BEAT.as_millis() as Millis + SLOW
        {
            inner.past.remember(last, now);
        }
        let silent: HashMap<Uuid, Millis> = others.iter().copied().filter(|(_, ms)| *ms >= MISSING).collect();
        let back: Vec<Uuid> =
            inner.missing.keys().copied().filter(|node| !silent.contains_key(node)).collect();
        for node in back {
            if let Some(since) = inner.missing.remove(&node) {
                inner.elsewhere.remember(since, now.min(since + COMING_BACK));
            }
        }
        for (node, ms) in silent {
            inner.missing.entry(node).or_insert(now - ms);
        }
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
            inner.past.remember(since, now);
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
            inner.past.remember(last, now);
        }
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
    /// table here; time in which the store took long to answer is nobody's either.
    pub fn kept<T>(&self, begun: Millis, answer: Result<T, StoreError>) -> Result<T, Fault> {
        let now = self.now();
        if answer.is_ok() && now - begun >= SLOW {
            self.outages.note(begun, now);
        }
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

/// Says again and again that this node is there, where there may be several, until the server stops.
pub async fn beats(app: App) {
    if !app.several_nodes() {
        return;
    }
    let node = Uuid::new_v4();
    let mut good = app.now();
    // At once: whoever is cut off in its first second is missed as well.
    loop {
        match tokio::time::timeout(BEAT_PATIENCE, app.store.beat(node)).await {
            Ok(Ok(heard)) => {
                heard.now.into_iter().for_each(|shared| app.hooks.steady.follow(shared));
                good = app.now();
                app.outages.beaten(&heard.others, good);
            }
            // Since when is not known; the last time that all was well is.
            Ok(Err(StoreError::Full(_) | StoreError::Lost(_))) | Err(_) => app.freeze(good),
            Ok(Err(error)) => tracing::warn!(%error, "this node cannot say that it is there"),
        }
        if app.stop.run_until_cancelled(tokio::time::sleep(BEAT)).await.is_none() {
            break;
        }
    }
    // A node that cannot say goodbye is missed for a minute; nobody's time runs meanwhile.
    let _ = tokio::time::timeout(BEAT_PATIENCE, app.store.leave(node)).await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_in_which_moves_could_not_be_kept_is_nobodys() {
        let outages = Outages::default();
        assert_eq!(outages.lost(0, 100, None), 0);
        assert!(outages.begin(50) && !outages.begin(60));
        assert_eq!(outages.lost(0, 100, None), 50, "it goes on");
        outages.end(80);
        assert_eq!(
            (outages.lost(0, 100, None), outages.lost(70, 100, None), outages.lost(80, 100, None)),
            (30, 10, 0)
        );
        outages.begin(70);
        outages.end(90);
        assert_eq!(outages.lost(0, 100, None), 40, "none counts twice");
    }

    #[test]
    fn time_in_which_the_process_stood_still_is_nobodys() {
        let outages = Outages::default();
        let begun = Instant::now();
        let after = |ms| begun + Duration::from_millis(ms);
        [1_000, 1_500, 2_000].into_iter().for_each(|ms| outages.beat(after(ms as u64), ms));
        assert_eq!(outages.lost_at(after(2_500), 0, 2_500, None), 0, "a late pulse is none yet");
        assert_eq!(
            outages.lost_at(after(42_000), 0, 42_000, None),
            40_000,
            "noticed before the pulse notices it"
        );
        outages.beat(after(42_000), 42_000);
        assert_eq!(outages.lost_at(after(42_400), 0, 42_400, None), 40_000);
        assert_eq!(outages.lost_at(after(42_400), 42_000, 42_400, None), 0);
        [42_500, 43_000].into_iter().for_each(|ms| outages.beat(after(ms as u64), ms));
        outages.beat(after(43_100), 99_000);
        assert_eq!(
            outages.lost_at(after(43_200), 43_000, 99_100, None),
            0,
            "a clock that was set is no standstill"
        );
    }

    #[test]
    fn time_in_which_the_store_did_not_answer_is_nobodys_also_when_it_answers_in_the_end() {
        let outages = Outages::default();
        outages.note(2_000, 11_000);
        outages.note(2_500, 11_200);
        assert_eq!(outages.lost(0, 20_000, None), 9_200, "two moves that waited for the same");
        outages.beaten(&[], 20_000);
        assert_eq!(outages.lost(19_000, 21_900, None), 0, "a late beat is nothing yet");
        assert_eq!(outages.lost(19_000, 26_000, None), 6_000, "noticed before anything has failed");
        outages.beaten(&[], 26_000);
        assert_eq!(outages.lost(19_000, 27_000, None), 6_000);
    }

    #[test]
    fn who_was_connected_to_a_missing_node_has_a_minute_to_come_back() {
        let outages = Outages::default();
        let node = Uuid::new_v4();
        outages.beaten(&[(node, 900)], 10_000);
        assert_eq!(outages.lost(0, 10_000, None), 0);
        outages.beaten(&[(node, 3_000)], 12_000);
        assert_eq!(outages.lost(0, 12_000, None), 3_000, "since it was last heard of");
        assert_eq!(outages.lost(0, 12_000, Some(0)), 0, "who is connected here has lost nothing");
        assert_eq!(outages.lost(0, 12_000, Some(11_000)), 2_000, "who came here has lost the way");
        let mut now = 12_000;
        while now < 200_000 {
            now += 1_000;
            outages.beaten(&[(node, now - 9_000)], now);
        }
        assert_eq!(outages.lost(0, now, None), 60_000, "not for ever");
        outages.beaten(&[(node, 10)], now);
        assert_eq!(outages.lost(0, now, None), 60_000, "remembered when it is back");
        assert_eq!(outages.lost(100_000, now, None), 0);
    }
}
