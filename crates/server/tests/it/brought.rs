//! Games that were begun elsewhere, and people who come when a game runs already.

use crate::house::{Guest, House, Socket};
use catalogue::Catalogue;
use play::record::{Event, EventKind, Record};
use play::{Choices, Eyes, Turn};
use serde_json::{Value, json};
use table::Position;
use table::fair::Secret;

/// A game as a device would write it down after this many moves, and the position it has come to.
fn begun(game: &str, seats: u8, moves: usize) -> (Record, Box<dyn Position>) {
    let mut position = Catalogue::standard().open(game, seats, &Choices::none()).unwrap();
    let key = Secret::new([3; 32]).key(&[]);
    let mut record = Record { game: game.to_owned(), seats, rules: 1, ..Record::default() };
    let (mut made, mut draws) = (0, 0);
    loop {
        let what = match position.turn() {
            Turn::Luck => {
                let text = position.draw(&mut key.dice(draws)).unwrap();
                draws += 1;
                EventKind::Luck(position.try_settle(&text).unwrap())
            }
            Turn::Of(seat) if made < moves => {
                let text = position.moves()[made % position.moves().len()].clone();
                made += 1;
                EventKind::Move(seat, position.try_play(&text).unwrap())
            }
            Turn::Of(_) | Turn::Over => return (record, position),
        };
        record.events.push(Event::new(what));
    }
}

fn view(position: &dyn Position, eyes: Eyes) -> Value {
    serde_json::to_value(position.view(eyes)).unwrap()
}

/// Name and key of a table that was just made.
fn named(made: &Value) -> (String, String) {
    let link = made["link"].as_str().unwrap();
    (made["table"].as_str().unwrap().to_owned(), link.split_once('#').unwrap().1.to_owned())
}

