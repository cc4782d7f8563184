//! Honest people and bots at tables of every game, who play on whatever happens around them.

use super::Dice;
use super::crowd::settle;
use super::ledger::Ledger;
use super::tab::Tab;
use load::client::{Guest, move_id};
use load::http::Client;
use serde_json::json;
use std::net::Ipv4Addr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::task::JoinHandle;

/// Strangers share no address: honest players have this block of the loopback.
const HONEST: u8 = 7;
/// A game in which nothing happens for this long goes on no more.
const HALT: Duration = Duration::from_secs(120);

/// Honest people at tables of every game, with a clock that has time enough for whoever moves at once.
pub fn seat_everybody(
    nodes: &[String],
    ledger: &Ledger,
    over: &Arc<AtomicBool>,
    dice: &mut Dice,
) -> Vec<JoinHandle<Vec<Tab>>> {
    // How many people and how many bots.
    let games =
        [("quixo", 2, 0), ("dominoes", 2, 1), ("triominos", 2, 0), ("kingdomino", 3, 1), ("quixo", 1, 1)];
    let parties = games.into_iter().enumerate().map(|(number, (game, seats, bots))| {
        let mut nodes = nodes.to_vec();
        let first = number % nodes.len();
        nodes.rotate_left(first);
        Party {
            number,
            game,
            seats,
            bots,
            nodes,
            ledger: ledger.clone(),
            over: over.clone(),
            dice: dice.split(),
        }
    });
    parties.map(|party| tokio::spawn(party.play())).collect()
}

struct Party {
    number: usize,
    game: &'static str,
    seats: usize,
    bots: usize,
    nodes: Vec<String>,
    ledger: Ledger,
    over: Arc<AtomicBool>,
    dice: Dice,
}

impl Party {
    fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }

    async fn play(mut self) -> Vec<Tab> {
        let mut people: Vec<Guest> = Vec::new();
        let mut all = Vec::new();
        while !self.is_over() {
            // A node may just be down: the next moment, the next one.
            let Ok(table) = self.gather(&mut people).await else {
                self.nodes.rotate_left(1);
                tokio::time::sleep(Duration::from_millis(300)).await;
                continue;
            };
            self.ledger.open(&table);
            let mut tabs = self.open_tabs(&people, &table);
            let mut last = (0, Instant::now());
            while !self.is_over() && tabs.iter().all(|tab| tab.now["stage"] != "finished") {
                self.step(&mut tabs).await;
                let newest = tabs.iter().map(|tab| tab.number).max().unwrap_or(0);
                if newest > last.0 {
                    last = (newest, Instant::now());
                }
                assert!(
                    last.1.elapsed() < HALT,
                    "{table} ({}) has come to a halt: {}",
                    self.game,
                    tabs[0].now
                );
            }
            self.finish(&people, &table).await;
            settle(&people[0].at(&self.nodes[0]), &mut tabs, &self.ledger, &mut self.dice).await;
            all.extend(tabs);
        }
        all
    }

    /// Seats people at a new table.
    async fn gather(&mut self, people: &mut Vec<Guest>) -> anyhow::Result<String> {
        let base = &self.nodes[0];
        while people.len() < self.seats {
            let client = Client::coming_from(
                Ipv4Addr::new(127, HONEST, self.number as u8, people.len() as u8 + 1).into(),
            );
            people.push(Guest::new(&client, base, "Kalle").await?);
        }
        let mut chairs = vec![json!({ "who": "me" })];
        chairs.resize(self.seats, json!({ "who": "open" }));
        chairs.resize(self.seats + self.bots, json!({ "who": "bot", "level": "easy" }));
        // Per move, or for the whole game: what is charged wrongly adds up there.
        let clock = match self.number % 2 {
            0 => json!({ "kind": "move", "seconds": 30 }),
            _ => json!({ "kind": "game", "seconds": 60, "increment": 3 }),
        };
        let wish = json!({
            "game": self.game, "chairs": chairs, "visibility": "open", "word": "siege", "clock": clock,
        });
        let table = people[0].at(base).make_table(&wish).await?;
        for other in &people[1..] {
            let sit = json!({ "do": "sit", "word": "siege" });
            other.at(base).act(&table, &move_id(), &sit).await?.good()?;
        }
        Ok(table)
    }

    /// A game that nobody goes on with is given up by all but the last, or by all where bots play too: its clock would
    /// run on.
    async fn finish(&self, people: &[Guest], table: &str) {
        let stays = usize::from(self.bots == 0);
        for guest in &people[stays..] {
            let guest = guest.at(&self.nodes[0]);
            for _ in 0..100 {
                let resign = guest.act(table, &move_id(), &json!({ "do": "resign" })).await;
                if resign.is_ok_and(|answer| answer.status < 500) {
                    break;
                }
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }

    /// Everybody begins at another node and goes to the next one when it does not answer.
    fn open_tabs(&self, people: &[Guest], table: &str) -> Vec<Tab> {
        let tabs = people.iter().enumerate().map(|(at, guest)| {
            let mut own = self.nodes.clone();
            own.rotate_left(at % self.nodes.len());
            Tab::new(guest.clone(), own, table)
        });
        tabs.collect()
    }

    async fn step(&mut self, tabs: &mut [Tab]) {
        for tab in tabs {
            if !tab.is_connected() {
                tab.connect(tab.number).await;
            }
            if tab.make_move(&mut self.dice).await {
                tokio::time::sleep(Duration::from_millis(150)).await;
            }
            if self.dice.once_in(60) {
                tab.repeat(&mut self.dice).await;
            }
            tab.hear(&self.ledger, &mut self.dice, Duration::from_millis(20)).await;
        }
    }
}

/// Lets everybody stand up; what each of their pages shows in the end.
pub async fn leave(players: Vec<JoinHandle<Vec<Tab>>>, over: &AtomicBool) -> Vec<Tab> {
    over.store(true, Ordering::Relaxed);
    let mut tabs = Vec::new();
    for player in players {
        tabs.extend(player.await.unwrap());
    }
    tabs.iter_mut().for_each(Tab::drop_line);
    tabs
}
