//! One test per rule of RULES.md, and more where a rule has corners.

use crate::common::*;
use play::dice::Seeded;
use play::walk::{play_on, whole_game};
use play::{Eyes, Game, Notation, Seat, Tell, Turn, Value};
use triominos::board::Contact;
use triominos::score::{End, Form, Hexagons};
use triominos::tiles::{Tile, Tiles};
use triominos::{Luck, Move, Stage, State};

#[test]
fn t1_there_are_56_tiles_every_choice_of_three_numbers_once_rising_clockwise() {
    let mut seen = std::collections::HashSet::new();
    for tile in Tile::all() {
        let [a, b, c] = tile.corners();
        assert!(a <= b && b <= c && c <= 5);
        assert!(seen.insert([a, b, c]));
        assert_eq!(tile.value(), i32::from(a + b + c));
    }
    assert_eq!(seen.len(), 56);
    assert_eq!(Tile::of([2, 1, 0]), None, "mirror images do not exist");
    assert_eq!(Tile::of([5, 3, 4]), Some(tile("3-4-5")), "read from another corner");
}

#[test]
fn t2_hands_are_nine_or_seven_or_six_tiles_and_the_rest_is_the_pool() {
    for (seats, hand) in [(2, 9), (3, 7), (4, 7), (5, 6), (6, 6)] {
        let game = game(seats, "");
        let state = find(&game, |_| true);
        assert!(Seat::all(seats).all(|seat| state.hand(seat).len() == hand));
        assert_eq!(state.pool().len(), 56 - u32::from(seats) * hand);
    }
}

#[test]
fn t3_the_highest_triple_starts_and_is_forced() {
    let game = game(2, "");
    let mut state = deal(&game, &["4-5-5 5-5-3", "3-3-3 2-2-2"]);
    assert_eq!(game.turn(&state), Turn::Of(Seat(1)));
    assert_eq!(refuse(&game, &state, "2-2-2@0,0"), "refused-triominos-start tile=3-3-3 (T3)");
    assert_eq!(refuse(&game, &state, "draw"), "refused-triominos-start tile=3-3-3 (T3)");
    let mut moves = Vec::new();
    game.moves(&state, &mut moves);
    assert_eq!(moves, [m(&game, &state, "3-3-3@0,0")]);
    play(&game, &mut state, "3-3-3@0,0");
}

#[test]
fn t3_without_a_triple_the_highest_value_starts_and_among_equals_the_higher_corners() {
    let game = game(2, "");
    assert_eq!(game.turn(&deal(&game, &["3-4-5", "4-4-5"])), Turn::Of(Seat(1)));
    assert_eq!(game.turn(&deal(&game, &["4-4-5", "3-5-5"])), Turn::Of(Seat(1)), "5-5-3 before 5-4-4");
    assert_eq!(game.turn(&deal(&game, &["3-5-5", "4-4-5"])), Turn::Of(Seat(0)));
}

#[test]
fn t4_the_starter_scores_the_value_and_ten_triple_or_not() {
    let game = game(2, "");
    for (hands, start, expected) in [
        (["0-0-0", "1-2-3"], "0-0-0", 10),
        (["5-5-5", "4-4-4"], "5-5-5", 25),
        (["4-4-5", "1-2-3"], "4-4-5", 23),
    ] {
        let mut state = deal(&game, &hands);
        play(&game, &mut state, &format!("{start}@0,0"));
        assert_eq!(points(&game, &state), [expected, 0]);
    }
}

//        /\
//       /4 \        The start tile 4-4-5 points up at 0,0: the 4 on top, then clockwise 4 and 5.
//      /5__4\       Behind its right side (1,0) lies a tile that shows 4-4 there, too.
#[test]
fn t5_both_numbers_of_a_side_must_meet_equal_ones_and_the_tile_scores_its_value() {
    let game = game(2, "");
    let mut state = deal(&game, &["4-4-5", "2-4-4 1-2-4 0-1-2"]);
    play(&game, &mut state, "4-4-5@0,0");
    assert_eq!(refuse(&game, &state, "0-1-2@1,0"), "refused-triominos-corner not=0 shows=4 tile=0-1-2 (T5)");
    assert_eq!(refuse(&game, &state, "1-2-4@1,0"), "refused-triominos-corner not=1 shows=4 tile=1-2-4 (T5)");
    assert_eq!(refuse(&game, &state, "2-4-4@0,0"), "refused-triominos-covered cell=0,0 (T5)");
    assert_eq!(refuse(&game, &state, "2-4-4@2,0"), "refused-triominos-no-side cell=2,0 (T5)");
    assert_eq!(refuse(&game, &state, "2-4-4@-63,1"), "refused-triominos-no-side cell=-63,1 (T5)");
    assert_eq!(refuse(&game, &state, "5-5-5@1,0"), "refused-triominos-not-in-hand tile=5-5-5 (T5)");
    play(&game, &mut state, "2-4-4@1,0");
    assert_eq!(points(&game, &state), [23, 10]);
    assert_eq!(game.turn(&state), Turn::Of(Seat(0)), "clockwise");
    assert_eq!(state.board().corners(state.board().placed()[1]), [4, 2, 4]);
}

