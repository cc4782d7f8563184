//! What people are told without looking at a table, and what happens when the store cannot write.

use crate::house::{House, Socket};
use serde_json::{Value, json};
use server::Hooks;

async fn notice(socket: &mut Socket) -> Value {
    socket.hear("notice").await["notice"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_look_is_told_of_the_start_and_of_every_own_turn() {
    let house = House::open().await;
    let (ann, bo) = (house.guest("Ann").await, house.guest("Bo").await);
    let mut lobby = ann.socket().await;
    let (_, made) = ann.post("/match", json!({"game": "quixo"})).await;
    let table = made["table"].as_str().unwrap().to_owned();
    let mut b = bo.socket().await;
    bo.post("/match", json!({"game": "quixo"})).await;
    assert_eq!(notice(&mut lobby).await, json!({"kind": "matched", "table": table}));
    assert_eq!(notice(&mut b).await["kind"], "matched");

    b.say(json!({"type": "subscribe", "table": table})).await;
    b.hear("snapshot").await;
    if b.picture(&table)["turn"] != 1 {
        let mut a = ann.at(&table).await;
        assert!(a.play_any(&table, 0).await);
        let number = a.number(&table);
        b.reach(&table, number).await;
        // Looking away before one's own turn comes.
        a.say(json!({"type": "unsubscribe", "table": table})).await;
        a.say(json!({"type": "ping", "nonce": 1})).await;
        a.hear("pong").await;
    }
    assert!(b.play_any(&table, 0).await);
    assert_eq!(notice(&mut lobby).await, json!({"kind": "your_turn", "table": table, "game": "quixo"}));
    let told = b.raw.iter().filter(|text| text.contains("your_turn")).count();
    assert_eq!(told, 0, "who looks needs no notice");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_without_a_table_brings_notices_and_the_lobby() {
    let house = House::open().await;
    let (ann, bo) = (house.guest("Ann").await, house.guest("Bo").await);
    let mut stream = ann.request("GET", "/stream?lobby=true").send().await.unwrap();
    assert_eq!(stream.headers()["content-type"], "text/event-stream");
    ann.post("/match", json!({"game": "quixo"})).await;
    bo.post("/match", json!({"game": "quixo"})).await;
    let mut text = String::new();
    while !(text.contains("\"kind\":\"matched\"") && text.contains("{\"type\":\"lobby\"")) {
        text += &String::from_utf8_lossy(&stream.chunk().await.unwrap().unwrap());
    }
    assert_eq!(ann.get("/stream?nonsense=1").await.0, 400);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn streams_count_like_sockets() {
    let house = House::with(|config| config.limits.sockets_per_ip = 2, Hooks::default()).await;
    let ann = house.guest("Ann").await;
    let open = [
        ann.request("GET", "/stream").send().await.unwrap(),
        ann.request("GET", "/stream").send().await.unwrap(),
    ];
    assert!(open.iter().all(|answer| answer.status() == 200));
    assert_eq!(ann.get("/stream").await.0, 429);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_makes_only_so_many_tables_and_exports_at_once() {
    let few = |config: &mut server::Config| {
        config.limits.tables_per_minute_person = 2;
        config.limits.exports_at_once_person = 0;
    };
    let house = House::with(few, Hooks::default()).await;
    let (ann, bo) = (house.guest("Ann").await, house.guest("Bo").await);
    let wish = json!({"game": "quixo", "chairs": [{"who": "me"}, {"who": "open"}], "visibility": "open"});
    let table = ann.table(wish.clone()).await;
    ann.table(wish.clone()).await;
    assert_eq!(ann.post("/tables", wish.clone()).await.0, 429);
    assert_eq!(ann.post("/match", json!({"game": "quixo"})).await.0, 429);
    bo.table(wish).await;
    assert_eq!(ann.get(&format!("/tables/{table}/record")).await.0, 429);
    assert_eq!(house.stranger().get(&format!("/tables/{table}/record")).await.0, 200);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_database_refuses_moves_and_tells_everybody() {
    let small = |config: &mut server::Config| config.max_database_bytes = 400_000;
    let house = House::with(small, Hooks::default()).await;
    let ann = house.guest("Ann").await;
    let wish = json!({
        "game": "quixo", "chairs": [{"who": "me", "name": "A"}, {"who": "me", "name": "B"}], "one_device": true, "word": "w",
    });
    let table = ann.table(wish).await;
    let mut socket = ann.at(&table).await;
    let filler = house.guest("Filler").await;
    let full = fill(&filler).await;
    assert_eq!(full["code"], "unavailable");
    assert_eq!(full["why"]["code"], "store-full");
    assert_eq!(notice(&mut socket).await["kind"], "frozen");
    let before = socket.number(&table);
    let refused = socket.act(&table, json!({"do": "say", "line": {"text": "x".repeat(280)}})).await;
    if refused["type"] == "nack" {
        assert_eq!(
            (&refused["code"], &refused["why"]["code"]),
            (&json!("unavailable"), &json!("store-full"))
        );
        assert_eq!(ann.get(&format!("/tables/{table}")).await.1["now"]["number"], before, "reading goes on");
    }
    assert_eq!(house.stranger().get("/health").await.0, 503, "and whoever watches over the server knows");
    let mut late = ann.socket().await;
    assert_eq!(notice(&mut late).await["kind"], "frozen", "who comes later is told too");
    house.close().await;
}

/// Writes until the store refuses; its answer.
async fn fill(filler: &crate::house::Guest) -> Value {
    loop {
        let wish = json!({"game": "quixo", "chairs": [{"who": "me"}, {"who": "open"}], "visibility": "open"});
        let (status, made) = filler.post("/tables", wish).await;
        if status != 200 {
            return made;
        }
        let path = format!("/tables/{}/chat", made["table"].as_str().unwrap());
        for _ in 0..40 {
            let (status, answer) = filler.post(&path, json!({"line": {"text": "x".repeat(280)}})).await;
            if status != 200 {
                return answer;
            }
        }
    }
}
