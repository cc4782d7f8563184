//! Who asks: cookies, tokens, addresses, origins, and which sockets belong to whom.

use crate::app::App;
use crate::fault::Fault;
use crate::outbox::{Frame, Outbox};
use crate::trouble::notice_text;
use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header, request::Parts};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::Cookie;
use dashmap::DashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Weak};
use store::{GrantId, PersonId, TokenHash};
use table::event::Person;
use wire::outbound::Notice;
use wire::rest::Me;

/// A session is written down as used at most this often.
const TOUCH_MS: i64 = 15 * 60 * 1000;
const DAY_MS: i64 = 86_400_000;

/// Somebody who is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Whoami {
    /// Who.
    pub person: PersonId,
    /// Under which name.
    pub name: String,
    /// The account's name.
    pub login: Option<String>,
    /// The session or token.
    pub grant: GrantId,
    /// When the session ends.
    pub expires: i64,
    /// Whether it came by a token for programs.
    pub by_token: bool,
}

impl Whoami {
    /// The person at a table.
    pub fn at_table(&self) -> Person {
        Person(self.person.0)
    }

    /// What the person is told about themselves.
    pub fn me(&self) -> Me {
        Me {
            id: self.person.to_string(),
            name: self.name.clone(),
            account: self.login.clone(),
            expires: self.expires,
        }
    }
}

/// What somebody shows: only its hash is ever kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Credential {
    /// The cookie of a session.
    Cookie(TokenHash),
    /// A token for programs.
    Bearer(TokenHash),
}

/// Who makes a request: perhaps nobody, always from somewhere.
#[derive(Clone, Debug)]
pub struct Caller {
    /// Who, if anybody.
    pub who: Option<Arc<Whoami>>,
    /// What they showed for it.
    pub shown: Option<Credential>,
    /// From where.
    pub ip: IpAddr,
}

impl Caller {
    /// Who, or a refusal.
    pub fn somebody(&self) -> Result<&Whoami, Fault> {
        self.who.as_deref().ok_or_else(Fault::nobody)
    }

    /// How a socket ends whose right to be there is gone: a program with its token is not let in again,
    /// a person whose session has ended may sign in.
    pub fn withdrawn(&self) -> u16 {
        match self.shown {
            Some(Credential::Bearer(_)) => wire::close::FORBIDDEN,
            _ => wire::close::SIGNED_OUT,
        }
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, Fault> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let ip = address(app, &parts.headers, peer.unwrap_or(IpAddr::from([127, 0, 0, 1])));
        let shown = app.credential(&parts.headers);
        Ok(Caller { who: app.whoami(shown).await?, shown, ip })
    }
}

/// The address of who asks: of the last proxy that is not trusted.
fn address(app: &App, headers: &HeaderMap, peer: IpAddr) -> IpAddr {
    let trusted = |ip: &IpAddr| app.config.trusted_proxies.contains(&ip.to_canonical());
    if !trusted(&peer) {
        return peer;
    }
    let chain = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
    let hops: Vec<IpAddr> =
        chain.flat_map(|line| line.split(',')).filter_map(|ip| ip.trim().parse().ok()).collect();
    hops.into_iter().rev().find(|ip| !trusted(ip)).unwrap_or(peer)
}

