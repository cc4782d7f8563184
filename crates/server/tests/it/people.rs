//! Guests and accounts: names, recovery, sessions, tokens, ratings, deletion.

use crate::house::{Guest, House, answer, until};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_comes_back_on_another_device_with_a_link_that_works_once() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let (_, recovery) = ann.post("/me/recovery", json!({})).await;
    let code = recovery["code"].as_str().unwrap();
    assert!(recovery["link"].as_str().unwrap().ends_with(&format!("#{code}")));
    let mut phone = house.stranger();
    let used = phone.request("POST", "/recovery").json(&json!({"code": code})).send().await.unwrap();
    assert_eq!(used.status(), 200);
    phone.cookie = Some(used.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().into());
    assert_eq!(phone.get("/me").await.1["id"], ann.me["id"]);
    assert_eq!(house.stranger().post("/recovery", json!({"code": code})).await.0, 403);

    let (_, sessions) = ann.get("/me/sessions").await;
    assert_eq!(sessions.as_array().unwrap().len(), 2);
    let other = sessions.as_array().unwrap().iter().find(|session| session["current"] == false).unwrap();
    let path = format!("/me/sessions/{}", other["id"].as_str().unwrap());
    assert_eq!(answer(ann.request("DELETE", &path)).await.0, 204);
    assert_eq!(phone.get("/me").await.0, 401);
    assert_eq!(ann.get("/me").await.0, 200);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_keeps_the_guests_tables_and_signs_in_elsewhere() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let table = ann.table(json!({"game": "quixo", "chairs": [{"who": "me"}, {"who": "open"}]})).await;
    let body = json!({"account": "Ann_1", "password": "correct horse"});
    assert_eq!(ann.sign_up("Ann_1").await["account"], "ann_1");
    assert_eq!(ann.post("/accounts", body.clone()).await.1["why"]["code"], "refused-has-account");
    let bo = house.guest("Bo").await;
    assert_eq!(bo.post("/accounts", body.clone()).await.1["why"]["code"], "refused-account-taken");
    let bad = json!({"account": "ann_1", "password": "wrong horse"});
    assert_eq!(house.stranger().post("/sessions", bad).await.0, 403);
    let unknown = json!({"account": "nobody", "password": "wrong horse"});
    assert_eq!(house.stranger().post("/sessions", unknown).await.1["why"]["code"], "refused-password");
    let mut phone = house.stranger();
    let used = phone.request("POST", "/sessions").json(&body).send().await.unwrap();
    phone.cookie = Some(crate::house::session(&used));
    let (_, tables) = phone.get("/me/tables").await;
    assert_eq!(tables["items"][0]["table"], table);
    let mistaken = json!({"old": "wrong horse", "new": "battery staple"});
    assert_eq!(phone.post("/me/password", mistaken).await.1["why"]["code"], "refused-old-password");
    let change = json!({"old": "correct horse", "new": "battery staple"});
    assert_eq!(phone.post("/me/password", change).await.0, 204);
    assert_eq!(ann.get("/me").await.0, 401, "other devices are signed out");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rated_game_changes_both_ratings_once() {
    let house = House::open().await;
    let (ann, bo) = (house.account("Ann").await, house.account("Bob").await);
    let chairs = json!([{"who": "me"}, {"who": "open"}]);
    let new = json!({"game": "quixo", "chairs": chairs, "visibility": "open", "rated": true, "word": "a"});
    let table = ann.table(new).await;
    let guest = house.guest("Cy").await;
    let refused = guest.post(&format!("/tables/{table}/sit"), json!({})).await.1;
    assert_eq!(refused["why"]["code"], "refused-rated-guest");
    bo.post(&format!("/tables/{table}/sit"), json!({"word": "b"})).await;
    assert_eq!(ann.get(&format!("/tables/{table}/hint")).await.1["why"]["code"], "refused-rated-hint");
    let mut socket = ann.at(&table).await;
    assert_eq!(socket.act(&table, json!({"do": "resign"})).await["type"], "ack");
    let ratings = rated(&bo).await;
    assert!(ratings["rating"].as_f64().unwrap() > 1500.0);
    assert!(rated(&ann).await["rating"].as_f64().unwrap() < 1500.0);
    assert_eq!(house.stranger().get("/leaderboard/quixo").await.0, 200);
    house.close().await;
}

