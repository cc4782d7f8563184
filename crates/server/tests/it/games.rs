//! Whole games of all four kinds over the socket.

use crate::house::{Guest, House, Socket};
use serde_json::{Value, json};

/// Plays until the game is over; `turn` chooses among the legal moves.
async fn play_out(sockets: &mut [(usize, Socket)], table: &str) {
    for turn in 0..6_000usize {
        if sockets.iter().all(|(_, socket)| socket.finished(table)) {
            return;
        }
        let mut moved = false;
        for (seat, socket) in sockets.iter_mut() {
            if !socket.finished(table) && socket.picture(table)["turn"] == *seat {
                moved |= socket.play_any(table, turn * 7 + 3).await;
            }
        }
        if !moved {
            // Somebody else (a bot, or a person who has not heard yet) is next: wait for news.
            for (_, socket) in sockets.iter_mut().filter(|(_, socket)| !socket.finished(table)).take(1) {
                socket.next().await;
            }
        }
        let furthest = sockets.iter().map(|(_, socket)| socket.number(table)).max().unwrap();
        for (_, socket) in sockets.iter_mut() {
            socket.reach(table, furthest).await;
        }
    }
    panic!("the game does not end");
}

async fn people(house: &House, count: usize) -> Vec<Guest> {
    let mut people = Vec::new();
    for n in 0..count {
        people.push(house.guest(&format!("P{n}")).await);
    }
    people
}

async fn seated(people: &[Guest], table: &str) -> Vec<(usize, Socket)> {
    let mut sockets = Vec::new();
    for (seat, guest) in people.iter().enumerate() {
        let mut socket = guest.at(table).await;
        if socket.picture(table)["chairs"][seat]["you"] != true {
            let answer =
                socket.act(table, json!({"do": "sit", "seat": seat, "word": format!("w{seat}")})).await;
            assert_eq!(answer["type"], "ack", "{answer}");
        }
        sockets.push((seat, socket));
    }
    sockets
}

