//! Clocks, offers and talk through the API: per move as in Quixo's tournaments, by correspondence, a break,
//! a draw, and partners who may consult or not.

use crate::house::{Guest, House, Socket};
use serde_json::{Value, json};
use server::Hooks;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

const DAY: i64 = 86_400_000;

/// A server whose clock the test sets.
async fn house() -> (House, Arc<AtomicI64>) {
    let clock = Arc::new(AtomicI64::new(1_700_000_000_000));
    let now = clock.clone();
    let hooks = Hooks { now: Arc::new(move || now.load(Ordering::Relaxed)), ..Hooks::default() };
    (House::with(|_| {}, hooks).await, clock)
}

async fn seated(house: &House, seats: usize, more: Value) -> (Vec<Guest>, String) {
    let mut people = Vec::new();
    for n in 0..seats {
        people.push(house.guest(&format!("P{n}")).await);
    }
    let chairs = vec![json!({"who": "open"}); seats];
    let mut wish = json!({"game": "quixo", "chairs": chairs, "visibility": "open"});
    wish.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let table = people[0].table(wish).await;
    for (seat, guest) in people.iter().enumerate() {
        let (status, done) =
            guest.post(&format!("/tables/{table}/sit"), json!({"seat": seat, "word": "w"})).await;
        assert_eq!(status, 200, "{done}");
    }
    (people, table)
}

async fn at(people: &[Guest], table: &str) -> Vec<Socket> {
    let mut sockets = Vec::new();
    for guest in people {
        sockets.push(guest.at(table).await);
    }
    sockets
}

fn turn(sockets: &[Socket], table: &str) -> usize {
    sockets[0].picture(table)["turn"].as_u64().unwrap() as usize
}

