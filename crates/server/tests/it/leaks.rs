//! Two servers, two games that differ only in what a viewer may not know: the viewer's bytes are the same.

use crate::house::{Guest, House, Socket};
use play::dice::Seeded;
use play::{Dice, Refusal};
use serde_json::{Value, json};
use server::Hooks;
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use table::fair::FairDice;
use table::{Croupier, Position};

/// Deals as it was told, or fairly if it was told nothing; remembers what it dealt.
#[derive(Default)]
struct Dealer {
    script: Mutex<Option<std::vec::IntoIter<String>>>,
    dealt: Mutex<Vec<String>>,
}

impl Croupier for Dealer {
    fn luck(&self, position: &dyn Position, dice: &mut FairDice) -> Result<String, Refusal> {
        let text = match &mut *self.script.lock().unwrap() {
            Some(script) => script.next().ok_or_else(|| Refusal::new("no-more-luck"))?,
            None => position.draw(dice)?,
        };
        // Only luck that was settled counts: a command may be decided twice.
        self.dealt.lock().unwrap().push(text.clone());
        Ok(text)
    }
}

/// A server whose clock, ids and secrets are the same every time.
fn hooks(dealer: Arc<Dealer>) -> Hooks {
    let clock = AtomicI64::new(1_700_000_000_000);
    let random = AtomicU64::new(1);
    let ids = AtomicU64::new(1);
    Hooks {
        now: Arc::new(move || clock.load(Ordering::Relaxed)),
        random: Arc::new(move || {
            let mut bytes = [0; 32];
            bytes[..8].copy_from_slice(&random.fetch_add(1, Ordering::Relaxed).to_be_bytes());
            bytes
        }),
        croupier: dealer,
        table_id: Arc::new(move || format!("table{}", ids.fetch_add(1, Ordering::Relaxed)).parse().unwrap()),
    }
}

struct Evening {
    house: House,
    people: Vec<Guest>,
    sockets: Vec<Socket>,
    onlooker: Socket,
    stranger: Guest,
    table: String,
    /// Every byte a viewer got over REST, per viewer; the onlooker is the last.
    rest: Vec<Vec<String>>,
    script: Vec<(usize, String)>,
    asked: u32,
}

impl Evening {
    async fn start(game: &str, seats: usize, dealer: Arc<Dealer>) -> Option<Evening> {
        let house = House::with(|_| {}, hooks(dealer)).await;
        let mut people = Vec::new();
        for n in 0..seats {
            people.push(house.guest(&format!("P{n}")).await);
        }
        let chairs = vec![json!({"who": "open"}); seats];
        let table = people[0].table(json!({"game": game, "chairs": chairs, "visibility": "open"})).await;
        let stranger = house.stranger();
        let onlooker = stranger.at(&table).await;
        let mut sockets = Vec::new();
        for guest in &people {
            sockets.push(guest.at(&table).await);
        }
        let rest = vec![Vec::new(); seats + 1];
        let mut evening =
            Evening { house, people, sockets, onlooker, stranger, table, rest, script: Vec::new(), asked: 0 };
        for seat in 0..seats {
            let action = json!({"do": "sit", "seat": seat, "word": format!("w{seat}")});
            if !evening.does(seat, action).await {
                evening.house.close().await;
                return None;
            }
        }
        Some(evening)
    }

    /// One person does something; everybody hears of it; errors are part of the traffic.
    async fn does(&mut self, seat: usize, action: Value) -> bool {
        let table = self.table.clone();
        self.asked += 1;
        let id = format!("{:032x}", self.asked);
        let answer = self.sockets[seat].act_as(&table, &id, None, action).await;
        if answer["type"] != "ack" {
            return false;
        }
        let (_, snapshot) = self.stranger.get(&format!("/tables/{table}")).await;
        let number = snapshot["now"]["number"].as_u64().unwrap();
        for socket in self.sockets.iter_mut().chain([&mut self.onlooker]) {
            socket.reach(&table, number).await;
        }
        true
    }

    async fn play(&mut self, seat: usize, text: &str) -> bool {
        self.script.push((seat, text.to_owned()));
        self.does(seat, json!({"do": "move", "text": text})).await
    }

