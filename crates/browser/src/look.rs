//! Records as text, held against the rules and looked at step by step.

use catalogue::Catalogue;
use play::record::{EventKind, Record, RecordError};
use play::{Eyes, Refusal};
use serde::Serialize;
use table::replay::{Replay, tell};
use table::seen::{Happening, Seen};
use wire::rest::{ReplayStep, ReplaySteps};

/// A record that was read.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "module/"))]
pub struct Read {
    /// Step by step.
    replay: ReplaySteps,
    /// Who played.
    names: Vec<String>,
    /// The fingerprint of the dice's secret, where the record has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    commitment: Option<String>,
    /// What binds the record together, where it has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    seal: Option<String>,
}

/// What is wrong with a record, and where.
pub fn at(error: RecordError) -> Refusal {
    let what = error.cause.what.clone().with("line", error.line).with("column", error.column);
    error.cause.saying(what)
}

/// A record, every move of it held against the rules.
pub fn read(catalogue: &Catalogue, text: &str) -> Result<Read, Refusal> {
    let record: Record = text.parse().map_err(at)?;
    let mut walk = Replay::new(catalogue, &record).map_err(at)?;
    let standing = |walk: &Replay<'_>| walk.standing().unwrap_or_else(|| walk.position().standing());
    let view = |walk: &Replay<'_>| walk.position().view(Eyes::Reviewer);
    let mut steps = vec![ReplayStep { event: None, view: view(&walk), standing: standing(&walk) }];
    for (number, line) in (1..).zip(&record.events) {
        // What cannot be told cannot be played either, and the step knows in which line it stands.
        let told = tell(walk.position(), &line.what, Eyes::Reviewer);
        walk.step().map_err(at)?;
        let tell = Some(told?);
        let what = match &line.what {
            EventKind::Move(seat, text) => Happening::Moved { seat: *seat, text: text.clone() },
            EventKind::Luck(text) => Happening::Luck { text: text.clone() },
            EventKind::Beside(_) => Happening::Hidden {},
        };
        let event = Some(Seen { number, at: 0, what, tell });
        steps.push(ReplayStep { event, view: view(&walk), standing: standing(&walk) });
    }
    walk.play_out().map_err(at)?;
    Ok(Read {
        names: record.names.clone(),
        commitment: record.fairness.as_ref().map(|fairness| fairness.commitment.clone()),
        seal: record.seal.as_ref().map(|seal| seal.hash.clone()),
        replay: ReplaySteps { game: record.game, steps },
    })
}
