//! What is read and what is refused: moves, luck, positions, options.

use crate::common::*;
use play::dice::Seeded;
use play::walk::wander;
use play::{Choices, Game, Notation, Offered, Tell};
use triominos::{Luck, Move, Stage, State, Triominos};

#[test]
fn bad_text_is_refused_with_column_and_cause() {
    let game = game(2, "");
    let state = deal(&game, &["5-5-5", "4-4-4"]);
    let read = |text: &str| game.parse_move(&state, text).unwrap_err().to_string();
    assert_eq!(read("5-5-6@0,0"), "column 5: text-number max=5 min=0");
    assert_eq!(read("2-1-0@0,0"), "column 1: text-triominos-tile text=2-1-0");
    assert_eq!(read("5-5-5"), "column 6: text-expected expected=@");
    assert_eq!(read("5-5-5@200,0"), "column 7: text-number max=99 min=0");
    assert_eq!(read("draw two"), "column 6: text-trailing text=two");
    assert_eq!(read(""), "column 1: text-number max=5 min=0");
}

#[test]
fn luck_that_cannot_be_is_refused() {
    let game = game(2, "");
    let start = game.start();
    let read = |state: &State, text: &str| game.parse_luck(state, text).unwrap_err().to_string();
    let nine = "0-0-0,0-0-1,0-0-2,0-0-3,0-0-4,0-0-5,0-1-1,0-1-2,0-1-3";
    assert_eq!(read(&start, &format!("deal {nine}|{nine}")), "refused-triominos-tile-twice tile=0-0-0 (T1)");
    assert_eq!(
        read(&start, &format!("deal {nine}|1-1-1,1-1-2")),
        "refused-triominos-hand-size count=2 expected=9 seat=1 (T2)"
    );
    assert_eq!(read(&start, "tile 5-5-5"), "text-expected column=1 expected=deal");
    assert_eq!(read(&start, &format!("deal {nine}|?")), "text-number column=60 max=5 min=0");
    let mut state = deal(&game, &["5-5-5", "4-5-5"]);
    assert_eq!(read(&state, "tile 5-5-5"), "refused-triominos-no-luck");
    play(&game, &mut state, "5-5-5@0,0");
    play(&game, &mut state, "draw");
    assert_eq!(read(&state, "tile 5-5-5"), "refused-triominos-not-in-pool tile=5-5-5 (T6)");
    assert_eq!(read(&state, "tile ?"), "text-number column=6 max=5 min=0");
}

#[test]
fn nobody_moves_before_luck_or_after_the_end() {
    let game = game(1, "solo_hand=1");
    let mut state = game.start();
    let draw = Move::Draw;
    assert_eq!(game.explain(&state, draw).unwrap_err().code(), "refused-triominos-luck-first");
    game.settle(&mut state, Luck::Alone { hand: tiles("4-5-5"), start: tile("5-5-5") });
    play(&game, &mut state, "4-5-5@1,0");
    assert_eq!(game.explain(&state, draw).unwrap_err().code(), "refused-triominos-over");
}

#[test]
fn positions_that_cannot_exist_are_refused() {
    let game = game(2, "");
    let mut state = deal(&game, &["5-5-5", "4-5-5 3-5-5"]);
    play(&game, &mut state, "5-5-5@0,0");
    let text = game.position_text(&state);
    assert_eq!(game.parse_position(&text).unwrap(), state);
    let broken = |from: &str, to: &str| {
        assert!(text.contains(from), "{from} in {text}");
        let refusal = game.parse_position(&text.replacen(from, to, 1)).unwrap_err();
        refusal.what.args.get("why").map_or(refusal.code().to_owned(), |why| why.to_string())
    };
    assert_eq!(broken("play", "lay"), "text-triominos-stage");
    assert_eq!(broken("turn=1", "turn=2"), "turn");
    assert_eq!(broken("4-5-5", "5-5-5"), "refused-triominos-tile-twice");
    assert_eq!(broken("3-5-5,4-5-5", "3-5-5"), "hands");
    assert_eq!(broken("table=5-5-5@0,0:0", "table=5-5-5@1,0:0"), "refused-triominos-table");
    assert_eq!(broken("table=5-5-5@0,0:0", "table=5-5-5@0,0:0;4-4-4@1,0:0"), "refused-triominos-table");
    assert_eq!(broken("must=-", "must=3-5-5"), "round");
    assert_eq!(broken("passes=0", "passes=1"), "round");
    assert_eq!(broken("play", "start"), "round");
    assert_eq!(broken("play", "over"), "round");
    assert_eq!(broken("kept=-", "kept=1@1"), "hands");
}

