//! Guests, accounts, sessions, tokens, recovery, and what is kept about somebody.

use super::{Body, Query};
use crate::app::App;
use crate::codes;
use crate::fault::Fault;
use crate::hub::LiveTable;
use crate::identity::{Caller, Whoami};
use crate::passwords;
use ::play::Refusal;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use axum_extra::extract::CookieJar;
use serde::Deserialize;
use std::collections::HashMap;
use store::{GrantId, PageMark, PersonId, Phase, Scope, StoreError, TableFilter, TableId, TokenHash};
use table::event::{Event, Line, Person, Speaker};
use utoipa::IntoParams;
use wire::outbound::NackCode;
use wire::rest::{
    CodeBody, Credentials, Me, NameBody, Page, PasswordBody, Problem, Profile, PushBody, PushKey, RatingLine,
    Recovery, SessionLine, TableLine, Token, TokenBody, TokenScope,
};

const HOUR_MS: i64 = 3_600_000;
/// How long a recovery link works.
const RECOVERY_MS: i64 = 30 * 24 * HOUR_MS;
/// How many tables a page of the history has.
const HISTORY: u32 = 50;

/// Become a guest; whoever is somebody already changes the name.
#[utoipa::path(post, path = "/guests", tag = "people", request_body = NameBody,
    responses((status = 200, body = Me), (status = 400, body = Problem), (status = 403, body = Problem),
              (status = 409, body = Problem), (status = 429, body = Problem)))]
pub async fn guest(
    State(app): State<App>,
    caller: Caller,
    jar: CookieJar,
    headers: HeaderMap,
    Body(body): Body<NameBody>,
) -> Result<impl IntoResponse, Fault> {
    let name = table::clean::name(&body.name)?;
    if caller.who.is_some() {
        return Ok((jar, Json(renamed(&app, caller.player()?, name).await?)));
    }
    app.buckets.guest(caller.ip)?;
    let person = app.store.create_guest(&name, app.now()).await?;
    let (cookie, who) = app.sign_in(person.id, &headers).await?;
    Ok((jar.add(cookie), Json(who.me())))
}

async fn renamed(app: &App, who: &Whoami, name: String) -> Result<Me, Fault> {
    app.store.rename(who.person, &name).await?;
    app.forget_person(who.person).await;
    Ok(Me { name, ..who.me() })
}

/// Who you are.
#[utoipa::path(get, path = "/me", tag = "people", responses((status = 200, body = Me), (status = 401, body = Problem)))]
pub async fn me(caller: Caller) -> Result<Json<Me>, Fault> {
    Ok(Json(caller.somebody()?.me()))
}

/// Go by another name from now on.
#[utoipa::path(patch, path = "/me", tag = "people", request_body = NameBody,
    responses((status = 200, body = Me), (status = 400, body = Problem), (status = 401, body = Problem),
              (status = 403, body = Problem), (status = 409, body = Problem)))]
pub async fn rename(
    State(app): State<App>,
    caller: Caller,
    Body(body): Body<NameBody>,
) -> Result<Json<Me>, Fault> {
    let who = caller.player()?;
    Ok(Json(renamed(&app, who, table::clean::name(&body.name)?).await?))
}

/// Delete everything about you. Games stay, without your name.
#[utoipa::path(delete, path = "/me", tag = "people",
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem)))]
pub async fn delete(
    State(app): State<App>,
    caller: Caller,
    jar: CookieJar,
) -> Result<impl IntoResponse, Fault> {
    forget(&app, caller.in_person()?.person).await?;
    Ok((jar.add(app.cookie(String::new(), 0)), StatusCode::NO_CONTENT))
}

/// Deletes everything about somebody and ends their connections; whether there was anything.
pub async fn forget(app: &App, person: PersonId) -> Result<bool, Fault> {
    let grants = app.grants(person).await?;
    let at_table = Person(person.0);
    let attended = app.store.attended(person).await?;
    let mut redaction = Redaction { person: at_table, seats: HashMap::new() };
    let gone =
        app.store.delete_person(person, |table, event, named| redaction.redact(table, event, named)).await?;
    for table in attended {
        app.put_away(&table).await;
    }
    app.end_grants(grants).await;
    Ok(gone)
}

