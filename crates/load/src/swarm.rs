//! The swarm: tables with players and onlookers that move in a rhythm, or as fast as they can.

use crate::Trouble;
use crate::client::{Frame, Guest, Receiving, Sending, Socket, move_id, move_text};
use crate::figures::{Delays, Summary, Usage, usage};
use crate::http::Client;
use anyhow::{Context as _, bail};
use futures_util::stream::SelectAll;
use futures_util::{SinkExt as _, StreamExt as _};
use serde::Serialize;
use serde_json::{Value, json};
use std::net::Ipv4Addr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, watch};
use tokio_tungstenite::tungstenite::Message;

/// What the swarm does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Mode {
    /// Each table moves once in the given time.
    Rhythm(Duration),
    /// Each table moves again as soon as the last move is acknowledged.
    Flood,
    /// Nobody moves.
    Idle,
}

/// How large, how long, how fast.
#[derive(Clone, Debug, Serialize)]
pub struct SwarmPlan {
    /// The server: `http://127.0.0.1:port`.
    pub base: String,
    /// Its process, if its memory shall be measured.
    pub pid: Option<u32>,
    /// Tables.
    pub tables: usize,
    /// Sockets at each table: the first two play, the others watch.
    pub sockets_per_table: usize,
    /// What they do.
    pub mode: Mode,
    /// For how long, after everybody has sat down.
    pub lasting: Duration,
    /// The game.
    pub game: String,
    /// Every table comes from an address of its own, counted from this one, as strangers do; else all come from one.
    pub from: Option<Ipv4Addr>,
}

/// More sockets than this are never opened.
pub const MOST_SOCKETS: usize = 25_000;
/// Longer than this is never measured.
pub const LONGEST: Duration = Duration::from_secs(30 * 60);

impl SwarmPlan {
    /// Refuses other machines and what has no bounds.
    pub fn check(&self) -> anyhow::Result<()> {
        let host =
            self.base.strip_prefix("http://").and_then(|rest| rest.rsplit_once(':')).map(|(host, _)| host);
        if !matches!(host, Some("127.0.0.1" | "localhost" | "[::1]")) {
            bail!(Trouble::Elsewhere(self.base.clone()));
        }
        if self.tables * self.sockets_per_table > MOST_SOCKETS || self.sockets_per_table == 0 {
            bail!(Trouble::Sockets { most: MOST_SOCKETS });
        }
        if self.lasting > LONGEST {
            bail!(Trouble::Seconds { most: LONGEST.as_secs() });
        }
        Ok(())
    }
}

/// What was measured.
#[derive(Clone, Debug, Serialize)]
pub struct Measured {
    /// Sockets that were open.
    pub sockets: u64,
    /// Moves that were acknowledged.
    pub moves: u64,
    /// Acknowledged moves in a second.
    pub moves_per_second: f64,
    /// From sending a move to everybody's receipt at that table.
    pub everyone: Summary,
    /// From sending a move to its acknowledgement.
    pub acknowledged: Summary,
    /// Refusals, lost sockets, gaps: should be none.
    pub errors: u64,
    /// The first of them.
    pub first_error: Option<String>,
    /// Games that ended and were followed by a new one.
    pub games_finished: u64,
    /// How long it took to seat everybody.
    pub seating_s: f64,
    /// The server before anybody came.
    pub server_before: Usage,
    /// The server with everybody connected, before the first move.
    pub server_seated: Usage,
    /// The server at the end.
    pub server_after: Usage,
    /// The server's memory per socket at the end, in bytes.
    pub bytes_per_socket: u64,
    /// The swarm itself with everybody connected, before the first move.
    pub swarm_seated: Usage,
    /// The swarm itself at the end.
    pub swarm: Usage,
}

#[derive(Default)]
struct Counts {
    moves: AtomicU64,
    errors: AtomicU64,
    finished: AtomicU64,
    first_error: std::sync::Mutex<Option<String>>,
}

impl Counts {
    fn error(&self, what: impl Into<String>) {
        self.errors.fetch_add(1, Ordering::Relaxed);
        let mut first = self.first_error.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        first.get_or_insert_with(|| what.into());
    }
}

/// Where the whole swarm is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Seating,
    Playing(Instant),
    Over,
}

/// How many tables are set up at the same time.
const SETTING_UP: usize = 32;

