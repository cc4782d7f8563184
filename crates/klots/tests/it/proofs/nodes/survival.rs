//! Three nodes: one is killed in the middle of moves, PostgreSQL is restarted, a node is cut off.
//! Every acknowledged move is there once, and all viewers end equal to the fold of the log.

use super::three_starts;
use crate::proofs::Dice;
use crate::proofs::crowd::{gather, settle};
use crate::proofs::ledger::Ledger;
use crate::proofs::postgres::Postgres;
use crate::proofs::tab::Tab;
use load::client::Guest;
use load::http::Client;
use load::process::{Server, Start};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use store::{PostgresSettings, Store};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_nodes_survive_a_kill_a_restart_of_postgres_and_a_cut_wire() {
    let mut dice = Dice::of_the_day();
    let postgres = Postgres::start();
    let folder = tempfile::tempdir().unwrap();
    let (starts, wire) = three_starts(&postgres, folder.path()).await;
    let mut servers = Vec::new();
    for start in &starts {
        servers.push(Server::start(start).await.unwrap());
    }
    let nodes: Vec<String> = starts.iter().map(Start::base).collect();

    let ledger = Ledger::default();
    let over = Arc::new(AtomicBool::new(false));
    let mut players = Vec::new();
    for (number, (game, seats)) in
        [("quixo", 2), ("dominoes", 3), ("quixo", 2), ("triominos", 3), ("kingdomino", 2)]
            .into_iter()
            .enumerate()
    {
        let (people, table) = gather(&nodes[number % 3], game, seats).await;
        ledger.open(&table);
        let onlooker = Guest::nobody(&Client::new(), &nodes[0]);
        let everybody: Vec<Guest> = people.iter().cloned().chain([onlooker]).collect();
        let tabs: Vec<Tab> = (0..)
            .zip(&everybody)
            .map(|(at, guest)| {
                // Everybody begins at another node and goes to the next one when it does not answer.
                let mut own = nodes.clone();
                own.rotate_left((number + at) % 3);
                Tab::new(guest.clone(), own, &table)
            })
            .collect();
        let (ledger, over, dice) = (ledger.clone(), over.clone(), dice.split());
        players.push(tokio::spawn(play(people[0].clone(), nodes.clone(), tabs, ledger, over, dice)));
    }

    let more = async |ledger: &Ledger, by: usize| {
        let goal = ledger.len() + by;
        for _ in 0..6000 {
            if ledger.len() >= goal || players.iter().all(tokio::task::JoinHandle::is_finished) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("the game has come to a halt at {} moves", ledger.len());
    };
    more(&ledger, 20).await;
    servers[0].kill().unwrap();
    more(&ledger, 10).await;
    servers[0] = Server::start(&starts[0]).await.unwrap();
    more(&ledger, 10).await;
    postgres.restart("fast").await;
    more(&ledger, 10).await;
    wire.up.send_replace(false);
    more(&ledger, 10).await;
    servers[1].kill().unwrap();
    more(&ledger, 5).await;
    servers[1] = Server::start(&starts[1]).await.unwrap();
    wire.up.send_replace(true);
    more(&ledger, 10).await;
    postgres.restart("immediate").await;
    more(&ledger, 10).await;
    over.store(true, Ordering::Relaxed);

    let mut tabs = Vec::new();
    for player in players {
        tabs.extend(player.await.unwrap());
    }
    let store = Store::open_postgres(&PostgresSettings::new(&postgres.url)).await.unwrap();
    let folds = ledger.check(&store).await;
    for tab in &tabs {
        tab.compare(&folds[&tab.table]);
    }
    println!("{} acknowledged moves, {} pictures compared", ledger.len(), tabs.len());
}

async fn play(
    someone: Guest,
    nodes: Vec<String>,
    mut tabs: Vec<Tab>,
    ledger: Ledger,
    over: Arc<AtomicBool>,
    mut dice: Dice,
) -> Vec<Tab> {
    while !over.load(Ordering::Relaxed) && tabs.iter().all(|tab| tab.now["stage"] != "finished") {
        let at = dice.below(tabs.len());
        let tab = &mut tabs[at];
        if !tab.is_connected() {
            tab.connect(tab.number).await;
        }
        tab.make_move(&mut dice).await;
        if dice.once_in(15) {
            tab.repeat(&mut dice).await;
        }
        if dice.once_in(40) {
            tab.drop_line();
        }
        tab.hear(&ledger, &mut dice, Duration::from_millis(10)).await;
    }
    settle(&someone.at(&nodes[1]), &mut tabs, &ledger, &mut dice).await;
    tabs
}