/// The key with which a browser can ask to be called while the page is closed.
#[utoipa::path(get, path = "/push", tag = "people", responses((status = 200, body = PushKey)))]
pub async fn push_key(State(app): State<App>) -> Json<PushKey> {
    Json(PushKey { key: app.push.as_ref().map(|push| push.public_key().to_owned()) })
}

/// Let this browser be called when it is your turn.
#[utoipa::path(put, path = "/me/push", tag = "people", request_body = PushBody,
    responses((status = 204), (status = 400, body = Problem), (status = 401, body = Problem),
              (status = 409, body = Problem)))]
pub async fn set_push(
    State(app): State<App>,
    caller: Caller,
    Body(body): Body<PushBody>,
) -> Result<StatusCode, Fault> {
    let who = caller.in_person()?;
    let push = app.push.as_ref().ok_or_else(|| Refusal::new(codes::PUSH_OFF))?;
    push.check(&body.endpoint)?;
    if app.store.set_push(who.person, who.grant, &body.endpoint).await? {
        return Ok(StatusCode::NO_CONTENT);
    }
    Err(Fault::nobody())
}

/// Do not call this browser any more.
#[utoipa::path(delete, path = "/me/push", tag = "people",
    responses((status = 204), (status = 401, body = Problem)))]
pub async fn drop_push(State(app): State<App>, caller: Caller) -> Result<StatusCode, Fault> {
    app.store.drop_push(caller.in_person()?.grant).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Takes somebody's name and words out of events; the game stays the same.
struct Redaction {
    person: Person,
    seats: HashMap<TableId, Vec<u8>>,
}

impl Redaction {
    /// What is left of an event; `named` where it is something they wrote.
    fn redact(&mut self, table: &TableId, stored: &store::KeptEvent, named: bool) -> Option<String> {
        let mut event: Event = serde_json::from_str(&stored.body).ok()?;
        let nobody = Person(uuid::Uuid::nil());
        let own = self.seats.entry(table.clone()).or_default();
        match &mut event {
            Event::Created(founding) if founding.host == self.person => founding.host = nobody,
            Event::Sat { seat, person, name } if *person == self.person => {
                own.push(seat.0);
                *person = nobody;
                name.clear();
            }
            Event::Left { seat } => {
                own.retain(|kept| *kept != seat.0);
                return None;
            }
            Event::Renamed { seat, name } if own.contains(&seat.0) => name.clear(),
            Event::Avatar { seat, avatar } if own.contains(&seat.0) => *avatar = 0,
            Event::Ready { seat, word: Some(word), .. } if own.contains(&seat.0) => word.clear(),
            Event::Chat { from: Speaker::Seat(seat), line: Line::Text(text), .. }
                if own.contains(&seat.0) =>
            {
                text.clear();
            }
            Event::Chat { from: Speaker::Onlooker(name), line, .. } if named => {
                name.clear();
                if let Line::Text(text) = line {
                    text.clear();
                }
            }
            _ => return None,
        }
        serde_json::to_string(&event).ok()
    }
}

/// Everything that is kept about you, as a file.
#[utoipa::path(get, path = "/me/export", tag = "people",
    responses((status = 200, body = Object), (status = 401, body = Problem), (status = 429, body = Problem)))]
pub async fn export(State(app): State<App>, caller: Caller) -> Result<impl IntoResponse, Fault> {
    let _place = app.costly(&caller)?;
    let who = caller.somebody()?;
    let data = app.store.export_person(who.person).await?.ok_or_else(Fault::nobody)?;
    Ok(([("content-disposition", "attachment; filename=\"klots.json\"")], Json(data)))
}

/// Your ratings and how much you have played.
#[utoipa::path(get, path = "/me/profile", tag = "people",
    responses((status = 200, body = Profile), (status = 401, body = Problem)))]
