//! Onlookers: later than the players where the table wants that, and in batches; players wait for nothing.

use crate::house::{House, Socket};
use serde_json::json;
use server::Hooks;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

/// One move by whoever must move; the table's number after it.
async fn turn(a: &mut Socket, b: &mut Socket, table: &str, which: usize) -> u64 {
    let number = a.number(table).max(b.number(table));
    a.reach(table, number).await;
    b.reach(table, number).await;
    let one = if a.picture(table)["turn"] == 0 { a } else { b };
    assert!(one.play_any(table, which).await);
    one.number(table)
}

#[tokio::test(flavor = "multi_thread")]
async fn onlookers_see_a_table_some_moves_later_over_every_channel() {
    let house = House::with(|config| config.onlooker_pace_ms = 0, Hooks::default()).await;
    let (ann, bo, table) = house.duel(json!({"delay": 2})).await;
    let (mut a, mut b) = (ann.at(&table).await, bo.at(&table).await);
    let stranger = house.stranger();
    let mut onlooker = stranger.at(&table).await;
    let start = a.number(&table);
    assert_eq!(onlooker.number(&table), start, "before the first move there is nothing to hold back");
    let mut after = vec![start];
    for n in 0..5 {
        after.push(turn(&mut a, &mut b, &table, n).await);
        let shown = after[after.len().saturating_sub(3)];
        onlooker.reach(&table, shown).await;
        let (_, snapshot) = stranger.get(&format!("/tables/{table}")).await;
        assert_eq!(snapshot["now"]["number"], shown);
        assert_eq!(snapshot["about"]["delay"], 2);
        let (_, events) = stranger.get(&format!("/tables/{table}/events")).await;
        assert_eq!(
            (&events["last"], events["events"].as_array().unwrap().len()),
            (&json!(shown), shown as usize)
        );
        let moves = stranger.get_text(&format!("/tables/{table}/record")).await;
        let moves: play::record::Record = moves.parse().unwrap();
        let made = moves
            .events
            .iter()
            .filter(|event| matches!(event.what, play::record::EventKind::Move(..)))
            .count();
        assert_eq!(made, after.len().saturating_sub(3), "the record");
        let (_, replay) = stranger.get(&format!("/tables/{table}/replay")).await;
        assert_eq!(replay["steps"].as_array().unwrap().len(), moves.events.len() + 1);
        let (_, own) = ann.get(&format!("/tables/{table}")).await;
        assert_eq!(own["now"]["number"], *after.last().unwrap(), "players see it at once");
    }
    assert_eq!(onlooker.number(&table), after[3]);
    let refused = onlooker.act(&table, json!({"do": "resign"})).await;
    assert_eq!(refused["number"], json!(0), "nobody without a session gets a number");
    let mut watcher = house.guest("Cy").await.at(&table).await;
    let refused = watcher.act(&table, json!({"do": "resign"})).await;
    assert_eq!(refused["number"], after[3], "errors name the number that is shown");
    a.act(&table, json!({"do": "resign"})).await;
    while !onlooker.finished(&table) {
        onlooker.next().await;
    }
    let numbers: Vec<u64> = onlooker.seen[&table].keys().copied().collect();
    assert_eq!(numbers, (1..=onlooker.number(&table)).collect::<Vec<_>>(), "in the end nothing is missing");
    let (status, problem) = ann
        .post("/tables", json!({"game": "quixo", "chairs": [{"who": "me"}, {"who": "open"}], "delay": 99}))
        .await;
    assert_eq!((status, &problem["why"]["code"]), (409, &json!("refused-delay")));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn onlookers_see_a_table_some_seconds_later_and_acks_do_not_tell_how_far_it_is() {
    let clock = Arc::new(AtomicI64::new(1_700_000_000_000));
    let told = clock.clone();
    let hooks = Hooks { now: Arc::new(move || told.load(Ordering::Relaxed)), ..Hooks::default() };
    let house = House::with(|config| config.onlooker_pace_ms = 0, hooks).await;
    let (ann, bo) = (house.guest("Ann").await, house.guest("Bo").await);
    let chairs = json!([{"who": "me"}, {"who": "open"}]);
    let table =
        ann.table(json!({"game": "quixo", "chairs": chairs, "visibility": "open", "word": "a"})).await;
    let mut a = ann.at(&table).await;
    let cy = house.guest("Cy").await;
    let mut onlooker = cy.at(&table).await;
    let refused = a.act(&table, json!({"do": "configure", "delay_seconds": 9_999})).await;
    assert_eq!(refused["why"]["code"], "refused-delay-seconds");
    let configured = a.act(&table, json!({"do": "configure", "delay_seconds": 30})).await;
    assert_eq!(configured["type"], "ack", "{configured}");
    a.act(&table, json!({"do": "ready", "ready": true})).await;
    assert_eq!(bo.post(&format!("/tables/{table}/sit"), json!({"word": "b"})).await.0, 200);
    let mut b = bo.at(&table).await;
    let begun = b.number(&table);
    a.reach(&table, begun).await;
    let (_, before) = cy.get(&format!("/tables/{table}")).await;
    assert_eq!(before["about"]["delay_seconds"], 30);
    let shown = before["now"]["number"].as_u64().unwrap();
    assert!(shown < begun, "the start is younger than half a minute");
    assert_eq!(before["now"]["stage"], "gathering");

    let said = onlooker.act(&table, json!({"do": "say", "line": {"preset": "hello"}})).await;
    assert_eq!((&said["type"], &said["number"]), (&json!("ack"), &json!(shown)), "{said}");
    turn(&mut a, &mut b, &table, 0).await;
    clock.fetch_add(29_999, Ordering::Relaxed);
    let (_, still) = cy.get(&format!("/tables/{table}")).await;
    assert_eq!(still["now"]["number"], shown);
    clock.fetch_add(1, Ordering::Relaxed);
    let (_, now) = cy.get(&format!("/tables/{table}")).await;
    let newest = a.number(&table).max(b.number(&table));
    assert_eq!(now["now"]["number"], newest);
    // Whoever comes to look wakes the table, and those who look already get what has become old enough.
    let _other = house.stranger().at(&table).await;
    onlooker.reach(&table, newest).await;
    let numbers: Vec<u64> = onlooker.seen[&table].keys().copied().collect();
    assert_eq!(numbers, (1..=newest).collect::<Vec<_>>(), "nothing is missing");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn onlookers_get_a_burst_as_one_batch_and_players_each_event() {
    // Slower than the whole burst takes, so that it must wait.
    let house = House::with(|config| config.onlooker_pace_ms = 3_000, Hooks::default()).await;
    let (ann, bo, table) = house.duel(json!({})).await;
    let (mut a, mut b) = (ann.at(&table).await, bo.at(&table).await);
    let mut onlooker = house.stranger().at(&table).await;
    let start = onlooker.number(&table);
    let frames = |socket: &Socket| {
        let news = |text: &&String| {
            text.starts_with("{\"type\":\"event\"") || text.starts_with("{\"type\":\"batch\"")
        };
        socket.raw.iter().filter(news).count()
    };
    for _ in 0..10 {
        a.act(&table, json!({"do": "say", "line": {"preset": "hello"}})).await;
    }
    b.reach(&table, start + 10).await;
    assert_eq!(frames(&b), 10, "a player gets each at once");
    onlooker.reach(&table, start + 10).await;
    assert!(frames(&onlooker) <= 4, "{} frames for ten events", frames(&onlooker));
    let numbers: Vec<u64> = onlooker.seen[&table].keys().copied().collect();
    assert_eq!(numbers, (1..=start + 10).collect::<Vec<_>>());
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_sent_again_twice_at_once_and_then_not_before_two_seconds() {
    let house = House::open().await;
    let (ann, _, table) = house.duel(json!({})).await;
    let mut socket = ann.socket().await;
    for _ in 0..6 {
        socket.say(json!({"type": "subscribe", "table": table})).await;
    }
    socket.say(json!({"type": "ping", "nonce": 1})).await;
    assert_eq!(snapshots_before_pong(&mut socket).await, 2, "the third has to wait");
    socket.hear("snapshot").await;
    socket.say(json!({"type": "ping", "nonce": 2})).await;
    assert_eq!(snapshots_before_pong(&mut socket).await, 0, "four wishes while it waited are one");
    house.close().await;
}

async fn snapshots_before_pong(socket: &mut Socket) -> usize {
    let mut snapshots = 0;
    loop {
        match socket.next().await["type"].as_str() {
            Some("snapshot") => snapshots += 1,
            Some("pong") => return snapshots,
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn onlookers_of_a_private_table_come_along_to_its_rematch() {
    let house = House::open().await;
    let (ann, bo) = (house.guest("Ann").await, house.guest("Bo").await);
    let chairs = json!([{"who": "me"}, {"who": "open"}]);
    let (_, made) = ann.post("/tables", json!({"game": "quixo", "chairs": chairs, "word": "a"})).await;
    let table = made["table"].as_str().unwrap().to_owned();
    let key = |link: &str| made[link].as_str().unwrap().split_once('#').unwrap().1.to_owned();
    let (invite, watch) = (key("link"), key("watch"));
    let sat = bo.post(&format!("/tables/{table}/sit"), json!({"key": invite, "word": "b"})).await;
    assert_eq!(sat.0, 200, "{}", sat.1);
    let (mut a, mut b) = (ann.at(&table).await, bo.at(&table).await);
    let looks = |table: &str, key: &str| json!({"type": "subscribe", "table": table, "key": key});
    let cy = house.guest("Cy").await;
    let mut by_watch = cy.socket().await;
    let mut by_invite = house.stranger().socket().await;
    for (socket, key) in [(&mut by_watch, &watch), (&mut by_invite, &invite)] {
        socket.say(looks(&table, key)).await;
        socket.hear("snapshot").await;
    }
    assert_eq!(a.act(&table, json!({"do": "resign"})).await["type"], "ack");
    assert_eq!(b.act(&table, json!({"do": "offer", "offer": "rematch"})).await["type"], "ack");
    let yes = json!({"do": "answer", "offer": "rematch", "yes": true});
    assert_eq!(a.act(&table, yes).await["type"], "ack");
    for (socket, key) in [(&mut by_watch, &watch), (&mut by_invite, &invite)] {
        let next = loop {
            if let Some(next) = socket.picture(&table)["ending"]["rematch"].as_str() {
                break next.to_owned();
            }
            socket.next().await;
        };
        socket.say(looks(&next, key)).await;
        let snapshot = socket.hear("snapshot").await;
        assert_eq!((&snapshot["table"], &snapshot["now"]["eyes"]), (&json!(next), &json!("onlooker")));
        let mut stranger = house.stranger().socket().await;
        stranger.say(looks(&next, "guessed")).await;
        assert_eq!(stranger.hear("gone").await["why"]["code"], "refused-private");
        for ready in [&mut a, &mut b] {
            ready.act(&next, json!({"do": "ready", "ready": true})).await;
        }
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn onlookers_who_are_behind_do_not_learn_that_somebody_moved() {
    let house = House::open().await;
    let (ann, bo, table) = house.duel(json!({"delay": 2})).await;
    let mut onlooker = house.guest("Cy").await.at(&table).await;
    let number = onlooker.number(&table);
    let tried = json!({"do": "move", "text": "a1>e1"});
    let before = onlooker.act_as(&table, &"1".repeat(32), Some(number), tried.clone()).await;
    let (mut a, mut b) = (ann.at(&table).await, bo.at(&table).await);
    let socket = if a.picture(&table)["turn"] == 0 { &mut a } else { &mut b };
    assert!(socket.play_any(&table, 0).await);
    let mut after = onlooker.act_as(&table, &"2".repeat(32), Some(number), tried).await;
    after["id"] = before["id"].clone();
    assert_eq!(before, after);
    house.close().await;
}
