//! The tables in use on this node: each a fold of its log behind a lock, with those who look at it.
//!
//! A command is decided on the cached table, appended to the store, and only then applied, shown and
//! acknowledged. If another node was faster, the log is read on and the command decided again.

use crate::app::App;
use crate::driver;
use crate::fault::Fault;
use crate::gallery::Gallery;
use crate::link::Utf8Bytes;
use crate::notices::Since;
use crate::outbox::{Frame, Outbox};
use crate::rows::{lobby_options, new_event, parse, rows};
use dashmap::DashMap;
use play::{Refusal, Seat};
use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{Append, Appended, MoveId, MoveKey, TableId};
use table::command::{Actor, Chore, Command};
use table::event::{ClockRule, Event, Logged, Millis, Person};
use table::seen::{Seen, Stage};
use table::{Scene, Seats, Table, Viewer};
use tokio::sync::{Mutex, Notify, OwnedMutexGuard};
use wire::FromServer;
use wire::outbound::{NackCode, Notice, Presence, Snapshot};

/// History is rewritten only when an operator restores a table.
pub const EPOCH: u32 = 1;
/// With more missing than this a snapshot is sent.
pub const LONGEST_RESUME: u64 = 200;
/// How many lines of the log a snapshot brings.
const RECENT: u64 = 60;
/// How many events are read from the store at once.
const PAGE: u32 = 1000;
/// How often a command is decided again when other nodes are faster.
const TRIES: usize = 12;
/// Not connected for this long: away.
pub const AWAY: Duration = Duration::from_secs(5);
/// Not connected for this long: gone.
pub const GONE: Duration = Duration::from_secs(120);

/// The tables in use on this node.
#[derive(Default)]
pub struct Hub {
    rooms: DashMap<TableId, Arc<Room>>,
}

impl Hub {
    /// All of them.
    pub fn all(&self) -> Vec<Arc<Room>> {
        self.rooms.iter().map(|entry| entry.value().clone()).collect()
    }

    /// A table if it is in use on this node.
    pub fn get(&self, id: &TableId) -> Option<Arc<Room>> {
        self.rooms.get(id).map(|room| room.clone())
    }

    /// Whether this table is in use on this node.
    pub fn has(&self, id: &TableId) -> bool {
        self.rooms.contains_key(id)
    }

    pub(crate) fn remove(&self, room: &Arc<Room>) {
        self.rooms.remove_if(&room.id, |_, kept| Arc::ptr_eq(kept, room));
    }
}

/// One table on this node.
pub struct Room {
    /// Which.
    pub id: TableId,
    desk: Arc<Mutex<Desk>>,
    /// Wakes the driver.
    pub wake: Notify,
}

/// What the lock of a room protects.
pub struct Desk {
    /// The fold of the log.
    pub table: Table,
    /// Ids of moves that are in the log.
    moves: HashSet<MoveId>,
    /// Who looks.
    pub watchers: Vec<Watcher>,
    /// What onlookers among them see.
    pub gallery: Gallery,
    /// Since when people who sit here are not connected to this node.
    pub absent: HashMap<Person, Instant>,
    /// When people were last seen on other nodes.
    pub elsewhere: HashMap<Person, Millis>,
    /// What was last told about who is there.
    pub told: (Vec<Presence>, u32),
    /// Whether the last event was decided here.
    pub ours: bool,
    /// Since when nobody looks.
    pub idle: Instant,
    /// This desk is not in the hub any more.
    pub closed: bool,
    loaded: Instant,
}

/// Somebody who looks at a table.
pub struct Watcher {
    /// Which connection.
    pub socket: u64,
    /// Who.
    pub person: Option<Person>,
    /// The seats they have.
    pub viewer: Viewer,
    /// Where frames go.
    pub outbox: Arc<Outbox>,
}

/// What somebody wants done at a table.
#[derive(Clone, Debug)]
pub struct Ask {
    /// Who.
    pub actor: Actor,
    /// What.
    pub command: Command,
    /// The face's id of it.
    pub key: Option<MoveKey>,
    /// The last event the face had seen.
    pub based_on: Option<u64>,
}

/// A room that is locked.
pub struct Entered {
    /// The room.
    pub room: Arc<Room>,
    /// What its lock protects.
    pub desk: OwnedMutexGuard<Desk>,
}

