//! What is read and what is refused: moves, luck, positions, options.

use crate::common::Table;
use dominoes::Dominoes;
use play::{Choices, Game, Notation, Offered};

const STUCK: &str = "7-7,6-4,6-1,9-0,2-0/9-4,8-3,6-2,5-1,3-1";

#[test]
fn bad_moves_name_the_column() {
    let table = Table::dealt("", STUCK);
    let error = |text: &str| table.game.parse_move(&table.state, text).unwrap_err().to_string();
    assert_eq!(error("x-4"), "column 1: text-dominoes-tile");
    assert_eq!(error("10-4"), "column 2: text-expected expected=-");
    assert_eq!(error("9-44"), "column 1: text-dominoes-tile");
    assert_eq!(error("9-4 up"), "column 5: text-trailing text=up");
    assert_eq!(error(""), "column 1: text-dominoes-tile");
}

#[test]
fn luck_that_cannot_be_is_refused() {
    let mut table = Table::new(2, "");
    let mut refused = |text: &str| table.luck(text).unwrap_err().to_string();
    assert_eq!(
        refused("deal 7-7,6-4,6-1,9-0,2-0/7-7,8-3,6-2,5-1,3-1"),
        "refused-dominoes-tile-twice column=26 tile=7-7 (D1)"
    );
    assert_eq!(refused("deal 7-7,6-4,6-1,9-0/9-4,8-3,6-2,5-1,3-1"), "refused-dominoes-deal count=5 (D1)");
    assert_eq!(refused("deal 7-7,6-4,6-1,9-0,2-0"), "refused-dominoes-hands column=25 field=deal seats=2");
    assert_eq!(refused("deal ?/?"), "text-dominoes-tile column=6");
    assert_eq!(refused("7-7"), "text-expected column=1 expected=deal");

    let mut table = Table::dealt("", STUCK);
    let luck = table.game.parse_luck(&table.state, "0-0").unwrap_err();
    assert_eq!(luck.code(), "refused-dominoes-no-luck");
    table.play(&[(0, "7-7"), (1, "draw")]);
    table.draws(&["0-0"]);
    let mut refused = |text: &str| table.luck(text).unwrap_err().to_string();
    assert_eq!(refused("0-0"), "refused-dominoes-not-in-stock tile=0-0 (D5)", "no tile is drawn twice");
    assert_eq!(refused("7-7"), "refused-dominoes-not-in-stock tile=7-7 (D5)");
    assert_eq!(refused("6-4"), "refused-dominoes-not-in-stock tile=6-4 (D5)", "another hand's");
    assert_eq!(refused("?"), "text-dominoes-tile column=1");
    assert_eq!(table.refused("0-0"), "refused-dominoes-drawing D5");
}

#[test]
fn positions_that_cannot_exist_are_refused() {
    let game = Dominoes::new(2).unwrap();
    let fine =
        "round=0 stage=turn seat=1 line=0:7-7,0:>7-4 hands=2-0,4-1,9-0/3-1,5-1,6-2,8-4,9-5 known=*:0/*:0";
    assert!(game.parse_position(fine).is_ok());
    let refused =
        |from: &str, to: &str| game.parse_position(&fine.replace(from, to)).unwrap_err().to_string();
    assert_eq!(refused("9-0", "4-1"), "refused-dominoes-tile-twice column=59 tile=4-1 (D1)");
    assert_eq!(refused("9-0", "7-4"), "refused-dominoes-position why=tiles");
    assert_eq!(
        refused(">7-4", ">6-4"),
        "refused-dominoes-no-match column=41 ends=equal left=7 right=7 tile=6-4 (D4)"
    );
    assert_eq!(refused(">7-4", "<7-4"), "refused-dominoes-position why=line");
    assert_eq!(refused(",9-0", ""), "refused-dominoes-position why=hands");
    assert_eq!(
        refused("hands=2-0,4-1,9-0/", "hands="),
        "refused-dominoes-hands column=70 field=hands seats=2"
    );
    assert_eq!(refused("known=*:0", "known=4:0,*:0"), "refused-dominoes-position why=known");
    assert_eq!(refused("known=*:0/*:0", "known=x"), "text-number column=89 max=9 min=0");
    assert_eq!(refused("known=*:0/*:0", "known=-/*:0"), "refused-dominoes-position why=known", "nobody drew");
    assert_eq!(refused(" known=*:0/*:0", ""), "refused-dominoes-position why=known");
    assert_eq!(refused("seat=1", "seat=2"), "text-number column=25 max=1 min=0");
    assert_eq!(refused("seat=1", "seat=0"), "refused-dominoes-position why=turns", "seat 0 has just laid");
    assert_eq!(refused("0:>7-4", "1:>7-4"), "refused-dominoes-position why=hands");
    assert_eq!(refused("stage=turn", "stage=start"), "refused-dominoes-position why=stage");
    assert_eq!(refused("stage=turn", "stage=second"), "refused-dominoes-position why=stage");
    assert_eq!(refused("stage=turn seat=1", "stage=over"), "refused-dominoes-position why=stage");
    assert_eq!(refused("round=0", "round=1"), "refused-dominoes-position why=totals");
    assert_eq!(refused("round=0", "round=0 totals=3,0"), "text-expected column=8 expected=stage=");
    assert_eq!(refused("round=0", "colour=red"), "text-expected column=1 expected=round=");
    assert_eq!(refused("*:0/*:0", "*:0/*:0 must=9-5"), "refused-dominoes-position why=drawn");
    assert_eq!(refused("*:0/*:0", "*:0/*:0 drawn=9"), "refused-dominoes-position why=drawn");
    assert_eq!(
        refused("*:0/*:0", "*:0/*:0 passes=1"),
        "refused-dominoes-position why=turns",
        "one must draw"
    );
    assert_eq!(game.parse_position("").unwrap_err().code(), "text-expected");
    assert_eq!(game.parse_position("round=0 stage=deal").unwrap(), game.start());
    assert_eq!(game.parse_position("round=0 stage=over").unwrap_err().code(), "refused-dominoes-position");
}

