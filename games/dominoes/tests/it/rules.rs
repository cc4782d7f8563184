//! One test per rule number, and the refusals.

use crate::common::Table;
use dominoes::{Dominoes, Doubles, Move, Offer, Stage};
use play::{Choices, Eyes, Game, Notation, Offered, Seat, Tell, Turn};
use serde_json::json;

#[test]
fn d1_everybody_takes_five_of_55_tiles_and_2_to_10_can_play() {
    for seats in 2..=10 {
        let mut table = Table::new(seats, "");
        assert_eq!(table.state.stock().count_ones(), 55);
        let luck = table.game.draw(&table.state, &mut play::dice::Seeded::new(seats.into()));
        table.game.settle(&mut table.state, luck);
        assert!(Seat::all(seats).all(|seat| table.state.hand(seat).count_ones() == 5));
        assert_eq!(table.state.stock().count_ones(), 55 - 5 * u32::from(seats));
    }
    for seats in [0, 1, 11] {
        assert_eq!(Dominoes::with(seats, &Choices::none()).unwrap_err().code(), "refused-seats");
    }
}

#[test]
fn d2_the_highest_double_starts_and_is_forced() {
    let mut table = Table::dealt("", "9-8,9-7,9-6,9-5,0-0/1-1,2-1,3-1,4-1,8-7/5-2,5-3,5-4,6-5,6-4");
    assert_eq!(table.turn(), Turn::Of(Seat(1)));
    assert_eq!(table.moves(), ["1-1"]);
    assert_eq!(table.refused("8-7"), "refused-dominoes-start D2");
    assert_eq!(table.refused("draw"), "refused-dominoes-start D2");
}

#[test]
fn d2_without_a_double_the_highest_sum_starts_and_among_equals_the_higher_half() {
    let table = Table::dealt("", "8-6,1-0,2-0,3-0,4-0/9-5,2-1,3-1,4-1,5-1");
    assert_eq!(table.turn(), Turn::Of(Seat(1)));
    assert_eq!(table.moves(), ["9-5"]);
    let table = Table::dealt("", "8-7,1-0,2-0,3-0,4-0/9-5,2-1,3-1,4-1,5-1");
    assert_eq!(table.moves(), ["8-7"]);
}

#[test]
fn d3_the_starter_lays_a_matching_second_tile_at_once() {
    let mut table = Table::dealt("", "7-7,7-4,7-1,9-0,2-0/9-4,8-3,6-2,5-1,3-1");
    table.play(&[(0, "7-7")]);
    assert_eq!(table.turn(), Turn::Of(Seat(0)));
    assert_eq!(table.moves(), ["7-1", "7-4"]);
    assert_eq!(table.refused("9-0"), "refused-dominoes-second D3");
    assert_eq!(table.refused("draw"), "refused-dominoes-must-lay D3");
    table.play(&[(0, "7-4")]);
    assert_eq!(table.turn(), Turn::Of(Seat(1)));
    assert_eq!(table.state.line().ends(), (7, 4));
}

#[test]
fn d3_without_a_match_nothing_is_added_and_nothing_drawn() {
    let mut table = Table::dealt("", "7-7,6-4,6-1,9-0,2-0/9-4,8-3,6-2,5-1,3-1");
    table.play(&[(0, "7-7")]);
    assert_eq!(table.turn(), Turn::Of(Seat(1)));
    assert_eq!(table.state.line().ends(), (7, 7));
    assert_eq!(table.state.hand(Seat(0)).count_ones(), 4);
}

#[test]
fn d3_starter_draws_makes_the_starter_draw_the_second_tile() {
    let mut table = Table::dealt("starter_draws=yes", "7-7,6-4,6-1,9-0,2-0/9-4,8-3,6-2,5-1,3-1");
    table.play(&[(0, "7-7")]);
    assert_eq!(table.moves(), ["draw"]);
    table.play(&[(0, "draw")]);
    table.draws(&["9-9", "7-2"]);
    assert_eq!(table.moves(), ["7-2"]);
    table.play(&[(0, "7-2")]);
    assert_eq!(table.turn(), Turn::Of(Seat(1)));
}