/// Nine tiles in an arc; at -3,1 one side and, opposite, one corner lie open:
///
/// ```text
///        -2,0  -1,0   0,0
///         \5  0/\    /
///          \  /  \  /        5 is the corner of 0-4-5 that only touches the place at -3,1;
///    -3,1   \/4___\/         its side is that of 0-2-2 below, with 2 and 2
/// ```
const ARC: &str = "1-3-4@0,0 0-1-4@-1,0 0-4-5@-2,0 3-4-4@0,1 2-4-4@-1,1 0-2-4@-1,2 0-0-2@-2,2 0-2-2@-3,2";

#[test]
fn t5_a_corner_that_only_touches_must_match_too() {
    let game = game(1, "");
    let hand = "2-2-5 2-2-3 0-0-0 0-0-1 1-1-1 3-3-3 3-3-4 4-4-4 5-5-5";
    let state = alone_at(&game, hand, ARC);
    assert_eq!(refuse(&game, &state, "2-2-3@-3,1"), "refused-triominos-corner not=3 shows=5 tile=2-2-3 (T5)");
    game.explain(&state, m(&game, &state, "2-2-5@-3,1")).unwrap();
}

#[test]
fn t6_who_does_not_want_to_lay_may_draw_for_five_points_each() {
    let game = game(2, "");
    let mut state = deal(&game, &["5-5-5", "4-5-5 3-5-5"]);
    play(&game, &mut state, "5-5-5@0,0");
    play(&game, &mut state, "draw");
    assert_eq!(points(&game, &state), [25, -5]);
    drawn(&game, &mut state, "3-4-4");
    assert_eq!(points(&game, &state), [25, -5]);
    assert_eq!(refuse(&game, &state, "4-5-5@0,1"), "refused-triominos-held-before tile=4-5-5 (T6)");
    assert_eq!(refuse(&game, &state, "pass"), format!("refused-triominos-must-draw count={} (T7)", 37));
    let mut moves = Vec::new();
    game.moves(&state, &mut moves);
    assert_eq!(moves, [Move::Draw], "whoever has begun to draw goes on");
}

#[test]
fn t6_a_drawn_tile_that_fits_must_be_laid_at_once_and_ends_the_turn() {
    let game = game(2, "");
    let mut state = deal(&game, &["5-5-5", "4-5-5"]);
    play(&game, &mut state, "5-5-5@0,0");
    play(&game, &mut state, "draw");
    drawn(&game, &mut state, "2-5-5");
    assert_eq!(state.must(), Some(tile("2-5-5")));
    for text in ["draw", "pass", "4-5-5@0,1"] {
        assert_eq!(refuse(&game, &state, text), "refused-triominos-must-lay tile=2-5-5 (T6)");
    }
    let mut moves = Vec::new();
    game.moves(&state, &mut moves);
    assert_eq!(moves.len(), 3, "anywhere it fits");
    play(&game, &mut state, "2-5-5@-1,0");
    assert_eq!(points(&game, &state), [25, 7]);
    assert_eq!(game.turn(&state), Turn::Of(Seat(0)));
}

#[test]
fn t6_three_tiles_that_do_not_fit_cost_25_in_all_and_the_turn() {
    let game = game(2, "");
    let mut state = deal(&game, &["5-5-5", "4-5-5"]);
    play(&game, &mut state, "5-5-5@0,0");
    for (text, left) in [("3-4-4", 3), ("2-4-4", 2), ("4-4-4", 1)] {
        assert_eq!(game.view(&state, Eyes::Onlooker).may_draw, left);
        play(&game, &mut state, "draw");
        drawn(&game, &mut state, text);
    }
    assert_eq!(points(&game, &state), [25, -25]);
    assert_eq!(game.turn(&state), Turn::Of(Seat(0)));
    assert_eq!(seat(&state, 1).len(), 12);
}

