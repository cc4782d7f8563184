//! From a table to frames: what a server and the page's own table both say about one, made in one place.

use crate::FromServer;
use crate::codes;
use crate::inbound::From;
use crate::outbound::{NackCode, Presence, Snapshot};
use crate::rest::{ReplayStep, ReplaySteps};
use play::{Kind, Refusal};
use std::borrow::Cow;
use table::command::Command;
use table::event::Millis;
use table::seen::{Picture, Seen};
use table::{BadLog, Table, Viewer};

/// The same for every table: nothing starts a new epoch yet. Whoever resumes with another one gets a snapshot.
pub const EPOCH: u32 = 1;
/// With more missing than this a snapshot is sent.
const LONGEST_RESUME: u64 = 200;
/// How many lines of the log a snapshot brings.
const RECENT: u64 = 60;

impl Snapshot {
    /// A table as `viewer` sees it at `time`; who is there, the table does not know.
    pub fn of(
        table: &Table,
        viewer: Viewer,
        time: Millis,
        (presence, watching): (Vec<Presence>, u32),
    ) -> Result<Snapshot, BadLog> {
        Ok(Snapshot {
            table: table.name().to_owned(),
            epoch: EPOCH,
            time,
            about: table.about(viewer),
            now: table.picture(viewer),
            recent: table.seen(viewer, table.number().saturating_sub(RECENT))?,
            presence,
            watching,
        })
    }
}

impl ReplaySteps {
    /// The game of a table step by step, as `viewer` may see it now.
    pub fn of(table: &Table, viewer: Viewer) -> Result<ReplaySteps, BadLog> {
        let step = |(event, view, standing)| ReplayStep { event, view, standing };
        let steps = table.replay(viewer)?.into_iter().map(step).collect();
        Ok(ReplaySteps { game: table.founding().game.clone(), steps })
    }
}

impl<'a> FromServer<'a> {
    /// What has happened at a table, told to `viewer`.
    pub fn news(table: &'a Table, viewer: Viewer, mut events: Vec<Seen>) -> FromServer<'a> {
        let (name, now) = (Cow::Borrowed(table.name()), Cow::Owned(table.picture(viewer)));
        match events.len() {
            1 => FromServer::Event { table: name, event: Cow::Owned(events.remove(0)), now },
            _ => FromServer::Batch { table: name, events: Cow::Owned(events), now },
        }
    }

    /// What `viewer` has missed since `from`; nothing where a snapshot says it better.
    pub fn missed(
        table: &'a Table,
        viewer: Viewer,
        from: Option<From>,
    ) -> Result<Option<FromServer<'a>>, BadLog> {
        let number = table.number();
        let resumes = |from: &From| {
            from.epoch == EPOCH && from.number <= number && number - from.number <= LONGEST_RESUME
        };
        let Some(from) = from.filter(resumes) else { return Ok(None) };
        let events = Cow::Owned(table.seen(viewer, from.number)?);
        let now = Cow::Owned(table.picture(viewer));
        Ok(Some(FromServer::Batch { table: Cow::Borrowed(table.name()), events, now }))
    }

    /// The frame as text.
    pub fn text(&self) -> String {
        let mut text = Vec::with_capacity(self.length());
        serde_json::to_writer(&mut text, self).expect("messages have string keys and finite numbers");
        String::from_utf8(text).expect("JSON is written in UTF-8")
    }

    /// About how long its text is: what shows a table has kilobytes, and need not grow into them step by step.
    fn length(&self) -> usize {
        /// What stands around a view and its moves.
        const AROUND: usize = 1024;
        /// A line of the log.
        const LINE: usize = 256;
        let shown = |now: &Picture| AROUND + now.view.text().len() + now.moves.text().len();
        match self {
            FromServer::Event { now, .. } => shown(now) + LINE,
            FromServer::Batch { events, now, .. } => shown(now) + LINE * events.len(),
            FromServer::Snapshot(snapshot) => shown(&snapshot.now) + AROUND + LINE * snapshot.recent.len(),
            _ => LINE,
        }
    }
}

impl NackCode {
    /// Of which kind a refusal is: its code was declared so.
    pub fn of(why: &Refusal) -> NackCode {
        match why.kind() {
            Kind::NotYourTurn => NackCode::NotYourTurn,
            Kind::Over => NackCode::TableClosed,
            Kind::Forbidden => NackCode::Forbidden,
            Kind::Malformed => NackCode::Malformed,
            Kind::Stale => NackCode::Stale,
            Kind::Illegal => NackCode::Illegal,
        }
    }
}

/// Whether something relevant has happened since the last event that whoever asks had seen. `number` is the last event
/// they may see, `may_move` whether they may learn that somebody has moved.
pub fn check_stale(
    table: &Table,
    number: u64,
    command: &Command,
    based_on: Option<u64>,
    may_move: bool,
) -> Result<(), Refusal> {
    let Some(based_on) = based_on else { return Ok(()) };
    if based_on > number {
        return Err(Refusal::new(codes::AHEAD));
    }
    if may_move && matches!(command, Command::Move { .. }) && table.moved_since(based_on) {
        return Err(Refusal::new(codes::STALE));
    }
    Ok(())
}
