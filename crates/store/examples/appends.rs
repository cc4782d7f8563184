//! How many durable moves a second: one by one, and from many tables at once.
//!
//! ```sh
//! KLOTS_PG_DURABLE=1 scripts/pg run cargo run --release -p store --example appends -- <folder> [seconds]
//! ```
//!
//! The folder decides which disk is measured. PostgreSQL is measured if `TEST_PG_URL` is set.

use sqlx::{AssertSqlSafe, Connection as _, Executor as _, PgConnection};
use std::time::{Duration, Instant};
use store::{
    Append, Appended, MoveId, MoveKey, NewEvent, PostgresSettings, SeatRow, SqliteSettings, Store,
    TableHeader, TableId,
};

type Failure = Box<dyn std::error::Error + Send + Sync>;

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let mut args = std::env::args().skip(1);
    let folder = args.next().ok_or("usage: appends <folder> [seconds]")?;
    let seconds: u64 = args.next().map_or(Ok(5), |text| text.parse())?;
    let folder = std::path::Path::new(&folder).join(format!("klots-appends-{}", std::process::id()));
    println!("{:10} {:>8} {:>12} {:>10} {:>10}", "database", "tables", "moves/s", "p50 ms", "p99 ms");
    let store = Store::open_sqlite(&SqliteSettings::new(&folder)).await?;
    measure(&store, Duration::from_secs(seconds)).await?;
    store.close().await;
    std::fs::remove_dir_all(&folder)?;
    if let Ok(url) = std::env::var("TEST_PG_URL") {
        let name = format!("appends_{}", std::process::id());
        let mut server = PgConnection::connect(&url).await?;
        server.execute(AssertSqlSafe(format!("CREATE DATABASE {name}"))).await?;
        let (address, _) = url.rsplit_once('/').ok_or("TEST_PG_URL names no database")?;
        let store = Store::open_postgres(&PostgresSettings::new(format!("{address}/{name}"))).await?;
        measure(&store, Duration::from_secs(seconds)).await?;
        store.close().await;
        server.execute(AssertSqlSafe(format!("DROP DATABASE {name} WITH (FORCE)"))).await?;
    }
    Ok(())
}

async fn measure(store: &Store, time: Duration) -> Result<(), Failure> {
    for tables in [1, 16, 64, 256, 1024, 2500] {
        let mut ids = Vec::new();
        for made in (0..tables).map(|_| make_table(store)).collect::<Vec<_>>() {
            ids.push(made.await??);
        }
        let start = Instant::now();
        let players: Vec<_> = ids
            .into_iter()
            .map(|id| {
                let store = store.clone();
                tokio::spawn(async move { play(&store, id, start + time).await })
            })
            .collect();
        let mut delays = Vec::new();
        for player in players {
            delays.extend(player.await??);
        }
        let elapsed = start.elapsed().as_secs_f64();
        delays.sort_unstable();
        let at = |part: f64| {
            let place = ((delays.len() - 1) as f64 * part) as usize;
            delays[place].as_secs_f64() * 1000.0
        };
        let rate = delays.len() as f64 / elapsed;
        println!("{:10} {tables:>8} {rate:>12.0} {:>10.2} {:>10.2}", store.backend(), at(0.5), at(0.99));
    }
    Ok(())
}

fn make_table(store: &Store) -> tokio::task::JoinHandle<Result<TableId, store::StoreError>> {
    let store = store.clone();
    tokio::spawn(async move {
        let id = TableId::random();
        let header = TableHeader::new(id.clone(), "quixo", "{}", "1", 0);
        let seats = vec![SeatRow::bot(0, "a"), SeatRow::bot(1, "b")];
        store.append(Append::create(header, seats, vec![event(0)])).await?;
        Ok(id)
    })
}

/// One table: the next move is sent when the last one is on disk.
async fn play(store: &Store, id: TableId, until: Instant) -> Result<Vec<Duration>, Failure> {
    let mut delays = Vec::new();
    let mut number = 1;
    while Instant::now() < until {
        let sent = Instant::now();
        let key = MoveKey::new(MoveId::random(), number.to_string());
        let answer = store.append(Append::new(id.clone(), number, vec![event(number)]).with_key(key)).await?;
        number += 1;
        if answer != (Appended::Done { first: number, last: number }) {
            return Err(format!("{answer:?}").into());
        }
        delays.push(sent.elapsed());
    }
    match store.table_line(&id).await?.map(|line| line.last) {
        Some(last) if last == number => Ok(delays),
        other => Err(format!("{number} moves acknowledged, the log ends with {other:?}").into()),
    }
}

/// As long as a usual move.
fn event(number: u64) -> NewEvent {
    let body = format!("{{\"moved\":{{\"seat\":{},\"text\":\"a1r\",\"spent\":{number}}}}}", number % 2);
    NewEvent { kind: "moved".to_owned(), body, at_ms: 0 }
}
