//! Group commit: whatever arrives while the disk is busy goes into the next transaction together.

use crate::bus::Bus;
use crate::db::Db;
use crate::log::{Append, Appended, write_group};
use crate::{StoreError, TableId};
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

/// Appends that may wait in one lane before the store says it is busy.
const WAITING: usize = 8192;
/// Appends in one transaction. With more of them, those who have been answered are done before the next are.
const GROUP: usize = 512;
/// PostgreSQL writes this many groups side by side; SQLite has one writer.
const POSTGRES_LANES: usize = 4;

/// So many appends stand in the log before the database of SQLite, and it is carried over as soon as nobody waits.
const CARRIED_OVER: usize = 300;

struct Job {
    append: Append,
    answer: oneshot::Sender<Result<Appended, StoreError>>,
}

/// The tasks that write. Appends to one table always take the same lane, in order.
#[derive(Debug)]
pub(crate) struct Writer {
    lanes: std::sync::RwLock<Vec<mpsc::Sender<Job>>>,
    tasks: tokio::sync::Mutex<Vec<JoinHandle<()>>>,
}

impl Writer {
    pub(crate) fn start(db: &Db, bus: &Bus) -> Writer {
        let count = match db {
            Db::Sqlite { .. } => 1,
            Db::Postgres(_) => POSTGRES_LANES,
        };
        let (lanes, tasks) = (0..count)
            .map(|_| {
                let (lane, jobs) = mpsc::channel(WAITING);
                (lane, start(db, write(db.clone(), bus.clone(), jobs)))
            })
            .unzip();
        Writer { lanes: std::sync::RwLock::new(lanes), tasks: tokio::sync::Mutex::new(tasks) }
    }

    pub(crate) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let lane = self.lane(&append.table).ok_or(StoreError::Closed)?;
        let (answer, answered) = oneshot::channel();
        lane.try_send(Job { append, answer }).map_err(|refused| match refused {
            mpsc::error::TrySendError::Full(_) => StoreError::Busy,
            mpsc::error::TrySendError::Closed(_) => StoreError::Closed,
        })?;
        drop(lane);
        answered.await.map_err(|_| StoreError::Closed)?
    }

    fn lane(&self, table: &TableId) -> Option<mpsc::Sender<Job>> {
        let lanes = self.lanes.read().expect("nobody panics while holding the list of lanes");
        let hash = BuildHasherDefault::<DefaultHasher>::default().hash_one(table) as usize;
        (!lanes.is_empty()).then(|| lanes[hash % lanes.len()].clone())
    }

    /// Takes no more appends and waits until all that were taken are written.
    pub(crate) async fn close(&self) {
        self.lanes.write().expect("nobody panics while holding the list of lanes").clear();
        for task in self.tasks.lock().await.drain(..) {
            // A panic of the task has been answered to its callers already.
            let _ = task.await;
        }
    }
}

/// Starts a lane. SQLite's has a thread of its own: a group is a dozen questions to SQLite one after another, and behind
/// everybody who waits for the last group each answer would be read late.
fn start(db: &Db, lane: impl Future<Output = ()> + Send + 'static) -> JoinHandle<()> {
    match db {
        Db::Sqlite { .. } => {
            let runtime = tokio::runtime::Handle::current();
            tokio::task::spawn_blocking(move || runtime.block_on(lane))
        }
        Db::Postgres(_) => tokio::spawn(lane),
    }
}

/// One lane: takes what waits, writes it, tells the bus, answers. An error ends nothing but its group.
async fn write(db: Db, bus: Bus, mut jobs: mpsc::Receiver<Job>) {
    let mut waiting: Vec<Job> = Vec::with_capacity(GROUP);
    let mut written = 0;
    while jobs.recv_many(&mut waiting, GROUP).await > 0 {
        let (appends, callers): (Vec<Append>, Vec<_>) =
            waiting.drain(..).map(|job| (job.append, job.answer)).unzip();
        let answers = write_group(&db, &appends).await;
        let changes = appends.iter().zip(&answers).filter_map(|(append, answer)| match answer {
            Ok(Appended::Done { last, .. }) => Some((&append.table, *last, append.touches_lobby())),
            _ => None,
        });
        bus.publish(changes);
        if let Some(Err(error)) = answers.iter().find(|answer| answer.is_err()) {
            tracing::error!(%error, appends = appends.len(), "appends were not written");
        }
        for (caller, answer) in callers.into_iter().zip(answers) {
            // A caller that has gone away does not wait for an answer; the move stands all the same.
            let _ = caller.send(answer);
        }
        written += appends.len();
        if written >= CARRIED_OVER && jobs.is_empty() {
            db.carry_over().await;
            written = 0;
        }
    }
}