#[test]
fn t7_with_an_empty_pool_a_turn_without_a_placement_costs_ten() {
    let game = game(2, "rounds=1");
    let ready =
        |state: &State| state.stage() == Stage::Play && state.pool().is_empty() && state.must().is_none();
    let mut state = find(&game, ready);
    let Turn::Of(turn) = game.turn(&state) else { panic!("a seat is to act") };
    let before = points(&game, &state)[turn.index()];
    assert_eq!(refuse(&game, &state, "draw"), "refused-triominos-pool-empty (T7)");
    play(&game, &mut state, "pass");
    assert_eq!(points(&game, &state)[turn.index()], before - 10);
}

#[test]
fn t7_a_pool_that_runs_dry_on_the_first_draw_makes_the_turn_cost_15() {
    let game = game(2, "rounds=1");
    let dry = |state: &State| {
        let view = game.view(state, Eyes::Onlooker);
        let Some(turn) = view.turn else { return false };
        let unfit = state.pool().and(state.board().open()).is_empty();
        // Somebody can still lay, so that the round goes on.
        let lays = Seat::all(2).any(|seat| !state.hand(seat).and(state.board().open()).is_empty());
        state.stage() == Stage::Play
            && view.drawn == 0
            && state.pool().len() == 1
            && unfit
            && lays
            && turn.0 < 2
    };
    let mut state = find(&game, dry);
    let Turn::Of(turn) = game.turn(&state) else { panic!("a seat is to act") };
    let before = points(&game, &state)[turn.index()];
    let last = state.pool().first().unwrap();
    play(&game, &mut state, "draw");
    drawn(&game, &mut state, &last.to_string());
    assert_eq!(points(&game, &state)[turn.index()], before - 15);
    assert_eq!(game.turn(&state), Turn::Of(turn.next(2)));
}

#[test]
fn t7_when_all_pass_one_after_the_other_the_round_is_blocked() {
    let game = game(3, "rounds=1");
    let mut state = find(&game, |state| {
        let lays = Seat::all(3).all(|seat| !state.hand(seat).and(state.board().open()).is_empty());
        state.stage() == Stage::Play && state.pool().is_empty() && state.must().is_none() && lays
    });
    let mut passes = 0;
    while game.turn(&state) != Turn::Over {
        play(&game, &mut state, "pass");
        passes += 1;
    }
    assert!(passes <= 3);
    assert_eq!(state.last_round().unwrap().end, End::Blocked);
}

#[test]
fn t8_the_last_tile_of_a_hand_brings_25_and_what_the_others_hold() {
    let game = game(3, "");
    let mut state = find(&game, |state| {
        let Turn::Of(turn) = game.turn(state) else { return false };
        state.hand(turn).len() == 1 && !state.hand(turn).and(state.board().open()).is_empty()
    });
    let Turn::Of(turn) = game.turn(&state) else { panic!("a seat is to act") };
    let mut moves = Vec::new();
    game.moves(&state, &mut moves);
    let mut expected = points(&game, &state);
    let others: i32 = Seat::all(3).filter(|&seat| seat != turn).map(|seat| state.hand(seat).value()).sum();
    expected[turn.index()] += game.offer(&state, moves[0]).points + 25 + others;
    game.play(&mut state, moves[0]);
    assert_eq!(points(&game, &state), expected, "the others lose nothing");
    let last = state.last_round().unwrap();
    assert_eq!((last.end, last.ending[turn.index()]), (End::Out(turn), 25 + others));
    assert!(matches!(state.stage(), Stage::Deal | Stage::Over));
}

#[test]
fn t9_a_blocked_round_gives_the_smallest_hand_the_others_less_its_own() {
    let game = game(2, "rounds=1");
    let mut before = Vec::new();
    let state = find(&game, |state| {
        let blocked = state.stage() == Stage::Over && state.last_round().unwrap().end == End::Blocked;
        if !blocked {
            before = points(&game, state);
        }
        blocked
    });
    let values = [seat(&state, 0).value(), seat(&state, 1).value()];
    let last = state.last_round().unwrap();
    let smaller = usize::from(values[1] < values[0]);
    assert_ne!(values[0], values[1]);
    assert_eq!(last.ending[smaller], values[1 - smaller] - values[smaller]);
    assert_eq!(last.ending[1 - smaller], 0);
    let after = points(&game, &state);
    let charged: Vec<i32> = (0..2).map(|seat| after[seat] - before[seat] - last.ending[seat]).collect();
    assert!(charged.contains(&0), "only the turn that just ended is charged or paid: {charged:?}");
}

