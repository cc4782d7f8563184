//! Late comers: whoever may look may take a free seat or a bot's, where the host lets them.

use crate::setting::{Desk, games, person, setup};
use play::Seat;
use table::command::Command;
use table::event::{ClockRule, Event, Logged, Setup, Visibility};
use table::{Table, Viewer};

fn sit(seat: Option<u8>, key: Option<&str>) -> Command {
    Command::Sit { seat: seat.map(Seat), name: None, key: key.map(str::to_owned), word: None }
}

/// Person 0 against a bot; the game runs.
fn against_a_bot(game: &str, setup: Setup) -> Desk {
    let mut desk = Desk::new(game, setup);
    desk.does(0, Command::Sit { seat: None, name: None, key: None, word: Some("sun".into()) }).unwrap();
    desk.does(0, Command::SeatBot { seat: None, level: "easy".into() }).unwrap();
    desk
}

#[test]
fn a_late_comer_takes_a_bots_seat_and_sees_its_hand_and_no_other() {
    let mut desk = against_a_bot("dominoes", Setup { late: true, ..setup(2) });
    let picture = desk.table.picture(Viewer::Onlooker);
    assert_eq!((picture.may_sit, picture.late), (vec![Seat(1)], true));
    assert!(desk.table.picture(desk.table.viewer(person(0))).may_sit.is_empty(), "who sits has a seat");
    let events = desk.does(1, sit(None, None)).unwrap();
    assert_eq!(events, [Event::Sat { seat: Seat(1), person: person(1), name: "P1".into() }]);
    let viewer = desk.table.viewer(person(1));
    assert_eq!(viewer.only(), Some(Seat(1)));
    let picture = desk.table.picture(viewer);
    assert_eq!((picture.eyes.as_str(), picture.chairs[1].level.as_deref()), ("1", None));
    let own = desk.table.position().view(play::Eyes::Seat(Seat(1)));
    assert_eq!(picture.view, own);
    assert_eq!(desk.table.acting_bot(), None, "the bot has gone");
    assert_eq!(desk.refused(2, sit(None, None)), "refused-full");
    assert_eq!(desk.refused(1, sit(Some(0), None)), "refused-seated");
    assert_eq!(desk.refused(2, sit(Some(0), None)), "refused-seat-taken");
    // what is kept folds to the same table
    let kept = serde_json::to_string(desk.table.log()).unwrap();
    let log: Vec<Logged> = serde_json::from_str(&kept).unwrap();
    let again = Table::fold(games(), log).unwrap();
    assert_eq!(again.picture(viewer), desk.table.picture(viewer));
    desk.play(3, 500);
    assert!(desk.table.ending().is_some());
}

#[test]
fn the_host_lets_late_comers_in_and_not_any_more_and_never_where_ratings_change() {
    let mut desk = against_a_bot("quixo", setup(2));
    assert_eq!(desk.refused(1, sit(None, None)), "refused-started");
    assert_eq!(desk.refused(1, Command::Admit { late: true }), "refused-host");
    assert_eq!(desk.does(0, Command::Admit { late: true }).unwrap(), [Event::Admits { late: true }]);
    assert_eq!(desk.does(0, Command::Admit { late: true }).unwrap(), [], "nothing changes");
    assert_eq!(desk.table.may_sit(Viewer::Onlooker), [Seat(1)]);
    desk.does(0, Command::Admit { late: false }).unwrap();
    assert_eq!(desk.refused(1, sit(None, None)), "refused-started");

    let mut rated = Desk::started("quixo", Setup { rated: true, ..setup(2) });
    assert_eq!(rated.refused(0, Command::Admit { late: true }), "refused-rated-late");
    let both = Setup { rated: true, late: true, ..setup(2) };
    assert!(!table::check_setup(games(), "quixo", both).unwrap().late);
}

#[test]
fn at_a_private_table_whoever_has_a_key_may_sit_late() {
    let private = Setup { late: true, visibility: Visibility::Private, ..setup(2) };
    let mut desk = against_a_bot("quixo", private);
    assert_eq!(desk.refused(1, sit(None, Some("guessed"))), "refused-invite");
    assert_eq!(desk.does(1, sit(None, Some("watch"))).unwrap().len(), 1);
}

#[test]
fn the_clock_runs_for_whoever_takes_the_seat_whose_turn_it_is() {
    let timed = Setup { late: true, clock: ClockRule::Move { seconds: 30 }, ..setup(2) };
    let mut desk = against_a_bot("quixo", timed);
    while desk.table.acting() != Some(Seat(1)) {
        desk.play(5, 1);
    }
    assert_eq!(desk.table.due(), None, "nobody waits for a bot");
    desk.now += 5_000;
    desk.does(1, sit(Some(1), None)).unwrap();
    assert_eq!(desk.table.due(), Some(desk.now + 30_000));
}
