//! One printed game for every seat count, for the Mighty Duel and for a Dynasty; and what is refused.

mod common;

use common::{Table, game};
use kingdomino::{Kingdomino, Stage};
use play::laws::{Happened, obey};
use play::record::{Event, Outcome, Record, What};
use play::{Eyes, Game, Notation, Offered, Tell, Turn};

const GAMES: [(&str, u8, &str, &str); 6] = [
    ("two", 2, "first_picks=snake", include_str!("data/two.txt")),
    ("three", 3, "three_players=lines_of_four", include_str!("data/three.txt")),
    ("three-lines-of-three", 3, "harmony=yes", include_str!("data/three-lines-of-three.txt")),
    ("four", 4, "middle_kingdom=rule harmony=yes", include_str!("data/four.txt")),
    ("mighty-duel", 2, "mighty_duel=yes middle_kingdom=full", include_str!("data/mighty-duel.txt")),
    ("dynasty", 2, "dynasty=yes", include_str!("data/dynasty.txt")),
];

/// A game of random moves as a record, the position behind each round as a comment.
fn print(game: &Kingdomino, seed: u64) -> Record {
    let log = obey(game, &[], seed);
    let mut record = Record {
        game: Kingdomino::NAME.to_owned(),
        seats: game.seats(),
        options: game.choices(),
        rules: Kingdomino::RULES_VERSION,
        ..Record::default()
    };
    let mut state = game.start();
    for event in log {
        let what = match (event, game.turn(&state)) {
            (Happened::Luck(luck), _) => What::Luck(game.luck_text(&state, luck, Eyes::Reviewer)),
            (Happened::Move(m), Turn::Of(seat)) => What::Move(seat, game.move_text(&state, m)),
            _ => panic!("a move out of turn"),
        };
        match event {
            Happened::Luck(luck) => game.settle(&mut state, luck),
            Happened::Move(m) => game.play(&mut state, m),
        }
        let last = matches!(state.stage(), Stage::Kings | Stage::Row | Stage::Over);
        let comment = last.then(|| game.position_text(&state));
        record.events.push(Event { what, comment, line: 0 });
    }
    let standing = game.standing(&state);
    record.result = Some(Outcome { places: standing.places.to_vec(), points: standing.points.to_vec() });
    record
}

#[test]
fn golden_games_replay_to_their_positions_and_results() {
    for (name, seats, options, text) in GAMES {
        let game = game(seats, options);
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!((record.seats, &record.options), (seats, &game.choices()), "{name}");
        let mut table = Table { state: game.start(), game };
        for event in &record.events {
            table.play(&event.what.to_string());
            if let Some(position) = &event.comment {
                assert_eq!(&game.position_text(&table.state), position, "{name}, line {}", event.line);
            }
        }
        assert_eq!(game.turn(&table.state), Turn::Over, "{name}");
        let standing = game.standing(&table.state);
        let result = record.result.unwrap();
        assert_eq!(
            (&standing.places[..], &standing.points[..]),
            (&result.places[..], &result.points[..]),
            "{name}"
        );
    }
}

/// Run with `KLOTS_PRINT=1` after a change of the notation to print the golden games anew.
#[test]
fn golden_games_are_what_the_same_seed_prints() {
    for (n, (name, seats, options, text)) in GAMES.into_iter().enumerate() {
        let printed = print(&game(seats, options), n as u64 + 1).to_string();
        if std::env::var_os("KLOTS_PRINT").is_some() {
            let file = format!("{}/tests/data/{name}.txt", env!("CARGO_MANIFEST_DIR"));
            std::fs::write(file, &printed).unwrap();
        } else {
            assert_eq!(printed, text, "{name}");
        }
    }
}

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
    assert_eq!(view["current"][0], serde_json::json!({"tile": 1, "king": 0, "done": true}));
    assert_eq!(view["next"][0], serde_json::json!({"tile": 10, "king": null}));
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