#[test]
fn t9_a_tie_for_the_smallest_hand_gives_each_the_others_less_its_own() {
    let game = game(3, "rounds=1");
    let state = find(&game, |state| {
        let mut values: Vec<i32> = Seat::all(3).map(|seat| state.hand(seat).value()).collect();
        values.sort_unstable();
        state.stage() == Stage::Over
            && state.last_round().unwrap().end == End::Blocked
            && values[0] == values[1]
    });
    let values: Vec<i32> = Seat::all(3).map(|seat| state.hand(seat).value()).collect();
    let (all, smallest) = (values.iter().sum::<i32>(), *values.iter().min().unwrap());
    for (seat, &value) in values.iter().enumerate() {
        let expected = if value == smallest { all - 2 * smallest } else { 0 };
        assert_eq!(state.last_round().unwrap().ending[seat], expected);
    }
}

#[test]
fn t9_it_is_not_blocked_while_somebody_can_lay() {
    let game = game(2, "rounds=1");
    let state = find(&game, |state| {
        let can = |seat| !state.hand(Seat(seat)).and(state.board().open()).is_empty();
        let Turn::Of(turn) = game.turn(state) else { return false };
        state.pool().is_empty() && state.must().is_none() && !can(turn.0) && can(1 - turn.0)
    });
    let mut moves = Vec::new();
    game.moves(&state, &mut moves);
    assert_eq!(moves, [Move::Pass]);
}

#[test]
fn t10_a_bridge_shares_one_side_and_touches_with_the_opposite_corner() {
    let (_, contact) = board(&format!("{ARC} 2-2-5@-3,1"));
    assert_eq!(contact, Some(Contact { sides: 1, corners: 3, hexagons: 0 }));
    let game = game(1, "");
    let hand = "2-2-5 2-2-3 0-0-0 0-0-1 1-1-1 3-3-3 3-3-4 4-4-4 5-5-5";
    let mut state = alone_at(&game, hand, ARC);
    let offer = game.offer(&state, m(&game, &state, "2-2-5@-3,1"));
    assert_eq!((offer.points, offer.bonus), (49, Some("bridge")));
    let before = points(&game, &state)[0];
    play(&game, &mut state, "2-2-5@-3,1");
    assert_eq!(points(&game, &state)[0] - before, 49);
}

/// Eleven tiles around a gap; the last place shares two sides, and no point gets its sixth tile.
const GAP: &str = "0-0-3@0,0 0-3-3@-1,0 0-0-1@1,0 0-1-1@2,0 0-1-3@2,1 0-3-4@1,1 3-3-4@1,2 3-4-4@0,2 \
                   1-4-4@-1,2 1-3-4@-1,1 1-1-3@-2,1";

#[test]
fn t11_a_double_connection_shares_two_sides() {
    let (_, contact) = board(&format!("{GAP} 1-3-3@-2,0"));
    assert_eq!(contact, Some(Contact { sides: 2, corners: 3, hexagons: 0 }));
    let game = game(1, "");
    let hand = "1-3-3 2-2-3 0-0-0 0-0-2 1-1-1 2-2-2 2-2-4 4-4-4 5-5-5";
    let mut state = alone_at(&game, hand, GAP);
    let before = points(&game, &state)[0];
    play(&game, &mut state, "1-3-3@-2,0");
    assert_eq!(points(&game, &state)[0] - before, 47);
}

/// Five tiles around the 2 below the first one; the sixth closes the ring at 0,1.
const RING: &str = "1-2-4@0,0 1-1-2@1,0 1-2-2@2,0 2-2-2@2,1 2-2-4@1,1";

#[test]
fn t12_the_sixth_tile_around_a_point_makes_a_hexagon_and_no_double_connection() {
    let (_, contact) = board(&format!("{RING} 2-4-4@0,1"));
    assert_eq!(contact, Some(Contact { sides: 2, corners: 3, hexagons: 1 }));
    let game = game(1, "");
    let hand = "2-4-4 2-2-3 0-0-0 0-0-1 1-1-1 3-3-3 3-3-4 4-4-4 5-5-5";
    let mut state = alone_at(&game, hand, RING);
    let before = points(&game, &state)[0];
    play(&game, &mut state, "2-4-4@0,1");
    assert_eq!(points(&game, &state)[0] - before, 60);
}

