//! A full disk, a lost database: said clearly, and over when it is over.

use crate::bed::{Bed, Kind, event, table};
use std::sync::Arc;
use std::time::Duration;
use store::{Append, Appended, MoveId, MoveKey, NewEvent, Store, StoreError};
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_database_refuses_reads_on_and_recovers_without_restart() {
    let bed = Bed::new(Kind::Sqlite).await;
    let mut settings = bed.sqlite();
    settings.max_bytes = Some(400_000);
    let store = Store::open_sqlite(&settings).await.unwrap();
    let (id, filler) = (table(&store).await, table(&store).await);
    let later = NewEvent { at_ms: 10_000, ..event("later") };
    store.append(Append::new(id.clone(), 1, vec![later])).await.unwrap();
    let big = || NewEvent { body: format!("\"{}\"", "x".repeat(20_000)), ..event("") };
    let mut number = 1;
    let error = loop {
        match store.append(Append::new(filler.clone(), number, vec![big()])).await {
            Ok(Appended::Done { last, .. }) => number = last,
            Ok(other) => panic!("{other:?}"),
            Err(error) => break error,
        }
    };
    assert!(matches!(error, StoreError::Full(_)), "{error}");
    assert_eq!(error.code(), "store-full");
    assert!(error.passes());
    assert_eq!(store.events(&filler, number, 10).await, Ok(vec![]), "refused means not written");
    assert_eq!(store.events(&id, 0, 10).await.unwrap().len(), 2, "reading goes on");

    assert_eq!(store.sweep(5_000, 0, 0).await.unwrap().tables, 1);
    let next = store.append(Append::new(id.clone(), 2, vec![big()])).await;
    assert_eq!(next, Ok(Appended::Done { first: 3, last: 3 }));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_log_before_the_database_stays_small_while_nobody_waits() {
    let bed = Bed::new(Kind::Sqlite).await;
    let settings = bed.sqlite();
    let store = Store::open_sqlite(&settings).await.unwrap();
    let tables = [table(&store).await, table(&store).await, table(&store).await];
    for number in 1..=700 {
        for id in &tables {
            let key = MoveKey::new(MoveId::random(), "push");
            store.append(Append::new(id.clone(), number, vec![event("push")]).with_key(key)).await.unwrap();
        }
    }
    let log = settings.folder.join(format!("{}-wal", store::DATABASE_FILE));
    let bytes = std::fs::metadata(log).unwrap().len();
    assert!(bytes <= 6 << 20, "{bytes} bytes");
}

/// A wire to the database that can be cut.
struct Wire {
    port: u16,
    up: watch::Sender<bool>,
}

impl Wire {
    async fn to(address: String) -> Arc<Wire> {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let wire =
            Arc::new(Wire { port: listener.local_addr().unwrap().port(), up: watch::Sender::new(true) });
        let up = wire.up.clone();
        tokio::spawn(async move {
            loop {
                let (mut near, _) = listener.accept().await.unwrap();
                let (mut state, address) = (up.subscribe(), address.clone());
                tokio::spawn(async move {
                    if !*state.borrow() {
                        return;
                    }
                    let mut far = TcpStream::connect(address).await.unwrap();
                    tokio::select! {
                        _ = copy_bidirectional(&mut near, &mut far) => {}
                        _ = state.wait_for(|up| !up) => {}
                    }
                });
            }
        });
        wire
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lost_database_is_told_apart_and_comes_back_by_itself() {
    let bed = Bed::new(Kind::Postgres).await;
    let direct = bed.open().await;
    let mut settings = bed.postgres();
    let (start, rest) = settings.url.split_once('@').unwrap();
    let (address, database) = rest.split_once('/').unwrap();
    let wire = Wire::to(address.to_owned()).await;
    settings.url = format!("{start}@127.0.0.1:{}/{database}", wire.port);
    settings.patience = Duration::from_secs(3);
    let node = Store::open_postgres(&settings).await.unwrap();
    let id = table(&node).await;
    let mut watch = node.bus().watch(&id);
    let key = MoveKey::new(MoveId::random(), "a1r");
    let push = Append::new(id.clone(), 1, vec![event("push")]).with_key(key);

    wire.up.send_replace(false);
    let error = node.append(push.clone()).await.expect_err("the wire is cut");
    assert!(matches!(error, StoreError::Lost(_)), "{error}");
    assert!(node.ping().await.is_err());
    let meanwhile = direct.append(Append::new(id.clone(), 1, vec![event("other node")])).await;
    assert_eq!(meanwhile, Ok(Appended::Done { first: 2, last: 2 }));

    wire.up.send_replace(true);
    let heard = tokio::time::timeout(Duration::from_secs(60), watch.beyond(1)).await;
    assert_eq!(heard, Ok(2), "what was missed is found after the gap");
    assert_eq!(node.append(push.clone()).await, Ok(Appended::Conflict { last: 2 }));
    let after = Append { after: 2, ..push };
    assert_eq!(node.append(after).await, Ok(Appended::Done { first: 3, last: 3 }));
}
