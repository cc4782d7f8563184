//! Two servers, two games that differ only in what a viewer may not know: the viewer's bytes are the same, over the
//! socket, over server-sent events, over REST with its headers, in records, replays and refusals.
//!
//! A few seat counts are compared every time; `KLOTS_LEAKS=all` compares all of them, with more games. It takes long and
//! can be done in pieces: `KLOTS_LEAKS=dominoes`, `KLOTS_LEAKS=dominoes:7,triominos:5`.

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

/// Deals as it was told, or fairly if it was told nothing (any more); remembers what it dealt.
#[derive(Default)]
struct Dealer {
    script: Mutex<std::vec::IntoIter<String>>,
    dealt: Mutex<Vec<String>>,
}

impl Dealer {
    fn told(script: Vec<String>) -> Arc<Dealer> {
        Arc::new(Dealer { script: Mutex::new(script.into_iter()), ..Dealer::default() })
    }
}

impl Croupier for Dealer {
    fn luck(&self, position: &dyn Position, dice: &mut FairDice) -> Result<String, Refusal> {
        let text = match self.script.lock().unwrap().next() {
            Some(text) => text,
            None => position.draw(dice)?,
        };
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
        ..Hooks::default()
    }
}

/// Everybody with every channel they have; the onlooker is the last of them. The operator has a channel apart.
struct Viewer {
    who: Guest,
    socket: Socket,
    /// The bytes of the stream of server-sent events so far.
    stream: Arc<Mutex<String>>,
    reading: tokio::task::JoinHandle<()>,
    /// Every byte of every answer over REST, with its status and headers.
    rest: String,
    /// The frames of second tabs that came later.
    tabs: Vec<String>,
}

impl Viewer {
    async fn new(who: Guest, table: &str) -> Viewer {
        let socket = who.at(table).await;
        let mut answer = who.request("GET", &format!("/tables/{table}/stream")).send().await.unwrap();
        let stream = Arc::new(Mutex::new(String::new()));
        let into = stream.clone();
        let reading = tokio::spawn(async move {
            while let Ok(Some(bytes)) = answer.chunk().await {
                into.lock().unwrap().push_str(std::str::from_utf8(&bytes).unwrap());
            }
        });
        Viewer { who, socket, stream, reading, rest: String::new(), tabs: Vec::new() }
    }

    /// Waits until socket and stream have come this far.
    async fn reach(&mut self, table: &str, number: u64) {
        self.socket.reach(table, number).await;
        let last = format!("\"number\":{number},\"stage\"");
        while !self.stream.lock().unwrap().contains(&last) {
            tokio::time::sleep(std::time::Duration::from_millis(2)).await;
        }
    }

    /// A sign of life, which is not answered: on a machine with much else to do an evening lasts longer than the
    /// server waits for one.
    async fn live(&mut self) {
        self.socket.say(json!({"type": "pong", "time": 0})).await;
    }

    async fn ask(&mut self, request: load::http::Request) {
        let answer = alive(request.send(), [&mut *self]).await.unwrap();
        let mut headers: Vec<String> =
            answer.headers().iter().map(|(name, value)| format!("{name}: {value:?}")).collect();
        headers.retain(|line| !line.starts_with("date:"));
        headers.sort();
        let status = answer.status();
        let body = answer.bytes().await.unwrap();
        self.rest += &format!("{status}\n{}\n{}\n", headers.join("\n"), String::from_utf8_lossy(&body));
    }

