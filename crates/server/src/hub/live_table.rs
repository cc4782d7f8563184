//! What the task of a table holds: the fold of the log, and those who look at it.

use super::act::is_play;
use super::gallery::Gallery;
use crate::app::App;
use crate::fault::Fault;
use crate::outbox::Outbox;
use crate::pools::For;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{MoveId, TableId};
use table::event::{Millis, Person};
use table::{Table, Viewer};
use wire::inbound::From;
use wire::outbound::Presence;

/// A table and those around it, on this node.
pub struct LiveTable {
    /// Which table.
    pub id: TableId,
    /// The fold of the log.
    pub table: Table,
    /// Ids of moves that are in the log.
    pub(super) moves: HashSet<MoveId>,
    /// How many events of the log are not the game itself.
    pub(super) talk: u32,
    /// Who looks.
    pub watchers: Vec<Watcher>,
    /// What onlookers among them see.
    pub(super) gallery: Gallery,
    /// Since when people who sit here are neither connected to this node nor have asked it for anything.
    pub(super) absent: HashMap<Person, Instant>,
    /// How long they still count as there.
    pub(super) gone_after: Duration,
    /// When people were last seen on other nodes.
    pub(super) elsewhere: HashMap<Person, Millis>,
    /// Who of those who sit here last asked for something: bots think for them.
    pub(super) asker: Option<For>,
    /// What was last told about who is there.
    pub(super) told: (Vec<Presence>, u32),
    /// Whether the last event was decided here.
    pub(super) ours: bool,
    /// Since when nobody looks.
    pub(super) idle: Instant,
    /// Somebody came or went.
    pub(super) stirred: bool,
    /// An event did not fit: the fold is good for nothing.
    pub(super) broken: bool,
    pub(super) loaded: Instant,
}

/// Somebody who looks at a table.
pub struct Watcher {
    /// Which connection.
    pub socket: u64,
    /// Who.
    pub person: Option<Person>,
    /// The seats they have.
    pub viewer: Viewer,
    /// What lets them look without a seat.
    pub key: Option<String>,
    /// Since when they look.
    pub since: Millis,
    /// Where frames go.
    pub outbox: Arc<Outbox>,
}

impl Watcher {
    /// Somebody who wants to look; which seats they have, the table says.
    pub fn new(socket: u64, person: Option<Person>, key: Option<String>, outbox: Arc<Outbox>) -> Watcher {
        Watcher { socket, person, viewer: Viewer::Onlooker, key, since: 0, outbox }
    }
}

impl LiveTable {
    /// A table that was just loaded.
    pub(super) fn new(
        app: &App,
        id: &TableId,
        table: Table,
        moves: HashSet<MoveId>,
    ) -> Result<LiveTable, Fault> {
        let pace = Duration::from_millis(app.config.onlooker_pace_ms);
        let now = Instant::now();
        let people = table.chairs().iter().filter_map(table::Chair::person);
        Ok(LiveTable {
            id: id.clone(),
            absent: people.map(|person| (person, now)).collect(),
            gallery: Gallery::new(&table, app.now(), pace)?,
            talk: table.log().iter().filter(|logged| !is_play(&logged.event)).count() as u32,
            table,
            moves,
            watchers: Vec::new(),
            gone_after: app.hooks.gone_after,
            elsewhere: HashMap::new(),
            asker: None,
            told: (Vec::new(), 0),
            ours: false,
            idle: now,
            stirred: false,
            broken: false,
            loaded: now,
        })
    }

    /// The seats of somebody, if they may look at all.
    pub fn admit(&mut self, person: Option<Person>, key: Option<&str>) -> Result<Viewer, Fault> {
        let viewer = person.map_or(Viewer::Onlooker, |person| self.table.viewer(person));
        if viewer.is_onlooker() && !self.table.lets_watch(key) {
            return Err(Fault::forbidden(wire::codes::PRIVATE));
        }
        person.into_iter().for_each(|person| self.met(person));
        Ok(viewer)
    }

    /// Lets somebody look, if they may, and sends them what they are to see first.
    pub fn watch(&mut self, app: &App, mut watcher: Watcher, from: Option<From>) -> Result<(), Fault> {
        watcher.viewer = self.admit(watcher.person, watcher.key.as_deref())?;
        let now = app.now();
        self.refresh(now)?;
        self.flush();
        let frame = self.first_frame(watcher.viewer, from, now)?;
        let same = |other: &mut Watcher| other.socket == watcher.socket;
        // Whoever only looks again has been here before.
        watcher.since = self.watchers.extract_if(.., same).map(|other| other.since).min().unwrap_or(now);
        if let Some(person) = watcher.person {
            self.make_room(person, app.config.limits.sockets_per_seat as usize);
            self.absent.remove(&person);
        }
        watcher.outbox.settle(frame);
        self.watchers.push(watcher);
        self.stirred = true;
        Ok(())
    }

    /// Whoever has too many connections loses the oldest.
    fn make_room(&self, person: Person, most: usize) {
        let own = || self.watchers.iter().filter(|other| other.person == Some(person));
        if let (true, Some(oldest)) = (own().count() >= most, own().min_by_key(|other| other.socket)) {
            oldest.outbox.close(wire::close::REPLACED);
        }
    }

    /// Somebody looks away.
    pub fn unwatch(&mut self, socket: u64) {
        let Some(at) = self.watchers.iter().position(|watcher| watcher.socket == socket) else { return };
        let watcher = self.watchers.swap_remove(at);
        if let Some(person) = watcher.person
            && self.watchers.iter().all(|other| other.person != Some(person))
        {
            self.absent.insert(person, Instant::now());
        }
        if self.watchers.is_empty() {
            self.idle = Instant::now();
        }
        self.stirred = true;
    }
}

/// Whoever still looks when a table goes comes back to it, and finds it freshly loaded.
impl Drop for LiveTable {
    fn drop(&mut self) {
        for watcher in &self.watchers {
            watcher.outbox.close(wire::close::RESTART);
        }
    }
}
