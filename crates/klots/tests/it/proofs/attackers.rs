//! Visitors who mean harm, each from an address of their own, again and again until they are called off.

use super::Dice;
use futures_util::SinkExt as _;
use load::Trouble;
use load::client::{Guest, Socket, move_id};
use load::http::Client;
use serde_json::{Value, json};
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::io::AsyncWriteExt as _;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;

/// Strangers share no address: attackers have this block of the loopback.
const HOSTILE: u8 = 66;
/// How long an attacker goes on before it starts over.
const ATTEMPT: Duration = Duration::from_secs(6);

/// What somebody does who means harm.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attack {
    /// Pings whose answers are never read.
    Pings,
    /// A log that grows by names.
    Names,
    /// Requests that never end.
    Halves,
    /// Large answers that are never read.
    Unread,
    /// Analyses and hints that are given up while they wait.
    Wishes,
    /// Bots of the highest level at every table that may be made.
    Bots,
    /// Tables upon tables.
    Tables,
    /// Guests upon guests.
    Guests,
    /// Chat upon chat.
    Chat,
    /// Records, pictures and exports.
    Exports,
    /// Passwords upon passwords.
    Passwords,
    /// What is no message and no request.
    Garbage,
    /// Onlookers of every open table who never read.
    Onlookers,
}

/// How the attempts of an attacker ended.
#[derive(Default)]
pub struct Ends {
    refused: AtomicU64,
    cut_off: AtomicU64,
    given_up: AtomicU64,
}

impl Ends {
    fn note(&self, end: Result<anyhow::Result<()>, tokio::time::error::Elapsed>) {
        let count = match end {
            Ok(Err(error)) => match error.chain().find_map(|cause| cause.downcast_ref::<Trouble>()) {
                Some(Trouble::Refused { status: 429, .. }) => &self.refused,
                _ => &self.cut_off,
            },
            Ok(Ok(())) | Err(_) => &self.given_up,
        };
        count.fetch_add(1, Ordering::Relaxed);
    }
}

impl std::fmt::Display for Ends {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let count = |count: &AtomicU64| count.load(Ordering::Relaxed);
        let (refused, cut_off, given_up) =
            (count(&self.refused), count(&self.cut_off), count(&self.given_up));
        write!(f, "told it is too much {refused}, cut off {cut_off}, gave up {given_up}")
    }
}

/// An attack that goes on until this is dropped.
pub struct Attacking {
    task: JoinHandle<()>,
    pub ends: Arc<Ends>,
}

impl Drop for Attacking {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Attack {
    const ALL: [Attack; 13] = [
        Attack::Pings,
        Attack::Names,
        Attack::Halves,
        Attack::Unread,
        Attack::Wishes,
        Attack::Bots,
        Attack::Tables,
        Attack::Guests,
        Attack::Chat,
        Attack::Exports,
        Attack::Passwords,
        Attack::Garbage,
        Attack::Onlookers,
    ];

    /// Those that `KLOTS_ATTACKS` names, else all.
    pub fn chosen() -> Vec<Attack> {
        let only = std::env::var("KLOTS_ATTACKS").ok();
        let chosen = |attack: &Attack| {
            only.as_ref().is_none_or(|names| names.split(',').any(|name| name == format!("{attack:?}")))
        };
        Attack::ALL.into_iter().filter(chosen).collect()
    }

    /// One of every kind.
    pub fn all(nodes: &[String], dice: &mut Dice) -> Vec<Attacking> {
        let chosen = Attack::chosen().into_iter().enumerate();
        chosen.map(|(number, attack)| attack.begin(&nodes[number % nodes.len()], dice)).collect()
    }