#[test]
fn nobody_draws_who_holds_a_tile_that_fits() {
    let game = Dominoes::with(4, &Choices::parse("drawing=may").unwrap()).unwrap();
    let line = "1:5-5,1:>9-5,2:>9-3,3:<5-0,0:>8-3,2:>8-2,3:<1-0,0:>6-2,1:<4-1,2:<4-3,0:>6-5,1:<7-3,2:<7-1,0:>8-5,\
                1:<6-1,2:<6-0,3:<2-0,0:>8-4,1:>4-2,2:>2-1,3:<7-2,0:<7-5,2:<5-4,3:<9-4,0:<9-8,1:>5-1,2:<8-0,3:<7-0,\
                2:<9-7,3:<9-9,1:<9-2,2:<2-2,2:>5-3";
    let position = |hand: &str, known: &str| {
        format!(
            "round=0 stage=draw seat=2 line={line} hands=8-1/3-3,9-0/{hand}/4-0,7-7 \
             known=0:0,2:0,3:0,5:0,7:0,9:0/1:0,5:0,7:0,8:0/{known}/1:0,2:0,3:0,5:0,6:0"
        )
    };
    let refused = |text: &str| game.parse_position(text).unwrap_err().to_string();
    let (with_threes, without) = ("0-0,3-0,3-1,6-3,7-4,9-6", "0-0,1-1,6-4,7-4,8-8,9-6");
    assert!(game.parse_position(&position(without, "2:0,3:0,5:0")).is_ok());
    // The ends are 2 and 3.
    assert_eq!(refused(&position(with_threes, "2:0,5:0")), "refused-dominoes-position why=known");
    assert_eq!(refused(&position(without, "2:0,5:0")), "refused-dominoes-position why=known");
    let drawn = |hand: &str| position(hand, "2:0,3:0,5:0") + " drawn=1";
    assert!(game.parse_position(&drawn(without)).is_ok());
    let fits = without.replace("1-1", "3-1");
    assert_eq!(refused(&drawn(&fits)), "refused-dominoes-position why=drawn");
}

