//! Three nodes on one PostgreSQL: one is killed in the middle of moves, PostgreSQL is restarted, a node is cut off.
//! Every acknowledged move is there once, and all viewers end equal to the fold of the log.

use crate::Dice;
use crate::crowd::{gather, settle};
use crate::ledger::Ledger;
use crate::tab::Tab;
use load::client::{Guest, Line, move_id};
use load::http::Client;
use load::process::{Server, Start};
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use store::{PostgresSettings, Store};
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A PostgreSQL of its own, so that it can be restarted; it keeps its promises (fsync).
pub struct Postgres {
    child: Child,
    pub url: String,
    control: String,
}

impl Postgres {
    pub fn start() -> Postgres {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scripts/pg");
        let mut child = Command::new(script)
            .args(["run", "sh", "-c", "echo \"$TEST_PG_URL $TEST_PG_CTL\"; exec cat"])
            .env_remove("TEST_PG_URL")
            .env("KLOTS_PG_DURABLE", "1")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("scripts/pg runs");
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let (url, control) = line.trim().split_once(' ').expect("scripts/pg starts a PostgreSQL");
        Postgres { url: url.to_owned(), control: control.to_owned(), child }
    }

    /// `start`, `stop` or `restart`, `fast` or `immediate`.
    pub async fn control(&self, what: &str, how: &str) {
        let status = tokio::process::Command::new(&self.control).args([what, how]).status().await.unwrap();
        assert!(status.success(), "PostgreSQL does not {what}");
    }

    async fn restart(&self, how: &str) {
        self.control("restart", how).await;
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // Its input ends: the script cleans up after itself.
        drop(self.child.stdin.take());
        let _ = self.child.wait();
    }
}

/// The wire from one node to the database, which can be cut.
pub struct Wire {
    port: u16,
    pub up: watch::Sender<bool>,
}

impl Wire {
    async fn to(address: String) -> Wire {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let wire = Wire { port: listener.local_addr().unwrap().port(), up: watch::Sender::new(true) };
        let up = wire.up.clone();
        tokio::spawn(async move {
            while let Ok((mut near, _)) = listener.accept().await {
                let (mut state, address) = (up.subscribe(), address.clone());
                tokio::spawn(async move {
                    let Ok(mut far) = TcpStream::connect(address).await else { return };
                    if *state.borrow() {
                        tokio::select! {
                            _ = copy_bidirectional(&mut near, &mut far) => {}
                            _ = state.wait_for(|up| !up) => {}
                        }
                    }
                });
            }
        });
        wire
    }
}

