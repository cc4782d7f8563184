//! One task per table in use: it follows other nodes, lets bots think, watches the clock and who is there,
//! makes rematches, and puts the table away when nobody needs it.

use crate::app::App;
use crate::fault::Fault;
use crate::rooms::{AWAY, Entered, GONE, Room, is_busy};
use crate::{ratings, thinking};
use futures_util::future::BoxFuture;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::Watch;
use table::command::Chore;
use table::event::{Cause, Event, Millis};
use table::seen::Stage;

/// Nobody looks for this long: the table is put away.
const IDLE: Duration = Duration::from_secs(60);
/// A clock that stands still after a restart runs again after this at the latest.
const FROZEN_MS: Millis = 60_000;
/// How long a node waits before it lets a bot think after another node's event.
const COURTESY: Duration = Duration::from_secs(3);
/// How often people on other nodes are asked for.
const ELSEWHERE: Duration = Duration::from_secs(20);
/// How long the driver rests after something went wrong.
const TROUBLE: Duration = Duration::from_secs(1);

/// What the driver remembers.
struct Driver {
    app: App,
    room: Arc<Room>,
    /// The number for which a bot is thinking.
    thinking: Option<u64>,
    rated: bool,
    first: bool,
    asked: Option<Instant>,
}

/// Runs until the table is put away or the server stops. Boxed, because it may load tables, which starts drivers.
pub fn drive(app: App, room: Arc<Room>, watch: Watch) -> BoxFuture<'static, ()> {
    Box::pin(run(app, room, watch))
}

async fn run(app: App, room: Arc<Room>, mut watch: Watch) {
    let mut driver = Driver {
        app: app.clone(),
        room: room.clone(),
        thinking: None,
        rated: false,
        first: true,
        asked: None,
    };
    loop {
        let (number, rest) = match driver.look(&watch).await {
            Ok(Some(plan)) => plan,
            Ok(None) => break,
            Err(fault) => {
                tracing::warn!(table = %room.id, code = fault.why.code(), "the driver has trouble");
                (u64::MAX, TROUBLE)
            }
        };
        tokio::select! {
            _ = watch.beyond(number) => {}
            () = room.wake.notified() => {}
            () = tokio::time::sleep(rest) => {}
            () = app.closing.cancelled() => break,
        }
    }
    metrics::gauge!("klots_tables").decrement(1.0);
}

impl Driver {
    /// Does what is to be done; the number the table has then, and how long nothing else will be.
    async fn look(&mut self, watch: &Watch) -> Result<Option<(u64, Duration)>, Fault> {
        let mut entered = self.room.lock().await;
        if entered.desk.closed {
            self.app.hub.remove(&self.room);
            return Ok(None);
        }
        if watch.newest() > entered.desk.table.number() {
            Box::pin(entered.catch_up(&self.app)).await?;
        }
        if std::mem::take(&mut self.first) {
            self.come_back(&mut entered).await?;
        }
        self.clocks(&mut entered).await?;
        self.rematch(&mut entered).await?;
        self.rate(&entered);
        self.look_elsewhere(&mut entered).await?;
        let now = self.app.now();
        entered.desk.refresh(now)?;
        if entered.desk.gallery.due().is_some_and(|left| left.is_zero()) {
            entered.desk.flush(&self.room.id);
        }
        entered.desk.tell_presence(&self.room.id, now);
        let courtesy = self.bots(&entered);
        if self.put_away(&mut entered, watch) {
            return Ok(None);
        }
        Ok(Some((entered.desk.table.number(), self.rest(&entered, courtesy))))
    }

    /// Clocks that ran while no server was there stand still until the player is back.
    async fn come_back(&self, entered: &mut Entered) -> Result<(), Fault> {
        let Some((_, since)) = entered.desk.table.clock_running() else { return Ok(()) };
        let due = entered.desk.table.due().unwrap_or(Millis::MAX);
        let alone = !self.app.several_nodes();
        if since < self.app.started && (alone || due <= self.app.started + FROZEN_MS) {
            entered.chore(&self.app, &Chore::Freeze { charge: false }).await?;
        }
        Ok(())
    }

