//! A siege: visitors who mean harm, faults of the machine, and honest players between them. A referee outside holds
//! every acknowledged move, every clock, every picture and every gauge against what was promised.
//!
//! `KLOTS_SIEGE` is how many seconds a siege lasts. A long one (a minute or more) also holds what honest players wait
//! against what they waited in the quiet before it. `KLOTS_ATTACKS=Pings,Names` lets only some attack.

use crate::Dice;
use crate::crowd::settle;
use crate::ledger::Ledger;
use crate::nodes::{Postgres, three_starts};
use crate::tab::Tab;
use crate::trouble::SmallDisk;
use futures_util::SinkExt as _;
use load::client::{Guest, Line, move_id};
use load::figures::machine;
use load::http::Client;
use load::process::{Server, Start, free_port};
use load::swarm::{Mode, Plan, Report, run as swarm};
use serde_json::{Value, json};
use std::net::{IpAddr, Ipv4Addr};
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use store::{PostgresSettings, SqliteSettings, Store};
use table::Table;
use table::event::Cause;
use tokio::io::AsyncWriteExt as _;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;

const USUAL_SECONDS: u64 = 12;
/// From here on delays are compared: in a few seconds there are too few.
const LONG_SECONDS: u64 = 60;
/// Strangers share no address: honest players, those whose delays are measured, and attackers.
const HONEST: u8 = 7;
const MEASURED: Ipv4Addr = Ipv4Addr::new(127, 21, 0, 1);
const HOSTILE: u8 = 66;
/// Tables whose delays are measured.
const TABLES: usize = 24;

fn seconds() -> u64 {
    std::env::var("KLOTS_SIEGE").ok().and_then(|text| text.parse().ok()).unwrap_or(USUAL_SECONDS)
}

fn address(group: u8, number: usize) -> IpAddr {
    Ipv4Addr::new(127, group, (number / 250) as u8, (number % 250) as u8 + 1).into()
}

