//! Nobody is judged by a clock that is wrong, nor for time in which their node was cut off.

use super::{look, play_any, three_starts};
use crate::proofs::postgres::{Postgres, node};
use crate::proofs::wall::Wall;
use load::client::{Guest, move_id};
use load::http::Client;
use load::process::Server;
use std::time::Duration;
use store::{PostgresSettings, Store};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_whose_machines_disagree_about_the_time_judge_nobody_by_it() {
    let postgres = Postgres::start();
    let folder = tempfile::tempdir().unwrap();
    let mut servers = Vec::new();
    for (name, ahead) in [("one", -3600), ("two", 0), ("three", 3600)] {
        let mut start = node(folder.path().join(name), &postgres.url);
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
    let log = crate::proofs::ledger::log(&store, &table).await;
    let lasted = log.last().unwrap().at_ms - log[0].at_ms;
    assert!(lasted < 600_000, "{lasted} ms have passed in the log");
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
