//! The line to a server: a guest's session, a socket, and coming back when it breaks.

use super::link::Link;
use super::session::Sessions;
use super::wire_to::{self, Stream, Trouble};
use crate::codes;
use futures_util::{SinkExt as _, StreamExt as _};
use play::{Phrase, Refusal};
use serde::Deserialize as _;
use serde_json::{Value, json};
use std::sync::mpsc::{Sender, channel};
use std::time::{Duration, Instant};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::mpsc::{Receiver, channel as wishes_channel};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tui::live::{LiveLine, News, Wish};

/// How long a broken line is tried again.
const PATIENCE: Duration = Duration::from_secs(120);
/// How long a server may take to answer.
const SLOWEST: Duration = Duration::from_secs(20);
/// How many requests may wait while the line is broken.
const MOST_WISHES: usize = 32;

/// Why somebody gets no seat: there is nothing to wait for then.
const NO_SEAT: [&str; 6] = [
    "refused-full",
    "refused-started",
    "refused-invite",
    "refused-seat-taken",
    "refused-no-seat",
    "refused-over",
];

/// What the user wants at the table.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// The name to play under.
    pub name: String,
    /// A certain seat, from 0.
    pub seat: Option<u8>,
    /// Whether to sit down at all.
    pub sit: bool,
    /// The word for the shuffle.
    pub word: String,
}

/// Opens the line in a thread of its own.
pub fn open(link: Link, wanted: Wanted, sessions: Sessions) -> anyhow::Result<LiveLine> {
    let (tell, news) = channel();
    let (ask, wishes) = wishes_channel(MOST_WISHES);
    let complain = tell.clone();
    let (server, sits) = (link.server(), wanted.sit);
    let invited = link.clone();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let caller =
        Caller { link, wanted, sessions, tell, seen: None, met: false, open: Vec::new(), sat_down: None };
    std::thread::spawn(move || runtime.block_on(caller.call(wishes)));
    // Nobody listens any more when the line has ended for good; the face hears that by itself.
    let ask = Box::new(move |wish: Wish| {
        if let Err(TrySendError::Full(_)) = ask.try_send(wish) {
            let _ = complain.send(News::Refused(Refusal::new(wire::codes::RATE)));
        }
    });
    let again = Box::new(move |table: &str| {
        // Whoever leaves before the table was seen comes back to where the link leads.
        let table = if table.is_empty() { &invited.table } else { table };
        format!("klots join {}", invited.to(table))
    });
    Ok(LiveLine { news, ask, sits, server, again })
}

/// This many random bytes, as hexadecimal digits.
pub fn random_hex(bytes: usize) -> anyhow::Result<String> {
    let mut random = vec![0; bytes];
    getrandom::fill(&mut random).map_err(|_| std::io::Error::from(std::io::ErrorKind::Other))?;
    Ok(random.iter().map(|byte| format!("{byte:02x}")).collect())
}

type Socket = WebSocketStream<Stream>;

/// Why the line broke.
enum Break {
    /// Something that may be better in a moment.
    Again,
    /// Something that stays.
    Never(Refusal),
    /// The user has left.
    Left,
}

impl From<Trouble> for Break {
    fn from(trouble: Trouble) -> Break {
        match trouble {
            Trouble::Silent => Break::Again,
            Trouble::Stranger => Break::Never(Refusal::new(codes::LIVE_STRANGER)),
        }
    }
}

struct Caller {
    link: Link,
    wanted: Wanted,
    sessions: Sessions,
    tell: Sender<News>,
    /// Epoch and number of what was seen last.
    seen: Option<(u64, u64)>,
    /// Whether the server has shown us a table at all.
    met: bool,
    /// What was asked and not answered yet: id and action. It is asked again after a break; the id keeps it single.
    open: Vec<(String, Value)>,
    /// The id under which a seat was asked for, once.
    sat_down: Option<String>,
}

