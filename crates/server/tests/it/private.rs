//! Private tables: strangers see nothing of them and learn nothing from what they are refused.

use crate::house::House;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_becomes_private_is_so_from_that_moment() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let chairs = json!([{"who": "me"}, {"who": "open"}]);
    let table = ann.table(json!({"game": "quixo", "chairs": chairs, "visibility": "open"})).await;
    let mut a = ann.at(&table).await;
    let mut onlooker = house.guest("Cy").await.at(&table).await;
    let done = a.act(&table, json!({"do": "configure", "visibility": "private"})).await;
    assert_eq!(done["type"], "ack", "{done}");
    a.act(&table, json!({"do": "say", "line": {"text": "only for us"}})).await;
    let gone = onlooker.hear("gone").await;
    assert_eq!(gone["why"]["code"], "refused-private");
    onlooker.say(json!({"type": "ping", "nonce": 1})).await;
    onlooker.hear("pong").await;
    assert!(!onlooker.raw.iter().any(|frame| frame.contains("only for us")));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_learn_nothing_of_a_private_table_from_refusals() {
    let house = House::open().await;
    let (ann, _bo, open) = house.duel(json!({})).await;
    let chairs = json!([{"who": "me"}, {"who": "open"}]);
    let waiting = ann.table(json!({"game": "quixo", "chairs": chairs, "word": "a"})).await;
    let bots = json!([{"who": "me"}, {"who": "bot", "level": "random"}]);
    let running = ann.table(json!({"game": "quixo", "chairs": bots, "word": "a"})).await;
    let mut socket = house.guest("Cy").await.socket().await;
    let actions = [
        json!({"do": "move", "text": "a1>e1"}),
        json!({"do": "sit", "key": "0"}),
        json!({"do": "leave"}),
        json!({"do": "take_over", "seat": 0}),
        json!({"do": "say", "line": {"text": "hello"}}),
        json!({"do": "configure", "seats": 2}),
    ];
    for action in actions {
        let mut heard = Vec::new();
        for table in [&waiting, &running] {
            let id = "00000000000000000000000000000009";
            let mut refused = socket.act_as(table, id, Some(3), action.clone()).await;
            refused.as_object_mut().unwrap().remove("table");
            heard.push(refused);
        }
        assert_eq!(heard[0], heard[1], "{action}");
        assert_eq!(heard[0]["number"], 0, "{action}");
    }
    let seen = socket.act(&open, json!({"do": "leave"})).await;
    assert_eq!(seen["why"]["code"], "refused-not-seated", "an open table may say why");
    house.close().await;
}
