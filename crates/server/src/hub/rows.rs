//! Events and tables as the store keeps them: the log's text, and the rows that lists are made of.

use crate::fault::Fault;
use play::Seat;
use std::collections::HashMap;
use store::NewEvent;
use table::Table;
use table::event::{Event, Logged, Millis, Person};

/// An event as the store keeps it.
pub fn new_event(event: &Event, now: Millis) -> Result<NewEvent, Fault> {
    let body = serde_json::to_string(event).map_err(|error| Fault::inner(&error))?;
    Ok(NewEvent { kind: event.word(), body, at_ms: now })
}

/// An event from the store.
pub fn parse(event: &store::Event) -> Result<Logged, Fault> {
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
    let mut seats: HashMap<u8, store::SeatRow> = HashMap::new();
    let person =
        |seat: Seat, who: Person, name: &str| store::SeatRow::person(seat.0, store::PersonId(who.0), name);
    for event in events {
        match event {
            Event::Sat { seat, person: who, name } => drop(seats.insert(seat.0, person(*seat, *who, name))),
            Event::Left { seat } => drop(seats.insert(seat.0, store::SeatRow::empty(seat.0))),
            Event::BotSeated { seat, level } => {
                drop(seats.insert(seat.0, store::SeatRow::bot(seat.0, level)))
            }
            Event::Renamed { seat, name } => {
                if let Some(who) = table.chairs().get(seat.index()).and_then(table::Chair::person) {
                    seats.insert(seat.0, person(*seat, who, name));
                }
            }
            Event::Configured(setup) => {
                change.options = Some(lobby_options(setup));
                change.is_open = Some(setup.visibility == table::event::Visibility::Open);
                for seat in table.setup().seats..setup.seats {
                    seats.insert(seat, store::SeatRow::empty(seat));
                }
                for seat in setup.seats..table.setup().seats {
                    seats.insert(seat, store::SeatRow::bot(seat, ""));
                }
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
                for seat in Seat::all(table.setup().seats) {
                    let mut row = seats.remove(&seat.0).unwrap_or_else(|| seat_row(table, seat));
                    row.place = standing.places.get(seat.index()).map(|&place| place.into());
                    row.points = standing.points.get(seat.index()).map(|&points| points.into());
                    seats.insert(seat.0, row);
                }
            }
            _ => {}
        }
    }
    let mut seats: Vec<store::SeatRow> = seats.into_values().collect();
    seats.sort_by_key(|row| row.seat);
    (change, seats)
}

/// Which of these events are somebody's words, whether they sit here or not: when their data are told or deleted,
/// these are known.
pub fn named(events: &[Event], by: Option<Person>) -> Vec<(u64, store::PersonId)> {
    let Some(by) = by else { return Vec::new() };
    let said = (0..).zip(events).filter(|(_, event)| matches!(event, Event::Chat { .. }));
    said.map(|(place, _)| (place, store::PersonId(by.0))).collect()
}

fn seat_row(table: &Table, seat: Seat) -> store::SeatRow {
    match &table.chairs()[seat.index()].who {
        table::Who::Free => store::SeatRow::empty(seat.0),
        table::Who::Person(who, name) => store::SeatRow::person(seat.0, store::PersonId(who.0), name),
        table::Who::Bot(level) => store::SeatRow::bot(seat.0, level),
    }
}
