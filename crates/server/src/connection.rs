//! One socket: hello, subscriptions, acts; a task per connection.

use crate::app::App;
use crate::codes;
use crate::fault::Fault;
use crate::guards::right_origin;
use crate::hub::{Watcher, text_of};
use crate::identity::{Caller, Whoami};
use crate::limits::quota;
use crate::link::{Coming, Frames, Handshake, Heard, Link};
use crate::outage::notice_text;
use crate::outbox::{Frame, Next, Outbox};
use crate::perform::Request;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use futures_util::future::BoxFuture;
use futures_util::stream::{FuturesUnordered, StreamExt};
use governor::{DefaultDirectRateLimiter, RateLimiter};
use play::Refusal;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use store::TableId;
use table::command::Command;
use table::event::Person;
use wire::inbound::{From, Point};
use wire::outbound::{NackCode, Notice};
use wire::{FromClient, FromServer, close};

/// The server pings this often.
pub const HEARTBEAT: Duration = Duration::from_secs(10);
/// Silent for this long: dead.
const DEAD: Duration = Duration::from_secs(25);
/// A frame that cannot be handed over for this long ends the connection.
const STUCK: Duration = Duration::from_secs(20);
/// How long we listen on after the closing frame. Closed with words of the other side unread, the connection
/// would be reset, and the reset would overtake the frame that says why.
const LINGER: Duration = Duration::from_secs(2);
/// A face that does not say hello is not one.
const SHY: Duration = Duration::from_secs(10);
/// A table is sent again to the same socket this often, after the first two times.
const RESYNC: Duration = Duration::from_secs(2);
/// With several nodes, the others learn after this many heartbeats that somebody is still here.
const TOUCH: u32 = 6;

static NEXT_SOCKET: AtomicU64 = AtomicU64::new(1);

/// A number for a new connection.
pub fn number() -> u64 {
    NEXT_SOCKET.fetch_add(1, Ordering::Relaxed)
}

/// The handshake.
pub async fn upgrade(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
    handshake: Handshake,
) -> Response {
    if !right_origin(&app, &headers) && (caller.who.is_some() || headers.contains_key("origin")) {
        return Fault::forbidden(codes::ORIGIN).into_response();
    }
    let spoken = handshake.spoken;
    let (response, coming) = handshake.agree();
    // Counted, so that a stop waits for the last words.
    app.tasks.spawn(Connection::run(app.clone(), caller, coming, spoken));
    response
}

struct Connection {
    app: App,
    caller: Caller,
    number: u64,
    outbox: Arc<Outbox>,
    greeted: bool,
    tables: BTreeMap<TableId, Option<String>>,
    /// When a table may be sent again, and who has to wait for that.
    again: BTreeMap<TableId, Instant>,
    waiting: BTreeMap<TableId, Wish>,
    bucket: DefaultDirectRateLimiter,
    heard: Instant,
    beats: u32,
}

type Answer = BoxFuture<'static, Frame>;

/// How somebody wants to look at a table.
type Wish = (Option<From>, Option<String>);

impl Connection {
    async fn run(app: App, caller: Caller, coming: Coming, spoken: bool) {
        let Some(mut link) = coming.link().await else { return };
        let limits = app.config.limits;
        let outbox = app.outbox(&caller);
        let counted = app.count(&caller, &outbox);
        if counted.is_none() || !spoken {
            let code = if spoken { close::POLICY } else { close::VERSION };
            return end(link, code).await;
        }
        let bucket = RateLimiter::direct(quota(
            limits.messages_per_10s,
            Duration::from_secs(10),
            limits.message_burst,
        ));
        let mut connection = Connection {
            number: number(),
            app,
            caller,
            outbox,
            greeted: false,
            tables: BTreeMap::new(),
            again: BTreeMap::new(),
            waiting: BTreeMap::new(),
            bucket,
            heard: Instant::now(),
            beats: 0,
        };
        let code = connection.serve(&mut link).await;
        Box::pin(connection.leave()).await;
        // Who hears the last word is gone from every list.
        drop((connection, counted));
        end(link, code).await;
    }

