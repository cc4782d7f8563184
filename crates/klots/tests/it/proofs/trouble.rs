//! The real program in trouble: a full disk and a lost database refuse moves with their code and pass by themselves;
//! a damaged folder is reported and left as it is.

use super::ledger::{Ledger, Promise};
use super::postgres::{Postgres, Wire, node};
use super::wall::Wall;
use load::client::{Guest, Socket, move_id};
use load::http::Client;
use load::process::{Server, Start, log_file};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::Path;
use std::process::Command;
use std::time::Duration;
use store::{PostgresSettings, SqliteSettings, Store};

/// A table that one person plays alone, and a socket that looks at nothing: it hears the notices.
async fn table_of_one(base: &str) -> (Guest, String, Socket) {
    let guest = Guest::new(&Client::new(), base, "Mari").await.unwrap();
    let wish = json!({
        "game": "quixo", "one_device": true, "word": "trouble", "chairs": [{ "who": "me" }, { "who": "me" }],
    });
    let table = guest.make_table(&wish).await.unwrap();
    let line = guest.connect().await.unwrap();
    (guest, table, line)
}

/// A legal move, as it is written.
async fn legal(guest: &Guest, table: &str) -> String {
    let seen = guest.get(&format!("/tables/{table}")).await.unwrap().good().unwrap();
    seen["now"]["moves"][0]["text"].as_str().unwrap().to_owned()
}

