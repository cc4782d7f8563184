//! One test (or more) for every number of RULES.md.

use crate::common::{Table, assert_drawn, game, kingdom};
use kingdomino::score::{is_central, is_complete, land_points, properties, tie_break};
use kingdomino::{Kingdom, Kingdomino, MiddleKingdom, Size, Stage, Terrain, Tile, Tiles};
use play::dice::Seeded;
use play::{Choices, Eyes, Game, Notation, Offered, Seat, Tell, Turn};

fn tile(number: u8) -> Tile {
    Tile::new(number).expect("1 to 48")
}

#[test]
fn k1_two_to_four_play_around_one_castle_each() {
    for seats in 2..=4 {
        let game = Kingdomino::new(seats);
        assert_eq!(game.kingdoms(&game.start()), vec![Kingdom::BARE; seats.into()]);
    }
    assert_drawn(&Kingdom::BARE, "##");
    for seats in [0, 1, 5] {
        let refusal = Kingdomino::with(seats, &Choices::none()).unwrap_err();
        assert_eq!(refusal.to_string(), format!("refused-seats game=kingdomino max=4 min=2 seats={seats}"));
    }
}

#[test]
fn k2_two_kings_each_for_two_and_one_each_for_three_and_four() {
    let kings = [2, 3, 4].map(|seats| (Kingdomino::new(seats).kings_each(), Kingdomino::new(seats).kings()));
    assert_eq!(kings, [(2, 4), (1, 3), (1, 4)]);
    let refused = |seats, text| {
        let game = Kingdomino::new(seats);
        game.parse_luck(&game.start(), text).unwrap_err().to_string()
    };
    assert_eq!(refused(2, "kings 0 0 0 1"), "refused-kingdomino-kings-count kings=2 seat=0 (K2)");
    assert_eq!(refused(3, "kings 0 1 1"), "refused-kingdomino-kings-count kings=1 seat=1 (K2)");
    assert_eq!(refused(4, "kings 0 1 2 4"), "text-number column=13 max=3 min=0");
    assert_eq!(refused(4, "kings 0 1 2"), "refused-kingdomino-lot-count count=4 written=3 (K2)");
    assert_eq!(refused(3, "kings 0 1 2 2"), "refused-kingdomino-lot-count count=3 written=4 (K2)");
}

#[test]
fn k3_the_dominoes_are_those_of_the_list() {
    let list = include_str!("../data/tiles.csv");
    let mut seen = 0;
    for line in list.lines().skip(1) {
        let cells: Vec<_> = line.split(',').collect();
        let tile = tile(cells[0].parse().unwrap());
        for (half, at) in [(tile.left(), 1), (tile.right(), 3)] {
            assert_eq!(
                (half.terrain.word(), half.crowns.to_string().as_str()),
                (cells[at], cells[at + 1]),
                "{line}"
            );
        }
        seen += 1;
    }
    assert_eq!(seen, 48);

    let sums = Terrain::ALL.map(|terrain| {
        let halves = Tile::all().flat_map(|tile| [tile.left(), tile.right()]);
        let of_terrain: Vec<_> = halves.filter(|half| half.terrain == terrain).collect();
        (of_terrain.len(), of_terrain.iter().map(|half| half.crowns).sum::<u8>())
    });
    assert_eq!(sums, [(26, 5), (22, 6), (18, 6), (14, 6), (10, 6), (6, 10)], "squares and crowns");
}

#[test]
fn k3_two_leave_24_out_three_leave_12_out_and_four_use_all() {
    let left_out = [2, 3, 4].map(|seats| {
        let mut table = Table::new(seats, "");
        table.play_until(|table| table.state.stage() == Stage::Over);
        table.state.unseen().len()
    });
    assert_eq!(left_out, [24, 12, 0]);
}

