//! Games that were begun elsewhere and go on at a table of their own.

use crate::setting::{Desk, games, person, setup};
use play::record::{Cause, Record};
use play::{Eyes, Seat};
use table::command::Command;
use table::event::{Event, Founding};
use table::fair::Secret;
use table::replay::Replay;
use table::seen::{Happening, Stage};
use table::{Fair, Table, Viewer, Who};

fn bring(record: &Record, chairs: &[Who], secret: u8) -> Result<Desk, String> {
    let founding = Founding {
        table: "elsewhere".into(),
        host: person(0),
        game: String::new(),
        rules: 0,
        setup: table::event::Setup { late: true, ..setup(0) },
        secret: Secret::new([secret; 32]),
        invite: "invite".into(),
        watch: "watch".into(),
        after: None,
        brought: None,
    };
    let table = Table::bring(games(), founding, record, chairs, 5_000, &Fair);
    let table = table.map_err(|error| format!("{}: {}", error.line, error.cause.code()))?;
    Ok(Desk { table, now: 5_000, gone: table::Seats::NONE, croupier: Box::new(Fair) })
}

fn people(seats: u8) -> Vec<Who> {
    (0..seats).map(|n| Who::Person(person(n), format!("P{n}"))).collect()
}

fn begun(game: &str, seats: u8, moves: usize) -> Desk {
    let mut desk = Desk::started(game, setup(seats));
    desk.play(11, moves);
    desk
}

const GAMES: [(&str, u8); 4] = [("quixo", 2), ("kingdomino", 3), ("dominoes", 3), ("triominos", 2)];

#[test]
fn every_game_goes_on_where_it_stood_and_its_record_claims_no_proof() {
    for (game, seats) in GAMES {
        let old = begun(game, seats, 7);
        // as a file has it
        let record: Record = old.table.whole_record().to_string().parse().unwrap();
        let mut new = bring(&record, &people(seats), 9).unwrap();
        let (before, after) = (old.table.position(), new.table.position());
        assert_eq!(before.view(Eyes::Reviewer), after.view(Eyes::Reviewer), "{game}");
        assert_eq!((new.table.stage(), new.table.acting()), (Stage::Playing, old.table.acting()));
        let about = new.table.about(Viewer::Onlooker);
        assert_eq!(about.brought, Some(record.events.len() as u32));
        let log = serde_json::to_string(new.table.log()).unwrap();
        let kept = Table::fold(games(), serde_json::from_str::<Vec<_>>(&log).unwrap()).unwrap();
        assert_eq!(kept.picture(Viewer::Onlooker), new.table.picture(Viewer::Onlooker));

        new.play(3, 2_000);
        assert_eq!(new.table.stage(), Stage::Finished, "{game}");
        let written = new.table.record(Viewer::Onlooker).unwrap();
        assert!(written.fairness.is_none() && written.tags.contains_key("brought"));
        assert!(Replay::new(games(), &written).unwrap().finish().is_ok());
        assert!(table::seal::check(&written).is_ok());
        let unproved = Replay::new(games(), &written).unwrap().verify().err().unwrap();
        assert_eq!(unproved.cause.code(), "record-no-fairness");
        let told = new.seen(Viewer::Onlooker);
        let revealed = told.iter().find(|seen| matches!(seen.what, Happening::Revealed { .. })).unwrap();
        assert_eq!(revealed.tell, None, "nobody is told that every draw can be checked");
    }
}

#[test]
fn what_is_drawn_from_then_on_comes_from_the_tables_own_secret() {
    let record = begun("kingdomino", 2, 6).table.whole_record();
    let drawn = |secret: u8| {
        let mut desk = bring(&record, &people(2), secret).unwrap();
        let brought = desk.table.number() as usize;
        desk.play(3, 6);
        let luck = |event: &Event| match event {
            Event::Luck { text } => Some(text.clone()),
            _ => None,
        };
        desk.table.log()[brought..].iter().filter_map(|logged| luck(&logged.event)).collect::<Vec<_>>()
    };
    assert!(!drawn(1).is_empty());
    assert_ne!(drawn(1), drawn(2));
}

#[test]
fn friends_take_the_seats_that_wait_and_those_of_bots() {
    let record = begun("dominoes", 3, 4).table.whole_record();
    let chairs = [Who::Person(person(0), "Ann".into()), Who::Free, Who::Bot("easy".into())];
    let mut desk = bring(&record, &chairs, 9).unwrap();
    assert_eq!(desk.table.may_sit(Viewer::Onlooker), [Seat(1), Seat(2)]);
    let sit = |n: u8| (n, Command::Sit { seat: None, name: None, key: Some("invite".into()), word: None });
    for (n, command) in [sit(1), sit(2)] {
        desk.does(n, command).unwrap();
        assert_eq!(desk.table.viewer(person(n)).only(), Some(Seat(n)), "a free seat before a bot's");
    }
    desk.play(3, 2_000);
    assert_eq!(desk.table.stage(), Stage::Finished);
}

#[test]
fn a_finished_game_comes_with_its_end() {
    for (game, seats) in GAMES {
        let old = begun(game, seats, 2_000);
        let record: Record = old.table.whole_record().to_string().parse().unwrap();
        let new = bring(&record, &people(seats), 9).unwrap();
        assert_eq!(new.table.ending(), old.table.ending(), "{game}");
    }
    let mut old = begun("quixo", 2, 3);
    old.does(1, Command::Resign {}).unwrap();
    let new = bring(&old.table.whole_record(), &people(2), 9).unwrap();
    assert_eq!(new.table.ending(), old.table.ending());
    // the header was lost, the lines say it
    let headless = Record { ending: None, result: None, seal: None, ..old.table.whole_record() };
    let new = bring(&headless, &people(2), 9).unwrap();
    assert_eq!(new.table.ending().map(|(cause, _)| cause), Some(Cause::Resigned));
}

#[test]
fn where_somebody_has_given_up_a_bot_plays_on() {
    let mut old = begun("dominoes", 3, 2);
    old.does(1, Command::Resign {}).unwrap();
    assert_eq!(old.table.stage(), Stage::Playing);
    let new = bring(&old.table.whole_record(), &people(3), 9).unwrap();
    assert!(new.table.chairs()[1].out && new.table.chairs()[1].bot().is_some());
    assert!(new.table.may_sit(Viewer::Onlooker).is_empty(), "what was given up is nobody's to take");
}

#[test]
fn what_the_rules_do_not_bear_out_is_not_brought_along() {
    let old = begun("quixo", 2, 3);
    let whole = old.table.whole_record();
    let refused = |record: &Record| bring(record, &people(2), 9).err().unwrap();
    let text = whole.to_string();
    let lines: Vec<&str> = text.lines().collect();
    let last = lines.len();
    let twice = format!("{text}{}\n", lines[last - 1]);
    assert_eq!(refused(&twice.parse().unwrap()), format!("{}: refused-not-your-turn", last + 1));
    let copy = old.table.record(Viewer::Onlooker).unwrap();
    assert!(refused(&copy).ends_with("record-eyes"));
    let chosen = Record { position: Some(String::from("whatever")), ..whole.clone() };
    assert!(bring(&chosen, &people(2), 9).is_err());
    let newer = Record { rules: 99, ..whole };
    assert!(refused(&newer).ends_with("record-rules"));
}