#[test]
fn d3_after_a_start_without_a_double_no_second_tile_is_laid() {
    let mut table = Table::dealt("", "8-7,8-0,2-0,3-0,4-0/9-5,2-1,3-1,4-1,5-1");
    table.play(&[(0, "8-7")]);
    assert_eq!(table.turn(), Turn::Of(Seat(1)));
    assert_eq!(table.state.line().ends(), (8, 7));
}

#[test]
fn d4_one_matching_tile_a_turn_then_clockwise() {
    let mut table = Table::dealt("", "7-7,7-4,4-1,9-0,2-0/9-4,8-3,6-2,5-1,3-1/8-7,6-5,5-2,4-2,1-0");
    table.play(&[(0, "7-7"), (0, "7-4")]);
    assert_eq!(table.moves(), ["9-4"]);
    assert_eq!(table.refused("8-3"), "refused-dominoes-no-match D4");
    assert_eq!(table.refused("9-4 left"), "refused-dominoes-other-end D4");
    assert_eq!(table.refused("4-1"), "refused-dominoes-not-held D4");
    assert_eq!(table.refused("7-7"), "refused-dominoes-not-held D4");
    table.play(&[(1, "9-4"), (2, "8-7"), (0, "9-0")]);
    assert_eq!(table.state.line().ends(), (8, 0));
}

const STUCK: &str = "7-7,6-4,6-1,9-0,2-0/9-4,8-3,6-2,5-1,3-1";

#[test]
fn d5_without_a_match_one_draws_until_one_fits_and_lays_it() {
    let mut table = Table::dealt("", STUCK);
    table.play(&[(0, "7-7")]);
    assert_eq!(table.moves(), ["draw"]);
    assert_eq!(table.refused("pass"), "refused-dominoes-must-draw D5");
    table.play(&[(1, "draw")]);
    assert_eq!(table.turn(), Turn::Luck);
    table.draws(&["0-0", "1-1", "7-6"]);
    assert_eq!(table.turn(), Turn::Of(Seat(1)));
    assert_eq!(table.moves(), ["7-6"]);
    assert_eq!(table.refused("6-2"), "refused-dominoes-drawn-tile D5");
    assert_eq!(table.refused("draw"), "refused-dominoes-drawn-tile D5");
    table.play(&[(1, "7-6")]);
    assert_eq!(table.state.hand(Seat(1)).count_ones(), 7, "the other drawn tiles are kept");
}

#[test]
fn d5_a_drawn_tile_that_fits_both_ends_goes_where_its_owner_likes() {
    let position = "round=0 stage=draw seat=1 line=1:7-7,1:>7-3,0:>4-3 \
                    hands=9-5,8-2,6-2,5-1/6-1,9-0,2-0 known=*:0/4:0,7:0,*:0";
    let mut table = Table::at(2, "", position);
    table.draws(&["7-4"]);
    assert_eq!(table.moves(), ["7-4 left", "7-4 right"]);
}

#[test]
fn d5_a_player_who_can_lay_must() {
    let mut table = Table::dealt("", "7-7,7-4,4-1,9-0,2-0/9-4,8-3,6-2,5-1,3-1");
    table.play(&[(0, "7-7"), (0, "7-4")]);
    assert_eq!(table.refused("draw"), "refused-dominoes-must-lay D5");
    assert_eq!(table.refused("pass"), "refused-dominoes-must-lay D5");
}

