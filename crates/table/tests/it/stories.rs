//! Whole games, from the first seat to the revealed secret.

use crate::setting::{Desk, games, person, setup, text};
use play::Seat;
use table::command::{Command, HouseCommand};
use table::event::{Cause, Event, Visibility};
use table::replay::Replay;
use table::seen::{Happening, Stage};
use table::{Table, Viewer};

const LONG: usize = 5_000;

#[test]
fn a_chosen_picture_is_seen_by_all_until_somebody_else_sits_there() {
    let mut desk = Desk::new("quixo", setup(2));
    let sit = || Command::Sit { seat: Some(Seat(1)), name: None, key: None, word: None };
    desk.does(0, Command::Sit { seat: None, name: None, key: None, word: None }).unwrap();
    desk.does(1, sit()).unwrap();
    let seen = |desk: &Desk| {
        desk.table.picture(Viewer::Onlooker).chairs.iter().map(|chair| chair.avatar).collect::<Vec<_>>()
    };
    assert_eq!(
        desk.does(1, Command::Avatar { avatar: 5 }).unwrap(),
        [Event::Avatar { seat: Seat(1), avatar: 5 }]
    );
    assert_eq!(desk.does(1, Command::Avatar { avatar: 5 }).unwrap(), [], "nothing changes");
    assert_eq!(seen(&desk), [None, Some(5)]);
    assert_eq!(desk.refused(2, Command::Avatar { avatar: 1 }), "refused-not-seated");
    desk.does(1, Command::Leave {}).unwrap();
    desk.does(2, sit()).unwrap();
    assert_eq!(seen(&desk), [None, None]);
}

#[test]
fn every_game_can_be_played_to_its_end_and_its_record_proves_the_shuffle() {
    for entry in games().all() {
        for seats in entry.facts.seats.iter().copied().filter(|seats| *seats <= 4) {
            let mut desk = Desk::started(entry.name, setup(seats));
            desk.play(u64::from(seats), LONG);
            assert_eq!(desk.table.stage(), Stage::Finished, "{} for {seats}", entry.name);
            let log = desk.table.log();
            assert!(matches!(log[log.len() - 2].event, Event::Finished { cause: Cause::Played, .. }));
            assert!(matches!(log[log.len() - 1].event, Event::Revealed { .. }));

            let record = desk.table.record(Viewer::Onlooker).unwrap();
            let again: play::record::Record = record.to_string().parse().unwrap();
            Replay::new(games(), &again).unwrap().verify().unwrap().finish().unwrap();
        }
    }
}

#[test]
fn the_state_is_the_fold_of_the_log_after_every_event_and_through_json() {
    for entry in games().all() {
        let mut desk = Desk::started(entry.name, setup(2));
        desk.play(3, 40);
        let json: Vec<String> =
            desk.table.log().iter().map(|logged| serde_json::to_string(logged).unwrap()).collect();
        let again =
            Table::fold(games(), json.iter().map(|line| serde_json::from_str(line).unwrap())).unwrap();
        assert_eq!(again.log(), desk.table.log());
        for viewer in [Viewer::Onlooker, Viewer::seat(Seat(0)), Viewer::seat(Seat(1))] {
            assert_eq!(again.picture(viewer), desk.table.picture(viewer), "{}", entry.name);
        }
    }
}

#[test]
fn live_events_are_told_like_old_ones() {
    for entry in games().all() {
        let mut desk = Desk::started(entry.name, setup(2));
        desk.play(4, 30);
        if desk.table.stage() == Stage::Finished {
            continue;
        }
        let viewers = [Viewer::Onlooker, Viewer::seat(Seat(1))];
        let mut log = desk.table.log().iter().cloned();
        let mut live = Table::open(games(), log.next().unwrap()).unwrap();
        for logged in log {
            let number = logged.number;
            let seen = live.apply_telling(logged, &viewers).unwrap();
            for (viewer, live) in viewers.iter().zip(&seen) {
                assert_eq!(&desk.table.seen(*viewer, number - 1).unwrap()[0], live);
            }
        }
    }
}