/// Runs a plan.
pub async fn run(plan: &SwarmPlan) -> anyhow::Result<Measured> {
    plan.check()?;
    let counts = Arc::new(Counts::default());
    let server = || plan.pid.map(usage).unwrap_or_default();
    let server_before = server();
    let begun = Instant::now();
    let (stage, watching) = watch::channel(Stage::Seating);
    let tasks = seat_everybody(plan, &counts, &watching).await?;
    let seating_s = begun.elapsed().as_secs_f64();
    let (server_seated, swarm_seated) = (server(), usage(std::process::id()));
    let start = Instant::now();
    stage.send_replace(Stage::Playing(start));
    tokio::time::sleep(plan.lasting).await;
    let (server_after, swarm) = (server(), usage(std::process::id()));
    let lasted = start.elapsed().as_secs_f64();
    let moves = counts.moves.load(Ordering::Relaxed);
    stage.send_replace(Stage::Over);
    let (mut everyone, mut acknowledged, mut sockets) = (Delays::default(), Delays::default(), 0);
    for task in tasks {
        let (all, own, open) = task.await??;
        everyone.add(&all);
        acknowledged.add(&own);
        sockets += open;
    }
    let grown = server_after.resident_kib.saturating_sub(server_before.resident_kib) * 1024;
    let first_error = counts.first_error.lock().unwrap_or_else(std::sync::PoisonError::into_inner).clone();
    Ok(Measured {
        sockets,
        moves,
        moves_per_second: moves as f64 / lasted,
        everyone: everyone.summary(),
        acknowledged: acknowledged.summary(),
        errors: counts.errors.load(Ordering::Relaxed),
        first_error,
        games_finished: counts.finished.load(Ordering::Relaxed),
        seating_s,
        server_before,
        server_seated,
        server_after,
        bytes_per_socket: grown / sockets.max(1),
        swarm_seated,
        swarm,
    })
}

/// Seats a party at every table, each in a task that plays as soon as the stage says so.
async fn seat_everybody(
    plan: &SwarmPlan,
    counts: &Arc<Counts>,
    watching: &watch::Receiver<Stage>,
) -> anyhow::Result<Vec<Task>> {
    let http = Client::new();
    let gate = Arc::new(Semaphore::new(SETTING_UP));
    let (seated, mut seats) = tokio::sync::mpsc::channel::<()>(plan.tables.max(1));
    let mut tasks = Vec::with_capacity(plan.tables);
    for number in 0..plan.tables {
        let (plan, counts) = (plan.clone(), counts.clone());
        let http = match plan.from {
            Some(first) => Client::coming_from(Ipv4Addr::from(u32::from(first) + number as u32).into()),
            None => http.clone(),
        };
        let (gate, watching, seated) = (gate.clone(), watching.clone(), seated.clone());
        tasks.push(tokio::spawn(async move {
            let permit = gate.acquire().await;
            let made = Party::seat(&plan, &http, number).await;
            drop(permit);
            let mut party = made?;
            // The other end counts the tables; it cannot be gone while they are being seated.
            let _ = seated.send(()).await;
            // Whoever waits for everybody waits until the last of these is gone.
            drop(seated);
            party.play(&plan, &counts, watching).await;
            anyhow::Ok((party.everyone, party.acknowledged, party.sockets))
        }));
    }
    drop(seated);
    while seats.recv().await.is_some() && tasks.iter().any(|task| !task.is_finished()) {}
    match first_failure(&mut tasks).await {
        Some(failed) => Err(failed),
        None => Ok(tasks),
    }
}

type Task = tokio::task::JoinHandle<anyhow::Result<(Vec<Duration>, Vec<Duration>, u64)>>;

/// A table that could not be seated ends the whole run.
async fn first_failure(tasks: &mut Vec<Task>) -> Option<anyhow::Error> {
    for at in 0..tasks.len() {
        if tasks[at].is_finished() {
            return match tasks.swap_remove(at).await {
                Ok(Ok(_)) => Some(anyhow::anyhow!("a table ended before it began")),
                Ok(Err(error)) => Some(error),
                Err(panic) => Some(panic.into()),
            };
        }
    }
    None
}

/// One table and everybody at it.
struct Party {
    table: String,
    players: Vec<Guest>,
    writers: Vec<Sending>,
    readers: SelectAll<Tagged>,
    /// The move that will be played next, and the socket that may play it.
    chosen: Option<(usize, String)>,
    over: bool,
    /// The last number each socket has seen.
    seen: Vec<u64>,
    newest: u64,
    /// A move under way: when it was sent, after which number, whether it is acknowledged.
    sent: Option<Sent>,
    everyone: Vec<Duration>,
    acknowledged: Vec<Duration>,
    sockets: u64,
    dice: u64,
}

/// A move as it is sent.
#[derive(Serialize)]
struct Act<'a> {
    #[serde(rename = "type")]
    kind: &'static str,
    table: &'a str,
    id: String,
    action: Move,
}