#[test]
fn k3_lines_of_four_use_all_48_and_the_unclaimed_one_leaves() {
    let mut table = Table::new(3, "three_players=lines_of_four");
    table.play("* kings 2 0 1\n* row 4 9 22 40\n 2 pick 40\n 0 pick 4\n 1 pick 22\n");
    let now: Vec<_> = table.state.now().iter().map(|(tile, _)| tile.number()).collect();
    assert_eq!(now, [4, 22, 40]);
    assert_eq!(table.game.view(&table.state, Eyes::Onlooker).gone, [9]);
    table.play_until(|table| table.state.stage() == Stage::Over);
    assert_eq!(table.state.unseen(), Tiles::NONE);
    assert_eq!(table.game.view(&table.state, Eyes::Onlooker).gone.len(), 12);
    let refusal = Kingdomino::with(4, &Choices::parse("three_players=lines_of_four").unwrap()).unwrap_err();
    assert_eq!(refusal.to_string(), "refused-option-seats option=three_players seats=4 (K3)");
}

#[test]
fn k4_a_row_has_a_domino_for_every_king_lowest_on_top() {
    let mut table = Table::new(4, "");
    table.play("* kings 0 1 2 3\n* row 41 7 30 12");
    let row: Vec<_> = table.state.next().iter().map(|(tile, _)| tile.number()).collect();
    assert_eq!(row, [7, 12, 30, 41]);
    assert_eq!([2, 3, 4].map(|seats| Kingdomino::new(seats).row_len()), [4, 3, 4]);
}

#[test]
fn k4_luck_draws_no_domino_twice() {
    let mut table = Table::new(4, "");
    table.play("* kings 0 1 2 3");
    let refused = |table: &Table, text| table.game.parse_luck(&table.state, text).unwrap_err().to_string();
    assert_eq!(refused(&table, "row 7 7 30 12"), "refused-kingdomino-row-twice tile=7 (K4)");
    assert_eq!(refused(&table, "row 7 8 30"), "refused-kingdomino-row-count count=4 written=3 (K4)");
    assert_eq!(refused(&table, "row 7 8 30 49"), "text-number column=12 max=48 min=1");
    assert_eq!(refused(&table, "row 7 8 30 31 32"), "refused-kingdomino-row-count count=4 written=5 (K4)");
    assert_eq!(refused(&table, "kings 0 1 2 3"), "text-expected column=1 expected=row");
    table.play("* row 7 8 30 31\n0 pick 7\n1 pick 8\n2 pick 30\n3 pick 31");
    assert_eq!(refused(&table, "row 7 9 10 11"), "refused-kingdomino-row-seen tile=7 (K4)");
    table.play("* row 9 10 11 12");
    assert_eq!(refused(&table, "row 1 2 3 4"), "refused-kingdomino-no-luck text=row 1 2 3 4");
}

#[test]
fn k5_the_kings_choose_in_the_order_they_were_drawn_one_king_a_domino() {
    let mut table = Table::new(2, "");
    table.play("* kings 1 0 0 1\n* row 3 8 20 45\n 1 pick 45");
    assert_eq!(table.refused("pick 45").to_string(), "refused-kingdomino-taken seat=1 tile=45 (K5)");
    assert_eq!(table.refused("pick 44").to_string(), "refused-kingdomino-not-in-row tile=44 (K8)");
    table.play("0 pick 3\n 0 pick 20\n 1 pick 8");
    let kings: Vec<_> =
        table.state.now().iter().map(|(tile, king)| (tile.number(), king.unwrap().0)).collect();
    assert_eq!(kings, [(3, 0), (8, 1), (20, 0), (45, 1)]);
}

#[test]
fn k5_the_kings_are_drawn_fairly() {
    let game = Kingdomino::new(2);
    let mut dice = Seeded::new(11);
    let mut orders = std::collections::BTreeMap::new();
    for _ in 0..6_000 {
        let luck = game.draw(&game.start(), &mut dice);
        *orders.entry(game.luck_text(&game.start(), luck, Eyes::Onlooker)).or_insert(0) += 1;
    }
    assert_eq!(orders.len(), 6, "two of four kings are one seat's");
    assert!(orders.values().all(|&times| (850..1150).contains(&times)), "{orders:?}");
}

#[test]
fn k5_in_a_snake_two_players_choose_a_b_b_a() {
    let game = game(2, "first_picks=snake");
    let mut dice = Seeded::new(1);
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..50 {
        let luck = game.draw(&game.start(), &mut dice);
        seen.insert(game.luck_text(&game.start(), luck, Eyes::Onlooker));
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), ["kings 0 1 1 0", "kings 1 0 0 1"]);
    let refusal = game.parse_luck(&game.start(), "kings 0 1 0 1").unwrap_err();
    assert_eq!(refusal.to_string(), "refused-kingdomino-kings-snake (K5)");
    let refusal = Kingdomino::with(3, &Choices::parse("first_picks=snake").unwrap()).unwrap_err();
    assert_eq!(refusal.to_string(), "refused-option-seats option=first_picks seats=3 (K5)");
}

