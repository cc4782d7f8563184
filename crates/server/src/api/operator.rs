//! For whoever runs the server, at the private port only: tables as they stand, and what must be done by hand.
//!
//! An operator sees what lies open and, once a game is over, everything; never a hand of a running game
//! ([`Viewer::Operator`]). Whoever can reach the port from an address that is let in is the operator: there is no
//! cookie and no password, and so nothing that a page in a browser may ask for.

use super::people::{forget, write_mark};
use super::tables::read_mark;
use super::{Body, Query};
use crate::app::App;
use crate::codes;
use crate::fault::Fault;
use crate::hub::LiveTable;
use ::play::Refusal;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Path, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use axum::{Json, Router};
use serde::{Deserialize, Deserializer, Serialize};
use std::net::{IpAddr, SocketAddr};
use store::{PersonId, Phase, Sitter, TableFilter, TableId};
use table::command::HouseCommand;
use table::event::Millis;
use table::seen::{About, Happening, Picture, Seen};
use table::{Table, Viewer};
use tower_http::catch_panic::CatchPanicLayer;
use wire::outbound::{NackCode, Notice, Presence};

/// How many tables a page has.
const PAGE: u32 = 100;
/// A stop is announced at most this long before.
const LONGEST: u32 = 86_400;

/// Everything under `/operator`.
pub fn router(app: &App) -> Router {
    Router::new()
        .route("/operator/tables", get(tables))
        .route("/operator/tables/{table}", get(one))
        .route("/operator/tables/{table}/close", post(close))
        .route("/operator/people/{person}", delete(delete_person))
        .route("/operator/people/{person}/sign-out", post(sign_out))
        .route("/operator/announce", post(announce))
        .route("/operator/{*path}", axum::routing::any(unknown))
        .layer(DefaultBodyLimit::max(wire::MAX_FRAME))
        .layer(middleware::from_fn_with_state(app.clone(), check))
        .layer(CatchPanicLayer::new())
        .with_state(app.clone())
}

async fn unknown() -> Fault {
    Fault::not_found()
}

/// Refuses pages in browsers and everybody from elsewhere; no answer may be kept on the way.
async fn check(State(app): State<App>, request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let mut response = if is_browser(request.headers()) {
        Fault::forbidden(codes::ORIGIN).into_response()
    } else if !peer.is_some_and(|peer| is_let_in(&app, peer)) {
        Fault::forbidden(wire::codes::FORBIDDEN).into_response()
    } else {
        next.run(request).await
    };
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response.headers_mut().insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    response
}

/// Whether a page in a browser may have sent this: it names an origin, or its host is a name. Whoever made the page may have
/// made that name point to this machine.
fn is_browser(headers: &HeaderMap) -> bool {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let name = host.parse::<SocketAddr>().is_err() && host.parse::<IpAddr>().is_err();
    let local = host.split(':').next() == Some("localhost");
    headers.contains_key(header::ORIGIN) || (name && !local)
}

fn is_let_in(app: &App, peer: IpAddr) -> bool {
    let peer = peer.to_canonical();
    peer.is_loopback() || app.config.operators.contains(&peer)
}

/// A table in a list.
#[derive(Serialize)]
struct Line {
    table: String,
    game: String,
    phase: Phase,
    open: bool,
    rated: bool,
    seats: Vec<Chair>,
    /// The last number of the log.
    number: u64,
    created: Millis,
    started: Option<Millis>,
    finished: Option<Millis>,
    /// When the last event happened.
    changed: Millis,
    /// Who is connected to this node and looks; nothing if the table is not in use here.
    connected: Option<Connected>,
}

/// Who holds a seat.
#[derive(Serialize)]
struct Chair {
    seat: i64,
    kind: Sitter,
    person: Option<PersonId>,
    name: Option<String>,
    bot: Option<String>,
}

/// Who looks at a table on this node.
#[derive(Serialize)]
struct Connected {
    /// Connections, of those who play too.
    sockets: usize,
    /// Connections of onlookers.
    watching: u32,
    /// Per seat.
    presence: Vec<Presence>,
}

/// Which tables.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wanted {
    game: Option<String>,
    phase: Option<Phase>,
    after: Option<String>,
}

#[derive(Serialize)]
struct Lines {
    tables: Vec<Line>,
    next: Option<String>,
}

/// All tables, newest first, private ones too.
async fn tables(State(app): State<App>, Query(wanted): Query<Wanted>) -> Result<Json<Lines>, Fault> {
    let after = wanted.after.as_deref().map(read_mark).transpose()?;
    let filter = TableFilter { game: wanted.game, phase: wanted.phase, ..TableFilter::default() };
    let lines = app.store.tables(&filter, after.as_ref(), PAGE).await?;
    let last = lines.last().filter(|_| lines.len() == PAGE as usize);
    let next = last.map(|line| write_mark(&line.mark()));
    let mut tables = Vec::with_capacity(lines.len());
    for line in lines {
        tables.push(told(&app, line).await);
    }
    Ok(Json(Lines { tables, next }))
}

async fn told(app: &App, line: store::ListedTable) -> Line {
    let connected = match app.hub.get(&line.header.id) {
        Some(door) => {
            let now = app.now();
            door.look(move |live| connected(live, now)).await
        }
        None => None,
    };
    let header = line.header;
    let chair = |row: store::SeatRow| Chair {
        seat: row.seat,
        kind: row.kind,
        person: row.person,
        name: row.name,
        bot: row.bot,
    };
    Line {
        table: header.id.to_string(),
        game: header.game,
        phase: header.phase,
        open: header.is_open,
        rated: header.rated,
        seats: line.seats.into_iter().map(chair).collect(),
        number: line.last,
        created: header.created_ms,
        started: header.started_ms,
        finished: header.finished_ms,
        changed: line.touched_ms,
        connected,
    }
}