    /// What this viewer can ask for, wrong questions included: about moves with these tiles too.
    async fn ask_everything(&mut self, table: &str, texts: &[String]) {
        for path in [
            "",
            "/events",
            "/events?after=3&limit=2",
            "/record",
            "/replay",
            "/analysis",
            "/picture",
            "/nothing",
        ] {
            let request = self.who.request("GET", &format!("/tables/{table}{path}"));
            self.ask(request).await;
        }
        let request = self.who.request("GET", "/tables");
        self.ask(request).await;
        for text in texts {
            let request =
                self.who.request("POST", &format!("/tables/{table}/move")).json(&json!({"text": text}));
            self.ask(request).await;
        }
        for (at, text) in texts.iter().enumerate() {
            let id = format!("{:032x}", 0xbad0_0000 + at);
            self.socket.act_as(table, &id, None, json!({"do": "move", "text": text})).await;
            self.socket.act_as(table, &id, Some(1), json!({"do": "offer", "offer": "undo"})).await;
        }
        // A second tab that comes late: everything from the beginning, and everything from somewhere.
        for from in [0, 4] {
            let mut tab = self.who.socket().await;
            let point = json!({"epoch": 1, "number": from});
            tab.say(json!({"type": "subscribe", "table": table, "from": point})).await;
            tab.hear("batch").await;
            self.tabs.extend(news(&tab.raw));
        }
    }

    /// Every byte this viewer got.
    fn traffic(&self) -> String {
        let stream = self.stream.lock().unwrap().clone();
        let blocks: Vec<String> = stream.split("\n\n").map(str::to_owned).collect();
        let parts = [
            news(&self.socket.raw).join("\n"),
            news(&blocks).join("\n"),
            self.tabs.join("\n"),
            self.rest.clone(),
        ];
        parts.join("\n==\n")
    }
}

/// Waits for something while these viewers show that they are there.
async fn alive<'v, T>(what: impl Future<Output = T>, viewers: impl IntoIterator<Item = &'v mut Viewer>) -> T {
    let mut what = std::pin::pin!(what);
    let mut viewers: Vec<&mut Viewer> = viewers.into_iter().collect();
    loop {
        for viewer in &mut viewers {
            viewer.live().await;
        }
        if let Ok(done) = tokio::time::timeout(std::time::Duration::from_secs(3), &mut what).await {
            return done;
        }
    }
}

/// Frames that come when a table has news. Who is connected and pings come by the clock of the machine and are made
/// of connections only; the welcome names the session.
fn news(frames: &[String]) -> Vec<String> {
    let own = ["{\"type\":\"presence\"", "{\"type\":\"ping\"", "{\"type\":\"welcome\""];
    let is_news = |frame: &&String| {
        let text = frame.strip_prefix("data: ").unwrap_or(frame);
        !text.is_empty() && !text.starts_with(':') && !own.iter().any(|start| text.starts_with(start))
    };
    frames.iter().filter(is_news).cloned().collect()
}

struct Evening {
    house: House,
    viewers: Vec<Viewer>,
    /// What the operator was answered.
    operator: String,
    table: String,
    script: Vec<(usize, String)>,
    asked: u32,
}

impl Evening {
    async fn start(game: &str, seats: usize, dealer: Arc<Dealer>) -> Option<Evening> {
        let change = |config: &mut server::Config| {
            config.onlooker_pace_ms = 0;
            config.metrics_listen = Some(([127, 0, 0, 1], 0).into());
        };
        let house = House::with(change, hooks(dealer)).await;
        let mut people = Vec::new();
        for n in 0..seats {
            people.push(house.guest(&format!("P{n}")).await);
        }
        let chairs = vec![json!({"who": "open"}); seats];
        let table = people[0].table(json!({"game": game, "chairs": chairs, "visibility": "open"})).await;
        let mut viewers = Vec::new();
        for who in people.into_iter().chain([house.stranger()]) {
            viewers.push(Viewer::new(who, &table).await);
        }
        let mut evening =
            Evening { house, viewers, operator: String::new(), table, script: Vec::new(), asked: 0 };
        for seat in 0..seats {
            let action = json!({"do": "sit", "seat": seat, "word": format!("w{seat}")});
            if !evening.does(seat, action).await {
                evening.close().await;
                return None;
            }
        }
        Some(evening)
    }

