//! The record of a table: everything that counts, and nothing that these eyes may not know.

use crate::chairs::{Chair, Chairs};
use crate::event::{ClockRule, Event};
use crate::replay::{self, Replay};
use crate::result::final_standing;
use crate::seal;
use crate::seen::Stage;
use crate::table::Table;
use crate::viewer::Viewer;
use play::record::{Beside, Cause, Event as Line, EventKind, Fairness, Outcome, Record, RecordError, Seal};
use play::{Eyes, Refusal};

/// What an event is in a record, if it stands in one.
pub(crate) fn line_of(event: &Event) -> Option<EventKind> {
    Some(match event {
        Event::Moved { seat, text, .. } => EventKind::Move(*seat, text.clone()),
        Event::Luck { text } => EventKind::Luck(text.clone()),
        Event::Flagged { seat } => EventKind::Beside(Beside::Flagged(*seat)),
        Event::Resigned { seat } => EventKind::Beside(Beside::Resigned(*seat)),
        Event::TookOver { seat, level } => EventKind::Beside(Beside::Bot(*seat, level.clone())),
        Event::HandedBack { seat } => EventKind::Beside(Beside::Back(*seat)),
        Event::Finished { cause: Cause::Agreed, .. } => EventKind::Beside(Beside::Agreed),
        Event::Finished { cause: Cause::Abandoned, .. } => EventKind::Beside(Beside::Closed),
        _ => return None,
    })
}

impl Table {
    /// The record of the game: the whole truth after the end, else the copy of these eyes.
    pub fn record(&self, viewer: Viewer) -> Result<Record, RecordError> {
        let whole = self.whole_record();
        if self.stage == Stage::Finished {
            return Ok(whole);
        }
        let eyes = viewer.only().map_or(Eyes::Onlooker, Eyes::Seat);
        let position = self.position.reopen(whole.seats, &whole.options);
        let position = position.map_err(|cause| RecordError { line: 1, column: 1, cause })?;
        replay::copy_from(Replay::from(position, &whole)?, eyes)
    }

    /// The whole truth, also while the game runs: only for whoever may see every hand.
    pub fn whole_record(&self) -> Record {
        let secret = self.revealed.then(|| self.founding.secret.reveal());
        let mut record = self.written(&self.chairs, &self.words, secret);
        record.events = self.steps.iter().map(|step| Line::new(step.what.clone())).collect();
        if let Some((cause, standing)) = &self.ending {
            record.ending = Some(*cause);
            let reckoned = final_standing(self.position.as_ref(), *cause, &self.chairs.out());
            // The earliest tables ranked those who gave up differently: then the rules do not say what was written down.
            record.result = (reckoned == *standing).then(|| Outcome::from(standing));
        }
        let names = seal::names_hash(&record);
        let unlike = |sealed: &String| *sealed != names;
        record.seal = self.seal.clone().map(|seal| Seal { names: seal.names.filter(unlike), ..seal });
        record
    }

    /// The seal of the game as it will be after these events, the end among them. It remembers the names.
    pub(crate) fn seal_after(&self, events: &[Event]) -> Result<Seal, Refusal> {
        let chairs = self.chairs.after(events)?;
        let words = events.iter().find_map(|event| match event {
            Event::Started { words } => Some(words),
            _ => None,
        });
        let secret = self.founding.secret.reveal();
        let mut record = self.written(&chairs, words.unwrap_or(&self.words), Some(secret));
        let before = self.steps.iter().map(|step| step.what.clone());
        record.events = before.chain(events.iter().filter_map(line_of)).map(Line::new).collect();
        for event in events {
            if let Event::Finished { cause, standing } = event {
                record.ending = Some(*cause);
                record.result = Some(Outcome::from(standing));
            }
        }
        Ok(Seal { names: Some(seal::names_hash(&record)), ..seal::seal(&record) })
    }

    /// The header of the record, without an end.
    fn written(&self, chairs: &Chairs, words: &[String], secret: Option<String>) -> Record {
        let mut record = Record {
            game: self.founding.game.clone(),
            seats: self.setup.seats,
            options: self.setup.options.clone(),
            rules: self.founding.rules,
            names: chairs.iter().map(Chair::name).collect(),
            ..Record::default()
        };
        match self.founding.brought {
            // What was brought along was drawn by another secret: with this one, the proof would fail.
            Some(lines) => drop(record.tags.insert("brought".to_owned(), lines.to_string())),
            None => {
                let commitment = self.founding.secret.commitment();
                record.fairness = Some(Fairness { commitment, words: words.to_vec(), secret });
            }
        }
        record.tags.insert("table".to_owned(), self.founding.table.clone());
        if let Some(clock) = clock_text(self.setup.clock) {
            record.tags.insert("clock".to_owned(), clock);
        }
        record
    }
}

/// The clock as a record names it: `move 30`, `game 300 2`, `days 3`.
fn clock_text(clock: ClockRule) -> Option<String> {
    match clock {
        ClockRule::None {} => None,
        ClockRule::Move { seconds } => Some(format!("move {seconds}")),
        ClockRule::Game { seconds, increment } => Some(format!("game {seconds} {increment}")),
        ClockRule::Days { days } => Some(format!("days {days}")),
    }
}
