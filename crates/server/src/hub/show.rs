//! What those who look at a table are sent: the table as it stands, and news of it.

use super::live_table::{LiveTable, Watcher};
use super::presence::doer;
use crate::fault::Fault;
use crate::link::Utf8Bytes;
use crate::outbox::Frame;
use std::borrow::Cow;
use std::collections::HashMap;
use table::event::{Event, Logged, Millis};
use table::seen::Seen;
use table::{Table, Viewer};
use wire::FromServer;
use wire::inbound::From;
use wire::outbound::Snapshot;

impl LiveTable {
    /// The table as somebody may see it: for onlookers perhaps as it was some moves ago.
    pub fn shown(&self, viewer: Viewer) -> &Table {
        let behind = self.gallery.behind().filter(|_| viewer.is_onlooker());
        behind.unwrap_or(&self.table)
    }

    /// The table as somebody sees it.
    pub fn snapshot(&self, viewer: Viewer, now: Millis) -> Result<Snapshot, Fault> {
        Ok(Snapshot::of(self.shown(viewer), viewer, now, self.presence(now))?)
    }

    /// A frame with the table as somebody sees it.
    pub fn snapshot_frame(&self, viewer: Viewer, now: Millis) -> Result<Frame, Fault> {
        let snapshot = self.snapshot(viewer, now)?;
        Ok(self.frame(snapshot.now.number, &FromServer::Snapshot(Cow::Owned(snapshot))))
    }

    /// What somebody is to see first: what is missing, or the table as it stands.
    pub(super) fn first_frame(
        &self,
        viewer: Viewer,
        from: Option<From>,
        now: Millis,
    ) -> Result<Frame, Fault> {
        let table = self.shown(viewer);
        match FromServer::missed(table, viewer, from)? {
            Some(missed) => Ok(self.frame(table.number(), &missed)),
            None => self.snapshot_frame(viewer, now),
        }
    }

    /// Applies events and shows them. How late onlookers are may change with one of them: what follows it goes apart.
    pub(super) fn publish(&mut self, mut events: Vec<Logged>, now: Millis) -> Result<(), Fault> {
        let configured = |logged: &Logged| matches!(logged.event, Event::Configured(_));
        while let Some(at) = events.iter().position(configured) {
            let after = events.split_off(at + 1);
            self.publish_together(std::mem::replace(&mut events, after), now)?;
            self.show_out();
        }
        if events.is_empty() { Ok(()) } else { self.publish_together(events, now) }
    }

    /// A table that has become private is so from that moment: whoever may not look any more is told so, and sent away.
    fn show_out(&mut self) {
        let table = &self.table;
        let uninvited =
            |watcher: &mut Watcher| watcher.viewer.is_onlooker() && !table.lets_watch(watcher.key.as_deref());
        for watcher in self.watchers.extract_if(.., uninvited) {
            let why = Fault::forbidden(wire::codes::PRIVATE).why;
            watcher.outbox.forget(&self.id);
            let gone = FromServer::Gone { table: self.id.to_string(), why };
            watcher.outbox.push(Frame::plain(text_of(&gone)));
        }
    }

    fn publish_together(&mut self, events: Vec<Logged>, now: Millis) -> Result<(), Fault> {
        let mut classes: Vec<Viewer> = self.watchers.iter().map(|watcher| watcher.viewer).collect();
        classes.sort_unstable();
        classes.dedup();
        if self.gallery.behind().is_some() {
            classes.retain(|viewer| !viewer.is_onlooker());
        }
        let mut told: Vec<Vec<Seen>> = vec![Vec::with_capacity(events.len()); classes.len()];
        for logged in events {
            if let Some(seat) = doer(&logged.event) {
                self.here(seat);
            }
            let seen = self.table.apply_telling(logged, &classes)?;
            told.iter_mut().zip(seen).for_each(|(list, seen)| list.push(seen));
        }
        self.gallery.follow(&self.table, now)?;
        let mut frames: HashMap<Viewer, Frame> = HashMap::new();
        for (viewer, events) in classes.into_iter().zip(told) {
            if viewer.is_onlooker() {
                self.gallery.note(events);
            } else {
                frames.insert(viewer, self.news_frame(viewer, events));
            }
        }
        self.hand_out(&frames, now)?;
        if self.gallery.due().is_some_and(|left| left.is_zero()) {
            self.flush();
        }
        Ok(())
    }

    /// Looks whether something has become old enough for onlookers.
    pub fn refresh(&mut self, now: Millis) -> Result<(), Fault> {
        self.gallery.follow(&self.table, now)
    }

    /// Sends onlookers what waits for them.
    pub fn flush(&mut self) {
        if self.gallery.due().is_none() {
            return;
        }
        let events = self.gallery.take();
        if self.watchers.iter().any(|watcher| watcher.viewer.is_onlooker()) {
            let frame = self.news_frame(Viewer::Onlooker, events);
            for watcher in self.watchers.iter().filter(|watcher| watcher.viewer.is_onlooker()) {
                watcher.outbox.push(frame.clone());
            }
        }
    }

    fn news_frame(&self, viewer: Viewer, events: Vec<Seen>) -> Frame {
        let shown = self.shown(viewer);
        self.frame(shown.number(), &FromServer::news(shown, viewer, events))
    }

    /// Everybody gets the frame of their seats; whoever has sat down or stood up gets a snapshot.
    fn hand_out(&mut self, frames: &HashMap<Viewer, Frame>, now: Millis) -> Result<(), Fault> {
        let mut changed = Vec::new();
        let is_changed = |watcher: &Watcher| viewer_of(&self.table, watcher) != watcher.viewer;
        if self.watchers.iter().any(is_changed) {
            self.flush();
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
            let frame = self.snapshot_frame(self.watchers[at].viewer, now)?;
            self.watchers[at].outbox.push(frame);
        }
        Ok(())
    }

    fn frame(&self, number: u64, message: &FromServer<'_>) -> Frame {
        Frame { news: Some(self.id.clone()), number, text: text_of(message) }
    }
}

/// The seats that somebody who looks has now.
fn viewer_of(table: &Table, watcher: &Watcher) -> Viewer {
    watcher.person.map_or(Viewer::Onlooker, |person| table.viewer(person))
}

/// A message as text.
pub fn text_of(message: &FromServer<'_>) -> Utf8Bytes {
    message.text().into()
}
