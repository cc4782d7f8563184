//! Every limit is gone beyond, from outside: what the visitor is told, and that somebody elsewhere notices nothing.

use crate::house::{Guest, House, LONG, Socket, answer, until};
use futures_util::SinkExt;
use serde_json::{Value, json};
use server::{Bounds, Config, Hooks};
use std::collections::BTreeSet;
use tokio::io::AsyncReadExt;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

/// Two visitors who come through a proxy.
const GREEDY: &str = "192.0.2.1";
const OTHER: &str = "192.0.2.2";

/// What a visitor does again and again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Deed {
    Request,
    Guest,
    Table,
    Rename,
    Chat,
    Password,
    SamePassword,
    Recovery,
    Token,
    Export,
    Picture,
}

/// A limit, what meets it, and whether somebody else has a budget of their own.
const BY_REQUEST: [(&str, Deed, bool); 18] = [
    ("requests_per_minute", Deed::Request, true),
    ("guests_per_minute", Deed::Guest, true),
    ("tables_per_minute", Deed::Table, true),
    ("tables_per_day", Deed::Table, true),
    ("tables_per_minute_person", Deed::Table, true),
    ("tables_per_day_person", Deed::Table, true),
    ("acts_per_minute_person", Deed::Rename, true),
    ("acts_per_minute_ip", Deed::Rename, true),
    ("events_per_hour", Deed::Rename, true),
    ("events_per_table", Deed::Rename, true),
    ("talk_per_table", Deed::Rename, true),
    ("chat_per_15s", Deed::Chat, true),
    ("passwords_per_10min_ip", Deed::Password, true),
    ("passwords_per_15min", Deed::SamePassword, true),
    ("recoveries_per_hour", Deed::Recovery, true),
    ("tokens_per_person", Deed::Token, true),
    ("exports_per_minute", Deed::Export, true),
    ("pictures_per_minute", Deed::Picture, false),
];

/// Limits with a test of their own, here or where it says.
const ELSEWHERE: [(&str, &str); 20] = [
    ("messages_per_10s", "here"),
    ("message_burst", "here"),
    ("messages_per_10s_person", "here"),
    ("messages_per_10s_ip", "here"),
    ("sockets_per_ip", "here"),
    ("sockets_per_seat", "here"),
    ("tables_per_socket", "here"),
    ("connections", "here"),
    ("connections_per_ip", "floods: an_address_has_only_so_many_connections_and_gets_them_back"),
    ("request_seconds", "floods: half_a_request_ends_by_itself"),
    ("unread_seconds", "floods: an_answer_that_nobody_reads_is_given_up"),
    ("sessions_per_person", "access: who_signs_in_everywhere_stays_signed_in_where_it_was_last"),
    ("queue_frames", "sockets: a reader who does not read"),
    ("queue_bytes", "outbox: memory_is_bounded_by_bytes_too"),
    ("queue_bytes_ip", "outbox: readers_of_one_address_share_a_bound_and_give_back_what_they_took"),
    ("open_acts", "limits: acts_are_counted_per_seat_and_given_back"),
    ("exports_at_once", "here"),
    ("exports_at_once_person", "here"),
    ("wishes_waiting", "pools: who_comes_when_too_many_wait_is_told_so"),
    ("turns_waiting", "pools: who_comes_when_too_many_wait_is_told_so"),
];

/// A house with one small limit, behind a proxy that is believed.
async fn house_with(limit: &str, value: u32) -> House {
    let mut limits = serde_json::to_value(Bounds::generous()).unwrap();
    limits[limit] = value.into();
    let limits: Bounds = serde_json::from_value(limits).unwrap();
    let change = |config: &mut Config| {
        config.limits = limits;
        config.trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    };
    House::with(change, Hooks::default()).await
}

/// Somebody at an address, with a table of their own.
struct Visitor {
    guest: Guest,
    address: &'static str,
    table: String,
}

impl Visitor {
    async fn come(house: &House, address: &'static str) -> Visitor {
        let visitor = Visitor { guest: house.stranger(), address, table: String::new() };
        let made = visitor.ask("POST", "/guests").json(&json!({"name": "Somebody"})).send().await.unwrap();
        assert_eq!(made.status(), 200);
        let guest = Guest { cookie: Some(crate::house::session(&made)), ..visitor.guest };
        let mut visitor = Visitor { guest, ..visitor };
        let new = json!({"game": "quixo", "chairs": [{"who": "me"}, {"who": "open"}], "visibility": "open"});
        let (status, made) = answer(visitor.ask("POST", "/tables").json(&new)).await;
        assert_eq!(status, 200, "{made}");
        visitor.table = made["table"].as_str().unwrap().to_owned();
        visitor
    }

    fn ask(&self, method: &str, path: &str) -> load::http::Request {
        self.guest.request(method, path).header("x-forwarded-for", self.address)
    }

