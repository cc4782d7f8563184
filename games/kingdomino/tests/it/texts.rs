//! What is read and what is refused: moves, luck, positions, options; what is told of a tie; and the names of a view.

use crate::common::{Table, game, kingdom};
use kingdomino::score::tie_break;
use kingdomino::{Kingdomino, Size, Stage};
use play::{Eyes, Game, Notation, Offered, Seat, Tell};

#[test]
fn bad_moves_are_refused_with_their_column() {
    let game = Kingdomino::new(3);
    let error = |text| game.parse_move(&game.start(), text).unwrap_err().to_string();
    assert_eq!(error(""), "column 1: text-kingdomino-move");
    assert_eq!(error("take 4"), "column 1: text-kingdomino-move");
    assert_eq!(error("pick 49"), "column 6: text-number max=48 min=1");
    assert_eq!(error("pick 0"), "column 6: text-number max=48 min=1");
    assert_eq!(error("pick 4 5"), "column 8: text-trailing text=5");
    assert_eq!(error("4@1,0"), "column 6: text-expected expected=>");
    assert_eq!(error("4@1,0>x"), "column 7: text-kingdomino-direction");
    assert_eq!(error("4@1,100>e"), "column 5: text-number max=99 min=0");
    assert_eq!(error("4 1,0>e"), "column 2: text-expected expected=@");
    assert_eq!(error("discard x"), "column 9: text-number max=48 min=1");
}

#[test]
fn impossible_positions_are_refused() {
    let game = Kingdomino::new(3);
    let good = "stage place; rows 2; now 24=0 25=1 26=2; next 10 11 12; k0; k1; k2";
    assert!(game.parse_position(good).is_ok());
    let refused = |from: &str, to: &str| {
        assert!(good.contains(from));
        game.parse_position(&good.replace(from, to)).unwrap_err().to_string()
    };
    assert_eq!(refused("stage place", "stage sleep"), "refused-kingdomino-position-word text=sleep");
    assert_eq!(refused("rows 2", "rows 13"), "refused-kingdomino-position-word text=13");
    assert_eq!(refused("; k2", ""), "refused-kingdomino-position-missing section=k2");
    assert_eq!(refused("k2", "k2; k3"), "refused-kingdomino-position-word text=k3");
    assert_eq!(refused("k2", "k1"), "refused-kingdomino-position-word text=k1");
    assert_eq!(refused("10 11", "10 26"), "refused-kingdomino-position-twice tile=26 (K3)");
    assert_eq!(refused("10 11", "11 10"), "refused-kingdomino-position-order (K4)");
    assert_eq!(refused("26=2", "26=1"), "refused-kingdomino-position-kings seat=1 (K2)");
    assert_eq!(refused("26=2", "26=3"), "refused-kingdomino-position-kings seat=3 (K2)");
    assert_eq!(refused("10 11", "10=0 11"), "refused-kingdomino-position-kings seat=0 (K2)");
    assert_eq!(refused("10 11 12", "10 11"), "refused-kingdomino-position-count (K4)");
    assert_eq!(refused("k0", "k0 1@1,0>e"), "refused-kingdomino-position-count seat=0 (K4)");
    assert_eq!(refused("stage place", "stage pick"), "refused-kingdomino-position-count seat=0 (K4)");
    assert_eq!(refused("stage place", "stage over"), "refused-kingdomino-position-stage");
    assert_eq!(refused("stage place", "stage row"), "refused-kingdomino-position-stage");
    assert_eq!(refused("rows 2", "rows 1"), "refused-kingdomino-position-stage");
    assert_eq!(refused("24=0", "24=0 -=1"), "refused-kingdomino-position-word text=24=0 -=1 25=1 26=2");
    let kingdom = |dominoes: &str| refused("k0", &format!("k0 {dominoes}"));
    assert_eq!(kingdom("1@0,0>e"), "refused-kingdomino-position-kingdom seat=0 tile=1 (K12)");
    assert_eq!(kingdom("1@1,0>e 2@2,0>e"), "refused-kingdomino-position-kingdom seat=0 tile=2 (K12)");
    assert_eq!(kingdom("1@1,1>e"), "refused-kingdomino-position-kingdom seat=0 tile=1 (K13)");
    assert_eq!(
        kingdom("1@1,0>e 2@3,0>e 3@-1,0>w"),
        "refused-kingdomino-position-kingdom seat=0 tile=3 (K14)"
    );
    assert_eq!(kingdom("1@1,0>e x1"), "refused-kingdomino-position-twice tile=1 (K3)");
    assert_eq!(kingdom("1@1,0"), "refused-kingdomino-position-word text=1@1,0");
    assert_eq!(kingdom("x49"), "refused-kingdomino-position-word text=49");
    assert_eq!(game.parse_position("").unwrap_err().code(), "refused-kingdomino-position-word");
}