#[derive(Serialize)]
struct Move {
    #[serde(rename = "do")]
    what: &'static str,
    text: String,
}

#[derive(Clone, Copy)]
struct Sent {
    at: Instant,
    after: u64,
    acknowledged: bool,
}

type Tagged = futures_util::stream::BoxStream<'static, (usize, Option<Message>)>;

fn tagged(socket: usize, reader: Receiving) -> Tagged {
    let messages = reader.map(move |message| (socket, message.ok()));
    messages.chain(futures_util::stream::once(async move { (socket, None) })).boxed()
}

impl Party {
    async fn seat(plan: &SwarmPlan, http: &Client, number: usize) -> anyhow::Result<Party> {
        let playing = plan.sockets_per_table.min(2);
        let mut players = Vec::new();
        for player in 0..playing {
            players.push(Guest::new(http, &plan.base, &format!("Swarm {number} {player}")).await?);
        }
        let mut party = Party {
            table: String::new(),
            players,
            writers: Vec::new(),
            readers: SelectAll::new(),
            chosen: None,
            over: true,
            seen: vec![0; plan.sockets_per_table],
            newest: 0,
            sent: None,
            everyone: Vec::new(),
            acknowledged: Vec::new(),
            sockets: 0,
            dice: 0x9e37_79b9_7f4a_7c15 ^ (number as u64 + 1).wrapping_mul(0xd134_2543_de82_ef95),
        };
        for socket in 0..plan.sockets_per_table {
            let who = match party.players.get(socket) {
                Some(player) => player.clone(),
                None => Guest::nobody(http, &plan.base),
            };
            let Socket { writer, reader } = who.connect().await?;
            party.writers.push(writer);
            party.readers.push(tagged(socket, reader));
            party.sockets += 1;
        }
        party.new_table(plan).await?;
        party.settle().await?;
        Ok(party)
    }

    /// Makes a table, sits down, and looks at it from every socket.
    async fn new_table(&mut self, plan: &SwarmPlan) -> anyhow::Result<()> {
        let alone = self.players.len() == 1;
        let second = if alone { json!({ "who": "me" }) } else { json!({ "who": "open" }) };
        let wish = json!({
            "game": plan.game, "chairs": [{ "who": "me" }, second], "one_device": alone, "visibility": "open", "word": "swarm",
        });
        self.table = self.players[0].make_table(&wish).await?;
        if let Some(other) = self.players.get(1) {
            let sit = json!({ "do": "sit", "word": "swarm" });
            other.act(&self.table, &move_id(), &sit).await?.good().context("sitting down")?;
        }
        self.chosen = None;
        self.over = false;
        self.newest = 0;
        self.sent = None;
        self.seen.fill(0);
        for socket in 0..self.writers.len() {
            self.say(socket, &json!({ "type": "subscribe", "table": self.table })).await?;
        }
        Ok(())
    }

    async fn say(&mut self, socket: usize, message: &Value) -> anyhow::Result<()> {
        self.say_text(socket, message.to_string()).await
    }

    async fn say_text(&mut self, socket: usize, text: String) -> anyhow::Result<()> {
        Ok(self.writers[socket].send(Message::text(text)).await?)
    }

    /// Reads until every socket has seen the table and somebody can move.
    async fn settle(&mut self) -> anyhow::Result<()> {
        let counts = Counts::default();
        let all = async {
            while self.seen.contains(&0) || self.chosen.is_none() {
                let Some((socket, message)) = self.readers.next().await else { bail!(Trouble::Ended) };
                self.hear(socket, message, &counts).await;
            }
            Ok(())
        };
        tokio::time::timeout(Duration::from_secs(60), all).await.map_err(|_| Trouble::Silent)?
    }