#[test]
fn d5_may_draw_anyway_lets_a_player_draw_who_could_lay() {
    let mut table = Table::dealt("may_draw_anyway=yes", "7-7,7-4,4-1,9-0,2-0/9-4,8-3,6-2,5-1,3-1");
    table.play(&[(0, "7-7")]);
    assert_eq!(table.moves(), ["7-4"], "not when the second tile is added");
    table.play(&[(0, "7-4")]);
    assert_eq!(table.moves(), ["9-4", "draw"]);
    table.play(&[(1, "draw")]);
    table.draws(&["3-0", "4-3"]);
    assert_eq!(table.moves(), ["4-3"], "the drawn tile that fits is laid");
}

/// Ten players leave five tiles to draw.
fn last_tiles(options: &str) -> Table {
    let hands = "9-9,8-0,8-1,8-2,8-3/0-0,1-0,2-0,3-0,4-0/1-1,2-1,3-1,4-1,5-1/2-2,3-2,4-2,5-2,6-2/\
                 3-3,4-3,5-3,6-3,7-3/4-4,5-4,6-4,7-4,8-4/5-5,6-5,7-5,8-5,5-0/6-6,7-6,8-6,6-0,6-1/\
                 7-7,8-7,7-0,7-1,7-2/8-8,9-0,9-1,9-2,9-3";
    let mut table = Table::dealt(options, hands);
    table.play(&[(0, "9-9"), (1, "draw")]);
    table
}

fn pass_told(table: &Table) -> String {
    table.game.tell_move(&table.state, Move::Pass, Eyes::Onlooker).to_string()
}

#[test]
fn d5_with_the_stock_empty_and_nothing_that_fits_the_turn_passes() {
    let mut table = last_tiles("");
    table.draws(&["9-4"]);
    table.play(&[(1, "9-4"), (2, "4-1"), (3, "draw")]);
    table.draws(&["9-8"]);
    table.play(&[(3, "9-8"), (4, "draw")]);
    assert_eq!(table.state.line().ends(), (8, 1), "8-9 9-9 9-4 4-1");
    table.draws(&["9-7", "9-6", "9-5"]);
    assert_eq!(table.moves(), ["pass"]);
    assert_eq!(table.refused("draw"), "refused-dominoes-stock-empty D5");
    assert_eq!(pass_told(&table), "told-dominoes-pass ends=two left=8 right=1 seat=4");
    table.play(&[(4, "pass")]);
    assert_eq!(table.turn(), Turn::Of(Seat(5)));
}

#[test]
fn d5_where_drawing_is_voluntary_one_may_pass_and_the_round_ends_when_all_do() {
    let mut table = Table::dealt("drawing=may", STUCK);
    table.play(&[(0, "7-7")]);
    assert_eq!(table.moves(), ["draw", "pass"]);
    assert_eq!(pass_told(&table), "told-dominoes-pass ends=equal left=7 right=7 seat=1");
    table.play(&[(1, "pass"), (0, "draw")]);
    table.draws(&["0-0", "7-3"]);
    assert_eq!(table.moves(), ["7-3"], "whoever has begun to draw goes on until one fits");
    table.play(&[(0, "7-3")]);
    assert_eq!(table.moves(), ["3-1", "8-3"], "whoever can lay must");
    assert_eq!(table.refused("pass"), "refused-dominoes-must-lay D5");

    let mut table = Table::dealt("drawing=may", STUCK);
    table.play(&[(0, "7-7"), (1, "pass"), (0, "pass")]);
    assert_eq!(table.turn(), Turn::Over);
    assert_eq!(table.places(), [1, 2], "30 against 34");
    assert!(!Table::dealt("", STUCK).game.may_pass());
}

#[test]
fn d6_the_line_has_always_exactly_two_ends() {
    let mut table = Table::dealt("", "7-7,7-4,4-4,9-0,2-0/9-4,8-3,6-2,7-1,3-1");
    table.play(&[(0, "7-7"), (0, "7-4")]);
    assert_eq!(table.moves(), ["7-1", "9-4"], "7-7 has one side left");
    table.play(&[(1, "7-1"), (0, "4-4")]);
    assert_eq!(table.state.line().ends(), (1, 4));
    assert_eq!(table.moves(), ["3-1", "9-4"], "4-4 adds no third end");
}

