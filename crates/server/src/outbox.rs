//! What waits to be sent to one reader. It never grows beyond its bounds: events of a table that do not fit
//! are dropped, and one snapshot takes their place.

use crate::link::Utf8Bytes;
use std::collections::{BTreeSet, VecDeque};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use store::TableId;
use tokio::sync::Notify;

/// Two collapses within this time and the reader is too slow.
const PATIENCE: Duration = Duration::from_secs(30);

/// An empty queue keeps room for this many frames; what a burst needed is given back.
const ROOM: usize = 8;

/// A frame on its way.
#[derive(Clone, Debug)]
pub struct Frame {
    /// The table whose news it is; `None` for what must not be dropped.
    pub news: Option<TableId>,
    /// The last number of that table in it.
    pub number: u64,
    /// The frame.
    pub text: Utf8Bytes,
}

impl Frame {
    /// A frame that is never dropped.
    pub fn plain(text: impl Into<Utf8Bytes>) -> Frame {
        Frame { news: None, number: 0, text: text.into() }
    }
}

/// What the reader's task should do next.
#[derive(Debug)]
pub enum Next {
    /// Send this.
    Send(Frame),
    /// Make a snapshot of this table: its events were dropped.
    Snapshot(TableId),
    /// Close with this code.
    Close(u16),
    /// Nothing waits.
    Idle,
}

/// What waits for all readers of one address together, in bytes.
#[derive(Debug)]
pub struct AddressBacklog {
    bytes: AtomicUsize,
    most: usize,
}

impl AddressBacklog {
    /// An empty one that holds this much.
    pub fn new(most: u32) -> AddressBacklog {
        AddressBacklog { bytes: AtomicUsize::new(0), most: most as usize }
    }

    fn has_room(&self, bytes: usize) -> bool {
        self.bytes.load(Ordering::Relaxed) + bytes <= self.most
    }

    /// What waited for one reader has changed from this to that.
    fn change(&self, before: usize, after: usize) {
        if after >= before {
            self.bytes.fetch_add(after - before, Ordering::Relaxed);
        } else {
            self.bytes.fetch_sub(before - after, Ordering::Relaxed);
        }
    }
}

/// The queue of one reader.
#[derive(Debug)]
pub struct Outbox {
    inner: Mutex<Inner>,
    wake: Notify,
    max_frames: usize,
    max_bytes: usize,
    backlog: Arc<AddressBacklog>,
}

impl Drop for Outbox {
    fn drop(&mut self) {
        let waiting = self.lock().bytes;
        self.backlog.change(waiting, 0);
    }
}

#[derive(Debug, Default)]
struct Inner {
    frames: VecDeque<Frame>,
    bytes: usize,
    collapsed: BTreeSet<TableId>,
    last_collapse: Option<Instant>,
    close: Option<u16>,
}

impl Outbox {
    /// An empty queue with these bounds, and those of its address.
    pub fn new(max_frames: u32, max_bytes: u32, backlog: Arc<AddressBacklog>) -> Outbox {
        Outbox {
            inner: Mutex::default(),
            wake: Notify::new(),
            max_frames: max_frames as usize,
            max_bytes: max_bytes as usize,
            backlog,
        }
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Puts a frame at the end. Too much of it makes the table's news collapse.
    pub fn push(&self, frame: Frame) {
        let mut inner = self.lock();
        if inner.close.is_some() {
            return;
        }
        if frame.news.as_ref().is_some_and(|table| inner.collapsed.contains(table)) {
            return;
        }
        let before = inner.bytes;
        let full = inner.frames.len() >= self.max_frames
            || inner.bytes + frame.text.len() > self.max_bytes
            || !self.backlog.has_room(frame.text.len());
        match &frame.news {
            _ if !full => inner.add(frame),
            Some(table) => inner.collapse(table.clone()),
            None => match inner.frames.iter().find_map(|waiting| waiting.news.clone()) {
                // What is not news cannot be dropped; news that a snapshot can tell makes room for it.
                Some(table) => {
                    inner.collapse(table);
                    inner.add(frame);
                }
                None => inner.close = Some(wire::close::SLOW),
            },
        }
        self.backlog.change(before, inner.bytes);
        drop(inner);
        self.wake.notify_one();
    }

    /// The snapshot that takes the place of dropped events; from now on events are taken again.
    pub fn settle(&self, frame: Frame) {
        let mut inner = self.lock();
        if let Some(table) = &frame.news {
            inner.collapsed.remove(table);
        }
        self.backlog.change(0, frame.text.len());
        inner.add(frame);
    }

    /// Forgets a table.
    pub fn forget(&self, table: &TableId) {
        let mut inner = self.lock();
        let before = inner.bytes;
        inner.drop_news(table);
        inner.collapsed.remove(table);
        self.backlog.change(before, inner.bytes);
    }

    /// Ends the connection.
    pub fn close(&self, code: u16) {
        self.lock().close.get_or_insert(code);
        self.wake.notify_one();
    }

    /// What to do next.
    pub fn next(&self) -> Next {
        let mut inner = self.lock();
        if inner.close == Some(wire::close::SLOW) {
            return Next::Close(wire::close::SLOW);
        }
        if let Some(frame) = inner.frames.pop_front() {
            inner.bytes -= frame.text.len();
            self.backlog.change(frame.text.len(), 0);
            if inner.frames.is_empty() && inner.frames.capacity() > ROOM {
                inner.frames = VecDeque::new();
            }
            return Next::Send(frame);
        }
        if let Some(code) = inner.close {
            return Next::Close(code);
        }
        inner.collapsed.first().map_or(Next::Idle, |table| Next::Snapshot(table.clone()))
    }

    /// Waits until something was pushed.
    pub async fn pushed(&self) {
        self.wake.notified().await;
    }
}

impl Inner {
    fn add(&mut self, frame: Frame) {
        self.bytes += frame.text.len();
        self.frames.push_back(frame);
    }

