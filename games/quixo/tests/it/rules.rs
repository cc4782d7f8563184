//! One test for each number of RULES.md.

use crate::common::*;
use play::{Choices, Duel, Game, Notation, Offered, Refusal, Seat, Side, Tell, Turn};
use quixo::{Board, Outcome, Quixo, Square, Starts, Symbol};

#[test]
fn q1_all_cubes_start_blank_and_a_lot_names_the_first_player() {
    for (seats, size) in [(2, 3), (2, 4), (2, 5), (4, 3), (4, 4), (4, 5)] {
        let game = game(seats, &format!("board={size}"));
        let mut state = game.start();
        assert_eq!(state.board(), Board::BLANK);
        assert_eq!(game.turn(&state), Turn::Luck);
        game.settle(&mut state, Starts(Seat(1)));
        assert_eq!(game.turn(&state), Turn::Of(Seat(1)));
    }
    let two = game(2, "");
    let first = two.parse_move(&two.start(), "a1>e1").unwrap();
    assert_eq!(two.explain(&two.start(), first).unwrap_err().to_string(), "refused-quixo-lot-first (Q1)");
    assert_eq!(two.parse_luck(&started(&two, 0), "starts 1").unwrap_err().code(), "refused-quixo-lot-drawn");
}

#[test]
fn q1_every_seat_is_as_likely_to_start() {
    let four = game(4, "");
    let mut dice = play::dice::Seeded::new(5);
    let mut starts = [0; 4];
    for _ in 0..40_000 {
        starts[four.draw(&four.start(), &mut dice).0.index()] += 1;
    }
    assert!(starts.iter().all(|n| (9_600..10_400).contains(n)), "{starts:?}");
}

#[test]
fn q2_only_a_blank_or_an_own_cube_of_the_border_is_taken() {
    let game = game(2, "");
    let state = position(
        &game,
        "x...o
         .....
         .....
         .....
         .....",
        "0 2",
    );
    let taken: Vec<_> = moves(&game, &state).iter().map(|m| m[..2].to_owned()).collect();
    assert!(taken.contains(&"a1".to_owned()), "an own cube");
    assert!(taken.contains(&"c5".to_owned()), "a blank cube");
    assert!(!taken.contains(&"e1".to_owned()), "not the other side's");
    assert_eq!(refusal(&game, &state, "e1>a1"), "refused-quixo-other-symbol square=e1 (Q2)");
    assert_eq!(refusal(&game, &state, "c3>c1"), "refused-quixo-not-border square=c3 (Q2)");
}

#[test]
fn q3_the_cube_goes_back_with_the_symbol_of_who_took_it() {
    let game = game(2, "");
    let mut state = started(&game, 1);
    play(&game, &mut state, "c1>a1");
    assert_drawn(&game, &state, "o.... ..... ..... ..... .....");
    play(&game, &mut state, "b1>e1");
    assert_drawn(&game, &state, "o...x ..... ..... ..... .....");
    play(&game, &mut state, "a1>a5");
    assert_drawn(&game, &state, "....x ..... ..... ..... o....");
}

#[test]
fn q4_a_cube_goes_in_at_an_end_of_its_row_or_column_and_the_gap_closes() {
    let game = game(2, "");
    let start = started(&game, 0);
    let from =
        |cell: &str| moves(&game, &start).into_iter().filter(|m| m.starts_with(cell)).collect::<Vec<_>>();
    assert_eq!(from("a1"), ["a1>e1", "a1>a5"]);
    assert_eq!(from("c1"), ["c1>a1", "c1>e1", "c1>c5"]);
    assert_eq!(from("e3"), ["e3>a3", "e3>e1", "e3>e5"]);
    assert_eq!(moves(&game, &start).len(), 44);

    let mut state = position(
        &game,
        "xo.xo
         .....
         .....
         .....
         .....",
        "0 4",
    );
    play(&game, &mut state, "c1>a1");
    assert_drawn(&game, &state, "xxoxo ..... ..... ..... .....");

    let mut state = position(
        &game,
        "..x..
         ..o..
         .....
         ..x..
         ..o..",
        "0 4",
    );
    play(&game, &mut state, "c1>c5");
    assert_drawn(&game, &state, "..o.. ..... ..x.. ..o.. ..x..");
}

#[test]
fn q4_never_back_into_the_place_it_came_from_nor_anywhere_else() {
    let game = game(2, "");
    let state = started(&game, 0);
    assert_eq!(refusal(&game, &state, "a1>a1"), "refused-quixo-same-place from=a1 to=a1 (Q4)");
    assert_eq!(refusal(&game, &state, "a1>b1"), "refused-quixo-not-an-end from=a1 to=b1 (Q4)");
    assert_eq!(refusal(&game, &state, "c1>e5"), "refused-quixo-not-an-end from=c1 to=e5 (Q4)");
    assert_eq!(refusal(&game, &state, "c1>c3"), "refused-quixo-not-an-end from=c1 to=c3 (Q4)");
}

