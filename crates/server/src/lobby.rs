//! The list of open tables: read once for everybody, sent to those who watch it.
//!
//! Of what this node writes it knows whether that changes the list. Other nodes only say that they have written something,
//! which may have changed it: so the list is read again, but less often.

use crate::app::App;
use crate::fault::Fault;
use crate::hub::text_of;
use crate::link::Utf8Bytes;
use crate::outbox::{Frame, Outbox};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;
use store::{Phase, Sitter, TableFilter};
use table::event::{Setup, Visibility};
use table::seen::Stage;
use wire::FromServer;
use wire::rest::TableLine;

/// The list is read at most this often.
const PACE: Duration = Duration::from_millis(500);
/// And this often if only other nodes have written.
const ELSEWHERE: Duration = Duration::from_secs(1);
/// How many tables the list shows of each phase.
const LENGTH: u32 = 60;

/// Who watches the list, and what they were last told.
#[derive(Default)]
pub struct Lobby {
    watchers: Mutex<Vec<Weak<Outbox>>>,
    newest: Mutex<Option<Utf8Bytes>>,
    /// Somebody began to watch.
    pub wake: tokio::sync::Notify,
    /// Another node has written something.
    pub perhaps: tokio::sync::Notify,
}

impl Lobby {
    /// Adds somebody who watches; they get the list at once if it is known.
    pub fn watch(&self, outbox: &Arc<Outbox>) {
        let newest = self.newest.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let Some(text) = newest {
            outbox.push(Frame::plain(text));
        }
        self.watchers.lock().unwrap_or_else(PoisonError::into_inner).push(Arc::downgrade(outbox));
        self.wake.notify_one();
    }

    /// Somebody looks away.
    pub fn unwatch(&self, outbox: &Arc<Outbox>) {
        let gone = Arc::downgrade(outbox);
        let mut watchers = self.watchers.lock().unwrap_or_else(PoisonError::into_inner);
        watchers.retain(|kept| !kept.ptr_eq(&gone) && kept.strong_count() > 0);
    }

    fn readers(&self) -> Vec<Arc<Outbox>> {
        let mut watchers = self.watchers.lock().unwrap_or_else(PoisonError::into_inner);
        watchers.retain(|kept| kept.strong_count() > 0);
        watchers.iter().filter_map(Weak::upgrade).collect()
    }

    fn remember(&self, text: Option<Utf8Bytes>) -> bool {
        let mut newest = self.newest.lock().unwrap_or_else(PoisonError::into_inner);
        let changed = *newest != text;
        *newest = text;
        changed
    }
}

/// Keeps those who watch the list up to date, until the server stops.
pub async fn run(app: App) {
    let mut changes = app.store.bus().watch_lobby();
    loop {
        let elsewhere = tokio::time::Instant::now() + ELSEWHERE;
        let readers = app.lobby.readers();
        if readers.is_empty() {
            app.lobby.remember(None);
        } else if let Err(fault) = tell(&app, &readers).await {
            tracing::warn!(code = fault.why.code(), "the list of tables cannot be read");
        }
        tokio::select! {
            () = tokio::time::sleep(PACE) => {}
            () = app.stop.cancelled() => return,
        }
        tokio::select! {
            changed = changes.changed() => if changed.is_err() { return },
            () = app.lobby.wake.notified() => {}
            () = perhaps(&app.lobby, elsewhere) => {}
            () = app.stop.cancelled() => return,
        }
    }
}

/// Another node has written something, and the list has not been read for a while.
async fn perhaps(lobby: &Lobby, earliest: tokio::time::Instant) {
    lobby.perhaps.notified().await;
    tokio::time::sleep_until(earliest).await;
}

async fn tell(app: &App, readers: &[Arc<Outbox>]) -> Result<(), Fault> {
    let mut tables = Vec::new();
    for phase in [Phase::Waiting, Phase::Playing] {
        let filter = TableFilter { phase: Some(phase), is_open: Some(true), ..TableFilter::default() };
        tables.extend(app.store.tables(&filter, None, LENGTH).await?.iter().filter_map(line));
    }
    let text = text_of(&FromServer::Lobby { tables });
    if app.lobby.remember(Some(text.clone())) {
        for reader in readers {
            reader.push(Frame::plain(text.clone()));
        }
    }
    Ok(())
}

/// A line of the store as faces get it.
pub fn line(line: &store::ListedTable) -> Option<TableLine> {
    let setup: Setup = serde_json::from_str(&line.header.options).ok()?;
    let seats: Vec<&store::SeatRow> =
        line.seats.iter().filter(|row| row.seat < i64::from(setup.seats)).collect();
    let name = |row: &&store::SeatRow| match row.kind {
        Sitter::Empty => String::new(),
        Sitter::Person => row.name.clone().unwrap_or_default(),
        Sitter::Bot => format!("bot:{}", row.bot.as_deref().unwrap_or_default()),
    };
    Some(TableLine {
        table: line.header.id.to_string(),
        game: line.header.game.clone(),
        stage: match line.header.phase {
            Phase::Waiting => Stage::Gathering,
            Phase::Playing => Stage::Playing,
            Phase::Finished | Phase::Abandoned => Stage::Finished,
        },
        seats: setup.seats,
        free: seats.iter().filter(|row| row.kind == Sitter::Empty).count() as u8,
        names: seats.iter().map(name).collect(),
        options: setup.options,
        clock: setup.clock,
        visibility: if line.header.is_open { Visibility::Open } else { Visibility::Private },
        rated: line.header.rated,
        your_turn: false,
        changed: line.touched_ms,
    })
}
