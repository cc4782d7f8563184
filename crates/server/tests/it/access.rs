//! Passwords, sessions and tokens: who may what, and that access ends when it ends.

use crate::house::{Guest, House, answer, session};
use serde_json::{Value, json};
use server::{Bounds, Hooks};

#[tokio::test(flavor = "multi_thread")]
async fn wrong_passwords_from_one_address_lock_nobody_out_elsewhere() {
    let proxies = |config: &mut server::Config| {
        config.limits = Bounds::default();
        config.trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    };
    let house = House::with(proxies, Hooks::default()).await;
    let ann = house.account("ann-e").await;
    let try_from = async |address: &str, password: &str| {
        let body = json!({"account": "ann-e", "password": password});
        let asked =
            house.stranger().request("POST", "/sessions").header("x-forwarded-for", address).json(&body);
        answer(asked).await.0
    };
    let mut last = 0;
    for _ in 0..12 {
        last = try_from("192.0.2.66", "wrong wrong").await;
    }
    assert_eq!(last, 429, "who guesses has to wait");
    assert_eq!(try_from("192.0.2.77", "correct horse").await, 200, "the owner does not");
    drop(ann);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn signing_up_makes_a_new_session_and_ends_the_old_one() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let old = ann.cookie.clone();
    ann.sign_up("ann").await;
    assert_ne!(ann.cookie, old);
    assert_eq!(Guest { cookie: old, ..ann.clone() }.get("/me").await.0, 401);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_signs_in_everywhere_stays_signed_in_where_it_was_last() {
    let change = |config: &mut server::Config| config.limits.sessions_per_person = 3;
    let house = House::with(change, Hooks::default()).await;
    let ann = house.account("ann").await;
    for _ in 0..3 {
        let body = json!({"account": "ann", "password": "correct horse"});
        assert_eq!(house.stranger().post("/sessions", body).await.0, 200);
    }
    assert_eq!(ann.get("/me").await.0, 401);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_password_ends_sessions_tokens_and_links_and_a_program_cannot_make_any() {
    let house = House::open().await;
    let ann = house.account("ann").await;
    let (_, made) = ann.post("/me/tokens", json!({"label": "my bot"})).await;
    let bearer = format!("Bearer {}", made["token"].as_str().unwrap());
    let program = async |method: &str, path: &str, body: Value| {
        let asked = house.stranger().http.request(method.parse().unwrap(), house.api(path));
        answer(asked.header("authorization", &bearer).json(&body)).await.0
    };
    assert_eq!(program("GET", "/me", json!({})).await, 200);
    let own = [("POST", "/me/tokens"), ("POST", "/me/recovery"), ("DELETE", "/me"), ("POST", "/me/password")];
    for (method, path) in own {
        let body = match path {
            "/me/tokens" => json!({"label": "x"}),
            "/me/password" => json!({"old": "correct horse", "new": "stolen stolen"}),
            _ => json!({}),
        };
        assert_eq!(program(method, path, body).await, 403, "{method} {path}");
    }
    let (_, link) = ann.post("/me/recovery", json!({})).await;
    let body = json!({"account": "ann", "password": "correct horse"});
    let elsewhere = house.stranger().request("POST", "/sessions").json(&body).send().await.unwrap();
    let laptop = Guest { cookie: Some(session(&elsewhere)), ..ann.clone() };
    let mut socket = laptop.socket().await;
    let change = json!({"old": "correct horse", "new": "battery staple"});
    assert_eq!(ann.post("/me/password", change).await.0, 204);
    assert_eq!(ann.get("/me").await.0, 200, "the one who changed it stays");
    assert_eq!(laptop.get("/me").await.0, 401);
    assert_eq!(socket.closed().await, 4001);
    assert_eq!(program("GET", "/me", json!({})).await, 401);
    assert_eq!(house.stranger().post("/recovery", json!({"code": link["code"]})).await.0, 403);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_is_withdrawn_ends_its_sockets_and_does_not_come_back() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let (_, token) = ann.post("/me/tokens", json!({"label": "bot"})).await;
    let bearer = format!("Bearer {}", token["token"].as_str().unwrap());
    let mut socket = house.stranger().socket_with(&bearer).await;
    socket.say(json!({"type": "hello", "versions": [1]})).await;
    assert_eq!(socket.hear("welcome").await["me"]["name"], "Ann");
    let (_, sessions) = ann.get("/me/sessions").await;
    let own = sessions.as_array().unwrap().iter().find(|line| line["current"] != true).unwrap();
    let path = format!("/me/sessions/{}", own["id"].as_str().unwrap());
    assert_eq!(answer(ann.request("DELETE", &path)).await.0, 204);
    assert_eq!(socket.closed().await, 4003);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_for_reading_does_not_play_and_none_plays_for_ratings() {
    let house = House::open().await;
    let (ann, bo) = (house.account("ann").await, house.account("bob").await);
    let token = async |scope: &str| {
        let (_, made) = bo.post("/me/tokens", json!({"label": "my bot", "scope": scope})).await;
        format!("Bearer {}", made["token"].as_str().unwrap())
    };
    let sit = async |bearer: &str, table: &str| {
        let asked = house.stranger().http.post(house.api(&format!("/tables/{table}/sit")));
        answer(asked.header("authorization", bearer).json(&json!({"word": "b"}))).await
    };
    let (read, play) = (token("read").await, token("play").await);
    let new = |rated: bool| {
        json!({"game": "quixo", "chairs": [{"who": "me"}, {"who": "open"}], "visibility": "open",
               "rated": rated, "word": "a"})
    };
    let (rated, friendly) = (ann.table(new(true)).await, ann.table(new(false)).await);
    assert_eq!(sit(&read, &friendly).await.0, 403);
    let (_, refused) = sit(&play, &rated).await;
    assert_eq!(refused["why"]["code"], "refused-rated-bot", "{refused}");
    for (path, wish) in [("/tables", new(true)), ("/match", json!({"game": "quixo", "rated": true}))] {
        let asked = house.stranger().http.post(house.api(path)).header("authorization", &play);
        let (_, refused) = answer(asked.json(&wish)).await;
        assert_eq!(refused["why"]["code"], "refused-rated-bot", "{path}: {refused}");
    }
    assert_eq!(sit(&play, &friendly).await.0, 200);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_for_reading_changes_nothing_by_any_route() {
    let house = House::open().await;
    let ann = house.account("ann").await;
    let chairs = json!([{"who": "open"}, {"who": "open"}]);
    let table = ann.table(json!({"game": "quixo", "chairs": chairs, "visibility": "open"})).await;
    let (_, made) = ann.post("/me/tokens", json!({"label": "my bot", "scope": "read"})).await;
    let bearer = format!("Bearer {}", made["token"].as_str().unwrap());
    let (_, sessions) = ann.get("/me/sessions").await;
    let session = sessions[0]["id"].as_str().unwrap().to_owned();
    let new = json!({"game": "quixo", "chairs": chairs});
    let bodies = [
        ("post /guests", json!({"name": "Mallory"})),
        ("patch /me", json!({"name": "Mallory"})),
        ("post /me/password", json!({"old": "correct horse", "new": "stolen stolen"})),
        ("post /me/tokens", json!({"label": "x"})),
        ("put /me/push", json!({"endpoint": "https://fcm.googleapis.com/x"})),
        ("post /accounts", json!({"account": "mallory", "password": "correct horse"})),
        ("post /tables", new),
        ("post /match", json!({"game": "quixo"})),
        ("post /tables/import", json!({"record": "", "chairs": []})),
        ("post /tables/{table}/act", json!({"id": "0".repeat(32), "action": {"do": "leave"}})),
        ("post /tables/{table}/bots", json!({"level": "easy"})),
        ("post /tables/{table}/move", json!({"text": "a1>e1"})),
        ("post /tables/{table}/offers", json!({"offer": "draw", "step": "make"})),
        ("post /tables/{table}/chat", json!({"line": {"text": "hello"}})),
    ];
    // Signing in needs what only a person has; signing out ends the token itself.
    let own = ["post /sessions", "post /recovery", "delete /sessions"];
    let description: Value = serde_json::from_str(
        &house
            .stranger()
            .http
            .get(format!("{}/api/openapi.json", house.url))
            .send()
            .await
            .unwrap()
            .text()
            .await
            .unwrap(),
    )
    .unwrap();
    let mut tried = 0;
    for (path, methods) in description["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys().filter(|method| *method != "get") {
            let route = format!("{method} {path}");
            if own.contains(&route.as_str()) {
                continue;
            }
            let body =
                bodies.iter().find(|(known, _)| *known == route).map_or(json!({}), |(_, body)| body.clone());
            let to = path.replace("{table}", &table).replace("{id}", &session);
            let asked = house.stranger().http.request(method.to_uppercase().parse().unwrap(), house.api(&to));
            let (status, refused) = answer(asked.header("authorization", &bearer).json(&body)).await;
            assert_eq!(
                (status, &refused["why"]["code"]),
                (403, &json!("refused-forbidden")),
                "{route}: {refused}"
            );
            tried += 1;
        }
    }
    assert!(tried >= 18, "{tried} routes");
    assert_eq!(ann.get("/me").await.1["name"], "ann");
    house.close().await;
}
