//! The law of records: what is read is written so that it reads as the same, and a replay refuses by line and column.

use crate::under_way::{self, catalogue};
use play::Seat;
use play::dice::Seeded;
use play::record::{Beside, Cause, Event, EventKind, Fairness, Outcome, Record, Seal};
use table::replay::Replay;

pub fn law(input: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(input) else { return false };
    let Ok(record) = text.parse::<Record>() else { return false };
    let written = record.to_string();
    let again: Record = written.parse().unwrap_or_else(|error| panic!("{error}:\n{written}"));
    assert_eq!(again, record);
    assert_eq!(again.to_string(), written);
    if let Err(error) = Replay::new(catalogue(), &record).and_then(Replay::finish) {
        let line = text.lines().nth(error.line.wrapping_sub(1)).unwrap_or_else(|| panic!("no line: {error}"));
        assert!(error.column <= line.chars().count() + 1, "no such column in {line:?}: {error}");
    }
    true
}

pub fn seeds() -> Vec<Vec<u8>> {
    let mut seeds = Vec::new();
    for entry in catalogue().all() {
        for &seats in entry.facts.seats {
            let record = played(entry.name, seats);
            seeds.push(record.to_string().into_bytes());
            seeds.push(told(record).to_string().into_bytes());
        }
    }
    seeds
}

/// The beginning of a game.
fn played(game: &str, seats: u8) -> Record {
    let start = catalogue().open(game, seats, &play::Choices::none());
    let mut position = start.expect("every game is played with its seats");
    let mut dice = Seeded::new(u64::from(seats));
    let events =
        (0..12).map_while(|_| under_way::step(position.as_mut(), &mut dice)).map(Event::new).collect();
    Record { game: game.to_owned(), seats, rules: 1, events, ..Record::default() }
}

/// The same with every header line and everything that can happen beside the board.
fn told(mut record: Record) -> Record {
    record.names = (0..record.seats).map(|seat| format!("Player #{seat}")).collect();
    record.tags.insert("date".to_owned(), "2026-11-15".to_owned());
    record.fairness = Some(Fairness {
        commitment: "ab".repeat(32),
        words: (0..record.seats).map(|seat| format!("word {seat}")).collect(),
        secret: Some("cd".repeat(32)),
    });
    let all = [
        Beside::Bot(Seat(0), "easy".to_owned()),
        Beside::Back(Seat(0)),
        Beside::Flagged(Seat(0)),
        Beside::Resigned(Seat(record.seats - 1)),
        Beside::Agreed,
        Beside::Closed,
    ];
    record.events.extend(all.map(|beside| Event::new(EventKind::Beside(beside))));
    record.events[0].comment = Some("so it began".to_owned());
    record.ending = Some(Cause::Resigned);
    let points: Vec<i32> = (0..i32::from(record.seats)).map(|seat| 10 - seat).collect();
    record.result = Some(Outcome { places: (1..=record.seats).collect(), points });
    record.seal = Some(Seal { hash: "ef".repeat(32), names: Some("01".repeat(32)) });
    record
}
