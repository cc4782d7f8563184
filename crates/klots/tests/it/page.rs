//! What `docs/protocol.md` shows is what a server really says: a test asks it everything on the page and compares.
//!
//! `KLOTS_WRITE_DOCS=1 cargo nextest run -p klots -j1 page` writes the answers of today into it.

use crate::join::{House, PATIENCE};
use load::client::{Guest, Socket};
use load::http::Client;
use serde_json::{Value, json};
use std::path::PathBuf;
use wire::FromServer;
use wire::outbound::Notice;

/// How the page calls the table at hand, the server and whatever is long and without a meaning.
const TABLE: &str = "K7Q2MX";
const SERVER: &str = "https://klots.example";
const LONG: usize = 40;

fn path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md")
}

fn writes() -> bool {
    std::env::var_os("KLOTS_WRITE_DOCS").is_some()
}

/// The blocks of the page with this name.
fn blocks(name: &str) -> Vec<String> {
    let page = std::fs::read_to_string(path()).unwrap();
    let parts: Vec<&str> = page.split(&format!("```{name}\n")).skip(1).collect();
    parts.iter().map(|part| part.split("```").next().unwrap().to_owned()).collect()
}

/// Puts a block that was played again into its place.
fn keep(name: &str, old: &str, fresh: &str) {
    let page = std::fs::read_to_string(path()).unwrap();
    let block = |text: &str| format!("```{name}\n{text}```");
    std::fs::write(path(), page.replace(&block(old), &block(fresh))).unwrap();
}

/// The names of the fields, however deep; of a list those of its first item.
fn shape(value: &Value, path: &str, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (name, inner) in fields {
                found.push(format!("{path}.{name}"));
                // What differs from game to game and from code to code has a place of its own in the docs.
                if !matches!(name.as_str(), "view" | "moves" | "args" | "options" | "tell" | "played") {
                    shape(inner, &format!("{path}.{name}"), found);
                }
            }
        }
        Value::Array(items) => items.iter().take(1).for_each(|item| shape(item, &format!("{path}[]"), found)),
        _ => {}
    }
}

fn shape_of(value: &Value) -> Vec<String> {
    let mut found = Vec::new();
    shape(value, "", &mut found);
    found.sort();
    found.dedup();
    found
}

/// Whether two answers have one shape; a list may be empty in either, where a rating is not yet there.
fn alike(shown: &Value, real: &Value) -> bool {
    let (shown, real) = (shape_of(shown), shape_of(real));
    let missing = |from: &[String], path: &String| {
        let list = path.split("[]").next().unwrap_or_default();
        let empty = path.contains("[]") && !from.iter().any(|other| other.starts_with(&format!("{list}[]")));
        !from.contains(path) && !empty
    };
    !shown.iter().any(|path| missing(&real, path)) && !real.iter().any(|path| missing(&shown, path))
}

/// An answer short enough for the page: lists are cut to one item, the table has a name that stays.
fn short(value: &Value, house: &House, table: &str) -> Value {
    match value {
        Value::Object(fields) => {
            fields.iter().map(|(name, inner)| (name.clone(), short(inner, house, table))).collect()
        }
        Value::Array(items) if items.iter().all(Value::is_object) => {
            items.iter().take(1).map(|item| short(item, house, table)).collect()
        }
        Value::String(text) => {
            let text = text.replace(&house.server.base, SERVER);
            let text = if table.is_empty() { text } else { text.replace(table, TABLE) };
            let opaque = text.chars().count() > LONG && !text.contains([' ', '/']);
            if opaque {
                format!("{}…", text.chars().take(8).collect::<String>()).into()
            } else {
                text.into()
            }
        }
        other => other.clone(),
    }
}

/// Somebody at the table of a block of frames.
struct Face<'h> {
    house: &'h House,
    table: String,
    line: Socket,
    now: Value,
}