#[test]
fn what_contradicts_the_table_is_refused() {
    let game = game(2, "");
    let mut state = deal(&game, &["5-5-5", "4-5-5 3-5-5"]);
    play(&game, &mut state, "5-5-5@0,0");
    let text = game.position_text(&state);
    let why = |from: &str, to: &str| {
        assert!(text.contains(from), "{from} in {text}");
        let refusal = game.parse_position(&text.replacen(from, to, 1)).unwrap_err();
        refusal.what.args.get("why").map_or(refusal.code().to_owned(), |why| why.to_string())
    };
    assert_eq!(why("turn=1", "turn=0"), "round", "seat 0 has just laid");
    assert_eq!(why("tally=15,10", "tally=0,0"), "points", "the start tile lies");
    assert_eq!(why("tally=15,10,0", "tally=999999,10,0"), "points");
    assert_eq!(why("tally=15,10,0,0,0,0", "tally=15,10,0,0,0,7"), "points", "a draw costs 5");
    assert_eq!(why("tally=15,10,0,0,0,0", "tally=15,10,0,0,0,-3"), "points");
    assert_eq!(why("before=0,0", "before=350,7"), "points", "nothing was before the first round");
    assert_eq!(why("draws=0", "draws=7"), "round");
    assert_eq!(why("draws=0", "draws=-3"), "text-number");
    assert_eq!(why("drawn=0", "drawn=3"), "hands");
    assert_eq!(why("declined=-|-", "declined=5|-"), "round", "one tile lies");
    assert_eq!(why("play", "draw"), "points", "no draw was booked");
    assert_eq!(why("round=0", "round=1"), "points");
    let ended = text.replacen("last=-", "last=out0/-|0-0-1/26,0/26,0", 1);
    assert_eq!(game.parse_position(&ended).unwrap_err().code(), "refused-triominos-impossible-position");
}

#[test]
fn the_sums_of_earlier_rounds_are_sums_that_rounds_can_make() {
    let game = game(2, "");
    let state =
        wander(&game, &mut Seeded::new(8), |state| game.round(state) == 2 && state.stage() == Stage::Play);
    let text = game.position_text(&state);
    assert_eq!(game.parse_position(&text).unwrap(), state);
    let points: Vec<i32> = state.last_round().unwrap().points[..2].to_vec();
    let old = format!("/{},{} ", points[0], points[1]).trim_end().to_owned();
    let new = format!("/{},{}", points[0] - 1000, points[1]);
    let lie = text.replace(&old, &new);
    assert_ne!(lie, text);
    assert_eq!(game.parse_position(&lie).unwrap_err().what.args["why"].to_string(), "last");
    let more = text.replacen("before=", "before=1", 1);
    assert!(game.parse_position(&more).is_err());
}

#[test]
fn options_and_seats_that_do_not_fit_are_refused_with_what_is_possible() {
    let refusal =
        |seats, text: &str| Triominos::with(seats, &Choices::parse(text).unwrap()).unwrap_err().to_string();
    assert_eq!(refusal(7, ""), "refused-seats game=triominos max=6 min=1 seats=7");
    assert_eq!(
        refusal(2, "hexagons=none"),
        "refused-option-value option=hexagons possible=scale, flat, each value=none"
    );
    assert_eq!(refusal(2, "target=0"), "refused-option-value option=target possible=1–9999 value=0");
    assert_eq!(refusal(2, "solo_hand=3"), "refused-option-seats option=solo_hand seats=2 (T15)");
    assert_eq!(refusal(1, "target=100"), "refused-option-seats option=target seats=1 (T13)");
    let choices = Choices::parse("hexagons=each target=200").unwrap();
    assert_eq!(Triominos::with(3, &choices).unwrap().choices(), choices);
}
