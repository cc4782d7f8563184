//! The tables in use on this node.
//!
//! One task owns each of them ([`owner`]): it holds the fold of the log ([`LiveTable`]) and an inbox. Whoever wants to
//! see a table leaves a look there, answered at once; whoever wants something done leaves an errand, and errands are
//! run one after another: decided on the fold, appended to the store, and only then applied, shown and acknowledged.
//! Nothing is locked while the disk is busy: looks are answered from the fold as it stands.

mod act;
mod gallery;
mod live_table;
mod owner;
mod presence;
pub mod rows;
mod show;
mod upkeep;

pub use act::Ask;
pub use live_table::{LiveTable, Watcher};
pub use show::text_of;

use crate::app::App;
use crate::fault::Fault;
use crate::limits::OpenAct;
use dashmap::DashMap;
use std::collections::HashSet;
use std::sync::atomic::{AtomicU64, Ordering};
use store::{Append, Appended, MoveId, TableId};
use table::Table;
use table::command::HouseCommand;
use table::event::{Event, Logged};
use tokio::sync::{mpsc, oneshot};

/// How many wishes may lie in an inbox before those who bring more wait.
const INBOX: usize = 64;
/// How many events are read from the store at once.
const PAGE: u32 = 1000;

/// A look at a table, by the task that owns it.
type Look = Box<dyn FnOnce(&mut LiveTable) + Send>;

/// What is left in the inbox of a table.
enum Wish {
    /// To see something, or to be shown what comes.
    Look(Look),
    /// To have something done.
    Errand(Box<Errand>),
}

/// Something that is to be done at a table.
#[expect(clippy::large_enum_variant, reason = "it lies in a box, and nearly every errand is an act")]
enum Errand {
    /// What somebody asks for. Its place among the open acts of the seat is held until it is answered.
    Act { ask: Ask, place: Option<OpenAct>, answer: oneshot::Sender<Result<u64, Fault>> },
    /// What the house does.
    House { command: HouseCommand, answer: oneshot::Sender<Result<bool, Fault>> },
    /// The fold is not to be trusted any more: everybody comes back to a new one.
    PutAway,
}

/// The way to a table in use.
#[derive(Clone)]
pub struct Door {
    number: u64,
    inbox: mpsc::Sender<Wish>,
}

impl Door {
    /// Looks at the table, unless it has been put away.
    pub async fn look<T: Send + 'static>(
        &self,
        look: impl FnOnce(&mut LiveTable) -> T + Send + 'static,
    ) -> Option<T> {
        let (wish, answered) = look_wish(look);
        self.inbox.send(wish).await.ok()?;
        answered.await.ok()
    }
}

fn look_wish<T: Send + 'static>(
    look: impl FnOnce(&mut LiveTable) -> T + Send + 'static,
) -> (Wish, oneshot::Receiver<T>) {
    let (answer, answered) = oneshot::channel();
    let look = Box::new(move |live: &mut LiveTable| {
        // Whoever has gone away does not wait for an answer.
        let _ = answer.send(look(live));
    });
    (Wish::Look(look), answered)
}

/// The doors of the tables in use on this node.
#[derive(Default)]
pub struct Hub {
    doors: DashMap<TableId, Door>,
    next: AtomicU64,
}

impl Hub {
    /// The tables in use.
    pub fn all(&self) -> Vec<TableId> {
        self.doors.iter().map(|entry| entry.key().clone()).collect()
    }

    /// The way to a table if it is in use on this node.
    pub fn get(&self, id: &TableId) -> Option<Door> {
        self.doors.get(id).map(|door| door.clone())
    }

    /// Whether this table is in use on this node.
    pub fn has(&self, id: &TableId) -> bool {
        self.doors.contains_key(id)
    }

    fn remove(&self, id: &TableId, number: u64) {
        self.doors.remove_if(id, |_, door| door.number == number);
    }
}