    fn drop_news(&mut self, table: &TableId) {
        let Inner { frames, bytes, .. } = self;
        frames.retain(|frame| {
            let keep = frame.news.as_ref() != Some(table);
            if !keep {
                *bytes -= frame.text.len();
            }
            keep
        });
    }

    fn collapse(&mut self, table: TableId) {
        metrics::counter!("klots_collapsed_total").increment(1);
        let now = Instant::now();
        if self.last_collapse.is_some_and(|last| now - last < PATIENCE) {
            self.close = Some(wire::close::SLOW);
            return;
        }
        self.last_collapse = Some(now);
        self.drop_news(&table);
        self.collapsed.insert(table);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn news(table: &TableId, number: u64) -> Frame {
        Frame { news: Some(table.clone()), number, text: "x".repeat(100).into() }
    }

    #[test]
    fn a_full_queue_collapses_to_one_snapshot_and_the_second_time_closes() {
        let outbox = Outbox::new(4, 10_000, Arc::new(AddressBacklog::new(10_000)));
        let (a, b) = (TableId::random(), TableId::random());
        outbox.push(news(&b, 1));
        for number in 0..10 {
            outbox.push(news(&a, number));
        }
        assert!(matches!(outbox.next(), Next::Send(frame) if frame.news.as_ref() == Some(&b)));
        assert!(matches!(outbox.next(), Next::Snapshot(table) if table == a));
        outbox.settle(news(&a, 11));
        assert!(matches!(outbox.next(), Next::Send(frame) if frame.number == 11));
        assert!(matches!(outbox.next(), Next::Idle));
        for number in 0..10 {
            outbox.push(news(&b, number));
        }
        assert!(matches!(outbox.next(), Next::Close(wire::close::SLOW)));
    }

    #[test]
    fn news_give_way_to_what_cannot_be_dropped() {
        let outbox = Outbox::new(4, 10_000, Arc::new(AddressBacklog::new(10_000)));
        let a = TableId::random();
        (0..4).for_each(|number| outbox.push(news(&a, number)));
        for _ in 0..4 {
            outbox.push(Frame::plain("ack"));
            assert!(outbox.lock().frames.len() <= 4);
        }
        for _ in 0..4 {
            assert!(matches!(outbox.next(), Next::Send(frame) if frame.news.is_none()));
        }
        assert!(matches!(outbox.next(), Next::Snapshot(table) if table == a));
    }

    #[test]
    fn memory_is_bounded_by_bytes_too() {
        let backlog = Arc::new(AddressBacklog::new(10_000));
        let outbox = Outbox::new(1_000, 250, backlog.clone());
        let a = TableId::random();
        for number in 0..100 {
            outbox.push(news(&a, number));
        }
        assert!(matches!(outbox.next(), Next::Snapshot(_)));
        assert_eq!((outbox.lock().bytes, backlog.bytes.load(Ordering::Relaxed)), (0, 0));
    }

    #[test]
    fn readers_of_one_address_share_a_bound_and_give_back_what_they_took() {
        let backlog = Arc::new(AddressBacklog::new(500));
        let readers: Vec<Outbox> = (0..4).map(|_| Outbox::new(1_000, 300, backlog.clone())).collect();
        let a = TableId::random();
        for number in 0..2 {
            readers.iter().for_each(|reader| reader.push(news(&a, number)));
        }
        let waiting: usize = readers.iter().map(|reader| reader.lock().bytes).sum();
        assert!(waiting <= 500 && waiting == backlog.bytes.load(Ordering::Relaxed), "{waiting}");
        assert!(readers.iter().any(|reader| matches!(reader.next(), Next::Snapshot(_))));
        readers[0].forget(&a);
        drop(readers);
        assert_eq!(backlog.bytes.load(Ordering::Relaxed), 0);
    }
}
