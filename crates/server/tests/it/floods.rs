//! What one visitor sends, holds open or leaves unread is not felt by the others.

use crate::house::{Guest, House, LONG, until};
use futures_util::SinkExt;
use serde_json::json;
use server::{Bounds, Hooks};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

/// Everything until the other side closes; whether it did in time.
async fn ends(stream: &mut TcpStream) -> (bool, String) {
    let mut heard = Vec::new();
    let ended = tokio::time::timeout(LONG, stream.read_to_end(&mut heard)).await.is_ok();
    (ended, String::from_utf8_lossy(&heard).into_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn pings_whose_answers_nobody_reads_do_not_fill_the_memory() {
    let house = House::with(|config| config.limits = Bounds::default(), Hooks::default()).await;
    let mut socket = house.stranger().socket().await;
    let mut sent = 0;
    for _ in 0..10_000 {
        if socket.stream.send(Message::Ping(vec![7; 125].into())).await.is_err() {
            break;
        }
        sent += 1;
    }
    assert!(sent > 0);
    assert!(matches!(socket.closed().await, 0 | 1008), "let go, not served");
    house.guest("Bo").await.socket().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn half_a_request_ends_by_itself() {
    let change = |config: &mut server::Config| config.limits.request_seconds = 1;
    let house = House::with(change, Hooks::default()).await;
    let halves = [
        "",
        "GET /api/v1/games HTTP/1.1\r\nhost: x\r\n",
        "POST /api/v1/guests HTTP/1.1\r\nhost: x\r\norigin: ORIGIN\r\ncontent-length: 20\r\n\r\n{\"name\"",
    ];
    for half in halves {
        let mut stream = TcpStream::connect(house.addr).await.unwrap();
        stream.write_all(half.replace("ORIGIN", &house.url).as_bytes()).await.unwrap();
        let (ended, heard) = ends(&mut stream).await;
        assert!(ended, "{half:?} stays open");
        assert!(heard.is_empty() || heard.starts_with("HTTP/1.1 408"), "{heard}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_only_so_many_connections_and_gets_them_back() {
    let change = |config: &mut server::Config| config.limits.connections_per_ip = 10;
    let house = House::with(change, Hooks::default()).await;
    let mut held = Vec::new();
    for _ in 0..10 {
        let mut stream = TcpStream::connect(house.addr).await.unwrap();
        stream.write_all(b"GET / HTTP/1.1\r\n").await.unwrap();
        held.push(stream);
    }
    until(async || {
        let mut stream = TcpStream::connect(house.addr).await.unwrap();
        let (_, heard) = tokio::time::timeout(Duration::from_millis(200), ends(&mut stream)).await.ok()?;
        heard.starts_with("HTTP/1.1 429").then_some(())
    })
    .await;
    drop(held);
    until(async || {
        let asked = load::http::get(house.api("/games")).await.ok()?;
        (asked.status() == 200).then_some(())
    })
    .await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_nobody_reads_is_given_up() {
    let change = |config: &mut server::Config| config.limits.unread_seconds = 1;
    let house = House::with(change, Hooks::default()).await;
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut stream = socket.connect(house.addr).await.unwrap();
    let ask = "GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n".repeat(40);
    stream.write_all(ask.as_bytes()).await.unwrap();
    // Written on for as long as the other side holds the connection.
    let given_up = async {
        loop {
            tokio::time::sleep(Duration::from_millis(100)).await;
            if stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n").await.is_err() {
                return;
            }
        }
    };
    tokio::time::timeout(LONG, given_up).await.expect("the connection ends");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_grows_by_names_only_so_far_and_the_game_goes_on() {
    let change = |config: &mut server::Config| config.limits.talk_per_table = 20;
    let house = House::with(change, Hooks::default()).await;
    let (ann, bo, table) = house.duel(json!({})).await;
    let mut answers = Vec::new();
    for n in 0..25 {
        // A new socket each time: what counts is the table.
        let mut socket = ann.at(&table).await;
        let answer = socket.act(&table, json!({"do": "rename", "name": format!("Ann {n}")})).await;
        answers.push(answer["code"].as_str().unwrap_or("ack").to_owned());
    }
    assert_eq!(answers.last().unwrap(), "rate", "{answers:?}");
    let (mut a, mut b) = (ann.at(&table).await, bo.at(&table).await);
    let socket = if a.picture(&table)["turn"] == 0 { &mut a } else { &mut b };
    assert!(socket.play_any(&table, 0).await);
    let resigned = b.act(&table, json!({"do": "resign"})).await;
    assert_eq!(resigned["type"], "ack", "{resigned}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_somebody_asks_for_is_counted_over_all_sockets_and_requests() {
    let change = |config: &mut server::Config| config.limits.acts_per_minute_person = 10;
    let house = House::with(change, Hooks::default()).await;
    let (ann, bo, table) = house.duel(json!({})).await;
    let mut codes = Vec::new();
    for n in 0..12 {
        let line = json!({"do": "rename", "name": format!("Ann {n}")});
        let code = match n % 2 {
            0 => ann.at(&table).await.act(&table, line).await["code"].clone(),
            _ => {
                let body = json!({"id": format!("{n:032x}"), "action": line});
                ann.post(&format!("/tables/{table}/act"), body).await.1["code"].clone()
            }
        };
        codes.push(code);
    }
    assert_eq!(codes.iter().filter(|code| **code == "rate").count(), 2, "{codes:?}");
    let others = bo.at(&table).await.act(&table, json!({"do": "rename", "name": "Bo 2"})).await;
    assert_eq!(others["type"], "ack", "somebody else notices nothing: {others}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_counts_as_a_table() {
    let change = |config: &mut server::Config| config.limits.tables_per_minute_person = 3;
    let house = House::with(change, Hooks::default()).await;
    let again = async |guest: &Guest| {
        let bots = json!([{"who": "me"}, {"who": "bot", "level": "random"}]);
        let mut table = guest.table(json!({"game": "quixo", "chairs": bots, "word": "w"})).await;
        let mut made = 1;
        loop {
            let mut socket = guest.at(&table).await;
            if socket.picture(&table)["stage"] == "gathering" {
                socket.act(&table, json!({"do": "start"})).await;
            }
            assert_eq!(socket.act(&table, json!({"do": "resign"})).await["type"], "ack");
            let asked = socket.act(&table, json!({"do": "offer", "offer": "rematch"})).await;
            if asked["type"] != "ack" {
                return (made, asked["code"].clone());
            }
            assert!(made < 10, "nobody counts");
            made += 1;
            table = until(async || {
                let (_, seen) = guest.get(&format!("/tables/{table}")).await;
                seen["now"]["ending"]["rematch"].as_str().map(str::to_owned)
            })
            .await;
        }
    };
    assert_eq!(again(&house.guest("Ann").await).await, (3, json!("rate")));
    assert_eq!(again(&house.guest("Bo").await).await, (3, json!("rate")), "somebody else notices nothing");
    house.close().await;
}