    /// Runs until somebody ends it; the code to close with.
    async fn serve(&mut self, link: &mut Link) -> u16 {
        let mut acts: FuturesUnordered<Answer> = FuturesUnordered::new();
        let mut heartbeat = tokio::time::interval_at((Instant::now() + HEARTBEAT).into(), HEARTBEAT);
        let outbox = self.outbox.clone();
        loop {
            if let Err(code) = self.drain(link).await {
                return code;
            }
            tokio::select! {
                heard = link.hear() => match self.hear(heard, &mut acts).await {
                    Ok(()) => {}
                    Err(code) => {
                        let _ = self.drain(link).await;
                        return code;
                    }
                },
                Some(frame) = acts.next(), if !acts.is_empty() => self.outbox.push(frame),
                () = outbox.pushed() => {}
                _ = heartbeat.tick() => if let Err(code) = self.beat().await { return code },
                table = cooled(&self.waiting, &self.again) => {
                    if let Some((from, key)) = self.waiting.remove(&table) {
                        Box::pin(self.subscribe_now(&table, from, key)).await;
                    }
                }
            }
        }
    }

    /// Sends everything that waits, together where it fits.
    async fn drain(&mut self, link: &mut Link) -> Result<(), u16> {
        loop {
            let mut frames = Frames::default();
            let then = loop {
                match self.outbox.next() {
                    Next::Send(frame) => frames.add(&frame.text),
                    then => break Some(then),
                }
                if frames.is_full() {
                    break None;
                }
            };
            if !frames.is_empty() {
                match tokio::time::timeout(STUCK, link.say(frames)).await {
                    Ok(Ok(())) => {}
                    Ok(Err(_)) => return Err(close::NORMAL),
                    Err(_) => return Err(close::SLOW),
                }
            }
            match then {
                Some(Next::Snapshot(table)) => Box::pin(self.settle(&table)).await,
                Some(Next::Close(code)) => return Err(code),
                Some(Next::Idle) => return Ok(()),
                // More may wait.
                Some(Next::Send(_)) | None => {}
            }
        }
    }

    /// Events of a table were dropped: says so, and sends the table as it stands.
    async fn settle(&self, table: &TableId) {
        let gap = FromServer::Gap { table: table.to_string() };
        self.outbox.push(Frame::plain(text_of(&gap)));
        let key = self.tables.get(table).cloned().flatten();
        if let Err(fault) = self.app.settle(table, self.person(), key, &self.outbox).await {
            self.outbox.forget(table);
            self.outbox.push(gone(table, fault));
        }
    }

    async fn beat(&mut self) -> Result<(), u16> {
        if self.heard.elapsed() > DEAD {
            return Err(close::NORMAL);
        }
        if !self.greeted {
            return if self.heard.elapsed() > SHY { Err(close::POLICY) } else { Ok(()) };
        }
        self.beats += 1;
        if self.beats.is_multiple_of(TOUCH) {
            Box::pin(self.touch()).await;
        }
        self.outbox.push(Frame::plain(text_of(&FromServer::Ping { time: self.app.now() })));
        Ok(())
    }

    /// With several nodes, the others learn from the store who is connected here.
    async fn touch(&self) {
        if let (true, Some(who)) = (self.app.several_nodes(), &self.caller.who) {
            let sessions = self.app.store.sessions(who.person, self.app.now()).await.unwrap_or_default();
            if let Some(session) = sessions.iter().find(|session| session.id == who.grant) {
                let touched = self.app.store.touch_session(session, self.app.now(), session.expires_ms).await;
                if let Err(error) = touched {
                    tracing::debug!(%error, "a session could not be touched");
                }
            }
        }
    }

    async fn hear(&mut self, heard: Heard, acts: &mut FuturesUnordered<Answer>) -> Result<(), u16> {
        self.heard = Instant::now();
        if matches!(heard, Heard::Text(_) | Heard::Sign) {
            self.count()?;
        }
        let text = match heard {
            Heard::Text(text) => text,
            Heard::Sign => return Ok(()),
            Heard::Leave | Heard::End => return Err(close::NORMAL),
            Heard::Foreign => return Err(close::POLICY),
        };
        let message = match wire::read(&text) {
            Ok(message) => message,
            Err(why) => {
                self.refuse(why);
                return Err(close::POLICY);
            }
        };
        self.obey(message, acts).await
    }

    /// Every frame counts, whatever kind it is: for the socket, for whoever has it, and for the address.
    fn count(&self) -> Result<(), u16> {
        metrics::counter!("klots_messages_total").increment(1);
        if self.bucket.check().is_err() || self.app.buckets.message(&self.caller).is_err() {
            self.refuse(Refusal::new(wire::codes::RATE));
            return Err(close::POLICY);
        }
        Ok(())
    }

