//! Random clients that act, drop, repeat, open second tabs and resume: every picture is the view of the fold.

use crate::house::{House, Socket};
use play::Dice;
use play::dice::Seeded;
use serde_json::json;

struct Player {
    guest: crate::house::Guest,
    tabs: Vec<Socket>,
}

async fn tab(player: &Player, table: &str, from: Option<u64>) -> Socket {
    let mut socket = player.guest.socket().await;
    match from {
        None => {
            socket.say(json!({"type": "subscribe", "table": table})).await;
            socket.hear("snapshot").await;
        }
        Some(number) => {
            let from = json!({"epoch": 1, "number": number});
            socket.say(json!({"type": "subscribe", "table": table, "from": from})).await;
            socket.hear("batch").await;
        }
    }
    socket
}

async fn story(game: &str, seats: usize, seed: u64) {
    let house = House::open().await;
    let mut dice = Seeded::new(seed);
    let mut players = Vec::new();
    for n in 0..=seats {
        let guest = house.guest(&format!("P{n}")).await;
        players.push(Player { guest, tabs: Vec::new() });
    }
    let chairs = vec![json!({"who": "open"}); seats];
    let table = players[0].guest.table(json!({"game": game, "chairs": chairs, "visibility": "open"})).await;
    for player in players.iter_mut().take(seats) {
        let mut socket = tab(player, &table, None).await;
        assert_eq!(socket.act(&table, json!({"do": "sit", "word": "w"})).await["type"], "ack");
        player.tabs.push(socket);
    }
    let onlooker = tab(&players[seats], &table, None).await;
    players[seats].tabs.push(onlooker);
    let mut sent = Vec::new();
    for _ in 0..60 {
        let who = dice.below(players.len() as u32) as usize;
        let player = &mut players[who];
        match dice.below(10) {
            0 if player.tabs.len() < 3 => {
                let socket = tab(player, &table, None).await;
                player.tabs.push(socket);
            }
            1 if player.tabs.len() > 1 => drop(player.tabs.remove(0)),
            2 => {
                let number = player.tabs[0].number(&table);
                player.tabs[0] = tab(player, &table, Some(number)).await;
            }
            3 if !sent.is_empty() => {
                let (by, id, action, first): &(usize, String, serde_json::Value, u64) =
                    &sent[dice.below(sent.len() as u32) as usize];
                let again = players[*by].tabs[0].act_as(&table, id, None, action.clone()).await;
                assert_eq!((&again["type"], &again["number"]), (&json!("ack"), &json!(first)));
            }
            _ => {
                let at = dice.below(player.tabs.len() as u32) as usize;
                let socket = &mut player.tabs[at];
                let moves = socket.picture(&table)["moves"].as_array().unwrap().clone();
                let text = match moves.len() {
                    0 => json!("pass"),
                    n => moves[dice.below(n as u32) as usize]["text"].clone(),
                };
                let action = json!({"do": "move", "text": text});
                let id = socket.new_id();
                let based_on = socket.number(&table);
                let answer = socket.act_as(&table, &id, Some(based_on), action.clone()).await;
                if answer["type"] == "ack" {
                    sent.push((who, id, action, answer["number"].as_u64().unwrap()));
                }
            }
        }
    }
    for player in &mut players {
        let (_, snapshot) = player.guest.get(&format!("/tables/{table}")).await;
        let last = snapshot["now"]["number"].as_u64().unwrap();
        for socket in &mut player.tabs {
            socket.reach(&table, last).await;
            assert_eq!(*socket.picture(&table), snapshot["now"], "{game}, seed {seed}");
        }
        let (_, events) = player.guest.get(&format!("/tables/{table}/events")).await;
        if snapshot["now"]["stage"] != "finished" {
            let told = &player.tabs[0].seen[&table];
            for event in events["events"].as_array().unwrap() {
                if let Some(told) = told.get(&event["number"].as_u64().unwrap()) {
                    assert_eq!(told, event);
                }
            }
        }
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_viewers_picture_equals_the_view_of_the_fold() {
    for (seed, (game, seats)) in
        [("triominos", 2), ("kingdomino", 3), ("dominoes", 3), ("quixo", 2)].into_iter().enumerate()
    {
        story(game, seats, seed as u64 + 1).await;
    }
}