/// A row of ten whose gap at -1,-1 is the sixth cell of two rings at once.
const TWO_RINGS: &str =
    "1-2-2@0,0 1-2-3@-1,0 2-2-3@-2,0 2-3-3@-3,0 3-3-3@-3,-1 1-1-2@1,0 0-1-1@1,-1 0-0-1@0,-1 0-3-3@-2,-1";

#[test]
fn t12_two_hexagons_at_once_bring_60_or_50_or_100_by_option() {
    let (_, contact) = board(&format!("{TWO_RINGS} 0-1-3@-1,-1"));
    assert_eq!(contact.unwrap().hexagons, 2);
    for (option, bonus) in [("hexagons=scale", 60), ("hexagons=flat", 50), ("hexagons=each", 100)] {
        let game = game(1, option);
        let hand = "0-1-3 5-5-5 0-0-0 4-5-5 1-1-1 3-4-5 3-3-4 4-4-4 4-4-5";
        let mut state = alone_at(&game, hand, TWO_RINGS);
        let before = points(&game, &state)[0];
        let told = game.tell_move(&state, game.parse_move(&state, "0-1-3@-1,-1").unwrap(), Eyes::Onlooker);
        assert_eq!(told.args["bonus"], Value::from("hexagons2"));
        play(&game, &mut state, "0-1-3@-1,-1");
        assert_eq!(points(&game, &state)[0] - before, 4 + bonus);
    }
}

#[test]
fn t12_a_placement_makes_one_form_hexagon_before_double_before_bridge() {
    let form = |sides, corners, hexagons| Form::of(Contact { sides, corners, hexagons });
    assert_eq!(form(3, 3, 3), Some(Form::Hexagon(3)));
    assert_eq!(form(2, 3, 1), Some(Form::Hexagon(1)));
    assert_eq!(form(3, 3, 0), Some(Form::Double), "three sides are one double connection");
    assert_eq!(form(2, 3, 0), Some(Form::Double));
    assert_eq!(form(1, 3, 0), Some(Form::Bridge));
    assert_eq!(form(1, 2, 0), None);
    let three = Form::Hexagon(3);
    assert_eq!([Hexagons::Scale, Hexagons::Flat, Hexagons::Each].map(|way| three.points(way)), [70, 50, 150]);
}

#[test]
fn t13_the_match_ends_after_the_round_in_which_the_target_is_reached() {
    let game = game(2, "target=60");
    let mut reached_within_a_round = false;
    let state = find(&game, |state| {
        let most = *points(&game, state).iter().max().unwrap();
        if matches!(state.stage(), Stage::Play | Stage::Draw) {
            reached_within_a_round |= most >= 60;
        }
        assert!(state.stage() != Stage::Deal || most < 60, "no deal after the target");
        state.stage() == Stage::Over && reached_within_a_round
    });
    let standing = game.standing(&state);
    assert!(standing.points.iter().any(|&points| points >= 60));
    assert_eq!(game.turn(&state), Turn::Over);
}

#[test]
fn t13_equal_totals_share_the_victory_and_the_last_round_ends_the_match() {
    let game = game(2, "rounds=2");
    let state = find(&game, |state| state.stage() == Stage::Over);
    assert!(game.round(&state) <= 1);
    assert_eq!(game.standing(&game.start()).places.as_slice(), [1, 1]);
}

#[test]
fn t13_without_a_last_round_the_match_goes_on_until_somebody_has_reached_the_target() {
    let endless = game(2, "");
    assert_eq!(endless, game(2, "rounds=0 target=400"), "this is the rulebook's way");
    // Two who never lay from the hand lose points for ever, and nothing in the rulebook stops them.
    let lazy = |state: &State, _, _: &mut Seeded| {
        let mut moves = Vec::new();
        endless.moves(state, &mut moves);
        moves[moves.len() - 1]
    };
    let late = |state: &State| endless.round(state) == 120;
    let state = play_on(&endless, endless.start(), &mut Seeded::new(5), lazy, late);
    assert_eq!(endless.round(&state), 120);
    assert!(endless.parse_position(&endless.position_text(&state)).is_ok());
    let limited = game(2, "rounds=99");
    let state = whole_game(&limited, &mut Seeded::new(5), lazy);
    assert_eq!((limited.round(&state), limited.turn(&state)), (98, Turn::Over));
}