pub async fn profile(State(app): State<App>, caller: Caller) -> Result<Json<Profile>, Fault> {
    let who = caller.somebody()?;
    let small = |n: i64| u32::try_from(n).unwrap_or(0);
    let ratings = app.store.ratings(who.person).await?.into_iter().map(|rating| RatingLine {
        game: rating.game,
        account: who.name.clone(),
        rating: rating.rating,
        deviation: rating.deviation,
        games: small(rating.games),
        place: None,
    });
    let ratings = ratings.collect();
    let finished = app.store.finished_games(who.person).await?;
    let played =
        finished.into_iter().map(|one| (one.game, (small(one.finished), small(one.firsts)))).collect();
    Ok(Json(Profile { me: who.me(), ratings, played }))
}

/// Which of your tables.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct MyTables {
    /// `gathering`, `playing` or `finished`.
    stage: Option<String>,
    /// `next` of the page before.
    after: Option<String>,
}

/// Your tables, newest first; finished ones are your history.
#[utoipa::path(get, path = "/me/tables", tag = "people", params(MyTables),
    responses((status = 200, body = Page<TableLine>), (status = 400, body = Problem), (status = 401, body = Problem)))]
pub async fn my_tables(
    State(app): State<App>,
    caller: Caller,
    Query(query): Query<MyTables>,
) -> Result<Json<Page<TableLine>>, Fault> {
    let who = caller.somebody()?;
    let phase = super::tables::phase(query.stage.as_deref())?;
    let after = query.after.as_deref().map(super::tables::read_mark).transpose()?;
    let filter = TableFilter { person: Some(who.person), phase, ..TableFilter::default() };
    let lines = app.store.tables(&filter, after.as_ref(), HISTORY).await?;
    let next = (lines.len() == HISTORY as usize)
        .then(|| lines.last().map(|line| write_mark(&line.mark())))
        .flatten();
    let mut items = Vec::new();
    for line in &lines {
        let Some(mut item) = crate::lobby::line(line) else { continue };
        if line.header.phase == Phase::Playing {
            let person = who.at_table();
            let may_move = move |live: &mut LiveTable| live.table.may_move(live.table.viewer(person));
            item.your_turn = app.look(&line.header.id, may_move).await?;
        }
        items.push(item);
    }
    Ok(Json(Page { items, next }))
}

/// A place in a list as text.
pub fn write_mark(mark: &PageMark) -> String {
    format!("{}.{}", mark.created_ms, mark.id)
}

/// Make a link that makes another device you. It works once.
#[utoipa::path(post, path = "/me/recovery", tag = "people",
    responses((status = 200, body = Recovery), (status = 401, body = Problem), (status = 403, body = Problem),
              (status = 429, body = Problem)))]
pub async fn make_recovery(State(app): State<App>, caller: Caller) -> Result<Json<Recovery>, Fault> {
    let who = caller.in_person()?;
    app.buckets.recovery(who.person)?;
    let code = app.token();
    let expires = app.now() + RECOVERY_MS;
    app.store.create_recovery(who.person, TokenHash::of(&code), app.now(), expires).await?;
    let link = format!("{}/recover#{code}", app.origin);
    Ok(Json(Recovery { code, link, expires }))
}

/// Use a recovery link.
#[utoipa::path(post, path = "/recovery", tag = "people", request_body = CodeBody,
    responses((status = 200, body = Me), (status = 400, body = Problem), (status = 403, body = Problem),
              (status = 429, body = Problem)))]
pub async fn recover(
    State(app): State<App>,
    caller: Caller,
    jar: CookieJar,
    headers: HeaderMap,
    Body(body): Body<CodeBody>,
) -> Result<impl IntoResponse, Fault> {
    app.buckets.guest(caller.ip)?;
    let used = app.store.use_recovery(TokenHash::of(&body.code), app.now()).await?;
    let person = used.ok_or_else(|| Fault::forbidden(codes::RECOVERY))?;
    let (cookie, who) = app.sign_in(person, &headers).await?;
    Ok((jar.add(cookie), Json(who.me())))
}