impl Room {
    /// Locks it, even if it is not in the hub any more.
    pub async fn lock(self: &Arc<Room>) -> Entered {
        Entered { room: self.clone(), desk: self.desk.clone().lock_owned().await }
    }
}

impl App {
    /// Locks a table, loading it if this node does not have it.
    pub async fn enter(&self, id: &TableId) -> Result<Entered, Fault> {
        loop {
            let entered = self.room(id).await?.lock().await;
            if !entered.desk.closed {
                return Ok(entered);
            }
            self.hub.remove(&entered.room);
        }
    }

    async fn room(&self, id: &TableId) -> Result<Arc<Room>, Fault> {
        if let Some(room) = self.hub.get(id) {
            return Ok(room);
        }
        // Rare and large: it must not make everybody larger who enters.
        Box::pin(self.open_room(id)).await
    }

    async fn open_room(&self, id: &TableId) -> Result<Arc<Room>, Fault> {
        let watch = self.store.bus().watch(id);
        let (table, moves) = self.load(id).await?;
        let gallery = Gallery::new(&table, self.now(), Duration::from_millis(self.config.onlooker_pace_ms))?;
        let now = Instant::now();
        let absent =
            table.chairs().iter().filter_map(table::Place::person).map(|person| (person, now)).collect();
        let desk = Desk {
            table,
            moves,
            watchers: Vec::new(),
            gallery,
            absent,
            elsewhere: HashMap::new(),
            told: (Vec::new(), 0),
            ours: false,
            idle: now,
            closed: false,
            loaded: now,
        };
        let room = Arc::new(Room { id: id.clone(), desk: Arc::new(Mutex::new(desk)), wake: Notify::new() });
        let kept = self.hub.rooms.entry(id.clone()).or_insert_with(|| room.clone()).clone();
        if Arc::ptr_eq(&kept, &room) {
            metrics::gauge!("klots_tables").increment(1.0);
            self.tasks.spawn(driver::drive(self.clone(), room, watch));
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
            log.extend(page.iter().map(parse).collect::<Result<Vec<_>, _>>()?);
            if last {
                return Ok((log, moves));
            }
        }
    }

    /// Does something at a table. The answer comes when it is on disk: the number of the first event.
    pub async fn act(&self, id: &TableId, ask: &Ask) -> Result<u64, Fault> {
        let started = Instant::now();
        let mut entered = self.enter(id).await?;
        self.gone_elsewhere(&mut entered, &ask.command).await?;
        let answer = entered.act(self, ask).await;
        metrics::histogram!("klots_act_seconds").record(started.elapsed().as_secs_f64());
        answer
    }

    /// Before a seat is taken over: whether its person has been seen on another node.
    async fn gone_elsewhere(&self, entered: &mut Entered, command: &Command) -> Result<(), Fault> {
        if let (Command::TakeOver { seat }, true) = (command, self.several_nodes()) {
            let person = entered.desk.table.chairs().get(seat.index()).and_then(table::Place::person);
            if let Some(person) = person {
                let person_kept = Box::pin(self.store.person(store::PersonId(person.0)));
                let seen = person_kept.await?.map_or(0, |person| person.seen_ms);
                entered.desk.elsewhere.insert(person, seen);
            }
        }
        Ok(())
    }