impl Caller {
    async fn call(mut self, mut wishes: Receiver<Wish>) {
        let mut since = None;
        let mut pause = Duration::from_millis(200);
        loop {
            let broken = match self.connect().await {
                Ok(socket) => {
                    if since.take().is_some() && self.tell.send(News::Back).is_err() {
                        return;
                    }
                    pause = Duration::from_millis(200);
                    self.talk(socket, &mut wishes).await
                }
                Err(broken) => broken,
            };
            match broken {
                Break::Left => return,
                Break::Never(refusal) => return drop(self.tell.send(News::End(refusal))),
                Break::Again => {}
            }
            if !self.met {
                return drop(self.tell.send(News::End(Refusal::new(codes::LIVE_SERVER))));
            }
            let started = *since.get_or_insert_with(|| {
                // Whoever does not hear it has left already.
                let _ = self.tell.send(News::Lost);
                Instant::now()
            });
            if started.elapsed() > PATIENCE {
                return drop(self.tell.send(News::End(Refusal::new(codes::LIVE_LOST))));
            }
            tokio::time::sleep(pause).await;
            pause = (pause * 2).min(Duration::from_secs(5));
        }
    }

    async fn connect(&mut self) -> Result<Socket, Break> {
        let socket = tokio::time::timeout(SLOWEST, self.dial()).await.map_err(|_| Break::Again)??;
        Ok(socket)
    }

    async fn dial(&mut self) -> Result<Socket, Break> {
        let server = self.link.server();
        let cookie = match self.sessions.of(&server) {
            Some(cookie) => cookie,
            None => self.become_guest().await?,
        };
        let stranger = |_| Break::Never(Refusal::new(codes::LIVE_STRANGER));
        let scheme = if self.link.secure { "wss" } else { "ws" };
        let address = format!("{scheme}://{}/ws", self.link.authority());
        let mut request = address.into_client_request().map_err(|_| stranger(()))?;
        let headers = request.headers_mut();
        for (name, value) in
            [("origin", server.as_str()), ("sec-websocket-protocol", wire::SUBPROTOCOL), ("cookie", &cookie)]
        {
            headers.insert(name, value.parse().map_err(|_| stranger(()))?);
        }
        let stream = self.stream().await?;
        let upgraded = tokio_tungstenite::client_async(request, stream).await;
        upgraded.map(|(socket, _)| socket).map_err(|error| match error {
            tokio_tungstenite::tungstenite::Error::Http(_)
            | tokio_tungstenite::tungstenite::Error::Protocol(_) => stranger(()),
            _ => Break::Again,
        })
    }

    async fn stream(&self) -> Result<Stream, Break> {
        Ok(wire_to::connect(&self.link).await?)
    }

    /// It sets the session cookie.
    async fn become_guest(&self) -> Result<String, Break> {
        let body = json!({ "name": self.wanted.name });
        let answer = wire_to::ask(self.stream().await?, &self.link, "/guests", Some(&body), "").await?;
        match answer.cookie {
            Some(cookie) => {
                // Without a place to keep it the session lasts for this game only.
                let _ = self.sessions.keep(&self.link.server(), &cookie);
                Ok(cookie)
            }
            None => Err(Break::Never(refused_in(&answer.body))),
        }
    }

    async fn talk(&mut self, mut socket: Socket, wishes: &mut Receiver<Wish>) -> Break {
        let hello = json!({ "type": "hello", "versions": [wire::VERSION] });
        let subscribe = self.subscribe();
        let again: Vec<Value> = self.open.iter().map(|(id, action)| self.act(id, action)).collect();
        for message in [hello, subscribe].into_iter().chain(again) {
            if say(&mut socket, &message).await.is_err() {
                return Break::Again;
            }
        }
        loop {
            let answer = tokio::select! {
                wish = wishes.recv() => {
                    let Some(wish) = wish else {
                        let _ = socket.close(None).await;
                        return Break::Left;
                    };
                    self.wish(wish)
                }
                heard = socket.next() => match heard {
                    Some(Ok(Message::Text(text))) => match serde_json::from_str(&text) {
                        Ok(message) => self.hear(message),
                        Err(_) => Err(Break::Again),
                    },
                    Some(Ok(Message::Close(Some(frame)))) => Err(closed(frame.code.into())),
                    Some(Ok(Message::Close(None)) | Err(_)) | None => Err(Break::Again),
                    Some(Ok(_)) => Ok(None),
                },
            };
            match answer {
                Ok(Some(message)) if say(&mut socket, &message).await.is_err() => return Break::Again,
                Ok(_) => {}
                Err(broken) => return broken,
            }
        }
    }

