//! A small client: a guest with a session, and a socket that speaks the protocol.

use crate::Trouble;
use crate::http::{Client, Request};
use anyhow::{Context as _, bail};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use std::borrow::Cow;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

/// The major version of the protocol, spoken as a stranger would: without the server's own types.
const SUBPROTOCOL: &str = "klots.1";
/// The minor version.
const VERSION: u32 = 1;

/// A position with its legal moves is read at once, and ten thousand sockets fit into one process.
const READ_BUFFER: usize = 16 * 1024;

/// Somebody with a session at one server.
#[derive(Clone, Debug)]
pub struct Guest {
    http: Client,
    /// `http://127.0.0.1:port`.
    pub base: String,
    /// The session cookie as it is sent, `name=value`.
    pub cookie: String,
}

/// What the API replied, read.
#[derive(Clone, Debug)]
pub struct Reply {
    /// The HTTP status.
    pub status: u16,
    /// The body; `null` if it is not JSON.
    pub body: Value,
}

impl Reply {
    /// The body of a good answer.
    pub fn good(self) -> anyhow::Result<Value> {
        if !(200..300).contains(&self.status) {
            bail!(Trouble::Refused { status: self.status, body: self.body });
        }
        Ok(self.body)
    }
}

impl Guest {
    /// Somebody without a session: may look, not play.
    pub fn nobody(http: &Client, base: &str) -> Guest {
        Guest { http: http.clone(), base: base.to_owned(), cookie: String::new() }
    }

    /// A new guest.
    pub async fn new(http: &Client, base: &str, name: &str) -> anyhow::Result<Guest> {
        let mut guest = Guest::nobody(http, base);
        let request = http.post(format!("{base}/api/v1/guests")).header("origin", base);
        let answer = request.json(&json!({ "name": name })).send().await.context("becoming a guest")?;
        let cookie = answer.headers().get("set-cookie").and_then(|value| value.to_str().ok());
        let Some(cookie) = cookie else {
            let (status, text) = (answer.status().as_u16(), answer.text().await.unwrap_or_default());
            bail!(Trouble::Refused { status, body: serde_json::from_str(&text).unwrap_or_default() });
        };
        guest.cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        Ok(guest)
    }

    /// The same person at another node.
    #[must_use]
    pub fn at(&self, base: &str) -> Guest {
        Guest { base: base.to_owned(), ..self.clone() }
    }

    /// Asks for something under `/api/v1`.
    pub async fn get(&self, path: &str) -> anyhow::Result<Reply> {
        let request = self.http.get(format!("{}/api/v1{path}", self.base)).header("cookie", &self.cookie);
        answer(request).await
    }

    /// Sends something to `/api/v1`.
    pub async fn post(&self, path: &str, body: &Value) -> anyhow::Result<Reply> {
        let request = self.http.post(format!("{}/api/v1{path}", self.base));
        answer(request.header("cookie", &self.cookie).header("origin", &self.base).json(body)).await
    }

    /// Makes a table and gives its id.
    pub async fn make_table(&self, wish: &Value) -> anyhow::Result<String> {
        let made = self.post("/tables", wish).await?.good().context("making a table")?;
        made["table"].as_str().map(str::to_owned).context("a table without a name")
    }

    /// Does something at a table over HTTP.
    pub async fn act(&self, table: &str, id: &str, action: &Value) -> anyhow::Result<Reply> {
        self.post(&format!("/tables/{table}/act"), &json!({ "id": id, "action": action })).await
    }

    /// Opens a socket and says hello.
    pub async fn connect(&self) -> anyhow::Result<Socket> {
        let mut line = self.connect_silently().await?;
        line.send(&json!({ "type": "hello", "versions": [VERSION] })).await?;
        Ok(line)
    }

