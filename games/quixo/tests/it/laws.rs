//! The laws that every game obeys, with every option, and what must hold for texts of any kind.

use play::dice::Seeded;
use play::{Choices, Game, Notation, Offered, Tell, Turn, laws};
use proptest::prelude::*;
use quixo::{Quixo, State};

fn any_game() -> impl Strategy<Value = Quixo> {
    let seats = prop_oneof![Just(2u8), Just(4u8)];
    let cap = prop_oneof![Just(200), Just(0), Just(1), 2..60, Just(10_000)];
    (seats, 3..=5, cap, any::<bool>(), any::<bool>()).prop_map(|(seats, board, cap, repetition, consult)| {
        let repetition = repetition || cap == 0;
        let word = |on| if on { "yes" } else { "no" };
        let choices = Choices::none()
            .with("board", board)
            .with("move_cap", cap)
            .with("repetition", word(repetition))
            .with("partners_may_consult", word(consult && seats == 4));
        Quixo::with(seats, &choices).expect("options that fit")
    })
}

/// A position after some random moves, the game still running.
fn running(game: &Quixo, seed: u64, moves: usize) -> State {
    let mut dice = Seeded::new(seed);
    let mut state = game.start();
    let starts = game.draw(&state, &mut dice);
    game.settle(&mut state, starts);
    for _ in 0..moves {
        let m = game.any_move(&state, &mut Vec::new(), &mut dice);
        let mut next = state.clone();
        game.play(&mut next, m);
        if game.turn(&next) == Turn::Over {
            break;
        }
        state = next;
    }
    state
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn every_game_obeys_the_laws(game in any_game(), choices in prop::collection::vec(any::<u16>(), 0..60), seed: u64) {
        laws::obey(&game, &choices, seed);
    }

    #[test]
    fn the_eight_symmetries_commute_with_playing(game in any_game(), seed: u64, moves in 0usize..60) {
        laws::images_commute(&game, &running(&game, seed, moves));
    }

    #[test]
    fn any_move_is_uniform(game in any_game(), seed: u64, moves in 0usize..60) {
        laws::any_move_is_uniform(&game, &running(&game, seed, moves), 20_000, seed);
    }

    #[test]
    fn an_offer_tells_how_the_move_ends(game in any_game(), seed: u64, moves in 0usize..60) {
        let state = running(&game, seed, moves);
        let mut all = Vec::new();
        game.moves(&state, &mut all);
        let Turn::Of(seat) = game.turn(&state) else { return Ok(()) };
        for m in all {
            let offer = game.offer(&state, m);
            let mut after = state.clone();
            game.play(&mut after, m);
            let points = game.standing(&after).points;
            prop_assert_eq!(offer.wins, points[seat.index()] == 1);
            prop_assert_eq!(offer.loses, points[seat.next(game.seats()).index()] == 1);
            prop_assert_eq!(&offer.text, &game.move_text(&state, m));
        }
    }

    #[test]
    fn any_text_is_read_or_refused(game in any_game(), text in "[a-f0-6>@pas. x/o?-]{0,24}|(?s).{0,16}") {
        let state = running(&game, 1, 3);
        let _ = game.parse_move(&state, &text).map(|m| game.explain(&state, m));
        let _ = game.parse_luck(&game.start(), &text);
        let _ = game.parse_position(&text);
    }
}

#[test]
fn a_stretch_without_new_cubes_may_be_longer_than_what_lies_inline() {
    let game = Quixo::with(2, &Choices::parse("move_cap=0").unwrap()).unwrap();
    let mut state = game.parse_position("xx.../...../...../...../...oo 0 4 c5>e5").unwrap();
    let mut dice = Seeded::new(3);
    let mut quiet = 0;
    while quiet < 150 {
        let mut moves = Vec::new();
        game.moves(&state, &mut moves);
        // walk among boards without a line, never a third time, never with a new cube
        let next = moves.iter().cycle().skip(play::Dice::below(&mut dice, 44) as usize).take(moves.len());
        let next = next.map(|&m| {
            let mut s = state.clone();
            game.play(&mut s, m);
            s
        });
        let old = state.board().marked().count_ones();
        let found =
            next.into_iter().find(|s| s.outcome().is_none() && s.board().marked().count_ones() == old);
        match found {
            Some(next) => {
                state = next;
                quiet += 1;
            }
            None => {
                let (m, mut s) = (moves[0], state.clone());
                game.play(&mut s, m);
                state = s;
                quiet = 0;
            }
        }
        assert_ne!(game.turn(&state), Turn::Over);
    }
    let text = game.position_text(&state);
    assert_eq!(game.parse_position(&text).unwrap(), state);
    assert_eq!(game.guess(&game.view(&state, play::Eyes::Onlooker), &mut dice), state);
}

#[test]
fn random_play_has_the_known_statistics() {
    let game = Quixo::with(2, &Choices::parse("repetition=no move_cap=10000").unwrap()).unwrap();
    let (games, mut dice, mut scratch) = (60_000, Seeded::new(11), Vec::new());
    let (mut moves, mut first) = (0, 0);
    for _ in 0..games {
        let mut state = game.start();
        let starts = game.draw(&state, &mut dice);
        game.settle(&mut state, starts);
        while game.turn(&state) != Turn::Over {
            let m = game.any_move(&state, &mut scratch, &mut dice);
            game.play(&mut state, m);
        }
        moves += state.moves_made();
        first += u32::from(game.standing(&state).points[starts.0.index()] == 1);
    }
    let plies = f64::from(moves) / f64::from(games);
    let share = 100.0 * f64::from(first) / f64::from(games);
    assert!((plies - 46.99).abs() < 0.4, "{plies} plies");
    assert!((share - 52.85).abs() < 0.9, "{share} % for the first player");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn numbers_obey_the_laws(game in any_game(), seed: u64) {
        play::laws::encoded(&game, seed);
    }

    /// Same bytes, same moves and same view.
    #[test]
    fn what_a_seat_must_tell_apart_has_other_bytes(game in any_game(), seed: u64) {
        play::laws::told_apart(&game, seed, |view| serde_json::to_string(view).unwrap());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn damaged_texts_are_refused_or_written_as_they_were_read(game in any_game(), seed in any::<u64>(), steps in 1usize..80) {
        laws::damaged_texts_are_refused_or_exact(&game, seed, steps);
    }
}