impl Face<'_> {
    async fn next(&mut self) -> Value {
        let heard = tokio::time::timeout(PATIENCE, self.line.next()).await.unwrap().unwrap().unwrap();
        if heard["now"].is_object() {
            self.now = heard["now"].clone();
        }
        heard
    }

    /// Says what the page says, at this table, with a move that can be made now.
    async fn say(&mut self, frame: &Value) {
        let mut frame = frame.clone();
        if frame["table"] == TABLE {
            frame["table"] = self.table.as_str().into();
        }
        if frame["action"]["do"] == "move" && frame["action"]["text"] != "nowhere" {
            while self.now["moves"].as_array().is_none_or(Vec::is_empty) {
                self.next().await;
            }
            frame["action"]["text"] = self.now["moves"][0]["text"].clone();
        }
        self.line.send(&frame).await.unwrap();
    }

    /// The next frame of this type.
    async fn hear(&mut self, kind: &Value) -> Value {
        loop {
            let heard = self.next().await;
            if heard["type"] == *kind {
                return short(&heard, self.house, &self.table);
            }
        }
    }
}

/// Plays a block: `→` is said by Ann's face, `←` by the server; `·` is done by Bo.
async fn play_frames(block: &str, house: &House, wish: &Value) {
    let ann = Guest::new(&Client::new(), &house.server.base, "Ann").await.unwrap();
    let bo = Guest::new(&Client::new(), &house.server.base, "Bo").await.unwrap();
    let table = ann.make_table(wish).await.unwrap();
    let line = ann.connect_silently().await.unwrap();
    let mut face = Face { house, table: table.clone(), line, now: Value::Null };
    let (mut fresh, mut lines_of_bo) = (String::new(), Vec::new());
    for text in block.lines() {
        let (sign, rest) = text.split_once(' ').unwrap();
        if sign == "·" {
            fresh += &format!("{text}\n");
            if rest == "Bo looks at the table" {
                let mut line = bo.connect().await.unwrap();
                line.subscribe(&table, None).await.unwrap();
                lines_of_bo.push(line);
            } else {
                bo.post(&format!("/tables/{table}/sit"), &json!({ "word": "sun" }))
                    .await
                    .unwrap()
                    .good()
                    .unwrap();
            }
            continue;
        }
        let frame: Value = serde_json::from_str(rest).unwrap_or_else(|why| panic!("{text}: {why}"));
        if sign == "→" {
            let known = wire::read(&frame.to_string()).is_ok();
            assert_eq!(known, frame["type"] != "shout", "what the server understands: {frame}");
            face.say(&frame).await;
            fresh += &format!("→ {frame}\n");
            continue;
        }
        let real = face.hear(&frame["type"]).await;
        let same = shape_of(&frame) == shape_of(&real);
        assert!(same || writes(), "{}: run this test with KLOTS_WRITE_DOCS=1\n{real}", frame["type"]);
        fresh += &format!("← {real}\n");
    }
    if writes() {
        keep("frames", block, &fresh);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_frames_of_the_protocols_page_are_real() {
    let house = House::open().await;
    let (bot, open) = (json!({ "who": "bot", "level": "random" }), json!({ "who": "open" }));
    let wish = |second: &Value, visibility: &str| {
        json!({ "game": "quixo", "options": { "board": "3" }, "word": "moon", "visibility": visibility,
            "chairs": [{ "who": "me" }, second] })
    };
    let [first, second] = &blocks("frames")[..] else { panic!("two conversations") };
    play_frames(first, &house, &wish(&bot, "private")).await;
    play_frames(second, &house, &wish(&open, "open")).await;
}

#[test]
fn the_frames_that_seldom_come_are_as_the_page_shows_them() {
    let notice = |notice| FromServer::Notice { notice };
    let frames = [
        FromServer::Gap { table: TABLE.to_owned() },
        FromServer::Ping { time: 1_794_846_822_604 },
        notice(Notice::YourTurn { table: TABLE.to_owned(), game: "quixo".to_owned() }),
        notice(Notice::Restart { seconds: 20 }),
        notice(Notice::Frozen {}),
        notice(Notice::Thawed {}),
    ];
    let fresh: String = frames.iter().map(|frame| format!("← {}\n", json!(frame))).collect();
    let shown = blocks("seldom").concat();
    if writes() {
        keep("seldom", &shown, &fresh);
    } else {
        assert_eq!(shown, fresh, "run this test with KLOTS_WRITE_DOCS=1");
    }
}

/// Two people who ask by HTTP, and what they know from earlier answers.
struct Asking<'h> {
    house: &'h House,
    ann: Guest,
    bo: Guest,
    table: String,
    code: String,
}

impl Asking<'_> {
    /// Asks, as the page says, with the table and the code of now. Whoever is to move waits for the turn.
    async fn ask(&mut self, line: &str) -> (u16, Value) {
        let of_bo = line.starts_with("Bo ");
        let (who, line) = (if of_bo { &self.bo } else { &self.ann }, line.trim_start_matches("Bo "));
        let (method, rest) = line.split_once(' ').unwrap();
        let (path, body) = rest.split_once(' ').unwrap_or((rest, ""));
        let path = path.replace(TABLE, &self.table);
        let mut body = body.replace(TABLE, &self.table).replace("THE-CODE", &self.code);
        if path.ends_with("/move") || path.ends_with("/hint") {
            let legal = self.first_move(who).await;
            body = if body.is_empty() { body } else { json!({ "text": legal }).to_string() };
        }
        let url = format!("{}/api/v1{path}", self.house.server.base);
        let client = Client::new();
        let request = match method {
            "GET" => client.get(url),
            "POST" => client.post(url),
            "PATCH" => client.patch(url),
            _ => client.delete(url),
        };
        let request = request.header("cookie", &who.cookie).header("origin", &who.base);
        let request = match body.is_empty() {
            true => request,
            false => request.json(&serde_json::from_str::<Value>(&body).unwrap()),
        };
        let answer = request.send().await.unwrap();
        let status = answer.status().as_u16();
        let given = answer.headers().get("set-cookie").and_then(|cookie| cookie.to_str().ok());
        let cookie = given.and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
        let said: Value = serde_json::from_str(&answer.text().await.unwrap()).unwrap_or_default();
        if let (Some(cookie), false) = (cookie, line.contains("/recovery")) {
            (if of_bo { &mut self.bo } else { &mut self.ann }).cookie = cookie;
        }
        if let Some(table) = said["table"].as_str().filter(|_| said["link"].is_string()) {
            self.table = table.to_owned();
        }
        if let Some(code) = said["code"].as_str().filter(|_| said["expires"].is_number()) {
            self.code = code.to_owned();
        }
        (status, short(&said, self.house, &self.table))
    }

    async fn first_move(&self, who: &Guest) -> Value {
        loop {
            let table = who.get(&format!("/tables/{}", self.table)).await.unwrap().good().unwrap();
            if let Some(offer) = table["now"]["moves"].as_array().and_then(|moves| moves.first()) {
                return offer["text"].clone();
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_requests_of_the_protocols_page_are_real() {
    let house = House::open().await;
    let nobody = || Guest::nobody(&Client::new(), &house.server.base);
    let bo = Guest::new(&Client::new(), &house.server.base, "Bo").await.unwrap();
    let mut asking = Asking { house: &house, ann: nobody(), bo, table: String::new(), code: String::new() };
    for block in blocks("rest") {
        let mut fresh = String::new();
        for asked in block.split("→ ").skip(1) {
            let (line, known) = asked.split_once('\n').unwrap();
            let (status, real) = asking.ask(line).await;
            let answer = if real.is_null() { status.to_string() } else { format!("{status} {real}") };
            let known = known.trim().strip_prefix("← ").unwrap_or_default();
            let (of_page, shown) = known.split_once(' ').unwrap_or((known, "null"));
            if !writes() {
                let shown: Value = serde_json::from_str(shown).unwrap_or_else(|why| panic!("{known}: {why}"));
                assert_eq!(of_page, status.to_string(), "{line}: {real}");
                assert!(
                    alike(&shown, &real),
                    "{line}: {shown} is not {real}: run this test with KLOTS_WRITE_DOCS=1"
                );
            }
            fresh += &format!("→ {line}\n← {answer}\n");
        }
        if writes() {
            keep("rest", &block, &fresh);
        }
    }
}