    /// Opens a socket and says nothing yet.
    pub async fn connect_silently(&self) -> anyhow::Result<Socket> {
        let address = self.base.strip_prefix("http://").context("not an http address")?;
        let stream = self.http.connect(address).await.context("connecting")?;
        stream.set_nodelay(true)?;
        let mut request = format!("ws://{address}/ws").into_client_request()?;
        let headers = request.headers_mut();
        headers.insert("origin", self.base.parse()?);
        headers.insert("sec-websocket-protocol", SUBPROTOCOL.parse()?);
        if !self.cookie.is_empty() {
            headers.insert("cookie", self.cookie.parse()?);
        }
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER).write_buffer_size(0);
        let (socket, _) = tokio_tungstenite::client_async_with_config(request, stream, Some(config))
            .await
            .context("upgrading")?;
        let (writer, reader) = socket.split();
        Ok(Socket { writer, reader })
    }
}

async fn answer(request: Request) -> anyhow::Result<Reply> {
    let answer = request.send().await?;
    let status = answer.status().as_u16();
    let text = answer.text().await?;
    Ok(Reply { status, body: serde_json::from_str(&text).unwrap_or(Value::Null) })
}

/// A new move id.
pub fn move_id() -> String {
    uuid::Uuid::new_v4().simple().to_string()
}

/// The reading half of a socket.
pub type Receiving = SplitStream<WebSocketStream<TcpStream>>;
/// The writing half of a socket.
pub type Sending = SplitSink<WebSocketStream<TcpStream>, Message>;

/// An open socket.
#[derive(Debug)]
pub struct Socket {
    /// Says.
    pub writer: Sending,
    /// Hears.
    pub reader: Receiving,
}

impl Socket {
    /// Sends one message.
    pub async fn send(&mut self, message: &Value) -> anyhow::Result<()> {
        Ok(self.writer.send(Message::text(message.to_string())).await?)
    }

    /// Looks at a table, from the beginning or after a number.
    pub async fn subscribe(&mut self, table: &str, after: Option<u64>) -> anyhow::Result<()> {
        let mut message = json!({ "type": "subscribe", "table": table });
        if let Some(number) = after {
            message["from"] = json!({ "epoch": 1, "number": number });
        }
        self.send(&message).await
    }

    /// Does something at a table.
    pub async fn act(&mut self, table: &str, id: &str, action: &Value) -> anyhow::Result<()> {
        self.send(&json!({ "type": "act", "table": table, "id": id, "action": action })).await
    }

    /// The next message; pings are answered on the way. `None` when the socket has ended.
    pub async fn next(&mut self) -> anyhow::Result<Option<Value>> {
        while let Some(message) = self.reader.next().await {
            let Message::Text(text) = message? else { continue };
            let value: Value = serde_json::from_str(&text).context("a frame that is no JSON")?;
            if value["type"] == "ping" {
                self.send(&json!({ "type": "pong", "time": value["time"] })).await?;
                continue;
            }
            return Ok(Some(value));
        }
        Ok(None)
    }
}

/// As much of a frame as a busy swarm reads.
#[derive(Debug, Deserialize)]
pub struct Frame<'a> {
    /// Which message.
    #[serde(rename = "type", borrow)]
    pub kind: Cow<'a, str>,
    /// Number of an ack or nack.
    #[serde(default)]
    pub number: u64,
    /// Kind of refusal.
    #[serde(default, borrow)]
    pub code: Option<Cow<'a, str>>,
    /// The server's time in a ping.
    #[serde(default)]
    pub time: i64,
    /// How the table stands.
    #[serde(default, borrow)]
    pub now: Option<Now<'a>>,
}

/// As much of a picture as a busy swarm reads.
#[derive(Debug, Deserialize)]
pub struct Now<'a> {
    /// The last event in it.
    pub number: u64,
    /// Where the table is in its life.
    #[serde(borrow)]
    pub stage: Cow<'a, str>,
    /// The legal moves of whoever looks, unread: a swarm plays one of them.
    #[serde(default, borrow)]
    pub moves: Vec<&'a RawValue>,
}

/// The text of a legal move, in the game's notation.
pub fn move_text(legal: &RawValue) -> serde_json::Result<String> {
    #[derive(Deserialize)]
    struct LegalMove {
        text: String,
    }
    serde_json::from_str::<LegalMove>(legal.get()).map(|legal| legal.text)
}
