//! What the time of an answer tells: nothing of whether a bot had a choice.

use crate::house::{House, LONG};
use serde_json::json;
use server::Hooks;
use std::sync::Arc;
use store::{SqliteSettings, Store};
use table::Table;
use table::event::{Event, Logged};

/// Tables at which bots play side by side, and how many answers are looked at.
const TABLES: usize = 6;
const ANSWERS: usize = 200;

/// One answer of a bot: how long it took, and whether it had no choice.
type Timed = (i64, bool);

/// Lets bots play games of hidden hands at this pace.
async fn answers(bot_pace_ms: u64) -> Vec<Timed> {
    let change = |config: &mut server::Config| {
        config.bot_pace_ms = bot_pace_ms;
        config.thinkers = TABLES;
    };
    let house = House::with(change, Hooks::default()).await;
    let host = Arc::new(house.guest("Ann").await);
    let mut played = tokio::task::JoinSet::new();
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        let bot = json!({"who": "bot", "level": "medium"});
        let chairs = json!([{"who": "me"}, bot, bot, bot]);
        let table = host.table(json!({"game": "dominoes", "chairs": chairs, "word": "w"})).await;
        tables.push(table.clone());
        let host = host.clone();
        played.spawn(async move {
            let mut socket = host.at(&table).await;
            let events = |socket: &crate::house::Socket| socket.seen[&table].len();
            while !socket.finished(&table) && events(&socket) < 3 * ANSWERS / TABLES {
                if !socket.play_any(&table, 0).await {
                    assert_ne!(socket.next().await["type"], "closed");
                }
            }
        });
    }
    tokio::time::timeout(LONG, played.join_all()).await.expect("games go on");
    let folder = house.close().await;
    let store = Store::open_sqlite(&SqliteSettings::new(folder.path().join("data"))).await.unwrap();
    let mut timed = Vec::new();
    for table in tables {
        let log = store.events(&table.parse().unwrap(), 0, 10_000).await.unwrap();
        let log = log.iter().map(|event| Logged {
            number: event.number,
            at: event.at_ms,
            event: serde_json::from_str(&event.body).unwrap(),
        });
        timed.extend(timed_answers(log.collect()));
    }
    store.close().await;
    timed.truncate(ANSWERS);
    timed
}

/// The answers in a log: what everybody can see, and what nobody may learn from it.
fn timed_answers(log: Vec<Logged>) -> Vec<Timed> {
    let games = catalogue::Catalogue::standard();
    let mut log = log.into_iter();
    let mut table = Table::fold(&games, log.next()).unwrap();
    let mut timed = Vec::new();
    for logged in log {
        if matches!(logged.event, Event::Moved { .. }) && table.acting_bot().is_some() {
            timed.push((logged.at - table.changed(), table.position().moves().len() == 1));
        }
        table.apply(logged).unwrap();
    }
    timed
}

/// How often somebody is right who has learnt from every other answer which times mean that there was no choice, and
/// how often who always says the same.
fn guessed(timed: &[Timed]) -> (f64, f64) {
    let learnt: Vec<Timed> = timed.iter().copied().step_by(2).collect();
    let asked: Vec<Timed> = timed.iter().copied().skip(1).step_by(2).collect();
    let right = |times: &[Timed], rule: (i64, bool)| {
        times.iter().filter(|(time, forced)| ((*time <= rule.0) == rule.1) == *forced).count()
    };
    let rules = learnt.iter().flat_map(|(time, _)| [(*time, true), (*time, false)]);
    let rules = rules.chain([(i64::MIN, true), (i64::MIN, false)]);
    let best = rules.max_by_key(|rule| right(&learnt, *rule)).unwrap();
    let base =
        [(i64::MIN, true), (i64::MIN, false)].map(|rule| right(&asked, rule)).into_iter().max().unwrap();
    let share = |count: usize| count as f64 / asked.len() as f64;
    (share(right(&asked, best)), share(base))
}

#[tokio::test(flavor = "multi_thread")]
async fn who_guesses_from_a_bots_time_whether_it_had_a_choice_guesses_no_better_than_without() {
    let paced = answers(1).await;
    let (right, base) = guessed(&paced);
    let chance = 3.0 * (base * (1.0 - base) / (paced.len() as f64 / 2.0)).sqrt();
    println!("{} answers: right in {right:.2}, base rate {base:.2}, chance {chance:.2}", paced.len());
    assert!(
        paced.len() >= ANSWERS / 2 && base < 0.95,
        "nothing to guess: {} answers, {base:.2}",
        paced.len()
    );
    assert!(right <= base + chance, "right in {right:.2}, base rate {base:.2}");
}

#[test]
fn the_guess_is_a_good_one_where_times_tell() {
    let telling: Vec<Timed> =
        (0..200).map(|n| (if n % 3 == 0 { 500 } else { 1_000 } + n % 7, n % 3 == 0)).collect();
    let (right, base) = guessed(&telling);
    assert!(right > 0.99 && base < 0.7, "{right:.2}, {base:.2}");
}
