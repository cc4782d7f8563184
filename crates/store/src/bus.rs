//! Who is told that something happened: viewers on this node at once, other nodes through PostgreSQL.
//!
//! A table's news is one number that only grows, so nothing can be lost by being late: whoever waits sees
//! the newest number and reads the log from the number it knows. Between nodes nothing else is said: what the
//! events are, whom they concern and which lists they change is asked of the database. That somebody was deleted, and
//! with them words in a log, is found by asking for its revision.

use crate::{StoreError, TableId};
use dashmap::DashMap;
use sqlx::PgPool;
use sqlx::postgres::PgListener;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Notify, broadcast, watch};
use tokio_util::sync::CancellationToken;

const CHANNEL: &str = "klots";
/// PostgreSQL takes less than 8000 bytes in one notification.
const PAYLOAD: usize = 7000;
/// How often the numbers of watched tables are read anyway, in case a notification was lost.
const POLL: Duration = Duration::from_secs(2);
/// How many tables one poll asks for in one statement.
const POLL_TABLES: usize = 1000;
/// The pause before a lost listener connection is tried again.
const RETRY: Duration = Duration::from_millis(500);

/// Notifications that a slow reader of other nodes' news may leave unread.
const UNREAD: usize = 256;

/// What one notification of another node says: tables and the last numbers of their logs.
pub type Grown = Arc<[(TableId, u64)]>;

/// News about tables. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Bus(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    tables: DashMap<TableId, watch::Sender<Heard>>,
    lobby: watch::Sender<u64>,
    /// What other nodes said.
    elsewhere: broadcast::Sender<Grown>,
    /// What other nodes have yet to be told; `None` if there are no other nodes.
    outgoing: Option<Outgoing>,
}

#[derive(Debug, Default)]
struct Outgoing {
    /// Newest numbers only: a table that moves fast is told of once.
    news: DashMap<TableId, u64>,
    /// What was told and is not yet heard back: PostgreSQL tells the teller too.
    told: DashMap<TableId, u64>,
    wake: Notify,
}

/// What was heard of a table. Both only grow.
#[derive(Clone, Copy, Debug, Default)]
struct Heard {
    /// The last number of its log.
    number: u64,
    /// How often what stands in it was changed.
    revision: u64,
}

/// Waits for news about one table. Dropping it ends the interest.
#[derive(Debug)]
pub struct Watch {
    bus: Bus,
    table: TableId,
    news: watch::Receiver<Heard>,
    revision: u64,
}

impl Watch {
    /// Waits until the log is longer than `known`, or was rewritten, and gives its last number, as far as this node
    /// heard.
    ///
    /// Never ends by itself; cancelling it loses nothing.
    pub async fn beyond(&mut self, known: u64) -> u64 {
        let own = self.revision;
        // The guard must not live across an await: the future has to be `Send`.
        let is_new = |heard: &Heard| heard.number > known || heard.revision > own;
        let heard = self.news.wait_for(is_new).await.map(|heard| *heard);
        match heard {
            Ok(heard) => heard.number,
            // The sender lives in the bus, which this watch keeps alive.
            Err(_) => std::future::pending().await,
        }
    }

    /// The newest number this node heard of (0 if none yet).
    pub fn newest(&self) -> u64 {
        self.news.borrow().number
    }

    /// Whether something in the log is not what it was when this watch began: read all of it again.
    pub fn is_rewritten(&self) -> bool {
        self.news.borrow().revision > self.revision
    }

    /// The watched table.
    pub fn table(&self) -> &TableId {
        &self.table
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        // This watch still counts as one receiver.
        self.bus.0.tables.remove_if(&self.table, |_, sender| sender.receiver_count() <= 1);
    }
}

impl Bus {
    pub(crate) fn new(several_nodes: bool) -> Bus {
        Bus(Arc::new(Inner {
            tables: DashMap::new(),
            lobby: watch::Sender::new(0),
            elsewhere: broadcast::Sender::new(UNREAD),
            outgoing: several_nodes.then(Outgoing::default),
        }))
    }

    /// Watches how the log of a table grows. Read it after this call and nothing is missed.
    pub fn watch(&self, table: &TableId) -> Watch {
        self.watch_since(table, u64::MAX)
    }

    /// The same, and whether it is rewritten after this revision.
    pub(crate) fn watch_since(&self, table: &TableId, revision: u64) -> Watch {
        let sender = self.0.tables.entry(table.clone()).or_default();
        Watch { bus: self.clone(), table: table.clone(), news: sender.subscribe(), revision }
    }

    /// Changes whenever this node has changed what a list of tables shows. What other nodes do may change lists
    /// too: see [`Bus::elsewhere`].
    pub fn watch_lobby(&self) -> watch::Receiver<u64> {
        self.0.lobby.subscribe()
    }

    /// What other nodes say from now on. Whoever reads too slowly misses the oldest; a lost connection loses some too.
    pub fn elsewhere(&self) -> broadcast::Receiver<Grown> {
        self.0.elsewhere.subscribe()
    }