    /// Makes a table from its first events. An id that exists already is no error: somebody else made it.
    pub async fn found(&self, founding: table::event::Founding, quick: bool) -> Result<TableId, Fault> {
        let now = self.now();
        let id: TableId = founding.table.parse().map_err(|_| Fault::not_found())?;
        let header = store::TableHeader {
            is_open: founding.setup.visibility == table::event::Visibility::Open,
            rated: founding.setup.rated,
            host: Some(store::PersonId(founding.host.0)),
            extra: if quick { r#"{"quick":true}"# } else { "{}" }.to_owned(),
            ..store::TableHeader::new(
                id.clone(),
                &founding.game,
                &lobby_options(&founding.setup),
                &founding.rules.to_string(),
                now,
            )
        };
        let seats = (0..founding.setup.seats).map(store::SeatRow::empty).collect();
        let event = new_event(&Event::Created(Box::new(founding)), now)?;
        match self.kept(self.store.append(Append::create(header, seats, vec![event])).await)? {
            Appended::Done { .. } => metrics::counter!("klots_tables_made_total").increment(1),
            other => tracing::info!(?other, "the table was there already"),
        }
        Ok(id)
    }
}

impl Entered {
    async fn act(&mut self, app: &App, ask: &Ask) -> Result<u64, Fault> {
        if let Some(number) = self.repeated(app, ask).await? {
            return Ok(self.told(ask, number));
        }
        for _ in 0..TRIES {
            self.chore(app, &Chore::Tick).await?;
            let scene = Scene { now: app.now(), gone: self.desk.gone(app.now()) };
            let number = self.shown_to(&ask.actor).number();
            self.check_stale(ask, number).map_err(|fault| fault.at(number))?;
            let decided =
                self.desk.table.decide(&ask.actor, &ask.command, scene, app.hooks.croupier.as_ref());
            let events = decided.map_err(|why| Fault::from(why).at(number))?;
            if events.is_empty() {
                return Ok(number);
            }
            match self.append(app, &events, ask.key, scene.now).await? {
                Appended::Done { first, .. } => return Ok(self.told(ask, first)),
                Appended::Repeated { first } => {
                    Box::pin(self.catch_up(app)).await?;
                    return Ok(self.told(ask, first));
                }
                Appended::IdReused { .. } => return Err(id_reused(number)),
                Appended::Conflict { .. } => Box::pin(self.catch_up(app)).await?,
                Appended::NoTable => return Err(Fault::not_found()),
            }
        }
        Err(Fault::new(NackCode::Unavailable, Refusal::new("store-busy")))
    }

    /// The number somebody gets for what they asked for: onlookers who are behind do not learn how far.
    fn told(&self, ask: &Ask, number: u64) -> u64 {
        number.min(self.shown_to(&ask.actor).number())
    }

    /// The table as somebody who asks for something may see it.
    fn shown_to(&self, actor: &Actor) -> &Table {
        match actor {
            Actor::Person(person, _) => self.desk.shown(self.desk.table.viewer(*person)),
            Actor::Bot(_) | Actor::House => &self.desk.table,
        }
    }

    /// The answer a command got before, if it was sent before.
    async fn repeated(&self, app: &App, ask: &Ask) -> Result<Option<u64>, Fault> {
        let Some(key) = ask.key.filter(|key| self.desk.moves.contains(&key.id)) else { return Ok(None) };
        match Box::pin(app.store.find_move(&self.room.id, key)).await? {
            Some(Appended::Repeated { first }) => Ok(Some(first)),
            Some(Appended::IdReused { .. }) => Err(id_reused(self.shown_to(&ask.actor).number())),
            _ => Ok(None),
        }
    }

    fn check_stale(&self, ask: &Ask, number: u64) -> Result<(), Fault> {
        let Some(based_on) = ask.based_on else { return Ok(()) };
        if based_on > number {
            return Err(Fault::new(NackCode::Stale, Refusal::new("refused-ahead")));
        }
        if matches!(ask.command, Command::Move { .. }) && self.desk.table.moved_since(based_on) {
            return Err(Fault::new(NackCode::Stale, Refusal::new("refused-stale")));
        }
        Ok(())
    }

    /// Does something for the house; whether anything happened.
    pub async fn chore(&mut self, app: &App, chore: &Chore) -> Result<bool, Fault> {
        for _ in 0..TRIES {
            let scene = Scene { now: app.now(), gone: Seats::NONE };
            let events = self.desk.table.chore(chore, scene, app.hooks.croupier.as_ref())?;
            if events.is_empty() {
                return Ok(false);
            }
            match Box::pin(self.append(app, &events, None, scene.now)).await? {
                Appended::Done { .. } => return Ok(true),
                _ => Box::pin(self.catch_up(app)).await?,
            }
        }
        Ok(false)
    }

