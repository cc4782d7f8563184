//! Who is told that something happened: viewers on this node at once, other nodes through PostgreSQL.
//!
//! A table's news is one number that only grows, so nothing can be lost by being late: whoever waits sees
//! the newest number and reads the log from the number it knows.

use crate::{PersonId, StoreError, TableId};
use dashmap::DashMap;
use sqlx::PgPool;
use sqlx::postgres::PgListener;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
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

/// Calls that may wait for another node's ear, and that a slow listener may leave unheard.
const CALLS: usize = 1024;

/// Somebody is wanted at a table and is not connected where that was decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Call {
    /// Who.
    pub person: PersonId,
    /// Where.
    pub table: TableId,
    /// A short word of the caller: what for.
    pub what: String,
}

impl Call {
    /// `!what:person:table`: no table's name begins like this.
    fn text(&self) -> String {
        format!("!{}:{}:{}", self.what, self.person, self.table)
    }

    fn read(text: &str) -> Option<Call> {
        let mut parts = text.strip_prefix('!')?.split(':');
        let (what, person, table) = (parts.next()?, parts.next()?, parts.next()?);
        Some(Call { what: what.to_owned(), person: person.parse().ok()?, table: table.parse().ok()? })
    }
}

/// News about tables. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Bus(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    tables: DashMap<TableId, watch::Sender<u64>>,
    lobby: watch::Sender<u64>,
    /// What other nodes called.
    calls: broadcast::Sender<Call>,
    /// What other nodes have yet to be told; `None` if there are no other nodes.
    outgoing: Option<Outgoing>,
    received: AtomicU64,
}

#[derive(Debug, Default)]
struct Outgoing {
    /// Newest numbers only: a table that moves fast is told of once.
    news: DashMap<TableId, u64>,
    lobby: std::sync::atomic::AtomicBool,
    calls: Mutex<Vec<Call>>,
    wake: Notify,
}

/// Waits for news about one table. Dropping it ends the interest.
#[derive(Debug)]
pub struct Watch {
    bus: Bus,
    table: TableId,
    numbers: watch::Receiver<u64>,
}

impl Watch {
    /// Waits until the log is longer than `known` and gives its last number, as far as this node heard.
    ///
    /// Never ends by itself; cancelling it loses nothing.
    pub async fn beyond(&mut self, known: u64) -> u64 {
        // The guard must not live across an await: the future has to be `Send`.
        let heard = self.numbers.wait_for(|number| *number > known).await.map(|number| *number);
        match heard {
            Ok(number) => number,
            // The sender lives in the bus, which this watch keeps alive.
            Err(_) => std::future::pending().await,
        }
    }