    /// One person does something, and everybody hears of it.
    async fn does(&mut self, seat: usize, action: Value) -> bool {
        let table = self.table.clone();
        self.asked += 1;
        let id = format!("{:032x}", self.asked);
        let answer = self.viewers[seat].socket.act_as(&table, &id, None, action).await;
        if answer["type"] != "ack" {
            return false;
        }
        let (_, snapshot) = self.house.stranger().get(&format!("/tables/{table}")).await;
        let number = snapshot["now"]["number"].as_u64().unwrap();
        for viewer in &mut self.viewers {
            viewer.live().await;
            viewer.reach(&table, number).await;
        }
        self.ask_as_operator().await;
        true
    }

    /// What an operator sees, without who is connected. The ids of people are drawn by the store.
    async fn ask_as_operator(&mut self) {
        for path in ["/operator/tables".to_owned(), format!("/operator/tables/{}", self.table)] {
            let answer = self.house.private("GET", &path).send().await.unwrap();
            let mut text =
                format!("{}\n{}\n", answer.status(), without_connections(&answer.text().await.unwrap()));
            for (n, viewer) in self.viewers.iter().enumerate() {
                if let Some(id) = viewer.who.me["id"].as_str() {
                    text = text.replace(id, &format!("P{n}"));
                }
            }
            self.operator += &text;
        }
    }

    /// Every byte each viewer got; the operator's are the last.
    fn traffic(&self) -> Vec<String> {
        self.viewers.iter().map(Viewer::traffic).chain([self.operator.clone()]).collect()
    }

    async fn play(&mut self, seat: usize, text: &str) -> bool {
        self.script.push((seat, text.to_owned()));
        self.does(seat, json!({"do": "move", "text": text})).await
    }

    fn turn(&self) -> Option<usize> {
        let turn = self.viewers.last().unwrap().socket.picture(&self.table)["turn"].as_u64();
        turn.map(|seat| seat as usize)
    }

    fn number(&self) -> u64 {
        self.viewers.last().unwrap().socket.picture(&self.table)["number"].as_u64().unwrap()
    }

    /// Somebody makes a random move.
    async fn go_on(&mut self, dice: &mut Seeded) -> bool {
        let Some(seat) = self.turn() else { return false };
        let moves = self.viewers[seat].socket.picture(&self.table)["moves"].as_array().unwrap().clone();
        let text = moves[dice.below(moves.len() as u32) as usize]["text"].as_str().unwrap().to_owned();
        assert!(self.play(seat, &text).await);
        true
    }

    /// The blind ask. Whoever holds one of the tiles might lay it by asking, and then the games would really differ.
    async fn ask_everything(&mut self, texts: &[String], blind: &[usize]) {
        let table = self.table.clone();
        for &at in blind {
            let (before, others) = self.viewers.split_at_mut(at);
            let Some((asks, after)) = others.split_first_mut() else { continue };
            alive(asks.ask_everything(&table, texts), before.iter_mut().chain(after)).await;
        }
    }

    async fn close(self) {
        for viewer in &self.viewers {
            viewer.reading.abort();
        }
        drop(self.viewers);
        self.house.close().await;
    }
}

fn without_connections(text: &str) -> String {
    let mut answer: Value = serde_json::from_str(text).unwrap();
    let one = answer.as_object_mut().map(|line| line.remove("connected"));
    assert!(one.is_some());
    for line in answer["tables"].as_array_mut().into_iter().flatten() {
        line.as_object_mut().unwrap().remove("connected");
    }
    answer.to_string()
}

fn swap(text: &str, a: &str, b: &str) -> String {
    text.replace(a, "\u{0}").replace(b, a).replace('\u{0}', b)
}

fn words(text: &str) -> BTreeSet<&str> {
    text.split(|c: char| !(c.is_ascii_digit() || c == '-')).filter(|word| word.len() >= 3).collect()
}

