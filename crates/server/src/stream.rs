//! Server-sent events: the same frames as over the socket, for whoever cannot have one.

use crate::api::Query;
use crate::app::App;
use crate::connection;
use crate::fault::Fault;
use crate::hub::{Watcher, text_of};
use crate::identity::{Caller, Whoami};
use crate::outage::notice_text;
use crate::outbox::{Frame, Next, Outbox};
use crate::sockets::Counted;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::Stream;
use serde::Deserialize;
use std::convert::Infallible;
use std::sync::Arc;
use store::TableId;
use table::event::Person;
use utoipa::IntoParams;
use wire::FromServer;
use wire::inbound::From;
use wire::outbound::Notice;

/// A reader that is let go when it is dropped.
struct Reader {
    app: App,
    outbox: Arc<Outbox>,
    person: Option<Person>,
    key: Option<String>,
    /// The table it looks at, and under which number.
    looks: Option<(TableId, u64)>,
    _counted: Counted,
}

impl Drop for Reader {
    fn drop(&mut self) {
        self.app.lobby.unwatch(&self.outbox);
        let Some((id, number)) = self.looks.take() else { return };
        let app = self.app.clone();
        self.app.tasks.spawn(async move {
            if let Some(door) = app.hub.get(&id) {
                door.look(move |live| live.unwatch(number)).await;
            }
        });
    }
}

/// News of a table as they come.
#[utoipa::path(get, path = "/tables/{table}/stream", tag = "tables",
    params(("table" = String, Path), ("last-event-id" = Option<u64>, Header), ("klots-key" = Option<String>, Header)),
    responses((status = 200, description = "server-sent events; each is one frame of the socket", content_type = "text/event-stream"),
              (status = 401, body = wire::rest::Problem), (status = 403, body = wire::rest::Problem),
              (status = 404, body = wire::rest::Problem), (status = 429, body = wire::rest::Problem)))]
pub async fn stream(
    State(app): State<App>,
    caller: Caller,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Fault> {
    let id: TableId = table.parse().map_err(|_| Fault::not_found())?;
    let mut reader = Reader::new(&app, &caller)?;
    let last =
        headers.get("last-event-id").and_then(|value| value.to_str().ok()).and_then(|text| text.parse().ok());
    let from = last.map(|number| From { epoch: wire::frames::EPOCH, number });
    let number = connection::number();
    // Noted before it is so: whoever hangs up meanwhile is let go all the same.
    reader.looks = Some((id.clone(), number));
    reader.key = crate::api::key(&headers).map(str::to_owned);
    let watcher = Watcher::new(number, reader.person, reader.key.clone(), reader.outbox.clone());
    let node = app.clone();
    app.look(&id, move |live| live.watch(&node, watcher, from)).await??;
    Ok(reader.answer())
}

/// What else somebody wants to hear of.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct Wanted {
    /// The list of open tables too.
    #[serde(default)]
    lobby: bool,
}

/// News about no single table: your turn somewhere, a match that was found, the server, and the lobby if wished.
#[utoipa::path(get, path = "/stream", tag = "server", params(Wanted),
    responses((status = 200, description = "server-sent events; each is one frame of the socket", content_type = "text/event-stream"),
              (status = 400, body = wire::rest::Problem), (status = 401, body = wire::rest::Problem),
              (status = 429, body = wire::rest::Problem)))]
pub async fn news(
    State(app): State<App>,
    caller: Caller,
    Query(wanted): Query<Wanted>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Fault> {
    let reader = Reader::new(&app, &caller)?;
    if wanted.lobby {
        app.lobby.watch(&reader.outbox);
    }
    Ok(reader.answer())
}

impl Reader {
    fn new(app: &App, caller: &Caller) -> Result<Reader, Fault> {
        let outbox = app.outbox(caller);
        let counted = app.count(caller, &outbox).ok_or_else(Fault::rate)?;
        if app.outages.is_frozen() {
            outbox.push(Frame::plain(notice_text(&Notice::Frozen {})));
        }
        let person = caller.who.as_deref().map(Whoami::at_table);
        Ok(Reader { app: app.clone(), outbox, person, key: None, looks: None, _counted: counted })
    }

    fn answer(self) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
        let stream = futures_util::stream::unfold(self, |reader| async move {
            let event = reader.next().await?;
            Some((Ok(event), reader))
        });
        Sse::new(stream).keep_alive(KeepAlive::default())
    }

    async fn next(&self) -> Option<Event> {
        loop {
            match self.outbox.next() {
                Next::Send(frame) => {
                    let event = Event::default().data(frame.text.as_str());
                    return Some(if frame.number > 0 { event.id(frame.number.to_string()) } else { event });
                }
                Next::Snapshot(table) => self.settle(&table).await?,
                Next::Close(_) => return None,
                Next::Idle => tokio::select! {
                    () = self.outbox.pushed() => {}
                    () = self.app.stop.cancelled() => return None,
                },
            }
        }
    }

    /// Events of the table were dropped: says so, and sends it as it stands, for the seats the person has now.
    async fn settle(&self, table: &TableId) -> Option<()> {
        self.outbox.push(Frame::plain(text_of(&FromServer::Gap { table: table.to_string() })));
        self.app.settle(table, self.person, self.key.clone(), &self.outbox).await.ok()
    }
}
