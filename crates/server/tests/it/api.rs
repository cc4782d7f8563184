//! REST: lists, refusals, headers, the description.

use crate::house::{House, answer};
use serde_json::json;
use server::{Asset, Bounds, Hooks};

#[tokio::test(flavor = "multi_thread")]
async fn games_come_with_options_and_levels_and_the_server_is_well() {
    let house = House::open().await;
    let nobody = house.stranger();
    let (status, games) = nobody.get("/games").await;
    assert_eq!(status, 200);
    let names: Vec<&str> =
        games.as_array().unwrap().iter().map(|game| game["name"].as_str().unwrap()).collect();
    let catalogue = catalogue::Catalogue::standard();
    assert_eq!(names, catalogue.all().iter().map(|game| game.name).collect::<Vec<_>>());
    assert_eq!(games[0]["levels"].as_array().unwrap().len(), 5, "{}", games[0]["levels"]);
    assert_eq!(nobody.get("/games/quixo").await.1["max_seats"], 4);
    assert_eq!(nobody.get("/games/chess").await.0, 404);
    assert_eq!(nobody.get("/health").await.1["status"], "ok");
    assert_eq!(nobody.get("/limits").await.1["max_frame"], 4096);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_refusal_is_a_code() {
    let house = House::open().await;
    let (ann, nobody) = (house.guest("Ann").await, house.stranger());
    let quixo = json!({"game": "quixo", "chairs": [{"who": "me"}, {"who": "open"}]});
    assert_eq!(nobody.post("/tables", quixo.clone()).await.0, 401);
    let cases = [
        ("/tables", json!({"game": "chess", "chairs": [{"who": "me"}]}), 409, "refused-game-unknown"),
        ("/tables", json!({"game": "quixo", "chairs": [{"who": "me"}]}), 409, "refused-seats"),
        (
            "/tables",
            json!({"game": "quixo", "chairs": [{"who": "me"}, {"who": "me"}]}),
            409,
            "refused-seated",
        ),
        (
            "/tables",
            json!({"game": "quixo", "chairs": [{"who": "me"}, {"who": "bot", "level": "x"}]}),
            409,
            "refused-bot",
        ),
        ("/tables", json!({"game": "quixo", "chairs": [], "surprise": 1}), 400, "refused-malformed"),
        (
            "/tables",
            json!({"game": "quixo", "chairs": [{"who": "me"}, {"who": "open"}], "rated": true}),
            409,
            "refused-rated-guest",
        ),
        ("/tables/nowhere/sit", json!({}), 404, "refused-not-found"),
        ("/tables/%2e%2e/sit", json!({}), 404, "refused-not-found"),
        ("/guests", json!({"name": "\u{202e}"}), 409, "refused-name"),
        ("/guests", json!({"name": "x".repeat(5000)}), 400, "refused-too-large"),
    ];
    for (path, body, status, code) in cases {
        let (got, problem) = ann.post(path, body.clone()).await;
        assert_eq!((got, &problem["why"]["code"]), (status, &json!(code)), "{path} {body}");
    }
    assert_eq!(ann.get("/tables?stage=sideways").await.0, 400);
    assert_eq!(ann.get("/tables?after=x").await.0, 400);
    assert_eq!(ann.get("/nothing").await.1["why"]["code"], "refused-not-found");
    let table = ann.table(quixo).await;
    let (status, problem) = ann.post(&format!("/tables/{table}/move"), json!({"text": "a1>e1"})).await;
    assert_eq!((status, &problem["why"]["code"]), (409, &json!("refused-not-started")));
    let act = json!({"id": "short", "action": {"do": "leave"}});
    assert_eq!(ann.post(&format!("/tables/{table}/act"), act).await.1["why"]["code"], "refused-move-id");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_that_change_something_need_our_origin_or_a_token() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let rename = |origin: Option<&str>| {
        let request = ann.http.patch(house.api("/me")).header("cookie", ann.cookie.clone().unwrap());
        let request = request.json(&json!({"name": "Eve"}));
        match origin {
            Some(origin) => request.header("origin", origin),
            None => request,
        }
    };
    assert_eq!(answer(rename(None)).await.0, 403);
    assert_eq!(answer(rename(Some("https://evil.example"))).await.0, 403);
    assert_eq!(answer(rename(Some("null"))).await.0, 403);
    assert_eq!(answer(rename(Some(&house.url))).await.0, 200);
    let (_, token) = ann.post("/me/tokens", json!({"label": "bot"})).await;
    let bearer = format!("Bearer {}", token["token"].as_str().unwrap());
    let by_token =
        ann.http.patch(house.api("/me")).header("authorization", bearer).json(&json!({"name": "Bot"}));
    assert_eq!(answer(by_token).await.0, 200);
    let wrong = ann.http.get(house.api("/me")).header("authorization", "Bearer nonsense");
    assert_eq!(answer(wrong).await.0, 401);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_does_not_read_names_the_field() {
    let house = House::open().await;
    for (body, field) in [(json!({"nome": "Ann"}), "nome"), (json!({}), "name")] {
        let (status, refused) = house.stranger().post("/guests", body).await;
        assert_eq!((status, &refused["why"]["args"]["field"]), (400, &json!(field)), "{refused}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn limits_refuse_with_429() {
    let house = House::with(|config| config.limits = Bounds::default(), Hooks::default()).await;
    let ann = house.guest("Ann").await;
    let quixo = json!({"game": "quixo", "chairs": [{"who": "me"}, {"who": "open"}]});
    for _ in 0..6 {
        assert_eq!(ann.post("/tables", quixo.clone()).await.0, 200);
    }
    let (status, problem) = ann.post("/tables", quixo).await;
    assert_eq!((status, &problem["code"]), (429, &json!("rate")));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_api_describes_itself_without_anything_from_elsewhere() {
    let house = House::open().await;
    let http = load::http::Client::new();
    let text =
        http.get(format!("{}/api/openapi.json", house.url)).send().await.unwrap().text().await.unwrap();
    let document: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(document["info"]["title"], "Klots");
    assert!(document["paths"].as_object().unwrap().len() > 25);
    assert_eq!(document["components"]["securitySchemes"]["token"]["scheme"], "bearer");
    let page = http.get(format!("{}/api/docs", house.url)).send().await.unwrap().text().await.unwrap();
    assert!(page.contains("/api/v1/tables/{table}/move"));
    assert!(!page.contains("http://") && !page.contains("https://") && !page.contains("<script"));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_answers_for_addresses_of_people_and_404_for_files() {
    let folder = tempfile::tempdir().unwrap();
    let assets = |path: &str| {
        let page = |mime: &str, forever| Asset {
            bytes: b"hello"[..].into(),
            gzip: Some(b"zipped"[..].into()),
            brotli: None,
            mime: mime.into(),
            hash: [7; 32],
            forever,
        };
        match path {
            "index.html" => Some(page("text/html", false)),
            "assets/a.js" => Some(page("text/javascript", true)),
            _ => None,
        }
    };
    let config = crate::house::config(folder.path());
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let running = server::run(config, assets, async move { drop(stopped.await) }).await.unwrap();
    let http = load::http::Client::new();
    let get = |path: &str| http.get(format!("{}{path}", running.url));
    for (path, status) in [
        ("/", 200),
        ("/t/abc", 200),
        ("/assets/a.js", 200),
        ("/assets/b.js", 404),
        ("/api/v2/x", 404),
        ("/api", 404),
        ("/favicon.ico", 404),
        ("/wsx", 404),
    ] {
        assert_eq!(get(path).send().await.unwrap().status(), status, "{path}");
    }
    let js = get("/assets/a.js").header("accept-encoding", "gzip, br").send().await.unwrap();
    assert_eq!(js.headers()["cache-control"], "public, max-age=31536000, immutable");
    assert_eq!(js.headers()["content-encoding"], "gzip");
    let tag = js.headers()["etag"].clone();
    let again = get("/assets/a.js").header("if-none-match", tag).send().await.unwrap();
    assert_eq!(again.status(), 304);
    drop(stop);
    running.stopped().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_are_off_the_public_port() {
    let with = |config: &mut server::Config| config.metrics_listen = Some(([127, 0, 0, 1], 0).into());
    let house = House::with(with, Hooks::default()).await;
    house.guest("Ann").await.socket().await;
    let metrics = house.running.as_ref().unwrap().metrics.unwrap();
    let text = load::http::get(format!("http://{metrics}/metrics")).await.unwrap().text().await.unwrap();
    assert!(text.contains("klots_"), "{text}");
    assert_eq!(load::http::get(format!("{}/metrics", house.url)).await.unwrap().status(), 404);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn quick_match_brings_two_strangers_together() {
    let house = House::open().await;
    let (ann, bo) = (house.guest("Ann").await, house.guest("Bo").await);
    let (_, first) = ann.post("/match", json!({"game": "dominoes", "word": "a"})).await;
    let (_, second) = bo.post("/match", json!({"game": "dominoes", "word": "b"})).await;
    assert_eq!(first["table"], second["table"]);
    let table = first["table"].as_str().unwrap();
    let (_, snapshot) = ann.get(&format!("/tables/{table}")).await;
    assert_eq!(snapshot["now"]["stage"], "playing");
    let (_, mine) = ann.get("/me/tables?stage=playing").await;
    assert_eq!(mine["items"][0]["table"], table);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_quick_match_seats_no_guest_at_a_rated_table_and_makes_no_table_that_cannot_be_played() {
    let house = House::open().await;
    let (mut ann, bo) = (house.guest("Ann").await, house.guest("Bo").await);
    ann.sign_up("ann").await;
    let rated = json!({"game": "quixo", "rated": true});
    let (status, waiting) = ann.post("/match", rated.clone()).await;
    assert_eq!(status, 200, "{waiting}");
    let (_, refused) = bo.post("/match", rated).await;
    assert_eq!(refused["why"]["code"], "refused-rated-guest", "{refused}");
    for seats in [0, 1, 3, 5, 200] {
        let (status, refused) = bo.post("/match", json!({"game": "quixo", "seats": seats})).await;
        assert_eq!(status, 409, "{seats} seats: {refused}");
    }
    let (_, open) = bo.get("/tables").await;
    let names: Vec<_> = open["items"].as_array().unwrap().iter().map(|line| &line["table"]).collect();
    assert_eq!(names, [&waiting["table"]], "{open}");
    house.close().await;
}
