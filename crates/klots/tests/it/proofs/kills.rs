//! Kill −9 of the real server at random instants under load: no acknowledged move lost, none doubled.

use super::Dice;
use super::ledger::{Ledger, Promise};
use super::postgres::{Postgres, node};
use load::client::{Guest, move_id};
use load::http::Client;
use load::process::{Server, Start};
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use store::{PostgresSettings, SqliteSettings, Store};

/// Tables that are played at the same time.
const TABLES: usize = 8;

fn kills(usual: usize) -> usize {
    std::env::var("KLOTS_KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_at_any_instant_a_server_keeps_every_acknowledged_move_once() {
    let folder = tempfile::tempdir().unwrap();
    let start = Start::new(super::program(), folder.path().join("data")).unwrap();
    let ledger = kill_again_and_again(&start, kills(20)).await;
    let store = Store::open_sqlite(&SqliteSettings::new(&start.data)).await.unwrap();
    store.check().await.unwrap();
    println!("SQLite: {} tables folded", ledger.check(&store).await.len());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_at_any_instant_a_node_on_postgres_keeps_every_acknowledged_move_once() {
    let postgres = Postgres::start();
    let folder = tempfile::tempdir().unwrap();
    let start = node(folder.path().join("node"), &postgres.url);
    let ledger = kill_again_and_again(&start, kills(5)).await;
    let store = Store::open_postgres(&PostgresSettings::new(&postgres.url)).await.unwrap();
    println!("PostgreSQL: {} tables folded", ledger.check(&store).await.len());
}

/// Kills a server under load; what players were promised meanwhile.
async fn kill_again_and_again(start: &Start, kills: usize) -> Ledger {
    let mut dice = Dice::of_the_day();
    let mut server = Server::start(start).await.unwrap();
    let ledger = Ledger::default();
    let over = Arc::new(AtomicBool::new(false));
    let players: Vec<_> = (0..TABLES)
        .map(|number| {
            let player = Player {
                base: start.base(),
                ledger: ledger.clone(),
                over: over.clone(),
                dice: dice.split(),
                by_socket: number % 2 == 1,
            };
            tokio::spawn(player.play())
        })
        .collect();
    let mut before = 0;
    for kill in 0..kills {
        // Some acknowledged moves first, then at any moment of the next ones.
        while ledger.len() < before + TABLES {
            assert!(players.iter().all(|player| !player.is_finished()), "a player gave up");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        tokio::time::sleep(Duration::from_micros(dice.roll() % 60_000)).await;
        server.kill().unwrap();
        before = ledger.len();
        server = Server::start(start).await.unwrap_or_else(|error| panic!("after kill {kill}: {error:#}"));
    }
    over.store(true, Ordering::Relaxed);
    for player in players {
        player.await.unwrap();
    }
    server.kill().unwrap();
    println!("{kills} kills, {} acknowledged moves", ledger.len());
    ledger
}

/// Tries again until there is an answer: the server may just be dead.
macro_rules! insist {
    ($attempt:expr) => {{
        let mut tries = 0;
        loop {
            if let Ok(Some(answer)) = tokio::time::timeout(Duration::from_secs(10), async { $attempt }).await
            {
                break answer;
            }
            tries += 1;
            assert!(tries < 6000, "the server never answers");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }};
}

/// Plays both seats of one table after another, and never takes a lost connection for an answer.
struct Player {
    base: String,
    ledger: Ledger,
    over: Arc<AtomicBool>,
    dice: Dice,
    by_socket: bool,
}

impl Player {
    async fn play(mut self) {
        let http = Client::new();
        let guest = insist!(Guest::new(&http, &self.base, "Kalle").await.ok());
        while !self.is_over() {
            let wish = json!({
                "game": "quixo", "one_device": true, "word": "kill", "chairs": [{ "who": "me" }, { "who": "me" }],
            });
            let table = insist!(guest.make_table(&wish).await.ok());
            self.ledger.open(&table);
            self.play_table(&guest, &table).await;
        }
    }

    fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }

    async fn play_table(&mut self, guest: &Guest, table: &str) {
        while !self.is_over() {
            let path = format!("/tables/{table}");
            let seen = insist!(guest.get(&path).await.ok()?.good().ok());
            let now = &seen["now"];
            let moves = now["moves"].as_array().cloned().unwrap_or_default();
            if now["stage"] != "playing" || moves.is_empty() {
                return;
            }
            let text = moves[self.dice.below(moves.len())]["text"].as_str().unwrap().to_owned();
            self.make_move(guest, table, &text).await;
        }
    }

    /// Sends one move until it is answered. Sometimes twice, to see the same answer.
    async fn make_move(&mut self, guest: &Guest, table: &str, text: &str) {
        let (id, action) = (move_id(), json!({ "do": "move", "text": text }));
        let times = if self.dice.once_in(5) { 2 } else { 1 };
        for _ in 0..times {
            let number = if self.by_socket {
                insist!(act_by_socket(guest, table, &id, &action).await)
            } else {
                insist!(act_by_request(guest, table, &id, &action).await)
            };
            let promise = Promise { table: table.into(), id: id.clone(), number, text: text.into() };
            self.ledger.promise(promise);
        }
    }
}

async fn act_by_request(guest: &Guest, table: &str, id: &str, action: &Value) -> Option<u64> {
    let answer = guest.act(table, id, action).await.ok()?;
    match answer.status {
        200..300 => answer.body["number"].as_u64(),
        500.. => None,
        status => panic!("a legal move was refused with {status}: {}", answer.body),
    }
}

async fn act_by_socket(guest: &Guest, table: &str, id: &str, action: &Value) -> Option<u64> {
    let mut line = guest.connect().await.ok()?;
    line.act(table, id, action).await.ok()?;
    while let Some(message) = line.next().await.ok()? {
        match message["type"].as_str() {
            Some("ack") => return message["number"].as_u64(),
            Some("nack") if message["code"] == "unavailable" => return None,
            Some("nack") => panic!("a legal move was refused: {message}"),
            _ => {}
        }
    }
    None
}
