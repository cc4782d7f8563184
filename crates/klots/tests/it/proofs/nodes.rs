//! Three nodes on one PostgreSQL: one is killed in the middle of moves, PostgreSQL is restarted, a node is cut off.
//! Every acknowledged move is there once, and all viewers end equal to the fold of the log.

use super::Dice;
use super::crowd::{gather, settle};
use super::ledger::Ledger;
use super::tab::Tab;
use super::wall::Wall;
use load::client::{Guest, Socket, move_id};
use load::http::Client;
use load::process::{Server, Start};
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use store::{PostgresSettings, Store};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
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

/// The wire from one node to the database, which can be cut, and on which everything can come to a halt.
pub struct Wire {
    port: u16,
    pub up: watch::Sender<bool>,
    pub flows: watch::Sender<bool>,
}

impl Wire {
    async fn to(address: String) -> Wire {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let wire = Wire { port, up: watch::Sender::new(true), flows: watch::Sender::new(true) };
        let (up, flows) = (wire.up.clone(), wire.flows.clone());
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let (mut state, flows, address) = (up.subscribe(), flows.subscribe(), address.clone());
                tokio::spawn(async move {
                    let Ok(far) = TcpStream::connect(address).await else { return };
                    let ((near_in, near_out), (far_in, far_out)) = (near.into_split(), far.into_split());
                    if *state.borrow() {
                        tokio::select! {
                            () = pump(near_in, far_out, flows.clone()) => {}
                            () = pump(far_in, near_out, flows) => {}
                            _ = state.wait_for(|up| !up) => {}
                        }
                    }
                });
            }
        });
        wire
    }

    /// One to this database, and the database's address through it.
    pub async fn before(postgres: &Postgres) -> (Wire, String) {
        let (before, rest) = postgres.url.split_once('@').unwrap();
        let (address, database) = rest.split_once('/').unwrap();
        let wire = Wire::to(address.to_owned()).await;
        let url = format!("{before}@127.0.0.1:{}/{database}", wire.port);
        (wire, url)
    }
}

/// Hands on what comes, while it flows.
async fn pump(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut flows: watch::Receiver<bool>) {
    let mut bytes = vec![0; 16 * 1024];
    while let Ok(count @ 1..) = from.read(&mut bytes).await {
        if flows.wait_for(|flows| *flows).await.is_err() || to.write_all(&bytes[..count]).await.is_err() {
            return;
        }
    }
}

