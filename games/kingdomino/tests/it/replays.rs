//! One printed game for every seat count, for the Mighty Duel and for a Dynasty; and what is refused.

use crate::common::{Table, game};
use kingdomino::{Kingdomino, Stage};
use play::laws::{GameEvent, obey};
use play::record::{Event, EventKind, Outcome, Record};
use play::{Eyes, Game, Notation, Offered, Turn};

const GAMES: [(&str, u8, &str, &str); 6] = [
    ("game-2", 2, "first_picks=snake", include_str!("../data/game-2.txt")),
    (
        "game-3-lines-of-four",
        3,
        "three_players=lines_of_four",
        include_str!("../data/game-3-lines-of-four.txt"),
    ),
    ("game-3", 3, "harmony=yes", include_str!("../data/game-3.txt")),
    ("game-4", 4, "middle_kingdom=rule harmony=yes", include_str!("../data/game-4.txt")),
    (
        "game-2-mighty-duel",
        2,
        "mighty_duel=yes middle_kingdom=full",
        include_str!("../data/game-2-mighty-duel.txt"),
    ),
    ("game-2-dynasty", 2, "dynasty=yes", include_str!("../data/game-2-dynasty.txt")),
];

/// A game of random moves as a record, the position behind each round as a comment.
fn print(game: &Kingdomino, seed: u64) -> Record {
    let log = obey(game, &[], seed);
    let mut record = Record {
        game: Kingdomino::NAME.to_owned(),
        seats: game.seats(),
        options: game.choices(),
        rules: Kingdomino::FACTS.rules_version,
        ..Record::default()
    };
    let mut state = game.start();
    for event in log {
        let what = match (event, game.turn(&state)) {
            (GameEvent::Luck(luck), _) => EventKind::Luck(game.luck_text(&state, luck, Eyes::Reviewer)),
            (GameEvent::Move(m), Turn::Of(seat)) => EventKind::Move(seat, game.move_text(&state, m)),
            _ => panic!("a move out of turn"),
        };
        match event {
            GameEvent::Luck(luck) => game.settle(&mut state, luck),
            GameEvent::Move(m) => game.play(&mut state, m),
        }
        let last = matches!(state.stage(), Stage::Kings | Stage::Row | Stage::Over);
        let comment = last.then(|| game.position_text(&state));
        record.events.push(Event { comment, ..Event::new(what) });
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

/// Run with `KLOTS_PRINT=1` after a change of the notation to print the golden games again.
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