#[test]
fn q5_a_line_in_a_row_a_column_or_a_diagonal_wins() {
    let game = game(2, "");
    let mut state = position(&game, "xxx.x oooo. ..... ..... .....", "0 8");
    play(&game, &mut state, "d1>a1");
    assert_eq!(state.outcome(), Some(Outcome::Cross));
    assert_eq!(game.winner(&state), Some(Side::First));
    assert_eq!(game.turn(&state), Turn::Over);
    assert_eq!(game.standing(&state).points.as_slice(), [1, 0]);
    assert_eq!(game.standing(&state).places.as_slice(), [1, 2]);

    let mut column = position(&game, "x.... x.... ..... x.... xoooo", "0 8");
    play(&game, &mut column, "e3>a3");
    assert_eq!(column.outcome(), Some(Outcome::Cross));

    let mut diagonal = position(&game, "xo... ox... o.x.. ...x. ....o", "0 8");
    assert_eq!(
        game.turn(&diagonal),
        Turn::Of(Seat(0)),
        "four crosses in a diagonal and a circle are no line"
    );
    play(&game, &mut diagonal, "d5>e5");
    assert_eq!(diagonal.outcome(), Some(Outcome::Cross));
}

#[test]
fn q6_a_line_of_the_other_side_loses_even_with_a_line_of_ones_own() {
    let game = game(2, "");
    // pushing down the fourth column completes a row of circles and a row of crosses
    let before = "ooo.o xxxox ...x. ..... .....";
    let mut state = position(&game, before, "0 10");
    play(&game, &mut state, "d1>d5");
    assert_drawn(&game, &state, "ooooo xxxxx ..... ..... ...x.");
    assert_eq!(state.outcome(), Some(Outcome::Circle));
    assert_eq!(game.standing(&state).points.as_slice(), [0, 1]);
    let reckoned = game.reckon(&state, Seat(1), play::Eyes::Onlooker);
    assert_eq!(reckoned[0].what.code, "score-quixo-line-by-other");
    let view = game.view(&state, play::Eyes::Onlooker);
    assert_eq!(view.line, [0, 1, 2, 3, 4]);
}

#[test]
fn q7_two_players_never_pass() {
    let game = game(2, "");
    assert_eq!(refusal(&game, &started(&game, 0), "pass"), "refused-quixo-never-pass (Q7)");
    // a border without an open cube is made of lines
    for size in [3, 4, 5] {
        let square = Square::of(size).unwrap();
        assert!(square.has_line(Board::new(0, square.border), Symbol::Circle));
    }
}

#[test]
fn q8_the_time_limit_is_an_option_off_by_default() {
    assert_eq!(game(2, "").seconds_per_move(), None);
    assert_eq!(game(2, "move_seconds=30").seconds_per_move(), Some(30));
    assert_eq!(game(2, "move_seconds=30").choices().to_string(), "move_seconds=30");
}

/// Both sides take a cube of a pair of their own and push it into the pair again: the board does not change.
const WAITING: &str = "xx... ..... ..... ..... ...oo";

#[test]
fn q9_the_third_time_of_a_position_is_a_draw() {
    let game = game(2, "");
    let mut state = position(&game, WAITING, "0 4");
    play(&game, &mut state, "b1>a1 d5>e5");
    assert_eq!((state.repeats(), state.outcome()), (2, None));
    play(&game, &mut state, "b1>a1");
    assert_eq!((state.repeats(), state.outcome()), (2, None), "the other side to move: another position");
    play(&game, &mut state, "d5>e5");
    assert_eq!((state.repeats(), state.outcome()), (3, Some(Outcome::Draw)));
    assert_eq!(game.standing(&state).points.as_slice(), [0, 0]);
    assert_eq!(game.standing(&state).places.as_slice(), [1, 1]);
    let late = game.parse_move(&state, "b1>a1").unwrap();
    assert_eq!(game.explain(&state, late).unwrap_err().code(), "refused-quixo-over");
}

#[test]
fn q9_a_new_cube_lets_the_past_be_forgotten_and_repetition_can_be_switched_off() {
    let game_with = game(2, "");
    let mut state = position(&game_with, WAITING, "0 4");
    play(&game_with, &mut state, "b1>a1 d5>e5 c1>e1 d5>e5 b1>a1 d5>e5");
    assert_eq!((state.repeats(), state.outcome()), (2, None));

    let without = game(2, "repetition=no");
    let mut state = position(&without, WAITING, "0 4");
    for _ in 0..20 {
        play(&without, &mut state, "b1>a1 d5>e5");
    }
    assert_eq!(state.outcome(), None);
}

#[test]
fn q9_the_cap_is_a_draw_unless_the_last_move_decides() {
    let capped = game(2, "move_cap=9");
    let mut quiet = position(&capped, "xxx.x oooo. ..... ..... .....", "0 8");
    play(&capped, &mut quiet, "c5>a5");
    assert_eq!(quiet.outcome(), Some(Outcome::Draw));
    let mut decided = position(&capped, "xxx.x oooo. ..... ..... .....", "0 8");
    play(&capped, &mut decided, "d1>a1");
    assert_eq!(decided.outcome(), Some(Outcome::Cross));
    assert_eq!(game(2, "").cap(), Some(200));
    assert_eq!(game(2, "move_cap=0").cap(), None);
}

