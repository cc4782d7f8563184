//! Records as text: what is read, what is refused, and where.

use super::*;
use proptest::prelude::*;

const GAME: &str = "klots record 1
game: noughts
seats: 2
rules: 1
options: board=4
seat 0: Ann
seat 1: Bo #1
date: 2026-11-15
commitment: ab
word 0: sun
word 1: moon
secret: cd
ending: resigned
result: 1 2
points: 1 0
seal: ef

* starts 0
0 a1>e1 # a bold opening
1 e5>e1
! bot 1 medium
! back 1
! resigned 1
";

fn broken(from: &str, to: &str) -> String {
    assert!(GAME.contains(from), "{from}");
    GAME.replacen(from, to, 1).parse::<Record>().unwrap_err().to_string()
}

#[test]
fn a_record_round_trips() {
    let record: Record = GAME.parse().unwrap();
    assert_eq!(record.names, ["Ann", "Bo #1"]);
    assert_eq!(record.events[1].comment.as_deref(), Some("a bold opening"));
    assert_eq!((record.events[2].line, record.events[2].column), (20, 3));
    assert_eq!(record.ending, Some(Cause::Resigned));
    assert_eq!(record.out(), [Seat(1)]);
    assert_eq!(record.to_string(), GAME);
}

#[test]
fn what_happens_beside_the_board_round_trips() {
    for text in ["resigned 1", "flagged 0", "bot 0 expert", "back 1", "draw agreed", "closed"] {
        let record: Record = GAME.replace("resigned 1", text).parse().unwrap();
        assert_eq!(record.events.last().unwrap().what.to_string(), format!("! {text}"));
    }
}

#[test]
fn errors_name_line_column_and_cause() {
    assert_eq!(broken("record 1", "record 9"), "line 1, column 1: record-format expected=klots record 1");
    assert_eq!(broken("seats: 2", "seats:   12"), "line 3, column 10: record-number max=10 min=1 text=12");
    assert_eq!(broken("1 e5>e1", "7 e5>e1"), "line 20, column 1: record-seat seats=2 text=7");
    assert_eq!(broken("1 e5>e1", "  1"), "line 20, column 3: record-event text=1");
    assert_eq!(broken("! back 1", " !  back 2"), "line 22, column 5: record-seat seats=2 text=2");
    assert_eq!(broken("! back 1", "! fell asleep"), "line 22, column 3: record-beside text=fell asleep");
    assert_eq!(
        broken("date: 2026-11-15", "game: noughts"),
        "line 8, column 1: record-header-twice earlier=2 name=game"
    );
    assert_eq!(broken("result: 1 2", "result: 1"), "line 14, column 9: record-per-seat name=result seats=2");
    assert_eq!(
        broken("ending: resigned", "ending: bored"),
        "line 13, column 9: record-ending possible=played, flagged, resigned, agreed, abandoned text=bored"
    );
    assert_eq!(
        "klots record 1\n".parse::<Record>().unwrap_err().to_string(),
        "line 1, column 1: record-missing name=game"
    );
}

#[test]
fn a_record_without_seats_says_so_instead_of_blaming_the_first_move() {
    assert_eq!(broken("seats: 2\n", ""), "line 16, column 1: record-missing name=seats");
}

#[test]
fn a_header_that_means_nothing_alone_is_refused() {
    assert_eq!(broken("commitment: ab\n", ""), "line 11, column 1: record-missing name=commitment");
    assert_eq!(broken("points: 1 0\n", ""), "line 14, column 1: record-missing name=points");
    assert_eq!(broken("seal: ef", "sealed names: ef"), "line 16, column 1: record-missing name=seal");
}

#[test]
fn numbers_that_we_would_write_otherwise_are_refused() {
    for (from, to) in [
        ("seats: 2", "seats: +2"),
        ("seats: 2", "seats: 02"),
        ("rules: 1", "rules: 01"),
        ("seat 1:", "seat 01:"),
        ("points: 1 0", "points: 1 -0"),
        ("1 e5>e1", "01 e5>e1"),
        ("! resigned 1", "! resigned +1"),
    ] {
        broken(from, to);
    }
}

#[test]
fn a_committed_record_has_a_word_of_every_seat_even_an_empty_one() {
    let text = "klots record 1\ngame: noughts\nseats: 2\ncommitment: ab\nword 1: moon\n";
    let record: Record = text.parse().unwrap();
    assert_eq!(record.fairness.unwrap().words, ["", "moon"]);
}

#[test]
fn an_error_inside_a_text_names_the_column_of_the_line() {
    let record: Record = GAME.replace("1 e5>e1", "  1   e5>e1").parse().unwrap();
    let cause = Refusal::from(crate::TextError::new(4, "text-expected"));
    assert_eq!(
        record.events[2].wrong(cause.clone()).to_string(),
        "line 20, column 10: text-expected column=10"
    );
    assert_eq!(
        record.wrong_header("options", cause).to_string(),
        "line 5, column 13: text-expected column=13"
    );
}

/// A record with something changed, cut out, doubled or put in anywhere.
fn mutated() -> impl Strategy<Value = String> {
    let pieces = prop_oneof![
        "[ -~]{0,3}",
        "\\PC{0,2}",
        Just("\n".to_owned()),
        Just(" # ".to_owned()),
        Just("! flagged 0\n".to_owned()),
        Just("seat 0: x\n".to_owned()),
    ];
    let change = (0..GAME.len(), 0..8usize, pieces);
    proptest::collection::vec(change, 1..4).prop_map(|changes| {
        let mut text: Vec<char> = GAME.chars().collect();
        for (at, cut, piece) in changes {
            let at = at.min(text.len());
            let end = (at + cut).min(text.len());
            text.splice(at..end, piece.chars());
        }
        text.into_iter().collect()
    })
}

fn round_trips(text: &str) -> Result<(), TestCaseError> {
    if let Ok(record) = text.parse::<Record>() {
        let again: Record = record.to_string().parse().expect("what we write we read");
        prop_assert_eq!(again.to_string(), record.to_string());
        prop_assert_eq!(again, record);
    }
    Ok(())
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused_and_what_is_read_round_trips(
        text in "(?s)(klots record 1\n)?(game: g\nseats: 2\n)?.{0,200}"
    ) {
        round_trips(&text)?;
    }

    #[test]
    fn a_mutated_record_is_refused_or_is_the_same_after_writing_and_reading(text in mutated()) {
        round_trips(&text)?;
    }
}