    /// Does something for the `n`th time; the status.
    async fn does(&self, house: &House, deed: Deed, n: u32) -> (u16, Value) {
        let table = format!("/tables/{}", self.table);
        let asked = match deed {
            Deed::Request => self.ask("GET", "/games"),
            Deed::Guest => {
                let stranger = house.stranger().request("POST", "/guests");
                stranger.header("x-forwarded-for", self.address).json(&json!({"name": "New"}))
            }
            Deed::Table => {
                let new = json!({"game": "quixo", "chairs": [{"who": "me"}, {"who": "open"}]});
                self.ask("POST", "/tables").json(&new)
            }
            Deed::Rename => {
                let action = json!({"do": "rename", "name": format!("Name {n}")});
                let body = json!({"id": format!("{n:032x}"), "action": action});
                self.ask("POST", &format!("{table}/act")).json(&body)
            }
            Deed::Chat => self
                .ask("POST", &format!("{table}/chat"))
                .json(&json!({"line": {"text": format!("line {n}")}})),
            Deed::Password | Deed::SamePassword => {
                let account =
                    if deed == Deed::Password { format!("nobody-{n}") } else { "nobody".to_owned() };
                let body = json!({"account": account, "password": "wrong wrong"});
                self.ask("POST", "/sessions").json(&body)
            }
            Deed::Recovery => self.ask("POST", "/me/recovery").json(&json!({})),
            Deed::Token => self.ask("POST", "/me/tokens").json(&json!({"label": format!("bot {n}")})),
            Deed::Export => self.ask("GET", "/me/export"),
            Deed::Picture => {
                // A picture that was drawn is not drawn again: each time another table.
                let new = json!({"game": "quixo", "chairs": [{"who": "me"}, {"who": "open"}], "visibility": "open"});
                let (_, made) = answer(self.ask("POST", "/tables").json(&new)).await;
                self.ask("GET", &format!("/tables/{}/picture", made["table"].as_str().unwrap()))
            }
        };
        answer(asked).await
    }
}

#[test]
fn every_limit_has_a_test() {
    let limits = serde_json::to_value(Bounds::default()).unwrap();
    let known: BTreeSet<&str> = limits.as_object().unwrap().keys().map(String::as_str).collect();
    let elsewhere = ELSEWHERE.iter().map(|(name, _)| *name);
    let tested: BTreeSet<&str> = BY_REQUEST.iter().map(|(name, ..)| *name).chain(elsewhere).collect();
    assert_eq!(known, tested);
}