    async fn clocks(&self, entered: &mut Entered) -> Result<(), Fault> {
        if entered.desk.table.is_frozen() && !self.app.closing.is_cancelled() {
            let frozen =
                entered.desk.table.log().iter().rev().find(|l| matches!(l.event, Event::Frozen { .. }));
            let long = frozen.is_none_or(|logged| self.app.now() - logged.at >= FROZEN_MS);
            if long || entered.desk.actor_is_here() {
                entered.chore(&self.app, &Chore::Thaw).await?;
            }
        }
        entered.chore(&self.app, &Chore::Tick).await?;
        Ok(())
    }

    async fn rematch(&self, entered: &mut Entered) -> Result<(), Fault> {
        if entered.desk.table.wants_rematch() {
            let table = Box::pin(crate::seating::rematch(&self.app, &entered.desk.table)).await?.to_string();
            entered.chore(&self.app, &Chore::Link { table }).await?;
        }
        Ok(())
    }

    fn rate(&mut self, entered: &Entered) {
        let table = &entered.desk.table;
        if table.stage() == Stage::Finished
            && table.setup().rated
            // Nobody has won a table that was closed.
            && table.ending().is_some_and(|(cause, _)| cause != Cause::Abandoned)
            && !std::mem::replace(&mut self.rated, true)
        {
            self.app.tasks.spawn(ratings::rate(self.app.clone(), ratings::Result::of(table)));
        }
    }

    async fn look_elsewhere(&mut self, entered: &mut Entered) -> Result<(), Fault> {
        let due = self.asked.is_none_or(|asked| asked.elapsed() >= ELSEWHERE);
        if !self.app.several_nodes() || !due || entered.desk.watchers.is_empty() {
            return Ok(());
        }
        self.asked = Some(Instant::now());
        let away: Vec<table::event::Person> = entered.desk.absent.keys().copied().collect();
        for person in away {
            if let Some(found) = Box::pin(self.app.store.person(store::PersonId(person.0))).await? {
                entered.desk.elsewhere.insert(person, found.seen_ms);
            }
        }
        Ok(())
    }

    /// Lets the bot think whose turn it is. Another node's turn gets a moment first.
    fn bots(&mut self, entered: &Entered) -> Option<Duration> {
        let table = &entered.desk.table;
        let number = table.number();
        let (seat, level) = table.acting_bot()?;
        if self.thinking == Some(number) {
            return None;
        }
        if self.app.several_nodes() && !entered.desk.ours {
            let waited = Duration::from_millis((self.app.now() - table.changed()).max(0) as u64);
            if waited < COURTESY {
                return Some(COURTESY - waited);
            }
        }
        self.thinking = Some(number);
        let job = thinking::Job { seat, level: level.to_owned(), position: table.position().copy() };
        let (app, id) = (self.app.clone(), self.room.id.clone());
        self.app.tasks.spawn(thinking::play(app, id, job));
        None
    }

    fn put_away(&self, entered: &mut Entered, watch: &Watch) -> bool {
        let desk = &mut *entered.desk;
        let behind = watch.newest() > desk.table.number();
        let needed =
            behind || !desk.watchers.is_empty() || is_busy(&desk.table) || desk.idle.elapsed() < IDLE;
        if needed {
            return false;
        }
        desk.closed = true;
        self.app.hub.remove(&self.room);
        true
    }

    /// How long nothing is to be done, if nothing happens.
    fn rest(&self, entered: &Entered, courtesy: Option<Duration>) -> Duration {
        let desk = &entered.desk;
        let mut rest = courtesy.unwrap_or(IDLE).min(desk.gallery.due().unwrap_or(IDLE));
        let late = desk.gallery.behind().and_then(|_| desk.table.next_for_onlookers(self.app.now()));
        for due in desk.table.due().into_iter().chain(late) {
            rest = rest.min(Duration::from_millis((due - self.app.now()).max(0) as u64));
        }
        for since in desk.absent.values() {
            for step in [AWAY, GONE] {
                if let Some(left) = step.checked_sub(since.elapsed()) {
                    rest = rest.min(left + Duration::from_millis(10));
                }
            }
        }
        if self.app.several_nodes() && !desk.absent.is_empty() && !desk.watchers.is_empty() {
            rest = rest.min(ELSEWHERE);
        }
        rest.max(Duration::from_millis(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn size_of_future<A, B, C, F>(_: impl FnOnce(A, B, C) -> F) -> usize {
        size_of::<F>()
    }

    #[test]
    fn a_table_that_waits_takes_little_memory() {
        let size = size_of_future(run);
        println!("{size} bytes");
        assert!(size <= 2048, "{size} bytes");
    }
}
