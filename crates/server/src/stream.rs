//! Server-sent events: the same frames as over the socket, for whoever cannot have one.

use crate::app::App;
use crate::fault::Fault;
use crate::outbox::{Next, Outbox};
use crate::rooms::Watcher;
use crate::socket;
use crate::who::{Caller, Whoami};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::Stream;
use std::convert::Infallible;
use std::sync::Arc;
use store::TableId;
use table::Viewer;
use wire::inbound::From;

/// A reader that is let go when it is dropped.
struct Reader {
    app: App,
    id: TableId,
    number: u64,
    outbox: Arc<Outbox>,
    viewer: Viewer,
}

impl Drop for Reader {
    fn drop(&mut self) {
        let (app, id, number) = (self.app.clone(), self.id.clone(), self.number);
        self.app.tasks.spawn(async move {
            if let Ok(mut entered) = app.enter(&id).await {
                entered.unwatch(number);
            }
        });
    }
}

/// News of a table as they come.
#[utoipa::path(get, path = "/tables/{table}/stream", tag = "tables",
    params(("table" = String, Path), ("last-event-id" = Option<u64>, Header), ("klots-key" = Option<String>, Header)),
    responses((status = 200, description = "server-sent events; each is one frame of the socket", content_type = "text/event-stream"),
              (status = 404, body = wire::rest::Problem)))]
pub async fn stream(
    State(app): State<App>,
    caller: Caller,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Fault> {
    let id: TableId = table.parse().map_err(|_| Fault::not_found())?;
    let limits = app.config.limits;
    let outbox = Arc::new(Outbox::new(limits.queue_frames, limits.queue_bytes));
    let last =
        headers.get("last-event-id").and_then(|value| value.to_str().ok()).and_then(|text| text.parse().ok());
    let from = last.map(|number| From { epoch: crate::rooms::EPOCH, number });
    let number = socket::number();
    let mut entered = app.enter(&id).await?;
    let person = caller.who.as_ref().map(Whoami::at_table);
    let viewer = person.map_or(Viewer::ONLOOKER, |person| entered.desk.table.viewer(person));
    if viewer.is_onlooker() && !entered.desk.table.lets_watch(crate::api::key(&headers)) {
        return Err(Fault::forbidden("refused-private"));
    }
    entered.watch(&app, Watcher { socket: number, person, viewer, outbox: outbox.clone() }, from)?;
    drop(entered);
    let reader = Reader { app, id, number, outbox, viewer };
    let stream = futures_util::stream::unfold(reader, |reader| async move {
        let event = reader.next().await?;
        Some((Ok(event), reader))
    });
    Ok(Sse::new(stream).keep_alive(KeepAlive::default()))
}

impl Reader {
    async fn next(&self) -> Option<Event> {
        loop {
            match self.outbox.next() {
                Next::Send(frame) => {
                    let event = Event::default().data(frame.text.as_str());
                    return Some(if frame.number > 0 { event.id(frame.number.to_string()) } else { event });
                }
                Next::Snapshot(table) => {
                    let entered = self.app.enter(&table).await.ok()?;
                    let frame = entered.desk.snapshot_frame(&table, self.viewer, self.app.now()).ok()?;
                    self.outbox.settle(frame);
                }
                Next::Close(_) => return None,
                Next::Idle => tokio::select! {
                    () = self.outbox.pushed() => {}
                    () = self.app.stop.cancelled() => return None,
                },
            }
        }
    }
}
