//! Whatever is sent: a code comes back, the server lives, the table is unchanged.

use crate::house::House;
use futures_util::SinkExt;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

/// Messages that are almost right: right words, wrong places.
fn message(table: String) -> impl Strategy<Value = Value> {
    let word = prop_oneof![
        Just(json!("hello")),
        Just(json!("subscribe")),
        Just(json!("unsubscribe")),
        Just(json!("act")),
        Just(json!("lobby")),
        Just(json!("ping")),
        Just(json!("pong")),
        Just(json!(7)),
        "[a-z]{0,6}".prop_map(Value::from),
    ];
    let command = prop_oneof![
        Just(json!({"do": "sit"})),
        Just(json!({"do": "sit", "seat": 200})),
        Just(json!({"do": "leave"})),
        Just(json!({"do": "move", "text": "a1>e1"})),
        Just(json!({"do": "offer", "offer": "undo"})),
        Just(json!({"do": "free", "seat": 255})),
        Just(json!({"do": "take_over", "seat": 9})),
        Just(json!({"do": "configure", "seats": 0})),
        Just(json!({"do": "say", "line": {"text": "\u{0}"}})),
        ".{0,40}".prop_map(|text| json!({"do": "move", "text": text})),
        any::<i64>().prop_map(|n| json!({"do": "move", "text": n})),
    ];
    let id = prop_oneof![Just("0".repeat(32)), "[0-9a-f]{32}", ".{0,40}"];
    let place = prop_oneof![3 => Just(table), 1 => "[a-z0-9/.]{0,12}"];
    (word, command, id, place, any::<u64>(), any::<bool>()).prop_map(|(kind, action, id, table, n, extra)| {
        let mut message = match kind.as_str() {
            Some("hello") => json!({"versions": [1]}),
            Some("subscribe") => json!({"table": table, "from": {"epoch": n % 3, "number": n}}),
            Some("unsubscribe") => json!({"table": table}),
            Some("act") => json!({"table": table, "id": id, "based_on": n % 40, "action": action}),
            Some("lobby") => json!({"watch": n % 2 == 0}),
            Some("ping") => json!({"nonce": n}),
            _ => json!({"time": n}),
        };
        message["type"] = kind;
        if extra && n % 5 == 0 {
            message["extra"] = json!(n);
        }
        message
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn no_message_harms_the_server_or_somebody_elses_table() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let chairs = json!([{"who": "me", "name": "A"}, {"who": "me", "name": "B"}]);
    let table = ann
        .table(
            json!({"game": "quixo", "chairs": chairs, "one_device": true, "visibility": "open", "word": "w"}),
        )
        .await;
    let before = ann.get(&format!("/tables/{table}")).await.1["now"].clone();
    let eve = house.guest("Eve").await;
    let mut runner = TestRunner::deterministic();
    let strategy = message(table.clone());
    for _ in 0..40 {
        let mut socket = eve.socket().await;
        for _ in 0..25 {
            let message = strategy.new_tree(&mut runner).unwrap().current();
            if socket.stream.send(Message::text(message.to_string())).await.is_err() {
                break;
            }
        }
    }
    let bytes = proptest::collection::vec(any::<u8>(), 0..200);
    for _ in 0..40 {
        let mut socket = eve.raw_socket().await;
        let junk = String::from_utf8_lossy(&bytes.new_tree(&mut runner).unwrap().current()).into_owned();
        let _ = socket.stream.send(Message::text(junk)).await;
        assert!(matches!(socket.next().await["type"].as_str(), Some("refused" | "closed")));
    }
    let after = ann.get(&format!("/tables/{table}")).await.1["now"].clone();
    for part in ["view", "turn", "stage", "chairs"] {
        assert_eq!(after[part], before[part], "{part}");
    }
    assert_eq!(ann.get("/health").await.0, 200);
    house.close().await;
}

proptest! {
    #[test]
    fn reading_a_frame_never_panics(text in ".{0,300}") {
        let _ = wire::read(&text);
    }
}
