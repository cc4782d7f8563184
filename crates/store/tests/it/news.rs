//! The bus: on one node, between nodes, and when notifications get lost.

use crate::bed::{Bed, Kind, event, on_both, table};
use sqlx::Connection as _;
use std::time::Duration;
use store::{Append, Appended, Call, PersonId};

on_both! {
    async fn a_watcher_hears_of_every_append(bed) {
        let store = bed.open().await;
        let id = table(&store).await;
        let mut watch = store.bus().watch(&id);
        let mut lobby = store.bus().watch_lobby();
        lobby.mark_unchanged();
        for number in 1..=20 {
            let done = store.append(Append::new(id.clone(), number, vec![event("x")])).await;
            assert_eq!(done, Ok(Appended::Done { first: number + 1, last: number + 1 }));
            assert_eq!(watch.beyond(number).await, number + 1);
        }
        table(&store).await;
        lobby.changed().await.unwrap();
    }
}

/// Waits for what must come, but not for ever.
async fn soon<T>(what: impl Future<Output = T>) -> T {
    tokio::time::timeout(Duration::from_secs(60), what).await.expect("news must arrive")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_node_hears_of_appends_and_of_new_tables() {
    let bed = Bed::new(Kind::Postgres).await;
    let (here, there) = (bed.open().await, bed.open().await);
    let mut lobby = there.bus().watch_lobby();
    lobby.mark_unchanged();
    let id = table(&here).await;
    soon(lobby.changed()).await.unwrap();
    let mut watch = there.bus().watch(&id);
    for number in 1..=20 {
        here.append(Append::new(id.clone(), number, vec![event("x")])).await.unwrap();
        assert_eq!(soon(watch.beyond(number)).await, number + 1);
        assert_eq!(there.events(&id, number, 10).await.unwrap().len(), 1);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn news_arrive_even_when_the_listening_connection_is_killed() {
    let bed = Bed::new(Kind::Postgres).await;
    let (here, there) = (bed.open().await, bed.open().await);
    let id = table(&here).await;
    let mut watch = there.bus().watch(&id);
    let mut server = sqlx::PgConnection::connect(&bed.postgres().url).await.unwrap();
    for number in 1..=5 {
        sqlx::query(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
             WHERE datname = current_database() AND query LIKE 'LISTEN%'",
        )
        .execute(&mut server)
        .await
        .unwrap();
        here.append(Append::new(id.clone(), number, vec![event("x")])).await.unwrap();
        assert_eq!(soon(watch.beyond(number)).await, number + 1);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_is_called_through_the_other_nodes() {
    let bed = Bed::new(Kind::Postgres).await;
    let (here, there) = (bed.open().await, bed.open().await);
    let id = table(&here).await;
    let mut calls = there.bus().calls();
    let call = Call { person: PersonId(uuid::Uuid::new_v4()), table: id, what: "turn".to_owned() };
    // Until the other node listens, nothing is heard: it is called again and again.
    let heard = async {
        loop {
            here.bus().call(call.clone());
            tokio::select! {
                heard = calls.recv() => return heard.unwrap(),
                () = tokio::time::sleep(Duration::from_millis(100)) => {}
            }
        }
    };
    assert_eq!(soon(heard).await, call);
}