    /// What each viewer can ask for now, wrong questions included.
    async fn ask_everything(&mut self) {
        let table = self.table.clone();
        for at in 0..self.rest.len() {
            let who = self.people.get(at).unwrap_or(&self.stranger).clone();
            for path in ["", "/events", "/record", "/replay"] {
                let text = who.get_text(&format!("/tables/{table}{path}")).await;
                self.rest[at].push(text);
            }
            let hint = who.post(&format!("/tables/{table}/move"), json!({"text": "nonsense"})).await;
            self.rest[at].push(format!("{hint:?}"));
            let list = who.get_text("/tables").await;
            self.rest[at].push(list);
        }
    }

    /// Everything a viewer got, as one text. Addresses and keys differ between servers for a reason of their own.
    fn traffic(&self, at: usize) -> String {
        let socket = self.sockets.get(at).unwrap_or(&self.onlooker);
        let seen = serde_json::to_string(&socket.seen[&self.table]).unwrap();
        format!("{seen}\n{}\n{}", socket.now[&self.table], self.rest[at].join("\n"))
    }
}

fn swap(text: &str, a: &str, b: &str) -> String {
    text.replace(a, "\u{0}").replace(b, a).replace('\u{0}', b)
}

fn words(text: &str) -> BTreeSet<&str> {
    text.split(|c: char| !(c.is_ascii_digit() || c == '-')).filter(|word| word.len() >= 3).collect()
}

async fn compare(game: &str, seats: usize, seed: u64) -> usize {
    let dealer = Arc::new(Dealer::default());
    let mut one = Evening::start(game, seats, dealer.clone()).await.unwrap();
    let mut dice = Seeded::new(seed);
    let table = one.table.clone();
    for _ in 0..4 + seed {
        let Some(seat) = one.onlooker.picture(&table)["turn"].as_u64() else { break };
        let moves = one.sockets[seat as usize].picture(&table)["moves"].as_array().unwrap().clone();
        let text = moves[dice.below(moves.len() as u32) as usize]["text"].as_str().unwrap().to_owned();
        assert!(one.play(seat as usize, &text).await);
    }
    one.ask_everything().await;
    let dealt = dealer.dealt.lock().unwrap().clone();
    let all: Vec<String> = words(&dealt.join(" ")).into_iter().map(str::to_owned).collect();
    let mut pairs = 0;
    for _ in 0..12 {
        let mut pick = || all[dice.below(all.len() as u32) as usize].clone();
        let (a, b) = (pick(), pick());
        let blind: Vec<usize> = (0..=seats)
            .filter(|&at| {
                let traffic = one.traffic(at);
                let known = words(&traffic);
                !known.contains(a.as_str()) && !known.contains(b.as_str())
            })
            .collect();
        if a == b || blind.is_empty() {
            continue;
        }
        let script: Vec<String> = dealt.iter().map(|text| swap(text, &a, &b)).collect();
        let loaded = Arc::new(Dealer { script: Mutex::new(Some(script.into_iter())), ..Dealer::default() });
        let Some(mut two) = Evening::start(game, seats, loaded).await else { continue };
        let mut same = true;
        for (seat, text) in one.script.clone() {
            same = same && two.play(seat, &text).await;
        }
        let turn = |evening: &Evening| evening.onlooker.picture(&table)["turn"].clone();
        if same && turn(&one) == turn(&two) {
            two.ask_everything().await;
            for at in blind {
                pairs += 1;
                let (mine, other) = (one.traffic(at), two.traffic(at));
                assert!(
                    mine == other,
                    "{game}: viewer {at} can tell {a} from {b}: {}",
                    difference(&mine, &other)
                );
            }
        }
        two.house.close().await;
    }
    one.house.close().await;
    pairs
}

fn difference(one: &str, two: &str) -> String {
    let at = one.bytes().zip(two.bytes()).position(|(a, b)| a != b).unwrap_or(0);
    let around = |text: &str| text.chars().skip(at.saturating_sub(80)).take(160).collect::<String>();
    format!("\n{}\n{}", around(one), around(two))
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_viewer_may_not_know_changes_no_byte_over_socket_rest_record_and_errors() {
    for (game, seats) in [("triominos", 2), ("dominoes", 3)] {
        let mut pairs = 0;
        for seed in 0..3 {
            pairs += compare(game, seats, seed).await;
        }
        assert!(pairs >= 5, "{game}: only {pairs} pairs were compared");
    }
}