#[test]
fn every_limit_stands_in_the_table_for_hosts_with_its_default() {
    let docs = include_str!("../../../../docs/hosting.md");
    let limits = serde_json::to_value(Bounds::default()).unwrap();
    for (name, value) in limits.as_object().unwrap() {
        assert!(docs.contains(&format!("| `{name}` | {value} |")), "{name} = {value} is missing");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_goes_beyond_a_limit_is_told_so_and_somebody_elsewhere_notices_nothing() {
    for (limit, deed, own) in BY_REQUEST {
        // Two people, with what they need to begin, come before anybody goes beyond anything.
        let most = match limit {
            "requests_per_minute" => 12,
            "events_per_table" | "talk_per_table" => 9,
            _ => 6,
        };
        let house = house_with(limit, most).await;
        let (greedy, other) = (Visitor::come(&house, GREEDY).await, Visitor::come(&house, OTHER).await);
        let mut passed = 0;
        let refused = loop {
            let (status, told) = greedy.does(&house, deed, passed).await;
            if status == 429 {
                break told;
            }
            passed += 1;
            // On a slow machine a budget fills up a little while it is used.
            assert!(passed <= 4 * most, "{limit}: {passed} times, {status}");
        };
        assert!(passed > 0, "{limit}: not even once");
        assert_eq!(refused["why"]["code"], "refused-rate", "{limit}: {refused}");
        if own {
            let (status, told) = other.does(&house, deed, 0).await;
            assert_ne!(status, 429, "{limit} is felt elsewhere: {told}");
        }
        house.close().await;
    }
}

/// Sends pings until the other side closes; the code, or nothing if it never does.
async fn ping_until_closed(socket: &mut Socket, most: u32) -> Option<u64> {
    for _ in 0..most {
        if socket.stream.send(Message::Ping(vec![7; 2].into())).await.is_err() {
            break;
        }
    }
    // Whatever was heard is answered in order: a pong of ours, or the closing frame.
    if socket.stream.send(Message::text(json!({"type": "ping", "nonce": 9}).to_string())).await.is_err() {
        return Some(0);
    }
    loop {
        let message = socket.next().await;
        match message["type"].as_str() {
            Some("closed") => return message["code"].as_u64(),
            Some("pong") => return None,
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn frames_are_counted_per_socket_per_person_and_per_address() {
    for (limit, sockets) in [("messages_per_10s_person", 8), ("messages_per_10s_ip", 8)] {
        let house = house_with(limit, 40).await;
        let greedy = house.guest("Greedy").await;
        let mut closed = Vec::new();
        for _ in 0..sockets {
            let mut socket = greedy.socket().await;
            closed.push(ping_until_closed(&mut socket, 15).await);
            if closed.last().is_some_and(Option::is_some) {
                break;
            }
        }
        assert!(closed.iter().any(|code| matches!(code, Some(0 | 1008))), "{limit}: {closed:?}");
        assert!(closed[0].is_none(), "{limit}: the first was within it: {closed:?}");
        if limit != "messages_per_10s_ip" {
            let mut other = house.guest("Other").await.socket().await;
            assert_eq!(ping_until_closed(&mut other, 10).await, None, "{limit} is felt by another");
        }
        house.close().await;
    }
    // A socket may send this many at once, and after that at its pace.
    let mut limits = Bounds::generous();
    (limits.messages_per_10s, limits.message_burst) = (10, 5);
    let house = House::with(|config| config.limits = limits, Hooks::default()).await;
    let mut socket = house.guest("Greedy").await.socket().await;
    assert!(ping_until_closed(&mut socket, 30).await.is_some());
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_only_so_many_sockets() {
    let house = house_with("sockets_per_ip", 3).await;
    let ann = house.guest("Ann").await;
    let mut held = vec![ann.socket().await, ann.socket().await, ann.socket().await];
    let mut fourth = ann.raw_socket().await;
    assert_eq!(fourth.next().await, json!({"type": "closed", "code": 1008}));
    let asked = ann.request("GET", "/stream").send().await.unwrap();
    assert_eq!(asked.status(), 429, "streams are counted too");
    drop(held.pop());
    until(async || {
        let mut socket = ann.raw_socket().await;
        socket
            .stream
            .send(Message::text(json!({"type": "hello", "versions": [1]}).to_string()))
            .await
            .ok()?;
        (socket.next().await["type"] == "welcome").then_some(())
    })
    .await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_has_only_so_many_sockets_at_a_table_and_a_socket_only_so_many_tables() {
    let mut limits = Bounds::generous();
    (limits.sockets_per_seat, limits.tables_per_socket) = (2, 2);
    let house = House::with(|config| config.limits = limits, Hooks::default()).await;
    let (ann, bo) = (house.guest("Ann").await, house.guest("Bo").await);
    let new = json!({"game": "quixo", "chairs": [{"who": "me"}, {"who": "open"}], "visibility": "open"});
    let tables = [ann.table(new.clone()).await, ann.table(new.clone()).await, ann.table(new).await];
    let mut other = bo.at(&tables[0]).await;
    let mut first = ann.at(&tables[0]).await;
    let (_second, _third) = (ann.at(&tables[0]).await, ann.at(&tables[0]).await);
    assert_eq!(first.closed().await, 4010, "the oldest goes");
    other.say(json!({"type": "subscribe", "table": tables[1]})).await;
    other.hear("snapshot").await;
    other.say(json!({"type": "subscribe", "table": tables[2]})).await;
    let gone = other.hear("gone").await;
    assert_eq!((&gone["table"], &gone["why"]["code"]), (&json!(tables[2]), &json!("refused-rate")));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_of_everybody_have_an_end() {
    let change = |config: &mut Config| config.limits.connections = 5;
    let house = House::with(change, Hooks::default()).await;
    let held: Vec<TcpStream> = futures_util::future::join_all((0..5).map(|_| TcpStream::connect(house.addr)))
        .await
        .into_iter()
        .map(Result::unwrap)
        .collect();
    let refused = until(async || {
        let mut stream = TcpStream::connect(house.addr).await.ok()?;
        let mut heard = String::new();
        tokio::time::timeout(LONG, stream.read_to_string(&mut heard)).await.ok()?.ok()?;
        heard.starts_with("HTTP/1.1").then_some(heard)
    })
    .await;
    assert!(refused.starts_with("HTTP/1.1 429"), "{refused}");
    drop(held);
    until(async || (load::http::get(house.api("/games")).await.ok()?.status() == 200).then_some(())).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_costs_much_is_done_for_one_visitor_only_so_often_at_once() {
    for limit in ["exports_at_once", "exports_at_once_person"] {
        let house = house_with(limit, 1).await;
        let greedy = Visitor::come(&house, GREEDY).await;
        let path = format!("/tables/{}/record", greedy.table);
        let who = if limit == "exports_at_once" { house.stranger() } else { greedy.guest.clone() };
        let mut refused = false;
        for _ in 0..40 {
            let asked = (0..16).map(|_| answer(who.request("GET", &path).header("x-forwarded-for", GREEDY)));
            let statuses = futures_util::future::join_all(asked).await;
            assert!(statuses.iter().any(|(status, _)| *status == 200), "{limit}: {statuses:?}");
            refused |= statuses.iter().any(|(status, _)| *status == 429);
            let elsewhere =
                answer(house.stranger().request("GET", &path).header("x-forwarded-for", OTHER)).await;
            assert_eq!(elsewhere.0, 200, "{limit} is felt elsewhere");
            if refused {
                break;
            }
        }
        assert!(refused, "{limit}: sixteen at once, forty times, and never one too many");
        house.close().await;
    }
}