impl App {
    /// The name of the session cookie.
    pub fn cookie_name(&self) -> &'static str {
        if self.config.is_secure() { "__Host-klots" } else { "klots" }
    }

    /// What these headers show.
    fn credential(&self, headers: &HeaderMap) -> Option<Credential> {
        if let Some(token) = bearer(headers) {
            return Some(Credential::Bearer(TokenHash::of(token)));
        }
        let jar = CookieJar::from_headers(headers);
        jar.get(self.cookie_name()).map(|cookie| Credential::Cookie(TokenHash::of(cookie.value())))
    }

    /// Who shows this.
    async fn whoami(&self, shown: Option<Credential>) -> Result<Option<Arc<Whoami>>, Fault> {
        match shown {
            Some(Credential::Bearer(token)) => {
                let who = self.lookup(token, true).await?;
                who.map(Some).ok_or_else(Fault::nobody)
            }
            Some(Credential::Cookie(token)) => self.lookup(token, false).await,
            None => Ok(None),
        }
    }

    /// Whether somebody is still who they were.
    pub async fn still(&self, caller: &Caller) -> Result<Option<Arc<Whoami>>, Fault> {
        self.whoami(caller.shown).await
    }

    async fn lookup(&self, token: TokenHash, by_token: bool) -> Result<Option<Arc<Whoami>>, Fault> {
        if let Some(known) = self.sessions.get(&token).await {
            return Ok(known.filter(|who| who.by_token == by_token && who.expires > self.now()));
        }
        let who = self.read_grant(token, by_token).await?.map(Arc::new);
        self.sessions.insert(token, who.clone()).await;
        Ok(who)
    }

    async fn read_grant(&self, token: TokenHash, by_token: bool) -> Result<Option<Whoami>, Fault> {
        let now = self.now();
        let (person, grant, expires) = if by_token {
            let Some(found) = self.store.api_token(token).await? else { return Ok(None) };
            if found.used_ms.is_none_or(|used| now - used > TOUCH_MS) {
                self.store.touch_api_token(found.id, now).await?;
            }
            (found.person, found.id, i64::MAX)
        } else {
            let Some(found) = self.store.session(token, now).await? else { return Ok(None) };
            let expires = now + i64::from(self.config.session_days) * DAY_MS;
            if now - found.seen_ms > TOUCH_MS {
                self.store.touch_session(&found, now, expires).await?;
            }
            (found.person, found.id, found.expires_ms)
        };
        let Some(person) = self.store.person(person).await? else { return Ok(None) };
        Ok(Some(Whoami {
            person: person.id,
            name: person.name,
            login: person.login,
            grant,
            expires,
            by_token,
        }))
    }

    /// Signs somebody in: the cookie to set, and who it is.
    pub async fn sign_in(
        &self,
        person: PersonId,
        headers: &HeaderMap,
    ) -> Result<(Cookie<'static>, Whoami), Fault> {
        let token = self.token();
        let now = self.now();
        let expires = now + i64::from(self.config.session_days) * DAY_MS;
        let agent = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let agent: String = agent.chars().filter(|c| !c.is_control()).take(120).collect();
        let hash = TokenHash::of(&token);
        let session = self.store.create_session(person, hash, &agent, now, expires).await?;
        let person = self.store.person(person).await?.ok_or_else(Fault::nobody)?;
        let who = Whoami {
            person: person.id,
            name: person.name,
            login: person.login,
            grant: session.id,
            expires,
            by_token: false,
        };
        self.sessions.insert(hash, Some(Arc::new(who.clone()))).await;
        Ok((self.cookie(token, i64::from(self.config.session_days) * 86_400), who))
    }

    /// The session cookie with this value.
    pub fn cookie(&self, value: String, seconds: i64) -> Cookie<'static> {
        let secure = if self.config.is_secure() { "; Secure" } else { "" };
        let name = self.cookie_name();
        let text = format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
        Cookie::parse(text).expect("the value is made of hexadecimal digits")
    }

    /// By what somebody is signed in: sessions and tokens.
    pub async fn grants(&self, person: PersonId) -> Result<Vec<GrantId>, Fault> {
        let sessions = self.store.sessions(person, self.now()).await?;
        let tokens = self.store.api_tokens(person).await?;
        Ok(sessions.iter().map(|session| session.id).chain(tokens.iter().map(|token| token.id)).collect())
    }

    /// Forgets what was looked up about sessions, and ends the sockets of a grant.
    pub fn forget_grants(&self, grant: Option<GrantId>) {
        self.sessions.invalidate_all();
        if let Some(grant) = grant {
            self.sockets.close(grant);
        }
    }
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    value.strip_prefix("Bearer ").map(str::trim)
}

/// Whether these headers name the right origin, or need none.
pub fn right_origin(app: &App, headers: &HeaderMap) -> bool {
    match headers.get(header::ORIGIN) {
        Some(origin) => origin.as_bytes().eq_ignore_ascii_case(app.origin.as_bytes()),
        None => headers.contains_key(header::AUTHORIZATION) && bearer(headers).is_some(),
    }
}

/// Requests that change something must come from our own page, or with a token.
pub async fn check_origin(State(app): State<App>, request: Request, next: Next) -> Response {
    let safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let headers = request.headers();
    let foreign = headers.contains_key(header::ORIGIN) && !right_origin(&app, headers);
    if (!safe && !right_origin(&app, headers)) || (foreign && bearer(headers).is_none()) {
        return Fault::forbidden("refused-origin").into_response();
    }
    next.run(request).await
}

/// Too many requests from one address are refused.
pub async fn check_rate(State(app): State<App>, request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let ip = address(&app, request.headers(), peer.unwrap_or(IpAddr::from([127, 0, 0, 1])));
    match app.buckets.request(ip) {
        Ok(()) => next.run(request).await,
        Err(fault) => fault.into_response(),
    }
}

