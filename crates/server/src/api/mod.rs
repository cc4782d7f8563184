//! REST under `/api/v1`, and its description; and what operators may ask for at the private port.

mod games;
pub mod operator;
mod people;
mod play;
mod tables;

use crate::app::App;
use crate::codes;
use crate::fault::Fault;
use ::play::Refusal;
use axum::Router;
use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, FromRequest, Request};
use axum::http::HeaderMap;
use axum::middleware;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use serde::de::DeserializeOwned;
use std::time::Duration;
use utoipa::OpenApi;
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouterExt as _};
use utoipa_axum::routes;
use wire::outbound::NackCode;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Klots",
        description = "Tile games at a table. Refusals and log lines are codes with arguments; \
            docs/protocol.md describes the socket.",
        license(name = "MIT OR Apache-2.0")
    ),
    servers((url = "/api/v1")),
    tags(
        (name = "games", description = "What can be played"),
        (name = "people", description = "Guests, accounts, sessions, ratings"),
        (name = "tables", description = "Making tables, sitting down, playing, watching"),
        (name = "server", description = "The server itself")
    )
)]
struct Description;

/// A JSON body, read strictly: unknown fields and more than 4 KiB are refused with a code.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>, Fault> {
        read(request, app, wire::MAX_FRAME).await.map(Body)
    }
}

/// The same with a whole game in it: up to 64 KiB, where a route allows it.
pub struct GameBody<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for GameBody<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, app: &App) -> Result<GameBody<T>, Fault> {
        read(request, app, wire::MAX_GAME).await.map(GameBody)
    }
}

async fn read<T: DeserializeOwned>(request: Request, app: &App, most: usize) -> Result<T, Fault> {
    let large = || Refusal::new(wire::codes::TOO_LARGE).with("max", most);
    let patience = Duration::from_secs(app.config.limits.request_seconds.into());
    let read = tokio::time::timeout(patience, Bytes::from_request(request, app)).await;
    let bytes = read.map_err(|_| Fault::late())?.map_err(|_| Fault::from(large()))?;
    let bytes: &[u8] = if bytes.is_empty() { b"{}" } else { &bytes };
    serde_json::from_slice(bytes).map_err(|error| wire::malformed(&error).into())
}

/// What follows `?`, read strictly.
pub struct Query<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> axum::extract::FromRequestParts<S> for Query<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut axum::http::request::Parts, _: &S) -> Result<Query<T>, Fault> {
        let query = axum::extract::Query::<T>::try_from_uri(&parts.uri);
        let bad = || Fault::new(NackCode::Malformed, Refusal::new(codes::QUERY));
        // The character 0 is in no text of ours, and PostgreSQL does not even take it in a question.
        let nothing = parts.uri.query().is_some_and(|query| query.contains("%00"));
        query.ok().filter(|_| !nothing).map(|query| Query(query.0)).ok_or_else(bad)
    }
}

/// The key of a private table, from its header.
pub fn key(headers: &HeaderMap) -> Option<&str> {
    headers.get("klots-key").and_then(|value| value.to_str().ok())
}

/// Everything under `/api`.
pub fn router(app: &App) -> Router<App> {
    let (v1, description) = OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(games::health))
        .routes(routes!(games::limits))
        .routes(routes!(crate::addresses::addresses))
        .routes(routes!(games::list))
        .routes(routes!(games::one))
        .routes(routes!(games::leaderboard))
        .routes(routes!(people::guest))
        .routes(routes!(people::me, people::rename, people::delete))
        .routes(routes!(people::export))
        .routes(routes!(people::profile))
        .routes(routes!(people::my_tables))
        .routes(routes!(people::make_recovery))
        .routes(routes!(people::recover))
        .routes(routes!(people::sessions))
        .routes(routes!(people::end_session))
        .routes(routes!(people::make_token))
        .routes(routes!(people::push_key))
        .routes(routes!(people::set_push, people::drop_push))
        .routes(routes!(people::change_password))
        .routes(routes!(people::sign_up))
        .routes(routes!(people::sign_in, people::sign_out))
        .routes(routes!(tables::list, tables::make))
        .routes(routes!(tables::bring).layer(DefaultBodyLimit::max(wire::MAX_GAME)))
        .routes(routes!(tables::quick_match))
        .routes(routes!(tables::get))
        .routes(routes!(tables::events))
        .routes(routes!(crate::stream::stream))
        .routes(routes!(crate::stream::news))
        .routes(routes!(play::any))
        .routes(routes!(play::sit))
        .routes(routes!(play::leave))
        .routes(routes!(play::start))
        .routes(routes!(play::bots))
        .routes(routes!(play::move_))
        .routes(routes!(play::offers))
        .routes(routes!(play::chat))
        .routes(routes!(tables::record))
        .routes(routes!(crate::preview::picture))
        .routes(routes!(tables::replay))
        .routes(routes!(tables::hint))
        .routes(routes!(tables::analysis))
        .routes(routes!(tables::analysis_progress))
        .split_for_parts();
    let mut description = serde_json::to_value(&description).expect("the description has string keys");
    add_common_answers(&mut description);
    add_security(&mut description, app.cookie_name());
    let page = docs_page(&description);
    let json = description.to_string();
    Router::new()
        .nest("/api/v1", v1)
        .route(
            "/api/openapi.json",
            get(move || async move { ([("content-type", "application/json")], json) }),
        )
        .route("/api/docs", get(move || async move { Html(page) }))
        .route("/api", get(unknown))
        .route("/api/{*path}", axum::routing::any(unknown))
        .layer(DefaultBodyLimit::max(wire::MAX_FRAME))
        .layer(middleware::from_fn(crate::guards::keep_nothing))
        .layer(middleware::from_fn_with_state(app.clone(), crate::guards::check_origin))
        .layer(middleware::from_fn_with_state(app.clone(), crate::guards::check_rate))
}