/// Where you are signed in, tokens included.
#[utoipa::path(get, path = "/me/sessions", tag = "people",
    responses((status = 200, body = Vec<SessionLine>), (status = 401, body = Problem)))]
pub async fn sessions(State(app): State<App>, caller: Caller) -> Result<Json<Vec<SessionLine>>, Fault> {
    let who = caller.somebody()?;
    let sessions = app.store.sessions(who.person, app.now()).await?.into_iter().map(|session| SessionLine {
        id: session.id.to_string(),
        created: session.created_ms,
        used: session.seen_ms,
        agent: session.device,
        kind: "session".to_owned(),
        current: session.id == who.grant,
    });
    let tokens = app.store.api_tokens(who.person).await?.into_iter().map(|token| SessionLine {
        id: token.id.to_string(),
        created: token.created_ms,
        used: token.used_ms.unwrap_or(token.created_ms),
        agent: token.label,
        kind: "token".to_owned(),
        current: token.id == who.grant,
    });
    Ok(Json(sessions.chain(tokens).collect()))
}

/// Sign a device out, or take a token back.
#[utoipa::path(delete, path = "/me/sessions/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem),
              (status = 404, body = Problem)))]
pub async fn end_session(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, Fault> {
    let who = caller.in_person()?;
    let grant: GrantId = id.parse().map_err(|_| Fault::not_found())?;
    let ended = app.store.revoke_session(who.person, grant).await?
        || app.store.revoke_api_token(who.person, grant).await?;
    if !ended {
        return Err(Fault::not_found());
    }
    app.end_grants([grant]).await;
    Ok(StatusCode::NO_CONTENT)
}

/// Make a token for a program that plays for you.
#[utoipa::path(post, path = "/me/tokens", tag = "people", request_body = TokenBody,
    responses((status = 200, body = Token), (status = 400, body = Problem), (status = 401, body = Problem),
              (status = 403, body = Problem), (status = 409, body = Problem), (status = 429, body = Problem)))]
pub async fn make_token(
    State(app): State<App>,
    caller: Caller,
    Body(body): Body<TokenBody>,
) -> Result<Json<Token>, Fault> {
    let who = caller.in_person()?;
    app.buckets.export(caller.ip)?;
    let label = table::clean::name(&body.label)?;
    if app.store.api_tokens(who.person).await?.len() >= app.config.limits.tokens_per_person as usize {
        return Err(Fault::rate());
    }
    let token = app.token();
    let scope = match body.scope {
        TokenScope::Play => Scope::Play,
        TokenScope::Read => Scope::Read,
    };
    let kept =
        app.store.create_api_token(who.person, TokenHash::of(&token), &label, scope, app.now()).await?;
    Ok(Json(Token { id: kept.id.to_string(), token }))
}

/// Change your password.
#[utoipa::path(post, path = "/me/password", tag = "people", request_body = PasswordBody,
    responses((status = 204), (status = 400, body = Problem), (status = 401, body = Problem),
              (status = 403, body = Problem), (status = 409, body = Problem), (status = 429, body = Problem)))]
pub async fn change_password(
    State(app): State<App>,
    caller: Caller,
    Body(body): Body<PasswordBody>,
) -> Result<StatusCode, Fault> {
    let who = caller.in_person()?;
    let login = who.login.as_deref().ok_or_else(|| Fault::forbidden(codes::NO_ACCOUNT))?;
    app.buckets.password(login, caller.ip)?;
    passwords::check(&body.new)?;
    let (_, hash) = app.store.account(login).await?.ok_or_else(Fault::nobody)?;
    if !passwords::fits(&app, body.old, hash).await? {
        return Err(Fault::forbidden(codes::OLD_PASSWORD));
    }
    let hash = passwords::hash(&app, body.new).await?;
    app.store.set_password(who.person, &hash).await?;
    let mut ended = app.grants(who.person).await?;
    ended.retain(|grant| *grant != who.grant);
    app.store.revoke_sessions(who.person, Some(who.grant)).await?;
    app.store.revoke_recoveries(who.person).await?;
    if body.keep_tokens {
        let tokens = app.store.api_tokens(who.person).await?;
        ended.retain(|grant| tokens.iter().all(|token| token.id != *grant));
    } else {
        app.store.revoke_api_tokens(who.person).await?;
    }
    app.end_grants(ended).await;
    Ok(StatusCode::NO_CONTENT)
}