#[test]
fn q9_a_game_that_might_never_end_is_refused() {
    let endless = Choices::parse("move_cap=0 repetition=no").unwrap();
    assert_eq!(Quixo::with(2, &endless).unwrap_err().to_string(), "refused-quixo-endless (Q9)");
}

#[test]
fn q10_partners_sit_opposite_and_turns_go_clockwise() {
    let game = game(4, "");
    let mut state = started(&game, 2);
    for (seat, text) in [(2, "a1>e1@2"), (3, "a5>e5@1"), (0, "c1>a1@0"), (1, "c5>a5@1"), (2, "a3>e3@0")] {
        assert_eq!(game.turn(&state), Turn::Of(Seat(seat)));
        play(&game, &mut state, text);
    }
    let symbols = [0, 1, 2, 3].map(|seat| Symbol::of(Seat(seat)));
    assert_eq!(symbols, [Symbol::Cross, Symbol::Circle, Symbol::Cross, Symbol::Circle]);
    let three: Result<Quixo, Refusal> = Quixo::with(3, &Choices::none());
    assert_eq!(three.unwrap_err().to_string(), "refused-quixo-three (Q10)");
}

#[test]
fn q10_both_partners_win() {
    let game = game(4, "");
    let mut state = position(&game, "020.2 1313. ..... ..... .....", "0 8");
    play(&game, &mut state, "d1>a1@2");
    assert_eq!(game.standing(&state).points.as_slice(), [1, 0, 1, 0]);
    assert_eq!(game.standing(&state).places.as_slice(), [1, 3, 1, 3]);
}

#[test]
fn q11_a_symbol_is_taken_only_by_the_player_its_dot_points_at() {
    let game = game(4, "");
    let state = position(&game, "0...2 ..... 1...3 ..... .....", "0 4");
    let taken: Vec<_> = moves(&game, &state).iter().map(|m| m[..2].to_owned()).collect();
    assert!(taken.contains(&"a1".to_owned()));
    assert!(!taken.contains(&"e1".to_owned()));
    assert_eq!(refusal(&game, &state, "e1>a1@0"), "refused-quixo-other-dot seat=2 square=e1 (Q11)");
    assert_eq!(refusal(&game, &state, "a3>e3@0"), "refused-quixo-other-symbol square=a3 (Q2)");
}

#[test]
fn q11_the_dot_keeps_pointing_at_the_same_player_while_its_cube_is_pushed() {
    let game = game(4, "");
    let mut state = position(&game, "0...2 ..... 1...3 ..... .....", "0 4");
    play(&game, &mut state, "b1>e1@0");
    assert_drawn(&game, &state, "0..20 ..... 1...3 ..... .....");
    play(&game, &mut state, "a4>a1@3");
    assert_drawn(&game, &state, "3..20 0.... ....3 1.... .....");
}

#[test]
fn q12_the_dot_points_at_oneself_or_at_the_partner() {
    let game = game(4, "");
    let state = started(&game, 0);
    assert_eq!(moves(&game, &state).len(), 88);
    assert_eq!(refusal(&game, &state, "a1>e1@1"), "refused-quixo-dot-at-partner (Q12)");
    let mut given = state.clone();
    play(&game, &mut given, "a1>e1@2");
    assert_drawn(&game, &given, "....2 ..... ..... ..... .....");
}

#[test]
fn q13_who_can_take_no_cube_must_pass_and_nobody_else_may() {
    let game = game(4, "board=4");
    let state = position(&game, "1122 2213 2..3 1231", "0 17");
    assert_eq!(game.turn(&state), Turn::Of(Seat(0)));
    assert_eq!(moves(&game, &state), ["pass"]);
    assert_eq!(refusal(&game, &state, "d1>a1@0"), "refused-quixo-other-dot seat=2 square=d1 (Q11)");
    let mut passed = state.clone();
    play(&game, &mut passed, "pass");
    assert_eq!(game.turn(&passed), Turn::Of(Seat(1)));
    assert_eq!(passed.moves_made(), 18);
    assert_drawn(&game, &passed, "1122 2213 2..3 1231");
    assert_eq!(refusal(&game, &passed, "pass"), "refused-quixo-pass-with-cube (Q13)");
}

#[test]
fn q14_whether_partners_may_consult_is_an_option_of_the_four_player_game() {
    assert!(!game(4, "").team_chat());
    assert!(game(4, "partners_may_consult=yes").team_chat());
    let two = Quixo::with(2, &Choices::parse("partners_may_consult=yes").unwrap());
    assert_eq!(
        two.unwrap_err().to_string(),
        "refused-option-seats option=partners_may_consult seats=2 (Q14)"
    );
}
