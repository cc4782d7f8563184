//! What every answer carries, as `docs/security.md` lists it.

use crate::house::House;
use serde_json::json;
use server::Hooks;

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_carries_what_the_table_of_headers_says() {
    let docs = include_str!("../../../../docs/security.md");
    let section = docs.split("## What every answer carries").nth(1).unwrap().split("\n## ").next().unwrap();
    let rows: Vec<(&str, &str)> = section
        .lines()
        .filter(|line| line.starts_with("| `"))
        .map(|line| {
            let mut cells = line.split('|').map(|cell| cell.trim().trim_matches('`'));
            (cells.nth(1).unwrap(), cells.next().unwrap())
        })
        .collect();
    assert!(rows.len() >= 9, "{rows:?}");
    let change = |config: &mut server::Config| config.public_url = "https://klots.example".to_owned();
    let house = House::with(change, Hooks::default()).await;
    for path in ["/", "/api/v1/games", "/api/v1/me", "/nowhere", "/api/docs"] {
        let answer = load::http::get(format!("http://{}{path}", house.addr)).await.unwrap();
        for (name, value) in &rows {
            if *name == "Cache-Control" && !path.starts_with("/api") {
                continue;
            }
            let sent = answer.headers().get(*name).map(|sent| sent.to_str().unwrap());
            assert_eq!(sent, Some(*value), "{name} of {path}");
        }
    }
    house.close().await;
    let plain = House::open().await;
    let answer = load::http::get(plain.api("/games")).await.unwrap();
    assert!(!answer.headers().contains_key("strict-transport-security"), "not where there is no https");
    plain.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_carries_the_policy_and_cookies_are_closed() {
    let house = House::open().await;
    let answer = house.stranger().request("GET", "/games").send().await.unwrap();
    let headers = answer.headers();
    let policy = headers["content-security-policy"].to_str().unwrap();
    // The page's own module may be compiled; no script may be made from text.
    let scripts = policy.replace("'wasm-unsafe-eval'", "");
    assert!(policy.contains("default-src 'none'") && !scripts.contains("unsafe"), "{policy}");
    assert_eq!(headers["referrer-policy"], "no-referrer");
    assert_eq!(headers["x-content-type-options"], "nosniff");
    let made = house.stranger().request("POST", "/guests").json(&json!({"name": "A"})).send().await.unwrap();
    let cookie = made.headers()["set-cookie"].to_str().unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && cookie.contains("Path=/"));
    house.close().await;

    let secure = |config: &mut server::Config| config.public_url = "https://klots.example".into();
    let house = House::with(secure, Hooks::default()).await;
    let request = load::http::Client::new().post(format!("http://{}/api/v1/guests", house.addr));
    let request = request.header("origin", "https://klots.example").json(&json!({"name": "A"}));
    let made = request.send().await.unwrap();
    let cookie = made.headers()["set-cookie"].to_str().unwrap().to_owned();
    assert!(cookie.starts_with("__Host-klots=") && cookie.contains("Secure"), "{cookie}");
    assert!(made.headers().contains_key("strict-transport-security"));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_about_people_are_not_kept_on_the_way() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    for path in ["/me", "/me/sessions", "/me/tables", "/me/export", "/tables"] {
        let answer = ann.request("GET", path).send().await.unwrap();
        assert_eq!(answer.headers()["cache-control"], "no-store", "{path}");
    }
    let (status, refused) = ann.get("/tables?game=%00").await;
    assert_eq!((status, &refused["why"]["code"]), (400, &json!("refused-query")));
    house.close().await;
}