    /// How many tables are watched on this node.
    #[cfg(test)]
    fn watched(&self) -> usize {
        self.0.tables.len()
    }

    /// Tells this node and the others of new events: table, last number, whether lists change.
    pub(crate) fn publish<'a>(&self, changes: impl Iterator<Item = (&'a TableId, u64, bool)>) {
        let mut any_lobby = false;
        let mut any = false;
        for (table, number, lobby) in changes {
            self.heard(table, number, 0);
            any = true;
            any_lobby |= lobby;
            if let Some(outgoing) = &self.0.outgoing {
                let mut newest = outgoing.news.entry(table.clone()).or_insert(0);
                *newest = number.max(*newest);
            }
        }
        if any_lobby {
            self.publish_lobby();
        }
        if let Some(outgoing) = self.0.outgoing.as_ref().filter(|_| any) {
            outgoing.wake.notify_one();
        }
    }

    /// Lists of tables look different on this node.
    pub(crate) fn publish_lobby(&self) {
        self.0.lobby.send_modify(|count| *count = count.wrapping_add(1));
    }

    /// The log of a table has grown to this number, and what stands in it has changed this many times.
    pub(crate) fn heard(&self, table: &TableId, number: u64, revision: u64) {
        if let Some(sender) = self.0.tables.get(table) {
            sender.send_if_modified(|newest| {
                let grows = number > newest.number || revision > newest.revision;
                newest.number = number.max(newest.number);
                newest.revision = revision.max(newest.revision);
                grows
            });
        }
    }

    /// Starts telling and listening on PostgreSQL, until cancelled.
    pub(crate) fn connect(&self, pool: &PgPool, stop: &CancellationToken) {
        let stop = stop.clone();
        let work = {
            let (bus, pool) = (self.clone(), pool.clone());
            async move {
                tokio::join!(bus.tell(&pool), bus.listen(&pool), bus.poll(&pool));
            }
        };
        tokio::spawn(async move { stop.run_until_cancelled(work).await });
    }

    /// Tells the other nodes. What could not be told is found by their polling.
    async fn tell(&self, pool: &PgPool) {
        let Some(outgoing) = &self.0.outgoing else { return };
        loop {
            outgoing.wake.notified().await;
            let tables: Vec<TableId> = outgoing.news.iter().map(|entry| entry.key().clone()).collect();
            let news: Vec<_> = tables.iter().filter_map(|table| outgoing.news.remove(table)).collect();
            for some in pieces(news) {
                for (table, number) in &some {
                    outgoing.told.insert(table.clone(), *number);
                }
                if let Err(error) = notify(pool, &payload(&some)).await {
                    tracing::warn!(%error, "other nodes were not told; they will find out by polling");
                    some.iter().for_each(|(table, _)| drop(outgoing.told.remove(table)));
                }
            }
        }
    }

    /// Hears from the other nodes. After every gap all watched numbers are read again.
    async fn listen(&self, pool: &PgPool) {
        loop {
            if let Err(error) = self.listen_once(pool).await {
                tracing::warn!(%error, "the listening connection was lost");
            }
            tokio::time::sleep(RETRY).await;
        }
    }

    async fn listen_once(&self, pool: &PgPool) -> sqlx::Result<()> {
        let mut listener = PgListener::connect_with(pool).await?;
        listener.listen(CHANNEL).await?;
        if let Some(outgoing) = &self.0.outgoing {
            // What was told while nobody listened is not heard back.
            outgoing.told.clear();
        }
        self.catch_up(pool).await?;
        // `None` means that the connection was lost and notifications with it.
        while let Some(news) = listener.try_recv().await? {
            self.read_payload(news.payload());
        }
        Ok(())
    }

    fn read_payload(&self, payload: &str) {
        let mut foreign = Vec::new();
        for (table, number) in payload.split(' ').filter_map(read_item) {
            self.heard(&table, number, 0);
            if !self.is_echo(&table, number) {
                foreign.push((table, number));
            }
        }
        if !foreign.is_empty() {
            // Nobody listening is not an error.
            let _ = self.0.elsewhere.send(foreign.into());
        }
    }

    /// Whether this node said so itself, or has said more since and so knows it.
    fn is_echo(&self, table: &TableId, number: u64) -> bool {
        let Some(outgoing) = &self.0.outgoing else { return false };
        match outgoing.told.remove_if(table, |_, newest| *newest <= number) {
            Some((_, newest)) => newest == number,
            None => outgoing.told.contains_key(table),
        }
    }

    /// The slow way behind the quick one.
    async fn poll(&self, pool: &PgPool) {
        loop {
            tokio::time::sleep(POLL).await;
            if let Err(error) = self.catch_up(pool).await {
                tracing::debug!(%error, "could not poll");
            }
        }
    }

    async fn catch_up(&self, pool: &PgPool) -> sqlx::Result<()> {
        let tables: Vec<TableId> = self.0.tables.iter().map(|entry| entry.key().clone()).collect();
        for some in tables.chunks(POLL_TABLES) {
            let names: Vec<&str> = some.iter().map(TableId::as_str).collect();
            let rows: Vec<(TableId, i64, i64)> = sqlx::query_as(
                "SELECT t.id, (SELECT COALESCE(MAX(e.number), 0) FROM events e WHERE e.table_id = t.id), t.revision \
                 FROM UNNEST($1::text[]) AS q (id) JOIN tables t ON t.id = q.id",
            )
            .bind(names)
            .fetch_all(pool)
            .await?;
            for (table, last, revision) in rows {
                self.heard(&table, crate::db::number(last), crate::db::number(revision));
            }
        }
        Ok(())
    }
}