fn connected(live: &LiveTable, now: Millis) -> Connected {
    let (presence, watching) = live.presence(now);
    Connected { sockets: live.watchers.len(), watching, presence }
}

/// A table as an operator sees it.
#[derive(Serialize)]
struct TableSeen {
    #[serde(flatten)]
    line: Line,
    about: About,
    /// Seats, clocks, offers, the view, and after the end how it ended.
    now: Picture,
    log: Vec<LogLine>,
}

/// A line of the log without what it says.
#[derive(Serialize)]
struct LogLine {
    number: u64,
    at: Millis,
    kind: String,
}

/// One table.
async fn one(State(app): State<App>, Path(id): Path<String>) -> Result<Json<TableSeen>, Fault> {
    let id = table_id(&id)?;
    let line = app.store.table_line(&id).await?.ok_or_else(Fault::not_found)?;
    let line = told(&app, line).await;
    let seen = app.look(&id, move |live| {
        let table = &live.table;
        Ok::<_, Fault>(TableSeen {
            line: Line { number: table.number(), changed: table.changed(), ..line },
            about: table.about(Viewer::Operator),
            now: table.picture(Viewer::Operator),
            log: log(table)?,
        })
    });
    Ok(Json(seen.await??))
}

fn log(table: &Table) -> Result<Vec<LogLine>, Fault> {
    let hidden = |seen: &Seen| seen.what == (Happening::Hidden {});
    let seen = table.seen(Viewer::Operator, 0)?;
    let lines = seen.iter().zip(table.log()).map(|(seen, logged)| LogLine {
        number: seen.number,
        at: seen.at,
        kind: if hidden(seen) { "hidden".to_owned() } else { logged.event.word() },
    });
    Ok(lines.collect())
}

fn table_id(text: &str) -> Result<TableId, Fault> {
    text.parse().map_err(|_| Fault::not_found())
}

#[derive(Serialize)]
struct Closed {
    table: String,
    number: u64,
}

/// Ends a table that nobody is to play on. Its secret is shown, as after every game; ratings stay as they are.
async fn close(State(app): State<App>, Path(id): Path<String>) -> Result<Json<Closed>, Fault> {
    let id = table_id(&id)?;
    let done = app.act_for_house(&id, HouseCommand::Close).await?;
    let number = app.look(&id, |live| live.table.number()).await?;
    if !done {
        return Err(Fault::new(NackCode::TableClosed, Refusal::new(play::codes::OVER)).at(number));
    }
    tracing::info!(table = %id, "an operator has closed a table");
    Ok(Json(Closed { table: id.to_string(), number }))
}

/// What else is taken back with sessions and tokens.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Also {
    /// The links by which somebody comes back on another device. A guest cannot come back without.
    #[serde(default)]
    recovery: bool,
}

#[derive(Serialize)]
struct SignedOut {
    sessions: u64,
    tokens: u64,
    recovery: u64,
}

/// Ends all sessions and tokens of somebody, and their connections.
async fn sign_out(
    State(app): State<App>,
    Path(id): Path<String>,
    Body(also): Body<Also>,
) -> Result<Json<SignedOut>, Fault> {
    let person = person_id(&id)?;
    app.store.person(person).await?.ok_or_else(Fault::not_found)?;
    let grants = app.grants(person).await?;
    let sessions = app.store.revoke_sessions(person, None).await?;
    let tokens = app.store.revoke_api_tokens(person).await?;
    let recovery = if also.recovery { app.store.revoke_recoveries(person).await? } else { 0 };
    app.end_grants(grants).await;
    tracing::info!(%person, sessions, tokens, "an operator has signed somebody out");
    Ok(Json(SignedOut { sessions, tokens, recovery }))
}

/// Deletes everything about somebody, as they could themselves.
async fn delete_person(State(app): State<App>, Path(id): Path<String>) -> Result<StatusCode, Fault> {
    let person = person_id(&id)?;
    if !forget(&app, person).await? {
        return Err(Fault::not_found());
    }
    tracing::info!(%person, "an operator has deleted somebody");
    Ok(StatusCode::NO_CONTENT)
}

fn person_id(text: &str) -> Result<PersonId, Fault> {
    text.parse().map_err(|_| Fault::not_found())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Announcement {
    #[serde(deserialize_with = "seconds")]
    seconds: u32,
}

fn seconds<'de, D: Deserializer<'de>>(from: D) -> Result<u32, D::Error> {
    let seconds = u32::deserialize(from)?;
    let long = || serde::de::Error::custom("at most a day");
    Some(seconds).filter(|&seconds| seconds <= LONGEST).ok_or_else(long)
}

#[derive(Serialize)]
struct Announced {
    /// Connections to this node that were told.
    told: usize,
}

/// Tells everybody who is connected to this node that the server is about to stop, and for how long.
async fn announce(State(app): State<App>, Body(said): Body<Announcement>) -> Json<Announced> {
    let told = app.sockets.everybody().len();
    app.tell_everybody(&Notice::Restart { seconds: said.seconds });
    tracing::info!(seconds = said.seconds, told, "an operator has announced a stop");
    Json(Announced { told })
}
