//! Events and tables as the store keeps them: the log's text, and the rows that lists are made of.

use crate::fault::Fault;
use play::{Seat, Standing};
use store::NewEvent;
use table::Table;
use table::chairs::Chairs;
use table::event::{Event, Logged, Millis, Person};

/// An event as the store keeps it.
pub fn new_event(event: &Event, now: Millis) -> Result<NewEvent, Fault> {
    let body = serde_json::to_string(event).map_err(|error| Fault::inner(&error))?;
    Ok(NewEvent { kind: event.word(), body, at_ms: now })
}

/// An event from the store.
pub fn parse(event: &store::KeptEvent) -> Result<Logged, Fault> {
    let unreadable =
        |_| Fault::inner(&format_args!("event {} ({}) cannot be read", event.number, event.kind));
    let parsed = serde_json::from_str(&event.body).map_err(unreadable)?;
    Ok(Logged { number: event.number, at: event.at_ms, event: parsed })
}

/// What lists of tables need to know of a setup.
pub fn lobby_options(setup: &table::event::Setup) -> String {
    serde_json::to_string(setup).expect("a setup has string keys")
}

/// How the header and the seats of a table change with these events.
pub fn rows(table: &Table, events: &[Event], now: Millis) -> (store::TableChange, Vec<store::SeatRow>) {
    let mut change = store::TableChange::default();
    let before = table.chairs();
    // What was decided fits the table: nothing of it names a seat that is not there.
    let after = before.after(events).unwrap_or_else(|_| before.clone());
    let mut seats = changed(before, &after);
    for event in events {
        match event {
            Event::Configured(setup) => {
                change.options = Some(lobby_options(setup));
                change.is_open = Some(setup.visibility == table::event::Visibility::Open);
            }
            Event::Admits { late } => {
                change.options =
                    Some(lobby_options(&table::event::Setup { late: *late, ..table.setup().clone() }));
            }
            Event::Started { .. } => {
                change.phase = Some(store::Phase::Playing);
                change.started_ms = Some(now);
            }
            Event::Finished { cause, standing } => {
                let abandoned = *cause == table::event::Cause::Abandoned;
                change.phase = Some(if abandoned { store::Phase::Abandoned } else { store::Phase::Finished });
                change.finished_ms = Some(now);
                change.result = serde_json::to_string(standing).ok();
                seats = Seat::all(table.setup().seats).map(|seat| placed(&after, seat, standing)).collect();
            }
            _ => {}
        }
    }
    (change, seats)
}

/// The rows of the seats on which somebody else sits now. A chair that was taken away is nobody's to take.
fn changed(before: &Chairs, after: &Chairs) -> Vec<store::SeatRow> {
    let most = u8::try_from(before.len().max(after.len())).unwrap_or(u8::MAX);
    let who = |chairs: &Chairs, seat: Seat| chairs.get(seat.index()).map(|chair| chair.who.clone());
    let moved = Seat::all(most).filter(|&seat| who(before, seat) != who(after, seat));
    moved
        .map(|seat| match after.get(seat.index()) {
            Some(chair) => seat_row(chair, seat),
            None => store::SeatRow::bot(seat.0, ""),
        })
        .collect()
}

fn placed(chairs: &Chairs, seat: Seat, standing: &Standing) -> store::SeatRow {
    store::SeatRow {
        place: standing.places.get(seat.index()).map(|&place| place.into()),
        points: standing.points.get(seat.index()).map(|&points| points.into()),
        ..seat_row(&chairs[seat.index()], seat)
    }
}

/// Which of these events are somebody's words, whether they sit here or not: when their data are told or deleted,
/// these are known.
pub fn named(events: &[Event], by: Option<Person>) -> Vec<(u64, store::PersonId)> {
    let Some(by) = by else { return Vec::new() };
    let said = (0..).zip(events).filter(|(_, event)| matches!(event, Event::Chat { .. }));
    said.map(|(place, _)| (place, store::PersonId(by.0))).collect()
}

/// Who sits on a chair.
pub fn seat_row(chair: &table::Chair, seat: Seat) -> store::SeatRow {
    match &chair.who {
        table::Who::Free => store::SeatRow::empty(seat.0),
        table::Who::Person(who, name) => store::SeatRow::person(seat.0, store::PersonId(who.0), name),
        table::Who::Bot(level) => store::SeatRow::bot(seat.0, level),
    }
}