#[test]
fn k6_the_next_row_is_laid_out_when_all_have_chosen() {
    let mut table = Table::new(3, "");
    table.play("* kings 0 1 2\n* row 1 2 3\n 0 pick 1\n 1 pick 2");
    assert_eq!(table.state.stage(), Stage::Pick);
    table.play("2 pick 3");
    assert_eq!(table.game.turn(&table.state), Turn::Luck);
    table.play("* row 40 41 42");
    assert_eq!(table.game.turn(&table.state), Turn::Of(Seat(0)));
}

#[test]
fn k7_the_lowest_domino_acts_first() {
    let mut table = Table::new(4, "");
    table.play(
        "* kings 0 1 2 3
         * row 1 2 3 4
         0 pick 4
         1 pick 1
         2 pick 3
         3 pick 2
         * row 10 20 30 40",
    );
    let view = table.game.view(&table.state, Eyes::Onlooker);
    assert_eq!(view.order, [1, 3, 2, 0].map(Seat));
    table.play(
        "1 1@1,0>e
         1 pick 40
         3 2@1,0>e
         3 pick 10
         2 3@1,0>e
         2 pick 20
         0 4@1,0>e
         0 pick 30
         * row 11 21 31 41",
    );
    assert_eq!(table.game.view(&table.state, Eyes::Onlooker).order, [3, 2, 0, 1].map(Seat));
}

/// Seat 0 is to place domino 24 (forest with a crown, wheat); 10, 11 and 12 are to be chosen from.
fn first_turn() -> Table {
    let mut table = Table::new(3, "");
    table.play("* kings 0 1 2\n* row 24 25 26\n 0 pick 24\n 1 pick 25\n 2 pick 26\n* row 10 11 12");
    table
}

#[test]
fn k8_a_turn_is_placing_and_then_choosing() {
    let mut table = first_turn();
    assert_eq!(table.refused("pick 10").to_string(), "refused-kingdomino-place-first (K8)");
    assert_eq!(table.refused("25@1,0>e").to_string(), "refused-kingdomino-other-domino own=24 tile=25 (K8)");
    assert_eq!(
        table.refused("discard 26").to_string(),
        "refused-kingdomino-other-domino own=24 tile=26 (K8)"
    );
    table.play("0 24@1,0>e");
    assert_drawn(table.state.kingdom(Seat(0)), "## f1 w0");
    assert_eq!(table.refused("24@1,0>e").to_string(), "refused-kingdomino-pick-now (K8)");
    assert_eq!(table.texts(), ["pick 10", "pick 11", "pick 12"]);
    table.play("0 pick 12");
    assert_eq!(table.game.turn(&table.state), Turn::Of(Seat(1)));
}

#[test]
fn k8_nobody_moves_while_luck_is_due_or_after_the_end() {
    let mut table = Table::new(2, "");
    assert_eq!(table.refused("pick 10").code(), "refused-kingdomino-luck");
    table.play_until(|table| table.state.stage() == Stage::Over);
    assert_eq!(table.refused("pick 10").code(), "refused-kingdomino-over");
}

#[test]
fn k9_two_players_have_two_turns_a_round_each() {
    let mut table = Table::new(2, "");
    table.play("* kings 0 0 1 1\n* row 1 2 3 4\n 0 pick 1\n 0 pick 4\n 1 pick 2\n 1 pick 3\n* row 5 6 7 8");
    assert_eq!(table.game.view(&table.state, Eyes::Onlooker).order, [0, 1, 1, 0].map(Seat));
}