#[test]
fn d7_the_round_ends_when_a_hand_is_empty() {
    let position = "round=0 stage=turn seat=1 line=0:7-7,1:>7-4,0:>4-3,1:>3-2,0:>2-5,1:>5-0,0:>0-0,1:>0-6,0:>6-6 \
                    hands=9-8/6-1 known=*:0/*:0";
    let mut table = Table::at(2, "", position);
    table.play(&[(1, "6-1")]);
    assert_eq!(table.turn(), Turn::Over);
    assert_eq!(table.moves(), [""; 0]);
    assert_eq!(table.refused("9-8"), "refused-dominoes-round-over D7");
    assert_eq!(table.places(), [2, 1]);
    assert_eq!(table.points(), [-17, 0]);
}

/// All tiles with a 9 or an 8 lie in the line but 9-8 and 8-8, in hand; the stock is empty.
#[test]
fn d7_the_round_ends_when_nobody_can_lay_and_the_stock_is_empty() {
    let line = "0:9-9,1:>9-0,0:>0-8,1:>8-1,0:>1-9,1:>9-2,0:>2-8,1:>8-3,0:>3-9,1:>9-4,0:>4-8,1:>8-5,0:>5-9,1:>9-6,\
                0:>6-8,1:>8-7,0:>7-9";
    let hands = "8-8,0-0,1-0,2-0,3-0,4-0,5-0,6-0,7-0,1-1,2-1,3-1,4-1,5-1,6-1,7-1,2-2,3-2/\
                 9-8,4-2,5-2,6-2,7-2,3-3,4-3,5-3,6-3,7-3,4-4,5-4,6-4,7-4,5-5,6-5,7-5,6-6,7-6,7-7";
    let mut table =
        Table::at(2, "", &format!("round=0 stage=turn seat=1 line={line} hands={hands} known=-/-"));
    assert_eq!(table.moves(), ["9-8"], "the ends are equal, 9 and 9");
    table.play(&[(1, "9-8"), (0, "8-8")]);
    assert_eq!(table.turn(), Turn::Over, "9-9 … 8-8: all nines and eights are laid");
    assert_eq!(table.state.line().ends(), (9, 8));
}

#[test]
fn d8_an_empty_hand_wins_even_against_nothing_but_the_blank_double() {
    let position = "round=0 stage=turn seat=1 line=0:7-7,1:>7-4,0:>4-3,1:>3-2,0:>2-5,1:>5-1,0:>1-1,1:>1-6,0:>6-6 \
                    hands=0-0/9-6 known=-/*:0";
    let mut table = Table::at(2, "", position);
    table.play(&[(1, "9-6")]);
    assert_eq!(table.points(), [0, 0]);
    assert_eq!(table.places(), [2, 1]);
}

#[test]
fn d8_the_lowest_total_wins_a_blocked_round_and_a_double_counts_one_half() {
    assert_eq!(Doubles::Once.hand_pips("6-6".parse::<dominoes::Tile>().unwrap().bit()), 6);
    let hands = hands("6-6,5-0/9-3/9-2");
    let winners: Vec<_> = Doubles::Once.winners(&hands, 3).collect();
    assert_eq!(winners, [Seat(0), Seat(2)], "11, 12 and 11: equal totals share the win");
}

#[test]
fn d8_a_double_counts_one_half_or_one_pip_or_both_halves() {
    let held = hands("6-6,5-0");
    let pips = |doubles: Doubles| doubles.hand_pips(held[0]);
    assert_eq!([Doubles::Once, Doubles::AsOnePip, Doubles::Twice].map(pips), [11, 6, 17]);
    let position = "round=0 stage=turn seat=1 line=0:7-7,1:>7-4,0:>4-3,1:>3-2,0:>2-5,1:>5-0,0:>0-0,1:>0-6,0:>6-6 \
                    hands=5-5/6-1 known=*:0/*:0";
    for (option, points) in [("once", -5), ("as_one_pip", -1), ("twice", -10)] {
        let mut table = Table::at(2, &format!("double_counts={option}"), position);
        table.play(&[(1, "6-1")]);
        assert_eq!(table.points(), [points, 0], "{option}");
        assert_eq!(table.picture(Eyes::Onlooker)["last_round"]["pips"], json!([-points, 0]));
    }
}