    async fn obey(&mut self, message: FromClient, acts: &mut FuturesUnordered<Answer>) -> Result<(), u16> {
        match message {
            FromClient::Hello { versions, resume, .. } => {
                return Box::pin(self.hello(&versions, resume)).await;
            }
            _ if !self.greeted => {
                self.refuse(Refusal::new(codes::HELLO_FIRST));
                return Err(close::POLICY);
            }
            FromClient::Subscribe { table, from, key } => Box::pin(self.subscribe(&table, from, key)).await,
            FromClient::Unsubscribe { table } => Box::pin(self.unsubscribe(&table)).await,
            FromClient::Act { table, id, based_on, action } => {
                if acts.len() >= self.most_acts() {
                    self.outbox.push(nack(&id, &table, Fault::rate()));
                } else {
                    acts.push(self.perform(table, id, based_on, action));
                }
            }
            FromClient::Lobby { watch: true } => self.app.lobby.watch(&self.outbox),
            FromClient::Lobby { watch: false } => self.app.lobby.unwatch(&self.outbox),
            FromClient::Ping { nonce } => {
                let pong = FromServer::Pong { nonce, time: self.app.now() };
                self.outbox.push(Frame::plain(text_of(&pong)));
            }
            FromClient::Pong { time } => {
                let lag = (self.app.now() - time).max(0) as f64 / 1000.0;
                metrics::histogram!("klots_lag_seconds").record(lag);
            }
        }
        Ok(())
    }

    async fn hello(&mut self, versions: &[u32], resume: Vec<Point>) -> Result<(), u16> {
        if !versions.contains(&wire::VERSION) {
            return Err(close::VERSION);
        }
        self.greeted = true;
        let welcome = FromServer::Welcome {
            version: wire::VERSION,
            build: crate::BUILD.to_owned(),
            time: self.app.now(),
            heartbeat_ms: HEARTBEAT.as_millis() as u32,
            me: self.caller.who.as_deref().map(Whoami::me),
            limits: self.app.limits(),
        };
        self.outbox.push(Frame::plain(text_of(&welcome)));
        if self.app.outages.is_frozen() {
            self.outbox.push(Frame::plain(notice_text(&Notice::Frozen {})));
        }
        for point in resume {
            let from = From { epoch: point.epoch, number: point.number };
            self.subscribe(&point.table, Some(from), point.key).await;
        }
        Ok(())
    }

    /// A seat is bounded by itself; a socket may look at many.
    fn most_acts(&self) -> usize {
        let limits = &self.app.config.limits;
        limits.open_acts as usize * limits.tables_per_socket as usize
    }

    fn refuse(&self, why: Refusal) {
        self.outbox.push(Frame::plain(text_of(&FromServer::Refused { why })));
    }

    fn person(&self) -> Option<Person> {
        self.caller.who.as_deref().map(Whoami::at_table)
    }

    async fn subscribe(&mut self, name: &str, from: Option<From>, key: Option<String>) {
        let Ok(id) = name.parse::<TableId>() else {
            let why = Fault::not_found().why;
            let table = name.chars().take(64).collect();
            self.outbox.push(Frame::plain(text_of(&FromServer::Gone { table, why })));
            return;
        };
        if self.is_hot(&id) {
            if self.may_wait() {
                self.waiting.insert(id, (from, key));
            }
            return;
        }
        self.subscribe_now(&id, from, key).await;
    }

    /// Only the newest wish for a table counts, so these never grow beyond the tables of a socket.
    fn may_wait(&self) -> bool {
        self.waiting.len() < self.app.config.limits.tables_per_socket as usize
    }

    /// Whether this table was sent a moment ago, twice: the next time has to wait.
    fn is_hot(&mut self, id: &TableId) -> bool {
        let now = Instant::now();
        self.again.retain(|_, ready| *ready > now);
        self.waiting.contains_key(id) || self.again.get(id).is_some_and(|ready| *ready > now + RESYNC)
    }

    async fn subscribe_now(&mut self, id: &TableId, from: Option<From>, key: Option<String>) {
        let now = Instant::now();
        let ready = self.again.get(id).copied().unwrap_or(now).max(now) + RESYNC;
        self.again.insert(id.clone(), ready);
        match self.try_subscribe(id, from, key.clone()).await {
            Ok(()) => {}
            // Nobody is sent away for an outage: it is tried again until it is over.
            Err(fault) if fault.code == NackCode::Unavailable && self.may_wait() => {
                self.waiting.insert(id.clone(), (from, key));
            }
            Err(fault) => self.outbox.push(gone(id, fault)),
        }
    }