#[test]
fn k10_twelve_rounds_but_six_for_two() {
    let rounds = |seats, options| {
        let mut table = Table::new(seats, options);
        table.play_until(|table| table.state.stage() == Stage::Over);
        let view = table.game.view(&table.state, Eyes::Onlooker);
        assert!(Seat::all(seats).all(
            |seat| table.state.kingdom(seat).tiles().len() == table.state.kingdom(Seat(0)).tiles().len()
        ));
        (view.round, table.state.kingdom(Seat(0)).tiles().len())
    };
    assert_eq!([rounds(2, ""), rounds(3, ""), rounds(4, "")], [(6, 12), (12, 12), (12, 12)]);
    assert_eq!(rounds(2, "mighty_duel=yes"), (12, 24));
}

#[test]
fn k11_in_the_last_round_nothing_is_chosen() {
    let mut table = Table::new(3, "");
    table.play_until(|table| table.state.rows() == 12 && table.state.next().is_empty());
    for _ in 0..3 {
        assert_eq!(table.state.stage(), Stage::Place);
        let first = table.moves()[0];
        table.game.play(&mut table.state, first);
    }
    assert_eq!(table.game.turn(&table.state), Turn::Over);
}

#[test]
fn k12_a_domino_covers_two_free_neighbours_in_any_direction() {
    let table = first_turn();
    assert_eq!(table.moves().len(), 24, "12 pairs of squares beside the castle, two ways round");
    assert_eq!(Kingdom::BARE.spots(tile(1), Size::Five).len(), 12, "equal halves: one way round");
    for way in ["24@1,0>e", "24@2,0>w", "24@0,-1>n", "24@0,-2>s", "24@1,0>s", "24@1,1>n"] {
        assert!(table.texts().contains(&way.to_owned()), "{way}");
    }
    assert_eq!(table.refused("24@0,0>e").to_string(), "refused-kingdomino-covered x=0 y=0 (K12)");
    assert_eq!(table.refused("24@1,0>w").to_string(), "refused-kingdomino-covered x=0 y=0 (K12)");
}

#[test]
fn k12_equal_halves_are_read_either_way_and_played_once() {
    let mut table = Table::new(3, "");
    table.play("* kings 0 1 2\n* row 1 2 3\n 0 pick 1\n 1 pick 2\n 2 pick 3\n* row 10 11 12\n 0 1@2,0>w");
    assert_drawn(table.state.kingdom(Seat(0)), "## w0 w0");
    let read = table.game.parse_move(&table.state, "1@2,0>w").unwrap();
    assert_eq!(table.game.move_text(&table.state, read), "1@1,0>e");
}

#[test]
fn k13_one_matching_side_is_enough() {
    // The water of 14 touches the forest and does not match; its wheat touches wheat.
    let kingdom = kingdom(Size::Five, "13@1,0>s 14@2,0>s");
    assert_drawn(
        &kingdom,
        "## w0 w0
         .. f0 a0",
    );
}

#[test]
fn k13_a_half_beside_the_castle_always_fits() {
    let kingdom = kingdom(Size::Five, "12@1,0>e 7@0,1>e");
    assert_drawn(
        &kingdom,
        "## s0 s0
         a0 a0 ..",
    );
}

#[test]
fn k13_without_a_match_it_is_refused() {
    let mut table = first_turn();
    table.play("0 24@1,0>e\n 0 pick 12\n 1 25@1,0>e\n 1 pick 10\n 2 26@1,0>e\n 2 pick 11\n* row 1 2 3");
    table.play("1 10@0,1>s\n1 pick 1\n2 11@0,1>s\n2 pick 2");
    // ## f1 w0 and a swamp that touches only the wheat.
    let refusal = table.refused("12@2,1>s");
    assert_eq!(refusal.to_string(), "refused-kingdomino-unmatched left=swamp right=swamp (K13)");
}

