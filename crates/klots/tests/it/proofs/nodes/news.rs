//! What happens through one node is known at the others: notices, lists, and whose turn it is.

use super::{look, play_any, three_starts, two_nodes};
use crate::proofs::postgres::Postgres;
use load::client::{Guest, Socket, move_id};
use load::http::Client;
use load::process::Server;
use std::time::Duration;

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

/// Waits for a notice.
async fn notice(line: &mut Socket) -> (String, String) {
    for _ in 0..60 {
        if let Some(first) = notices(line, Duration::from_millis(1000)).await.into_iter().next() {
            return first;
        }
    }
    panic!("nothing was told")
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

    // Whoever looks at the table needs no notice.
    let _looking = look(&bo, &table).await;
    assert!(play_any(&ann, &table).await);
    assert!(play_any(&bo_there, &table).await);
    let told = notices(&mut line, Duration::from_millis(1500)).await;
    assert_eq!(told, []);
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
