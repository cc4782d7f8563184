//! Undo, draw, pause, rematch: asked for, agreed on, refused.

use crate::setting::{Desk, setup, text};
use play::{Choices, Seat};
use table::Viewer;
use table::command::Command;
use table::event::{Cause, ClockRule, Event, Line, Proposal, Setup};
use table::seen::{Happening, Stage};

fn offer(offer: Proposal) -> Command {
    Command::Offer { offer }
}

fn answer(offer: Proposal, yes: bool) -> Command {
    Command::Answer { offer, yes }
}

fn quixo_after_a_move() -> (Desk, u8, u8) {
    let mut desk = Desk::started("quixo", setup(2));
    let mover = desk.table.acting().unwrap().0;
    let m = desk.table.position().moves()[0].clone();
    desk.does(mover, text(&m)).unwrap();
    (desk, mover, 1 - mover)
}

#[test]
fn undo_needs_the_others_agreement_and_goes_back() {
    let (mut desk, mover, other) = quixo_after_a_move();
    let before = desk.table.position().text();
    assert_eq!(desk.refused(other, offer(Proposal::Undo)), "refused-offer", "has not moved yet");
    desk.does(mover, offer(Proposal::Undo)).unwrap();
    assert_eq!(desk.refused(mover, offer(Proposal::Undo)), "refused-offer-open");
    assert_eq!(desk.refused(mover, answer(Proposal::Undo, true)), "refused-no-offer");
    desk.does(other, answer(Proposal::Undo, false)).unwrap();
    assert_eq!(desk.table.position().text(), before);

    desk.does(mover, offer(Proposal::Undo)).unwrap();
    let events = desk.does(other, answer(Proposal::Undo, true)).unwrap();
    assert!(matches!(events[1], Event::Undone { .. }));
    assert_eq!(desk.table.acting(), Some(Seat(mover)));
    assert_ne!(desk.table.position().text(), before);
    assert_eq!(desk.refused(mover, offer(Proposal::Undo)), "refused-offer", "nothing left but luck");
    assert_eq!(desk.table.seen(Viewer::Onlooker, 0).unwrap().len() as u64, desk.table.number());
}

#[test]
fn a_move_or_a_withdrawal_ends_the_offer() {
    let (mut desk, mover, other) = quixo_after_a_move();
    desk.does(mover, offer(Proposal::Undo)).unwrap();
    desk.does(mover, Command::Withdraw { offer: Proposal::Undo }).unwrap();
    assert_eq!(desk.refused(other, answer(Proposal::Undo, true)), "refused-no-offer");
    desk.does(mover, offer(Proposal::Undo)).unwrap();
    let m = desk.table.position().moves()[0].clone();
    desk.does(other, text(&m)).unwrap();
    assert_eq!(desk.refused(other, answer(Proposal::Undo, true)), "refused-no-offer");
}

#[test]
fn against_bots_undo_is_free_and_takes_back_their_answer_too() {
    let mut desk = Desk::new("quixo", setup(2));
    desk.does(0, Command::Sit { seat: None, name: None, key: None, word: Some("w".into()) }).unwrap();
    desk.does(0, Command::SeatBot { seat: None, level: "random".into() }).unwrap();
    if desk.table.acting() == Some(Seat(1)) {
        let m = desk.table.position().moves()[0].clone();
        desk.bot_does(Seat(1), text(&m)).unwrap();
    }
    let before = desk.table.position().text();
    for seat in [0, 1] {
        let m = desk.table.position().moves()[0].clone();
        if seat == 0 {
            desk.does(0, text(&m)).unwrap()
        } else {
            desk.bot_does(Seat(1), text(&m)).unwrap()
        };
    }
    assert!(desk.table.picture(Viewer::seat(Seat(0))).free_undo);
    let events = desk.does(0, offer(Proposal::Undo)).unwrap();
    assert!(matches!(events[..], [Event::Undone { .. }]));
    assert_eq!(desk.table.position().text(), before);
}

