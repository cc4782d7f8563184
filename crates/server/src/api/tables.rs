//! Tables: lists, making them, looking at them, and what is left of a game.

use super::people::write_mark;
use super::{Body, GameBody, Query, key};
use crate::app::App;
use crate::codes;
use crate::fault::Fault;
use crate::hub::LiveTable;
use crate::identity::{Caller, Whoami};
use crate::pools::{For, GivenUp};
use crate::seating;
use crate::thinking;
use ::play::Refusal;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::IntoResponse;
use catalogue::Catalogue;
use search::Budget;
use serde::Deserialize;
use store::{PageMark, Phase, TableFilter, TableId};
use table::event::Logged;
use table::seen::Stage;
use table::{Table, Viewer};
use utoipa::IntoParams;
use wire::outbound::{NackCode, Snapshot};
use wire::rest::{
    Analysis, AnalysisProgress, BroughtGame, Events, Hint, Made, NewTable, Page, Problem, QuickMatch,
    ReplaySteps, TableLine,
};

const PAGE: u32 = 50;
/// How many events one answer brings.
const EVENTS: u32 = 500;
/// How long a hint may take.
const HINT_MS: u64 = 700;

/// Which tables of the lobby.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct Filter {
    /// Only this game.
    game: Option<String>,
    /// `gathering`, `playing` or `finished`.
    stage: Option<String>,
    /// Only with (or without) a free seat.
    free: Option<bool>,
    /// `next` of the page before.
    after: Option<String>,
}

/// A stage of a table as the store names it.
pub fn phase(stage: Option<&str>) -> Result<Option<Phase>, Fault> {
    match stage {
        None => Ok(None),
        Some("gathering") => Ok(Some(Phase::Waiting)),
        Some("playing") => Ok(Some(Phase::Playing)),
        Some("finished") => Ok(Some(Phase::Finished)),
        Some(_) => Err(Fault::new(NackCode::Malformed, Refusal::new(codes::QUERY))),
    }
}

/// A place in a list from its text.
pub fn read_mark(text: &str) -> Result<PageMark, Fault> {
    let bad = || Fault::new(NackCode::Malformed, Refusal::new(codes::QUERY));
    let (created, id) = text.split_once('.').ok_or_else(bad)?;
    Ok(PageMark { created_ms: created.parse().map_err(|_| bad())?, id: id.parse().map_err(|_| bad())? })
}

/// The lobby: open tables, newest first.
#[utoipa::path(get, path = "/tables", tag = "tables", params(Filter),
    responses((status = 200, body = Page<TableLine>), (status = 400, body = Problem)))]
pub async fn list(
    State(app): State<App>,
    Query(query): Query<Filter>,
) -> Result<Json<Page<TableLine>>, Fault> {
    let filter = TableFilter {
        game: query.game,
        phase: phase(query.stage.as_deref())?,
        is_open: Some(true),
        person: None,
        free_seat: query.free,
    };
    let after = query.after.as_deref().map(read_mark).transpose()?;
    let lines = app.store.tables(&filter, after.as_ref(), PAGE).await?;
    let next =
        (lines.len() == PAGE as usize).then(|| lines.last().map(|line| write_mark(&line.mark()))).flatten();
    Ok(Json(Page { items: lines.iter().filter_map(crate::lobby::line).collect(), next }))
}

/// Make a table.
#[utoipa::path(post, path = "/tables", tag = "tables", request_body = NewTable,
    responses((status = 200, body = Made), (status = 400, body = Problem), (status = 401, body = Problem),
              (status = 403, body = Problem), (status = 409, body = Problem), (status = 429, body = Problem)))]
pub async fn make(
    State(app): State<App>,
    caller: Caller,
    Body(new): Body<NewTable>,
) -> Result<Json<Made>, Fault> {
    let who = caller.player()?;
    app.buckets.table(caller.ip, who.person)?;
    Ok(Json(seating::make(&app, who, &new).await?))
}

/// Bring along a game that was begun elsewhere: it goes on here with whoever gets the link, or is looked at again.
#[utoipa::path(post, path = "/tables/import", tag = "tables", request_body = BroughtGame,
    responses((status = 200, body = Made), (status = 400, body = Problem), (status = 401, body = Problem),
              (status = 403, body = Problem), (status = 409, body = Problem), (status = 429, body = Problem)))]
pub async fn bring(
    State(app): State<App>,
    caller: Caller,
    GameBody(game): GameBody<BroughtGame>,
) -> Result<Json<Made>, Fault> {
    let who = caller.player()?;
    app.buckets.table(caller.ip, who.person)?;
    let _place = app.costly(&caller)?;
    Ok(Json(seating::bring(&app, who, game, For::caller(&caller)).await?))
}