    /// Keeps events, and when they are on disk, applies and shows them.
    async fn append(
        &mut self,
        app: &App,
        events: &[Event],
        key: Option<MoveKey>,
        now: Millis,
    ) -> Result<Appended, Fault> {
        let after = self.desk.table.number();
        let new = events.iter().map(|event| new_event(event, now)).collect::<Result<Vec<_>, _>>()?;
        let mut append = Append::new(self.room.id.clone(), after, new);
        append.key = key;
        (append.change, append.seats) = rows(&self.desk.table, events, now);
        let answer = app.kept(app.store.append(append).await)?;
        if let Appended::Done { first, .. } = answer {
            self.desk.moves.extend(key.map(|key| key.id));
            self.desk.ours = true;
            let logged =
                (first..).zip(events).map(|(number, event)| Logged { number, at: now, event: event.clone() });
            self.publish(app, logged.collect())?;
            metrics::counter!("klots_events_total").increment(events.len() as u64);
        }
        Ok(answer)
    }

    /// Reads what other nodes have appended.
    pub async fn catch_up(&mut self, app: &App) -> Result<(), Fault> {
        loop {
            let page = app.store.events(&self.room.id, self.desk.table.number(), PAGE).await?;
            if page.is_empty() {
                return Ok(());
            }
            self.desk.ours = false;
            self.desk.moves.extend(page.iter().filter_map(|event| event.move_id));
            let logged = page.iter().map(parse).collect::<Result<Vec<_>, _>>()?;
            self.publish(app, logged)?;
        }
    }

    /// Applies events and shows them to everybody who looks.
    fn publish(&mut self, app: &App, events: Vec<Logged>) -> Result<(), Fault> {
        let since = Since::new(&self.desk.table, &events);
        let published = self.desk.publish(&self.room.id, events, app.now());
        self.notify(app, &since);
        if published.is_err() {
            self.desk.closed = true;
            app.hub.remove(&self.room);
        }
        self.room.wake.notify_one();
        published
    }

    /// Tells people who sit here and do not look that the game has begun, or that it is their turn.
    fn notify(&self, app: &App, since: &Since) {
        let table = &self.desk.table;
        let first = app.first_to_tell(&self.room.id, table.number());
        let looks = |person: Person| self.desk.watchers.iter().any(|watcher| watcher.person == Some(person));
        for (person, notice) in since.due(table) {
            if looks(person) {
                continue;
            }
            if first {
                app.sockets.tell(store::PersonId(person.0), &notice);
            }
            if self.desk.ours && matches!(notice, Notice::YourTurn { .. }) {
                app.call(store::PersonId(person.0));
            }
        }
    }

    /// Lets somebody look: what they get first, and whether they may.
    pub fn watch(
        &mut self,
        app: &App,
        watcher: Watcher,
        from: Option<wire::inbound::From>,
    ) -> Result<(), Fault> {
        let id = self.room.id.clone();
        self.desk.refresh(app.now())?;
        self.desk.flush(&id);
        let frame = self.desk.first_frame(&id, watcher.viewer, from, app.now())?;
        let desk = &mut *self.desk;
        desk.watchers.retain(|other| other.socket != watcher.socket);
        if let Some(person) = watcher.person {
            let own: Vec<u64> = desk
                .watchers
                .iter()
                .filter(|other| other.person == Some(person))
                .map(|other| other.socket)
                .collect();
            if own.len() >= app.config.limits.sockets_per_seat as usize
                && let Some(oldest) =
                    desk.watchers.iter().find(|other| Some(other.socket) == own.first().copied())
            {
                oldest.outbox.close(wire::close::REPLACED);
            }
            desk.absent.remove(&person);
        }
        watcher.outbox.settle(frame);
        desk.watchers.push(watcher);
        self.room.wake.notify_one();
        Ok(())
    }

    /// Somebody looks away.
    pub fn unwatch(&mut self, socket: u64) {
        let desk = &mut *self.desk;
        let Some(at) = desk.watchers.iter().position(|watcher| watcher.socket == socket) else { return };
        let watcher = desk.watchers.swap_remove(at);
        if let Some(person) = watcher.person
            && desk.watchers.iter().all(|other| other.person != Some(person))
        {
            desk.absent.insert(person, Instant::now());
        }
        if desk.watchers.is_empty() {
            desk.idle = Instant::now();
        }
        self.room.wake.notify_one();
    }
}

impl Desk {
    /// The table as somebody may see it: for onlookers perhaps as it was some moves ago.
    pub fn shown(&self, viewer: Viewer) -> &Table {
        let behind = self.gallery.behind().filter(|_| viewer.is_onlooker());
        behind.unwrap_or(&self.table)
    }

