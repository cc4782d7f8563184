//! Random clients that act, drop, repeat, reorder, open second tabs and resume: in the end every picture equals
//! the view of the fold, and every promise is kept.

use super::Dice;
use super::ledger::Ledger;
use super::tab::Tab;
use load::client::{Guest, move_id};
use load::http::Client;
use load::process::{Server, Start};
use serde_json::json;
use std::time::Duration;
use store::{SqliteSettings, Store};

/// Things that happen at each table.
const STEPS: usize = 250;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_clients_do_every_picture_is_the_view_of_the_fold() {
    let mut dice = Dice::of_the_day();
    let folder = tempfile::tempdir().unwrap();
    let start = Start::new(super::program(), folder.path().join("data")).unwrap();
    let server = Server::start(&start).await.unwrap();
    let ledger = Ledger::default();
    let games = [("quixo", 2), ("dominoes", 3), ("triominos", 2), ("kingdomino", 4)];
    let crowds: Vec<_> = games
        .into_iter()
        .map(|(game, seats)| {
            let (base, ledger, dice) = (start.base(), ledger.clone(), dice.split());
            tokio::spawn(async move { crowd(&base, game, seats, &ledger, dice).await })
        })
        .collect();
    let mut tabs = Vec::new();
    for crowd in crowds {
        tabs.extend(crowd.await.unwrap());
    }
    assert!(server.stop().await.unwrap(), "a planned stop ends well");
    let store = Store::open_sqlite(&SqliteSettings::new(&start.data)).await.unwrap();
    let folds = ledger.check(&store).await;
    for tab in &tabs {
        tab.compare(&folds[&tab.table]);
    }
    println!("{} acknowledged moves, {} pictures compared", ledger.len(), tabs.len());
}

/// People of one table, some with several tabs, and an onlooker.
async fn crowd(base: &str, game: &str, seats: usize, ledger: &Ledger, mut dice: Dice) -> Vec<Tab> {
    let (people, table) = gather(base, game, seats).await;
    ledger.open(&table);
    let nodes = vec![base.to_owned()];
    let onlooker = Guest::nobody(&Client::new(), base);
    let everybody: Vec<Guest> = people.iter().cloned().chain([onlooker]).collect();
    let mut tabs: Vec<Tab> =
        everybody.iter().map(|guest| Tab::new(guest.clone(), nodes.clone(), &table)).collect();
    for _ in 0..STEPS {
        let at = dice.below(tabs.len());
        step(&mut tabs[at], ledger, &mut dice).await;
        if tabs.len() < 3 * everybody.len() && dice.once_in(20) {
            let guest = everybody[dice.below(everybody.len())].clone();
            tabs.push(Tab::new(guest, nodes.clone(), &table));
        }
    }
    settle(&people[0], &mut tabs, ledger, &mut dice).await;
    tabs
}

/// Seats people at a new table of a game.
pub async fn gather(base: &str, game: &str, seats: usize) -> (Vec<Guest>, String) {
    let http = Client::new();
    let mut people = Vec::new();
    for name in ["Mari", "Juku", "Tiina", "Peeter"].into_iter().take(seats) {
        people.push(Guest::new(&http, base, name).await.unwrap());
    }
    let mut chairs = vec![json!({ "who": "me" })];
    chairs.resize(seats, json!({ "who": "open" }));
    let wish = json!({ "game": game, "chairs": chairs, "visibility": "open", "word": "crowd" });
    let table = people[0].make_table(&wish).await.unwrap();
    for other in &people[1..] {
        let sit = json!({ "do": "sit", "word": "crowd" });
        other.act(&table, &move_id(), &sit).await.unwrap().good().unwrap();
    }
    (people, table)
}

async fn step(tab: &mut Tab, ledger: &Ledger, dice: &mut Dice) {
    if !tab.is_connected() {
        // From where it was, from some earlier number, or from nothing.
        let from = match dice.below(4) {
            0 => dice.below(tab.number as usize + 1) as u64,
            1 => 0,
            _ => tab.number,
        };
        tab.connect(from).await;
    }
    match dice.below(12) {
        0 => tab.drop_line(),
        1 => tab.repeat(dice).await,
        2 => tab.reuse(dice).await,
        3 => tab.send(&json!({ "type": "ping", "nonce": 7 })).await,
        _ => {
            tab.make_move(dice).await;
        }
    }
    let patience = Duration::from_millis(1 + dice.below(30) as u64);
    tab.hear(ledger, dice, patience).await;
}

/// Until everybody has seen the last event and everything is answered.
pub async fn settle(someone: &Guest, tabs: &mut [Tab], ledger: &Ledger, dice: &mut Dice) {
    let path = format!("/tables/{}", tabs[0].table);
    for _ in 0..400 {
        let Ok(Ok(seen)) = someone.get(&path).await.map(load::client::Reply::good) else {
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        let last = seen["now"]["number"].as_u64().unwrap();
        let mut all = true;
        for tab in tabs.iter_mut() {
            all &= tab.catch_up(ledger, dice, last).await;
        }
        if all && tabs.iter().all(|tab| tab.number == last) {
            return;
        }
    }
    let stuck: Vec<_> =
        tabs.iter().map(|tab| (tab.number, tab.is_connected(), tab.open.len(), &tab.last)).collect();
    panic!("never came to rest: {stuck:?}");
}
