//! One printed game for every number of seats (`data/golden_<seats>.txt`): the text is read, replayed with
//! every move and every draw checked, and printed again byte for byte.

mod common;

use common::game;
use play::dice::Seeded;
use play::record::{Event, Outcome, Record, What};
use play::{Choices, Dice, Eyes, Game, Notation, Offered, Tell, Turn};
use triominos::Triominos;

const GOLDEN: [&str; 6] = [
    include_str!("data/golden_1.txt"),
    include_str!("data/golden_2.txt"),
    include_str!("data/golden_3.txt"),
    include_str!("data/golden_4.txt"),
    include_str!("data/golden_5.txt"),
    include_str!("data/golden_6.txt"),
];

/// A game in which three of four players lay when they can, dice from the number of seats.
fn printed(seats: u8) -> String {
    let game = game(
        seats,
        ["solo_draws=20", "target=120", "target=100", "", "hexagons=each target=80", "rounds=1"]
            [usize::from(seats) - 1],
    );
    let mut dice = Seeded::new(1000 + u64::from(seats));
    let mut record = Record {
        game: Triominos::NAME.to_owned(),
        seats,
        options: game.choices(),
        rules: Triominos::RULES_VERSION,
        ..Record::default()
    };
    let mut state = game.start();
    let mut moves = Vec::new();
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
                game.moves(&state, &mut moves);
                let eager = moves.len() > 1 && dice.below(4) > 0;
                let m = moves[dice.below((moves.len() - usize::from(eager)) as u32) as usize];
                let text = game.move_text(&state, m);
                game.play(&mut state, m);
                What::Move(seat, text)
            }
        };
        record.events.push(Event::new(what));
    }
    let standing = game.standing(&state);
    record.result = Some(Outcome { places: standing.places.to_vec(), points: standing.points.to_vec() });
    record.to_string()
}

#[test]
fn golden_games_replay_with_every_move_and_draw_checked() {
    for text in GOLDEN {
        let record: Record = text.parse().unwrap();
        let game = Triominos::with(record.seats, &record.options).unwrap();
        let mut state = game.start();
        for event in &record.events {
            match &event.what {
                What::Luck(text) => {
                    assert_eq!(game.turn(&state), Turn::Luck);
                    let luck = game.parse_luck(&state, text).unwrap();
                    game.settle(&mut state, luck);
                }
                What::Move(seat, text) => {
                    assert_eq!(game.turn(&state), Turn::Of(*seat));
                    let m = game.parse_move(&state, text).unwrap();
                    game.explain(&state, m).unwrap();
                    game.play(&mut state, m);
                }
            }
        }
        assert_eq!(game.turn(&state), Turn::Over);
        let standing = game.standing(&state);
        let result = record.result.expect("a golden game has a result");
        assert_eq!(result.points, standing.points.as_slice());
        assert_eq!(result.places, standing.places.as_slice());
    }
}

/// After a change of the rules on purpose: raise `RULES_VERSION` and write the files anew from what this prints.
#[test]
fn golden_games_are_printed_again_byte_for_byte() {
    for (seats, text) in (1..).zip(GOLDEN) {
        let now = printed(seats);
        if let Ok(folder) = std::env::var("WRITE_GOLDEN") {
            std::fs::write(format!("{folder}/golden_{seats}.txt"), &now).unwrap();
        } else {
            assert!(now == text, "{seats} seats: the printed game has changed\n{now}");
        }
    }
}

#[test]
fn an_option_of_a_record_is_read_back() {
    assert_eq!(
        GOLDEN[4].parse::<Record>().unwrap().options,
        Choices::parse("hexagons=each target=80").unwrap()
    );
}