#[test]
fn a_seat_is_taken_once_and_moves_belong_to_its_person() {
    let mut desk = Desk::new("quixo", setup(2));
    let sit = |seat: Option<u8>| Command::Sit { seat: seat.map(Seat), name: None, key: None, word: None };
    desk.does(0, sit(Some(1))).unwrap();
    assert_eq!(desk.refused(0, sit(None)), "refused-seated");
    assert_eq!(desk.refused(1, sit(Some(1))), "refused-seat-taken");
    assert_eq!(desk.refused(1, sit(Some(2))), "refused-no-seat");
    assert_eq!(desk.refused(0, Command::Start { word: None }), "refused-seat-open");
    assert_eq!(desk.refused(0, text("a1>e1")), "refused-not-started");
    desk.does(1, sit(None)).unwrap();
    assert_eq!(desk.refused(2, sit(None)), "refused-full");
    assert_eq!(desk.refused(0, Command::Start { word: None }), "refused-not-ready");
    desk.does(1, Command::Ready { ready: true, word: Some("moon".into()) }).unwrap();
    desk.does(0, Command::Start { word: Some("sun".into()) }).unwrap();
    assert_eq!(desk.table.stage(), Stage::Playing);

    let acting = desk.table.acting().unwrap();
    let (mover, other) = if desk.table.viewer(person(0)).has(acting) { (0, 1) } else { (1, 0) };
    let m = desk.table.position().moves()[0].clone();
    assert_eq!(desk.refused(other, text(&m)), "refused-not-your-turn");
    assert_eq!(desk.refused(5, text(&m)), "refused-not-seated");
    assert!(desk.refused(mover, text("z9")).starts_with("text-"));
    desk.does(mover, text(&m)).unwrap();
}

#[test]
fn a_private_table_lets_in_who_has_the_invitation() {
    let mut desk = Desk::new("quixo", table::event::Setup { visibility: Visibility::Private, ..setup(2) });
    let sit =
        |key: Option<&str>| Command::Sit { seat: None, name: None, key: key.map(str::to_owned), word: None };
    desk.does(0, sit(None)).unwrap();
    assert_eq!(desk.refused(1, sit(None)), "refused-invite");
    assert_eq!(desk.refused(1, sit(Some("watch"))), "refused-invite");
    assert!(!desk.table.lets_watch(None) && desk.table.lets_watch(Some("watch")));
    desk.does(1, sit(Some("invite"))).unwrap();
    assert_eq!(desk.table.about(Viewer::Onlooker).invite, None);
    assert_eq!(desk.table.about(Viewer::seat(Seat(1))).invite.as_deref(), Some("invite"));
}

#[test]
fn the_host_arranges_the_table_until_it_starts() {
    let mut desk = Desk::new("quixo", setup(2));
    desk.does(0, Command::Sit { seat: None, name: None, key: None, word: None }).unwrap();
    let bot = |level: &str| Command::SeatBot { seat: None, level: level.into() };
    assert_eq!(desk.refused(1, bot("easy")), "refused-host");
    assert_eq!(desk.refused(0, bot("genius")), "refused-bot");
    let configure = |seats| Command::Configure {
        seats: Some(seats),
        options: None,
        visibility: None,
        clock: None,
        delay: None,
        delay_seconds: None,
    };
    assert_eq!(desk.refused(0, configure(9)), "refused-seats");
    desk.does(0, configure(4)).unwrap();
    for _ in 0..3 {
        desk.does(0, bot("random")).unwrap();
    }
    assert_eq!(desk.refused(0, configure(2)), "refused-seats-taken");
    desk.does(0, Command::Free { seat: Seat(3) }).unwrap();
    desk.does(0, bot("random")).unwrap();
    desk.does(0, Command::Start { word: None }).unwrap();
    assert_eq!(desk.refused(0, configure(2)), "refused-started");
}

#[test]
fn when_the_host_leaves_somebody_else_is_host() {
    let mut desk = Desk::new("quixo", setup(2));
    for n in 0..2 {
        desk.does(n, Command::Sit { seat: None, name: None, key: None, word: None }).unwrap();
    }
    desk.does(0, Command::Leave {}).unwrap();
    assert_eq!(desk.table.host(), person(1));
    assert!(desk.table.chairs()[0].is_free());
}

