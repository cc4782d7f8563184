//! One table in use: what is asked for leads to events, and events that are kept are applied and told.

use crate::ask::{Heard, Mark, Me, Thinking, Unasked, Upcoming};
use bots::{Level, answers_after};
use play::{Refusal, Seat};
use serde_json::value::{RawValue, to_raw_value};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::mem;
use std::time::Duration;
use table::command::{Actor, Command, HouseCommand};
use table::event::{Event, Logged, Millis};
use table::seen::Seen;
use table::{BadLog, Circumstances, Fair, Seats, Table, Viewer, Who};
use wire::frames::check_stale;
use wire::inbound::From;
use wire::outbound::{Limits, NackCode, Presence, Snapshot};
use wire::rest::TableLine;
use wire::{FromClient, FromServer};

/// A bot does not answer sooner: people want to see what it does.
const LEAST: Duration = Duration::from_millis(500);
/// A page that is its own server need not ask whether it is still there.
const HEARTBEAT_MS: u32 = 10_000;

pub struct LiveTable {
    pub table: Table,
    me: Me,
    marks: BTreeMap<String, Mark>,
    /// What is being written down.
    pending: Vec<Logged>,
    mark: Option<Mark>,
    /// The seats of whoever looks, while they look.
    watcher: Option<Viewer>,
}

fn raw(frame: &FromServer<'_>) -> Box<RawValue> {
    to_raw_value(frame).expect("messages have string keys and finite numbers")
}

fn told(frame: &FromServer<'_>) -> Heard {
    Heard { frames: vec![raw(frame)], ..Heard::default() }
}

/// A log that does not fit was not written by us.
pub fn broken(error: BadLog) -> Refusal {
    error.cause
}

impl LiveTable {
    pub fn new(table: Table, me: Me, marks: Vec<Mark>) -> LiveTable {
        let marks = marks.into_iter().map(|mark| (mark.id.clone(), mark)).collect();
        LiveTable { table, me, marks, pending: Vec::new(), mark: None, watcher: None }
    }

    /// A table that was just made, with everything that has happened at it still to be written down.
    pub fn made(table: Table, me: Me) -> LiveTable {
        LiveTable { pending: table.log().to_vec(), ..LiveTable::new(table, me, Vec::new()) }
    }

    /// What is to be written down now.
    pub fn to_keep(&self) -> Heard {
        Heard { keep: self.pending.clone(), mark: self.mark.clone(), ..Heard::default() }
    }

    pub fn viewer(&self) -> Viewer {
        self.table.viewer(self.me.person)
    }

    pub fn actor(&self) -> Actor {
        Actor::Person(self.me.person, self.me.name.clone())
    }

    /// Whoever is asked for by name sits where the page is.
    fn presence(&self) -> (Vec<Presence>, u32) {
        let watching = u32::from(self.watcher == Some(Viewer::Onlooker));
        (vec![Presence::Here; self.table.setup().seats.into()], watching)
    }

    pub fn snapshot(&self, now: Millis) -> Result<Snapshot, Refusal> {
        Snapshot::of(&self.table, self.viewer(), now, self.presence()).map_err(broken)
    }

    pub fn hear(&mut self, frame: FromClient, now: Millis) -> Result<Heard, Refusal> {
        match frame {
            FromClient::Hello { .. } => Ok(told(&self.welcome(now))),
            FromClient::Subscribe { from, .. } => self.watch(from, now),
            FromClient::Unsubscribe { .. } => {
                self.watcher = None;
                Ok(Heard::default())
            }
            FromClient::Act { id, based_on, action, .. } => self.act(id, based_on, action, now),
            FromClient::Ping { nonce } => Ok(told(&FromServer::Pong { nonce, time: now })),
            FromClient::Pong { .. } | FromClient::Lobby { .. } => Ok(Heard::default()),
        }
    }

