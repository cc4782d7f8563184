//! Who asks: cookies, tokens, and what they may be used for.

use crate::app::App;
use crate::fault::Fault;
use crate::guards::{address, bearer};
use axum::extract::FromRequestParts;
use axum::http::{HeaderMap, header, request::Parts};
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::Cookie;
use std::collections::HashSet;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use store::{GrantId, PersonId, Scope, TokenHash};
use table::event::Person;
use wire::rest::Me;

/// A session is written down as used at most this often.
const TOUCH_MS: i64 = 15 * 60 * 1000;
const DAY_MS: i64 = 86_400_000;
/// How often it is looked up whether those who are connected may still be: nobody stays longer than this.
const RECHECK: Duration = Duration::from_secs(3);
/// How many sessions one question is about.
const GRANTS: usize = 1000;

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
    /// What it may be used for.
    pub scope: Scope,
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

    /// Who, if they may play.
    pub fn player(&self) -> Result<&Whoami, Fault> {
        let who = self.somebody()?;
        if who.scope == Scope::Read { Err(Fault::forbidden(wire::codes::FORBIDDEN)) } else { Ok(who) }
    }

    /// Who, if it is the person and not a program with a token: programs may not change what belongs to the account.
    pub fn in_person(&self) -> Result<&Whoami, Fault> {
        let who = self.somebody()?;
        if who.by_token { Err(Fault::forbidden(wire::codes::FORBIDDEN)) } else { Ok(who) }
    }

    /// The code with which a socket is closed that may no longer be open: a program with its token is not let in again, a
    /// person whose session has ended may sign in.
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
        let ip = address(app, &parts.headers, &parts.extensions);
        let shown = app.credential(&parts.headers);
        Ok(Caller { who: app.whoami(shown).await?, shown, ip })
    }
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
        let (person, grant, expires, scope) = if by_token {
            let Some(found) = self.store.api_token(token).await? else { return Ok(None) };
            if found.used_ms.is_none_or(|used| now - used > TOUCH_MS) {
                self.store.touch_api_token(found.id, now).await?;
            }
            (found.person, found.id, i64::MAX, found.scope)
        } else {
            let Some(found) = self.store.session(token, now).await? else { return Ok(None) };
            let expires = now + i64::from(self.config.session_days) * DAY_MS;
            if now - found.seen_ms > TOUCH_MS {
                self.store.touch_session(&found, now, expires).await?;
            }
            (found.person, found.id, found.expires_ms, Scope::Play)
        };
        let Some(person) = self.store.person(person).await? else { return Ok(None) };
        Ok(Some(Whoami {
            person: person.id,
            name: person.name,
            login: person.login,
            grant,
            expires,
            by_token,
            scope,
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
        self.end_old_sessions(person).await?;
        let person = self.store.person(person).await?.ok_or_else(Fault::nobody)?;
        let who = Whoami {
            person: person.id,
            name: person.name,
            login: person.login,
            grant: session.id,
            expires,
            by_token: false,
            scope: Scope::Play,
        };
        self.sessions.insert(hash, Some(Arc::new(who.clone()))).await;
        Ok((self.cookie(token, i64::from(self.config.session_days) * 86_400), who))
    }

    /// Whoever has too many sessions loses those not used for longest.
    async fn end_old_sessions(&self, person: PersonId) -> Result<(), Fault> {
        let sessions = self.store.sessions(person, self.now()).await?;
        for old in sessions.iter().skip(self.config.limits.sessions_per_person as usize) {
            self.store.revoke_session(person, old.id).await?;
            self.end_grants([old.id]).await;
        }
        Ok(())
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

    /// Forgets what was looked up about somebody: a name or an account has changed.
    pub async fn forget_person(&self, person: PersonId) {
        self.forget_sessions(|who| who.person == person).await;
    }

    /// Forgets these sessions and no others: what one person does costs nobody else a look into the store.
    async fn forget_sessions(&self, is_meant: impl Fn(&Whoami) -> bool) {
        let known = self.sessions.iter().filter(|(_, who)| who.as_deref().is_some_and(&is_meant));
        let tokens: Vec<TokenHash> = known.map(|(token, _)| *token).collect();
        for token in tokens {
            self.sessions.invalidate(&token).await;
        }
    }

    /// These sessions and tokens have ended, and with them their connections.
    pub async fn end_grants(&self, grants: impl IntoIterator<Item = GrantId>) {
        let ended: HashSet<GrantId> = grants.into_iter().collect();
        self.forget_sessions(|who| ended.contains(&who.grant)).await;
        ended.into_iter().for_each(|grant| self.sockets.close(grant));
    }

    /// Whether what somebody is connected by is still theirs; one question for everybody on this node.
    async fn check_grants(&self) -> Result<(), Fault> {
        for connected in self.sockets.grants().chunks(GRANTS) {
            let alive = self.store.living_grants(connected, self.now()).await?;
            let alive: HashSet<GrantId> = alive.into_iter().collect();
            let ended: Vec<GrantId> =
                connected.iter().copied().filter(|grant| !alive.contains(grant)).collect();
            if !ended.is_empty() {
                self.end_grants(ended).await;
            }
        }
        Ok(())
    }
}

/// Ends connections whose session or token has ended, on whatever node; until the server stops.
pub async fn watch_grants(app: App) {
    while app.stop.run_until_cancelled(tokio::time::sleep(RECHECK)).await.is_some() {
        if let Err(fault) = app.check_grants().await {
            tracing::debug!(code = fault.why.code(), "sessions could not be looked up");
        }
    }
}