async fn unknown() -> Response {
    Fault::not_found().into_response()
}

/// What every operation may answer, whatever it does.
const COMMON_ANSWERS: [(&str, &str); 4] = [
    ("401", "this token is nobody's"),
    ("403", "not from this origin, or not yours to do"),
    ("429", "too much at once"),
    ("503", "what would have to be kept or read cannot be now"),
];

/// How somebody says who they are: the cookie of a session, a token for programs, or not at all.
fn add_security(description: &mut serde_json::Value, cookie: &str) {
    description["components"]["securitySchemes"] = serde_json::json!({
        "session": { "type": "apiKey", "in": "cookie", "name": cookie },
        "token": { "type": "http", "scheme": "bearer" },
    });
    description["security"] = serde_json::json!([{}, { "session": [] }, { "token": [] }]);
}

fn add_common_answers(description: &mut serde_json::Value) {
    let operations = description["paths"].as_object_mut().into_iter().flat_map(|paths| paths.values_mut());
    for operation in operations.filter_map(|methods| methods.as_object_mut()).flat_map(|m| m.values_mut()) {
        let Some(answers) = operation["responses"].as_object_mut() else { continue };
        for (status, text) in COMMON_ANSWERS {
            let problem = serde_json::json!({ "$ref": "#/components/schemas/Problem" });
            let content = serde_json::json!({ "application/json": { "schema": problem } });
            let answer = serde_json::json!({ "description": text, "content": content });
            answers.entry(status).or_insert(answer);
        }
    }
}

/// The description as a plain page: no script, no style, nothing from elsewhere.
fn docs_page(description: &serde_json::Value) -> String {
    let mut page = String::from(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>Klots API</title>\
         <meta name=\"viewport\" content=\"width=device-width\"></head><body><main><h1>Klots API</h1>\
         <p><a href=\"/api/openapi.json\">openapi.json</a></p>",
    );
    let paths = description["paths"].as_object().cloned().unwrap_or_default();
    for (path, methods) in paths {
        for (method, operation) in methods.as_object().cloned().unwrap_or_default() {
            page += &operation_text(&path, &method, &operation);
        }
    }
    page += "<h2>Schemas</h2>";
    for (name, schema) in description["components"]["schemas"].as_object().cloned().unwrap_or_default() {
        let text = serde_json::to_string_pretty(&schema).unwrap_or_default();
        page += &format!(
            "<details id=\"{0}\"><summary>{0}</summary><pre>{1}</pre></details>",
            escape(&name),
            escape(&text)
        );
    }
    page + "</main></body></html>"
}

fn operation_text(path: &str, method: &str, operation: &serde_json::Value) -> String {
    let line = operation["summary"].as_str().unwrap_or_default();
    let body = operation["requestBody"]["content"]["application/json"]["schema"]["$ref"].as_str();
    let mut text = format!(
        "<h2><code>{} /api/v1{}</code></h2><p>{}</p><ul>",
        escape(&method.to_uppercase()),
        escape(path),
        escape(line)
    );
    if let Some(name) = body.and_then(|reference| reference.rsplit('/').next()) {
        text += &format!("<li>body: <a href=\"#{0}\">{0}</a></li>", escape(name));
    }
    for (status, answer) in operation["responses"].as_object().cloned().unwrap_or_default() {
        let schema = &answer["content"]["application/json"]["schema"];
        let name = schema["$ref"].as_str().or(schema["items"]["$ref"].as_str());
        let name = name.and_then(|reference| reference.rsplit('/').next()).unwrap_or_default();
        text += &format!("<li>{}: <a href=\"#{1}\">{1}</a></li>", escape(&status), escape(name));
    }
    text + "</ul>"
}

/// Text that may stand in a page.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
