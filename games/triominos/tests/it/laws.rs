//! The laws every game obeys, for every number of seats and every option, and what nobody may see.

use crate::common::game;
use play::dice::Seeded;
use play::laws::{self, GameEvent, Log};
use play::{Eyes, Game, Seat, Turn};
use proptest::prelude::*;
use triominos::tiles::Tiles;
use triominos::{Hands, Luck, Move, Stage, State, Triominos, Worlds};

/// Options for companies are short matches, so that many end.
fn any_game() -> impl Strategy<Value = Triominos> {
    let hexagons = prop_oneof![Just("scale"), Just("flat"), Just("each")];
    let company =
        (2u8..=6, hexagons.clone(), 1u32..300, 1u32..4).prop_map(|(seats, hexagons, target, rounds)| {
            game(seats, &format!("hexagons={hexagons} target={target} rounds={rounds}"))
        });
    let alone = (hexagons, 0u32..=55, 0u32..=55).prop_map(|(hexagons, hand, draws)| {
        game(1, &format!("hexagons={hexagons} solo_hand={hand} solo_draws={draws}"))
    });
    prop_oneof![4 => company, 2 => alone, 1 => (1u8..=6).prop_map(|seats| game(seats, if seats == 1 { "" } else { "rounds=2" }))]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn every_game_obeys_the_laws(
        game in any_game(),
        choices in prop::collection::vec(any::<u16>(), 0..120),
        seed in any::<u64>(),
    ) {
        laws::obey(&game, &choices, seed);
    }

    #[test]
    fn nobody_sees_a_difference_in_what_only_others_know(
        seats in 1u8..=6,
        eye in 0u8..=6,
        seed in any::<u64>(),
    ) {
        let game = game(seats, if seats == 1 { "" } else { "rounds=1" });
        let eyes = if eye < seats { Eyes::Seat(Seat(eye)) } else { Eyes::Onlooker };
        let (one, other) = twins(&game, eyes, seed);
        laws::look_the_same(&game, &one, &other, eyes);
    }
}

#[test]
fn a_whole_match_at_every_seat_count_obeys_the_laws() {
    for seats in 1..=6 {
        laws::obey(&game(seats, ""), &[], u64::from(seats));
    }
}

#[test]
fn any_move_is_uniform_in_many_positions() {
    let game = game(2, "");
    let mut dice = Seeded::new(3);
    let mut scratch = Vec::new();
    let mut state = game.start();
    for step in 0..60 {
        match game.turn(&state) {
            Turn::Luck => {
                let luck = game.draw(&state, &mut dice);
                game.settle(&mut state, luck);
            }
            Turn::Of(_) => {
                laws::any_move_is_uniform(&game, &state, 2000, step);
                let m = game.any_move(&state, &mut scratch, &mut dice);
                game.play(&mut state, m);
            }
            Turn::Over => break,
        }
    }
}

/// Two games that differ only in what these eyes may not know: the second follows the first in another world,
/// one where the others hold other tiles, until somebody does what is not possible there.
fn twins(game: &Triominos, eyes: Eyes, seed: u64) -> (Log<Triominos>, Log<Triominos>) {
    let mut dice = Seeded::new(seed);
    let (mut a, mut b) = (game.start(), game.start());
    let (mut one, mut other) = (Vec::new(), Vec::new());
    let mut moves = Vec::new();
    loop {
        let (x, y) = match game.turn(&a) {
            Turn::Over => break,
            Turn::Luck => {
                let luck = game.draw(&a, &mut dice);
                let Some(twin) = other_luck(game, (&a, luck), &b, eyes, &mut dice) else { break };
                (GameEvent::Luck(luck), GameEvent::Luck(twin))
            }
            Turn::Of(_) => {
                game.moves(&a, &mut moves);
                let mut there = Vec::new();
                game.moves(&b, &mut there);
                moves.retain(|m| there.contains(m));
                if moves.is_empty() {
                    break;
                }
                let m = moves[play::Dice::below(&mut dice, moves.len() as u32) as usize];
                (GameEvent::Move(m), GameEvent::Move(m))
            }
        };
        for (state, event) in [(&mut a, x), (&mut b, y)] {
            match event {
                GameEvent::Move(m) => game.play(state, m),
                GameEvent::Luck(luck) => game.settle(state, luck),
            }
        }
        if game.turn(&a) != game.turn(&b) || matches!(a.stage(), Stage::Deal | Stage::Over) {
            break; // what was hidden has become known
        }
        one.push(x);
        other.push(y);
    }
    (one, other)
}

