//! What is done at a table, by POST: the same commands as over the socket.

use super::Body;
use crate::app::App;
use crate::fault::Fault;
use crate::identity::Caller;
use crate::perform::Request;
use axum::Json;
use axum::extract::{Path, State};
use play::Seat;
use table::command::Command;
use wire::rest::{Act, BotBody, ChatBody, Done, MoveBody, OfferBody, OfferStep, Problem, SitBody, StartBody};

type Answer = Result<Json<Done>, Fault>;

async fn answer(
    app: &App,
    caller: &Caller,
    table: &str,
    id: Option<String>,
    based_on: Option<u64>,
    action: Command,
) -> Answer {
    let id = id.unwrap_or_else(|| uuid::Uuid::new_v4().simple().to_string());
    let request = Request { table: table.to_owned(), id, based_on, command: action };
    let number = app.perform(caller, request).await?;
    Ok(Json(Done { number }))
}

/// Any command, with its id.
#[utoipa::path(post, path = "/tables/{table}/act", tag = "tables", params(("table" = String, Path)), request_body = Act,
    responses((status = 200, body = Done), (status = 400, body = Problem), (status = 401, body = Problem),
              (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem),
              (status = 410, body = Problem), (status = 429, body = Problem), (status = 503, body = Problem)))]
pub async fn any(
    State(app): State<App>,
    caller: Caller,
    Path(table): Path<String>,
    Body(body): Body<Act>,
) -> Answer {
    answer(&app, &caller, &table, Some(body.id), body.based_on, body.action).await
}

/// Sit down.
#[utoipa::path(post, path = "/tables/{table}/sit", tag = "tables", params(("table" = String, Path)), request_body = SitBody,
    responses((status = 200, body = Done), (status = 400, body = Problem), (status = 401, body = Problem),
              (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem),
              (status = 410, body = Problem)))]
pub async fn sit(
    State(app): State<App>,
    caller: Caller,
    Path(table): Path<String>,
    Body(body): Body<SitBody>,
) -> Answer {
    let action = Command::Sit { seat: body.seat.map(Seat), name: body.name, key: body.key, word: body.word };
    answer(&app, &caller, &table, None, None, action).await
}

/// Stand up, or leave a running game to a bot.
#[utoipa::path(post, path = "/tables/{table}/leave", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = Done), (status = 401, body = Problem), (status = 403, body = Problem),
              (status = 404, body = Problem), (status = 409, body = Problem), (status = 410, body = Problem)))]
pub async fn leave(State(app): State<App>, caller: Caller, Path(table): Path<String>) -> Answer {
    answer(&app, &caller, &table, None, None, Command::Leave {}).await
}

/// Start the game.
#[utoipa::path(post, path = "/tables/{table}/start", tag = "tables", params(("table" = String, Path)), request_body = StartBody,
    responses((status = 200, body = Done), (status = 400, body = Problem), (status = 401, body = Problem),
              (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem),
              (status = 410, body = Problem)))]
pub async fn start(
    State(app): State<App>,
    caller: Caller,
    Path(table): Path<String>,
    Body(body): Body<StartBody>,
) -> Answer {
    answer(&app, &caller, &table, None, None, Command::Start { word: body.word }).await
}

/// Give a seat to a bot.
#[utoipa::path(post, path = "/tables/{table}/bots", tag = "tables", params(("table" = String, Path)), request_body = BotBody,
    responses((status = 200, body = Done), (status = 400, body = Problem), (status = 401, body = Problem),
              (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem),
              (status = 410, body = Problem)))]
pub async fn bots(
    State(app): State<App>,
    caller: Caller,
    Path(table): Path<String>,
    Body(body): Body<BotBody>,
) -> Answer {
    let action = Command::SeatBot { seat: body.seat.map(Seat), level: body.level };
    answer(&app, &caller, &table, None, None, action).await
}

/// Play a move.
#[utoipa::path(post, path = "/tables/{table}/move", tag = "tables", params(("table" = String, Path)), request_body = MoveBody,
    responses((status = 200, body = Done), (status = 400, body = Problem), (status = 401, body = Problem),
              (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem),
              (status = 410, body = Problem)))]
pub async fn move_(
    State(app): State<App>,
    caller: Caller,
    Path(table): Path<String>,
    Body(body): Body<MoveBody>,
) -> Answer {
    let action = Command::Move { text: body.text, think_ms: None };
    answer(&app, &caller, &table, body.id, body.based_on, action).await
}

/// Make, answer or take back an offer.
#[utoipa::path(post, path = "/tables/{table}/offers", tag = "tables", params(("table" = String, Path)), request_body = OfferBody,
    responses((status = 200, body = Done), (status = 400, body = Problem), (status = 401, body = Problem),
              (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem),
              (status = 410, body = Problem)))]
pub async fn offers(
    State(app): State<App>,
    caller: Caller,
    Path(table): Path<String>,
    Body(body): Body<OfferBody>,
) -> Answer {
    let offer = body.offer;
    let action = match body.step {
        OfferStep::Make => Command::Offer { offer },
        OfferStep::Accept => Command::Answer { offer, yes: true },
        OfferStep::Decline => Command::Answer { offer, yes: false },
        OfferStep::Withdraw => Command::Withdraw { offer },
    };
    answer(&app, &caller, &table, None, None, action).await
}

/// Say something.
#[utoipa::path(post, path = "/tables/{table}/chat", tag = "tables", params(("table" = String, Path)), request_body = ChatBody,
    responses((status = 200, body = Done), (status = 400, body = Problem), (status = 401, body = Problem),
              (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem),
              (status = 429, body = Problem)))]
pub async fn chat(
    State(app): State<App>,
    caller: Caller,
    Path(table): Path<String>,
    Body(body): Body<ChatBody>,
) -> Answer {
    answer(&app, &caller, &table, None, None, Command::Say { line: body.line, team: body.team }).await
}