#[test]
fn t14_the_next_rounds_starter_is_found_anew_and_seats_stay() {
    let game = game(2, "");
    let mut state = find(&game, |state| state.stage() == Stage::Deal);
    let totals = points(&game, &state);
    let mut hands = [Tiles::NONE; 6];
    hands[0] = tiles("0-0-1 0-0-2 0-0-3 0-0-4 0-0-5 0-1-1 0-1-2 0-1-3 0-1-4");
    hands[1] = tiles("1-1-1 1-1-2 1-1-3 1-1-4 1-1-5 1-2-2 1-2-3 1-2-4 1-2-5");
    game.settle(&mut state, Luck::Deal(hands));
    assert_eq!(game.turn(&state), Turn::Of(Seat(1)));
    assert_eq!(game.round(&state), 1);
    assert_eq!(state.before()[..2], totals);
    let view = game.view(&state, Eyes::Seat(Seat(0)));
    assert!(view.last_round.is_some(), "how the last round ended can still be seen");
}

#[test]
fn t15_alone_a_tile_is_turned_up_and_scores_its_value_and_ten() {
    let game = game(1, "");
    let mut state = game.start();
    let luck = game
        .parse_luck(&state, "deal 0-0-0,0-0-1,0-0-2,1-1-1,2-2-2,3-3-3,4-4-4,2-3-5,5-5-5 start 3-4-5")
        .unwrap();
    game.settle(&mut state, luck);
    assert_eq!(points(&game, &state), [22]);
    assert_eq!(state.hand(Seat(0)).len(), 9);
    play(&game, &mut state, "2-3-5@-1,0");
    assert_eq!(points(&game, &state), [32]);
    assert_eq!(game.turn(&state), Turn::Of(Seat(0)));
}

#[test]
fn t15_an_empty_hand_brings_25_and_a_stuck_one_costs_its_value() {
    let game = game(1, "solo_hand=1 solo_draws=1");
    let mut out = game.start();
    game.settle(&mut out, Luck::Alone { hand: tiles("4-5-5"), start: tile("5-5-5") });
    play(&game, &mut out, "4-5-5@1,0");
    assert_eq!((points(&game, &out), game.turn(&out)), (vec![25 + 14 + 25], Turn::Over));

    let mut stuck = game.start();
    game.settle(&mut stuck, Luck::Alone { hand: tiles("1-1-1"), start: tile("5-5-5") });
    play(&game, &mut stuck, "draw");
    drawn(&game, &mut stuck, "2-2-2");
    assert_eq!((points(&game, &stuck), game.turn(&stuck)), (vec![25 - 5 - 10 - 9], Turn::Over));
}

#[test]
fn t15_the_limit_of_drawing_is_kept_and_named() {
    let game = game(1, "solo_hand=2 solo_draws=1");
    let mut state = game.start();
    game.settle(&mut state, Luck::Alone { hand: tiles("4-5-5 1-1-1"), start: tile("5-5-5") });
    assert_eq!(game.view(&state, Eyes::Onlooker).may_draw, 1);
    play(&game, &mut state, "draw");
    drawn(&game, &mut state, "3-5-5");
    play(&game, &mut state, "3-5-5@0,1");
    assert_eq!(game.view(&state, Eyes::Onlooker).may_draw, 0);
    assert_eq!(refuse(&game, &state, "draw"), "refused-triominos-draws-used count=1 (T15)");
    play(&game, &mut state, "pass");
    assert_eq!((points(&game, &state), game.turn(&state)), (vec![25 - 5 + 13 - 10 - 17], Turn::Over));
}

#[test]
fn t15_without_a_dealt_hand_the_game_goes_on_while_tiles_may_be_drawn() {
    let game = game(1, "solo_hand=0 solo_draws=2");
    let mut state = game.start();
    game.settle(&mut state, Luck::Alone { hand: Tiles::NONE, start: tile("5-5-5") });
    for (text, place, expected) in [("4-5-5", "4-5-5@1,0", 34), ("3-5-5", "3-5-5@0,1", 67)] {
        play(&game, &mut state, "draw");
        drawn(&game, &mut state, text);
        play(&game, &mut state, place);
        assert_eq!(points(&game, &state), [expected]);
    }
    assert_eq!(game.turn(&state), Turn::Over);
}