#[test]
fn k14_the_kingdom_fits_five_by_five_wherever_the_castle_is() {
    let corner = kingdom(Size::Five, "1@1,0>e 2@3,0>e");
    assert_drawn(&corner, "## w0 w0 w0 w0");
    let beyond = corner.spots(tile(14), Size::Five).filter(|spot| spot.at.x < 0 || spot.other().x < 0);
    assert_eq!(beyond.count(), 0, "nothing fits left of the castle any more");

    let mut table = Table::new(3, "");
    table.play("* kings 0 1 2\n* row 1 4 6\n 0 pick 1\n 1 pick 4\n 2 pick 6\n* row 2 10 12");
    table.play("0 1@1,0>e\n 0 pick 2\n 1 4@1,0>e\n 1 pick 10\n 2 6@1,0>e\n 2 pick 12\n* row 13 14 15");
    table.play("0 2@3,0>e\n 0 pick 13\n 1 10@0,1>e\n 1 pick 14\n 2 12@0,1>e\n 2 pick 15\n* row 16 17 18");
    assert_eq!(
        table.refused("13@-1,0>w").to_string(),
        "refused-kingdomino-outside across=7 down=1 size=5 (K14)"
    );
    assert_eq!(table.refused("13@99,0>e").code(), "refused-kingdomino-outside");
    assert_eq!(table.refused("13@4,-99>s").code(), "refused-kingdomino-outside");
}

#[test]
fn k14_seven_by_seven_in_the_mighty_duel_and_never_around_the_torus() {
    let wide = kingdom(Size::Seven, "1@1,0>e 2@3,0>e 14@5,0>s");
    assert_drawn(
        &wide,
        "## w0 w0 w0 w0 w0
         .. .. .. .. .. a0",
    );
    // Six wide: one column more on either side, but never two columns on one side.
    let columns: std::collections::BTreeSet<_> =
        wide.spots(tile(3), Size::Seven).flat_map(|spot| [spot.at.x, spot.other().x]).collect();
    assert_eq!(columns.into_iter().collect::<Vec<_>>(), [-1, 0, 1]);
    for spot in wide.spots(tile(20), Size::Seven) {
        assert_eq!(wide.check(tile(20), spot, Size::Seven), Ok(()));
    }
}

#[test]
fn k15_what_can_be_placed_must_be_and_what_cannot_is_discarded() {
    let table = first_turn();
    assert_eq!(table.refused("discard 24").to_string(), "refused-kingdomino-fits count=24 tile=24 (K15)");

    // The castle is walled in by forest, wheat and grass; 12 is two swamps.
    let position = "stage place; rows 5; now 12=0 14=1 15=2; next 16 17 18; \
        k0 3@1,0>e 4@-1,-1>s 5@0,-1>e; k1 6@1,0>e 7@0,1>s 8@0,-2>s; k2 9@1,0>e 10@0,1>s 11@0,-2>s";
    let mut table = Table::new(3, "");
    table.state = table.game.parse_position(position).unwrap();
    assert!(!table.texts().contains(&"discard 12".to_owned()), "one side of the castle is open");
    table.play("0 12@0,1>s");
    assert_eq!(table.state.stage(), Stage::Pick);
}

#[test]
fn k15_after_a_discard_the_king_chooses_as_usual() {
    let position = "stage place; rows 6; now 12=0 14=1 15=2; next 16 17 18; \
        k0 3@1,0>e 4@-1,-1>s 5@0,-1>e 13@0,1>e; k1 6@1,0>e 7@0,1>s 8@0,-2>s 21@-1,0>w; \
        k2 9@1,0>e 10@0,1>s 11@0,-2>s 22@-1,0>w";
    let mut table = Table::new(3, "");
    table.state = table.game.parse_position(position).unwrap();
    assert_drawn(
        table.state.kingdom(Seat(0)),
        "f0 f0 f0 ..
         f0 ## f0 f0
         .. w0 f0 ..",
    );
    assert_eq!(table.texts(), ["discard 12"]);
    table.play("0 discard 12\n 0 pick 16");
    let view = table.game.view(&table.state, Eyes::Onlooker);
    assert_eq!(view.kingdoms[0].discarded, [12]);
}

#[test]
fn k16_a_property_scores_its_squares_times_its_crowns() {
    let kingdom = kingdom(Size::Five, "24@1,0>e 25@1,1>e 4@1,2>e 48@2,-1>n");
    assert_drawn(
        &kingdom,
        ".. .. m3
         .. .. w0
         ## f1 w0
         .. f1 w0
         .. f0 f0",
    );
    let found: Vec<_> = properties(&kingdom).map(|p| (p.terrain, p.squares, p.crowns, p.points())).collect();
    assert_eq!(found, [(Terrain::Wheat, 3, 0, 0), (Terrain::Forest, 4, 2, 8), (Terrain::Mine, 1, 3, 3)]);
    assert_eq!(land_points(&kingdom), 11);
}

