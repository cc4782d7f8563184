//! Tables: lists, making them, looking at them, and what is left of a game.

use super::people::write_mark;
use super::{Body, Query, key};
use crate::app::App;
use crate::fault::Fault;
use crate::rooms::Entered;
use crate::seating;
use crate::thinking;
use crate::who::{Caller, Whoami};
use ::play::record::What;
use ::play::{Refusal, Seat};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::IntoResponse;
use bots::{Expected, Level};
use catalogue::{Catalogue, Thinker};
use search::Budget;
use serde::Deserialize;
use std::time::Duration;
use store::{PageMark, Phase, TableFilter, TableId};
use table::Viewer;
use table::seen::Stage;
use utoipa::IntoParams;
use wire::outbound::{NackCode, Snapshot};
use wire::rest::{
    Advice, Analysis, Events, Hint, Judged, Made, NewTable, Page, Problem, QuickMatch, ReplayStep,
    ReplaySteps, TableLine,
};

const PAGE: u32 = 50;
/// How many events one answer brings.
const EVENTS: u32 = 500;
/// How long a hint may take.
const HINT_MS: u64 = 700;
/// How long an analysis may think about one move, and about all of them.
const JUDGE_MS: u64 = 60;
const ANALYSIS: Duration = Duration::from_secs(20);

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
        Some(_) => Err(Fault::new(NackCode::Malformed, Refusal::new("refused-query"))),
    }
}

/// A place in a list from its text.
pub fn read_mark(text: &str) -> Result<PageMark, Fault> {
    let bad = || Fault::new(NackCode::Malformed, Refusal::new("refused-query"));
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
    let who = caller.somebody()?;
    app.buckets.table(caller.ip, who.person)?;
    Ok(Json(seating::make(&app, who, &new).await?))
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
    let who = caller.somebody()?;
    app.buckets.table(caller.ip, who.person)?;
    Ok(Json(seating::quick(&app, who, &wish).await?))
}

/// Enters a table as somebody who may look at it.
async fn look(
    app: &App,
    caller: &Caller,
    name: &str,
    headers: &HeaderMap,
) -> Result<(Entered, Viewer), Fault> {
    let id: TableId = name.parse().map_err(|_| Fault::not_found())?;
    let mut entered = app.enter(&id).await?;
    entered.desk.refresh(app.now())?;
    let person = caller.who.as_deref().map(Whoami::at_table);
    let viewer = person.map_or(Viewer::Onlooker, |person| entered.desk.table.viewer(person));
    if viewer.is_onlooker() && !entered.desk.table.lets_watch(key(headers)) {
        return Err(Fault::forbidden("refused-private"));
    }
    Ok((entered, viewer))
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
    let (entered, viewer) = look(&app, &caller, &table, &headers).await?;
    Ok(Json(entered.desk.snapshot(&entered.room.id, viewer, app.now())?))
}

/// Which events.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct After {
    /// Only events after this number.
    #[serde(default)]
    #[param(format = "uint64")]
    after: u64,
    /// At most so many; never more than 500.
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
    let (entered, viewer) = look(&app, &caller, &table, &headers).await?;
    let table = entered.desk.shown(viewer);
    let mut events = table.seen(viewer, query.after)?;
    events.truncate(query.limit.unwrap_or(EVENTS).min(EVENTS) as usize);
    Ok(Json(Events { events, last: table.number() }))
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
    let (entered, viewer) = look(&app, &caller, &table, &headers).await?;
    let unreadable = |error: ::play::record::RecordError| Fault::inner(&error.cause.code());
    let text = entered.desk.shown(viewer).record(viewer).map_err(unreadable)?.to_string();
    let name = format!("attachment; filename=\"{}.klots\"", entered.room.id);
    Ok(([("content-type", "text/plain; charset=utf-8".to_owned()), ("content-disposition", name)], text))
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
    let (entered, viewer) = look(&app, &caller, &table, &headers).await?;
    let table = entered.desk.shown(viewer);
    let frames = table.replay(viewer)?;
    let steps =
        frames.into_iter().map(|(event, view, standing)| ReplayStep { event, view, standing }).collect();
    Ok(Json(ReplaySteps { game: table.founding().game.clone(), steps }))
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
    let (entered, viewer) = look(&app, &caller, &table, &headers).await?;
    let table = &entered.desk.table;
    let number = entered.desk.shown(viewer).number();
    if table.setup().rated {
        return Err(Fault::forbidden("refused-rated-hint").at(number));
    }
    if !table.may_move(viewer) {
        return Err(Fault::from(Refusal::new("refused-not-your-turn")).at(number));
    }
    let seat = table.acting().ok_or_else(Fault::not_found)?;
    let position = table.position().copy();
    drop(entered);
    let seed = thinking::seed(&app);
    let budget = Budget::millis(HINT_MS).with_threads(1);
    let thinker = app.catalogue().thinker(position.as_ref())?;
    let hints = app.thinkers.run(move || thinker.hint(position.as_ref(), seat, &budget, seed)).await;
    let hints = hints.ok_or_else(|| Fault::inner(&"a hint failed"))??;
    let moves =
        hints.into_iter().map(|hint| Advice { text: hint.text, value: share(hint.value), why: hint.reasons });
    Ok(Json(Hint { number, moves: moves.collect() }))
}

