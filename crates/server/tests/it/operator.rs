//! What operators may see and do at the private port, and that nobody else may.

use crate::house::{Guest, House, answer};
use serde_json::{Value, json};
use server::Hooks;

async fn house() -> House {
    House::with(|config| config.metrics_listen = Some(([127, 0, 0, 1], 0).into()), Hooks::default()).await
}

/// A private game of dominoes that Ann and Bo have begun.
async fn game(ann: &Guest, bo: &Guest) -> String {
    let wish = json!({"game": "dominoes", "chairs": [{"who": "me"}, {"who": "open"}], "word": "a"});
    let (_, made) = ann.post("/tables", wish).await;
    let (table, link) = (made["table"].as_str().unwrap(), made["link"].as_str().unwrap());
    let key = link.split_once('#').unwrap().1;
    let (status, sat) = bo.post(&format!("/tables/{table}/sit"), json!({"key": key, "word": "b"})).await;
    assert_eq!(status, 200, "{sat}");
    table.to_owned()
}

async fn get(house: &House, path: &str) -> (u16, Value) {
    answer(house.private("GET", path)).await
}

async fn post(house: &House, path: &str, body: Value) -> (u16, Value) {
    answer(house.private("POST", path).json(&body)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_listed_with_their_seats_and_who_looks() {
    let house = house().await;
    let (ann, bo) = (house.guest("Ann").await, house.guest("Bo").await);
    let table = game(&ann, &bo).await;
    let _socket = ann.at(&table).await;
    let (status, list) = get(&house, "/operator/tables").await;
    assert_eq!(status, 200);
    let line = &list["tables"][0];
    assert_eq!(
        (&line["table"], &line["game"], &line["phase"]),
        (&json!(table), &json!("dominoes"), &json!("playing"))
    );
    assert_eq!(line["seats"][1]["name"], "Bo");
    assert_eq!(line["seats"][1]["person"], bo.me["id"]);
    assert_eq!((&line["connected"]["sockets"], &line["connected"]["watching"]), (&json!(1), &json!(0)));
    assert!(line["number"].as_u64().unwrap() > 4 && line["created"].is_i64() && line["changed"].is_i64());
    assert_eq!(list["next"], Value::Null);

    assert_eq!(get(&house, "/operator/tables?phase=waiting").await.1["tables"], json!([]));
    assert_eq!(
        get(&house, "/operator/tables?game=dominoes&phase=playing").await.1["tables"][0]["table"],
        table
    );
    for wrong in ["phase=nonsense", "after=nonsense", "nonsense=1", "game=%00"] {
        let (status, problem) = get(&house, &format!("/operator/tables?{wrong}")).await;
        assert_eq!((status, &problem["why"]["code"]), (400, &json!("refused-query")), "{wrong}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_shows_what_lies_open_and_everything_once_it_is_closed() {
    let house = house().await;
    let (ann, bo) = (house.guest("Ann").await, house.guest("Bo").await);
    let table = game(&ann, &bo).await;
    let mut socket = ann.at(&table).await;
    let (status, seen) = get(&house, &format!("/operator/tables/{table}")).await;
    assert_eq!(status, 200);
    assert_eq!((&seen["now"]["eyes"], &seen["now"]["moves"]), (&json!("operator"), &json!([])));
    assert_eq!(seen["about"].get("invite"), None, "a key is nobody's business");
    let own = &socket.picture(&table)["view"];
    let hand = own["hands"][0]["tiles"].as_array().expect("Ann sees her hand");
    assert!(!hand.is_empty());
    let text = seen.to_string();
    for tile in hand {
        // In quotation marks: the digits of somebody's id may look like a tile.
        assert!(!text.contains(&tile.to_string()), "{tile} is in Ann's hand: {text}");
    }
    let log = seen["log"].as_array().unwrap();
    let kinds: Vec<&str> = log.iter().map(|line| line["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds[..2], ["created", "sat"]);
    assert!(kinds.contains(&"luck"));
    let fields: Vec<&String> = log[0].as_object().unwrap().keys().collect();
    assert_eq!(fields, ["at", "kind", "number"], "nothing of what it says");
    assert_eq!(log.len() as u64, seen["number"].as_u64().unwrap());

    let (status, closed) = post(&house, &format!("/operator/tables/{table}/close"), json!({})).await;
    assert_eq!((status, &closed["table"]), (200, &json!(table)));
    socket.reach(&table, closed["number"].as_u64().unwrap()).await;
    let now = socket.picture(&table);
    assert_eq!((&now["stage"], &now["ending"]["cause"]), (&json!("finished"), &json!("abandoned")));
    assert_eq!(now["ending"]["secret"].as_str().unwrap().len(), 64, "everybody can check the shuffle");
    let (_, seen) = get(&house, &format!("/operator/tables/{table}")).await;
    assert_eq!((&seen["phase"], &seen["now"]["eyes"]), (&json!("abandoned"), &json!("reviewer")));

    let (status, again) = post(&house, &format!("/operator/tables/{table}/close"), json!({})).await;
    assert_eq!((status, &again["code"]), (410, &json!("table_closed")));
    for unknown in ["/operator/tables/nothing", "/operator/tables/%00", "/operator", "/operator/nothing"] {
        assert_eq!(get(&house, unknown).await.0, 404, "{unknown}");
    }
    assert_eq!(post(&house, "/operator/tables/nothing/close", json!({})).await.0, 404);
    assert_eq!(get(&house, &format!("/operator/tables/{table}/close")).await.0, 405);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_never_began_can_be_closed_and_a_rated_one_changes_no_rating() {
    let house = house().await;
    let (mut ann, mut bo) = (house.guest("Ann").await, house.guest("Bo").await);
    ann.sign_up("ann-1").await;
    bo.sign_up("bo-1").await;
    let chairs = json!([{"who": "me"}, {"who": "open"}]);
    let table = ann.table(json!({"game": "quixo", "chairs": chairs, "visibility": "open"})).await;
    assert_eq!(post(&house, &format!("/operator/tables/{table}/close"), json!({})).await.0, 200);
    let (_, list) = ann.get("/tables?stage=gathering").await;
    assert_eq!(list["items"], json!([]));

    let wish = json!({"game": "quixo", "chairs": chairs, "visibility": "open", "rated": true, "word": "a"});
    let table = ann.table(wish).await;
    bo.post(&format!("/tables/{table}/sit"), json!({"word": "b"})).await;
    let mut socket = ann.at(&table).await;
    let (_, closed) = post(&house, &format!("/operator/tables/{table}/close"), json!({})).await;
    socket.reach(&table, closed["number"].as_u64().unwrap()).await;
    // The table's task has looked at the end when it answers a question that came behind it.
    assert_eq!(socket.act(&table, json!({"do": "offer", "offer": "draw"})).await["type"], "nack");
    assert_eq!(ann.get("/me/profile").await.1["ratings"], json!([]));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_is_signed_out_everywhere() {
    let house = house().await;
    let (ann, bo) = (house.guest("Ann").await, house.guest("Bo").await);
    let (_, token) = ann.post("/me/tokens", json!({"label": "bot"})).await;
    let bearer = format!("Bearer {}", token["token"].as_str().unwrap());
    let (_, recovery) = ann.post("/me/recovery", json!({})).await;
    let (mut page, mut program, mut other) =
        (ann.socket().await, ann.socket_with(&bearer).await, bo.socket().await);
    let path = format!("/operator/people/{}/sign-out", ann.me["id"].as_str().unwrap());
    let (status, done) = answer(house.private("POST", &path)).await;
    assert_eq!((status, done), (200, json!({"sessions": 1, "tokens": 1, "recovery": 0})));
    assert_eq!(page.closed().await, 4001, "signed out");
    assert_eq!(program.closed().await, 4003, "a program need not come back");
    assert_eq!(ann.get("/me").await.0, 401);
    assert_eq!(
        ann.http.get(house.api("/me")).header("authorization", &bearer).send().await.unwrap().status(),
        401
    );
    assert_eq!(bo.get("/me").await.0, 200);
    other.say(json!({"type": "ping", "nonce": 1})).await;
    other.hear("pong").await;

    // The link still brings the guest back; unless it is taken back too.
    let back = house.stranger();
    let (status, me) = back.post("/recovery", json!({"code": recovery["code"]})).await;
    assert_eq!((status, &me["id"]), (200, &ann.me["id"]));
    let (_, link) = bo.post("/me/recovery", json!({})).await;
    let path = format!("/operator/people/{}/sign-out", bo.me["id"].as_str().unwrap());
    let (_, done) = post(&house, &path, json!({"recovery": true})).await;
    assert_eq!(done["recovery"], 1);
    assert_eq!(house.stranger().post("/recovery", json!({"code": link["code"]})).await.0, 403);

    assert_eq!(post(&house, &path, json!({"nonsense": true})).await.0, 400);
    for nobody in ["nonsense", "00000000-0000-4000-8000-000000000000"] {
        assert_eq!(post(&house, &format!("/operator/people/{nobody}/sign-out"), json!({})).await.0, 404);
        assert_eq!(answer(house.private("DELETE", &format!("/operator/people/{nobody}"))).await.0, 404);
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_is_deleted_and_the_game_stays() {
    let house = house().await;
    let (ann, bo) = (house.guest("Ann").await, house.guest("Bo").await);
    let table = game(&ann, &bo).await;
    let mut page = ann.socket().await;
    let path = format!("/operator/people/{}", ann.me["id"].as_str().unwrap());
    assert_eq!(answer(house.private("DELETE", &path)).await.0, 204);
    page.closed().await;
    assert_eq!(ann.get("/me").await.0, 401);
    assert_eq!(answer(house.private("DELETE", &path)).await.0, 404, "there is nobody any more");
    let (_, seen) = get(&house, &format!("/operator/tables/{table}")).await;
    assert_eq!((&seen["phase"], &seen["seats"][0]["name"]), (&json!("playing"), &Value::Null));
    assert_eq!(bo.get(&format!("/tables/{table}")).await.1["now"]["chairs"][0]["name"], "");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_is_told_of_a_stop_that_is_announced() {
    let house = house().await;
    let (ann, stranger) = (house.guest("Ann").await, house.stranger());
    let (mut one, mut two) = (ann.socket().await, stranger.socket().await);
    assert_eq!(post(&house, "/operator/announce", json!({"seconds": 90})).await, (200, json!({"told": 2})));
    for socket in [&mut one, &mut two] {
        assert_eq!(socket.hear("notice").await["notice"], json!({"kind": "restart", "seconds": 90}));
    }
    for wrong in [
        json!({}),
        json!({"seconds": -1}),
        json!({"seconds": 86_401}),
        json!({"seconds": 1, "x": 1}),
        json!([]),
    ] {
        let (status, problem) = post(&house, "/operator/announce", wrong.clone()).await;
        assert_eq!((status, &problem["why"]["code"]), (400, &json!("refused-malformed")), "{wrong}");
    }
    let large = house.private("POST", "/operator/announce").body("x".repeat(5000));
    assert_eq!(answer(large).await.1["why"]["code"], "refused-too-large");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_page_may_ask_and_the_public_port_does_not_answer() {
    let house = house().await;
    let ann = house.guest("Ann").await;
    let person = ann.me["id"].as_str().unwrap();
    let wish = json!({"game": "quixo", "chairs": [{"who": "me"}, {"who": "open"}], "visibility": "open"});
    let table = ann.table(wish).await;
    let all = [
        ("GET", "/operator/tables".to_owned()),
        ("GET", format!("/operator/tables/{table}")),
        ("POST", format!("/operator/tables/{table}/close")),
        ("POST", format!("/operator/people/{person}/sign-out")),
        ("DELETE", format!("/operator/people/{person}")),
        ("POST", "/operator/announce".to_owned()),
    ];
    for (method, path) in &all {
        for origin in [house.url.as_str(), "null", ""] {
            let page = house.private(method, path).header("origin", origin).json(&json!({"seconds": 1}));
            let (status, problem) = answer(page).await;
            assert_eq!((status, &problem["why"]["code"]), (403, &json!("refused-origin")), "{method} {path}");
        }
        let named =
            house.private(method, path).header("host", "klots.example:80").json(&json!({"seconds": 1}));
        assert_eq!(answer(named).await.0, 403, "{method} {path}: a name that was bent to this machine");
        let public = ann.http.request(method.parse().unwrap(), format!("{}{path}", house.url));
        let status = public.json(&json!({"seconds": 1})).send().await.unwrap().status();
        assert!(matches!(status.as_u16(), 404 | 405), "{method} {path} on the public port: {status}");
        let api = ann.request(method, path).json(&json!({"seconds": 1}));
        assert_eq!(answer(api).await.0, 404, "{method} {path} under the API");
    }
    let answered = house.private("GET", "/operator/tables").send().await.unwrap();
    assert_eq!(answered.headers()["cache-control"], "no-store");
    assert_eq!(answered.headers().get("access-control-allow-origin"), None);
    assert_eq!(ann.get("/me").await.0, 200, "nothing of all this was done");
    assert_eq!(ann.get(&format!("/tables/{table}")).await.1["now"]["stage"], "gathering");
    house.close().await;
}