#[test]
fn k16_properties_of_one_terrain_are_scored_one_by_one() {
    // Two wheat fields with a crown each, apart from each other; the castle joins nothing.
    let kingdom = kingdom(Size::Five, "19@1,0>e 20@-1,0>w");
    assert_drawn(&kingdom, "a0 w1 ## w1 f0");
    let wheat = properties(&kingdom).filter(|property| property.terrain == Terrain::Wheat);
    assert_eq!(wheat.map(|property| property.points()).collect::<Vec<_>>(), [1, 1]);
}

#[test]
fn k16_the_preview_of_a_placement_says_where_its_points_come_from() {
    let mut table = Table::new(3, "middle_kingdom=rule");
    table.play("* kings 0 1 2\n* row 24 25 26\n 0 pick 24\n 1 pick 25\n 2 pick 26\n* row 3 11 12");
    table.play("0 24@1,0>e\n 0 pick 3\n 1 25@1,0>e\n 1 pick 11\n 2 26@1,0>e\n 2 pick 12\n* row 1 2 4");
    let read = table.game.parse_move(&table.state, "3@1,1>s").unwrap();
    let offer = serde_json::to_value(table.game.offer(&table.state, read)).unwrap();
    assert_eq!(
        offer,
        serde_json::json!({
            "text": "3@1,1>s", "kind": "place", "tile": 3, "a": {"x": 1, "y": 1}, "b": {"x": 1, "y": 2}, "gain": 2,
            "why": [{
                "code": "score-kingdomino-grown",
                "args": {"terrain": "forest", "squares": 3, "crowns": 1},
                "points": 2
            }],
        })
    );
}

/// The places of kingdoms in a game of two.
fn places(options: &str, a: &str, b: &str) -> Vec<u8> {
    let game = game(2, options);
    game.rank(&[kingdom(Size::Five, a), kingdom(Size::Five, b)]).places.to_vec()
}

#[test]
fn k17_most_points_win() {
    assert_eq!(places("", "24@1,0>e", "24@1,0>e 3@1,1>e"), [2, 1]);
}

#[test]
fn k17_equal_points_are_decided_by_the_largest_property() {
    assert_eq!(places("", "24@1,0>e 1@2,1>s", "24@1,0>e 7@-1,0>w"), [1, 2]);
}

#[test]
fn k17_then_by_the_crowns_and_then_the_victory_is_shared() {
    // Two points each and a largest property of two squares each, but two crowns against one.
    let two_crowns = kingdom(Size::Five, "19@1,0>e 20@-1,0>w 7@0,1>s");
    let one_crown = kingdom(Size::Five, "24@1,0>e 13@1,2>n");
    assert_eq!((land_points(&two_crowns), tie_break(&two_crowns)), (2, (2, 2)));
    assert_eq!((land_points(&one_crown), tie_break(&one_crown)), (2, (2, 1)));
    assert_eq!(places("", "19@1,0>e 20@-1,0>w 7@0,1>s", "24@1,0>e 13@1,2>n"), [1, 2]);
    assert_eq!(places("", "24@1,0>e", "25@-1,0>w"), [1, 1]);
}

#[test]
fn k18_a_dynasty_is_three_games_and_the_sum_wins() {
    let mut table = Table::new(2, "dynasty=yes");
    table.play_until(|table| table.state.stage() == Stage::Kings && table.state.rows() > 0);
    let first = table.game.standing(&table.state);
    let kingdom = *table.state.kingdom(Seat(0));
    table.play("* kings 1 1 0 0");
    assert_eq!(table.game.round(&table.state), 1);
    let view = table.game.view(&table.state, Eyes::Onlooker);
    assert_eq!((view.game, view.games, view.totals), (2, 3, first.points.to_vec()));
    let last = view.last_game.unwrap();
    assert_eq!(last.points, first.points.to_vec());
    assert_eq!(last.kingdoms[0].squares.len() as u32, kingdom.covered().count_ones());
    assert_eq!(table.state.kingdom(Seat(0)), &Kingdom::BARE, "a new game, a bare castle");
    assert_eq!(table.state.unseen(), Tiles::ALL, "with all dominoes");

    table.play_until(|table| table.state.stage() == Stage::Over);
    let sums = table.game.standing(&table.state).points;
    let view = table.game.view(&table.state, Eyes::Onlooker);
    for seat in 0..2 {
        let past: i32 = view.past.iter().map(|game| game.points[seat]).sum();
        assert_eq!(sums[seat], past + view.kingdoms[seat].points);
    }
}

