//! What can be played, who plays best, and whether the server is well.

use super::Query;
use crate::app::App;
use crate::fault::Fault;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use catalogue::Entry;
use serde::Deserialize;
use utoipa::IntoParams;
use wire::rest::{GameLine, Health, Page, Problem, RatingLine};

const LEADERS: u32 = 50;
/// Who is on the leaderboard: whoever has played at least this many games and whose rating is surer than this.
const LEADER_GAMES: u32 = 5;
const LEADER_DEVIATION: f64 = 150.0;

fn line(entry: &Entry) -> GameLine {
    GameLine::of(entry.facts, entry.options, &entry.levels())
}

/// Every game with its options and bot levels.
#[utoipa::path(get, path = "/games", tag = "games", responses((status = 200, body = Vec<GameLine>)))]
pub async fn list(State(app): State<App>) -> Json<Vec<GameLine>> {
    Json(app.catalogue().all().iter().map(line).collect())
}

/// One game.
#[utoipa::path(get, path = "/games/{game}", tag = "games", params(("game" = String, Path)),
    responses((status = 200, body = GameLine), (status = 404, body = Problem)))]
pub async fn one(State(app): State<App>, Path(game): Path<String>) -> Result<Json<GameLine>, Fault> {
    let entry = app.catalogue().find(&game).map_err(|_| Fault::not_found())?;
    Ok(Json(line(entry)))
}

/// Where a list goes on.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct Skip {
    /// `next` of the page before.
    #[serde(default)]
    after: u32,
}

/// The strongest accounts at a game.
#[utoipa::path(get, path = "/leaderboard/{game}", tag = "games", params(("game" = String, Path), Skip),
    responses((status = 200, body = Page<RatingLine>), (status = 400, body = Problem), (status = 404, body = Problem)))]
pub async fn leaderboard(
    State(app): State<App>,
    Path(game): Path<String>,
    Query(skip): Query<Skip>,
) -> Result<Json<Page<RatingLine>>, Fault> {
    app.catalogue().find(&game).map_err(|_| Fault::not_found())?;
    let after = skip.after.min(1_000_000);
    let leaders = app.store.leaderboard(&game, LEADER_GAMES, LEADER_DEVIATION, after, LEADERS).await?;
    let next = (leaders.len() == LEADERS as usize).then(|| (after + LEADERS).to_string());
    let items = (after + 1..).zip(leaders).map(|(place, leader)| RatingLine {
        game: game.clone(),
        account: leader.name,
        rating: leader.rating,
        deviation: leader.deviation,
        games: u32::try_from(leader.games).unwrap_or(0),
        place: Some(place),
    });
    Ok(Json(Page { items: items.collect(), next }))
}

/// Whether the server is well.
#[utoipa::path(get, path = "/health", tag = "server",
    responses((status = 200, body = Health), (status = 503, body = Health)))]
pub async fn health(State(app): State<App>) -> Response {
    let well = !app.outages.is_frozen() && app.store.ping().await.is_ok();
    let status = if well { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    let body = Health {
        status: if well { "ok" } else { "unavailable" }.to_owned(),
        build: crate::BUILD.to_owned(),
        versions: vec![wire::VERSION],
    };
    (status, Json(body)).into_response()
}

/// What is allowed.
#[utoipa::path(get, path = "/limits", tag = "server", responses((status = 200, body = wire::outbound::Limits)))]
pub async fn limits(State(app): State<App>) -> Json<wire::outbound::Limits> {
    Json(app.limits())
}
