//! What every request must pass: the right origin, not too often, from whom; and what every answer carries.

use crate::app::App;
use crate::codes;
use crate::fault::Fault;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{Extensions, HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, SocketAddr};

/// The address of whoever asks: the nearest one that is not a trusted proxy. Where a trusted proxy wrote down something that
/// is not an address, the proxy itself stands for everybody behind it.
pub fn address(app: &App, headers: &HeaderMap, extensions: &Extensions) -> IpAddr {
    let peer = extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let peer = peer.unwrap_or(IpAddr::from([127, 0, 0, 1]));
    let lines: Vec<&str> =
        headers.get_all("x-forwarded-for").iter().map(|value| value.to_str().unwrap_or("?")).collect();
    client(peer, &lines, &app.config.trusted_proxies)
}

fn client(peer: IpAddr, lines: &[&str], trusted: &[IpAddr]) -> IpAddr {
    let is_trusted = |ip: IpAddr| trusted.contains(&ip.to_canonical());
    let mut nearest = peer;
    let hops: Vec<&str> = lines.iter().flat_map(|line| line.split(',')).collect();
    for hop in hops.into_iter().rev() {
        if !is_trusted(nearest) {
            break;
        }
        match hop_address(hop) {
            Some(ip) => nearest = ip,
            None => break,
        }
    }
    nearest
}

/// `192.0.2.1`, `192.0.2.1:4711`, `2001:db8::1`, `[2001:db8::1]` or `[2001:db8::1]:4711`.
fn hop_address(hop: &str) -> Option<IpAddr> {
    let hop = hop.trim();
    let bare = hop.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(hop);
    bare.parse().ok().or_else(|| hop.parse::<SocketAddr>().ok().map(|socket| socket.ip()))
}

/// The token of a program.
pub fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    value.strip_prefix("Bearer ").map(str::trim)
}

/// Whether these headers name the right origin, or need none.
pub fn right_origin(app: &App, headers: &HeaderMap) -> bool {
    match headers.get(header::ORIGIN) {
        Some(origin) => {
            origin.as_bytes().eq_ignore_ascii_case(app.origin.as_bytes()) || by_number(app, origin, headers)
        }
        None => headers.contains_key(header::AUTHORIZATION) && bearer(headers).is_some(),
    }
}

/// Whether a server that listens everywhere and has no name was called by the number of its machine, from a page that was
/// itself opened by that number. Anybody can make a name point to this machine; a number belongs to it alone.
fn by_number(app: &App, origin: &HeaderValue, headers: &HeaderMap) -> bool {
    let everywhere = app.config.public_url.is_empty() && app.bound.ip().is_unspecified();
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    everywhere
        && host
            .is_some_and(|host| is_number(host) && origin.as_bytes() == format!("http://{host}").as_bytes())
}

fn is_number(host: &str) -> bool {
    hop_address(host).is_some() || host.split(':').next() == Some("localhost")
}

/// Requests that change something must come from our own page, or with a token.
pub async fn check_origin(State(app): State<App>, request: Request, next: Next) -> Response {
    let safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let headers = request.headers();
    let foreign = headers.contains_key(header::ORIGIN) && !right_origin(&app, headers);
    if (!safe && !right_origin(&app, headers)) || (foreign && bearer(headers).is_none()) {
        return Fault::forbidden(codes::ORIGIN).into_response();
    }
    next.run(request).await
}

/// Too many requests from one address are refused.
pub async fn check_rate(State(app): State<App>, request: Request, next: Next) -> Response {
    let ip = address(&app, request.headers(), request.extensions());
    match app.buckets.request(ip) {
        Ok(()) => next.run(request).await,
        Err(fault) => fault.into_response(),
    }
}

/// What every answer carries: nothing from elsewhere, nothing inline, no address told to others.
pub async fn security_headers(State(app): State<App>, request: Request, next: Next) -> Response {
    const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
        connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; \
        base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let mut set = |name: &'static str, value: &'static str| {
        headers.insert(name, HeaderValue::from_static(value));
    };
    set("content-security-policy", POLICY);
    set("x-content-type-options", "nosniff");
    set("referrer-policy", "no-referrer");
    set("x-frame-options", "DENY");
    set("cross-origin-opener-policy", "same-origin");
    set("cross-origin-resource-policy", "same-origin");
    set("permissions-policy", "camera=(), microphone=(), geolocation=()");
    if app.config.is_secure() {
        set("strict-transport-security", "max-age=31536000");
    }
    response
}

/// Answers about people and tables are for whoever asked, and for nobody in between.
pub async fn keep_nothing(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_no_name() {
        for number in
            ["192.168.1.5:7377", "192.168.1.5", "[2001:db8::7]:7377", "[2001:db8::7]", "localhost:7377"]
        {
            assert!(is_number(number), "{number}");
        }
        for name in ["klots.example:7377", "192.168.1.5.example.org", "localhost.example.org", ""] {
            assert!(!is_number(name), "{name}");
        }
    }

    #[test]
    fn an_address_is_read_however_a_proxy_writes_it_and_what_cannot_be_read_is_not_skipped() {
        let proxy: IpAddr = "10.0.0.1".parse().unwrap();
        let from = |line: &str| client(proxy, &[line], &[proxy]).to_string();
        assert_eq!(from("192.0.2.7"), "192.0.2.7");
        assert_eq!(from("203.0.113.9, 192.0.2.7:4711"), "192.0.2.7");
        assert_eq!(from("203.0.113.9, [2001:db8::7]:4711"), "2001:db8::7");
        assert_eq!(from("[2001:db8::7]"), "2001:db8::7");
        assert_eq!(from("203.0.113.9, 10.0.0.1"), "203.0.113.9");
        assert_eq!(from("203.0.113.9, unknown"), "10.0.0.1", "no client chooses its own address");
        let stranger: IpAddr = "198.51.100.1".parse().unwrap();
        assert_eq!(client(stranger, &["192.0.2.7"], &[proxy]), stranger);
    }
}