#[test]
fn d9_two_equal_ends_make_one_move() {
    let mut table = Table::dealt("", "7-7,6-4,6-1,9-0,2-0/9-7,8-3,6-2,5-1,3-1");
    table.play(&[(0, "7-7")]);
    assert_eq!(table.moves(), ["9-7"]);
    assert_eq!(table.game.parse_move(&table.state, "9-7 left"), table.game.parse_move(&table.state, "7-9"));
    let left = dominoes::Move::Lay { tile: "9-7".parse().unwrap(), end: dominoes::End::Left };
    let refusal = table.game.explain(&table.state, left).unwrap_err();
    assert_eq!(refusal.to_string(), "refused-dominoes-equal-ends left=7 right=7 tile=9-7 (D9)");
    table.play(&[(1, "9-7 left")]);
}

#[test]
fn d9_a_tile_that_fits_both_different_ends_makes_two_moves() {
    let mut two = Table::at(
        2,
        "",
        "round=0 stage=turn seat=1 line=1:7-7,1:>7-3,0:>3-4 hands=4-1,6-2,5-1,3-1/7-4,9-0,2-0 known=*:0/*:0",
    );
    assert_eq!(two.moves(), ["7-4 left", "7-4 right"]);
    let unsaid = two.try_play("7-4").unwrap_err();
    assert_eq!(unsaid.to_string(), "text-dominoes-which-end column=4 tile=7-4");
    two.play(&[(1, "7-4 left")]);
    assert_eq!(two.state.line().ends(), (4, 4));
}

const LAST_LAY: &str = "stage=turn seat=1 line=0:7-7,1:>7-4,0:>4-3,1:>3-2,0:>2-5,1:>5-0,0:>0-0,1:>0-6,0:>6-6 \
                        hands=9-9,9-8/6-1 known=-/*:0";

#[test]
fn d10_the_winner_of_a_round_scores_the_pips_left_in_the_other_hands() {
    let mut table = Table::at(2, "match=yes", &format!("round=0 totals=0,0 {LAST_LAY}"));
    table.play(&[(1, "6-1")]);
    assert_eq!(table.points(), [0, 26], "9-9 counts 9, 9-8 counts 17");
    assert_eq!(table.turn(), Turn::Luck, "the next round is dealt");
    let lines: Vec<_> = table.game.reckon(&table.state, Seat(1), Eyes::Onlooker);
    assert_eq!(lines.iter().map(|line| line.points).collect::<Vec<_>>(), [26]);
}

#[test]
fn d10_the_last_round_can_be_seen_after_the_next_deal() {
    let mut table = Table::at(2, "match=yes", &format!("round=0 totals=0,0 {LAST_LAY}"));
    table.play(&[(1, "6-1")]);
    let ended = json!({"round": 0, "why": "out", "winners": [1], "hands": [["9-8", "9-9"], []],
                       "pips": [26, 0], "points": [0, 26]});
    assert_eq!(table.picture(Eyes::Onlooker)["last_round"], ended);
    assert_eq!(table.picture(Eyes::Onlooker)["hands"][0]["tiles"], json!(["9-8", "9-9"]));
    table.luck("deal 7-7,6-4,6-1,9-0,2-0/9-4,8-3,6-2,5-1,3-1").unwrap();
    let picture = table.picture(Eyes::Onlooker);
    assert_eq!((&picture["last_round"], &picture["round"]), (&ended, &json!(1)));
    assert_eq!(picture["hands"][0]["tiles"], json!(null));
}