/// Find somebody to play with now.
#[utoipa::path(post, path = "/match", tag = "tables", request_body = QuickMatch,
    responses((status = 200, body = Made), (status = 400, body = Problem), (status = 401, body = Problem),
              (status = 403, body = Problem), (status = 409, body = Problem), (status = 429, body = Problem)))]
pub async fn quick_match(
    State(app): State<App>,
    caller: Caller,
    Body(wish): Body<QuickMatch>,
) -> Result<Json<Made>, Fault> {
    let who = caller.player()?;
    app.buckets.table(caller.ip, who.person)?;
    Ok(Json(seating::quick(&app, who, &wish).await?))
}

/// Looks at a table as somebody who may.
async fn look<T: Send + 'static>(
    app: &App,
    caller: &Caller,
    name: &str,
    headers: &HeaderMap,
    look: impl FnOnce(&LiveTable, Viewer) -> Result<T, Fault> + Send + 'static,
) -> Result<T, Fault> {
    let id: TableId = name.parse().map_err(|_| Fault::not_found())?;
    let person = caller.who.as_deref().map(Whoami::at_table);
    let key = key(headers).map(str::to_owned);
    let now = app.now();
    let looked = app.look(&id, move |live| {
        live.refresh(now)?;
        let viewer = live.admit(person, key.as_deref())?;
        look(live, viewer)
    });
    looked.await?
}

/// A table as you may see it.
#[utoipa::path(get, path = "/tables/{table}", tag = "tables",
    params(("table" = String, Path), ("klots-key" = Option<String>, Header)),
    responses((status = 200, body = Snapshot), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub async fn get(
    State(app): State<App>,
    caller: Caller,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Snapshot>, Fault> {
    let now = app.now();
    Ok(Json(look(&app, &caller, &table, &headers, move |live, viewer| live.snapshot(viewer, now)).await?))
}

/// Which events.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct After {
    /// Only events after this number.
    #[serde(default)]
    #[param(format = "uint64")]
    after: u64,
    /// At most this many; never more than 500.
    #[param(format = "uint32", maximum = 4_294_967_295_u32)]
    limit: Option<u32>,
}

/// The events of a table as you may see them.
#[utoipa::path(get, path = "/tables/{table}/events", tag = "tables",
    params(("table" = String, Path), After, ("klots-key" = Option<String>, Header)),
    responses((status = 200, body = Events), (status = 400, body = Problem), (status = 403, body = Problem),
              (status = 404, body = Problem)))]
pub async fn events(
    State(app): State<App>,
    caller: Caller,
    Path(table): Path<String>,
    Query(query): Query<After>,
    headers: HeaderMap,
) -> Result<Json<Events>, Fault> {
    let most = query.limit.unwrap_or(EVENTS).min(EVENTS) as usize;
    let events = look(&app, &caller, &table, &headers, move |live, viewer| {
        let table = live.shown(viewer);
        let mut events = table.seen(viewer, query.after)?;
        events.truncate(most);
        Ok(Events { events, last: table.number() })
    });
    Ok(Json(events.await?))
}

/// The record of a game: your copy while it runs, the whole truth afterwards.
#[utoipa::path(get, path = "/tables/{table}/record", tag = "tables",
    params(("table" = String, Path), ("klots-key" = Option<String>, Header)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 403, body = Problem),
              (status = 404, body = Problem), (status = 429, body = Problem)))]
pub async fn record(
    State(app): State<App>,
    caller: Caller,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Fault> {
    let _place = app.costly(&caller)?;
    let (copy, viewer) = copy(&app, &caller, &table, &headers).await?;
    let written = app.pools.exports.run(For::caller(&caller), move |_| {
        let unreadable = |error: ::play::record::RecordError| Fault::inner(&error.cause.code());
        copy.table()?.record(viewer).map(|record| record.to_string()).map_err(unreadable)
    });
    let text = written.await??;
    let name = format!("attachment; filename=\"{table}.klots\"");
    Ok(([("content-type", "text/plain; charset=utf-8".to_owned()), ("content-disposition", name)], text))
}

/// A table as far as somebody may see it, to be made again elsewhere: what takes long is made of a copy.
struct Copy {
    catalogue: Catalogue,
    log: Vec<Logged>,
}

impl Copy {
    fn table(self) -> Result<Table, Fault> {
        Ok(Table::fold(&self.catalogue, self.log)?)
    }
}

/// Looks at a table and takes a copy of it.
async fn copy(app: &App, caller: &Caller, name: &str, headers: &HeaderMap) -> Result<(Copy, Viewer), Fault> {
    let taken = |live: &LiveTable, viewer: Viewer| Ok((live.shown(viewer).log().to_vec(), viewer));
    let (log, viewer) = look(app, caller, name, headers, taken).await?;
    Ok((Copy { catalogue: app.catalogue().clone(), log }, viewer))
}

/// A game step by step, as you may see it.
#[utoipa::path(get, path = "/tables/{table}/replay", tag = "tables",
    params(("table" = String, Path), ("klots-key" = Option<String>, Header)),
    responses((status = 200, body = ReplaySteps), (status = 403, body = Problem), (status = 404, body = Problem),
              (status = 429, body = Problem)))]