    /// The newest number this node heard of (0 if none yet).
    pub fn newest(&self) -> u64 {
        *self.numbers.borrow()
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
            calls: broadcast::Sender::new(CALLS),
            outgoing: several_nodes.then(Outgoing::default),
            received: AtomicU64::new(0),
        }))
    }

    /// Watches a table. Read its log after this call and nothing is missed.
    pub fn watch(&self, table: &TableId) -> Watch {
        let sender = self.0.tables.entry(table.clone()).or_insert_with(|| watch::Sender::new(0));
        Watch { bus: self.clone(), table: table.clone(), numbers: sender.subscribe() }
    }

    /// Changes whenever a list of tables may look different.
    pub fn watch_lobby(&self) -> watch::Receiver<u64> {
        self.0.lobby.subscribe()
    }

    /// What other nodes call from now on. Who listens too slowly misses the oldest.
    pub fn calls(&self) -> broadcast::Receiver<Call> {
        self.0.calls.subscribe()
    }

    /// Calls somebody through the other nodes, if there are any. Lost with the connection: nothing may depend on it.
    pub fn call(&self, call: Call) {
        let Some(outgoing) = &self.0.outgoing else { return };
        let mut calls = outgoing.calls.lock().unwrap_or_else(PoisonError::into_inner);
        if calls.len() < CALLS {
            calls.push(call);
            outgoing.wake.notify_one();
        }
    }

    /// How many tables are watched on this node.
    pub fn watched(&self) -> usize {
        self.0.tables.len()
    }

    /// How many notifications came from other nodes.
    pub fn received(&self) -> u64 {
        self.0.received.load(Ordering::Relaxed)
    }

    /// Tells this node and the others of new events: table, last number, whether lists change.
    pub(crate) fn publish<'a>(&self, changes: impl Iterator<Item = (&'a TableId, u64, bool)>) {
        let mut any_lobby = false;
        let mut any = false;
        for (table, number, lobby) in changes {
            self.heard(table, number);
            any = true;
            any_lobby |= lobby;
            if let Some(outgoing) = &self.0.outgoing {
                let mut newest = outgoing.news.entry(table.clone()).or_insert(0);
                *newest = number.max(*newest);
            }
        }
        if any_lobby {
            self.publish_lobby();
        } else if let Some(outgoing) = self.0.outgoing.as_ref().filter(|_| any) {
            outgoing.wake.notify_one();
        }
    }

    pub(crate) fn publish_lobby(&self) {
        self.heard_lobby();
        if let Some(outgoing) = &self.0.outgoing {
            outgoing.lobby.store(true, Ordering::Release);
            outgoing.wake.notify_one();
        }
    }

    fn heard(&self, table: &TableId, number: u64) {
        if let Some(sender) = self.0.tables.get(table) {
            sender.send_if_modified(|newest| {
                let grows = number > *newest;
                *newest = number.max(*newest);
                grows
            });
        }
    }

    fn heard_lobby(&self) {
        self.0.lobby.send_modify(|count| *count = count.wrapping_add(1));
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
            let lobby = outgoing.lobby.swap(false, Ordering::AcqRel);
            let tables: Vec<TableId> = outgoing.news.iter().map(|entry| entry.key().clone()).collect();
            let news = tables.iter().filter_map(|table| outgoing.news.remove(table));
            let calls = std::mem::take(&mut *outgoing.calls.lock().unwrap_or_else(PoisonError::into_inner));
            for payload in payloads(news, lobby, &calls) {
                if let Err(error) = notify(pool, &payload).await {
                    tracing::warn!(%error, "other nodes were not told; they will find out by polling");
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
        self.catch_up(pool).await?;
        // `None` means that the connection was lost and notifications with it.
        while let Some(news) = listener.try_recv().await? {
            self.0.received.fetch_add(1, Ordering::Relaxed);
            self.read_payload(news.payload());
        }
        Ok(())
    }

    fn read_payload(&self, payload: &str) {
        for item in payload.split(' ') {
            if let Some(call) = Call::read(item) {
                // Nobody listening is no error.
                let _ = self.0.calls.send(call);
                continue;
            }
            match item.split_once(':') {
                Some((table, number)) => {
                    if let (Ok(table), Ok(number)) = (table.parse(), number.parse()) {
                        self.heard(&table, number);
                    }
                }
                None if item == "lobby" => self.heard_lobby(),
                None => {}
            }
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
            let rows: Vec<(TableId, i64)> = sqlx::query_as(
                "SELECT q.id, (SELECT COALESCE(MAX(e.number), 0) FROM events e WHERE e.table_id = q.id) \
                 FROM UNNEST($1::text[]) AS q (id)",
            )
            .bind(names)
            .fetch_all(pool)
            .await?;
            for (table, last) in rows {
                self.heard(&table, crate::db::number(last));
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

/// `table:number table:number … !what:person:table … lobby`, in pieces that fit a notification.
fn payloads(news: impl Iterator<Item = (TableId, u64)>, lobby: bool, calls: &[Call]) -> Vec<String> {
    let mut pieces = vec![if lobby { "lobby".to_owned() } else { String::new() }];
    let news = news.map(|(table, number)| format!("{table}:{number}"));
    for item in news.chain(calls.iter().map(Call::text)) {
        match pieces.last_mut() {
            Some(piece) if piece.len() + item.len() < PAYLOAD => {
                if !piece.is_empty() {
                    piece.push(' ');
                }
                piece.push_str(&item);
            }
            _ => pieces.push(item),
        }
    }
    pieces.retain(|piece| !piece.is_empty());
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn payloads_stay_below_the_limit_and_carry_everything() {
        let news = (0..2000).map(|n| (format!("table-{n}").parse().unwrap(), n));
        let pieces = payloads(news, true, &[]);
        assert!(pieces.iter().all(|piece| piece.len() < 7999));
        let items: usize = pieces.iter().map(|piece| piece.split(' ').count()).sum();
        assert_eq!(items, 2001);
        assert!(payloads(std::iter::empty(), false, &[]).is_empty());
    }

    #[tokio::test]
    async fn a_call_is_heard_as_it_was_said() {
        let bus = Bus::new(true);
        let mut calls = bus.calls();
        let call = |what: &str| Call {
            person: PersonId(uuid::Uuid::from_u128(7)),
            table: "a".parse().unwrap(),
            what: what.to_owned(),
        };
        let said = [call("matched"), call("turn-quixo")];
        for payload in payloads([("b".parse().unwrap(), 3)].into_iter(), true, &said) {
            bus.read_payload(&payload);
        }
        assert_eq!([calls.recv().await.unwrap(), calls.recv().await.unwrap()], said);
        bus.read_payload("!turn !turn: !turn:x:y !:: !");
        assert!(calls.try_recv().is_err(), "what cannot be read is nothing");
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
