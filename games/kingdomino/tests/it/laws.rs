//! The laws of all games, at every seat count and with every combination of options.

use kingdomino::Kingdomino;
use play::dice::Seeded;
use play::laws::{self, any_move_is_uniform, obey};
use play::walk::wander;
use play::{Choices, Game, Offered, Turn};
use proptest::prelude::*;

/// Every game that can be chosen.
fn all_games() -> Vec<Kingdomino> {
    let mut games = Vec::new();
    for seats in 2..=4 {
        let three: &[&str] =
            if seats == 3 { &["lines_of_three", "lines_of_four"] } else { &["lines_of_three"] };
        let first: &[&str] = if seats == 2 { &["lot", "snake"] } else { &["lot"] };
        let mighty: &[&str] = if seats == 2 { &["no", "yes"] } else { &["no"] };
        for three in three {
            for first in first {
                for mighty in mighty {
                    for middle in ["off", "rule", "reach", "full"] {
                        for harmony in ["no", "yes"] {
                            for dynasty in ["no", "yes"] {
                                let choices = Choices::none()
                                    .with("three_players", three)
                                    .with("first_picks", first)
                                    .with("mighty_duel", mighty)
                                    .with("middle_kingdom", middle)
                                    .with("harmony", harmony)
                                    .with("dynasty", dynasty);
                                games.push(Kingdomino::with(seats, &choices).expect("options that fit"));
                            }
                        }
                    }
                }
            }
        }
    }
    games
}

#[test]
fn every_combination_of_options_obeys() {
    let games = all_games();
    assert_eq!(games.len(), 64 + 32 + 16);
    for (seed, game) in games.iter().enumerate() {
        obey(game, &[], seed as u64);
        assert_eq!(Kingdomino::with(game.seats(), &game.choices()).as_ref(), Ok(game), "choices round-trip");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn every_game_obeys(game in prop::sample::select(all_games()), choices in prop::collection::vec(any::<u16>(), 0..100), seed: u64) {
        obey(&game, &choices, seed);
    }
}

#[test]
fn any_move_is_uniform_at_every_step_of_a_game() {
    for game in
        [Kingdomino::new(3), Kingdomino::with(2, &Choices::none().with("mighty_duel", "yes")).unwrap()]
    {
        wander(&game, &mut Seeded::new(5), |state| {
            if matches!(game.turn(state), Turn::Of(_)) {
                any_move_is_uniform(&game, state, 3_000, 9);
            }
            false
        });
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn numbers_obey_the_laws(game in prop::sample::select(all_games()), seed: u64) {
        play::laws::encoded(&game, seed);
    }

    /// Same bytes, same moves and same view.
    #[test]
    fn what_a_seat_must_tell_apart_has_other_bytes(game in prop::sample::select(all_games()), seed: u64) {
        play::laws::told_apart(&game, seed, |view| serde_json::to_string(view).unwrap());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn damaged_texts_are_refused_or_written_as_they_were_read(game in prop::sample::select(all_games()), seed in any::<u64>(), steps in 1usize..170) {
        laws::damaged_texts_are_refused_or_exact(&game, seed, steps);
    }
}