pub async fn replay(
    State(app): State<App>,
    caller: Caller,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Result<Json<ReplaySteps>, Fault> {
    let _place = app.costly(&caller)?;
    let (copy, viewer) = copy(&app, &caller, &table, &headers).await?;
    let made = app.pools.exports.run(For::caller(&caller), move |_| {
        let table = copy.table()?;
        Ok::<_, Fault>(ReplaySteps::of(&table, viewer)?)
    });
    Ok(Json(made.await??))
}

/// The best moves for you, with reasons. Not in rated games.
#[utoipa::path(get, path = "/tables/{table}/hint", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = Hint), (status = 401, body = Problem), (status = 403, body = Problem),
              (status = 404, body = Problem), (status = 409, body = Problem), (status = 429, body = Problem)))]
pub async fn hint(
    State(app): State<App>,
    caller: Caller,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Hint>, Fault> {
    caller.somebody()?;
    let _place = app.costly(&caller)?;
    let asked = look(&app, &caller, &table, &headers, |live, viewer| {
        let table = &live.table;
        let number = live.shown(viewer).number();
        if table.setup().rated {
            return Err(Fault::forbidden(codes::RATED_HINT).at(number));
        }
        if !table.may_move(viewer) {
            return Err(Fault::from(Refusal::new(play::codes::NOT_YOUR_TURN)).at(number));
        }
        let seat = table.acting().ok_or_else(Fault::not_found)?;
        Ok((number, seat, table.position().copy()))
    });
    let (number, seat, position) = asked.await?;
    let seed = thinking::seed(&app);
    let budget = Budget::millis(HINT_MS).with_threads(1);
    let thinker = app.catalogue().thinker(position.as_ref())?;
    let think = move |_: &GivenUp| thinker.hint(position.as_ref(), seat, &budget, seed);
    let hints = app.pools.hints.run(For::caller(&caller), think);
    Ok(Json(Hint { number, moves: hints.await??.into_iter().map(catalogue::advice).collect() }))
}

/// How far the analysis of a finished game is, while somebody waits for it. Whoever hangs up gives it up.
#[utoipa::path(get, path = "/tables/{table}/analysis/progress", tag = "tables",
    params(("table" = String, Path), ("klots-key" = Option<String>, Header)),
    responses((status = 200, body = AnalysisProgress), (status = 403, body = Problem),
              (status = 404, body = Problem), (status = 429, body = Problem)))]
pub async fn analysis_progress(
    State(app): State<App>,
    caller: Caller,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Result<Json<AnalysisProgress>, Fault> {
    let id = look(&app, &caller, &table, &headers, |live, _| Ok(live.id.clone())).await?;
    Ok(Json(app.analyses.progress(&id)))
}

/// What a bot thinks of every decision of a finished game.
#[utoipa::path(get, path = "/tables/{table}/analysis", tag = "tables",
    params(("table" = String, Path), ("klots-key" = Option<String>, Header)),
    responses((status = 200, body = Analysis), (status = 403, body = Problem), (status = 404, body = Problem),
              (status = 409, body = Problem), (status = 429, body = Problem)))]
pub async fn analysis(
    State(app): State<App>,
    caller: Caller,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Fault> {
    let _place = app.costly(&caller)?;
    let over = look(&app, &caller, &table, &headers, |live, viewer| {
        let table = live.shown(viewer);
        if table.stage() != Stage::Finished {
            return Err(Fault::from(Refusal::new(wire::codes::NOT_OVER)).at(table.number()));
        }
        Ok((live.id.clone(), table.log().to_vec(), viewer))
    });
    let (id, log, viewer) = over.await?;
    let made = app.analyse(&id, For::caller(&caller), log, viewer).await?;
    Ok(([("content-type", "application/json")], made.to_string()))
}