    /// The table as somebody sees it.
    pub fn snapshot(&self, id: &TableId, viewer: Viewer, now: Millis) -> Result<Snapshot, Fault> {
        let (presence, watching) = self.presence(now);
        let table = self.shown(viewer);
        Ok(Snapshot {
            table: id.to_string(),
            epoch: EPOCH,
            time: now,
            about: table.about(viewer),
            now: table.picture(viewer),
            recent: table.seen(viewer, table.number().saturating_sub(RECENT))?,
            presence,
            watching,
        })
    }

    /// A frame with the table as somebody sees it.
    pub fn snapshot_frame(&self, id: &TableId, viewer: Viewer, now: Millis) -> Result<Frame, Fault> {
        let snapshot = self.snapshot(id, viewer, now)?;
        Ok(frame(id, snapshot.now.number, &FromServer::Snapshot(Cow::Owned(snapshot))))
    }

    fn first_frame(
        &self,
        id: &TableId,
        viewer: Viewer,
        from: Option<wire::inbound::From>,
        now: Millis,
    ) -> Result<Frame, Fault> {
        let table = self.shown(viewer);
        let number = table.number();
        match from {
            Some(from)
                if from.epoch == EPOCH && from.number <= number && number - from.number <= LONGEST_RESUME =>
            {
                let events = table.seen(viewer, from.number)?;
                let now = Cow::Owned(table.picture(viewer));
                let batch = FromServer::Batch { table: id.as_str().into(), events: events.into(), now };
                Ok(frame(id, number, &batch))
            }
            _ => self.snapshot_frame(id, viewer, now),
        }
    }

    /// Applies events and shows them. How late onlookers are may change with one of them: what follows it goes apart.
    fn publish(&mut self, id: &TableId, mut events: Vec<Logged>, now: Millis) -> Result<(), Fault> {
        let configured = |logged: &Logged| matches!(logged.event, Event::Configured(_));
        while let Some(at) = events.iter().position(configured) {
            let after = events.split_off(at + 1);
            self.publish_together(id, std::mem::replace(&mut events, after), now)?;
        }
        if events.is_empty() { Ok(()) } else { self.publish_together(id, events, now) }
    }

    fn publish_together(&mut self, id: &TableId, events: Vec<Logged>, now: Millis) -> Result<(), Fault> {
        let mut classes: Vec<Viewer> = self.watchers.iter().map(|watcher| watcher.viewer).collect();
        classes.sort_unstable();
        classes.dedup();
        if self.gallery.behind().is_some() {
            classes.retain(|viewer| !viewer.is_onlooker());
        }
        let mut told: Vec<Vec<Seen>> = vec![Vec::with_capacity(events.len()); classes.len()];
        for logged in events {
            let seen = self.table.apply_telling(logged, &classes)?;
            told.iter_mut().zip(seen).for_each(|(list, seen)| list.push(seen));
        }
        self.gallery.follow(&self.table, now)?;
        let mut frames: HashMap<Viewer, Frame> = HashMap::new();
        for (viewer, events) in classes.into_iter().zip(told) {
            if viewer.is_onlooker() {
                self.gallery.note(events);
            } else {
                frames.insert(viewer, self.news_frame(id, viewer, events));
            }
        }
        self.hand_out(id, &frames, now)?;
        if self.gallery.due().is_some_and(|left| left.is_zero()) {
            self.flush(id);
        }
        Ok(())
    }

    /// Looks whether something has become old enough for onlookers.
    pub fn refresh(&mut self, now: Millis) -> Result<(), Fault> {
        self.gallery.follow(&self.table, now)
    }

    /// Sends onlookers what waits for them.
    pub fn flush(&mut self, id: &TableId) {
        if self.gallery.due().is_none() {
            return;
        }
        let events = self.gallery.take();
        if self.watchers.iter().any(|watcher| watcher.viewer.is_onlooker()) {
            let frame = self.news_frame(id, Viewer::Onlooker, events);
            for watcher in self.watchers.iter().filter(|watcher| watcher.viewer.is_onlooker()) {
                watcher.outbox.push(frame.clone());
            }
        }
    }

    fn news_frame(&self, id: &TableId, viewer: Viewer, mut events: Vec<Seen>) -> Frame {
        let shown = self.shown(viewer);
        let table = Cow::Borrowed(id.as_str());
        let now = Cow::Owned(shown.picture(viewer));
        let message = match events.len() {
            1 => FromServer::Event { table, event: Cow::Owned(events.remove(0)), now },
            _ => FromServer::Batch { table, events: Cow::Owned(events), now },
        };
        frame(id, shown.number(), &message)
    }

