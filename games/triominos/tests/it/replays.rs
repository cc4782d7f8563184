//! One printed game for every number of seats (`data/game-<seats>.txt`): the text is read, replayed with
//! every move and every draw checked, and printed again byte for byte.

use crate::common::game;
use play::dice::Seeded;
use play::record::Record;
use play::{Choices, Dice, Game, golden};
use triominos::{State, Triominos};

const GOLDEN: [&str; 6] = [
    include_str!("../data/game-1.txt"),
    include_str!("../data/game-2.txt"),
    include_str!("../data/game-3.txt"),
    include_str!("../data/game-4.txt"),
    include_str!("../data/game-5.txt"),
    include_str!("../data/game-6.txt"),
];

/// A game in which three of four players lay when they can, dice from the number of seats.
fn printed(seats: u8) -> String {
    let game = game(
        seats,
        ["solo_draws=20", "target=120", "target=100", "", "hexagons=each target=80", "rounds=1"]
            [usize::from(seats) - 1],
    );
    let eager = |state: &State, dice: &mut Seeded| {
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        let lays = moves.len() > 1 && dice.below(4) > 0;
        moves[dice.below((moves.len() - usize::from(lays)) as u32) as usize]
    };
    golden::print(&game, &mut Seeded::new(1000 + u64::from(seats)), eager, |_| None)
}

#[test]
fn golden_games_replay_with_every_move_and_draw_checked() {
    for text in GOLDEN {
        golden::replay::<Triominos>(text, |_, _, _| {});
    }
}

/// After a change of the rules on purpose: raise `rules_version` and replace the files by what this prints.
#[test]
fn golden_games_are_printed_again_byte_for_byte() {
    for (seats, text) in (1..).zip(GOLDEN) {
        let now = printed(seats);
        if let Ok(folder) = std::env::var("WRITE_GOLDEN") {
            std::fs::write(format!("{folder}/game-{seats}.txt"), &now).unwrap();
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