async fn looks(guest: &Guest, table: &str, key: &str) -> (Socket, Value) {
    let mut socket = guest.socket().await;
    socket.say(json!({"type": "subscribe", "table": table, "key": key})).await;
    let snapshot = socket.hear("snapshot").await;
    (socket, snapshot)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_was_begun_elsewhere_goes_on_with_whoever_has_the_link() {
    let house = House::open().await;
    let (ann, bo) = (house.guest("Ann").await, house.guest("Bo").await);
    let (record, position) = begun("dominoes", 2, 5);
    let chairs = json!([{"who": "me"}, {"who": "open"}]);
    let (status, made) =
        ann.post("/tables/import", json!({"record": record.to_string(), "chairs": chairs})).await;
    assert_eq!(status, 200, "{made}");
    let (table, key) = named(&made);

    let (_, own) = ann.get(&format!("/tables/{table}")).await;
    assert_eq!(own["about"]["brought"], record.events.len());
    assert_eq!((&own["about"]["rated"], &own["now"]["stage"]), (&json!(false), &json!("playing")));
    assert_eq!(own["now"]["view"], view(position.as_ref(), Eyes::Seat(play::Seat(0))));
    assert_eq!(bo.get(&format!("/tables/{table}")).await.0, 403, "nobody comes without the link");

    let (mut b, seen) = looks(&bo, &table, &key).await;
    assert_eq!((&seen["now"]["eyes"], &seen["now"]["may_sit"]), (&json!("onlooker"), &json!([1])));
    assert_eq!(seen["now"]["view"], view(position.as_ref(), Eyes::Onlooker), "no hand before sitting down");
    let answer = b.act(&table, json!({"do": "sit", "seat": 1, "key": key})).await;
    assert_eq!(answer["type"], "ack", "{answer}");
    let (_, sat) = bo.get(&format!("/tables/{table}")).await;
    assert_eq!(sat["now"]["eyes"], "1");
    assert_eq!(
        sat["now"]["view"],
        view(position.as_ref(), Eyes::Seat(play::Seat(1))),
        "one hand and no other"
    );

    let mut a = ann.at(&table).await;
    while !a.finished(&table) {
        let number = a.number(&table).max(b.number(&table));
        a.reach(&table, number).await;
        b.reach(&table, number).await;
        let mover = if a.picture(&table)["turn"] == 0 { &mut a } else { &mut b };
        if !mover.finished(&table) {
            assert!(mover.play_any(&table, 0).await);
        }
    }
    let text = bo.get_text(&format!("/tables/{table}/record")).await;
    assert!(text.contains("\nbrought: ") && text.contains("\nseal: "), "{text}");
    assert!(!text.contains("\nsecret: ") && !text.contains("\ncommitment: "), "nothing is claimed: {text}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_brought_along_with_its_end_and_wins_nothing() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let (record, position) = begun("kingdomino", 2, 10_000);
    assert_eq!(position.turn(), Turn::Over);
    let chairs = json!([{"who": "me"}, {"who": "bot", "level": "easy"}]);
    let (status, made) =
        ann.post("/tables/import", json!({"record": record.to_string(), "chairs": chairs})).await;
    assert_eq!(status, 200, "{made}");
    let (table, _) = named(&made);
    let (_, own) = ann.get(&format!("/tables/{table}")).await;
    assert_eq!(own["now"]["stage"], "finished");
    assert_eq!(own["now"]["ending"]["standing"], serde_json::to_value(position.standing()).unwrap());
    let (status, replay) = ann.get(&format!("/tables/{table}/replay")).await;
    assert_eq!((status, replay["steps"].as_array().unwrap().len()), (200, record.events.len() + 1));
    let (_, profile) = ann.get("/me/profile").await;
    assert_eq!(profile["played"]["kingdomino"][1], 0, "won elsewhere is not won here: {profile}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_brought_along_is_refused_with_its_line() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let record = begun("quixo", 2, 3).0.to_string();
    let chairs = json!([{"who": "me"}, {"who": "open"}]);
    let bring = async |record: &str, chairs: &Value| {
        let (status, problem) = ann.post("/tables/import", json!({"record": record, "chairs": chairs})).await;
        (status, problem["why"]["code"].as_str().unwrap_or_default().to_owned(), problem)
    };
    let last = record.lines().last().unwrap();
    let (status, code, problem) = bring(&format!("{record}{last}\n"), &chairs).await;
    assert_eq!((status, code.as_str()), (409, "refused-not-your-turn"));
    assert_eq!(problem["why"]["args"]["line"], record.lines().count() + 1);
    assert_eq!(bring("klots record 9\n", &chairs).await.1, "record-format");
    assert_eq!(bring(&record, &json!([{"who": "me"}])).await.1, "refused-malformed");
    assert_eq!(
        bring(&record, &json!([{"who": "me"}, {"who": "bot", "level": "god"}])).await.1,
        "refused-bot"
    );
    let long = format!("{record}# {}\n", "x".repeat(wire::MAX_GAME));
    assert_eq!(bring(&long, &chairs).await.1, "refused-too-large");
    let stranger = house.stranger().post("/tables/import", json!({"record": record, "chairs": chairs})).await;
    assert_eq!(stranger.0, 401);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_comer_takes_a_bots_seat_if_the_host_lets_them() {
    let house = House::open().await;
    let (ann, bo) = (house.guest("Ann").await, house.guest("Bo").await);
    let chairs = json!([{"who": "me"}, {"who": "bot", "level": "easy"}]);
    let (_, made) = ann.post("/tables", json!({"game": "triominos", "chairs": chairs, "word": "a"})).await;
    let (table, _) = named(&made);
    let watch = made["watch"].as_str().unwrap().split_once('#').unwrap().1.to_owned();
    let (mut b, seen) = looks(&bo, &table, &watch).await;
    assert_eq!(seen["now"].get("may_sit"), None);
    let sit = json!({"do": "sit", "key": watch});
    assert_eq!(b.act(&table, sit.clone()).await["why"]["code"], "refused-started");
    let mut a = ann.at(&table).await;
    assert_eq!(a.act(&table, json!({"do": "admit", "late": true})).await["type"], "ack");
    while b.picture(&table)["may_sit"] != json!([1]) {
        b.next().await;
    }
    assert_eq!(b.act(&table, sit).await["type"], "ack");
    while b.picture(&table)["eyes"] != "1" {
        b.next().await;
    }
    let (_, mine) = bo.get("/me/tables").await;
    assert_eq!(mine["items"][0]["table"], table.as_str(), "it is one of Bo's tables now");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_listens_here_only_has_no_address_for_others() {
    let house = House::open().await;
    let (status, told) = house.stranger().get("/addresses").await;
    assert_eq!((status, told), (200, json!({"addresses": []})));
    house.close().await;
}