#[test]
fn a_bot_plays_for_who_leaves_and_hands_back() {
    let mut desk = Desk::started("kingdomino", setup(3));
    let acting = desk.table.acting().unwrap();
    let events = desk.does(acting.0, Command::Leave {}).unwrap();
    assert!(matches!(events[1], Event::TookOver { .. }));
    let m = desk.table.position().moves()[0].clone();
    assert_eq!(desk.refused(acting.0, text(&m)), "refused-stand-in");
    assert_eq!(desk.table.acting_bot().map(|(seat, _)| seat), Some(acting));
    desk.does(acting.0, Command::Return {}).unwrap();
    assert_eq!(desk.refused(acting.0, Command::Return {}), "refused-not-replaced");
    desk.does(acting.0, text(&m)).unwrap();
}

#[test]
fn a_seat_is_taken_over_only_when_its_person_is_gone() {
    let mut desk = Desk::started("kingdomino", setup(3));
    let take = Command::TakeOver { seat: Seat(2) };
    assert_eq!(desk.refused(0, take.clone()), "refused-present");
    desk.gone = [Seat(2)].into_iter().collect();
    desk.does(0, take).unwrap();
    assert!(desk.table.chairs()[2].bot().is_some());
}

#[test]
fn who_resigns_is_last_and_a_duel_is_over() {
    let mut desk = Desk::started("quixo", setup(2));
    desk.does(0, Command::Resign {}).unwrap();
    let (cause, standing) = desk.table.ending().unwrap();
    assert_eq!((cause, standing.places.as_slice()), (Cause::Resigned, &[2u8, 1][..]));

    let mut desk = Desk::started("kingdomino", setup(3));
    desk.does(1, Command::Resign {}).unwrap();
    assert_eq!(desk.table.stage(), Stage::Playing, "two still play, a bot plays for the third");
    assert_eq!(desk.refused(1, Command::Return {}), "refused-not-replaced");
    desk.does(0, Command::Resign {}).unwrap();
    let (_, standing) = desk.table.ending().unwrap();
    assert_eq!(standing.places[2], 1);
}

#[test]
fn partners_lose_together() {
    let mut desk = Desk::started("quixo", setup(4));
    desk.does(3, Command::Resign {}).unwrap();
    let (_, standing) = desk.table.ending().unwrap();
    assert_eq!(standing.places.as_slice(), [1, 3, 1, 3]);
}

#[test]
fn on_one_device_one_person_has_every_seat_and_sees_the_hand_whose_turn_it_is() {
    let mut desk = Desk::new("triominos", table::event::Setup { one_device: true, ..setup(2) });
    for name in ["Ann", "Bo"] {
        let sit = Command::Sit { seat: None, name: Some(name.into()), key: None, word: Some(name.into()) };
        desk.does(0, sit).unwrap();
    }
    assert_eq!(desk.table.stage(), Stage::Playing);
    let both = desk.table.viewer(person(0));
    let acting = desk.table.acting().unwrap();
    assert_eq!(desk.table.picture(both).eyes, acting.to_string());
    assert_ne!(desk.table.picture(both).moves, table::Json::none());
}

#[test]
fn the_words_are_shown_when_the_game_starts() {
    let desk = Desk::started("dominoes", setup(2));
    let started = desk.seen(Viewer::Onlooker).into_iter().find_map(|seen| match seen.what {
        Happening::Started { words } => Some(words),
        _ => None,
    });
    assert_eq!(started.unwrap(), ["word 0", "word 1"]);
}

#[test]
fn an_operator_sees_what_lies_open_and_everything_once_it_is_over() {
    let mut desk = Desk::started("dominoes", setup(3));
    let (onlooker, operator) = (desk.table.picture(Viewer::Onlooker), desk.table.picture(Viewer::Operator));
    assert_eq!((onlooker.eyes.as_str(), operator.eyes.as_str()), ("onlooker", "operator"));
    assert_eq!(operator.view, onlooker.view);
    assert_eq!((operator.moves, operator.may_offer), (onlooker.moves, onlooker.may_offer));
    assert_eq!(desk.table.seen(Viewer::Operator, 0), desk.table.seen(Viewer::Onlooker, 0));
    assert_eq!(desk.table.about(Viewer::Operator), desk.table.about(Viewer::Onlooker), "no keys either");
    desk.house(HouseCommand::Close);
    let operator = desk.table.picture(Viewer::Operator);
    assert_eq!(operator.eyes, "reviewer");
    assert_ne!(operator.view, onlooker.view);
}