    pub fn begin(self, base: &str, dice: &mut Dice) -> Attacking {
        let address = IpAddr::from(Ipv4Addr::new(127, HOSTILE, 0, self as u8 + 1));
        let client = Client::coming_from(address);
        let mut attacker = Attacker { client, base: base.to_owned(), guest: None, dice: dice.split() };
        let ends = Arc::new(Ends::default());
        let noted = ends.clone();
        let task = tokio::spawn(async move {
            loop {
                // To be refused, shut out or cut off is what an attacker expects.
                noted.note(tokio::time::timeout(ATTEMPT, attacker.attack(self)).await);
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        });
        Attacking { task, ends }
    }
}

/// One attacker, and the face it has now.
struct Attacker {
    client: Client,
    base: String,
    guest: Option<Guest>,
    dice: Dice,
}

impl Attacker {
    async fn attack(&mut self, attack: Attack) -> anyhow::Result<()> {
        match attack {
            Attack::Pings => self.pings().await,
            Attack::Names => self.names().await,
            Attack::Halves => self.halves().await,
            Attack::Unread => self.unread().await,
            Attack::Wishes => self.wishes().await,
            Attack::Bots => self.bots().await,
            Attack::Tables => self.tables().await,
            Attack::Guests => self.guests().await,
            Attack::Chat => self.chat().await,
            Attack::Exports => self.exports().await,
            Attack::Passwords => self.passwords().await,
            Attack::Garbage => self.garbage().await,
            Attack::Onlookers => self.onlookers().await,
        }
    }

    async fn guest(&mut self) -> anyhow::Result<Guest> {
        if self.guest.is_none() {
            self.guest = Some(Guest::new(&self.client, &self.base, "Kuri").await?);
        }
        self.guest.clone().ok_or_else(|| anyhow::anyhow!("nobody"))
    }

    async fn bare(&self) -> anyhow::Result<tokio::net::TcpStream> {
        self.client.connect(self.base.trim_start_matches("http://")).await
    }

    async fn table(&mut self) -> anyhow::Result<(Guest, String)> {
        let guest = self.guest().await?;
        let chairs = json!([{ "who": "me" }, { "who": "me" }]);
        let wish = json!({ "game": "quixo", "one_device": true, "word": "w", "chairs": chairs });
        let table = guest.make_table(&wish).await?;
        Ok((guest, table))
    }

    async fn pings(&mut self) -> anyhow::Result<()> {
        let mut line = Guest::nobody(&self.client, &self.base).connect().await?;
        loop {
            line.writer.send(Message::Ping(vec![7; 125].into())).await?;
        }
    }

    async fn names(&mut self) -> anyhow::Result<()> {
        let (guest, table) = self.table().await?;
        loop {
            for _ in 0..6 {
                let mut line = guest.connect().await?;
                for _ in 0..27 {
                    let name = format!("Kuri {}", self.dice.below(1000));
                    line.act(&table, &move_id(), &json!({ "do": "rename", "name": name })).await?;
                }
            }
        }
    }

    async fn halves(&mut self) -> anyhow::Result<()> {
        let mut held = Vec::new();
        for _ in 0..300 {
            let mut stream = self.bare().await?;
            // One that is turned away at once is not a failure: the next one is tried.
            let _ = stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n").await;
            held.push(stream);
        }
        tokio::time::sleep(Duration::from_secs(5)).await;
        Ok(())
    }

    async fn unread(&mut self) -> anyhow::Result<()> {
        let mut held = Vec::new();
        let ask = "GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n".repeat(20);
        for _ in 0..20 {
            let mut stream = self.bare().await?;
            let _ = stream.write_all(ask.as_bytes()).await;
            held.push(stream);
        }
        tokio::time::sleep(Duration::from_secs(3)).await;
        Ok(())
    }

    async fn wishes(&mut self) -> anyhow::Result<()> {
        let (guest, table) = self.table().await?;
        for _ in 0..25 {
            let now = guest.get(&format!("/tables/{table}")).await?.good()?["now"].clone();
            let moves = now["moves"].as_array().cloned().unwrap_or_default();
            let Some(text) = moves.get(self.dice.below(moves.len())).map(|one| one["text"].clone()) else {
                break;
            };
            guest.act(&table, &move_id(), &json!({ "do": "move", "text": text })).await?;
        }
        self.give_up(&guest, &format!("/tables/{table}/hint")).await;
        guest.act(&table, &move_id(), &json!({ "do": "resign" })).await?;
        for _ in 0..40 {
            self.give_up(&guest, &format!("/tables/{table}/analysis")).await;
        }
        Ok(())
    }

