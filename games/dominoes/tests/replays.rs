//! One printed game for every number of seats: read, checked, written again to the letter.
//! The moves are by chance; the same seed must play the same game for ever.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

use dominoes::Dominoes;
use play::record::{Event, Outcome, Record, What};
use play::{Choices, Eyes, Game, Notation, Offered, Tell, Turn, dice::Seeded};

const GAMES: [(&str, u64, &str); 9] = [
    (include_str!("data/game-2.txt"), 2, ""),
    (include_str!("data/game-3.txt"), 3, "starter_draws=yes"),
    (include_str!("data/game-4.txt"), 4, "match=yes"),
    (include_str!("data/game-5.txt"), 5, ""),
    (include_str!("data/game-6.txt"), 6, "may_draw_anyway=yes"),
    (include_str!("data/game-7.txt"), 7, ""),
    (include_str!("data/game-8.txt"), 8, ""),
    (include_str!("data/game-9.txt"), 9, "starter_draws=yes may_draw_anyway=yes"),
    (include_str!("data/game-10.txt"), 10, ""),
];

#[test]
fn every_golden_game_can_be_replayed() {
    for (text, _, _) in GAMES {
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(record.game, Dominoes::NAME);
        let game = Dominoes::with(record.seats, &record.options).unwrap();
        let mut state = game.start();
        for Event { what, line, .. } in &record.events {
            match what {
                What::Luck(luck) => {
                    assert_eq!(game.turn(&state), Turn::Luck, "line {line}");
                    let luck = game.parse_luck(&state, luck).unwrap_or_else(|r| panic!("line {line}: {r}"));
                    game.settle(&mut state, luck);
                }
                What::Move(seat, m) => {
                    assert_eq!(game.turn(&state), Turn::Of(*seat), "line {line}");
                    let m = game.parse_move(&state, m).unwrap_or_else(|error| panic!("line {line}: {error}"));
                    game.explain(&state, m).unwrap_or_else(|refusal| panic!("line {line}: {refusal}"));
                    game.play(&mut state, m);
                }
            }
        }
        assert_eq!(game.turn(&state), Turn::Over);
        assert_eq!(Some(outcome(&game, &state)), record.result);
        assert_eq!(record.to_string(), text);
    }
}

#[test]
fn the_same_seed_plays_the_golden_games_again() {
    for (text, seats, options) in GAMES {
        assert_eq!(printed(seats, options), text);
    }
}

fn printed(seats: u64, options: &str) -> String {
    let options = Choices::parse(options).unwrap();
    let game = Dominoes::with(seats as u8, &options).unwrap();
    let mut record = Record {
        game: Dominoes::NAME.to_owned(),
        seats: seats as u8,
        rules: Dominoes::RULES_VERSION,
        options,
        ..Record::default()
    };
    let mut dice = Seeded::new(seats);
    let mut state = game.start();
    loop {
        let what = match game.turn(&state) {
            Turn::Over => break,
            Turn::Luck => {
                let luck = game.draw(&state, &mut dice);
                let text = game.luck_text(&state, luck, Eyes::Reviewer);
                game.settle(&mut state, luck);
                What::Luck(text)
            }
            Turn::Of(seat) => {
                let m = game.any_move(&state, &mut Vec::new(), &mut dice);
                let text = game.move_text(&state, m);
                game.play(&mut state, m);
                What::Move(seat, text)
            }
        };
        record.events.push(Event::new(what));
    }
    record.result = Some(outcome(&game, &state));
    record.to_string()
}

fn outcome(game: &Dominoes, state: &dominoes::State) -> Outcome {
    let standing = game.standing(state);
    Outcome { places: standing.places.to_vec(), points: standing.points.to_vec() }
}