fn other_luck(
    game: &Triominos,
    (a, luck): (&State, Luck),
    b: &State,
    eyes: Eyes,
    dice: &mut Seeded,
) -> Option<Luck> {
    match luck {
        Luck::Drawn(tile) => {
            let sees = matches!(game.turn(a), Turn::Luck) && eyes == Eyes::Seat(drawer(game, a)?);
            if sees {
                return b.pool().has(tile).then_some(luck);
            }
            // Whether it fits becomes known at once when it is the last that may be drawn.
            let open = a.board().open();
            let alike = if open.has(tile) { b.pool().and(open) } else { b.pool().without(open) };
            (!alike.is_empty())
                .then(|| Luck::Drawn(Tiles(play::Dice::one_of(dice, alike.0)).first().expect("not empty")))
        }
        Luck::Deal(hands) => {
            let mut after = *a;
            game.settle(&mut after, luck);
            // A world that fits what these eyes see is the twin's deal.
            let world = game.guess(&game.view(&after, eyes), dice);
            let mut twin = hands;
            for seat in Seat::all(game.seats()) {
                twin[seat.index()] = world.hand(seat);
            }
            Some(Luck::Deal(twin))
        }
        Luck::Alone { start, .. } => {
            let mut after = *a;
            game.settle(&mut after, luck);
            let world = game.guess(&game.view(&after, eyes), dice);
            Some(Luck::Alone { hand: world.hand(Seat(0)), start })
        }
    }
}

fn drawer(game: &Triominos, state: &State) -> Option<Seat> {
    game.view(state, Eyes::Onlooker).turn
}

#[test]
fn twins_are_compared_for_long_and_really_differ() {
    let game = game(3, "rounds=1");
    let mut events = 0;
    let mut different = 0;
    for seed in 0..200 {
        let (one, other) = twins(&game, Eyes::Onlooker, seed);
        events += one.len();
        different += usize::from(one != other);
    }
    assert!(events > 800, "{events} events in 200 pairs");
    assert!(different > 190, "{different} of 200 pairs differ");
}

#[test]
fn a_running_round_shows_no_hand_but_the_own() {
    let game = game(4, "");
    let mut dice = Seeded::new(5);
    let mut state = game.start();
    let deal = game.draw(&state, &mut dice);
    game.settle(&mut state, deal);
    assert!(matches!(game.view(&state, Eyes::Onlooker).hands, Hands::Hidden { own: None, .. }));
    let json = serde_json::to_value(game.view(&state, Eyes::Seat(Seat(2)))).unwrap();
    for seat in 0..4 {
        assert_eq!(json["hands"][seat]["count"], 7);
        assert_eq!(json["hands"][seat]["tiles"].is_null(), seat != 2);
    }
}

#[test]
fn a_reviewer_can_rebuild_the_whole_position() {
    let game = game(3, "rounds=2");
    let log = laws::obey(&game, &[], 11);
    for end in 0..log.len() {
        let state = laws::fold(&game, &log[..end]);
        if matches!(state.stage(), Stage::Deal) {
            continue; // whose turn it was before a deal is not part of any view
        }
        let view = game.view(&state, Eyes::Reviewer);
        assert_eq!(game.guess(&view, &mut Seeded::new(0)), state);
    }
}