/// What every answer carries: nothing from elsewhere, nothing inline, no address told to others.
pub async fn security_headers(State(app): State<App>, request: Request, next: Next) -> Response {
    const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
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

/// Sockets by number.
type List = Vec<(u64, Weak<Outbox>)>;

/// The sockets of this node: per address, and per grant so that signing out ends them.
#[derive(Default)]
pub struct Sockets {
    by_ip: DashMap<IpAddr, u32>,
    by_grant: DashMap<GrantId, (u16, List)>,
    by_person: DashMap<PersonId, List>,
    all: DashMap<u64, Weak<Outbox>>,
    next: std::sync::atomic::AtomicU64,
}

/// One socket or stream that is counted while this lives.
pub struct Counted {
    app: App,
    ip: IpAddr,
    who: Option<(GrantId, PersonId)>,
    number: u64,
}

impl App {
    /// Counts a socket or a stream, unless the address has too many.
    pub fn count(&self, caller: &Caller, outbox: &Arc<Outbox>) -> Option<Counted> {
        let sockets = &self.sockets;
        let ip = crate::limits::block(caller.ip);
        {
            let mut here = sockets.by_ip.entry(ip).or_default();
            if *here >= self.config.limits.sockets_per_ip {
                return None;
            }
            *here += 1;
        }
        let number = sockets.next.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let who = caller.who.as_ref().map(|who| (who.grant, who.person));
        if let Some((grant, person)) = who {
            let withdrawn = || (caller.withdrawn(), Vec::new());
            sockets.by_grant.entry(grant).or_insert_with(withdrawn).1.push((number, Arc::downgrade(outbox)));
            sockets.by_person.entry(person).or_default().push((number, Arc::downgrade(outbox)));
        }
        sockets.all.insert(number, Arc::downgrade(outbox));
        metrics::gauge!("klots_sockets").increment(1.0);
        Some(Counted { app: self.clone(), ip, who, number })
    }
}

impl Sockets {
    /// Tells somebody something, wherever they are connected to this node.
    pub fn tell(&self, person: PersonId, notice: &Notice) {
        let Some(list) = self.by_person.get(&person) else { return };
        let text = notice_text(notice);
        for (_, outbox) in list.iter() {
            if let Some(outbox) = outbox.upgrade() {
                outbox.push(Frame::plain(text.clone()));
            }
        }
    }

    /// Whether somebody is connected to this node.
    pub fn knows(&self, person: PersonId) -> bool {
        self.by_person
            .get(&person)
            .is_some_and(|list| list.iter().any(|(_, outbox)| outbox.strong_count() > 0))
    }

    /// Whether anybody with a name is connected to this node.
    pub fn is_anybody_here(&self) -> bool {
        !self.by_person.is_empty()
    }

    /// Everybody with a name who is connected to this node.
    pub fn people(&self) -> Vec<PersonId> {
        self.by_person.iter().map(|entry| *entry.key()).collect()
    }

    /// Ends the sockets of a grant.
    pub fn close(&self, grant: GrantId) {
        let Some(entry) = self.by_grant.get(&grant) else { return };
        let (code, list) = entry.value();
        for outbox in list.iter().filter_map(|(_, outbox)| outbox.upgrade()) {
            outbox.close(*code);
        }
    }

    /// Every connected reader.
    pub fn everybody(&self) -> Vec<Arc<Outbox>> {
        self.all.iter().filter_map(|entry| entry.upgrade()).collect()
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        metrics::gauge!("klots_sockets").decrement(1.0);
        let sockets = &self.app.sockets;
        sockets.all.remove(&self.number);
        if let Some(mut here) = sockets.by_ip.get_mut(&self.ip) {
            *here -= 1;
        }
        sockets.by_ip.remove_if(&self.ip, |_, here| *here == 0);
        if let Some((grant, person)) = self.who {
            if let Some(mut entry) = sockets.by_grant.get_mut(&grant) {
                entry.1.retain(|(kept, _)| *kept != self.number);
            }
            sockets.by_grant.remove_if(&grant, |_, (_, list)| list.is_empty());
            if let Some(mut list) = sockets.by_person.get_mut(&person) {
                list.retain(|(kept, _)| *kept != self.number);
            }
            sockets.by_person.remove_if(&person, |_, list| list.is_empty());
        }
    }
}