/// How three nodes are started; the third one reaches the database by a wire.
pub async fn three_starts(postgres: &Postgres, folder: &Path) -> (Vec<Start>, Wire) {
    let (before, rest) = postgres.url.split_once('@').unwrap();
    let (address, database) = rest.split_once('/').unwrap();
    let wire = Wire::to(address.to_owned()).await;
    let mut starts = Vec::new();
    for name in ["one", "two", "three"] {
        let mut start = Start::new(crate::program(), folder.join(name)).unwrap();
        let through_wire = format!("{before}@127.0.0.1:{}/{database}", wire.port);
        start.database_url = Some(if name == "three" { through_wire } else { postgres.url.clone() });
        starts.push(start);
    }
    (starts, wire)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_nodes_survive_a_kill_a_restart_of_postgres_and_a_cut_wire() {
    let mut dice = Dice::of_the_day();
    let postgres = Postgres::start();
    let folder = tempfile::tempdir().unwrap();
    let (starts, wire) = three_starts(&postgres, folder.path()).await;
    let mut servers = Vec::new();
    for start in &starts {
        servers.push(Server::start(start).await.unwrap());
    }
    let nodes: Vec<String> = starts.iter().map(Start::base).collect();

    let ledger = Ledger::default();
    let over = Arc::new(AtomicBool::new(false));
    let mut players = Vec::new();
    for (number, (game, seats)) in
        [("quixo", 2), ("dominoes", 3), ("quixo", 2), ("triominos", 3), ("kingdomino", 2)]
            .into_iter()
            .enumerate()
    {
        let (people, table) = gather(&nodes[number % 3], game, seats).await;
        ledger.open(&table);
        let onlooker = Guest::nobody(&Client::new(), &nodes[0]);
        let everybody: Vec<Guest> = people.iter().cloned().chain([onlooker]).collect();
        let tabs: Vec<Tab> = (0..)
            .zip(&everybody)
            .map(|(at, guest)| {
                // Everybody begins at another node and goes to the next one when it does not answer.
                let mut own = nodes.clone();
                own.rotate_left((number + at) % 3);
                Tab::new(guest.clone(), own, &table)
            })
            .collect();
        let (ledger, over, dice) = (ledger.clone(), over.clone(), dice.split());
        players.push(tokio::spawn(play(people[0].clone(), nodes.clone(), tabs, ledger, over, dice)));
    }

    let more = async |ledger: &Ledger, by: usize| {
        let goal = ledger.len() + by;
        for _ in 0..6000 {
            if ledger.len() >= goal || players.iter().all(tokio::task::JoinHandle::is_finished) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("the game has come to a halt at {} moves", ledger.len());
    };
    more(&ledger, 20).await;
    servers[0].kill().unwrap();
    more(&ledger, 10).await;
    servers[0] = Server::start(&starts[0]).await.unwrap();
    more(&ledger, 10).await;
    postgres.restart("fast").await;
    more(&ledger, 10).await;
    wire.up.send_replace(false);
    more(&ledger, 10).await;
    servers[1].kill().unwrap();
    more(&ledger, 5).await;
    servers[1] = Server::start(&starts[1]).await.unwrap();
    wire.up.send_replace(true);
    more(&ledger, 10).await;
    postgres.restart("immediate").await;
    more(&ledger, 10).await;
    over.store(true, Ordering::Relaxed);

    let mut tabs = Vec::new();
    for player in players {
        tabs.extend(player.await.unwrap());
    }
    let store = Store::open_postgres(&PostgresSettings::new(&postgres.url)).await.unwrap();
    let folds = ledger.check(&store).await;
    for tab in &tabs {
        tab.compare(&folds[&tab.table]);
    }
    println!("{} acknowledged moves, {} pictures compared", ledger.len(), tabs.len());
}

/// The notices that come within a moment: kind and table.
async fn notices(line: &mut Line, moment: Duration) -> Vec<(String, String)> {
    let mut told = Vec::new();
    while let Ok(Ok(Some(message))) = tokio::time::timeout(moment, line.next()).await {
        let text = |name: &str| message["notice"][name].as_str().unwrap_or_default().to_owned();
        match message["type"].as_str() {
            Some("notice") => told.push((text("kind"), text("table"))),
            Some("ping") => line.send(&serde_json::json!({ "type": "pong", "time": 0 })).await.unwrap(),
            _ => {}
        }
    }
    told
}

/// A line that looks at a table.
async fn look(who: &Guest, table: &str) -> Line {
    let mut line = who.connect().await.unwrap();
    line.subscribe(table, None).await.unwrap();
    while line.next().await.unwrap().expect("the line stands")["type"] != "snapshot" {}
    line
}

async fn two_nodes(postgres: &Postgres, folder: &Path) -> [Server; 2] {
    let node = async |name| {
        let mut start = Start::new(crate::program(), folder.join(name)).unwrap();
        start.database_url = Some(postgres.url.clone());
        Server::start(&start).await.unwrap()
    };
    [node("one").await, node("two").await]
}

/// Waits for a notice.
async fn notice(line: &mut Line) -> (String, String) {
    for _ in 0..60 {
        if let Some(first) = notices(line, Duration::from_millis(1000)).await.into_iter().next() {
            return first;
        }
    }
    panic!("nothing was told")
}

/// Somebody plays any legal move through a node, which may not have heard yet that it is their turn.
async fn play_any(who: &Guest, table: &str) -> bool {
    let now = who.get(&format!("/tables/{table}")).await.unwrap().good().unwrap()["now"].clone();
    let Some(text) = now["moves"][0]["text"].as_str() else { return false };
    let play = serde_json::json!({ "do": "move", "text": text });
    who.act(table, &move_id(), &play).await.unwrap().good().unwrap();
    true
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_connected_to_another_node_is_told_once_of_the_start_and_of_every_own_turn() {
    let postgres = Postgres::start();
    let folder = tempfile::tempdir().unwrap();
    let servers = two_nodes(&postgres, folder.path()).await;
    let http = Client::new();
    let ann = Guest::new(&http, &servers[0].base, "Ann").await.unwrap();
    let bo = Guest::new(&http, &servers[1].base, "Bo").await.unwrap();
    // Bo is connected to the second node only, which has never had the table open.
    let mut line = bo.connect().await.unwrap();
    let bo_there = bo.at(&servers[0].base);
    let chairs = serde_json::json!([{ "who": "me" }, { "who": "open" }]);
    let wish = serde_json::json!({ "game": "quixo", "chairs": chairs, "visibility": "open", "word": "a" });
    let table = loop {
        let table = ann.make_table(&wish).await.unwrap();
        let sit = serde_json::json!({ "do": "sit", "word": "b" });
        bo_there.act(&table, &move_id(), &sit).await.unwrap().good().unwrap();
        // Until the second node listens, it hears of nothing: then another table is tried.
        let told = notices(&mut line, Duration::from_secs(2)).await;
        assert!(told.len() <= 1, "{told:?}");
        if let Some(told) = told.into_iter().next() {
            assert_eq!(told, ("matched".to_owned(), table.clone()));
            break table;
        }
    };
    let turn = ("your_turn".to_owned(), table.clone());
    // Nobody can have won before the fifth own move.
    for round in 0..2 {
        if play_any(&ann, &table).await {
            assert_eq!(notice(&mut line).await, turn, "round {round}");
        }
        assert!(play_any(&bo_there, &table).await);
    }
    assert_eq!(notices(&mut line, Duration::from_millis(1500)).await, [], "once, and of the own turns only");

    // Now the second node has the table open, because somebody watches it there.
    let _watching = look(&Guest::nobody(&http, &servers[1].base), &table).await;
    assert!(play_any(&ann, &table).await);
    assert_eq!(notice(&mut line).await, turn);
    assert!(play_any(&bo_there, &table).await);
    assert_eq!(notices(&mut line, Duration::from_millis(1500)).await, [], "not by the room and by the news");

    // Who looks at the table needs no notice.
    let _looking = look(&bo, &table).await;
    assert!(play_any(&ann, &table).await);
    assert!(play_any(&bo_there, &table).await);
    let told = notices(&mut line, Duration::from_millis(1500)).await;
    assert_eq!(told, []);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn acts_sent_through_one_node_directly_after_another_are_never_refused_for_lag() {
    const ACTS: usize = 1000;
    let postgres = Postgres::start();
    let folder = tempfile::tempdir().unwrap();
    let mut servers = Vec::new();
    for start in &three_starts(&postgres, folder.path()).await.0 {
        servers.push(Server::start(start).await.unwrap());
    }
    let ann = Guest::new(&Client::new(), &servers[0].base, "Ann").await.unwrap();
    let chairs = serde_json::json!([{ "who": "me" }, { "who": "me" }]);
    let wish = serde_json::json!({ "game": "quixo", "one_device": true, "word": "w", "chairs": chairs });
    let mut table = ann.make_table(&wish).await.unwrap();
    let mut last = 0;
    for act in 0..ACTS {
        let seen =
            ann.at(&servers[last].base).get(&format!("/tables/{table}")).await.unwrap().good().unwrap();
        let now = &seen["now"];
        let moves = now["moves"].as_array().unwrap();
        if moves.is_empty() {
            table = ann.at(&servers[last].base).make_table(&wish).await.unwrap();
            continue;
        }
        let play = serde_json::json!({ "do": "move", "text": moves[act % moves.len()]["text"] });
        let body = serde_json::json!({ "id": move_id(), "based_on": now["number"], "action": play });
        last = (last + 1) % servers.len();
        let answer = ann.at(&servers[last].base).post(&format!("/tables/{table}/act"), &body).await.unwrap();
        assert_eq!(answer.status, 200, "act {act}: {}", answer.body);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_signed_out_on_one_node_sees_nothing_more_on_another() {
    let postgres = Postgres::start();
    let folder = tempfile::tempdir().unwrap();
    let servers = two_nodes(&postgres, folder.path()).await;
    let http = Client::new();
    let ann = Guest::new(&http, &servers[0].base, "Ann").await.unwrap();
    let chairs = serde_json::json!([{ "who": "me" }, { "who": "bot", "level": "random" }]);
    let wish = serde_json::json!({ "game": "quixo", "word": "w", "chairs": chairs });
    let table = ann.make_table(&wish).await.unwrap();
    let there = ann.at(&servers[1].base);
    let url = format!("{}/api/v1/tables/{table}/stream", there.base);
    let mut stream = http.get(url).header("cookie", &there.cookie).send().await.unwrap();
    assert!(stream.chunk().await.unwrap().is_some(), "the hand is shown");
    let mut line = look(&there, &table).await;
    let out = http.delete(format!("{}/api/v1/sessions", ann.base)).header("cookie", &ann.cookie);
    assert_eq!(out.header("origin", &ann.base).send().await.unwrap().status(), 204);
    let ended = async {
        while stream.chunk().await.is_ok_and(|chunk| chunk.is_some()) {}
        while line.next().await.is_ok_and(|frame| frame.is_some()) {}
        while there.get("/me").await.unwrap().status != 401 {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), ended).await.expect("stream, socket and session end");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_lists_of_a_node_show_what_another_node_made() {
    let postgres = Postgres::start();
    let folder = tempfile::tempdir().unwrap();
    let servers = two_nodes(&postgres, folder.path()).await;
    let http = Client::new();
    let ann = Guest::new(&http, &servers[0].base, "Ann").await.unwrap();
    let mut line = Guest::nobody(&http, &servers[1].base).connect().await.unwrap();
    line.send(&serde_json::json!({ "type": "lobby", "watch": true })).await.unwrap();
    let chairs = serde_json::json!([{ "who": "me" }, { "who": "open" }]);
    let wish = serde_json::json!({ "game": "quixo", "chairs": chairs, "visibility": "open" });
    let table = ann.make_table(&wish).await.unwrap();
    let listed = async {
        while let Some(message) = line.next().await.unwrap() {
            let names = message["tables"].as_array().into_iter().flatten();
            if message["type"] == "lobby" && names.into_iter().any(|listed| listed["table"] == table) {
                return;
            }
        }
        panic!("the line is gone");
    };
    tokio::time::timeout(Duration::from_secs(60), listed).await.expect("the table is listed");
}

async fn play(
    someone: Guest,
    nodes: Vec<String>,
    mut tabs: Vec<Tab>,
    ledger: Ledger,
    over: Arc<AtomicBool>,
    mut dice: Dice,
) -> Vec<Tab> {
    while !over.load(Ordering::Relaxed) && tabs.iter().all(|tab| tab.now["stage"] != "finished") {
        let at = dice.below(tabs.len());
        let tab = &mut tabs[at];
        if !tab.is_connected() {
            tab.connect(tab.number).await;
        }
        tab.make_move(&mut dice).await;
        if dice.once_in(15) {
            tab.repeat(&mut dice).await;
        }
        if dice.once_in(40) {
            tab.drop_line();
        }
        tab.hear(&ledger, &mut dice, Duration::from_millis(10)).await;
    }
    settle(&someone.at(&nodes[1]), &mut tabs, &ledger, &mut dice).await;
    tabs
}