/// What a guess knows: nobody was dealt a better start tile, and a kept tile did not fit when it was drawn.
#[test]
fn guesses_use_what_everybody_has_seen() {
    let game = game(2, "rounds=1");
    let mut dice = Seeded::new(17);
    let mut scratch = Vec::new();
    let mut checked = 0;
    for _ in 0..40 {
        let mut state = game.start();
        let mut kept_then: Vec<Tiles> = Vec::new();
        let mut laid = Tiles::NONE;
        while game.turn(&state) != Turn::Over {
            match game.turn(&state) {
                Turn::Luck => {
                    let luck = game.draw(&state, &mut dice);
                    let open = state.board().open();
                    let by = drawer(&game, &state);
                    game.settle(&mut state, luck);
                    if let Luck::Drawn(tile) = luck
                        && by == Some(Seat(1))
                        && !open.has(tile)
                    {
                        kept_then.push(open);
                    }
                }
                _ => {
                    let m = game.any_move(&state, &mut scratch, &mut dice);
                    if let (Move::Lay { tile, .. }, Turn::Of(Seat(1))) = (m, game.turn(&state)) {
                        laid = laid.or(tile.alone());
                    }
                    game.play(&mut state, m);
                }
            }
            if state.stage() != Stage::Play || game.turn(&state) != Turn::Of(Seat(0)) {
                continue;
            }
            let first = state.board().placed()[0].tile;
            let world = game.guess(&game.view(&state, Eyes::Seat(Seat(0))), &mut dice);
            // Everything seat 1 has received: as many tiles as were kept must have been unfit, and nine dealt.
            let received = world.hand(Seat(1)).or(laid);
            let unfit = |open: &Tiles| !received.without(*open).is_empty();
            assert!(kept_then.iter().all(unfit));
            let better = world.hand(Seat(1)).and(first.better_starts());
            assert!(better.len() as usize <= kept_then.len(), "better starts can only have been drawn");
            checked += 1;
        }
    }
    assert!(checked > 300);
}

#[test]
fn who_believes_in_eager_players_guesses_fewer_omissions() {
    let game = game(2, "rounds=1");
    let mut omissions = [0; 2];
    for seed in 0..60 {
        let mut dice = Seeded::new(seed);
        let mut state = game.start();
        // Seat 1 declines once, right after the start tile or the first answer to it.
        while game.turn(&state) == Turn::Luck
            || state.stage() == Stage::Start
            || game.turn(&state) != Turn::Of(Seat(1))
        {
            match game.turn(&state) {
                Turn::Luck => {
                    let luck = game.draw(&state, &mut dice);
                    game.settle(&mut state, luck);
                }
                _ => {
                    let m = game.any_move(&state, &mut Vec::new(), &mut dice);
                    game.play(&mut state, m);
                }
            }
        }
        let open = state.board().open();
        while game.turn(&state) == Turn::Of(Seat(1)) && state.must().is_none() {
            game.play(&mut state, Move::Draw);
            let luck = game.draw(&state, &mut dice);
            game.settle(&mut state, luck);
        }
        let view = game.view(&state, Eyes::Seat(Seat(0)));
        for (leniency, omissions) in [1.0, 0.05].into_iter().zip(&mut omissions) {
            let mut worlds = Worlds::new(&game, &view).believing(leniency);
            for _ in 0..20 {
                *omissions += worlds.sample(&mut dice).hand(Seat(1)).and(open).len();
            }
        }
    }
    assert!(omissions[1] * 4 < omissions[0], "{omissions:?}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

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
    #![proptest_config(ProptestConfig::with_cases(160))]

    #[test]
    fn damaged_texts_are_refused_or_written_as_they_were_read(game in any_game(), seed in any::<u64>(), steps in 1usize..160) {
        laws::damaged_texts_are_refused_or_exact(&game, seed, steps);
    }
}

/// Who watched somebody alone, near the end of the drawing, guessed a tile too many in the hand.
#[test]
fn a_laid_tile_keeps_the_only_place_it_can_have_come_from() {
    let choices: [u16; 42] = [
        0, 0, 0, 0, 0, 0, 8, 54651, 35583, 26400, 44668, 50393, 48172, 11802, 27477, 14545, 21952, 33823,
        42885, 48890, 17623, 39579, 37027, 44514, 63328, 30336, 52025, 10391, 603, 42377, 58777, 32522, 7258,
        385, 1359, 36443, 55380, 40758, 17139, 14017, 53021, 41668,
    ];
    laws::obey(&game(1, "solo_hand=2 solo_draws=21"), &choices, 15_500_326_371_133_688_623);
}