    /// Everybody gets the frame of their seats; who has sat down or stood up gets a snapshot.
    fn hand_out(&mut self, id: &TableId, frames: &HashMap<Viewer, Frame>, now: Millis) -> Result<(), Fault> {
        let mut changed = Vec::new();
        let is_changed = |watcher: &Watcher| viewer_of(&self.table, watcher) != watcher.viewer;
        if self.watchers.iter().any(is_changed) {
            self.flush(id);
        }
        for (at, watcher) in self.watchers.iter_mut().enumerate() {
            let viewer = viewer_of(&self.table, watcher);
            if viewer != watcher.viewer {
                watcher.viewer = viewer;
                changed.push(at);
            } else if let Some(frame) = frames.get(&viewer) {
                watcher.outbox.push(frame.clone());
            }
        }
        for at in changed {
            let frame = self.snapshot_frame(id, self.watchers[at].viewer, now)?;
            self.watchers[at].outbox.push(frame);
        }
        Ok(())
    }

    /// Who is there, per seat, and how many watch.
    pub fn presence(&self, now: Millis) -> (Vec<Presence>, u32) {
        let watching = self.watchers.iter().filter(|watcher| watcher.viewer.is_onlooker()).count();
        let seats = Seat::all(self.table.setup().seats).map(|seat| self.presence_of(seat, now)).collect();
        (seats, watching as u32)
    }

    fn presence_of(&self, seat: Seat, now: Millis) -> Presence {
        let Some(person) = self.table.chairs()[seat.index()].person() else { return Presence::Here };
        let here = self.watchers.iter().any(|watcher| watcher.person == Some(person));
        let seen = self.elsewhere.get(&person).is_some_and(|seen| now - seen < GONE.as_millis() as i64);
        if here || seen {
            return Presence::Here;
        }
        let away = self.absent.get(&person).map_or_else(|| self.loaded.elapsed(), Instant::elapsed);
        let patient = matches!(self.table.setup().clock, ClockRule::Days { .. });
        match away {
            away if away < AWAY => Presence::Here,
            away if away < GONE || patient => Presence::Away,
            _ => Presence::Gone,
        }
    }

    /// Seats whose people are gone.
    fn gone(&self, now: Millis) -> Seats {
        let gone = |seat: &Seat| self.presence_of(*seat, now) == Presence::Gone;
        Seat::all(self.table.setup().seats).filter(gone).collect()
    }

    /// Tells everybody who is there, if that has changed.
    pub fn tell_presence(&mut self, id: &TableId, now: Millis) {
        let presence = self.presence(now);
        if presence == self.told || self.watchers.is_empty() {
            return;
        }
        let (seats, watching) = presence.clone();
        let text = text_of(&FromServer::Presence { table: id.to_string(), seats, watching });
        for watcher in &self.watchers {
            watcher.outbox.push(Frame::plain(text.clone()));
        }
        self.told = presence;
    }

    /// Whether the person who must move is connected.
    pub fn actor_is_here(&self) -> bool {
        let person = self.table.acting().and_then(|seat| self.table.chairs()[seat.index()].person());
        person.is_some() && self.watchers.iter().any(|watcher| watcher.person == person)
    }
}

/// The seats that somebody who looks has now.
fn viewer_of(table: &Table, watcher: &Watcher) -> Viewer {
    watcher.person.map_or(Viewer::Onlooker, |person| table.viewer(person))
}

fn frame(id: &TableId, number: u64, message: &FromServer<'_>) -> Frame {
    Frame { news: Some(id.clone()), number, text: text_of(message) }
}

/// A message as text.
pub fn text_of(message: &FromServer<'_>) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages have string keys and finite numbers").into()
}

fn id_reused(number: u64) -> Fault {
    Fault::new(NackCode::IdReused, Refusal::new("refused-id-reused")).at(number)
}

/// Whether a table still has something to do without anybody looking.
pub fn is_busy(table: &Table) -> bool {
    table.stage() == Stage::Playing && (table.acting_bot().is_some() || table.setup().clock.is_live())
}