#[test]
fn a_dynasty_with_a_false_past_is_refused() {
    let game = game(2, "dynasty=yes");
    let mut table = Table { state: game.start(), game };
    table.play_until(|table| table.state.stage() == Stage::Row && game.round(&table.state) == 1);
    let text = game.position_text(&table.state);
    assert_eq!(game.parse_position(&text), Ok(table.state));
    let at = text.find("past1 ").unwrap() + 6;
    let lie = format!("{}9{}", &text[..at], &text[at..]);
    assert_eq!(game.parse_position(&lie).unwrap_err().to_string(), "refused-kingdomino-position-past (K18)");
    assert!(game.sound(&table.state).is_ok());
}

#[test]
fn unknown_options_and_values_are_refused_with_what_is_possible() {
    let refused = |options| {
        let choices = play::Choices::parse(options).unwrap();
        Kingdomino::with(2, &choices).unwrap_err().to_string()
    };
    assert_eq!(
        refused("middle_kingdom=maybe"),
        "refused-option-value option=middle_kingdom possible=off, rule, reach, full value=maybe"
    );
    assert!(refused("giants=yes").starts_with("refused-option-unknown option=giants"));
}

#[test]
fn the_view_has_the_agreed_names() {
    let mut table = Table::new(3, "");
    table.play("* kings 2 0 1\n* row 1 24 48\n 2 pick 48\n 0 pick 1\n 1 pick 24\n* row 10 11 12\n 0 1@1,0>e");
    let view = serde_json::to_value(table.game.view(&table.state, Eyes::Onlooker)).unwrap();
    assert_eq!(view["stage"], "pick");
    assert_eq!(view["turn"], 0);
    let half = |terrain: &str| serde_json::json!({"terrain": terrain, "crowns": 0});
    let first = serde_json::json!({"tile": 1, "left": half("wheat"), "right": half("wheat"), "king": 0, "done": true});
    assert_eq!(view["current"][0], first);
    let next = serde_json::json!({"tile": 10, "left": half("grass"), "right": half("grass"), "king": null});
    assert_eq!(view["next"][0], next);
    assert_eq!(
        view["kingdoms"][0]["squares"],
        serde_json::json!([
            {"x": 0, "y": 0, "terrain": "castle", "crowns": 0, "tile": null},
            {"x": 1, "y": 0, "terrain": "wheat", "crowns": 0, "tile": 1},
            {"x": 2, "y": 0, "terrain": "wheat", "crowns": 0, "tile": 1},
        ])
    );
    assert_eq!((&view["round"], &view["rounds"], &view["stack"]), (&1.into(), &12.into(), &30.into()));
    assert_eq!(view["unseen"].as_array().unwrap().len(), 42);
}

#[test]
fn a_domino_that_fits_beside_the_castle_was_never_discarded() {
    let game = Kingdomino::new(3);
    let bare = "stage place; rows 3; now 24=0 25=1 26=2; next 10 11 12; k0 x1; k1 x2; k2 x3";
    let refusal = game.parse_position(bare).unwrap_err();
    assert_eq!((refusal.code(), refusal.rule.as_deref()), ("refused-kingdomino-fits", Some("K15")));
}

