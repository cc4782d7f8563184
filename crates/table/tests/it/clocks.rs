//! Time: running out, standing still, coming back.

use crate::setting::{Desk, games, setup, text};
use table::Viewer;
use table::command::{Command, HouseCommand};
use table::event::{Cause, ClockRule, Event, Setup};
use table::seen::Stage;

fn timed(game: &str, seats: u8, clock: ClockRule) -> Desk {
    Desk::started(game, Setup { clock, ..setup(seats) })
}

#[test]
fn q8_running_out_of_time_for_a_move_loses_the_duel() {
    let mut desk = timed("quixo", 2, ClockRule::Move { seconds: 30 });
    let acting = desk.table.acting().unwrap();
    desk.now += 29_999;
    assert!(desk.house(HouseCommand::Tick).is_empty());
    desk.now += 1;
    let m = desk.table.position().moves()[0].clone();
    assert_eq!(desk.refused(acting.0, text(&m)), "refused-time");
    assert!(matches!(
        desk.house(HouseCommand::Tick)[..],
        [Event::Flagged { .. }, Event::Finished { .. }, Event::Revealed { .. }]
    ));
    let (cause, standing) = desk.table.ending().unwrap();
    assert_eq!((cause, standing.places[acting.index()]), (Cause::Flagged, 2));
    let left = desk.table.picture(Viewer::Onlooker).clocks.unwrap().left;
    assert_eq!((left[acting.index()], left[1 - acting.index()]), (0, 30_000), "the clock shows what ran out");
}

#[test]
fn with_three_at_the_table_a_bot_plays_on_for_who_ran_out_of_time() {
    let mut desk = timed("kingdomino", 3, ClockRule::Move { seconds: 30 });
    desk.now += 31_000;
    desk.house(HouseCommand::Tick);
    assert_eq!(desk.table.stage(), Stage::Playing);
    assert!(desk.table.acting_bot().is_some());
    assert_eq!(desk.table.due(), None, "a bot's clock does not run");
}

#[test]
fn a_turn_of_two_decisions_has_one_allowance() {
    let mut desk = timed("kingdomino", 2, ClockRule::Move { seconds: 30 });
    for _ in 0..30 {
        let acting = desk.table.acting().unwrap();
        let m = desk.table.position().moves()[0].clone();
        let due = desk.table.due().unwrap();
        desk.now += 1_000;
        let events = desk.does(acting.0, text(&m)).unwrap();
        if desk.table.acting() == Some(acting) && events.len() == 1 {
            assert_eq!(desk.table.due(), Some(due), "the same turn goes on");
            return;
        }
    }
    panic!("a turn of placing and picking");
}

#[test]
fn after_a_restart_the_clock_stands_still_until_the_player_is_back() {
    let mut desk = timed("quixo", 2, ClockRule::Game { seconds: 60, increment: 1 });
    desk.now += 10_000_000;
    desk.house(HouseCommand::Freeze { charge: false });
    assert!(desk.house(HouseCommand::Freeze { charge: false }).is_empty(), "frozen once");
    assert!(desk.house(HouseCommand::Tick).is_empty());
    desk.house(HouseCommand::Thaw);
    assert_eq!(desk.table.due(), Some(desk.now + 60_000));
    desk.now += 5_000;
    desk.house(HouseCommand::Freeze { charge: true });
    let acting = desk.table.acting().unwrap();
    let m = desk.table.position().moves()[0].clone();
    let events = desk.does(acting.0, text(&m)).unwrap();
    assert_eq!(events[0], Event::Thawed, "moving is being back");
    let clocks = desk.table.picture(table::Viewer::Onlooker).clocks.unwrap();
    assert_eq!(clocks.left[acting.index()], 56_000);
}

#[test]
fn correspondence_goes_on_while_the_server_is_away() {
    let mut desk = timed("quixo", 2, ClockRule::Days { days: 2 });
    assert!(desk.house(HouseCommand::Freeze { charge: false }).is_empty());
    assert_eq!(desk.table.due(), Some(desk.now + 2 * 86_400_000));
}

#[test]
fn a_closed_table_reveals_its_secret() {
    let mut desk = Desk::new("quixo", setup(2));
    let events = desk.house(HouseCommand::Close);
    assert!(matches!(events[..], [Event::Finished { cause: Cause::Abandoned, .. }, Event::Revealed { .. }]));
    assert!(desk.house(HouseCommand::Close).is_empty());
}

fn with_limit(clock: ClockRule) -> Result<Setup, play::Refusal> {
    let options = play::Choices::parse("move_seconds=30").unwrap();
    table::check_setup(games(), "quixo", Setup { options, clock, ..setup(2) })
}

#[test]
fn q8_the_seconds_of_the_option_are_the_tables_clock() {
    let mut desk = Desk::started("quixo", with_limit(ClockRule::default()).unwrap());
    assert_eq!(desk.table.setup().clock, ClockRule::Move { seconds: 30 });
    desk.now += 30_000;
    desk.house(HouseCommand::Tick);
    assert_eq!(desk.table.ending().unwrap().0, Cause::Flagged);
}

#[test]
fn q8_one_table_has_one_rule_for_its_clock() {
    assert!(with_limit(ClockRule::Move { seconds: 30 }).is_ok());
    for other in [ClockRule::Move { seconds: 60 }, ClockRule::Game { seconds: 300, increment: 2 }] {
        assert_eq!(with_limit(other).unwrap_err().code(), "refused-clock-twice");
    }
}

#[test]
fn q8_a_clock_that_came_with_the_option_goes_with_it() {
    let mut desk = Desk::new("quixo", with_limit(ClockRule::default()).unwrap());
    desk.does(0, Command::Sit { seat: None, name: None, key: None, word: None }).unwrap();
    let mut configure = |options: &str| {
        let options = Some(play::Choices::parse(options).unwrap());
        let wish = Command::Configure {
            seats: None,
            options,
            visibility: None,
            clock: None,
            delay: None,
            delay_seconds: None,
        };
        desk.does(0, wish).map(|_| desk.table.setup().clock)
    };
    assert_eq!(configure("move_seconds=60"), Ok(ClockRule::Move { seconds: 60 }));
    assert_eq!(configure("move_seconds=3").unwrap_err().code(), "refused-clock");
    assert_eq!(configure(""), Ok(ClockRule::default()));
}