/// A mind's number as a share of the victory where it is one.
fn share(value: Expected) -> f64 {
    value.share().unwrap_or_else(|| value.number())
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
) -> Result<Json<Analysis>, Fault> {
    let _place = app.costly(&caller)?;
    let (entered, viewer) = look(&app, &caller, &table, &headers).await?;
    let table = entered.desk.shown(viewer);
    if table.stage() != Stage::Finished {
        return Err(Fault::from(Refusal::new("refused-not-over")).at(table.number()));
    }
    let game = table.founding().game.clone();
    let steps = table.steps().to_vec();
    let mut position = table.position().copy();
    position.restart();
    drop(entered);
    let seed = thinking::seed(&app);
    let judge = Judge::new(app.catalogue(), &game, seed)?;
    let judged = app.thinkers.run(move || judge.all(position, &steps)).await;
    let moves = judged.ok_or_else(|| Fault::inner(&"an analysis failed"))??;
    Ok(Json(Analysis { game, moves }))
}

/// A bot that judges moves: the strongest level there is.
struct Judge {
    thinker: &'static dyn Thinker,
    bot: Option<&'static str>,
    seed: u64,
}

impl Judge {
    fn new(catalogue: &Catalogue, game: &str, seed: u64) -> Result<Judge, Refusal> {
        let entry = catalogue.find(game)?;
        let level = |name: &&'static str| Level::ALL.iter().any(|level| level.name() == *name);
        let bot = entry.bots.iter().rev().copied().find(level);
        Ok(Judge { thinker: entry.thinker(), bot, seed })
    }

    /// Walks through a game and judges every move, as long as there is time.
    fn all(
        &self,
        mut position: Box<dyn table::Position>,
        steps: &[table::Step],
    ) -> Result<Vec<Judged>, Refusal> {
        let begun = std::time::Instant::now();
        let mut judged = Vec::new();
        for step in steps {
            match &step.what {
                What::Luck(text) => position.settle(text)?,
                What::Move(seat, text) => {
                    if begun.elapsed() < ANALYSIS && position.moves().len() > 1 {
                        judged.extend(self.one(position.as_ref(), step.number, *seat, text)?);
                    }
                    position.play(text)?;
                }
            }
        }
        Ok(judged)
    }

    fn one(
        &self,
        position: &dyn table::Position,
        number: u64,
        seat: Seat,
        text: &str,
    ) -> Result<Option<Judged>, Refusal> {
        let Some(bot) = self.bot else { return Ok(None) };
        let budget = Budget::millis(JUDGE_MS).with_threads(1);
        let thought = self.thinker.think(position, bot, seat, &budget, self.seed)?;
        let played = thought.ranked.iter().find(|ranked| ranked.mv == text);
        let best = share(thought.value);
        Ok(Some(Judged {
            number,
            seat: seat.0,
            text: text.to_owned(),
            best,
            played: played.map_or(best.min(0.0), |ranked| share(ranked.value)),
            better: thought.best,
        }))
    }
}