async fn whole_game(game: &str, seats: usize, options: Value) {
    let house = House::open().await;
    let people = people(&house, seats).await;
    let chairs = vec![json!({"who": "open"}); seats];
    let new = json!({"game": game, "chairs": chairs, "visibility": "open", "options": options});
    let table = people[0].table(new).await;
    let mut onlooker = house.stranger().at(&table).await;
    let mut sockets = seated(&people, &table).await;
    play_out(&mut sockets, &table).await;

    let last = sockets[0].1.number(&table);
    onlooker.reach(&table, last).await;
    for (_, socket) in &mut sockets {
        socket.reach(&table, last).await;
        assert_eq!(socket.picture(&table)["ending"]["cause"], "played");
        let numbers: Vec<u64> = socket.seen[&table].keys().copied().collect();
        assert_eq!(numbers, (1..=last).collect::<Vec<_>>(), "every viewer gets every number");
    }
    let record = house.stranger().get_text(&format!("/tables/{table}/record")).await;
    let record: play::record::Record = record.parse().unwrap();
    table::replay::Replay::new(&catalogue::Catalogue::standard(), &record)
        .unwrap()
        .verify()
        .unwrap()
        .finish()
        .unwrap();

    let (status, replay) = house.stranger().get(&format!("/tables/{table}/replay")).await;
    assert_eq!((status, replay["steps"].as_array().unwrap().len()), (200, record.events.len() + 1));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_quixo_and_the_record_proves_the_shuffle() {
    whole_game("quixo", 2, json!({})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_kingdomino() {
    whole_game("kingdomino", 3, json!({})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_triominos() {
    whole_game("triominos", 2, json!({"target": "100"})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn four_people_play_dominoes() {
    whole_game("dominoes", 4, json!({})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_every_game_against_bots_from_one_request() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    for game in ["quixo", "kingdomino", "triominos", "dominoes"] {
        let chairs = json!([{"who": "me"}, {"who": "bot", "level": "random"}]);
        let table = ann.table(json!({"game": game, "chairs": chairs, "word": "w"})).await;
        let mut sockets = vec![(0, ann.at(&table).await)];
        assert_ne!(sockets[0].1.picture(&table)["stage"], "gathering", "{game} starts at once");
        play_out(&mut sockets, &table).await;
        assert_eq!(sockets[0].1.picture(&table)["ending"]["cause"], "played");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_of_every_level_answer_in_every_game() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let (_, games) = ann.get("/games").await;
    for game in games.as_array().unwrap() {
        for level in game["levels"].as_array().unwrap() {
            let chairs = json!([{"who": "me"}, {"who": "bot", "level": level}]);
            let table = ann.table(json!({"game": game["name"], "chairs": chairs, "word": "w"})).await;
            let mut socket = ann.at(&table).await;
            let moved = |socket: &Socket| {
                socket.seen[&table]
                    .values()
                    .any(|event| event["what"]["kind"] == "moved" && event["what"]["seat"] == 1)
            };
            while !moved(&socket) && !socket.finished(&table) {
                if !socket.play_any(&table, 0).await {
                    socket.next().await;
                }
            }
            assert!(moved(&socket), "{level} of {} has not moved", game["name"]);
        }
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_on_one_device_has_one_person_on_every_seat() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let chairs = json!([{"who": "me", "name": "Ann"}, {"who": "me", "name": "Bo"}]);
    let new = json!({"game": "triominos", "chairs": chairs, "one_device": true, "word": "w"});
    let table = ann.table(new).await;
    let mut socket = ann.at(&table).await;
    for n in 0..10 {
        let turn = socket.picture(&table)["turn"].clone();
        assert_eq!(socket.picture(&table)["eyes"], turn.to_string());
        assert!(socket.play_any(&table, n).await);
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_against_a_bot_is_free_and_a_hint_is_a_legal_move() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let chairs = json!([{"who": "me"}, {"who": "bot", "level": "random"}]);
    let table = ann.table(json!({"game": "quixo", "chairs": chairs, "word": "w"})).await;
    let mut socket = ann.at(&table).await;
    while socket.picture(&table)["turn"] != 0 {
        socket.next().await;
    }
    let before = socket.picture(&table)["view"].clone();
    let (status, hint) = ann.get(&format!("/tables/{table}/hint")).await;
    assert_eq!(status, 200, "{hint}");
    let text = &hint["moves"][0]["text"];
    let legal =
        socket.picture(&table)["moves"].as_array().unwrap().iter().any(|offer| &offer["text"] == text);
    assert!(legal, "{hint}");
    assert_eq!(socket.act(&table, json!({"do": "move", "text": text})).await["type"], "ack");
    loop {
        socket.next().await;
        if socket.picture(&table)["turn"] == 0 && socket.picture(&table)["free_undo"] == true {
            break;
        }
    }
    let answer = socket.act(&table, json!({"do": "offer", "offer": "undo"})).await;
    let number = answer["number"].as_u64().unwrap();
    socket.reach(&table, number).await;
    assert_eq!(socket.picture(&table)["view"]["cells"], before["cells"]);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_has_the_same_people_and_a_new_commitment() {
    let house = House::open().await;
    let people = people(&house, 2).await;
    let chairs = json!([{"who": "me"}, {"who": "open"}]);
    let table =
        people[0].table(json!({"game": "quixo", "chairs": chairs, "visibility": "open", "word": "a"})).await;
    let mut sockets = seated(&people, &table).await;
    sockets[0].1.reach(&table, 6).await;
    assert!(sockets[0].1.play_any(&table, 0).await || sockets[1].1.play_any(&table, 0).await);
    assert_eq!(sockets[0].1.act(&table, json!({"do": "resign"})).await["type"], "ack");
    assert_eq!(sockets[1].1.act(&table, json!({"do": "offer", "offer": "rematch"})).await["type"], "ack");
    let yes = json!({"do": "answer", "offer": "rematch", "yes": true});
    assert_eq!(sockets[0].1.act(&table, yes).await["type"], "ack");
    let next = loop {
        if let Some(next) = sockets[1].1.picture(&table)["ending"]["rematch"].as_str() {
            break next.to_owned();
        }
        sockets[1].1.next().await;
    };
    let (_, old) = people[0].get(&format!("/tables/{table}")).await;
    let (status, new) = people[1].get(&format!("/tables/{next}")).await;
    assert_eq!(status, 200);
    assert_eq!(new["now"]["chairs"][1]["you"], true);
    assert_eq!(new["about"]["after"], table);
    assert_ne!(new["about"]["commitment"], old["about"]["commitment"]);
    house.close().await;
}
