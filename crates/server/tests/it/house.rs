//! A server for one test, and people who use it.

use axum::http::header::{COOKIE, ORIGIN, SET_COOKIE};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{Asset, Assets, Bounds, Config, Hooks, NoAssets, Running};
use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::handshake::client::Request;

/// Longer than anything takes, also on a machine that has much else to do; a test that waits this long has failed.
pub const LONG: Duration = Duration::from_secs(120);

/// Asks again and again until there is an answer.
pub async fn until<T>(mut ask: impl AsyncFnMut() -> Option<T>) -> T {
    let asked = async {
        loop {
            if let Some(answer) = ask().await {
                return answer;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(LONG, asked).await.expect("an answer in time")
}

pub struct House {
    pub running: Option<Running>,
    pub url: String,
    pub addr: std::net::SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    pub folder: TempDir,
}

pub fn config(folder: &Path) -> Config {
    Config {
        listen: ([127, 0, 0, 1], 0).into(),
        data: folder.join("data"),
        bot_pace_ms: 0,
        limits: Bounds::generous(),
        ..Config::default()
    }
}

/// A page that is next to nothing.
fn page(path: &str) -> Option<Asset> {
    let text = "<!doctype html><html><head><title>Klots</title></head><body></body></html>";
    (path == "index.html").then(|| Asset {
        bytes: text.as_bytes().into(),
        gzip: None,
        brotli: None,
        mime: "text/html".to_owned(),
        hash: [7; 32],
        forever: false,
    })
}

impl House {
    pub async fn open() -> House {
        House::with(|_| {}, Hooks::default()).await
    }

    pub async fn with(change: impl FnOnce(&mut Config), hooks: Hooks) -> House {
        let folder = tempfile::tempdir().unwrap();
        House::on(folder, change, hooks).await
    }

    /// One that also has a page.
    pub async fn with_page() -> House {
        House::start(tempfile::tempdir().unwrap(), |_| {}, Hooks::default(), page).await
    }

    pub async fn on(folder: TempDir, change: impl FnOnce(&mut Config), hooks: Hooks) -> House {
        House::start(folder, change, hooks, NoAssets).await
    }

    async fn start(
        folder: TempDir,
        change: impl FnOnce(&mut Config),
        hooks: Hooks,
        page: impl Assets,
    ) -> House {
        let mut config = config(folder.path());
        change(&mut config);
        let (stop, stopped) = oneshot::channel::<()>();
        let shutdown = async move { drop(stopped.await) };
        let running = server::run_with(config, page, hooks, shutdown).await.unwrap();
        let (url, addr) = (running.url.clone(), running.addr);
        House { running: Some(running), url, addr, stop: Some(stop), folder }
    }

    /// A planned stop; what is left is the folder.
    pub async fn close(mut self) -> TempDir {
        drop(self.stop.take());
        self.running.take().unwrap().stopped().await;
        self.folder
    }

    /// What the private port answers.
    pub fn private(&self, method: &str, path: &str) -> load::http::Request {
        let port = self.running.as_ref().and_then(|running| running.metrics).expect("a private port");
        load::http::Client::new().request(method.parse().unwrap(), format!("http://{port}{path}"))
    }

    pub fn api(&self, path: &str) -> String {
        format!("{}/api/v1{path}", self.url)
    }

    pub async fn guest(&self, name: &str) -> Guest {
        let http = load::http::Client::new();
        let asked = http.post(self.api("/guests")).header(ORIGIN, &self.url).json(&json!({ "name": name }));
        let answer = asked.send().await.unwrap();
        assert_eq!(answer.status(), 200);
        let cookie = session(&answer);
        let me: Value = answer.json().await.unwrap();
        Guest {
            http,
            cookie: Some(cookie),
            origin: self.url.clone(),
            base: self.api(""),
            addr: self.addr,
            me,
        }
    }

    /// Somebody with an account.
    pub async fn account(&self, name: &str) -> Guest {
        let mut guest = self.guest(name).await;
        guest.sign_up(&name.to_lowercase()).await;
        guest
    }

    /// Ann and Bo at an open, started game that has no luck.
    pub async fn duel(&self, more: Value) -> (Guest, Guest, String) {
        let (ann, bo) = (self.guest("Ann").await, self.guest("Bo").await);
        let chairs = json!([{"who": "me"}, {"who": "open"}]);
        let mut new = json!({"game": "quixo", "chairs": chairs, "visibility": "open", "word": "a"});
        new.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let table = ann.table(new).await;
        let (status, done) = bo.post(&format!("/tables/{table}/sit"), json!({"word": "b"})).await;
        assert_eq!(status, 200, "{done}");
        (ann, bo, table)
    }

    /// Somebody without a session.
    pub fn stranger(&self) -> Guest {
        Guest {
            http: load::http::Client::new(),
            cookie: None,
            origin: self.url.clone(),
            base: self.api(""),
            addr: self.addr,
            me: Value::Null,
        }
    }
}

#[derive(Clone)]
pub struct Guest {
    pub http: load::http::Client,
    pub cookie: Option<String>,
    pub origin: String,
    pub base: String,
    pub addr: std::net::SocketAddr,
    pub me: Value,
}

impl Guest {
    pub fn request(&self, method: &str, path: &str) -> load::http::Request {
        let request = self.http.request(method.parse().unwrap(), format!("{}{path}", self.base));
        let request = request.header(ORIGIN, &self.origin);
        match &self.cookie {
            Some(cookie) => request.header(COOKIE, cookie),
            None => request,
        }
    }

    pub async fn get(&self, path: &str) -> (u16, Value) {
        answer(self.request("GET", path)).await
    }

    pub async fn get_text(&self, path: &str) -> String {
        self.request("GET", path).send().await.unwrap().text().await.unwrap()
    }

    pub async fn post(&self, path: &str, body: Value) -> (u16, Value) {
        answer(self.request("POST", path).json(&body)).await
    }

    /// Makes a table; its name.
    pub async fn table(&self, body: Value) -> String {
        let (status, made) = self.post("/tables", body).await;
        assert_eq!(status, 200, "{made}");
        made["table"].as_str().unwrap().to_owned()
    }

    /// Gets an account; the session it comes with takes the place of the guest's.
    pub async fn sign_up(&mut self, account: &str) -> Value {
        let body = json!({"account": account, "password": "correct horse"});
        let answer = self.request("POST", "/accounts").json(&body).send().await.unwrap();
        assert_eq!(answer.status(), 200);
        self.cookie = Some(session(&answer));
        answer.json().await.unwrap()
    }

    /// A connected socket that has said hello.
    pub async fn socket(&self) -> Socket {
        let mut socket = self.raw_socket().await;
        socket.say(json!({"type": "hello", "versions": [1]})).await;
        let welcome = socket.hear("welcome").await;
        assert_eq!(welcome["version"], 1);
        socket
    }

    pub async fn raw_socket(&self) -> Socket {
        let stream = TcpStream::connect(self.addr).await.unwrap();
        self.socket_over(stream).await
    }

    /// A socket whose system takes next to nothing that is not read.
    pub async fn narrow_socket(&self) -> Socket {
        let socket = tokio::net::TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(4096).unwrap();
        self.socket_over(socket.connect(self.addr).await.unwrap()).await
    }

    /// The socket of a program.
    pub async fn socket_with(&self, bearer: &str) -> Socket {
        let mut request = format!("ws://{}/ws", self.addr).into_client_request().unwrap();
        let headers = request.headers_mut();
        headers.insert("authorization", bearer.parse().unwrap());
        headers.insert("sec-websocket-protocol", "klots.1".parse().unwrap());
        Socket::over(request, TcpStream::connect(self.addr).await.unwrap()).await
    }

    async fn socket_over(&self, stream: TcpStream) -> Socket {
        let mut request = format!("ws://{}/ws", self.addr).into_client_request().unwrap();
        let headers = request.headers_mut();
        headers.insert("origin", self.origin.parse().unwrap());
        headers.insert("sec-websocket-protocol", "klots.1".parse().unwrap());
        if let Some(cookie) = &self.cookie {
            headers.insert("cookie", cookie.parse().unwrap());
        }
        Socket::over(request, stream).await
    }

    /// A socket that looks at a table.
    pub async fn at(&self, table: &str) -> Socket {
        let mut socket = self.socket().await;
        socket.say(json!({"type": "subscribe", "table": table})).await;
        socket.hear("snapshot").await;
        socket
    }
}

/// The session cookie that an answer sets.
pub fn session(answer: &load::http::Answer) -> String {
    answer.headers()[SET_COOKIE].to_str().unwrap().split(';').next().unwrap().to_owned()
}

pub async fn answer(request: load::http::Request) -> (u16, Value) {
    let answer = request.send().await.unwrap();
    let status = answer.status().as_u16();
    let text = answer.text().await.unwrap();
    (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
}

/// A socket that keeps the newest picture of every table and every event it was told.
pub struct Socket {
    pub stream: WebSocketStream<TcpStream>,
    pub now: BTreeMap<String, Value>,
    pub seen: BTreeMap<String, BTreeMap<u64, Value>>,
    /// Every frame as it came.
    pub raw: Vec<String>,
    ids: u128,
}

impl Socket {
    async fn over(request: Request, stream: TcpStream) -> Socket {
        let (stream, _) = tokio_tungstenite::client_async(request, stream).await.unwrap();
        Socket { stream, now: BTreeMap::new(), seen: BTreeMap::new(), raw: Vec::new(), ids: 0 }
    }

    pub async fn say(&mut self, message: Value) {
        self.say_text(&message.to_string()).await;
    }

    pub async fn say_text(&mut self, text: &str) {
        self.stream.send(Message::text(text)).await.unwrap();
    }

    /// The next frame; a close is `{"closed": code}`.
    pub async fn next(&mut self) -> Value {
        loop {
            let message = tokio::time::timeout(LONG, self.stream.next()).await.expect("a frame in time");
            match message {
                Some(Ok(Message::Text(text))) => {
                    let value: Value = serde_json::from_str(&text).unwrap();
                    self.remember(&value);
                    self.raw.push(text.to_string());
                    return value;
                }
                Some(Ok(Message::Close(frame))) => {
                    return json!({"type": "closed", "code": frame.map_or(0, |frame| u16::from(frame.code))});
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return json!({"type": "closed", "code": 0}),
            }
        }
    }

    fn remember(&mut self, message: &Value) {
        let Some(table) = message["table"].as_str() else { return };
        if message.get("now").is_some() {
            self.now.insert(table.to_owned(), message["now"].clone());
        }
        let told = self.seen.entry(table.to_owned()).or_default();
        let lists = [message["events"].as_array(), message["recent"].as_array()];
        let events = lists.into_iter().flatten().flatten().chain(message.get("event"));
        for event in events {
            told.insert(event["number"].as_u64().unwrap(), event.clone());
        }
    }

    /// Waits for a frame of this type.
    pub async fn hear(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await;
            if message["type"] == kind {
                return message;
            }
            assert_ne!(message["type"], "closed", "waiting for {kind}: {message}");
        }
    }

    /// Waits for the close; its code.
    pub async fn closed(&mut self) -> u64 {
        loop {
            let message = self.next().await;
            if message["type"] == "closed" {
                return message["code"].as_u64().unwrap();
            }
        }
    }

    pub fn new_id(&mut self) -> String {
        self.ids += 1;
        format!("{:032x}", u128::from(rand_bits()) << 64 | self.ids)
    }

    /// Does something and waits for its ack or nack.
    pub async fn act(&mut self, table: &str, action: Value) -> Value {
        let id = self.new_id();
        self.act_as(table, &id, None, action).await
    }

    pub async fn act_as(&mut self, table: &str, id: &str, based_on: Option<u64>, action: Value) -> Value {
        let mut message = json!({"type": "act", "table": table, "id": id, "action": action});
        if let Some(number) = based_on {
            message["based_on"] = number.into();
        }
        self.say(message).await;
        loop {
            let answer = self.next().await;
            assert_ne!(answer["type"], "closed", "waiting for an answer");
            if answer["id"] == id {
                return answer;
            }
        }
    }

    pub fn picture(&self, table: &str) -> &Value {
        &self.now[table]
    }

    pub fn number(&self, table: &str) -> u64 {
        self.now[table]["number"].as_u64().unwrap()
    }

    /// Waits until the table has come at least this far.
    pub async fn reach(&mut self, table: &str, number: u64) {
        while self.number(table) < number {
            assert_ne!(self.next().await["type"], "closed");
        }
    }

    /// Plays a legal move if it is our turn; whether it was.
    pub async fn play_any(&mut self, table: &str, which: usize) -> bool {
        let moves = self.picture(table)["moves"].as_array().unwrap().clone();
        let Some(offer) = moves.get(which % moves.len().max(1)) else { return false };
        let answer = self.act(table, json!({"do": "move", "text": offer["text"]})).await;
        assert_eq!(answer["type"], "ack", "{answer}");
        let number = answer["number"].as_u64().unwrap();
        self.reach(table, number).await;
        true
    }

    pub fn finished(&self, table: &str) -> bool {
        self.picture(table)["stage"] == "finished"
    }
}

fn rand_bits() -> u64 {
    use std::hash::{BuildHasher, Hasher, RandomState};
    RandomState::new().build_hasher().finish()
}
