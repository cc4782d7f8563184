//! The connection itself: resume, repeated and stale sends, limits, slow readers.

use crate::house::{House, Socket, until};
use futures_util::SinkExt;
use serde_json::{Value, json};
use server::Hooks;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

async fn mover<'a>(table: &str, ann: &'a mut Socket, bo: &'a mut Socket) -> (&'a mut Socket, &'a mut Socket) {
    let number = ann.number(table).max(bo.number(table));
    ann.reach(table, number).await;
    bo.reach(table, number).await;
    if ann.picture(table)["turn"] == 0 { (ann, bo) } else { (bo, ann) }
}

fn a_move(socket: &Socket, table: &str) -> Value {
    json!({"do": "move", "text": socket.picture(table)["moves"][0]["text"]})
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_id_gets_the_same_answer_and_another_action_is_refused() {
    let house = House::open().await;
    let (ann, bo, table) = house.duel(json!({})).await;
    let (mut ann, mut bo) = (ann.at(&table).await, bo.at(&table).await);
    let (one, other) = mover(&table, &mut ann, &mut bo).await;
    let action = a_move(one, &table);
    let id = one.new_id();
    let based = one.number(&table);
    let first = one.act_as(&table, &id, Some(based), action.clone()).await;
    assert_eq!(first["type"], "ack");
    let again = one.act_as(&table, &id, Some(based), action).await;
    assert_eq!(again, first, "the same answer");
    one.reach(&table, first["number"].as_u64().unwrap()).await;
    let last = one.number(&table);
    let reused = one.act_as(&table, &id, None, json!({"do": "resign"})).await;
    assert_eq!((&reused["type"], &reused["code"]), (&json!("nack"), &json!("id_reused")));
    other.reach(&table, last).await;
    let foreign = other.act_as(&table, &id, None, a_move(other, &table)).await;
    assert_eq!(foreign["code"], "id_reused", "somebody else's id");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_on_a_stale_board_is_refused_with_the_current_number() {
    let house = House::open().await;
    let (ann, bo, table) = house.duel(json!({})).await;
    let (mut ann1, mut bo) = (ann.at(&table).await, bo.at(&table).await);
    let mut ann2 = ann.at(&table).await;
    let (one, other) = mover(&table, &mut ann1, &mut bo).await;
    let old = one.number(&table);
    assert!(one.play_any(&table, 0).await);
    let number = one.number(&table);
    other.reach(&table, number).await;
    let stale =
        other.act_as(&table, "00000000000000000000000000000001", Some(old), a_move(other, &table)).await;
    assert_eq!((&stale["code"], &stale["number"]), (&json!("stale"), &json!(number)));
    let late = one.act(&table, json!({"do": "move", "text": "a1>e1"})).await;
    assert_eq!(late["code"], "not_your_turn");
    ann2.reach(&table, number).await;
    let ahead =
        other.act_as(&table, "00000000000000000000000000000002", Some(999), a_move(other, &table)).await;
    assert_eq!(ahead["code"], "stale");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn resume_from_any_number_brings_exactly_what_is_missing() {
    let house = House::open().await;
    let (ann, bo, table) = house.duel(json!({})).await;
    let (mut a, mut b) = (ann.at(&table).await, bo.at(&table).await);
    for n in 0..12 {
        let (one, _) = mover(&table, &mut a, &mut b).await;
        if one.finished(&table) || !one.play_any(&table, n * 5).await {
            break;
        }
    }
    let number = a.number(&table).max(b.number(&table));
    a.reach(&table, number).await;
    for from in [0, 3, number - 1, number] {
        let mut again = ann.raw_socket().await;
        let point = json!({"table": table, "epoch": 1, "number": from});
        again.say(json!({"type": "hello", "versions": [1], "resume": [point]})).await;
        let batch = again.hear("batch").await;
        let numbers: Vec<u64> = batch["events"]
            .as_array()
            .unwrap()
            .iter()
            .map(|event| event["number"].as_u64().unwrap())
            .collect();
        assert_eq!(numbers, (from + 1..=number).collect::<Vec<_>>());
        assert_eq!(batch["now"], *a.picture(&table));
    }
    let mut other = ann.socket().await;
    other.say(json!({"type": "subscribe", "table": table, "from": {"epoch": 7, "number": 3}})).await;
    assert_eq!(other.hear("snapshot").await["epoch"], 1, "another epoch gets a snapshot");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn both_tabs_of_a_person_hear_everything_and_an_onlooker_sees_no_moves() {
    let house = House::open().await;
    let (ann, bo, table) = house.duel(json!({})).await;
    let (mut a1, mut a2, mut b) = (ann.at(&table).await, ann.at(&table).await, bo.at(&table).await);
    let mut onlooker = house.guest("Cy").await.at(&table).await;
    let (one, _) = mover(&table, &mut a1, &mut b).await;
    assert!(one.play_any(&table, 0).await);
    let number = one.number(&table);
    a2.reach(&table, number).await;
    a1.reach(&table, number).await;
    onlooker.reach(&table, number).await;
    assert_eq!(a1.picture(&table), a2.picture(&table));
    assert_eq!(onlooker.picture(&table)["eyes"], "onlooker");
    assert_eq!(onlooker.picture(&table)["moves"], json!([]));
    let refused = onlooker.act(&table, json!({"do": "resign"})).await;
    assert_eq!(refused["code"], "forbidden");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_table_is_seen_with_its_key_only() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let (_, made) =
        ann.post("/tables", json!({"game": "quixo", "chairs": [{"who": "me"}, {"who": "open"}]})).await;
    let table = made["table"].as_str().unwrap();
    let (link, watch) = (made["link"].as_str().unwrap(), made["watch"].as_str().unwrap());
    let (invite, key) = (link.split_once('#').unwrap().1, watch.split_once('#').unwrap().1);
    let bo = house.guest("Bo").await;
    assert_eq!(bo.get(&format!("/tables/{table}")).await.0, 403);
    let mut socket = bo.socket().await;
    socket.say(json!({"type": "subscribe", "table": table})).await;
    assert_eq!(socket.hear("gone").await["why"]["code"], "refused-private");
    socket.say(json!({"type": "subscribe", "table": table, "key": key})).await;
    let snapshot = socket.hear("snapshot").await;
    assert!(snapshot["about"].get("invite").is_none());
    let refused = socket.act(table, json!({"do": "sit", "key": key})).await;
    assert_eq!(refused["why"]["code"], "refused-invite", "watching is not sitting");
    assert_eq!(socket.act(table, json!({"do": "sit", "key": invite})).await["type"], "ack");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_breaks_the_rules_of_the_socket_is_closed() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let cases = [
        r#"{"type":"lobby","watch":true}"#,
        "not json",
        r#"{"type":"hello","versions":[1],"extra":1}"#,
        r#"{"type":"nonsense"}"#,
    ];
    for text in cases {
        let mut socket = ann.raw_socket().await;
        socket.say_text(text).await;
        assert_eq!(socket.next().await["type"], "refused", "{text}");
        assert_eq!(socket.next().await, json!({"type": "closed", "code": 1008}), "{text}");
    }
    let mut socket = ann.raw_socket().await;
    socket.say(json!({"type": "hello", "versions": [99]})).await;
    assert_eq!(socket.next().await["code"], 4011);
    let mut socket = ann.socket().await;
    let _ = socket.stream.send(Message::text("x".repeat(5000))).await;
    assert_eq!(socket.next().await["type"], "closed", "too large");
    let mut socket = ann.socket().await;
    let _ = socket.stream.send(Message::binary(vec![1, 2, 3])).await;
    assert_eq!(socket.next().await["code"], 1008);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_messages_end_the_connection() {
    let house = House::with(|config| config.limits = server::Bounds::default(), Hooks::default()).await;
    let mut socket = house.guest("Ann").await.socket().await;
    // Far more than is read before the limit: the reason arrives although much stays unread.
    for nonce in 0..2_000 {
        let ping = json!({"type": "ping", "nonce": nonce}).to_string();
        if socket.stream.send(Message::text(ping)).await.is_err() {
            break;
        }
    }
    assert_eq!(socket.closed().await, 1008);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_per_address_are_counted_and_let_go() {
    let few = |config: &mut server::Config| config.limits.sockets_per_ip = 3;
    let house = House::with(few, Hooks::default()).await;
    let ann = house.guest("Ann").await;
    let mut open = Vec::new();
    for _ in 0..3 {
        open.push(ann.socket().await);
    }
    assert_eq!(ann.raw_socket().await.next().await["code"], 1008);
    drop(open);
    until(async || {
        let mut socket = ann.raw_socket().await;
        socket.say(json!({"type": "hello", "versions": [1]})).await;
        (socket.next().await["type"] == "welcome").then_some(())
    })
    .await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_from_another_site_is_refused() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    for (origin, cookie) in
        [(Some("https://evil.example"), true), (Some("https://evil.example"), false), (None, true)]
    {
        let mut request = format!("ws://{}/ws", house.addr).into_client_request().unwrap();
        request.headers_mut().insert("sec-websocket-protocol", "klots.1".parse().unwrap());
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().unwrap());
        }
        if cookie {
            request.headers_mut().insert("cookie", ann.cookie.clone().unwrap().parse().unwrap());
        }
        assert!(tokio_tungstenite::connect_async(request).await.is_err(), "{origin:?} {cookie}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_reader_is_collapsed_to_a_snapshot() {
    let house = House::with(|config| config.limits.queue_frames = 4, Hooks::default()).await;
    let ann = house.guest("Ann").await;
    let chairs = json!([{"who": "me"}, {"who": "open"}]);
    let table = ann.table(json!({"game": "kingdomino", "chairs": chairs, "visibility": "open"})).await;
    let mut slow = house.stranger().narrow_socket().await;
    slow.say(json!({"type": "hello", "versions": [1]})).await;
    slow.say(json!({"type": "subscribe", "table": table})).await;
    slow.hear("snapshot").await;
    let mut talker = ann.at(&table).await;
    // The slow one does not read while the other talks: first the buffers of the system fill, then ours.
    let mut last = 0;
    for _ in 0..400 {
        let line = json!({"text": "x".repeat(270)});
        let answer = talker.act(&table, json!({"do": "say", "line": line})).await;
        last = answer["number"].as_u64().unwrap();
    }
    let mut frames = 0;
    loop {
        let message = slow.next().await;
        frames += 1;
        match message["type"].as_str() {
            Some("gap") => assert_eq!(slow.hear("snapshot").await["now"]["number"], last),
            Some("closed") => break assert_eq!(message["code"], 4008),
            _ => {}
        }
        if slow.number(&table) >= last {
            break;
        }
    }
    assert!(frames < 350, "{frames} frames came, none was dropped");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_reaches_everybody_and_presets_need_no_words() {
    let house = House::open().await;
    let (ann, bo, table) = house.duel(json!({})).await;
    let (mut a, mut b) = (ann.at(&table).await, bo.at(&table).await);
    a.act(&table, json!({"do": "say", "line": {"preset": "hello"}})).await;
    let answer = a.act(&table, json!({"do": "say", "line": {"text": "hi \u{202e}there"}})).await;
    let number = answer["number"].as_u64().unwrap();
    b.reach(&table, number).await;
    assert_eq!(b.seen[&table][&number]["what"]["line"], json!({"text": "hi there"}));
    let (status, problem) =
        bo.post(&format!("/tables/{table}/chat"), json!({"line": {"preset": "boo"}})).await;
    assert_eq!((status, &problem["why"]["code"]), (409, &json!("refused-preset")));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_is_told_of_new_tables() {
    let house = House::open().await;
    let (ann, bo) = (house.guest("Ann").await, house.guest("Bo").await);
    let mut socket = bo.socket().await;
    socket.say(json!({"type": "lobby", "watch": true})).await;
    socket.hear("lobby").await;
    let chairs = json!([{"who": "me"}, {"who": "open"}]);
    let table = ann.table(json!({"game": "quixo", "chairs": chairs, "visibility": "open"})).await;
    loop {
        let lobby = socket.hear("lobby").await;
        let line = lobby["tables"].as_array().unwrap().iter().find(|line| line["table"] == table).cloned();
        if let Some(line) = line.filter(|line| line["free"] == 1) {
            assert_eq!(line["names"], json!(["Ann", ""]));
            break;
        }
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn events_come_over_sse_too_and_go_on_from_the_last_id() {
    let house = House::open().await;
    let (ann, bo, table) = house.duel(json!({})).await;
    let mut a = ann.at(&table).await;
    let request = bo.request("GET", &format!("/tables/{table}/stream")).header("last-event-id", "2");
    let mut stream = request.send().await.unwrap();
    a.act(&table, json!({"do": "say", "line": {"preset": "thanks"}})).await;
    let mut text = String::new();
    while !text.contains("\"preset\":\"thanks\"") {
        text += &String::from_utf8_lossy(&stream.chunk().await.unwrap().unwrap());
    }
    assert!(
        text.starts_with("data: {\"type\":\"batch\"") || text.contains("\ndata: {\"type\":\"batch\""),
        "{text}"
    );
    assert!(text.contains("id: "));
    assert!(!text.contains("\"number\":2,\"at\""), "only what is missing");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn signing_out_ends_the_sockets_of_that_session() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let mut socket = ann.socket().await;
    assert_eq!(crate::house::answer(ann.request("DELETE", "/sessions")).await.0, 204);
    assert_eq!(socket.closed().await, 4001);
    house.close().await;
}