#[test]
fn k18_equal_sums_share_the_victory_although_a_game_has_a_tie_break() {
    // In this game seat 0 has the larger property, but both have one point.
    let position = "stage place; rows 3; now 7=0 8=1 9=0 10=1; next 11 12 13 14; k0 1@2,1>s 24@1,0>e; k1 6@0,-2>s 25@1,0>e";
    let read = |options| {
        let game = game(2, options);
        let state = game.parse_position(position).unwrap();
        game.standing(&state).places.to_vec()
    };
    assert_eq!(read(""), [1, 2]);
    assert_eq!(read("dynasty=yes"), [1, 1]);
}

#[test]
fn k19_the_middle_kingdom_lies_evenly_about_the_castle() {
    let even = kingdom(Size::Five, "13@1,0>s 14@-1,0>n");
    assert_drawn(
        &even,
        "a0 .. ..
         w0 ## w0
         .. .. f0",
    );
    let all = |kingdom: &Kingdom, size| {
        [MiddleKingdom::Rule, MiddleKingdom::Reach, MiddleKingdom::Full]
            .map(|middle| is_central(kingdom, middle, size))
    };
    assert_eq!(all(&even, Size::Five), [true, true, false]);
    let lopsided = kingdom(Size::Five, "13@1,0>e");
    assert_eq!(all(&lopsided, Size::Five), [false, true, false]);
    let far = kingdom(Size::Five, "1@1,0>e 2@3,0>e");
    assert_eq!(all(&far, Size::Five), [false, false, false]);
    assert_eq!(all(&Kingdom::BARE, Size::Five), [false, false, false]);
    let full = kingdom(Size::Five, "1@1,0>e 2@-2,0>e 13@0,1>s 14@0,-1>n");
    assert_eq!(all(&full, Size::Five), [true, true, true]);
    assert_eq!(all(&full, Size::Seven), [true, true, false]);
    let points = |options| game(2, options).points(&full);
    assert_eq!([points(""), points("middle_kingdom=full"), points("middle_kingdom=rule")], [0, 10, 10]);
}

#[test]
fn k20_harmony_is_for_a_full_square() {
    let most = "1@1,0>e 2@-2,0>e 19@1,1>e 20@-1,1>w 21@1,-1>e 22@-1,-1>w 13@0,1>s 14@0,-1>n \
        3@1,2>e 16@-1,2>w 15@1,-2>e";
    let almost = kingdom(Size::Five, most);
    assert!(!is_complete(&almost, Size::Five));
    let full = kingdom(Size::Five, &format!("{most} 7@-2,-2>e"));
    assert_drawn(
        &full,
        "a0 a0 a0 w0 g0
         s0 w1 w0 w1 g0
         w0 w0 ## w0 w0
         a0 w1 w0 w1 f0
         s0 w0 f0 f0 f0",
    );
    assert!(is_complete(&full, Size::Five));
    assert!(!is_complete(&full, Size::Seven));
    let with = game(2, "harmony=yes");
    assert_eq!(with.points(&full), land_points(&full) + 5);
    assert_eq!(with.points(&almost), land_points(&almost));
}

#[test]
fn k21_the_mighty_duel_has_all_dominoes_and_seven_by_seven() {
    let game = game(2, "mighty_duel=yes");
    assert_eq!((game.size(), game.rounds(), game.row_len()), (Size::Seven, 12, 4));
    let mut table =
        Table::new(2, "mighty_duel=yes first_picks=snake harmony=yes middle_kingdom=reach dynasty=yes");
    table.play_until(|table| table.state.stage() == Stage::Over);
    assert_eq!(table.state.unseen(), Tiles::NONE);
    let refusal = Kingdomino::with(3, &Choices::parse("mighty_duel=yes").unwrap()).unwrap_err();
    assert_eq!(refusal.to_string(), "refused-option-seats option=mighty_duel seats=3 (K21)");
}
