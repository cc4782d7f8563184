//! Stops and starts: nothing acknowledged is lost, clocks stand still, everybody is told.

use crate::house::House;
use serde_json::json;
use server::Hooks;

#[tokio::test(flavor = "multi_thread")]
async fn a_planned_stop_tells_everybody_and_the_game_goes_on_afterwards() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let bo = house.guest("Bo").await;
    let chairs = json!([{"who": "me"}, {"who": "open"}]);
    let clock = json!({"kind": "game", "seconds": 60, "increment": 0});
    let new =
        json!({"game": "kingdomino", "chairs": chairs, "visibility": "open", "clock": clock, "word": "a"});
    let table = ann.table(new).await;
    bo.post(&format!("/tables/{table}/sit"), json!({"word": "b"})).await;
    let (mut a, mut b) = (ann.at(&table).await, bo.at(&table).await);
    for n in 0..6 {
        let socket = if a.picture(&table)["turn"] == 0 { &mut a } else { &mut b };
        assert!(socket.play_any(&table, n).await);
        let number = socket.number(&table);
        a.reach(&table, number).await;
        b.reach(&table, number).await;
    }
    let before = a.picture(&table).clone();
    let folder = house.close().await;
    let mut told = false;
    loop {
        let message = a.next().await;
        told |= message["type"] == "notice" && message["notice"]["kind"] == "restart";
        if message["type"] == "closed" {
            assert_eq!(message["code"], 1001);
            break;
        }
    }
    assert!(told);

    let house = House::on(folder, |_| {}, Hooks::default()).await;
    let again = |old: &crate::house::Guest| crate::house::Guest {
        origin: house.url.clone(),
        base: house.api(""),
        addr: house.addr,
        ..old.clone()
    };
    let (ann, bo) = (again(&ann), again(&bo));
    let (_, snapshot) = house.stranger().get(&format!("/tables/{table}")).await;
    assert_eq!(snapshot["now"]["clocks"]["frozen"], true, "the player is not back yet");
    let (mut a, mut b) = (ann.at(&table).await, bo.at(&table).await);
    assert_eq!(a.picture(&table)["view"], before["view"]);
    while a.picture(&table)["clocks"]["frozen"] == true {
        a.next().await;
    }
    let number = a.number(&table);
    b.reach(&table, number).await;
    let socket = if a.picture(&table)["turn"] == 0 { &mut a } else { &mut b };
    assert!(socket.play_any(&table, 0).await);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_whose_turn_it_was_moves_after_the_restart() {
    // A pace that the first server never reaches.
    let house = House::with(|config| config.bot_pace_ms = 3_600_000, Hooks::default()).await;
    let ann = house.guest("Ann").await;
    let chairs = json!([{"who": "me"}, {"who": "bot", "level": "random"}]);
    let table = ann.table(json!({"game": "quixo", "chairs": chairs, "word": "w"})).await;
    let mut socket = ann.at(&table).await;
    if socket.picture(&table)["turn"] == 0 {
        assert!(socket.play_any(&table, 0).await);
    }
    let number = socket.number(&table);
    let folder = house.close().await;
    let house = House::on(folder, |_| {}, Hooks::default()).await;
    let ann = crate::house::Guest { origin: house.url.clone(), base: house.api(""), addr: house.addr, ..ann };
    let mut socket = ann.at(&table).await;
    socket.reach(&table, number + 1).await;
    assert_eq!(socket.picture(&table)["turn"], 0);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_sent_again_after_a_restart_gets_its_first_answer() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let chairs = json!([{"who": "me", "name": "A"}, {"who": "me", "name": "B"}]);
    let table = ann.table(json!({"game": "quixo", "chairs": chairs, "one_device": true, "word": "w"})).await;
    let mut socket = ann.at(&table).await;
    let action = json!({"do": "move", "text": socket.picture(&table)["moves"][0]["text"]});
    let id = socket.new_id();
    let first = socket.act_as(&table, &id, None, action.clone()).await;
    let folder = house.close().await;
    let house = House::on(folder, |_| {}, Hooks::default()).await;
    let ann = crate::house::Guest { origin: house.url.clone(), base: house.api(""), addr: house.addr, ..ann };
    let mut socket = ann.at(&table).await;
    assert_eq!(socket.act_as(&table, &id, None, action).await, first);
    house.close().await;
}