    /// What is to be said to the server for a wish, if anything.
    fn wish(&mut self, wish: Wish) -> Result<Option<Value>, Break> {
        let action = match wish {
            // On its way already: being ready is owed until it is heard of.
            Wish::Act(action) if self.open.iter().any(|(_, open)| *open == action) => return Ok(None),
            Wish::Act(action) => action,
            Wish::Hint => {
                self.ask_for_hints();
                return Ok(None);
            }
        };
        let id = random_hex(16).map_err(|_| Break::Again)?;
        let message = self.act(&id, &action);
        self.open.push((id, action));
        Ok(Some(message))
    }

    fn subscribe(&self) -> Value {
        let mut subscribe = json!({ "type": "subscribe", "table": self.link.table });
        if let Some(key) = &self.link.key {
            subscribe["key"] = key.as_str().into();
        }
        if let Some((epoch, number)) = self.seen {
            subscribe["from"] = json!({ "epoch": epoch, "number": number });
        }
        subscribe
    }

    /// A hint takes its time; the table is heard meanwhile.
    fn ask_for_hints(&self) {
        let (link, tell) = (self.link.clone(), self.tell.clone());
        let cookie = self.sessions.of(&self.link.server()).unwrap_or_default();
        // Whoever does not hear it has left already.
        tokio::spawn(async move { drop(tell.send(hints(link, cookie).await)) });
    }

    /// Goes over to the table of the rematch, where everybody keeps the seat.
    fn follow(&mut self, now: &Value) -> Option<Value> {
        let next = now["ending"]["rematch"].as_str()?;
        let seated = now["chairs"].as_array()?.iter().any(|chair| chair["you"] == true);
        if !seated {
            return None;
        }
        self.link.table = next.to_owned();
        self.seen = None;
        self.open.clear();
        Some(self.subscribe())
    }

    fn act(&self, id: &str, action: &Value) -> Value {
        json!({ "type": "act", "table": self.link.table, "id": id, "action": action })
    }

    /// Takes in one message; sometimes it is answered at once.
    fn hear(&mut self, message: Value) -> Result<Option<Value>, Break> {
        match message["type"].as_str().unwrap_or_default() {
            "ping" => return Ok(Some(json!({ "type": "pong", "time": message["time"] }))),
            "welcome" if message["me"].is_null() => {
                // The session has ended: become a guest again at the next try.
                let _ = self.sessions.keep(&self.link.server(), "");
                return Err(Break::Never(Refusal::new(codes::LIVE_SESSION)));
            }
            // News of a table that was left for its rematch.
            "snapshot" | "event" | "batch" if message["table"] != self.link.table.as_str() => {}
            "snapshot" => {
                let epoch = message["epoch"].as_u64().unwrap_or(1);
                self.note(epoch, &message["now"]);
                let wish = self.wants_to_sit(&message["now"]).or_else(|| self.follow(&message["now"]));
                self.pass_on(News::Table(Box::new(message)))?;
                return Ok(wish);
            }
            "event" | "batch" => {
                let epoch = self.seen.map_or(1, |(epoch, _)| epoch);
                self.note(epoch, &message["now"]);
                let wish = self.follow(&message["now"]);
                self.pass_on(News::Table(Box::new(message)))?;
                return Ok(wish);
            }
            "ack" => self.answered(&message),
            "nack" => self.refused(&message)?,
            "gone" => {
                let why = refusal(&message["why"]);
                let lost = matches!(why.code(), "refused-not-found");
                return Err(Break::Never(if lost { Refusal::new(codes::LIVE_TABLE) } else { why }));
            }
            "refused" => self.pass_on(News::Refused(refusal(&message["why"])))?,
            "notice" if message["notice"]["kind"] == "restart" => {
                let seconds = message["notice"]["seconds"].as_u64().unwrap_or_default();
                self.pass_on(News::Restart(u32::try_from(seconds).unwrap_or(u32::MAX)))?;
            }
            _ => {}
        }
        Ok(None)
    }