/// Moves that somebody might try with a tile, in the words of both games.
fn tries(script: &[(usize, String)], tile: &str) -> Vec<String> {
    let like = |text: &String| words(text).into_iter().next().map(|word| text.replacen(word, tile, 1));
    let mut texts: Vec<String> = script.iter().filter_map(|(_, text)| like(text)).take(2).collect();
    texts.push(tile.to_owned());
    texts
}

fn same(one: &str, two: &str, what: &str) {
    let at =
        one.bytes().zip(two.bytes()).position(|(a, b)| a != b).unwrap_or_else(|| one.len().min(two.len()));
    let around = |text: &str| {
        let bytes = text.as_bytes();
        String::from_utf8_lossy(&bytes[at.saturating_sub(200)..(at + 200).min(bytes.len())]).into_owned()
    };
    assert!(one == two, "{what}:\n{}\n--\n{}", around(one), around(two));
}

/// Hands: two hidden tiles are swapped; whoever knew neither of them must not notice.
async fn compare_hands(game: &str, seats: usize, seed: u64, swaps: usize) -> usize {
    let dealer = Arc::new(Dealer::default());
    let mut dice = Seeded::new(seed);
    let moves = 3 + dice.below(2 * seats as u32) as usize;
    let mut one = Evening::start(game, seats, dealer.clone()).await.unwrap();
    for _ in 0..moves {
        one.go_on(&mut dice).await;
    }
    let dealt = dealer.dealt.lock().unwrap().clone();
    let public = one.traffic();
    let script = one.script.clone();
    let turn = one.turn();
    one.close().await;
    let all: Vec<String> = words(&dealt.join(" ")).into_iter().map(str::to_owned).collect();
    let mut compared = 0;
    for _ in 0..swaps {
        let mut pick = || all[dice.below(all.len() as u32) as usize].clone();
        let (a, b) = (pick(), pick());
        let knows = |traffic: &String, tile: &str| words(traffic).contains(tile);
        let blind: Vec<usize> =
            (0..public.len()).filter(|&at| !knows(&public[at], &a) && !knows(&public[at], &b)).collect();
        if a == b || blind.is_empty() {
            continue;
        }
        let texts: Vec<String> =
            tries(&script, &a).into_iter().chain(tries(&script, &b)).chain(["nonsense".to_owned()]).collect();
        let other: Vec<String> = dealt.iter().map(|text| swap(text, &a, &b)).collect();
        let (Some((far, first)), Some((as_far, second))) = (
            evening(game, seats, dealt.clone(), &script, (&texts, &blind), turn).await,
            evening(game, seats, other, &script, (&texts, &blind), turn).await,
        ) else {
            continue;
        };
        // How many tiles somebody draws until one fits is for everybody to see.
        if far != as_far {
            continue;
        }
        for at in blind {
            same(&first[at], &second[at], &format!("{game} for {seats}: viewer {at} can tell {a} from {b}"));
            compared += 1;
        }
    }
    compared
}

/// The same evening again with this luck: how far it went and every viewer's traffic, if it can be played and the same
/// seat is next.
async fn evening(
    game: &str,
    seats: usize,
    luck: Vec<String>,
    script: &[(usize, String)],
    (texts, blind): (&[String], &[usize]),
    turn: Option<usize>,
) -> Option<(u64, Vec<String>)> {
    let mut evening = Evening::start(game, seats, Dealer::told(luck)).await?;
    let mut fits = true;
    for (seat, text) in script {
        fits = fits && evening.play(*seat, text).await;
    }
    fits &= evening.turn() == turn;
    let number = evening.number();
    if fits {
        evening.ask_everything(texts, blind).await;
    }
    let traffic = evening.traffic();
    evening.close().await;
    fits.then_some((number, traffic))
}

