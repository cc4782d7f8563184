//! Games that were begun elsewhere: a record becomes a table.
//!
//! Every line of the record is held against the rules before anything is made of it. What chance decides from then on
//! comes from the table's own secret, so nobody who brought a game along knows what will be drawn. What was drawn before
//! is taken as the record tells it and proved by nothing: the table says so ([`crate::event::Founding::brought`]).

use crate::chairs::Who;
use crate::codes;
use crate::decide::Decider;
use crate::event::{Event, Founding, Logged, Millis};
use crate::position::Games;
use crate::replay::Replay;
use crate::result::lost;
use crate::setup::settled;
use crate::table::{BadLog, Table};
use crate::{Circumstances, Croupier};
use play::record::{Beside, Cause, EventKind, Record, RecordError};
use play::{Refusal, Seat, Turn};

impl Table {
    /// The table of a record, with these people and bots on its chairs. The founding says everything but what is played.
    pub fn bring(
        games: &dyn Games,
        mut founding: Founding,
        record: &Record,
        chairs: &[Who],
        now: Millis,
        croupier: &dyn Croupier,
    ) -> Result<Table, RecordError> {
        let mut walk = Replay::new(games, record)?;
        if record.position.is_some() {
            return Err(record.wrong_header("position", Refusal::new(codes::RECORD_VERIFY_POSITION)));
        }
        walk.play_out()?;
        let cause = ending(&walk, record)?;
        founding.game.clone_from(&record.game);
        founding.rules = walk.position().facts().rules_version;
        founding.brought = Some(u32::try_from(record.events.len()).unwrap_or(u32::MAX));
        (founding.setup.seats, founding.setup.options) = (record.seats, record.options.clone());
        founding.setup.rated = false;
        let nowhere = |cause| RecordError { line: 1, column: 1, cause };
        founding.setup = settled(walk.position(), founding.setup).map_err(nowhere)?;

        let first = Logged { number: 1, at: now, event: Event::Created(Box::new(founding)) };
        let broken = |error: BadLog| nowhere(error.cause);
        let mut table = Table::open(games, first).map_err(broken)?;
        table.happened(seatings(chairs, record.seats), now).map_err(broken)?;
        table.happened(lines(&table, record, cause.is_some()).map_err(nowhere)?, now).map_err(broken)?;
        let behind = table
            .go_on(cause, Circumstances { now, ..Circumstances::default() }, croupier)
            .map_err(nowhere)?;
        table.happened(behind, now).map_err(broken)?;
        Ok(table)
    }

    fn happened(&mut self, events: Vec<Event>, at: Millis) -> Result<(), BadLog> {
        events.into_iter().try_for_each(|event| self.apply(Logged { number: self.number() + 1, at, event }))
    }

    /// What follows what was brought along: the end, or luck that is due; and a bot for whoever has given up.
    fn go_on(
        &self,
        cause: Option<Cause>,
        circumstances: Circumstances,
        croupier: &dyn Croupier,
    ) -> Result<Vec<Event>, Refusal> {
        let decider = Decider { table: self, circumstances, croupier };
        let mut events = Vec::new();
        if let Some(cause) = cause {
            decider.end(self.position.as_ref(), cause, &mut events)?;
            return Ok(events);
        }
        let alone = |seat: &Seat| self.chairs[seat.index()].bot().is_none();
        let took_over = |seat| Event::TookOver { seat, level: decider.stand_in() };
        events.extend(self.chairs.out().into_iter().filter(alone).map(took_over));
        let key = self.key.as_ref().ok_or_else(|| Refusal::new(codes::NOT_STARTED))?;
        decider.settle(self.position.copy(), key, &mut events)?;
        Ok(events)
    }
}

/// Why the game of a record is over, if it is.
fn ending(walk: &Replay<'_>, record: &Record) -> Result<Option<Cause>, RecordError> {
    if walk.standing().is_none() {
        // The record does not say who gave up, so nobody knows who stands where.
        let why = Refusal::new(codes::RECORD_ENDING_WRONG);
        return Err(record.wrong_header("ending", why));
    }
    let position = walk.position();
    if record.ending.is_some() || position.turn() == Turn::Over {
        return Ok(Some(record.ending.unwrap_or(Cause::Played)));
    }
    let mut out = Vec::new();
    for event in &record.events {
        match &event.what {
            EventKind::Beside(Beside::Agreed) => return Ok(Some(Cause::Agreed)),
            EventKind::Beside(Beside::Closed) => return Ok(Some(Cause::Abandoned)),
            EventKind::Beside(Beside::Resigned(seat) | Beside::Flagged(seat)) => out.push(*seat),
            _ => {}
        }
    }
    let lost = lost(position, &out);
    let mut left =
        Seat::all(record.seats).filter(|seat| !lost.contains(seat)).map(|seat| position.party(seat));
    let first = left.next();
    let decided = !out.is_empty() && left.all(|party| Some(party) == first);
    Ok(decided.then_some(Cause::Resigned))
}

fn seatings(chairs: &[Who], seats: u8) -> Vec<Event> {
    let seated = |(seat, who): (Seat, &Who)| match who {
        Who::Free => None,
        Who::Person(person, name) => Some(Event::Sat { seat, person: *person, name: name.clone() }),
        Who::Bot(level) => Some(Event::BotSeated { seat, level: level.clone() }),
    };
    let mut events: Vec<Event> = Seat::all(seats).zip(chairs).filter_map(seated).collect();
    events.push(Event::Started { words: vec![String::new(); seats.into()] });
    events
}

/// The lines of a record as events. Which bots stood in for whom is left out: others sit on those chairs now.
fn lines(table: &Table, record: &Record, over: bool) -> Result<Vec<Event>, Refusal> {
    let mut position = table.position.copy();
    let mut events = Vec::new();
    for line in &record.events {
        events.push(match &line.what {
            EventKind::Move(seat, text) => {
                Event::Moved { seat: *seat, text: position.try_play(text)?, spent: 0, forgiven: 0 }
            }
            EventKind::Luck(text) => Event::Luck { text: position.try_settle(text)? },
            EventKind::Beside(Beside::Resigned(seat)) => Event::Resigned { seat: *seat },
            EventKind::Beside(Beside::Flagged(seat)) => Event::Flagged { seat: *seat },
            EventKind::Beside(Beside::Bot(seat, level)) if over => {
                Event::TookOver { seat: *seat, level: level.clone() }
            }
            EventKind::Beside(Beside::Back(seat)) if over => Event::HandedBack { seat: *seat },
            EventKind::Beside(_) => continue,
        });
    }
    Ok(events)
}