    /// Something we asked for was refused. Without a seat there is nothing more to do here.
    fn refused(&mut self, message: &Value) -> Result<(), Break> {
        self.answered(message);
        let refusal = refusal(&message["why"]);
        let no_seat = self.sat_down.as_deref() == message["id"].as_str();
        if no_seat && NO_SEAT.contains(&refusal.code()) {
            return Err(Break::Never(refusal));
        }
        self.pass_on(News::Refused(refusal))
    }

    fn note(&mut self, epoch: u64, now: &Value) {
        self.met = true;
        self.seen = Some((epoch, now["number"].as_u64().unwrap_or_default()));
    }

    fn answered(&mut self, message: &Value) {
        self.open.retain(|(id, _)| message["id"] != id.as_str());
    }

    fn pass_on(&self, news: News) -> Result<(), Break> {
        self.tell.send(news).map_err(|_| Break::Left)
    }

    /// Sits down where the user has no seat yet, once.
    fn wants_to_sit(&mut self, now: &Value) -> Option<Value> {
        let seated = now["chairs"].as_array()?.iter().any(|chair| chair["you"] == true);
        if seated || !self.wanted.sit || self.sat_down.is_some() || now["stage"] == "finished" {
            return None;
        }
        let mut action = json!({ "do": "sit", "name": self.wanted.name, "word": self.wanted.word });
        if let Some(seat) = self.wanted.seat {
            action["seat"] = seat.into();
        }
        if let Some(key) = &self.link.key {
            action["key"] = key.as_str().into();
        }
        let id = random_hex(16).ok()?;
        self.sat_down = Some(id.clone());
        let message = self.act(&id, &action);
        self.open.push((id, action));
        Some(message)
    }
}

async fn say(socket: &mut Socket, message: &Value) -> Result<(), ()> {
    socket.send(Message::text(message.to_string())).await.map_err(drop)
}

/// What a close code means for the line.
fn closed(code: u16) -> Break {
    match code {
        wire::close::SIGNED_OUT => Break::Never(Refusal::new(codes::LIVE_SESSION)),
        wire::close::FORBIDDEN => Break::Never(Refusal::new(wire::codes::FORBIDDEN)),
        wire::close::POLICY => Break::Never(Refusal::new(wire::codes::RATE)),
        wire::close::VERSION => Break::Never(Refusal::new(codes::LIVE_STRANGER)),
        _ => Break::Again,
    }
}

fn refusal(why: &Value) -> Refusal {
    Refusal::deserialize(why).unwrap_or_else(|_| Refusal::new(wire::codes::UNAVAILABLE))
}

/// The refusal in the body of an answer; a body that is none belongs to another kind of server.
fn refused_in(body: &Value) -> Refusal {
    Refusal::deserialize(&body["why"]).unwrap_or_else(|_| Refusal::new(codes::LIVE_STRANGER))
}

/// The best moves as the server names them.
async fn hints(link: Link, cookie: String) -> News {
    let path = format!("/tables/{}/hint", link.table);
    let asked = async {
        let stream = wire_to::connect(&link).await?;
        wire_to::ask(stream, &link, &path, None, &cookie).await
    };
    match tokio::time::timeout(SLOWEST, asked).await {
        Ok(Ok(answer)) => match answer.body["moves"].as_array() {
            Some(moves) => News::Hints(moves.iter().map(hint).collect()),
            None => News::Refused(refused_in(&answer.body)),
        },
        Ok(Err(_)) | Err(_) => News::Refused(Refusal::new(wire::codes::UNAVAILABLE)),
    }
}

fn hint(advice: &Value) -> (String, Vec<Phrase>) {
    let text = advice["text"].as_str().unwrap_or_default().to_owned();
    (text, Vec::deserialize(&advice["why"]).unwrap_or_default())
}