#[test]
fn undo_never_crosses_luck_or_what_a_hand_has_revealed() {
    for game in ["triominos", "dominoes"] {
        let mut desk = Desk::started(game, setup(2));
        desk.play(5, 6);
        for seat in 0..2 {
            assert!(!desk.table.may_offer(Viewer::seat(Seat(seat))).contains(&Proposal::Undo), "{game}");
        }
    }
    let mut desk = Desk::started("kingdomino", setup(2));
    let mut crossed = 0;
    for _ in 0..60 {
        let Some(seat) = desk.table.acting() else { break };
        let m = desk.table.position().moves()[0].clone();
        let events = desk.does(seat.0, text(&m)).unwrap();
        if matches!(events.last(), Some(Event::Luck { .. })) {
            crossed += 1;
            assert!(!desk.table.may_offer(Viewer::seat(seat)).contains(&Proposal::Undo));
        }
    }
    assert!(crossed > 3);
}

#[test]
fn rated_games_know_no_undo() {
    let mut desk = Desk::started("quixo", Setup { rated: true, ..setup(2) });
    desk.play(1, 4);
    assert!(!desk.table.may_offer(Viewer::seat(Seat(0))).contains(&Proposal::Undo));
}

#[test]
fn a_draw_is_agreed_on_only_where_the_rules_know_one() {
    let mut desk = Desk::started("kingdomino", setup(2));
    assert_eq!(desk.refused(0, offer(Proposal::Draw)), "refused-offer");
    let mut desk = Desk::started("quixo", setup(2));
    desk.does(0, offer(Proposal::Draw)).unwrap();
    desk.does(1, answer(Proposal::Draw, true)).unwrap();
    let (cause, standing) = desk.table.ending().unwrap();
    assert_eq!((cause, standing.places.as_slice()), (Cause::Agreed, &[1u8, 1][..]));
}

#[test]
fn a_break_stops_the_clock_and_whoever_comes_first_ends_it() {
    let clock = ClockRule::Game { seconds: 60, increment: 0 };
    let mut desk = Desk::started("quixo", Setup { clock, ..setup(2) });
    let acting = desk.table.acting().unwrap();
    desk.now += 10_000;
    desk.does(0, offer(Proposal::Pause)).unwrap();
    desk.does(1, answer(Proposal::Pause, true)).unwrap();
    assert_eq!((desk.table.stage(), desk.table.due()), (Stage::Paused, None));
    let m = desk.table.position().moves()[0].clone();
    assert_eq!(desk.refused(acting.0, text(&m)), "refused-paused");
    desk.now += 1_000_000;
    desk.does(1, Command::Resume {}).unwrap();
    assert_eq!(desk.table.due(), Some(desk.now + 50_000));
}

#[test]
fn a_rematch_needs_every_person_and_gets_a_table() {
    let mut desk = Desk::started("quixo", setup(2));
    desk.play(9, 3);
    assert_eq!(desk.refused(0, offer(Proposal::Rematch)), "refused-offer");
    desk.does(0, Command::Resign {}).unwrap();
    desk.does(0, offer(Proposal::Rematch)).unwrap();
    assert!(!desk.table.wants_rematch());
    desk.does(1, answer(Proposal::Rematch, true)).unwrap();
    assert!(desk.table.wants_rematch());
    desk.house(table::command::HouseCommand::Link { table: "next".into() });
    let ending = desk.table.picture(Viewer::Onlooker).ending.unwrap();
    assert_eq!(ending.rematch.as_deref(), Some("next"));
    assert!(!desk.table.wants_rematch());
}

#[test]
fn partners_talk_only_where_the_option_allows_it_and_nobody_else_hears_them() {
    let say = |team| Command::Say { line: Line::Text("left corner".into()), team };
    let mut desk = Desk::started("quixo", setup(4));
    assert_eq!(desk.refused(0, say(true)), "refused-team-chat");
    let options = Choices::none().with("partners_may_consult", "yes");
    let mut desk = Desk::started("quixo", Setup { options, ..setup(4) });
    desk.does(0, say(true)).unwrap();
    let last = |viewer| desk.seen(viewer).pop().unwrap().what;
    assert!(matches!(last(Viewer::seat(Seat(2))), Happening::Chat { .. }));
    assert_eq!(last(Viewer::seat(Seat(1))), Happening::Hidden {});
    assert_eq!(last(Viewer::Onlooker), Happening::Hidden {});
    assert_eq!(last(Viewer::Operator), Happening::Hidden {});
    assert_eq!(desk.refused(7, say(true)), "refused-team-chat");
    desk.does(7, say(false)).unwrap();
    assert_eq!(
        desk.refused(7, Command::Say { line: Line::Preset("boo".into()), team: false }),
        "refused-preset"
    );
}