fn login(text: &str) -> Result<String, Fault> {
    let login = text.trim().to_lowercase();
    let fits = (3..=24).contains(&login.len())
        && login.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-' || b == b'_');
    if fits { Ok(login) } else { Err(Refusal::new(codes::ACCOUNT_NAME).into()) }
}

/// Turn the guest you are into an account; your tables stay yours.
#[utoipa::path(post, path = "/accounts", tag = "people", request_body = Credentials,
    responses((status = 200, body = Me), (status = 400, body = Problem), (status = 401, body = Problem),
              (status = 403, body = Problem), (status = 409, body = Problem), (status = 429, body = Problem)))]
pub async fn sign_up(
    State(app): State<App>,
    caller: Caller,
    jar: CookieJar,
    headers: HeaderMap,
    Body(body): Body<Credentials>,
) -> Result<impl IntoResponse, Fault> {
    let who = caller.in_person()?;
    let account = login(&body.account)?;
    passwords::check(&body.password)?;
    app.buckets.password(&account, caller.ip)?;
    let hash = passwords::hash(&app, body.password).await?;
    let taken = || Fault::new(NackCode::Illegal, Refusal::new(codes::ACCOUNT_TAKEN));
    match app.store.create_account(who.person, &account, &hash).await {
        Ok(true) => {}
        Ok(false) => return Err(Refusal::new(codes::HAS_ACCOUNT).into()),
        Err(StoreError::LoginTaken) => return Err(taken()),
        Err(other) => return Err(other.into()),
    }
    // Whoever knew the guest's session does not know the account's.
    let (cookie, new) = app.sign_in(who.person, &headers).await?;
    app.store.revoke_session(who.person, who.grant).await?;
    app.end_grants([who.grant]).await;
    Ok((jar.add(cookie), Json(new.me())))
}

/// Sign in.
#[utoipa::path(post, path = "/sessions", tag = "people", request_body = Credentials,
    responses((status = 200, body = Me), (status = 400, body = Problem), (status = 403, body = Problem),
              (status = 409, body = Problem), (status = 429, body = Problem)))]
pub async fn sign_in(
    State(app): State<App>,
    caller: Caller,
    jar: CookieJar,
    headers: HeaderMap,
    Body(body): Body<Credentials>,
) -> Result<impl IntoResponse, Fault> {
    let account = login(&body.account)?;
    app.buckets.password(&account, caller.ip)?;
    let found = app.store.account(&account).await?;
    let (person, hash) = match found {
        Some((person, hash)) => (Some(person), hash),
        None => (None, passwords::nobody()),
    };
    let fits = passwords::fits(&app, body.password, hash).await?;
    let person = person.filter(|_| fits).ok_or_else(|| Fault::forbidden(codes::PASSWORD))?;
    let (cookie, who) = app.sign_in(person, &headers).await?;
    Ok((jar.add(cookie), Json(who.me())))
}

/// Sign out.
#[utoipa::path(delete, path = "/sessions", tag = "people",
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem)))]
pub async fn sign_out(
    State(app): State<App>,
    caller: Caller,
    jar: CookieJar,
) -> Result<impl IntoResponse, Fault> {
    let who = caller.somebody()?;
    if !app.store.revoke_session(who.person, who.grant).await? {
        app.store.revoke_api_token(who.person, who.grant).await?;
    }
    app.end_grants([who.grant]).await;
    Ok((jar.add(app.cookie(String::new(), 0)), StatusCode::NO_CONTENT))
}
