//! The task that owns a table.
//!
//! It has two lanes. One empties the inbox: looks are answered, errands put into a queue. The other runs the errands
//! and does the upkeep; only it changes the fold, and only it waits for the disk.

use super::{Errand, LiveTable, Look, Wish};
use crate::app::App;
use crate::fault::Fault;
use futures_util::future::BoxFuture;
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Mutex, MutexGuard, PoisonError};
use store::{TableId, Watch};
use tokio::sync::Notify;
use tokio::sync::mpsc::Receiver;

/// How many errands may wait before the inbox is left alone.
const ERRANDS: usize = 512;

/// What the task of a table holds.
pub struct Owner {
    pub(super) app: App,
    pub(super) id: TableId,
    /// Only this task opens it, and never across a wait: nobody is ever kept waiting by it.
    live: Mutex<Box<LiveTable>>,
    errands: Mutex<VecDeque<Box<Errand>>>,
    /// Something was put into the queue, or somebody came or went.
    stirred: Notify,
    /// There is room in the queue again.
    room: Notify,
}

/// Owns a table until it is put away or the server stops. Boxed, because it may open tables, which starts owners.
pub fn own(
    app: App,
    live: Box<LiveTable>,
    door: u64,
    inbox: Receiver<Wish>,
    watch: Watch,
) -> BoxFuture<'static, ()> {
    Box::pin(run(app, live, door, inbox, watch))
}

async fn run(app: App, live: Box<LiveTable>, door: u64, mut inbox: Receiver<Wish>, watch: Watch) {
    metrics::gauge!("klots_tables").increment(1.0);
    let owner = Owner {
        app,
        id: live.id.clone(),
        live: Mutex::new(live),
        errands: Mutex::default(),
        stirred: Notify::new(),
        room: Notify::new(),
    };
    tokio::select! {
        () = owner.answer(&mut inbox) => {}
        () = owner.work(watch) => {}
        () = owner.app.stop.cancelled() => {}
    }
    metrics::gauge!("klots_tables").decrement(1.0);
    owner.app.hub.remove(&owner.id, door);
    inbox.close();
    Box::pin(owner.hand_on(inbox)).await;
}

impl Owner {
    pub(super) fn live(&self) -> MutexGuard<'_, Box<LiveTable>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn errands(&self) -> MutexGuard<'_, VecDeque<Box<Errand>>> {
        self.errands.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Empties the inbox.
    async fn answer(&self, inbox: &mut Receiver<Wish>) {
        while let Some(wish) = inbox.recv().await {
            match wish {
                Wish::Look(look) => self.answer_look(look),
                Wish::Errand(errand) => {
                    while self.errands().len() >= ERRANDS {
                        self.room.notified().await;
                    }
                    self.errands().push_back(errand);
                    self.stirred.notify_one();
                }
            }
        }
    }

    /// A look that fails fails for whoever wanted it; the table stays.
    fn answer_look(&self, look: Look) {
        let mut live = self.live();
        if catch_unwind(AssertUnwindSafe(|| look(&mut live))).is_err() {
            tracing::error!(table = %self.id, "a look failed");
        }
        if std::mem::take(&mut live.stirred) {
            self.stirred.notify_one();
        }
    }

    /// Runs errands and looks after the table until it is to be put away.
    async fn work(&self, mut watch: Watch) {
        let mut upkeep = super::upkeep::Upkeep::default();
        loop {
            while let Some(errand) = self.next_errand() {
                if !self.run_errand(*errand).await || self.live().broken {
                    return;
                }
            }
            if watch.is_rewritten() {
                return;
            }
            let Some((number, rest)) = self.look_after(&mut upkeep, &watch).await else { return };
            tokio::select! {
                () = self.stirred.notified() => {}
                _ = watch.beyond(number) => {}
                () = tokio::time::sleep(rest) => {}
            }
        }
    }

    fn next_errand(&self) -> Option<Box<Errand>> {
        let errand = self.errands().pop_front();
        self.room.notify_one();
        errand
    }

    /// Runs one errand; whether the table is to be kept.
    async fn run_errand(&self, errand: Errand) -> bool {
        match errand {
            Errand::Act { ask, place, answer } => {
                let done = Box::pin(self.carry_out(&ask)).await;
                drop(place);
                // Whoever has gone away does not wait for an answer; what was done stands.
                let _ = answer.send(done);
            }
            Errand::House { command, answer } => {
                let _ = answer.send(Box::pin(self.act_for_house(&command)).await);
            }
            Errand::PutAway => return false,
        }
        true
    }

    /// What was left meanwhile goes to the next owner; a stop answers everybody by going.
    async fn hand_on(&self, mut inbox: Receiver<Wish>) {
        if self.app.stop.is_cancelled() {
            return;
        }
        let mut wishes: Vec<Wish> = self.errands().drain(..).map(Wish::Errand).collect();
        while let Some(wish) = inbox.recv().await {
            wishes.push(wish);
        }
        for wish in wishes {
            if let Err(fault) = self.app.leave(&self.id, wish).await {
                self.complain(&fault);
            }
        }
    }

    pub(super) fn complain(&self, fault: &Fault) {
        tracing::warn!(table = %self.id, code = fault.why.code(), "a table has trouble");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn size_of_future<A, B, C, D, E, F>(_: impl FnOnce(A, B, C, D, E) -> F) -> usize {
        size_of::<F>()
    }

    #[test]
    fn a_table_that_waits_takes_little_memory() {
        let size = size_of_future(run);
        println!("{size} bytes");
        assert!(size <= 2048, "{size} bytes");
    }
}