#[tokio::test(flavor = "multi_thread")]
async fn who_thinks_longer_than_the_tournament_rule_allows_has_lost() {
    let (house, clock) = house().await;
    let (people, table) = seated(&house, 2, json!({"clock": {"kind": "move", "seconds": 30}})).await;
    let mut sockets = at(&people, &table).await;
    let first = turn(&sockets, &table);
    assert_eq!(sockets[0].picture(&table)["clocks"]["left"], json!([30_000, 30_000]));
    clock.fetch_add(29_000, Ordering::Relaxed);
    assert!(sockets[first].play_any(&table, 0).await, "in time");
    let number = sockets[first].number(&table);
    for socket in &mut sockets {
        socket.reach(&table, number).await;
    }
    let second = turn(&sockets, &table);
    assert_eq!(
        sockets[second].picture(&table)["clocks"]["left"],
        json!([30_000, 30_000]),
        "every move has its own"
    );
    clock.fetch_add(30_001, Ordering::Relaxed);
    let text = sockets[second].picture(&table)["moves"][0]["text"].clone();
    let late = sockets[second].act(&table, json!({"do": "move", "text": text})).await;
    assert_eq!((&late["type"], &late["code"]), (&json!("nack"), &json!("table_closed")), "{late}");
    while !sockets[first].finished(&table) {
        sockets[first].next().await;
    }
    let ending = &sockets[first].picture(&table)["ending"];
    assert_eq!(ending["cause"], "flagged");
    assert_eq!(ending["standing"]["places"][first], 1);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn by_correspondence_a_turn_lasts_days_and_a_restart_changes_nothing() {
    let (house, clock) = house().await;
    let (people, table) = seated(&house, 2, json!({"clock": {"kind": "days", "days": 3}})).await;
    let mut sockets = at(&people, &table).await;
    let first = turn(&sockets, &table);
    clock.fetch_add(2 * DAY, Ordering::Relaxed);
    assert!(sockets[first].play_any(&table, 0).await);
    let (status, refused) =
        people[0].post(&format!("/tables/{table}/offers"), json!({"offer": "pause", "step": "make"})).await;
    assert_eq!(
        (status, &refused["why"]["code"]),
        (409, &json!("refused-offer")),
        "there is no clock to stop"
    );
    clock.fetch_add(3 * DAY + 1, Ordering::Relaxed);
    people[first].post(&format!("/tables/{table}/chat"), json!({"line": {"preset": "hello"}})).await;
    let (_, snapshot) = people[first].get(&format!("/tables/{table}")).await;
    assert_eq!(snapshot["now"]["ending"]["cause"], "flagged");
    assert_eq!(snapshot["now"]["ending"]["standing"]["places"][first], 1);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_break_that_everybody_wants_stops_the_clock_until_somebody_ends_it() {
    let (house, clock) = house().await;
    let (people, table) =
        seated(&house, 2, json!({"clock": {"kind": "game", "seconds": 60, "increment": 2}})).await;
    let offers = format!("/tables/{table}/offers");
    assert_eq!(people[0].post(&offers, json!({"offer": "pause", "step": "make"})).await.0, 200);
    assert_eq!(
        people[0].post(&offers, json!({"offer": "pause", "step": "accept"})).await.0,
        409,
        "not by oneself"
    );
    assert_eq!(people[1].post(&offers, json!({"offer": "pause", "step": "accept"})).await.0, 200);
    let (_, snapshot) = people[0].get(&format!("/tables/{table}")).await;
    assert_eq!(
        (&snapshot["now"]["stage"], &snapshot["now"]["clocks"]["running"]),
        (&json!("paused"), &Value::Null)
    );
    clock.fetch_add(DAY, Ordering::Relaxed);
    let mut sockets = at(&people, &table).await;
    let refused = sockets[0].act(&table, json!({"do": "move", "text": "a1>e1"})).await;
    assert_eq!(refused["why"]["code"], "refused-paused");
    assert_eq!(sockets[1].act(&table, json!({"do": "resume"})).await["type"], "ack");
    let (_, snapshot) = people[0].get(&format!("/tables/{table}")).await;
    assert_eq!(snapshot["now"]["stage"], "playing");
    assert_eq!(snapshot["now"]["clocks"]["left"], json!([60_000, 60_000]), "the night cost nobody anything");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_is_offered_declined_withdrawn_and_agreed_on() {
    let (house, _) = house().await;
    let (people, table) = seated(&house, 2, json!({})).await;
    let offers = format!("/tables/{table}/offers");
    let step = |step: &str| json!({"offer": "draw", "step": step});
    assert_eq!(people[0].post(&offers, step("make")).await.0, 200);
    assert_eq!(people[0].post(&offers, step("make")).await.1["why"]["code"], "refused-offer-open");
    assert_eq!(people[1].post(&offers, step("decline")).await.0, 200);
    assert_eq!(people[1].post(&offers, step("accept")).await.1["why"]["code"], "refused-no-offer");
    assert_eq!(people[1].post(&offers, step("make")).await.0, 200);
    assert_eq!(people[1].post(&offers, step("withdraw")).await.0, 200);
    assert_eq!(people[0].post(&offers, step("accept")).await.0, 409);
    assert_eq!(people[0].post(&offers, step("make")).await.0, 200);
    assert_eq!(people[1].post(&offers, step("accept")).await.0, 200);
    let (_, snapshot) = people[0].get(&format!("/tables/{table}")).await;
    assert_eq!(snapshot["now"]["ending"]["cause"], "agreed");
    assert_eq!(snapshot["now"]["ending"]["standing"]["places"], json!([1, 1]));
    assert_eq!(people[0].post(&offers, step("make")).await.0, 409, "it is over");
    let chairs = json!([{"who": "me"}, {"who": "bot", "level": "random"}]);
    let other = people[0].table(json!({"game": "kingdomino", "chairs": chairs, "word": "w"})).await;
    let (_, refused) = people[0].post(&format!("/tables/{other}/offers"), step("make")).await;
    assert_eq!(refused["why"]["code"], "refused-offer", "Kingdomino knows no draw to agree on");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn partners_consult_only_where_the_option_allows_it_and_nobody_else_hears() {
    let (house, _) = house().await;
    for consult in [false, true] {
        let options = json!({"options": {"partners_may_consult": if consult { "yes" } else { "no" }}});
        let (people, table) = seated(&house, 4, options).await;
        let (_, snapshot) = people[0].get(&format!("/tables/{table}")).await;
        assert_eq!(snapshot["about"]["team_chat"], consult);
        let line = json!({"line": {"text": "psst"}, "team": true});
        let (status, answer) = people[0].post(&format!("/tables/{table}/chat"), line).await;
        if !consult {
            assert_eq!((status, &answer["why"]["code"]), (403, &json!("refused-team-chat")));
            continue;
        }
        assert_eq!(status, 200, "{answer}");
        let number = answer["number"].as_u64().unwrap();
        let party = |seat: usize| snapshot["now"]["chairs"][seat]["party"].clone();
        let everybody = people.iter().cloned().chain([house.stranger()]);
        for (seat, who) in everybody.enumerate() {
            let path = format!("/tables/{table}/events?after={}", number - 1);
            let (_, events) = who.get(&path).await;
            let hears = seat < 4 && party(seat) == party(0);
            let kind = if hears { "chat" } else { "hidden" };
            assert_eq!(events["events"][0]["what"]["kind"], kind, "seat {seat}");
        }
    }
    house.close().await;
}
