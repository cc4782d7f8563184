//! Who signs out or is deleted on one node is gone from all of them.

use super::{look, two_nodes};
use crate::proofs::postgres::Postgres;
use load::client::{Guest, move_id};
use load::http::Client;
use std::time::Duration;

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
