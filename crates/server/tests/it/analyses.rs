//! Analyses of finished games: what they tell, made once, and never in the way of a bot that is to move.

use crate::house::{Guest, House};
use serde_json::json;
use server::Hooks;
use std::time::Duration;

/// Moves of a game whose analysis takes several seconds, and of one that need not.
const LONG: usize = 60;
const SHORT: usize = 12;

/// A game that somebody has played alone, to its end or for so many moves.
async fn finished_game(ann: &Guest, game: &str, moves: usize) -> String {
    let chairs = json!([{"who": "me"}, {"who": "me"}]);
    let new = json!({"game": game, "chairs": chairs, "visibility": "open", "one_device": true, "word": "w"});
    let table = ann.table(new).await;
    let mut socket = ann.at(&table).await;
    for n in 0..moves {
        if socket.finished(&table) || !socket.play_any(&table, n * 7).await {
            break;
        }
    }
    if !socket.finished(&table) {
        assert_eq!(socket.act(&table, json!({"do": "resign"})).await["type"], "ack");
    }
    while !socket.finished(&table) {
        assert_ne!(socket.next().await["type"], "closed");
    }
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn the_analysis_of_a_finished_game_names_better_moves() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let chairs = json!([{"who": "me"}, {"who": "bot", "level": "random"}]);
    let table = ann.table(json!({"game": "quixo", "chairs": chairs, "word": "w"})).await;
    assert_eq!(ann.get(&format!("/tables/{table}/analysis")).await.0, 409);
    let mut socket = ann.at(&table).await;
    for n in 0..3 {
        while socket.picture(&table)["turn"] != 0 && !socket.finished(&table) {
            socket.next().await;
        }
        socket.play_any(&table, n).await;
    }
    if !socket.finished(&table) {
        socket.act(&table, json!({"do": "resign"})).await;
    }
    let (status, analysis) = ann.get(&format!("/tables/{table}/analysis")).await;
    assert_eq!(status, 200, "{analysis}");
    let moves = analysis["moves"].as_array().unwrap();
    assert!(moves.len() >= 3);
    assert!(moves.iter().all(|judged| judged["better"].is_string() && judged["class"].is_string()));
    for moment in analysis["course"].as_array().unwrap() {
        let sum: f64 = moment["shares"].as_array().unwrap().iter().map(|share| share.as_f64().unwrap()).sum();
        assert!((sum - 1.0).abs() < 1e-6, "{moment}");
    }
    for seat in analysis["seats"].as_array().unwrap() {
        let of = |what: &str| seat[what].as_f64().unwrap();
        assert!((of("start") + of("luck") + of("play") - of("end")).abs() < 1e-9, "{seat}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_answers_while_analyses_of_long_games_wait() {
    let house = House::with(|config| config.thinkers = 1, Hooks::default()).await;
    let ann = house.guest("Ann").await;
    let mut wishes = Vec::new();
    for n in 0..5 {
        let table = finished_game(&ann, "triominos", LONG).await;
        let guest = house.guest(&format!("Guest {n}")).await;
        wishes.push(tokio::spawn(async move { guest.get(&format!("/tables/{table}/analysis")).await }));
    }
    let bots = json!([{"who": "me"}, {"who": "bot", "level": "easy"}]);
    let other = ann.table(json!({"game": "quixo", "chairs": bots, "visibility": "open", "word": "w"})).await;
    let mut socket = ann.at(&other).await;
    for n in 0..3 {
        while socket.picture(&other)["turn"] != 0 {
            assert_ne!(socket.next().await["type"], "closed");
        }
        assert!(socket.play_any(&other, n).await);
    }
    while socket.picture(&other)["turn"] != 0 {
        assert_ne!(socket.next().await["type"], "closed");
    }
    // Five analyses, of several seconds each, are made one after another; three answers of a bot take less.
    assert!(wishes.iter().any(|wish| !wish.is_finished()), "the bot waited for all of them");
    wishes.iter().for_each(tokio::task::JoinHandle::abort);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_is_made_once_and_kept() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let table = finished_game(&ann, "quixo", SHORT).await;
    let path = format!("/tables/{table}/analysis");
    let asked = [ann.get(&path), ann.get(&path), ann.get(&path)];
    let answers = futures_util::future::join_all(asked).await;
    assert!(answers.iter().all(|answer| *answer == answers[0] && answer.0 == 200), "made once: {answers:?}");
    let folder = house.close().await;
    let house = House::on(folder, |_| {}, Hooks::default()).await;
    let again = house.guest("Bo").await.get(&path).await;
    assert_eq!(again, answers[0], "kept over a restart");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_tells_how_far_it_is_and_ends_when_nobody_waits_for_it() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let table = finished_game(&ann, "triominos", LONG).await;
    let path = format!("/tables/{table}/analysis");
    let progress = async || ann.get(&format!("{path}/progress")).await.1;
    let nothing = json!({"done": 0, "of": 0});
    assert_eq!(progress().await, nothing);
    let bo = house.guest("Bo").await;
    let wish = tokio::spawn({
        let path = path.clone();
        async move { bo.get(&path).await }
    });
    while progress().await["done"].as_u64() < Some(2) {
        assert!(!wish.is_finished(), "nobody was told how far it is");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert!(progress().await["of"].as_u64() > Some(20));
    wish.abort();
    while progress().await != nothing {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    house.close().await;
}