#[test]
fn no_more_have_passed_than_sit_between_the_last_tile_and_the_turn() {
    let game = Dominoes::with(10, &Choices::parse("drawing=may").unwrap()).unwrap();
    let position = |passes: &str| {
        format!(
            "round=0 stage=turn seat=4 line=0:8-8,2:>8-6,3:>9-6,4:<8-5,5:>9-3,6:<9-5,7:<9-1,8:<8-1,9:<8-3,0:>7-3,1:<6-3,\
             2:<6-4,3:>7-0,4:<4-1,5:<3-1,6:>8-0,7:>9-8,9:<3-3,0:>9-0,1:>5-0,2:<3-2,3:>5-4,4:<2-0,6:>4-4,7:<1-0,8:>4-0,\
             9:>0-0,1:>3-0,3:>4-3,5:<1-1,6:<5-1,8:<7-5,0:<7-6,1:>9-4,2:<6-0,1:>9-9 \
             hands=2-2/4-2,6-1,7-4,9-2,9-7/8-4/8-7/5-3,5-5/6-2,7-7/6-6/2-1,8-2/7-1,7-2/5-2,6-5 \
             known=0:0,1:0,8:0,9:0,*:0/8:0,*:4/0:0,1:0,3:0,9:0,*:0/0:0,9:0,*:0/0:0,1:0,4:0,9:0,*:0/0:0,4:0,9:0,*:0/\
             0:0,9:0,*:0/0:0,4:0,5:0,9:0,*:0/0:0,3:0,9:0,*:0/0:0,4:0,7:0,9:0,*:0{passes}"
        )
    };
    for fine in ["", " passes=1", " passes=2"] {
        assert!(game.parse_position(&position(fine)).is_ok(), "{fine}");
    }
    let refused = game.parse_position(&position(" passes=3")).unwrap_err().to_string();
    assert_eq!(refused, "refused-dominoes-position why=turns");
}

#[test]
fn totals_that_no_match_has_are_refused() {
    let game = Dominoes::with(2, &Choices::parse("match=yes target=50").unwrap()).unwrap();
    let over = "round=0 totals=0,17 stage=deal line=0:7-7,1:>7-4,0:>4-3,1:>3-2,0:>5-2,1:>5-0,0:>0-0,1:>6-0,0:>6-6,1:>6-1 hands=9-8/-";
    assert!(game.parse_position(over).is_ok(), "{:?}", game.parse_position(over));
    for wrong in ["totals=0,16", "totals=0,18", "totals=1,17", "totals=0,67"] {
        let text = over.replace("totals=0,17", wrong);
        assert_eq!(game.parse_position(&text).unwrap_err().code(), "refused-dominoes-position", "{wrong}");
    }
    let later = over.replace("round=0", "round=2").replace("totals=0,17", "totals=49,66");
    assert_eq!(
        game.parse_position(&later).unwrap_err().code(),
        "refused-dominoes-position",
        "over after this round"
    );
}

#[test]
fn what_is_written_in_another_way_is_refused_where_it_parts() {
    let game = Dominoes::new(2).unwrap();
    let fine =
        "round=0 stage=turn seat=1 line=0:7-7,0:>7-4 hands=2-0,4-1,9-0/3-1,5-1,6-2,8-4,9-5 known=*:0/*:0";
    let refused =
        |from: &str, to: &str| game.parse_position(&fine.replace(from, to)).unwrap_err().to_string();
    assert_eq!(refused("round=0", "round=00"), "text-number column=7 max=199 min=0");
    assert_eq!(refused("seat=1", "seat=+1"), "text-number column=25 max=1 min=0");
    let hands = "text-expected column=45 expected=hands=2-0,4-1,9-0/3-1,5-1,6-2,8-4,9-5";
    assert_eq!(refused("2-0,4-1", "4-1,2-0"), hands, "the lowest first");
    assert_eq!(refused("9-0", "0-9"), hands, "the larger number first");
    assert_eq!(refused("*:0/*:0", "*:0,9:3/*:0"), "text-expected column=83 expected=known=*:0/*:0");
}

#[test]
fn options_that_do_not_fit_are_refused() {
    let refused = |text: &str| Dominoes::with(2, &Choices::parse(text).unwrap()).unwrap_err().to_string();
    assert_eq!(
        refused("stock=no"),
        "refused-option-unknown option=stock possible=starter_draws, may_draw_anyway, drawing, double_counts, match, target"
    );
    assert_eq!(refused("target=0"), "refused-option-value option=target possible=1–1000 value=0");
    assert_eq!(refused("match=maybe"), "refused-option-value option=match possible=yes, no value=maybe");
    let game = Dominoes::with(2, &Choices::parse("match=yes target=60 may_draw_anyway=no").unwrap()).unwrap();
    assert_eq!(game.choices().to_string(), "match=yes target=60");
}

#[test]
fn the_position_of_the_docs_is_one_that_can_be_read() {
    let docs = include_str!("../../NOTATION.md");
    let row = docs.lines().find(|line| line.starts_with("| a position |")).unwrap();
    let text = row.split('`').nth(1).unwrap();
    let game = Dominoes::new(2).unwrap();
    let state = game.parse_position(text).unwrap_or_else(|refusal| panic!("{refusal}: {text}"));
    assert_eq!(game.position_text(&state), text);
}
