//! The laws every game obeys, at every seat count and with every option, and those of this game alone.

use dominoes::{ALL, Dominoes, Luck, Move, Stage, State, Tile, tiles};
use play::laws::{self, GameEvent, Log, any_move_is_uniform, look_the_same, obey};
use play::{Choices, Dice, Eyes, Game, Notation, Offered, Seat, Tell, Turn, dice::Seeded};
use proptest::prelude::*;

fn any_game() -> impl Strategy<Value = Dominoes> {
    let target = prop_oneof![4 => Just(None), 1 => (1u16..=120).prop_map(Some)];
    let doubles = prop::sample::select(vec!["once", "as_one_pip", "twice"]);
    let drawing = prop::sample::select(vec!["must", "may"]);
    (2u8..=10, any::<bool>(), any::<bool>(), target, doubles, drawing).prop_map(
        |(seats, starter_draws, anyway, target, doubles, drawing)| {
            let word = |on| if on { "yes" } else { "no" };
            let mut choices = Choices::none()
                .with("starter_draws", word(starter_draws))
                .with("may_draw_anyway", word(anyway))
                .with("double_counts", doubles)
                .with("drawing", drawing);
            if let Some(target) = target {
                choices = choices.with("match", "yes").with("target", target);
            }
            Dominoes::with(seats, &choices).unwrap()
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(120))]

    #[test]
    fn every_law_is_obeyed(game in any_game(), moves in prop::collection::vec(any::<u16>(), 0..60), seed: u64) {
        obey(&game, &moves, seed);
    }

    /// Nine halves of a number and the two of its double make eleven; inside the line they lie in pairs:
    /// both ends can never show a number that is used up.
    #[test]
    fn a_blocked_line_has_two_different_ends(game in any_game(), moves in prop::collection::vec(any::<u16>(), 0..60), seed: u64) {
        for state in states(&game, &obey(&game, &moves, seed)) {
            let ended = matches!(state.stage(), Stage::Over | Stage::Deal) && !state.line().is_empty();
            let out = Seat::all(game.seats()).any(|seat| state.hand(seat) == 0);
            if ended && !out && state.stock() == 0 {
                let (left, right) = state.line().ends();
                prop_assert_ne!(left, right);
            }
        }
    }

    #[test]
    fn any_move_is_fair_everywhere(game in any_game(), seed: u64) {
        let log = obey(&game, &[], seed);
        let mut dice = Seeded::new(seed);
        let states = states(&game, &log);
        for _ in 0..3 {
            let state = &states[dice.below(states.len() as u32) as usize];
            if let Turn::Of(_) = game.turn(state) {
                any_move_is_uniform(&game, state, 2000, seed);
            }
        }
    }

    /// Two tiles that a viewer has not seen are exchanged wherever luck brought them.
    /// If the game can still be played move by move, the viewer must not notice.
    #[test]
    fn games_that_differ_only_in_what_is_hidden_look_the_same(game in any_game(), moves in prop::collection::vec(any::<u16>(), 0..60), seed: u64) {
        let log = obey(&game, &moves, seed);
        let mut dice = Seeded::new(seed);
        for eyes in Eyes::all(game.seats()) {
            for _ in 0..8 {
                let one = first_round(&game, &log, 1 + dice.below(log.len() as u32) as usize);
                if let Some(other) = another_truth(&game, &one, eyes, &mut dice) {
                    look_the_same(&game, &one, &other, eyes);
                }
            }
        }
    }
}

/// Every position of a log, the one before the first event included.
fn states(game: &Dominoes, log: &Log<Dominoes>) -> Vec<State> {
    let mut state = game.start();
    let mut states = vec![state];
    for &event in log {
        happen(game, &mut state, event);
        states.push(state);
    }
    states
}

fn happen(game: &Dominoes, state: &mut State, event: GameEvent<Move, Luck>) {
    match event {
        GameEvent::Move(m) => game.play(state, m),
        GameEvent::Luck(luck) => game.settle(state, luck),
    }
}

/// At most `most` events, and none after the first round's end, when the hands are shown.
fn first_round(game: &Dominoes, log: &Log<Dominoes>, most: usize) -> Log<Dominoes> {
    let ended =
        |state: &State| matches!(state.stage(), Stage::Over | Stage::Deal) && !state.line().is_empty();
    let running = states(game, log).iter().take(most + 1).take_while(|state| !ended(state)).count() - 1;
    log[..running].to_vec()
}

/// The same moves after another deal and other draws, where those are hidden from `eyes` all the time.
fn another_truth(
    game: &Dominoes,
    log: &Log<Dominoes>,
    eyes: Eyes,
    dice: &mut Seeded,
) -> Option<Log<Dominoes>> {
    let end = *states(game, log).last()?;
    let own =
        Seat::all(game.seats()).filter(|&seat| eyes.see(seat)).fold(0, |own, seat| own | end.hand(seat));
    let hidden = ALL & !end.line().tiles() & !own;
    if hidden.count_ones() < 2 {
        return None;
    }
    let one = dice.one_of(hidden);
    let other = dice.one_of(hidden & !one);
    let (one, other) = (tiles(one).next()?, tiles(other).next()?);
    let exchange = |set: u64| {
        let bit = |from: Tile, to: Tile| if set & from.bit() != 0 { to.bit() } else { 0 };
        set & !one.bit() & !other.bit() | bit(one, other) | bit(other, one)
    };
    let changed: Log<Dominoes> = log
        .iter()
        .map(|&event| match event {
            GameEvent::Luck(Luck::Deal(hands)) => GameEvent::Luck(Luck::Deal(hands.map(exchange))),
            GameEvent::Luck(Luck::Tile(tile)) => {
                GameEvent::Luck(Luck::Tile(tiles(exchange(tile.bit())).next().unwrap()))
            }
            GameEvent::Move(m) => GameEvent::Move(m),
        })
        .collect();
    plays_alike(game, log, &changed).then_some(changed)
}

/// Whether the other log can be played, with the same seat to act after every event.
fn plays_alike(game: &Dominoes, log: &Log<Dominoes>, other: &Log<Dominoes>) -> bool {
    let (mut a, mut b) = (game.start(), game.start());
    for (&x, &y) in log.iter().zip(other) {
        let possible = match y {
            GameEvent::Move(m) => game.explain(&b, m).is_ok(),
            GameEvent::Luck(luck) => {
                let text = game.luck_text(&b, luck, Eyes::Reviewer);
                game.parse_luck(&b, &text).is_ok()
            }
        };
        if !possible {
            return false;
        }
        happen(game, &mut a, x);
        happen(game, &mut b, y);
        if game.turn(&a) != game.turn(&b) {
            return false;
        }
    }
    true
}

#[test]
fn another_truth_is_found_often_enough_to_mean_something() {
    let mut found = 0;
    for seed in 0..300 {
        let game = Dominoes::new(2 + (seed % 9) as u8).unwrap();
        let log = obey(&game, &[], seed);
        let mut dice = Seeded::new(seed);
        let one = first_round(&game, &log, 12);
        found += u32::from(another_truth(&game, &one, Eyes::Seat(Seat(0)), &mut dice).is_some());
    }
    assert!(found > 100, "only {found} of 300");
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
