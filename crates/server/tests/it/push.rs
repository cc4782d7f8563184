//! Browsers are called when their page is closed and it is their turn, and only then.

use crate::house::{Guest, House, LONG, answer, until};
use serde_json::json;
use server::{Hooks, PushConfig};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

/// Something like a push service that answers every call with one status.
struct Service {
    listener: TcpListener,
    endpoint: String,
}

impl Service {
    async fn open() -> Service {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let endpoint = format!("http://{}/call/ann?x=1", listener.local_addr().unwrap());
        Service { listener, endpoint }
    }

    /// Waits for a call; its head.
    async fn called(&self, status: &str) -> String {
        let (mut stream, _) = tokio::time::timeout(LONG, self.listener.accept()).await.unwrap().unwrap();
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            head.push(stream.read_u8().await.unwrap());
        }
        let text = format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\n\r\n");
        stream.write_all(text.as_bytes()).await.unwrap();
        String::from_utf8(head).unwrap().to_lowercase()
    }
}

async fn house() -> House {
    let hosts = vec!["127.0.0.1".to_owned()];
    let contact = "mailto:host@example.org".to_owned();
    let push = PushConfig { key: server::new_push_key(), contact, hosts };
    House::with(move |config| config.push = push, Hooks::default()).await
}

async fn subscribe(who: &Guest, endpoint: &str) -> u16 {
    answer(who.request("PUT", "/me/push").json(&json!({ "endpoint": endpoint }))).await.0
}

/// Starts a game in which the first seat, `ann`, is not connected; plays for `bo` until it is her turn.
async fn her_turn(ann: &Guest, bo: &Guest) {
    ann.post("/match", json!({"game": "quixo"})).await;
    let (_, made) = bo.post("/match", json!({"game": "quixo"})).await;
    let table = made["table"].as_str().unwrap().to_owned();
    let mut b = bo.at(&table).await;
    if b.picture(&table)["turn"] != 1 {
        let mut a = ann.at(&table).await;
        assert!(a.play_any(&table, 0).await);
        let number = a.number(&table);
        // Gone for the server too: whoever is connected is not called.
        a.stream.close(None).await.unwrap();
        a.closed().await;
        b.reach(&table, number).await;
    }
    assert!(b.play_any(&table, 0).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_page_is_called_and_forgotten_when_it_is_gone() {
    let house = house().await;
    let service = Service::open().await;
    let (ann, bo) = (house.guest("Ann").await, house.guest("Bo").await);
    let key = ann.get("/push").await.1["key"].as_str().unwrap().to_owned();
    assert_eq!(subscribe(&ann, &service.endpoint).await, 204);
    her_turn(&ann, &bo).await;
    let head = service.called("410 Gone").await;
    assert!(head.starts_with("post /call/ann?x=1 http/1.1"), "{head}");
    assert!(head.contains(&format!("k={}", key.to_lowercase())), "{head}");
    assert!(head.contains("\r\nttl: 86400\r\n") && head.contains("\r\ncontent-length: 0\r\n"), "{head}");
    until(async || (ann.get("/me/export").await.1["pushes"] == json!([])).then_some(())).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn addresses_of_strangers_and_of_nobody_are_refused() {
    let house = house().await;
    let ann = house.guest("Ann").await;
    assert_eq!(subscribe(&ann, "https://example.org/x").await, 409);
    assert_eq!(subscribe(&house.stranger(), "http://127.0.0.1:1/x").await, 401);
    assert_eq!(subscribe(&ann, "http://127.0.0.1:1/x").await, 204);
    assert_eq!(ann.get("/me/export").await.1["pushes"][0]["endpoint"], "http://127.0.0.1:1/x");
    assert_eq!(answer(ann.request("DELETE", "/me/push")).await.0, 204);
    assert_eq!(ann.get("/me/export").await.1["pushes"], json!([]));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_key_nobody_is_called() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    assert_eq!(ann.get("/push").await.1["key"], serde_json::Value::Null);
    assert_eq!(subscribe(&ann, "https://fcm.googleapis.com/x").await, 409);
    house.close().await;
}