impl App {
    /// Looks at a table, loading it if this node does not have it.
    pub async fn look<T: Send + 'static>(
        &self,
        id: &TableId,
        look: impl FnOnce(&mut LiveTable) -> T + Send + 'static,
    ) -> Result<T, Fault> {
        let (wish, answered) = look_wish(look);
        self.leave(id, wish).await?;
        answered.await.map_err(|_| Fault::stopped())
    }

    /// Does something at a table. The answer comes when it is on disk: the number of the first event.
    pub async fn act(&self, id: &TableId, ask: Ask) -> Result<u64, Fault> {
        self.act_within(id, ask, None).await
    }

    /// The same, holding a place among the open acts of a seat meanwhile, also if nobody waits any more.
    pub async fn act_within(&self, id: &TableId, ask: Ask, place: Option<OpenAct>) -> Result<u64, Fault> {
        let started = std::time::Instant::now();
        let (answer, answered) = oneshot::channel();
        self.leave(id, Wish::Errand(Box::new(Errand::Act { ask, place, answer }))).await?;
        let answer = answered.await.map_err(|_| Fault::stopped())?;
        metrics::histogram!("klots_act_seconds").record(started.elapsed().as_secs_f64());
        answer
    }

    /// Does something for the house; whether anything happened.
    pub async fn act_for_house(&self, id: &TableId, command: HouseCommand) -> Result<bool, Fault> {
        let (answer, answered) = oneshot::channel();
        self.leave(id, Wish::Errand(Box::new(Errand::House { command, answer }))).await?;
        answered.await.map_err(|_| Fault::stopped())?
    }

    /// Has a table in use loaded again: its log was changed under it.
    pub async fn put_away(&self, id: &TableId) {
        if let Some(door) = self.hub.get(id) {
            // Gone already: that is what was wanted.
            let _ = door.inbox.send(Wish::Errand(Box::new(Errand::PutAway))).await;
        }
    }

    /// Leaves a wish in the inbox of a table. A table that is being put away is opened again.
    async fn leave(&self, id: &TableId, mut wish: Wish) -> Result<(), Fault> {
        loop {
            let door = self.door(id).await?;
            match door.inbox.send(wish).await {
                Ok(()) => return Ok(()),
                Err(returned) => {
                    wish = returned.0;
                    self.hub.remove(id, door.number);
                }
            }
        }
    }

    async fn door(&self, id: &TableId) -> Result<Door, Fault> {
        if let Some(door) = self.hub.get(id) {
            return Ok(door);
        }
        // Opening is rare, and its future is large: in a box it does not make that of every caller as large.
        Box::pin(self.open_table(id)).await
    }

    async fn open_table(&self, id: &TableId) -> Result<Door, Fault> {
        if self.stop.is_cancelled() {
            return Err(Fault::stopped());
        }
        let watch = self.store.watch(id).await?;
        let (table, moves) = self.load(id).await?;
        let live = Box::new(LiveTable::new(self, id, table, moves)?);
        let (inbox, wishes) = mpsc::channel(INBOX);
        let door = Door { number: self.hub.next.fetch_add(1, Ordering::Relaxed), inbox };
        let kept = self.hub.doors.entry(id.clone()).or_insert_with(|| door.clone()).clone();
        if kept.number == door.number {
            self.tasks.spawn(owner::own(self.clone(), live, door.number, wishes, watch));
        }
        Ok(kept)
    }

    async fn load(&self, id: &TableId) -> Result<(Table, HashSet<MoveId>), Fault> {
        let (log, moves) = self.read_log(id).await?;
        if log.is_empty() {
            return Err(Fault::not_found());
        }
        Ok((Table::fold(self.catalogue(), log)?, moves))
    }

    /// Reads a whole log, and the ids of moves in it.
    pub async fn read_log(&self, id: &TableId) -> Result<(Vec<Logged>, HashSet<MoveId>), Fault> {
        let mut moves = HashSet::new();
        let mut log = Vec::new();
        loop {
            let page = self.store.events(id, log.len() as u64, PAGE).await?;
            let last = page.len() < PAGE as usize;
            moves.extend(page.iter().filter_map(|event| event.move_id));
            log.extend(page.iter().map(rows::parse).collect::<Result<Vec<_>, _>>()?);
            if last {
                return Ok((log, moves));
            }
        }
    }

    /// Keeps a table whose game was begun elsewhere, with everything that has happened at it. What was won elsewhere is not
    /// won here: its places count for nothing.
    pub async fn keep_brought(&self, table: &Table) -> Result<(), Fault> {
        let now = table.changed();
        let events: Vec<Event> = table.log().iter().map(|logged| logged.event.clone()).collect();
        let (change, _) = rows::rows(table, &events, now);
        let founding = table.founding();
        let named = vec![(0, store::PersonId(founding.host.0))];
        let chairs = play::Seat::all(founding.setup.seats).zip(table.chairs().iter());
        let seats = chairs.map(|(seat, chair)| rows::seat_row(chair, seat)).collect();
        let new = events.iter().map(|event| rows::new_event(event, now)).collect::<Result<_, _>>()?;
        let append = Append { named, change, ..Append::create(header(founding, false, now)?, seats, new) };
        self.kept(now, self.store.append(append).await)?;
        metrics::counter!("klots_tables_made_total").increment(1);
        Ok(())
    }

    /// Makes a table from its first events. An id that exists already is not an error: somebody else made it.
    pub async fn found(&self, founding: table::event::Founding, quick: bool) -> Result<TableId, Fault> {
        let now = self.now();
        let header = header(&founding, quick, now)?;
        let id = header.id.clone();
        let seats = (0..founding.setup.seats).map(store::SeatRow::empty).collect();
        let named = vec![(0, store::PersonId(founding.host.0))];
        let event = rows::new_event(&Event::Created(Box::new(founding)), now)?;
        let append = Append { named, ..Append::create(header, seats, vec![event]) };
        match self.kept(now, self.store.append(append).await)? {
            Appended::Done { .. } => metrics::counter!("klots_tables_made_total").increment(1),
            other => tracing::info!(?other, "the table was there already"),
        }
        Ok(id)
    }
}

fn header(
    founding: &table::event::Founding,
    quick: bool,
    now: table::event::Millis,
) -> Result<store::TableHeader, Fault> {
    let id: TableId = founding.table.parse().map_err(|_| Fault::not_found())?;
    Ok(store::TableHeader {
        is_open: founding.setup.visibility == table::event::Visibility::Open,
        rated: founding.setup.rated,
        host: Some(store::PersonId(founding.host.0)),
        quick,
        ..store::TableHeader::new(
            id,
            &founding.game,
            &rows::lobby_options(&founding.setup),
            &founding.rules.to_string(),
            now,
        )
    })
}