/// Luck to come: two games that will draw differently are the same until they draw.
async fn compare_luck_to_come(game: &str, seats: usize, seed: u64) {
    let dealer = Arc::new(Dealer::default());
    let mut dice = Seeded::new(seed);
    let mut one = Evening::start(game, seats, dealer.clone()).await.unwrap();
    let draws = dealer.dealt.lock().unwrap().len();
    while dealer.dealt.lock().unwrap().len() == draws {
        assert!(one.go_on(&mut dice).await, "there is a second draw");
    }
    let mut script = one.script.clone();
    let last = script.pop().unwrap();
    one.close().await;
    let dealt = dealer.dealt.lock().unwrap().clone();
    // Another game's second draw, from the same dominoes that are left: numbers that differ.
    let mut other = dealt.clone();
    let used: BTreeSet<String> =
        dealt[..draws].iter().flat_map(|text| text.split_whitespace()).map(str::to_owned).collect();
    other[draws] = another_draw(&dealt[draws], &used);
    let texts = ["nonsense".to_owned(), last.1.clone() + "x"];
    let turn = Some(last.0);
    let everybody: Vec<usize> = (0..seats + 2).collect();
    let (_, first) = evening(game, seats, dealt.clone(), &script, (&texts, &everybody), turn).await.unwrap();
    let (_, second) = evening(game, seats, other, &script, (&texts, &everybody), turn).await.unwrap();
    for at in everybody {
        same(&first[at], &second[at], &format!("{game} for {seats}: viewer {at} knows what comes"));
    }
}

/// As many other dominoes, none of which has been seen or was drawn.
fn another_draw(drawn: &str, used: &BTreeSet<String>) -> String {
    let mut words = drawn.split_whitespace();
    let kind = words.next().unwrap().to_owned();
    let drawn: Vec<&str> = words.collect();
    let free = (1..=48).map(|number: u32| number.to_string());
    let mut free = free.filter(|number| !used.contains(number) && !drawn.contains(&number.as_str()));
    drawn.iter().fold(kind, |text, _| format!("{text} {}", free.next().unwrap()))
}

/// The seat counts that are to be compared thoroughly; none of them if the usual few will do.
fn thoroughly(game: &str, every: std::ops::RangeInclusive<usize>) -> Option<Vec<usize>> {
    let wanted = std::env::var("KLOTS_LEAKS").unwrap_or_default();
    let names = |piece: &str, seats: usize| match piece.split_once(':') {
        Some((name, count)) => name == game && count == seats.to_string(),
        None => piece == "all" || piece == game,
    };
    let counts: Vec<usize> =
        every.filter(|&seats| wanted.split(',').any(|piece| names(piece, seats))).collect();
    (!counts.is_empty()).then_some(counts)
}

async fn hands(game: &str, some: &[usize], every: std::ops::RangeInclusive<usize>) {
    let (counts, seeds, swaps) = match thoroughly(game, every) {
        Some(counts) => (counts, 6, 12),
        None => (some.to_vec(), 1, 6),
    };
    for seats in counts {
        let mut compared = 0;
        for seed in 0..seeds {
            compared += compare_hands(game, seats, seed, swaps).await;
        }
        assert!(compared > 0, "{game} for {seats}: nothing was compared");
        println!("{game} for {seats}: {compared} pairs of streams compared");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn hidden_triominos_change_no_byte() {
    hands("triominos", &[2, 4], 2..=6).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hidden_dominoes_change_no_byte() {
    hands("dominoes", &[3, 6], 2..=10).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn dominoes_of_a_kingdom_that_are_not_drawn_yet_change_no_byte() {
    let (counts, seeds) = match thoroughly("kingdomino", 2..=4) {
        Some(counts) => (counts, 4),
        None => (vec![3], 1),
    };
    for seats in counts {
        for seed in 0..seeds {
            compare_luck_to_come("kingdomino", seats, seed).await;
        }
        println!("kingdomino for {seats}: {seeds} games with another draw to come");
    }
}