/// How three nodes are started; the third one reaches the database by a wire.
pub async fn three_starts(postgres: &Postgres, folder: &Path) -> (Vec<Start>, Wire) {
    let (wire, through_wire) = Wire::before(postgres).await;
    let mut starts = Vec::new();
    for name in ["one", "two", "three"] {
        let mut start = Start::new(super::program(), folder.join(name)).unwrap();
        start.database_url = Some(if name == "three" { through_wire.clone() } else { postgres.url.clone() });
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
async fn notices(line: &mut Socket, moment: Duration) -> Vec<(String, String)> {
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
async fn look(who: &Guest, table: &str) -> Socket {
    let mut line = who.connect().await.unwrap();
    line.subscribe(table, None).await.unwrap();
    while line.next().await.unwrap().expect("the line stands")["type"] != "snapshot" {}
    line
}

async fn two_nodes(postgres: &Postgres, folder: &Path) -> [Server; 2] {
    let node = async |name| {
        let mut start = Start::new(super::program(), folder.join(name)).unwrap();
        start.database_url = Some(postgres.url.clone());
        Server::start(&start).await.unwrap()
    };
    [node("one").await, node("two").await]
}

/// Waits for a notice.
async fn notice(line: &mut Socket) -> (String, String) {
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
async fn nodes_whose_machines_disagree_about_the_time_judge_nobody_by_it() {
    let postgres = Postgres::start();
    let folder = tempfile::tempdir().unwrap();
    let mut servers = Vec::new();
    for (name, ahead) in [("one", -3600), ("two", 0), ("three", 3600)] {
        let mut start = Start::new(super::program(), folder.path().join(name)).unwrap();
        start.database_url = Some(postgres.url.clone());
        let Some(wall) = Wall::before(&mut start) else { return };
        wall.set(ahead);
        servers.push(Server::start(&start).await.unwrap());
        wall.set_and_see(ahead).await;
    }
    let http = Client::new();
    let ann = Guest::new(&http, &servers[0].base, "Ann").await.unwrap();
    let bo = Guest::new(&http, &servers[1].base, "Bo").await.unwrap();
    let chairs = serde_json::json!([{ "who": "me" }, { "who": "open" }]);
    let wish = serde_json::json!({
        "game": "quixo", "chairs": chairs, "visibility": "open", "word": "a",
        "clock": { "kind": "move", "seconds": 30 },
    });
    let table = ann.make_table(&wish).await.unwrap();
    // Every node watches the table from before its clock runs.
    let mut watching = Vec::new();
    for server in &servers {
        watching.push(look(&Guest::nobody(&http, &server.base), &table).await);
    }
    let sit = serde_json::json!({ "do": "sit", "word": "b" });
    bo.act(&table, &move_id(), &sit).await.unwrap().good().unwrap();
    let mut moves = 0;
    for server in servers.iter().cycle().take(30) {
        for who in [&ann, &bo] {
            moves += usize::from(moves < 8 && play_any(&who.at(&server.base), &table).await);
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(moves, 8, "nobody can have won by then, and somebody can always move");
    let now = ann.get(&format!("/tables/{table}")).await.unwrap().good().unwrap()["now"].clone();
    assert_eq!(now["stage"], "playing", "{}", now["ending"]);
    let store = Store::open_postgres(&PostgresSettings::new(&postgres.url)).await.unwrap();
    let log = super::ledger::log(&store, &table).await;
    let lasted = log.last().unwrap().at_ms - log[0].at_ms;
    assert!(lasted < 600_000, "{lasted} ms have passed in the log");
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
    let http = Client::new();
    let people = [
        Guest::new(&http, &servers[0].base, "Ann").await.unwrap(),
        Guest::new(&http, &servers[1].base, "Bo").await.unwrap(),
    ];
    let chairs = serde_json::json!([{ "who": "me" }, { "who": "open" }]);
    let wish = serde_json::json!({ "game": "quixo", "visibility": "open", "word": "w", "chairs": chairs });
    let mut last = 0;
    let mut done = 0;
    // Each through the node after the one that was asked last.
    let mut next = || {
        last = (last + 1) % servers.len();
        servers[last].base.clone()
    };
    while done < ACTS {
        let table = people[0].at(&next()).make_table(&wish).await.unwrap();
        let sit = serde_json::json!({ "do": "sit", "word": "b" });
        let mut node = next();
        people[1].at(&node).act(&table, &move_id(), &sit).await.unwrap().good().unwrap();
        done += 1;
        // Whose turn it is and what may be done is asked at the node of the last act, and done through the next.
        for turn in 0.. {
            let mut pictures = Vec::new();
            for who in &people {
                let seen = who.at(&node).get(&format!("/tables/{table}")).await.unwrap().good().unwrap();
                pictures.push(seen["now"].clone());
            }
            let Some(at) =
                pictures.iter().position(|now| now["moves"].as_array().is_some_and(|m| !m.is_empty()))
            else {
                break;
            };
            let moves = pictures[at]["moves"].as_array().unwrap();
            let other = if turn % 7 == 3 { 1 - at } else { at };
            let action = match other == at {
                true => serde_json::json!({ "do": "move", "text": moves[done % moves.len()]["text"] }),
                false => serde_json::json!({ "do": "rename", "name": format!("Name {done}") }),
            };
            let based_on = if other == at { pictures[at]["number"].clone() } else { serde_json::Value::Null };
            let mut body = serde_json::json!({ "id": move_id(), "action": action });
            if !based_on.is_null() {
                body["based_on"] = based_on;
            }
            let path = format!("/tables/{table}/act");
            node = next();
            let answer = people[other].at(&node).post(&path, &body).await.unwrap();
            assert_eq!(answer.status, 200, "act {done}: {}", answer.body);
            done += 1;
            if done >= ACTS {
                break;
            }
        }
    }
    println!("{done} acts");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_deleted_on_one_node_is_gone_from_the_memory_of_another() {
    let postgres = Postgres::start();
    let folder = tempfile::tempdir().unwrap();
    let servers = two_nodes(&postgres, folder.path()).await;
    let http = Client::new();
    let ann = Guest::new(&http, &servers[0].base, "Ann").await.unwrap();
    let cy = Guest::new(&http, &servers[0].base, "Cyrano").await.unwrap();
    let chairs = serde_json::json!([{ "who": "me" }, { "who": "open" }]);
    let wish = serde_json::json!({ "game": "quixo", "chairs": chairs, "visibility": "open" });
    let table = ann.make_table(&wish).await.unwrap();
    let say = serde_json::json!({ "do": "say", "line": { "text": "my own words" } });
    cy.act(&table, &move_id(), &say).await.unwrap().good().unwrap();
    // The second node has the table open for as long as somebody looks at it there.
    let there = ann.at(&servers[1].base);
    let mut looking = look(&there, &table).await;
    let path = format!("/tables/{table}/events");
    let told = async || there.get(&path).await.unwrap().body.to_string();
    assert!(told().await.contains("my own words"));
    let delete = http.delete(format!("{}/api/v1/me", cy.base)).header("cookie", &cy.cookie);
    assert_eq!(delete.header("origin", &cy.base).send().await.unwrap().status(), 204);
    let gone = async {
        while {
            let events = told().await;
            events.contains("my own words") || events.contains("Cyrano")
        } {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        // Whoever looked comes back to the table as it is now.
        while looking.next().await.is_ok_and(|frame| frame.is_some()) {}
    };
    tokio::time::timeout(Duration::from_secs(30), gone).await.expect("nothing is left");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_cut_off_with_their_node_does_not_lose_by_the_clock() {
    let postgres = Postgres::start();
    let folder = tempfile::tempdir().unwrap();
    let (starts, wire) = three_starts(&postgres, folder.path()).await;
    let one = Server::start(&starts[0]).await.unwrap();
    let three = Server::start(&starts[2]).await.unwrap();
    let http = Client::new();
    let people = [
        Guest::new(&http, &one.base, "Ann").await.unwrap(),
        Guest::new(&http, &three.base, "Bo").await.unwrap(),
    ];
    let chairs = serde_json::json!([{ "who": "me" }, { "who": "open" }]);
    let clock = serde_json::json!({ "kind": "move", "seconds": 5 });
    let wish = serde_json::json!({
        "game": "quixo", "chairs": chairs, "visibility": "open", "word": "a", "clock": clock,
    });
    let table = people[0].make_table(&wish).await.unwrap();
    let lines = [look(&people[0], &table).await, look(&people[1], &table).await];
    let sit = serde_json::json!({ "do": "sit", "word": "b" });
    people[1].act(&table, &move_id(), &sit).await.unwrap().good().unwrap();
    // Until it is the turn of the one who will be cut off.
    while !play_any(&people[0], &table).await {
        // A node may need a moment to hear of a move that another has kept.
        play_any(&people[1], &table).await;
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let seen = async |who: &Guest| {
        who.get(&format!("/tables/{table}")).await.unwrap().good().unwrap()["now"].clone()
    };
    let text = loop {
        match seen(&people[1]).await["moves"][0]["text"].as_str() {
            Some(text) => break text.to_owned(),
            None => tokio::time::sleep(Duration::from_millis(50)).await,
        }
    };
    wire.up.send_replace(false);
    let (id, play) = (move_id(), serde_json::json!({ "do": "move", "text": text }));
    let cut = tokio::time::Instant::now();
    while cut.elapsed() < Duration::from_secs(12) {
        let refused = people[1].act(&table, &id, &play).await.unwrap();
        assert_eq!(refused.status, 503, "{}", refused.body);
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    let now = seen(&people[0]).await;
    assert_eq!(now["stage"], "playing", "judged by the other node: {now}");
    wire.up.send_replace(true);
    for _ in 0..600 {
        let answer = people[1].act(&table, &id, &play).await.unwrap();
        if answer.status == 200 {
            drop(lines);
            return;
        }
        assert_eq!(answer.status, 503, "{}", answer.body);
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the node does not come back");
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
