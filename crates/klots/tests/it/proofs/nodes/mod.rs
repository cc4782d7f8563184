//! Several nodes on one PostgreSQL: what one of them keeps, the others know, whoever is killed or cut off.

mod access;
mod clocks;
mod news;
mod survival;

use super::postgres::{Postgres, Wire, node};
use load::client::{Guest, Socket, move_id};
use load::process::{Server, Start};
use std::path::Path;

/// How three nodes are started; the third one reaches the database by a wire.
pub async fn three_starts(postgres: &Postgres, folder: &Path) -> (Vec<Start>, Wire) {
    let (wire, through_wire) = Wire::before(postgres).await;
    let mut starts = Vec::new();
    for name in ["one", "two", "three"] {
        let url = if name == "three" { &through_wire } else { &postgres.url };
        starts.push(node(folder.join(name), url));
    }
    (starts, wire)
}

async fn two_nodes(postgres: &Postgres, folder: &Path) -> [Server; 2] {
    let start = async |name| Server::start(&node(folder.join(name), &postgres.url)).await.unwrap();
    [start("one").await, start("two").await]
}

/// A line that looks at a table.
async fn look(who: &Guest, table: &str) -> Socket {
    let mut line = who.connect().await.unwrap();
    line.subscribe(table, None).await.unwrap();
    while line.next().await.unwrap().expect("the line stands")["type"] != "snapshot" {}
    line
}

/// Somebody plays any legal move through a node, which may not have heard yet that it is their turn.
async fn play_any(who: &Guest, table: &str) -> bool {
    let now = who.get(&format!("/tables/{table}")).await.unwrap().good().unwrap()["now"].clone();
    let Some(text) = now["moves"][0]["text"].as_str() else { return false };
    let play = serde_json::json!({ "do": "move", "text": text });
    who.act(table, &move_id(), &play).await.unwrap().good().unwrap();
    true
}