#[test]
fn places_of_a_finished_game_that_contradict_its_points_are_refused() {
    let game = game(2, "dynasty=yes");
    let mut table = Table { state: game.start(), game };
    table.play_until(|table| table.state.stage() == Stage::Row && game.round(&table.state) == 2);
    let text = game.position_text(&table.state);
    assert_eq!(game.parse_position(&text), Ok(table.state));
    let (head, rest) = text.split_once("past1 ").unwrap();
    let tail = &rest[rest.find(';').unwrap()..];
    for wrong in
        ["40/1 60/2", "999/2 0/2", "999/1 0/2", "40/2 60/1 1/3", "+40/2 60/1", "40/1 40/1", "40/1 40/2"]
    {
        let read = game.parse_position(&format!("{head}past1 {wrong}{tail}"));
        let fine = wrong.starts_with("40/1 40/");
        assert_eq!(read.is_ok(), fine, "{wrong}: equal points may share a place or be parted");
    }
}

#[test]
fn what_is_written_in_another_way_is_refused_where_it_parts() {
    let game = Kingdomino::new(3);
    let fine = "stage place; rows 2; now 24=0 25=1 26=2; next 10 11 12; k0; k1; k2";
    assert!(game.parse_position(fine).is_ok());
    let refused =
        |from: &str, to: &str| game.parse_position(&fine.replace(from, to)).unwrap_err().to_string();
    assert_eq!(refused("26=2", "26=2!!!"), "text-expected column=36 expected=26=2;");
    assert_eq!(refused("rows 2", "rows 02"), "refused-kingdomino-position-word text=02");
    assert_eq!(refused("rows 2", "rows +2"), "refused-kingdomino-position-word text=+2");
    assert_eq!(refused("place; rows", "place;  rows"), "text-expected column=14 expected=rows");
}

#[test]
fn a_row_or_a_lot_of_another_length_is_refused_with_the_right_one() {
    let game = Kingdomino::new(3);
    let mut state = game.start();
    let refused = |state: &_, text: &str| game.parse_luck(state, text).unwrap_err().to_string();
    assert_eq!(refused(&state, "kings 0 1"), "refused-kingdomino-lot-count count=3 written=2 (K2)");
    let kings = game.parse_luck(&state, "kings 0 1 2").unwrap();
    game.settle(&mut state, kings);
    assert_eq!(refused(&state, "row 3 17"), "refused-kingdomino-row-count count=3 written=2 (K4)");
    assert_eq!(refused(&state, "row 3 17 22 41"), "refused-kingdomino-row-count count=3 written=4 (K4)");
}

#[test]
fn the_position_of_the_docs_is_one_that_can_be_read() {
    let docs = include_str!("../../NOTATION.md");
    let row = docs.lines().find(|line| line.starts_with("| a position |")).unwrap();
    let text = row.split('`').nth(1).unwrap();
    let game = Kingdomino::new(2);
    let state = game.parse_position(text).unwrap_or_else(|refusal| panic!("{refusal}: {text}"));
    assert_eq!(game.position_text(&state), text);
}

#[test]
fn k17_what_decides_is_told_to_those_who_are_tied() {
    let game = game(3, "");
    let kingdoms =
        ["24@1,0>e 1@2,1>s", "24@1,0>e 7@-1,0>w", "24@1,0>e 3@1,1>e"].map(|text| kingdom(Size::Five, text));
    assert_eq!(game.rank(&kingdoms).places.to_vec(), [2, 3, 1]);
    assert_eq!(game.tied(&kingdoms, Seat(0)), Some(tie_break(&kingdoms[0])));
    assert_eq!(game.tied(&kingdoms, Seat(1)), Some(tie_break(&kingdoms[1])));
    assert_eq!(game.tied(&kingdoms, Seat(2)), None);
}

#[test]
fn k17_a_tie_is_named_in_the_sum_at_the_end_and_not_before() {
    let told = |table: &Table, seat| {
        let lines = table.game.reckon(&table.state, seat, Eyes::Reviewer);
        lines.iter().any(|line| line.what.code == "score-kingdomino-tie")
    };
    let mut table = Table::new(2, "");
    assert!(!told(&table, Seat(0)), "bare castles are equal, and nothing is decided yet");
    table.play_until(|table| table.state.stage() == Stage::Over);
    let points = table.game.standing(&table.state).points;
    assert_eq!(told(&table, Seat(0)), points[0] == points[1]);
}