async fn notify(pool: &PgPool, payload: &str) -> Result<(), StoreError> {
    let mut tx = pool.begin().await?;
    // News need not survive a crash: no reason to wait for the disk.
    sqlx::query("SET LOCAL synchronous_commit = off").execute(&mut *tx).await?;
    sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(payload).execute(&mut *tx).await?;
    Ok(tx.commit().await?)
}

/// As many as fit a notification, until all are told.
fn pieces(news: Vec<(TableId, u64)>) -> Vec<Vec<(TableId, u64)>> {
    /// A space, a colon and the digits of the largest number.
    const AROUND: usize = 22;
    let mut pieces: Vec<Vec<(TableId, u64)>> = Vec::new();
    let mut room = 0;
    for (table, number) in news {
        let needed = table.as_str().len() + AROUND;
        match pieces.last_mut() {
            Some(piece) if needed <= room => piece.push((table, number)),
            _ => {
                pieces.push(vec![(table, number)]);
                room = PAYLOAD;
            }
        }
        room -= needed;
    }
    pieces
}

/// `table:number table:number …`
fn payload(news: &[(TableId, u64)]) -> String {
    let items: Vec<String> = news.iter().map(|(table, number)| format!("{table}:{number}")).collect();
    items.join(" ")
}

/// What cannot be read is nothing: nodes of another version may say more.
fn read_item(item: &str) -> Option<(TableId, u64)> {
    let (table, number) = item.split_once(':')?;
    Some((table.parse().ok()?, number.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(text: &str) -> TableId {
        text.parse().unwrap()
    }

    #[test]
    fn payloads_stay_below_the_limit_and_every_item_is_a_table_and_a_number() {
        let news: Vec<(TableId, u64)> = (0..2000)
            .map(|n| (id(&format!("table-{n}")), if n % 7 == 0 { u64::MAX - n } else { n }))
            .collect();
        let texts: Vec<String> = pieces(news.clone()).iter().map(|piece| payload(piece)).collect();
        assert!(texts.len() > 1 && texts.iter().all(|text| text.len() <= PAYLOAD));
        let read: Vec<(TableId, u64)> =
            texts.iter().flat_map(|text| text.split(' ')).map(|item| read_item(item).unwrap()).collect();
        assert_eq!(read, news, "nothing else is said, and nothing is left out");
        assert!(pieces(Vec::new()).is_empty());
    }

    #[test]
    fn what_is_no_table_with_a_number_is_nothing() {
        let bus = Bus::new(true);
        let mut elsewhere = bus.elsewhere();
        bus.read_payload("lobby !turn-pebbles:7:a !matched:7:a a: :3 a:x a:-1 a b:4:5");
        assert!(elsewhere.try_recv().is_err());
        bus.read_payload("lobby a:3 b:4");
        assert_eq!(*elsewhere.try_recv().unwrap(), [(id("a"), 3), (id("b"), 4)]);
    }

    #[test]
    fn what_a_node_said_itself_is_not_from_elsewhere() {
        let bus = Bus::new(true);
        let mut elsewhere = bus.elsewhere();
        bus.0.outgoing.as_ref().unwrap().told.insert(id("a"), 3);
        bus.read_payload("a:3");
        assert!(elsewhere.try_recv().is_err(), "heard back");
        bus.read_payload("a:4");
        assert_eq!(*elsewhere.try_recv().unwrap(), [(id("a"), 4)]);
        bus.0.outgoing.as_ref().unwrap().told.insert(id("a"), 5);
        bus.read_payload("a:6");
        assert_eq!(*elsewhere.try_recv().unwrap(), [(id("a"), 6)], "another node went on");
        bus.0.outgoing.as_ref().unwrap().told.insert(id("a"), 8);
        bus.read_payload("a:7");
        bus.read_payload("a:8");
        assert!(elsewhere.try_recv().is_err(), "who appended number 8 knew number 7");
        bus.read_payload("a:9");
        assert_eq!(*elsewhere.try_recv().unwrap(), [(id("a"), 9)]);
    }

    #[tokio::test]
    async fn a_watch_sees_the_newest_number_and_goes_with_its_last_watcher() {
        let bus = Bus::new(false);
        let table: TableId = "a".parse().unwrap();
        let mut first = bus.watch(&table);
        let second = bus.watch(&table);
        bus.publish([(&table, 3, false), (&table, 2, false)].into_iter());
        assert_eq!(first.beyond(2).await, 3);
        drop(first);
        assert_eq!(bus.watched(), 1);
        drop(second);
        assert_eq!(bus.watched(), 0);
    }
}
