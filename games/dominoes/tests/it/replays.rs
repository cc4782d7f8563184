//! One printed game for every number of seats: read, checked, written again to the letter.
//! The moves are by chance; the same seed must play the same game for ever.

use dominoes::Dominoes;
use play::golden;
use play::{Choices, Game, Offered, dice::Seeded};

const GAMES: [(&str, u64, &str); 9] = [
    (include_str!("../data/game-2.txt"), 2, ""),
    (include_str!("../data/game-3.txt"), 3, "starter_draws=yes"),
    (include_str!("../data/game-4.txt"), 4, "match=yes"),
    (include_str!("../data/game-5.txt"), 5, ""),
    (include_str!("../data/game-6.txt"), 6, "may_draw_anyway=yes"),
    (include_str!("../data/game-7.txt"), 7, ""),
    (include_str!("../data/game-8.txt"), 8, ""),
    (include_str!("../data/game-9.txt"), 9, "starter_draws=yes may_draw_anyway=yes"),
    (include_str!("../data/game-10.txt"), 10, ""),
];

#[test]
fn every_golden_game_can_be_replayed() {
    for (text, _, _) in GAMES {
        golden::replay::<Dominoes>(text, |_, _, _| {});
    }
}

#[test]
fn the_same_seed_plays_the_golden_games_again() {
    for (text, seats, options) in GAMES {
        assert_eq!(printed(seats, options), text);
    }
}

fn printed(seats: u64, options: &str) -> String {
    let game = Dominoes::with(seats as u8, &Choices::parse(options).unwrap()).unwrap();
    let any = |state: &_, dice: &mut Seeded| game.any_move(state, &mut Vec::new(), dice);
    golden::print(&game, &mut Seeded::new(seats), any, |_| None)
}