    async fn try_subscribe(
        &mut self,
        id: &TableId,
        from: Option<From>,
        key: Option<String>,
    ) -> Result<(), Fault> {
        let most = self.app.config.limits.tables_per_socket as usize;
        if self.tables.len() >= most && !self.tables.contains_key(id) {
            return Err(Fault::rate());
        }
        let watcher = Watcher::new(self.number, self.person(), key.clone(), self.outbox.clone());
        let app = self.app.clone();
        self.app.look(id, move |live| live.watch(&app, watcher, from)).await??;
        self.tables.insert(id.clone(), key);
        Ok(())
    }

    async fn unsubscribe(&mut self, name: &str) {
        let Ok(id) = name.parse::<TableId>() else { return };
        self.waiting.remove(&id);
        if self.tables.remove(&id).is_some() {
            self.look_away(&id).await;
            self.outbox.forget(&id);
        }
    }

    async fn look_away(&self, id: &TableId) {
        let number = self.number;
        if let Some(door) = self.app.hub.get(id) {
            door.look(move |live| live.unwatch(number)).await;
        }
    }

    /// The answer to an act, when there is one.
    fn perform(&self, table: String, id: String, based_on: Option<u64>, command: Command) -> Answer {
        let (app, caller) = (self.app.clone(), self.caller.clone());
        Box::pin(async move {
            let request = Request { table: table.clone(), id: id.clone(), based_on, command };
            match app.perform(&caller, request).await {
                Ok(number) => Frame::plain(text_of(&FromServer::Ack { id, table, number })),
                Err(fault) => nack(&id, &table, fault),
            }
        })
    }

    async fn leave(&mut self) {
        self.app.lobby.unwatch(&self.outbox);
        for id in std::mem::take(&mut self.tables).into_keys() {
            self.look_away(&id).await;
        }
    }
}

/// The first table that waits and may be sent again now.
async fn cooled(waiting: &BTreeMap<TableId, Wish>, again: &BTreeMap<TableId, Instant>) -> TableId {
    let now = Instant::now();
    let ready = |id: &TableId| again.get(id).map_or(now, |ready| *ready - RESYNC);
    match waiting.keys().map(|id| (ready(id), id)).min() {
        Some((at, id)) => {
            tokio::time::sleep_until(at.into()).await;
            id.clone()
        }
        None => std::future::pending().await,
    }
}

impl App {
    /// Sends a reader whose events were dropped the table as it stands, for the seats they have now.
    pub async fn settle(
        &self,
        id: &TableId,
        person: Option<Person>,
        key: Option<String>,
        outbox: &Arc<Outbox>,
    ) -> Result<(), Fault> {
        let (app, outbox) = (self.clone(), outbox.clone());
        let settled = self.look(id, move |live| {
            live.flush();
            let viewer = live.admit(person, key.as_deref())?;
            live.snapshot_frame(viewer, app.now()).map(|frame| outbox.settle(frame))
        });
        settled.await?
    }
}

fn nack(id: &str, table: &str, fault: Fault) -> Frame {
    Frame::plain(text_of(&FromServer::Nack {
        id: id.to_owned(),
        table: table.to_owned(),
        code: fault.code,
        why: fault.why,
        number: fault.number.unwrap_or(0),
    }))
}

fn gone(table: &TableId, fault: Fault) -> Frame {
    Frame::plain(text_of(&FromServer::Gone { table: table.to_string(), why: fault.why }))
}

/// Closes the connection and says why. Where a rule was broken, it is still read from for a while: see [`LINGER`].
async fn end(mut link: Link, code: u16) {
    let told = tokio::time::timeout(STUCK, link.close(code)).await;
    if told == Ok(true) && !matches!(code, close::NORMAL | close::RESTART) {
        let deaf = async { while !matches!(link.hear().await, Heard::End | Heard::Foreign) {} };
        let _ = tokio::time::timeout(LINGER, deaf).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn size_of_future<A, B, C, D, F>(_: impl FnOnce(A, B, C, D) -> F) -> usize {
        size_of::<F>()
    }

    /// Most connections wait most of the time: what is rare lies in a box of its own while it lasts.
    #[test]
    fn a_connection_that_waits_takes_little_memory() {
        let size = size_of_future(Connection::run);
        println!("{size} bytes");
        assert!(size <= 4096, "{size} bytes");
    }
}
