//! What one visitor does is not felt by the others, and what has ended has ended.

use crate::house::{Guest, House, LONG, Socket, answer, session, until};
use axum::http::header::COOKIE;
use futures_util::SinkExt;
use serde_json::{Value, json};
use server::{Bounds, Hooks};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

/// Two people at a started game that has no luck.
async fn duel(house: &House, more: Value) -> (Guest, Guest, String) {
    let (ann, bo) = (house.guest("Ann").await, house.guest("Bo").await);
    let chairs = json!([{"who": "me"}, {"who": "open"}]);
    let mut new = json!({"game": "quixo", "chairs": chairs, "visibility": "open", "word": "a"});
    new.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let table = ann.table(new).await;
    let (status, done) = bo.post(&format!("/tables/{table}/sit"), json!({"word": "b"})).await;
    assert_eq!(status, 200, "{done}");
    (ann, bo, table)
}

/// Everything until the other side closes; whether it did in time.
async fn ends(stream: &mut TcpStream) -> (bool, String) {
    let mut heard = Vec::new();
    let ended = tokio::time::timeout(LONG, stream.read_to_end(&mut heard)).await.is_ok();
    (ended, String::from_utf8_lossy(&heard).into_owned())
}

async fn closed(socket: &mut Socket) -> u64 {
    loop {
        let message = socket.next().await;
        if message["type"] == "closed" {
            return message["code"].as_u64().unwrap();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pings_whose_answers_nobody_reads_do_not_fill_the_memory() {
    let house = House::with(|config| config.limits = Bounds::default(), Hooks::default()).await;
    let mut socket = house.stranger().socket().await;
    let mut sent = 0;
    for _ in 0..10_000 {
        if socket.stream.send(Message::Ping(vec![7; 125].into())).await.is_err() {
            break;
        }
        sent += 1;
    }
    assert!(sent > 0);
    assert!(matches!(closed(&mut socket).await, 0 | 1008), "let go, not served");
    house.guest("Bo").await.socket().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn half_a_request_ends_by_itself() {
    let change = |config: &mut server::Config| config.limits.request_seconds = 1;
    let house = House::with(change, Hooks::default()).await;
    let halves = [
        "",
        "GET /api/v1/games HTTP/1.1\r\nhost: x\r\n",
        "POST /api/v1/guests HTTP/1.1\r\nhost: x\r\norigin: ORIGIN\r\ncontent-length: 20\r\n\r\n{\"name\"",
    ];
    for half in halves {
        let mut stream = TcpStream::connect(house.addr).await.unwrap();
        stream.write_all(half.replace("ORIGIN", &house.url).as_bytes()).await.unwrap();
        let (ended, heard) = ends(&mut stream).await;
        assert!(ended, "{half:?} stays open");
        assert!(heard.is_empty() || heard.starts_with("HTTP/1.1 408"), "{heard}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_only_so_many_connections_and_gets_them_back() {
    let change = |config: &mut server::Config| config.limits.connections_per_ip = 10;
    let house = House::with(change, Hooks::default()).await;
    let mut held = Vec::new();
    for _ in 0..10 {
        let mut stream = TcpStream::connect(house.addr).await.unwrap();
        stream.write_all(b"GET / HTTP/1.1\r\n").await.unwrap();
        held.push(stream);
    }
    until(async || {
        let mut stream = TcpStream::connect(house.addr).await.unwrap();
        let (_, heard) = tokio::time::timeout(Duration::from_millis(200), ends(&mut stream)).await.ok()?;
        heard.starts_with("HTTP/1.1 429").then_some(())
    })
    .await;
    drop(held);
    until(async || {
        let asked = load::http::get(house.api("/games")).await.ok()?;
        (asked.status() == 200).then_some(())
    })
    .await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_nobody_reads_is_given_up() {
    let change = |config: &mut server::Config| config.limits.unread_seconds = 1;
    let house = House::with(change, Hooks::default()).await;
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut stream = socket.connect(house.addr).await.unwrap();
    let ask = "GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n".repeat(40);
    stream.write_all(ask.as_bytes()).await.unwrap();
    // Written on for as long as the other side holds the connection.
    let given_up = async {
        loop {
            tokio::time::sleep(Duration::from_millis(100)).await;
            if stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n").await.is_err() {
                return;
            }
        }
    };
    tokio::time::timeout(LONG, given_up).await.expect("the connection ends");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_grows_by_names_only_so_far_and_the_game_goes_on() {
    let change = |config: &mut server::Config| config.limits.talk_per_table = 20;
    let house = House::with(change, Hooks::default()).await;
    let (ann, bo, table) = duel(&house, json!({})).await;
    let mut answers = Vec::new();
    for n in 0..25 {
        // A new socket each time: what counts is the table.
        let mut socket = ann.at(&table).await;
        let answer = socket.act(&table, json!({"do": "rename", "name": format!("Ann {n}")})).await;
        answers.push(answer["code"].as_str().unwrap_or("ack").to_owned());
    }
    assert_eq!(answers.last().unwrap(), "rate", "{answers:?}");
    let (mut a, mut b) = (ann.at(&table).await, bo.at(&table).await);
    let socket = if a.picture(&table)["turn"] == 0 { &mut a } else { &mut b };
    assert!(socket.play_any(&table, 0).await);
    let resigned = b.act(&table, json!({"do": "resign"})).await;
    assert_eq!(resigned["type"], "ack", "{resigned}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_somebody_asks_for_is_counted_over_all_sockets_and_requests() {
    let change = |config: &mut server::Config| config.limits.acts_per_minute_person = 10;
    let house = House::with(change, Hooks::default()).await;
    let (ann, bo, table) = duel(&house, json!({})).await;
    let mut codes = Vec::new();
    for n in 0..12 {
        let line = json!({"do": "rename", "name": format!("Ann {n}")});
        let code = match n % 2 {
            0 => ann.at(&table).await.act(&table, line).await["code"].clone(),
            _ => {
                let body = json!({"id": format!("{n:032x}"), "action": line});
                ann.post(&format!("/tables/{table}/act"), body).await.1["code"].clone()
            }
        };
        codes.push(code);
    }
    assert_eq!(codes.iter().filter(|code| **code == "rate").count(), 2, "{codes:?}");
    let others = bo.at(&table).await.act(&table, json!({"do": "rename", "name": "Bo 2"})).await;
    assert_eq!(others["type"], "ack", "somebody else notices nothing: {others}");
    house.close().await;
}

/// A game that somebody has played alone, to its end or for a while.
async fn finished_game(ann: &Guest, game: &str) -> String {
    let chairs = json!([{"who": "me"}, {"who": "me"}]);
    let new = json!({"game": game, "chairs": chairs, "visibility": "open", "one_device": true, "word": "w"});
    let table = ann.table(new).await;
    let mut socket = ann.at(&table).await;
    for n in 0..60 {
        if socket.finished(&table) || !socket.play_any(&table, n * 7).await {
            break;
        }
    }
    if !socket.finished(&table) {
        assert_eq!(socket.act(&table, json!({"do": "resign"})).await["type"], "ack");
    }
    while !socket.finished(&table) {
        assert_ne!(socket.next().await["type"], "closed");
    }
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_answers_while_analyses_of_long_games_wait() {
    let house = House::with(|config| config.thinkers = 1, Hooks::default()).await;
    let ann = house.guest("Ann").await;
    let mut wishes = Vec::new();
    for n in 0..5 {
        let table = finished_game(&ann, "triominos").await;
        let guest = house.guest(&format!("Guest {n}")).await;
        wishes.push(tokio::spawn(async move { guest.get(&format!("/tables/{table}/analysis")).await }));
    }
    let bots = json!([{"who": "me"}, {"who": "bot", "level": "easy"}]);
    let other = ann.table(json!({"game": "quixo", "chairs": bots, "visibility": "open", "word": "w"})).await;
    let mut socket = ann.at(&other).await;
    for n in 0..3 {
        while socket.picture(&other)["turn"] != 0 {
            assert_ne!(socket.next().await["type"], "closed");
        }
        assert!(socket.play_any(&other, n).await);
    }
    while socket.picture(&other)["turn"] != 0 {
        assert_ne!(socket.next().await["type"], "closed");
    }
    // Five analyses, of several seconds each, are made one after another; three answers of a bot take less.
    assert!(wishes.iter().any(|wish| !wish.is_finished()), "the bot waited for all of them");
    wishes.iter().for_each(tokio::task::JoinHandle::abort);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_is_made_once_and_kept() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let table = finished_game(&ann, "quixo").await;
    let path = format!("/tables/{table}/analysis");
    let asked = [ann.get(&path), ann.get(&path), ann.get(&path)];
    let answers = futures_util::future::join_all(asked).await;
    assert!(answers.iter().all(|answer| *answer == answers[0] && answer.0 == 200), "made once: {answers:?}");
    let folder = house.close().await;
    let house = House::on(folder, |_| {}, Hooks::default()).await;
    let again = house.guest("Bo").await.get(&path).await;
    assert_eq!(again, answers[0], "kept over a restart");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_tells_how_far_it_is_and_ends_when_nobody_waits_for_it() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let table = finished_game(&ann, "triominos").await;
    let path = format!("/tables/{table}/analysis");
    let progress = async || ann.get(&format!("{path}/progress")).await.1;
    let nothing = json!({"done": 0, "of": 0});
    assert_eq!(progress().await, nothing);
    let bo = house.guest("Bo").await;
    let wish = tokio::spawn({
        let path = path.clone();
        async move { bo.get(&path).await }
    });
    while progress().await["done"].as_u64() < Some(2) {
        assert!(!wish.is_finished(), "nobody was told how far it is");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert!(progress().await["of"].as_u64() > Some(20));
    wish.abort();
    while progress().await != nothing {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_passwords_from_one_address_lock_nobody_out_elsewhere() {
    let proxies = |config: &mut server::Config| {
        config.limits = Bounds::default();
        config.trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    };
    let house = House::with(proxies, Hooks::default()).await;
    let ann = account(&house, "ann-e").await;
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

/// Somebody with an account.
async fn account(house: &House, login: &str) -> Guest {
    let mut guest = house.guest(login).await;
    let old = guest.cookie.clone().unwrap();
    guest.sign_up(login).await;
    assert_ne!(guest.cookie.as_ref(), Some(&old), "signing up makes a new session");
    let stale = guest.http.get(format!("{}/me", guest.base)).header(COOKIE, old).send().await.unwrap();
    assert_eq!(stale.status(), 401, "and ends the old one");
    guest
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_password_ends_sessions_tokens_and_links_and_a_program_cannot_make_any() {
    let house = House::open().await;
    let ann = account(&house, "ann").await;
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
    assert_eq!(closed(&mut socket).await, 4001);
    assert_eq!(program("GET", "/me", json!({})).await, 401);
    assert_eq!(house.stranger().post("/recovery", json!({"code": link["code"]})).await.0, 403);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_for_reading_does_not_play_and_none_plays_for_ratings() {
    let house = House::open().await;
    let (ann, bo) = (account(&house, "ann").await, account(&house, "bob").await);
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
async fn who_deletes_everything_leaves_no_words_at_tables_they_only_watched() {
    let house = House::open().await;
    let (_ann, _bo, table) = duel(&house, json!({})).await;
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
async fn a_table_that_becomes_private_is_so_from_that_moment() {
    let house = House::open().await;
    let ann = house.guest("Ann").await;
    let chairs = json!([{"who": "me"}, {"who": "open"}]);
    let table = ann.table(json!({"game": "quixo", "chairs": chairs, "visibility": "open"})).await;
    let mut a = ann.at(&table).await;
    let mut onlooker = house.guest("Cy").await.at(&table).await;
    let done = a.act(&table, json!({"do": "configure", "visibility": "private"})).await;
    assert_eq!(done["type"], "ack", "{done}");
    a.act(&table, json!({"do": "say", "line": {"text": "only for us"}})).await;
    let gone = onlooker.hear("gone").await;
    assert_eq!(gone["why"]["code"], "refused-private");
    onlooker.say(json!({"type": "ping", "nonce": 1})).await;
    onlooker.hear("pong").await;
    assert!(!onlooker.raw.iter().any(|frame| frame.contains("only for us")));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_learn_nothing_of_a_private_table_from_refusals() {
    let house = House::open().await;
    let (ann, _bo, open) = duel(&house, json!({})).await;
    let chairs = json!([{"who": "me"}, {"who": "open"}]);
    let waiting = ann.table(json!({"game": "quixo", "chairs": chairs, "word": "a"})).await;
    let bots = json!([{"who": "me"}, {"who": "bot", "level": "random"}]);
    let running = ann.table(json!({"game": "quixo", "chairs": bots, "word": "a"})).await;
    let mut socket = house.guest("Cy").await.socket().await;
    let actions = [
        json!({"do": "move", "text": "a1>e1"}),
        json!({"do": "sit", "key": "0"}),
        json!({"do": "leave"}),
        json!({"do": "take_over", "seat": 0}),
        json!({"do": "say", "line": {"text": "hello"}}),
        json!({"do": "configure", "seats": 2}),
    ];
    for action in actions {
        let mut heard = Vec::new();
        for table in [&waiting, &running] {
            let id = "00000000000000000000000000000009";
            let mut refused = socket.act_as(table, id, Some(3), action.clone()).await;
            refused.as_object_mut().unwrap().remove("table");
            heard.push(refused);
        }
        assert_eq!(heard[0], heard[1], "{action}");
        assert_eq!(heard[0]["number"], 0, "{action}");
    }
    let seen = socket.act(&open, json!({"do": "leave"})).await;
    assert_eq!(seen["why"]["code"], "refused-not-seated", "an open table may say why");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn onlookers_who_are_behind_do_not_learn_that_somebody_moved() {
    let house = House::open().await;
    let (ann, bo, table) = duel(&house, json!({"delay": 2})).await;
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

#[tokio::test(flavor = "multi_thread")]
async fn who_plays_by_requests_alone_is_there_and_who_does_nothing_is_gone() {
    const GONE: Duration = Duration::from_secs(3);
    let house = House::with(|_| {}, Hooks { gone_after: GONE, ..Hooks::default() }).await;
    let (ann, bo, table) = duel(&house, json!({})).await;
    let mut bo = bo.at(&table).await;
    let begun = std::time::Instant::now();
    let mut last = begun;
    while begun.elapsed() < 2 * GONE {
        // By looking alone and by asking for something alone, in turn.
        let (status, _) = match begun.elapsed() < GONE {
            true => ann.get(&format!("/tables/{table}")).await,
            false => {
                let renamed = json!({"do": "rename", "name": "Anna"});
                let id = format!("{:032x}", begun.elapsed().as_nanos());
                ann.post(&format!("/tables/{table}/act"), json!({"id": id, "action": renamed})).await
            }
        };
        assert_eq!(status, 200);
        let (before, refused) = (last, bo.act(&table, json!({"do": "take_over", "seat": 0})).await);
        last = std::time::Instant::now();
        // On a machine that stood still nothing is proved.
        if last - before < GONE {
            assert_eq!(refused["why"]["code"], "refused-present", "{refused}");
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    until(async || {
        (bo.act(&table, json!({"do": "take_over", "seat": 0})).await["type"] == "ack").then_some(())
    })
    .await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_counts_as_a_table() {
    let change = |config: &mut server::Config| config.limits.tables_per_minute_person = 3;
    let house = House::with(change, Hooks::default()).await;
    let again = async |guest: &Guest| {
        let bots = json!([{"who": "me"}, {"who": "bot", "level": "random"}]);
        let mut table = guest.table(json!({"game": "quixo", "chairs": bots, "word": "w"})).await;
        let mut made = 1;
        loop {
            let mut socket = guest.at(&table).await;
            if socket.picture(&table)["stage"] == "gathering" {
                socket.act(&table, json!({"do": "start"})).await;
            }
            assert_eq!(socket.act(&table, json!({"do": "resign"})).await["type"], "ack");
            let asked = socket.act(&table, json!({"do": "offer", "offer": "rematch"})).await;
            if asked["type"] != "ack" {
                return (made, asked["code"].clone());
            }
            assert!(made < 10, "nobody counts");
            made += 1;
            table = until(async || {
                let (_, seen) = guest.get(&format!("/tables/{table}")).await;
                seen["now"]["ending"]["rematch"].as_str().map(str::to_owned)
            })
            .await;
        }
    };
    assert_eq!(again(&house.guest("Ann").await).await, (3, json!("rate")));
    assert_eq!(again(&house.guest("Bo").await).await, (3, json!("rate")), "somebody else notices nothing");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_for_reading_changes_nothing_by_any_route() {
    let house = House::open().await;
    let ann = account(&house, "ann").await;
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

#[tokio::test(flavor = "multi_thread")]
async fn who_signs_in_everywhere_stays_signed_in_where_it_was_last() {
    let change = |config: &mut server::Config| config.limits.sessions_per_person = 3;
    let house = House::with(change, Hooks::default()).await;
    let ann = account(&house, "ann").await;
    for _ in 0..3 {
        let body = json!({"account": "ann", "password": "correct horse"});
        assert_eq!(house.stranger().post("/sessions", body).await.0, 200);
    }
    assert_eq!(ann.get("/me").await.0, 401);
    house.close().await;
}

#[test]
fn every_limit_stands_in_the_table_for_hosts_with_its_default() {
    let docs = include_str!("../../../../docs/hosting.md");
    let limits = serde_json::to_value(Bounds::default()).unwrap();
    for (name, value) in limits.as_object().unwrap() {
        assert!(docs.contains(&format!("| `{name}` | {value} |")), "{name} = {value} is missing");
    }
}

#[test]
fn every_metric_is_explained_and_every_rule_watches_one_that_there_is() {
    let sources = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut folders = vec![sources];
    let mut known = std::collections::BTreeSet::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap().map(Result::unwrap) {
            match entry.path() {
                path if path.is_dir() => folders.push(path),
                path => known.extend(metrics(&std::fs::read_to_string(path).unwrap(), "\"klots_")),
            }
        }
    }
    let explained = metrics(include_str!("../../../../docs/security.md"), "`klots_");
    assert_eq!(known.iter().collect::<Vec<_>>(), explained.iter().collect::<Vec<_>>());
    for file in
        [include_str!("../../../../deploy/alerts.yml"), include_str!("../../../../deploy/dashboard.json")]
    {
        let watched = metrics(file, "klots_");
        assert!(!watched.is_empty());
        assert!(watched.iter().all(|name| known.contains(name)), "{watched:?}");
    }
}

/// Every name that begins like this, without what stands before it.
fn metrics(text: &str, start: &str) -> std::collections::BTreeSet<String> {
    let names = text.split(start).skip(1).map(|rest| {
        let name: String = rest.chars().take_while(|c| c.is_ascii_lowercase() || *c == '_').collect();
        format!("klots_{name}")
    });
    names.collect()
}