/// A node with the limits of a public server, and the private port where its gauges are.
fn public(mut start: Start) -> (Start, String) {
    let port = free_port().unwrap();
    start.settings = format!("metrics_listen = \"127.0.0.1:{port}\"\n");
    (start, format!("http://127.0.0.1:{port}/metrics"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_node_under_siege_keeps_its_word_to_honest_players() {
    let mut dice = Dice::of_the_day();
    let folder = tempfile::tempdir().unwrap();
    let (start, gauges) = public(Start::new(crate::program(), folder.path().join("data")).unwrap());
    let disk = SmallDisk::new(&start.data, 96);
    let server = Server::start(&start).await.unwrap();
    let nodes = vec![start.base()];
    let share = Duration::from_secs(seconds()) / 6;

    let quiet = measure(&nodes[0], share).await;
    let before = Taken::by(&server, &start.data);
    let attackers = Attack::all(&nodes, &mut dice);
    let attacked = measure(&nodes[0], share * 2).await;
    let taken = Taken::by(&server, &start.data);
    compare(&quiet, &attacked, before, taken);

    let ledger = Ledger::default();
    let over = Arc::new(AtomicBool::new(false));
    let players = seat_everybody(&nodes, &ledger, &over, &mut dice);
    let mut node = Node { start: &start, server };
    let until = tokio::time::Instant::now() + share * 3;
    let mut faults = 0;
    while tokio::time::Instant::now() < until {
        tokio::time::sleep(Duration::from_millis(700 + dice.below(1500) as u64)).await;
        assert!(players.iter().all(|player| !player.is_finished()), "an honest player gave up");
        match (dice.below(3), &disk) {
            (0, _) => node.kill().await,
            (1, Some(disk)) => {
                disk.take_room();
                tokio::time::sleep(Duration::from_millis(dice.below(4000) as u64)).await;
                disk.make_room();
            }
            _ => node.stand_still(dice.below(5000) as u64).await,
        }
        faults += 1;
    }
    attackers.iter().for_each(JoinHandle::abort);
    let tabs = leave(players, &over).await;
    come_to_rest(&gauges).await;
    assert!(node.server.stop().await.unwrap(), "a planned stop ends well");
    let store = Store::open_sqlite(&SqliteSettings::new(&start.data)).await.unwrap();
    store.check().await.unwrap();
    let folds = ledger.check(&store).await;
    referee(&tabs, &folds);
    store.close().await;
    println!("{faults} faults, {} acknowledged moves, {} tables", ledger.len(), folds.len());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_nodes_under_siege_keep_their_word_to_honest_players() {
    let mut dice = Dice::of_the_day();
    let postgres = Postgres::start();
    let folder = tempfile::tempdir().unwrap();
    let (starts, wire) = three_starts(&postgres, folder.path()).await;
    let (starts, gauges): (Vec<Start>, Vec<String>) = starts.into_iter().map(public).unzip();
    let mut running = Vec::new();
    for start in &starts {
        running.push(Node { start, server: Server::start(start).await.unwrap() });
    }
    let nodes: Vec<String> = starts.iter().map(Start::base).collect();
    let attackers = Attack::all(&nodes, &mut dice);
    let ledger = Ledger::default();
    let over = Arc::new(AtomicBool::new(false));
    let players = seat_everybody(&nodes, &ledger, &over, &mut dice);
    let until = tokio::time::Instant::now() + Duration::from_secs(seconds());
    let mut faults = 0;
    while tokio::time::Instant::now() < until {
        tokio::time::sleep(Duration::from_millis(700 + dice.below(1500) as u64)).await;
        assert!(players.iter().all(|player| !player.is_finished()), "an honest player gave up");
        let at = dice.below(running.len());
        match dice.below(5) {
            0 => running[at].kill().await,
            1 => running[at].stand_still(dice.below(5000) as u64).await,
            2 => postgres.control("restart", "fast").await,
            3 => {
                postgres.control("stop", "immediate").await;
                tokio::time::sleep(Duration::from_millis(dice.below(4000) as u64)).await;
                postgres.control("start", "fast").await;
            }
            _ => {
                wire.up.send_replace(false);
                tokio::time::sleep(Duration::from_millis(dice.below(4000) as u64)).await;
                wire.up.send_replace(true);
            }
        }
        faults += 1;
    }
    attackers.iter().for_each(JoinHandle::abort);
    let tabs = leave(players, &over).await;
    for gauges in &gauges {
        come_to_rest(gauges).await;
    }
    let store = Store::open_postgres(&PostgresSettings::new(&postgres.url)).await.unwrap();
    let folds = ledger.check(&store).await;
    referee(&tabs, &folds);
    println!("{faults} faults, {} acknowledged moves, {} tables", ledger.len(), folds.len());
}

/// A node and how it is started again.
struct Node<'a> {
    start: &'a Start,
    server: Server,
}

impl Node<'_> {
    async fn kill(&mut self) {
        self.server.kill().unwrap();
        self.server = Server::start(self.start).await.unwrap();
    }

    async fn stand_still(&self, millis: u64) {
        let id = self.server.pid().to_string();
        let signal = |name: &str| assert!(Command::new("kill").args([name, &id]).status().unwrap().success());
        signal("-STOP");
        tokio::time::sleep(Duration::from_millis(millis)).await;
        signal("-CONT");
    }
}

/// Tables that move every other second for a while, each from its own address.
async fn measure(base: &str, lasting: Duration) -> Report {
    let plan = Plan {
        base: base.to_owned(),
        pid: None,
        tables: TABLES,
        sockets_per_table: 3,
        mode: Mode::Rhythm(Duration::from_secs(2)),
        lasting,
        game: "quixo".to_owned(),
        from: Some(MEASURED),
    };
    swarm(&plan).await.unwrap()
}

/// What a server has taken of memory and disk, in MiB.
#[derive(Clone, Copy, Debug)]
struct Taken {
    memory: u64,
    disk: u64,
}

impl Taken {
    fn by(server: &Server, data: &Path) -> Taken {
        let files = std::fs::read_dir(data).unwrap().map(|entry| entry.unwrap().metadata().unwrap().len());
        Taken { memory: server.usage().resident_kib >> 10, disk: files.sum::<u64>() >> 20 }
    }
}

/// Attackers may be felt, but only so far: bounded memory and disk, no error, and in a long run no long delay.
fn compare(quiet: &Report, attacked: &Report, before: Taken, after: Taken) {
    let (calm, busy) = (quiet.acknowledged, attacked.acknowledged);
    println!("{}", machine());
    println!("quiet:    {calm:?}, {before:?}");
    println!("attacked: {busy:?}, {after:?}");
    println!(
        "errors:   {} {:?}, {} {:?}",
        quiet.errors, quiet.first_error, attacked.errors, attacked.first_error
    );
    assert!(attacked.moves > 0);
    assert!(after.memory < before.memory + 256, "{before:?} {after:?}");
    assert!(after.disk < before.disk + 64, "{before:?} {after:?}");
    if seconds() >= LONG_SECONDS {
        assert_eq!((quiet.errors, attacked.errors), (0, 0));
        assert!(busy.p99_ms <= 2.0 * calm.p99_ms.max(5.0), "{} v {} ms", busy.p99_ms, calm.p99_ms);
    }
}

/// Honest people at tables of every game, with a clock that has time enough for whoever moves at once.
fn seat_everybody(
    nodes: &[String],
    ledger: &Ledger,
    over: &Arc<AtomicBool>,
    dice: &mut Dice,
) -> Vec<JoinHandle<Vec<Tab>>> {
    let games = [("quixo", 2), ("dominoes", 3), ("triominos", 2), ("kingdomino", 4)];
    let parties = games.into_iter().enumerate().map(|(number, (game, seats))| {
        let mut nodes = nodes.to_vec();
        let first = number % nodes.len();
        nodes.rotate_left(first);
        Party { number, game, seats, nodes, ledger: ledger.clone(), over: over.clone(), dice: dice.split() }
    });
    parties.map(|party| tokio::spawn(party.play())).collect()
}

struct Party {
    number: usize,
    game: &'static str,
    seats: usize,
    nodes: Vec<String>,
    ledger: Ledger,
    over: Arc<AtomicBool>,
    dice: Dice,
}

impl Party {
    fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }

    async fn play(mut self) -> Vec<Tab> {
        let mut people: Vec<Guest> = Vec::new();
        let mut all = Vec::new();
        while !self.is_over() {
            // A node may just be down: the next moment, the next one.
            let Ok(table) = self.gather(&mut people).await else {
                self.nodes.rotate_left(1);
                tokio::time::sleep(Duration::from_millis(300)).await;
                continue;
            };
            self.ledger.open(&table);
            let mut tabs = self.open_tabs(&people, &table);
            while !self.is_over() && tabs.iter().all(|tab| tab.now["stage"] != "finished") {
                self.step(&mut tabs).await;
            }
            self.finish(&people, &table).await;
            settle(&people[0].at(&self.nodes[0]), &mut tabs, &self.ledger, &mut self.dice).await;
            all.extend(tabs);
        }
        all
    }

    /// Seats people at a new table.
    async fn gather(&mut self, people: &mut Vec<Guest>) -> anyhow::Result<String> {
        let base = &self.nodes[0];
        while people.len() < self.seats {
            let client = Client::coming_from(address(HONEST, 10 * self.number + people.len()));
            people.push(Guest::new(&client, base, "Kalle").await?);
        }
        let mut chairs = vec![json!({ "who": "me" })];
        chairs.resize(self.seats, json!({ "who": "open" }));
        let wish = json!({
            "game": self.game, "chairs": chairs, "visibility": "open", "word": "siege",
            "clock": { "kind": "move", "seconds": 30 },
        });
        let table = people[0].at(base).make_table(&wish).await?;
        for other in &people[1..] {
            let sit = json!({ "do": "sit", "word": "siege" });
            other.at(base).act(&table, &move_id(), &sit).await?.good()?;
        }
        Ok(table)
    }

    /// A game that nobody goes on with is given up by all but the last: its clock would run on.
    async fn finish(&self, people: &[Guest], table: &str) {
        for guest in &people[1..] {
            let guest = guest.at(&self.nodes[0]);
            for _ in 0..100 {
                let resign = guest.act(table, &move_id(), &json!({ "do": "resign" })).await;
                if resign.is_ok_and(|answer| answer.status < 500) {
                    break;
                }
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }

    /// Everybody begins at another node and goes to the next one when it does not answer.
    fn open_tabs(&self, people: &[Guest], table: &str) -> Vec<Tab> {
        let tabs = people.iter().enumerate().map(|(at, guest)| {
            let mut own = self.nodes.clone();
            own.rotate_left(at % self.nodes.len());
            Tab::new(guest.clone(), own, table)
        });
        tabs.collect()
    }

    async fn step(&mut self, tabs: &mut [Tab]) {
        for tab in tabs {
            if !tab.is_connected() {
                tab.connect(tab.number).await;
            }
            if tab.make_move(&mut self.dice).await {
                tokio::time::sleep(Duration::from_millis(150)).await;
            }
            if self.dice.once_in(60) {
                tab.repeat(&mut self.dice).await;
            }
            tab.hear(&self.ledger, &mut self.dice, Duration::from_millis(20)).await;
        }
    }
}

async fn leave(players: Vec<JoinHandle<Vec<Tab>>>, over: &AtomicBool) -> Vec<Tab> {
    over.store(true, Ordering::Relaxed);
    let mut tabs = Vec::new();
    for player in players {
        tabs.extend(player.await.unwrap());
    }
    tabs.iter_mut().for_each(Tab::drop_line);
    tabs
}

/// Every picture is the view of the fold, and nobody who moved at once lost by the clock.
fn referee(tabs: &[Tab], folds: &std::collections::HashMap<String, Table>) {
    assert!(!tabs.is_empty());
    for tab in tabs {
        tab.compare(&folds[&tab.table]);
    }
    for (name, table) in folds {
        let cause = table.ending().map(|(cause, _)| cause);
        assert_ne!(cause, Some(Cause::Flagged), "somebody lost {name} by the clock");
    }
}

/// When everybody has left, every gauge is where it was.
async fn come_to_rest(gauges: &str) {
    let mut left = Vec::new();
    for _ in 0..600 {
        let text = match load::http::get(gauges).await {
            Ok(answer) => answer.text().await.unwrap_or_default(),
            Err(_) => String::new(),
        };
        let watched = ["klots_sockets", "klots_pool_waiting", "klots_frozen"];
        let lines = text.lines().filter(|line| watched.iter().any(|name| line.starts_with(name)));
        left = lines.filter(|line| !line.ends_with(" 0")).map(str::to_owned).collect();
        if !text.is_empty() && left.is_empty() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("something was never given back: {left:?}");
}

/// What somebody does who means harm, from an address of their own, again and again until the siege is over.
#[derive(Clone, Copy, Debug)]
enum Attack {
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
    /// Tables upon tables.
    Tables,
    /// Passwords upon passwords.
    Passwords,
    /// What is no message and no request.
    Garbage,
    /// Onlookers of every open table who never read.
    Onlookers,
}

/// One attacker, and the face it has now.
struct Attacker {
    client: Client,
    base: String,
    guest: Option<Guest>,
    dice: Dice,
}

impl Attack {
    const ALL: [Attack; 9] = [
        Attack::Pings,
        Attack::Names,
        Attack::Halves,
        Attack::Unread,
        Attack::Wishes,
        Attack::Tables,
        Attack::Passwords,
        Attack::Garbage,
        Attack::Onlookers,
    ];

    fn all(nodes: &[String], dice: &mut Dice) -> Vec<JoinHandle<()>> {
        let only = std::env::var("KLOTS_ATTACKS").ok();
        let chosen = |attack: &Attack| {
            only.as_ref().is_none_or(|names| names.split(',').any(|name| name == format!("{attack:?}")))
        };
        let attackers = Attack::ALL.into_iter().filter(chosen).enumerate().map(|(number, attack)| {
            let client = Client::coming_from(address(HOSTILE, number));
            let base = nodes[number % nodes.len()].clone();
            let mut attacker = Attacker { client, base, guest: None, dice: dice.split() };
            tokio::spawn(async move {
                loop {
                    // To be refused, shut out or cut off is what an attacker expects.
                    let _ = tokio::time::timeout(Duration::from_secs(15), attacker.attack(attack)).await;
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            })
        });
        attackers.collect()
    }
}

impl Attacker {
    async fn attack(&mut self, attack: Attack) -> anyhow::Result<()> {
        match attack {
            Attack::Pings => self.pings().await,
            Attack::Names => self.names().await,
            Attack::Halves => self.halves().await,
            Attack::Unread => self.unread().await,
            Attack::Wishes => self.wishes().await,
            Attack::Tables => self.tables().await,
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
            // One that is turned away at once is no failure: the next one is tried.
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
            nobody.post("/sessions", &tried).await?;
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
        let mut held: Vec<Line> = Vec::new();
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