#[test]
fn d10_the_first_to_reach_the_target_wins_the_match() {
    let mut table =
        Table::at(2, "match=yes target=50", &format!("round=3 totals=45,30 {LAST_LAY} last=-/9-6"));
    table.play(&[(1, "6-1")]);
    assert_eq!(table.turn(), Turn::Over);
    assert_eq!((table.points(), table.places()), (vec![45, 56], vec![2, 1]));
}

#[test]
fn d10_those_who_share_a_round_each_score_the_other_hands() {
    let points = Doubles::Once.round_points(&hands("6-6,5-0/9-3/9-2"), 3);
    assert_eq!(points[..3], [23, 0, 23]);
}

fn hands(text: &str) -> dominoes::Hands {
    let mut hands = [0; play::MAX_SEATS];
    for (hand, text) in hands.iter_mut().zip(text.split('/')) {
        *hand = text.split(',').map(|tile| tile.parse::<dominoes::Tile>().unwrap().bit()).sum();
    }
    hands
}

#[test]
fn what_everybody_knows_is_in_the_view() {
    let mut table = Table::dealt("", STUCK);
    table.play(&[(0, "7-7")]);
    let lacks = |table: &Table, seat: usize| table.picture(Eyes::Onlooker)["hands"][seat]["lacks"].clone();
    assert_eq!(lacks(&table, 0), json!([7]), "no second tile: no 7");
    let pips = |table: &Table, eyes: Eyes| table.picture(eyes)["hands"][0]["pips"].clone();
    assert_eq!(pips(&table, Eyes::Onlooker), json!(null), "what is hidden is not counted");
    assert!(pips(&table, Eyes::Seat(Seat(0))).as_u64().is_some_and(|count| count > 0));
    table.play(&[(1, "draw")]);
    assert_eq!(lacks(&table, 1), json!([7]));
    table.draws(&["0-0", "7-6"]);
    assert_eq!(lacks(&table, 1), json!([]), "the last one may fit");
    table.play(&[(1, "7-6")]);
    assert_eq!(lacks(&table, 1), json!([7]), "what was kept did not fit");
}

#[test]
fn an_offer_tells_where_the_tile_goes_and_which_ends_it_leaves() {
    let mut table = Table::dealt("", "7-7,7-4,4-1,9-0,2-0/9-4,8-3,6-2,5-1,3-1");
    table.play(&[(0, "7-7"), (0, "7-4")]);
    let m = table.game.parse_move(&table.state, "9-4").unwrap();
    let offer: Offer = table.game.offer(&table.state, m);
    assert_eq!(
        serde_json::to_value(offer).unwrap(),
        json!({"text": "9-4", "kind": "lay", "tile": "9-4", "end": "right", "ends": [7, 9]})
    );
}

#[test]
fn other_eyes_see_counts_and_question_marks() {
    let mut table = Table::dealt("", STUCK);
    let deal = "deal 7-7,6-4,6-1,9-0,2-0/9-4,8-3,6-2,5-1,3-1";
    let before = table.game.start();
    let luck = table.game.parse_luck(&before, deal).unwrap();
    let text = |eyes| table.game.luck_text(&before, luck, eyes);
    assert_eq!(text(Eyes::Seat(Seat(1))), "deal ?/3-1,5-1,6-2,8-3,9-4");
    assert_eq!(text(Eyes::Onlooker), "deal ?/?");
    assert_eq!(table.state.stage(), Stage::Start);
    table.play(&[(0, "7-7"), (1, "draw")]);
    table.draws(&["0-0", "7-6"]);
    assert_eq!(table.picture(Eyes::Seat(Seat(1)))["must"], json!("7-6"));
    assert_eq!(table.picture(Eyes::Seat(Seat(0)))["must"], json!(null));
    assert_eq!(table.picture(Eyes::Seat(Seat(0)))["hands"][1]["tiles"], json!(null));
    assert_eq!(table.picture(Eyes::Seat(Seat(0)))["hands"][1]["count"], json!(7));
}