/// Waits for a notice of this kind.
async fn told(line: &mut Socket, kind: &str) {
    let heard = async {
        loop {
            let frame = line.next().await.unwrap().expect("the socket stays open");
            if frame["type"] == "notice" && frame["notice"]["kind"] == kind {
                return;
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(120), heard)
        .await
        .unwrap_or_else(|_| panic!("nobody said {kind}"));
}

/// Sends one move again and again until it is acknowledged; every refusal until then has one of these codes.
async fn insist(guest: &Guest, table: &str, id: &str, text: &str, codes: &[&str], ledger: &Ledger) {
    for _ in 0..600 {
        let action = json!({ "do": "move", "text": text });
        let answer = guest.act(table, id, &action).await.unwrap();
        match answer.status {
            200 => {
                let number = answer.body["number"].as_u64().unwrap();
                return ledger.promise(Promise {
                    table: table.into(),
                    id: id.into(),
                    number,
                    text: text.into(),
                });
            }
            503 => check_code(&answer.body, codes),
            status => panic!("status {status}: {}", answer.body),
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the server does not recover");
}

fn check_code(body: &Value, codes: &[&str]) {
    assert_eq!(body["code"], "unavailable", "{body}");
    let code = body["why"]["code"].as_str().unwrap();
    assert!(codes.contains(&code), "another code than {codes:?}: {body}");
}

/// Plays the first move of a table; the ledger that it stands in.
async fn first_move(guest: &Guest, table: &str) -> Ledger {
    let ledger = Ledger::default();
    ledger.open(table);
    let text = legal(guest, table).await;
    insist(guest, table, &move_id(), &text, &[], &ledger).await;
    ledger
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_refuses_moves_and_the_game_goes_on_when_there_is_room() {
    let folder = tempfile::tempdir().unwrap();
    let mut start = Start::new(super::program(), folder.path().join("data")).unwrap();
    let disk = SmallDisk::new(&start.data, 8);
    if disk.is_none() {
        // Where no file system can be mounted the database itself is bounded.
        start.settings = format!("max_database_bytes = 600000\n{}", start.settings);
    }
    let server = Server::start(&start).await.unwrap();
    let (guest, table, mut line) = table_of_one(&start.base()).await;
    let ledger = Ledger::default();
    ledger.open(&table);

    let filler = Guest::new(&Client::new(), &start.base(), "Filler").await.unwrap();
    let refused = fill(&filler, disk.as_ref()).await;
    check_code(&refused, &["store-full", "store-lost"]);
    told(&mut line, "frozen").await;
    let text = legal(&guest, &table).await;
    let id = move_id();
    let answer = guest.act(&table, &id, &json!({ "do": "move", "text": text })).await.unwrap();
    if answer.status == 503 {
        check_code(&answer.body, &["store-full", "store-lost"]);
        assert_eq!(legal(&guest, &table).await, text, "refused means not played");
    }
    let Some(disk) = &disk else {
        // Room comes back only on a disk of our own; the store's tests have the rest.
        return assert!(server.stop().await.unwrap());
    };
    disk.make_room();
    told(&mut line, "thawed").await;
    insist(&guest, &table, &id, &text, &["store-full", "store-lost"], &ledger).await;
    for _ in 0..5 {
        let text = legal(&guest, &table).await;
        insist(&guest, &table, &move_id(), &text, &[], &ledger).await;
    }
    assert!(server.stop().await.unwrap());
    let store = Store::open_sqlite(&SqliteSettings::new(&start.data)).await.unwrap();
    store.check().await.unwrap();
    ledger.check(&store).await;
    store.close().await;
}

/// Writes until the server refuses; its answer.
async fn fill(filler: &Guest, disk: Option<&SmallDisk>) -> Value {
    let wish =
        json!({ "game": "quixo", "chairs": [{ "who": "me" }, { "who": "open" }], "visibility": "open" });
    let table = filler.make_table(&wish).await.unwrap();
    if let Some(disk) = disk {
        disk.take_room();
    }
    for _ in 0..100_000 {
        let say = json!({ "do": "say", "line": { "text": "x".repeat(280) } });
        let answer = filler.act(&table, &move_id(), &say).await.unwrap();
        if answer.status != 200 {
            assert_eq!(answer.status, 503, "{}", answer.body);
            return answer.body;
        }
    }
    panic!("the disk never gets full");
}

/// A file system of a few MiB in memory, where the system lets us mount one.
pub struct SmallDisk {
    path: std::path::PathBuf,
}

impl SmallDisk {
    pub fn new(path: &Path, mebibytes: usize) -> Option<SmallDisk> {
        std::fs::create_dir(path).unwrap();
        let size = format!("size={mebibytes}m");
        let mount = Command::new("mount").args(["-t", "tmpfs", "-o", &size, "klots-disk"]).arg(path).output();
        mount.is_ok_and(|output| output.status.success()).then(|| SmallDisk { path: path.to_owned() })
    }

    fn ballast(&self) -> std::path::PathBuf {
        self.path.join("klots.ballast")
    }

    /// Something else on the disk takes nearly all of it.
    pub fn take_room(&self) {
        let mut ballast = std::fs::File::create(self.ballast()).unwrap();
        let mut size = 1 << 20;
        while size > 8 << 10 {
            if ballast.write_all(&vec![0; size]).is_err() {
                size /= 2;
            }
        }
    }

    pub fn make_room(&self) {
        std::fs::remove_file(self.ballast()).unwrap();
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.path).status();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lost_postgres_refuses_moves_and_the_game_goes_on_when_it_is_back() {
    let postgres = Postgres::start();
    let folder = tempfile::tempdir().unwrap();
    let start = node(folder.path().join("node"), &postgres.url);
    let server = Server::start(&start).await.unwrap();
    let (guest, table, mut line) = table_of_one(&start.base()).await;
    let ledger = first_move(&guest, &table).await;
    let text = legal(&guest, &table).await;

    postgres.control("stop", "immediate").await;
    let id = move_id();
    let answer = guest.act(&table, &id, &json!({ "do": "move", "text": text })).await.unwrap();
    assert_eq!(answer.status, 503, "{}", answer.body);
    check_code(&answer.body, &["store-lost"]);
    told(&mut line, "frozen").await;
    assert_eq!(guest.get("/health").await.unwrap().status, 503);

    postgres.control("start", "fast").await;
    told(&mut line, "thawed").await;
    insist(&guest, &table, &id, &text, &["store-lost"], &ledger).await;
    for _ in 0..5 {
        let text = legal(&guest, &table).await;
        insist(&guest, &table, &move_id(), &text, &["store-lost"], &ledger).await;
    }
    assert_eq!(guest.get("/health").await.unwrap().status, 200);
    assert!(server.stop().await.unwrap());
    let store = Store::open_postgres(&PostgresSettings::new(&postgres.url)).await.unwrap();
    ledger.check(&store).await;
}

/// A table of one with five seconds for every move, and a socket that looks at it.
async fn hasty_table(base: &str) -> (Guest, String, Socket) {
    timed_table(base, 5).await
}

/// A table of one with this many seconds for every move, and a socket that looks at it.
async fn timed_table(base: &str, seconds: u32) -> (Guest, String, Socket) {
    let guest = Guest::new(&Client::new(), base, "Mari").await.unwrap();
    let wish = json!({
        "game": "quixo", "one_device": true, "word": "trouble", "chairs": [{ "who": "me" }, { "who": "me" }],
        "clock": { "kind": "move", "seconds": seconds },
    });
    let table = guest.make_table(&wish).await.unwrap();
    let mut line = guest.connect().await.unwrap();
    line.subscribe(&table, None).await.unwrap();
    (guest, table, line)
}

/// Nobody has lost by the clock.
async fn nobody_flagged(guest: &Guest, table: &str) {
    let seen = guest.get(&format!("/tables/{table}")).await.unwrap().good().unwrap();
    assert_eq!(seen["now"]["stage"], "playing", "{}", seen["now"]["ending"]);
}

/// Waits until somebody has lost by the clock.
async fn flagged(guest: &Guest, table: &str) {
    for _ in 0..600 {
        let seen = guest.get(&format!("/tables/{table}")).await.unwrap().good().unwrap();
        if seen["now"]["ending"]["cause"] == "flagged" {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the clock stands still");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn time_in_which_the_database_was_away_is_nobodys() {
    let postgres = Postgres::start();
    let folder = tempfile::tempdir().unwrap();
    let start = node(folder.path().join("node"), &postgres.url);
    let server = Server::start(&start).await.unwrap();
    let (guest, table, mut line) = hasty_table(&start.base()).await;
    let ledger = first_move(&guest, &table).await;
    let text = legal(&guest, &table).await;
    postgres.control("stop", "immediate").await;
    let id = move_id();
    let away = tokio::time::Instant::now() + Duration::from_secs(9);
    while tokio::time::Instant::now() < away {
        let answer = guest.act(&table, &id, &json!({ "do": "move", "text": text })).await.unwrap();
        check_code(&answer.body, &["store-lost"]);
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    postgres.control("start", "fast").await;
    told(&mut line, "thawed").await;
    nobody_flagged(&guest, &table).await;
    insist(&guest, &table, &id, &text, &["store-lost"], &ledger).await;
    assert!(server.stop().await.unwrap());
    let store = Store::open_postgres(&PostgresSettings::new(&postgres.url)).await.unwrap();
    ledger.check(&store).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn time_in_which_the_database_did_not_answer_is_nobodys() {
    let postgres = Postgres::start();
    let (wire, url) = Wire::before(&postgres).await;
    let folder = tempfile::tempdir().unwrap();
    let start = node(folder.path().join("node"), &url);
    let server = Server::start(&start).await.unwrap();
    let (guest, table, mut line) = hasty_table(&start.base()).await;
    // Somebody else, who does nothing meanwhile.
    let (idle, other, _looking) = hasty_table(&start.base()).await;
    let ledger = first_move(&guest, &table).await;
    let text = legal(&guest, &table).await;
    wire.flows.send_replace(false);
    // Sent in time, kept late: then the clock of the next player has run all the while.
    let late = tokio::spawn({
        let (guest, table, id) = (guest.clone(), table.clone(), move_id());
        async move { guest.act(&table, &id, &json!({ "do": "move", "text": text })).await.unwrap() }
    });
    told(&mut line, "frozen").await;
    tokio::time::sleep(Duration::from_secs(6)).await;
    wire.flows.send_replace(true);
    told(&mut line, "thawed").await;
    let answer = late.await.unwrap();
    assert!(matches!(answer.status, 200 | 503), "{}", answer.body);
    nobody_flagged(&guest, &table).await;
    nobody_flagged(&idle, &other).await;
    let text = legal(&idle, &other).await;
    ledger.open(&other);
    insist(&idle, &other, &move_id(), &text, &["store-lost"], &ledger).await;
    assert!(server.stop().await.unwrap());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn time_in_which_the_process_stood_still_is_nobodys() {
    let folder = tempfile::tempdir().unwrap();
    let start = Start::new(super::program(), folder.path().join("data")).unwrap();
    let server = Server::start(&start).await.unwrap();
    let (guest, table, _line) = hasty_table(&start.base()).await;
    let ledger = Ledger::default();
    ledger.open(&table);
    let signal = |name: &str| {
        let id = server.pid().to_string();
        assert!(Command::new("kill").args([name, &id]).status().unwrap().success());
    };
    signal("-STOP");
    tokio::time::sleep(Duration::from_secs(9)).await;
    signal("-CONT");
    let text = legal(&guest, &table).await;
    nobody_flagged(&guest, &table).await;
    insist(&guest, &table, &move_id(), &text, &[], &ledger).await;
    assert!(server.stop().await.unwrap());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn setting_the_clock_costs_nobody_time_and_stops_no_clock() {
    const HOUR: i64 = 3600;
    let folder = tempfile::tempdir().unwrap();
    let mut start = Start::new(super::program(), folder.path().join("data")).unwrap();
    let Some(wall) = Wall::before(&mut start) else { return };
    let mut server = Server::start(&start).await.unwrap();
    let (guest, table, _line) = timed_table(&start.base(), 12).await;
    let ledger = Ledger::default();
    ledger.open(&table);
    wall.set_and_see(HOUR).await;
    for ahead in [HOUR, -HOUR] {
        wall.set(ahead);
        tokio::time::sleep(Duration::from_millis(500)).await;
        nobody_flagged(&guest, &table).await;
        let text = legal(&guest, &table).await;
        insist(&guest, &table, &move_id(), &text, &[], &ledger).await;
    }
    // Its log is an hour ahead of the wall now: nobody may sit there for an hour and think.
    server.kill().unwrap();
    server = Server::start(&start).await.unwrap();
    wall.set_and_see(-HOUR).await;
    let mut looking = guest.connect().await.unwrap();
    looking.subscribe(&table, None).await.unwrap();
    flagged(&guest, &table).await;
    assert!(server.stop().await.unwrap());
    let store = Store::open_sqlite(&SqliteSettings::new(&start.data)).await.unwrap();
    ledger.check(&store).await;
    store.close().await;
}

/// Every file of a folder that holds anything, with its bytes. Looking at a database makes a lock, an index of a journal
/// (`-shm`) and perhaps an empty journal; none of them is data.
fn contents(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
    let named = entries
        .map(|entry| (entry.file_name().into_string().unwrap(), std::fs::read(entry.path()).unwrap()))
        .filter(|(name, bytes)| !bytes.is_empty() && !name.ends_with(".lock") && !name.ends_with("-shm"));
    named.collect()
}

/// Nothing of what was there is changed, and nothing was added.
fn check_untouched(folder: &Path, before: &BTreeMap<String, Vec<u8>>, what: &str) {
    let now = contents(folder);
    let names = |files: &BTreeMap<String, Vec<u8>>| files.keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&now), names(before), "{what}: other files");
    for (name, bytes) in before {
        assert!(now[name] == *bytes, "{what}: {name} has changed");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_damaged_folder_is_reported_and_not_one_byte_of_it_is_changed() {
    let folder = tempfile::tempdir().unwrap();
    let start = Start::new(super::program(), folder.path().join("data")).unwrap();
    let server = Server::start(&start).await.unwrap();
    let (guest, table, _line) = table_of_one(&start.base()).await;
    let ledger = Ledger::default();
    ledger.open(&table);
    for _ in 0..6 {
        let text = legal(&guest, &table).await;
        insist(&guest, &table, &move_id(), &text, &[], &ledger).await;
    }
    assert!(server.stop().await.unwrap());
    let file = start.data.join(store::DATABASE_FILE);
    let whole = std::fs::read(&file).unwrap();
    let mut scratched = whole.clone();
    scratched[4096..].iter_mut().for_each(|byte| *byte ^= 0x5a);
    let cases: [(&str, Vec<u8>); 4] = [
        ("damaged", scratched),
        ("damaged", whole[..whole.len() / 2].to_vec()),
        ("damaged", whole[..50].to_vec()),
        ("not a Klots data folder", b"a shopping list ".repeat(50)),
    ];
    for (word, bytes) in cases {
        std::fs::write(&file, &bytes).unwrap();
        let before = contents(&start.data);
        std::fs::write(log_file(&start.data), "").unwrap();
        let refused = Server::start(&start).await.expect_err("must not start").to_string();
        assert!(refused.contains(word), "{word} is not reported: {refused}");
        check_untouched(&start.data, &before, word);
        for command in ["backup", "export"] {
            let copy = folder.path().join("copy");
            let args = [command.as_ref(), copy.as_os_str(), "--data".as_ref(), start.data.as_os_str()];
            let output = Command::new(super::program()).args(args).output().unwrap();
            assert!(!output.status.success(), "{command} of what is {word}");
            check_untouched(&start.data, &before, command);
            assert!(!copy.exists(), "{command} left half a copy");
        }
    }
    std::fs::write(&file, &whole).unwrap();
    let server = Server::start(&start).await.unwrap();
    assert!(server.stop().await.unwrap());
    let store = Store::open_sqlite(&SqliteSettings::new(&start.data)).await.unwrap();
    ledger.check(&store).await;
}