    /// Plays until the swarm is over.
    async fn play(&mut self, plan: &SwarmPlan, counts: &Counts, mut stage: watch::Receiver<Stage>) {
        let mut next = None;
        loop {
            let now = *stage.borrow_and_update();
            match (now, plan.mode) {
                (Stage::Over, _) => return,
                (Stage::Playing(start), Mode::Rhythm(every)) if next.is_none() => {
                    // Everybody at another moment, as people are.
                    let part = self.random(1000) as f64 / 1000.0;
                    next = Some(start + every.mul_f64(part));
                }
                (Stage::Playing(_), Mode::Flood) if self.sent.is_none() && self.can_go_on() => {
                    self.due(plan, counts, None).await;
                    continue;
                }
                _ => {}
            }
            let due = async {
                match next {
                    Some(at) => tokio::time::sleep_until(at.into()).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                heard = self.readers.next() => match heard {
                    Some((socket, message)) => self.hear(socket, message, counts).await,
                    None => return,
                },
                () = due => {
                    next = self.due(plan, counts, next).await;
                }
                changed = stage.changed() => if changed.is_err() { return },
            }
        }
    }

    /// Whether there is a move to make, or a new game to begin.
    fn can_go_on(&self) -> bool {
        self.over || self.chosen.is_some()
    }

    /// Time to move (or to begin a new game). Says when the next time is.
    async fn due(&mut self, plan: &SwarmPlan, counts: &Counts, this: Option<Instant>) -> Option<Instant> {
        let next = match plan.mode {
            Mode::Rhythm(every) => this.map(|this| this + every),
            _ => None,
        };
        if self.over {
            counts.finished.fetch_add(1, Ordering::Relaxed);
            let begun = async {
                self.new_table(plan).await?;
                self.settle().await
            };
            if let Err(error) = begun.await {
                counts.error(format!("{error:#}"));
                return None;
            }
        } else if self.sent.is_some() {
            counts.error("a move is still under way when the next one is due");
        } else if let Some((socket, text)) = self.chosen.take() {
            let act =
                Act { kind: "act", table: &self.table, id: move_id(), action: Move { what: "move", text } };
            let act = serde_json::to_string(&act).unwrap_or_default();
            self.sent = Some(Sent { at: Instant::now(), after: self.newest, acknowledged: false });
            if let Err(error) = self.say_text(socket, act).await {
                counts.error(format!("{error:#}"));
            }
        }
        next
    }

    async fn hear(&mut self, socket: usize, message: Option<Message>, counts: &Counts) {
        let now = Instant::now();
        let text = match message {
            Some(Message::Text(text)) => text,
            Some(Message::Close(why)) => return counts.error(format!("closed: {why:?}")),
            Some(_) => return,
            None => return counts.error("a socket was lost"),
        };
        let frame: Frame<'_> = match serde_json::from_str(&text) {
            Ok(frame) => frame,
            Err(error) => return counts.error(format!("{error}: {text}")),
        };
        match frame.kind.as_ref() {
            "ping" => {
                let pong = json!({ "type": "pong", "time": frame.time });
                if let Err(error) = self.say(socket, &pong).await {
                    counts.error(format!("{error:#}"));
                }
            }
            "ack" => {
                if let Some(sent) = &mut self.sent {
                    sent.acknowledged = true;
                    self.acknowledged.push(now - sent.at);
                    counts.moves.fetch_add(1, Ordering::Relaxed);
                }
            }
            "nack" | "refused" | "gone" | "gap" => counts.error(text.as_str()),
            _ => {}
        }
        if let Some(picture) = frame.now {
            self.seen[socket] = self.seen[socket].max(picture.number);
            self.newest = self.newest.max(picture.number);
            self.over |= picture.stage == "finished";
            if !picture.moves.is_empty() && socket < self.players.len() && picture.number == self.newest {
                match move_text(picture.moves[self.random(picture.moves.len())]) {
                    Ok(text) => self.chosen = Some((socket, text)),
                    Err(error) => counts.error(format!("{error}: {text}")),
                }
            }
        }
        if let Some(sent) = self.sent
            && sent.acknowledged
            && self.seen.iter().all(|seen| *seen > sent.after)
        {
            self.everyone.push(now - sent.at);
            self.sent = None;
        }
    }

    /// A number below `end`: good enough to choose moves by.
    fn random(&mut self, end: usize) -> usize {
        self.dice ^= self.dice << 13;
        self.dice ^= self.dice >> 7;
        self.dice ^= self.dice << 17;
        (self.dice % end.max(1) as u64) as usize
    }
}

impl Delays {
    fn add(&mut self, delays: &[Duration]) {
        delays.iter().for_each(|delay| self.note(*delay));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(base: &str, tables: usize, seconds: u64) -> SwarmPlan {
        SwarmPlan {
            base: base.to_owned(),
            pid: None,
            tables,
            sockets_per_table: 4,
            mode: Mode::Idle,
            lasting: Duration::from_secs(seconds),
            game: "noughts".to_owned(),
            from: None,
        }
    }

    #[test]
    fn only_the_loopback_and_only_within_bounds() {
        assert!(plan("http://127.0.0.1:7377", 2500, 300).check().is_ok());
        assert!(plan("http://example.org:80", 1, 1).check().is_err());
        assert!(plan("http://127.0.0.1.example.org:80", 1, 1).check().is_err());
        assert!(plan("http://127.0.0.1:7377", 10_000, 300).check().is_err());
        assert!(plan("http://127.0.0.1:7377", 1, 4000).check().is_err());
    }
}