    /// Asks, and hangs up after a moment.
    async fn give_up(&mut self, guest: &Guest, path: &str) {
        let patience = Duration::from_millis(self.dice.below(200) as u64);
        let _ = tokio::time::timeout(patience, guest.get(path)).await;
    }

    async fn bots(&mut self) -> anyhow::Result<()> {
        let guest = self.guest().await?;
        let chairs = json!([{ "who": "me" }, { "who": "bot", "level": "expert" }]);
        let mut tables = Vec::new();
        let refused = loop {
            match guest.make_table(&json!({ "game": "kingdomino", "word": "w", "chairs": chairs })).await {
                Ok(table) => tables.push(table),
                Err(refused) => break refused,
            }
        };
        for table in tables.iter().cycle().take(40 * tables.len()) {
            let now = guest.get(&format!("/tables/{table}")).await?.good()?["now"].clone();
            if let Some(text) = now["moves"][0]["text"].as_str() {
                let action = json!({ "do": "move", "text": text });
                guest.act(table, &move_id(), &action).await?.good()?;
            }
        }
        Err(refused)
    }

    async fn guests(&mut self) -> anyhow::Result<()> {
        loop {
            Guest::new(&self.client, &self.base, "Kuri").await?;
        }
    }

    async fn chat(&mut self) -> anyhow::Result<()> {
        let (guest, table) = self.table().await?;
        loop {
            let line = json!({ "do": "say", "line": { "text": "x".repeat(280) } });
            guest.act(&table, &move_id(), &line).await?.good()?;
        }
    }

    async fn exports(&mut self) -> anyhow::Result<()> {
        let (guest, table) = self.table().await?;
        loop {
            for path in [format!("/tables/{table}/record"), "/me/export".to_owned()] {
                guest.get(&path).await?.good()?;
            }
            guest.get(&format!("/tables/{table}/picture")).await?;
        }
    }

    async fn tables(&mut self) -> anyhow::Result<()> {
        loop {
            self.table().await?;
        }
    }

    async fn passwords(&mut self) -> anyhow::Result<()> {
        let nobody = Guest::nobody(&self.client, &self.base);
        loop {
            let account = format!("kuri{}", self.dice.below(5));
            let tried: Value = json!({ "account": account, "password": "wrong wrong wrong" });
            let answer = nobody.post("/sessions", &tried).await?;
            if answer.status == 429 {
                answer.good()?;
            }
        }
    }

    async fn garbage(&mut self) -> anyhow::Result<()> {
        let mut line = Guest::nobody(&self.client, &self.base).connect().await?;
        let noise: Vec<u8> = (0..2000).map(|_| self.dice.roll() as u8).collect();
        let _ = line.send(&json!({ "type": "subscribe", "table": [1, 2, { "x": "\u{0}" }] })).await;
        let _ = line.writer.send(Message::binary(noise.clone())).await;
        let mut stream = self.bare().await?;
        stream.write_all(&noise).await?;
        Ok(())
    }

    async fn onlookers(&mut self) -> anyhow::Result<()> {
        let nobody = Guest::nobody(&self.client, &self.base);
        let list = nobody.get("/tables?stage=playing").await?.good()?;
        let tables = list["items"].as_array().cloned().unwrap_or_default();
        let mut held: Vec<Socket> = Vec::new();
        for _ in 0..50 {
            let mut line = nobody.connect().await?;
            for table in tables.iter().filter_map(|line| line["table"].as_str()).take(30) {
                line.subscribe(table, None).await?;
            }
            held.push(line);
        }
        tokio::time::sleep(Duration::from_secs(5)).await;
        Ok(())
    }
}
