//! Who is there and who is gone.

use crate::house::{House, until};
use serde_json::json;
use server::Hooks;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn who_plays_by_requests_alone_is_there_and_who_does_nothing_is_gone() {
    const GONE: Duration = Duration::from_secs(3);
    let house = House::with(|_| {}, Hooks { gone_after: GONE, ..Hooks::default() }).await;
    let (ann, bo, table) = house.duel(json!({})).await;
    let mut bo = bo.at(&table).await;
    let begun = std::time::Instant::now();
    let mut last = begun;
    while begun.elapsed() < 2 * GONE {
        // By looking alone and by asking for something alone, in turn.
        let (status, _) = match begun.elapsed() < GONE {
            true => ann.get(&format!("/tables/{table}")).await,
            false => {
                let renamed = json!({"do": "rename", "name": "Anna"});
                let id = format!("{:032x}", begun.elapsed().as_nanos());
                ann.post(&format!("/tables/{table}/act"), json!({"id": id, "action": renamed})).await
            }
        };
        assert_eq!(status, 200);
        let (before, refused) = (last, bo.act(&table, json!({"do": "take_over", "seat": 0})).await);
        last = std::time::Instant::now();
        // On a machine that stood still nothing is proved.
        if last - before < GONE {
            assert_eq!(refused["why"]["code"], "refused-present", "{refused}");
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    until(async || {
        (bo.act(&table, json!({"do": "take_over", "seat": 0})).await["type"] == "ack").then_some(())
    })
    .await;
    house.close().await;
}