    fn welcome(&self, now: Millis) -> FromServer<'static> {
        let me = wire::rest::Me {
            id: self.me.person.0.to_string(),
            name: self.me.name.clone(),
            account: None,
            expires: Millis::MAX,
        };
        let limits = Limits {
            max_frame: wire::MAX_FRAME as u32,
            messages_per_10s: u32::MAX,
            open_acts: 1,
            chat_per_15s: u32::MAX,
            chat_length: table::clean::MAX_LINE as u32,
            name_length: table::clean::MAX_NAME as u32,
            tables_per_minute: u32::MAX,
        };
        FromServer::Welcome {
            version: wire::VERSION,
            build: env!("CARGO_PKG_VERSION").to_owned(),
            time: now,
            heartbeat_ms: HEARTBEAT_MS,
            me: Some(me),
            limits,
        }
    }

    fn watch(&mut self, from: Option<From>, now: Millis) -> Result<Heard, Refusal> {
        let viewer = self.viewer();
        self.watcher = Some(viewer);
        match FromServer::missed(&self.table, viewer, from).map_err(broken)? {
            Some(missed) => Ok(told(&missed)),
            None => Ok(told(&FromServer::Snapshot(std::borrow::Cow::Owned(self.snapshot(now)?)))),
        }
    }

    fn act(
        &mut self,
        id: String,
        based_on: Option<u64>,
        command: Command,
        now: Millis,
    ) -> Result<Heard, Refusal> {
        match self.marks.get(&id) {
            Some(mark) if mark.command == command => return Ok(told(&self.ack(id, mark.first))),
            Some(_) => {
                let why = Refusal::new(wire::codes::ID_REUSED);
                return Ok(told(&self.nack(id, NackCode::IdReused, why)));
            }
            None => {}
        }
        self.decide_unasked(Unasked::Tick, now)?;
        if !self.pending.is_empty() {
            return Ok(Heard { again: true, ..self.to_keep() });
        }
        let number = self.table.number();
        let decided = check_stale(&self.table, number, &command, based_on, self.viewer().is_seated())
            .and_then(|()| self.table.decide(&self.actor(), &command, circumstances(now), &Fair));
        match decided {
            Err(why) => Ok(told(&self.nack(id, NackCode::of(&why), why))),
            Ok(events) if events.is_empty() => Ok(told(&self.ack(id, number))),
            Ok(events) => {
                self.mark = Some(Mark { id, command, first: number + 1 });
                self.propose(events, now);
                Ok(self.to_keep())
            }
        }
    }

    fn ack(&self, id: String, number: u64) -> FromServer<'static> {
        FromServer::Ack { id, table: self.table.name().to_owned(), number }
    }

    fn nack(&self, id: String, code: NackCode, why: Refusal) -> FromServer<'static> {
        FromServer::Nack { id, table: self.table.name().to_owned(), code, why, number: self.table.number() }
    }

    /// A bot's move. One that comes too late is not a mistake.
    pub fn play(&mut self, seat: Seat, text: String, now: Millis) -> Heard {
        let command = Command::Move { text, think_ms: None };
        let decided = self.table.decide(&Actor::Bot(seat), &command, circumstances(now), &Fair);
        self.propose(decided.unwrap_or_default(), now);
        self.to_keep()
    }

    pub fn unasked(&mut self, what: Unasked, now: Millis) -> Result<Heard, Refusal> {
        self.decide_unasked(what, now)?;
        Ok(self.to_keep())
    }

    fn decide_unasked(&mut self, what: Unasked, now: Millis) -> Result<(), Refusal> {
        let command = match what {
            Unasked::Tick => HouseCommand::Tick,
            Unasked::Leave => HouseCommand::Freeze { charge: true },
            Unasked::Return => HouseCommand::Freeze { charge: false },
            Unasked::Thaw => HouseCommand::Thaw,
            Unasked::Link => HouseCommand::Link { table: self.rematch_name() },
        };
        let events = self.table.decide_for_house(&command, circumstances(now), &Fair)?;
        self.propose(events, now);
        Ok(())
    }

    fn propose(&mut self, events: Vec<Event>, now: Millis) {
        // The log's time never goes back, whatever the device's clock says.
        let at = now.max(self.table.changed());
        let numbers = self.table.number() + 1..;
        self.pending = numbers.zip(events).map(|(number, event)| Logged { number, at, event }).collect();
    }

    /// The events are kept.
    pub fn kept(&mut self, now: Millis) -> Result<Heard, Refusal> {
        let (mut events, mark) = (mem::take(&mut self.pending), self.mark.take());
        events.retain(|logged| logged.number > self.table.number());
        let mut heard = Heard::default();
        // As at a server: what follows a change of the setup is told apart.
        let configured = |logged: &Logged| matches!(logged.event, Event::Configured(_));
        while let Some(at) = events.iter().position(configured) {
            let after = events.split_off(at + 1);
            heard.frames.extend(self.publish(mem::replace(&mut events, after), now)?);
        }
        heard.frames.extend(self.publish(events, now)?);
        if let Some(mark) = mark {
            heard.frames.push(raw(&self.ack(mark.id.clone(), mark.first)));
            self.marks.insert(mark.id.clone(), mark);
        }
        Ok(heard)
    }

    /// Applies events and tells them; whoever has sat down or stood up gets the whole table again.
    fn publish(&mut self, events: Vec<Logged>, now: Millis) -> Result<Option<Box<RawValue>>, Refusal> {
        if events.is_empty() {
            return Ok(None);
        }
        let before = self.viewer();
        let mut seen: Vec<Seen> = Vec::with_capacity(events.len());
        for logged in events {
            seen.extend(self.table.apply_telling(logged, &[before]).map_err(broken)?);
        }
        let viewer = self.viewer();
        let Some(watcher) = self.watcher.replace(viewer) else {
            self.watcher = None;
            return Ok(None);
        };
        if watcher == viewer {
            return Ok(Some(raw(&FromServer::news(&self.table, viewer, seen))));
        }
        Ok(Some(raw(&FromServer::Snapshot(std::borrow::Cow::Owned(self.snapshot(now)?)))))
    }

    /// The events are not kept, so they have not happened.
    pub fn lost(&mut self, why: &str) -> Heard {
        self.pending.clear();
        match self.mark.take() {
            Some(mark) => told(&self.nack(mark.id, NackCode::Unavailable, Refusal::new(why))),
            None => Heard::default(),
        }
    }

    pub fn next(&self) -> Upcoming {
        let hidden = self.table.position().facts().hidden_hands;
        let think = self.table.acting_bot().map(|(seat, level)| {
            let limits = Level::pace_of(level);
            let after = answers_after(LEAST, &limits, hidden);
            Thinking { seat, level: level.to_owned(), limits, answers_after: after.as_millis() as u64 }
        });
        Upcoming {
            number: self.table.number(),
            think,
            due: self.table.due(),
            rematch: self.table.wants_rematch().then(|| self.rematch_name()),
            frozen: self.table.is_frozen(),
            running: self.table.clock_running().is_some(),
        }
    }

    /// Always the same for the same table: making a rematch twice makes it once.
    pub fn rematch_name(&self) -> String {
        let digest = Sha256::digest(format!("rematch of {}", self.table.name()));
        format!("local-{}", hex::encode(&digest[..8]))
    }

    pub fn line(&self) -> TableLine {
        let (table, viewer) = (&self.table, self.viewer());
        let chairs = table.chairs();
        let name = |chair: &table::Chair| match &chair.who {
            Who::Free => String::new(),
            Who::Person(_, name) => name.clone(),
            Who::Bot(level) => format!("bot:{level}"),
        };
        TableLine {
            table: table.name().to_owned(),
            game: table.founding().game.clone(),
            stage: table.stage(),
            seats: table.setup().seats,
            free: chairs.iter().filter(|chair| chair.is_free()).count() as u8,
            names: chairs.iter().map(name).collect(),
            options: table.setup().options.clone(),
            clock: table.setup().clock,
            visibility: table.setup().visibility,
            rated: false,
            your_turn: table.may_move(viewer),
            changed: table.changed(),
        }
    }

    pub fn me(&self) -> &Me {
        &self.me
    }
}

/// Nobody who sits at the device is ever gone.
fn circumstances(now: Millis) -> Circumstances {
    Circumstances { now, gone: Seats::NONE }
}