/// The first rating of somebody, as soon as there is one.
async fn rated(guest: &Guest) -> Value {
    let rating = until(async || guest.get("/me/profile").await.1["ratings"].get(0).cloned()).await;
    assert_eq!(rating["games"], 1);
    rating
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_plays_with_a_token() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let (_, token) = ann.post("/me/tokens", json!({"label": "my bot"})).await;
    let token = token["token"].as_str().unwrap();
    let bearer = format!("Bearer {token}");
    let http = load::http::Client::new();
    let body =
        json!({"game": "quixo", "chairs": [{"who": "me"}, {"who": "bot", "level": "random"}], "word": "w"});
    let made = http.post(house.api("/tables")).header("authorization", &bearer).json(&body);
    let (status, made) = answer(made).await;
    assert_eq!(status, 200);
    let path = house.api(&format!("/tables/{}", made["table"].as_str().unwrap()));
    let text = until(async || {
        let (_, snapshot) = answer(http.get(&path).header("authorization", &bearer)).await;
        snapshot["now"]["moves"][0]["text"].as_str().map(str::to_owned)
    });
    let play = http.post(format!("{path}/move")).header("authorization", &bearer);
    let (status, done) = answer(play.json(&json!({"text": text.await}))).await;
    assert_eq!(status, 200, "{done}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_deletes_everything_leaves_games_without_a_name() {
    let house = House::open().await;
    let (ann, bo) = (house.guest("Annabel").await, house.guest("Bo").await);
    let chairs = json!([{"who": "me"}, {"who": "open"}]);
    let table =
        ann.table(json!({"game": "quixo", "chairs": chairs, "visibility": "open", "word": "a"})).await;
    bo.post(&format!("/tables/{table}/sit"), json!({"word": "b"})).await;
    ann.post(&format!("/tables/{table}/chat"), json!({"line": {"text": "my secret hobby"}})).await;
    let (_, export) = ann.get("/me/export").await;
    assert!(export.to_string().contains("Annabel"));
    assert_eq!(answer(ann.request("DELETE", "/me")).await.0, 204);
    assert_eq!(ann.get("/me").await.0, 401);
    let (status, snapshot) = bo.get(&format!("/tables/{table}")).await;
    assert_eq!(status, 200);
    let text = snapshot.to_string();
    assert!(!text.contains("Annabel") && !text.contains("hobby"), "{text}");
    assert_eq!(snapshot["now"]["stage"], "playing", "the game is still the same game");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_deletes_everything_leaves_no_words_at_tables_they_only_watched() {
    let house = House::open().await;
    let (_ann, _bo, table) = house.duel(json!({})).await;
    let cy = house.guest("Cyrano").await;
    let mut socket = cy.at(&table).await;
    let said = socket.act(&table, json!({"do": "say", "line": {"text": "my own words"}})).await;
    assert_eq!(said["type"], "ack", "{said}");
    let (_, export) = cy.get("/me/export").await;
    assert!(export.to_string().contains("my own words"), "the export has what was said");
    let (status, _) = answer(cy.request("DELETE", "/me")).await;
    assert_eq!(status, 204);
    let events = house.guest("Dan").await.get_text(&format!("/tables/{table}/events")).await;
    assert!(!events.contains("my own words") && !events.contains("Cyrano"), "{events}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_that_cannot_be_seen_or_look_like_a_bot_are_refused() {
    let house = House::open().await;
    let invisible =
        ["\u{2800}", "\u{34f}", "\u{fe0f}", "\u{17b4}", "\u{180f}", "\u{1d173}", "bot:expert", "BOT: easy"];
    for name in invisible {
        let (status, refused) = house.stranger().post("/guests", json!({"name": name})).await;
        assert_eq!((status, &refused["why"]["code"]), (409, &json!("refused-name")), "{name:?}");
    }
    house.guest("Zoë \u{1f469}\u{200d}\u{1f680}").await;
    house.close().await;
}
