//! Who is there.

use super::live_table::LiveTable;
use super::show::text_of;
use crate::outbox::Frame;
use play::Seat;
use std::time::{Duration, Instant};
use table::Seats;
use table::event::{ClockRule, Event, Millis, Person, Speaker};
use wire::FromServer;
use wire::outbound::Presence;

/// Not connected for this long: away.
pub const AWAY: Duration = Duration::from_secs(5);

/// Who has done something at a table by this event, on whatever node and by whatever way.
pub(super) fn doer(event: &Event) -> Option<Seat> {
    match event {
        Event::Sat { seat, .. }
        | Event::Renamed { seat, .. }
        | Event::Avatar { seat, .. }
        | Event::Ready { seat, .. }
        | Event::Moved { seat, .. }
        | Event::Offered { seat, .. }
        | Event::Answered { seat, .. }
        | Event::HandedBack { seat }
        | Event::Chat { from: Speaker::Seat(seat), .. } => Some(*seat),
        _ => None,
    }
}

impl LiveTable {
    /// The person of a seat has done something.
    pub(super) fn here(&mut self, seat: Seat) {
        let person = self.table.chairs().get(seat.index()).and_then(table::Chair::person);
        person.into_iter().for_each(|person| self.met(person));
    }

    /// Somebody has asked for something: they are there, connected or not.
    pub(super) fn met(&mut self, person: Person) {
        let looks = self.watchers.iter().any(|watcher| watcher.person == Some(person));
        if !looks && self.table.viewer(person).is_seated() {
            self.absent.insert(person, Instant::now());
        }
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
        let gone = self.gone_after;
        let seen = self.elsewhere.get(&person).is_some_and(|seen| now - seen < gone.as_millis() as i64);
        if here || seen {
            return Presence::Here;
        }
        let away = self.absent.get(&person).map_or_else(|| self.loaded.elapsed(), Instant::elapsed);
        let patient = matches!(self.table.setup().clock, ClockRule::Days { .. });
        match away {
            away if away < AWAY.min(gone) => Presence::Here,
            away if away < gone || patient => Presence::Away,
            _ => Presence::Gone,
        }
    }

    /// Seats whose people are gone.
    pub(super) fn gone(&self, now: Millis) -> Seats {
        let gone = |seat: &Seat| self.presence_of(*seat, now) == Presence::Gone;
        Seat::all(self.table.setup().seats).filter(gone).collect()
    }

    /// Tells everybody who is there, if that has changed.
    pub(super) fn tell_presence(&mut self, now: Millis) {
        let presence = self.presence(now);
        if presence == self.told || self.watchers.is_empty() {
            return;
        }
        let (seats, watching) = presence.clone();
        let text = text_of(&FromServer::Presence { table: self.id.to_string(), seats, watching });
        for watcher in &self.watchers {
            watcher.outbox.push(Frame::plain(text.clone()));
        }
        self.told = presence;
    }

    /// Whether the person who must move is connected.
    pub(super) fn actor_is_here(&self) -> bool {
        self.actor_came().is_some()
    }

    /// Since when the person who must move is connected, to this node.
    pub(super) fn actor_came(&self) -> Option<Millis> {
        let person = self.table.acting().and_then(|seat| self.table.chairs()[seat.index()].person())?;
        let own = self.watchers.iter().filter(|watcher| watcher.person == Some(person));
        own.map(|watcher| watcher.since).min()
    }
}
