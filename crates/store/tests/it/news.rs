//! The bus: on one node, between nodes, and when notifications get lost.

use crate::bed::{Bed, Kind, event, on_both, table};
use sqlx::Connection as _;
use std::time::Duration;
use store::{Append, Appended, PersonId, SeatRow};

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
    let mut elsewhere = there.bus().elsewhere();
    // Until the other node listens, it hears of nothing: tables are made again and again.
    let id = soon(async {
        loop {
            let id = table(&here).await;
            let heard = tokio::time::timeout(Duration::from_millis(200), elsewhere.recv()).await;
            if heard.is_ok_and(|news| news.unwrap().iter().any(|item| *item == (id.clone(), 1))) {
                return id;
            }
        }
    })
    .await;
    let mut own = here.bus().elsewhere();
    let mut watch = there.bus().watch(&id);
    for number in 1..=20 {
        here.append(Append::new(id.clone(), number, vec![event("x")])).await.unwrap();
        assert_eq!(soon(watch.beyond(number)).await, number + 1);
        assert_eq!(there.events(&id, number, 10).await.unwrap().len(), 1);
    }
    let mut heard = 1;
    while heard < 21 {
        let news = soon(elsewhere.recv()).await.unwrap();
        heard = news.iter().filter(|(table, _)| *table == id).fold(heard, |last, item| last.max(item.1));
    }
    let back = there.append(Append::new(id.clone(), 21, vec![event("x")])).await.unwrap();
    assert_eq!(back, Appended::Done { first: 22, last: 22 });
    assert_eq!(*soon(own.recv()).await.unwrap(), [(id, 22)], "a node does not hear itself");
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

on_both! {
    async fn people_at_tables_are_found_in_one_question(bed) {
        let store = bed.open().await;
        let (one, two, three) = (table(&store).await, table(&store).await, table(&store).await);
        let ann = store.create_guest("Ann", 0).await.unwrap().id;
        let bo = store.create_guest("Bo", 0).await.unwrap().id;
        let seat = |at: u8, who: PersonId| SeatRow::person(at, who, "x");
        for (id, seats) in [(&one, vec![seat(0, ann), seat(1, bo)]), (&two, vec![seat(0, ann), seat(1, ann)])] {
            let sit = Append { seats, ..Append::new(id.clone(), 1, vec![event("sat")]) };
            assert_eq!(store.append(sit).await, Ok(Appended::Done { first: 2, last: 2 }));
        }
        let mut found = store.people_at(&[one.clone(), two.clone(), three.clone()]).await.unwrap();
        found.sort();
        let mut wanted = vec![(one.clone(), ann), (one.clone(), bo), (two.clone(), ann)];
        wanted.sort();
        assert_eq!(found, wanted, "each person once per table");
        assert_eq!(store.people_at(&[three]).await.unwrap(), []);
        assert_eq!(store.people_at(&[]).await.unwrap(), []);
        // Only tables where something can happen: the game at one of them has begun.
        let mut start = Append::new(two.clone(), 2, vec![event("started")]);
        start.change.phase = Some(store::Phase::Playing);
        store.append(start).await.unwrap();
        let mut games = store.games_of(&[ann, bo]).await.unwrap();
        games.sort();
        assert_eq!(games, [(two, 3)]);
        assert_eq!(store.games_of(&[bo]).await.unwrap(), []);
    }
}
