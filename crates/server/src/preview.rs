//! What a link to a table shows before it is opened: the game's name and a picture of what lies open to everybody.
//!
//! A picture is drawn from the view of an onlooker, as late as onlookers are, whoever asks for it. A private table
//! shows nothing: its link says no more than the address of the page.

use crate::app::App;
use crate::fault::Fault;
use crate::hub::LiveTable;
use crate::identity::Caller;
use crate::pools::For;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use moka::future::Cache;
use std::sync::LazyLock;
use store::TableId;
use table::event::Millis;
use table::{Table, Viewer};
use words::Words;

/// As wide as those who show links like pictures.
const WIDTH: u32 = 600;
/// All pictures that are kept, in bytes.
const KEPT: u64 = 32 << 20;

/// Pictures that were drawn a while ago, by table and number.
pub struct Pictures(Cache<(TableId, u64), Bytes>);

impl Default for Pictures {
    fn default() -> Pictures {
        let weigh = |_: &(TableId, u64), picture: &Bytes| u32::try_from(picture.len()).unwrap_or(u32::MAX);
        Pictures(Cache::builder().max_capacity(KEPT).weigher(weigh).build())
    }
}

/// A picture of an open table: what everybody may see.
#[utoipa::path(get, path = "/tables/{table}/picture", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, description = "a PNG", content_type = "image/png"),
              (status = 403, body = wire::rest::Problem), (status = 404, body = wire::rest::Problem),
              (status = 429, body = wire::rest::Problem)))]
pub async fn picture(
    State(app): State<App>,
    caller: Caller,
    Path(table): Path<String>,
) -> Result<Response, Fault> {
    let id: TableId = table.parse().map_err(|_| Fault::not_found())?;
    let now = app.now();
    let number = app.look(&id, move |live| open_to_all(live, now).map(Table::number)).await??;
    let picture = match app.pictures.0.get(&(id.clone(), number)).await {
        Some(picture) => picture,
        None => draw_anew(&app, &caller, &id).await?,
    };
    let kept = [(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, "public, max-age=60")];
    Ok((kept, picture).into_response())
}

/// An open table as everybody may see it.
fn open_to_all(live: &mut LiveTable, now: Millis) -> Result<&Table, Fault> {
    live.admit(None, None)?;
    live.refresh(now)?;
    Ok(live.shown(Viewer::Onlooker))
}

async fn draw_anew(app: &App, caller: &Caller, id: &TableId) -> Result<Bytes, Fault> {
    let _place = app.costly(caller)?;
    app.buckets.picture()?;
    let now = app.now();
    let shown = app.look(id, move |live| {
        let shown = open_to_all(live, now)?;
        let view = shown.position().view(shown.eyes(Viewer::Onlooker)).value();
        Ok::<_, Fault>((shown.number(), shown.founding().game.clone(), view))
    });
    let (number, game, view) = shown.await??;
    let picture = app.pools.exports.run(For::caller(caller), move |_| draw(&game, &view)).await??;
    app.pictures.0.insert((id.clone(), number), picture.clone()).await;
    Ok(picture)
}

fn draw(game: &str, view: &serde_json::Value) -> Result<Bytes, Fault> {
    let drawn = draw::png(&draw::svg(game, view), WIDTH);
    drawn.map(Bytes::from).map_err(|error| Fault::inner(&error))
}

/// The page with what its address shows, where that is an open table's.
pub async fn page(app: &App, path: &str, page: &[u8]) -> Option<Vec<u8>> {
    let mut parts = path.split('/');
    let ("t", Some(name)) = (parts.next()?, parts.next()) else { return None };
    let id: TableId = name.parse().ok()?;
    let header = app.store.table(&id).await.ok()?.filter(|header| header.is_open)?;
    let text = std::str::from_utf8(page).ok()?;
    let end = text.find("</head>")?;
    let tags = tags(&app.origin, &id, &header.game);
    Some([&text[..end], &tags, &text[end..]].concat().into_bytes())
}

/// What those who show links read (ogp.me).
fn tags(origin: &str, id: &TableId, game: &str) -> String {
    // In English: whatever shows the link does not say in which language its reader reads.
    static WORDS: LazyLock<Words> = LazyLock::new(|| Words::of(words::SOURCE));
    let title = format!("{} · Klots", WORDS.game(game));
    let link = format!("{origin}/t/{id}");
    let picture = format!("{origin}/api/v1/tables/{id}/picture");
    let tags = [
        ("og:type", "website"),
        ("og:site_name", "Klots"),
        ("og:title", &title),
        ("og:url", &link),
        ("og:image", &picture),
        ("og:image:type", "image/png"),
        ("twitter:card", "summary_large_image"),
    ];
    let tag = |(name, value): (&str, &str)| {
        format!("<meta property=\"{name}\" content=\"{}\" />\n    ", crate::api::escape(value))
    };
    tags.into_iter().map(tag).collect()
}
