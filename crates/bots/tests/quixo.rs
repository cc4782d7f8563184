//! The players of Quixo, at every size and number of seats.

#![cfg(feature = "quixo")]
#![expect(clippy::unwrap_used, reason = "tests")]

use bots::arena::{Plan, run};
use bots::{Level, Mind, Played};
use play::dice::Seeded;
use play::{Choices, Duel, Eyes, Game, Offered, Seat, Turn};
use proptest::prelude::*;
use quixo::{Quixo, State};
use search::{Budget, Limits, Stop};

fn game(seats: u8, size: u8) -> Quixo {
    Quixo::with(seats, &Choices::none().with("board", size)).unwrap()
}

/// A position after some random moves, unless the game is over by then.
fn after(game: &Quixo, moves: usize, seed: u64) -> Option<(State, Seat)> {
    let mut dice = Seeded::new(seed);
    let mut state = game.start();
    let luck = game.draw(&state, &mut dice);
    game.settle(&mut state, luck);
    for _ in 0..moves {
        let Turn::Of(_) = game.turn(&state) else { return None };
        let m = game.any_move(&state, &mut Vec::new(), &mut dice);
        game.play(&mut state, m);
    }
    match game.turn(&state) {
        Turn::Of(seat) => Some((state, seat)),
        _ => None,
    }
}

fn think(
    game: &Quixo,
    mind: &mut dyn Mind<Quixo>,
    state: &State,
    seat: Seat,
    seed: u64,
) -> bots::Thought<quixo::Move> {
    mind.think(game, &game.view(state, Eyes::Seat(seat)), seat, &Budget::nodes(3000), seed)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn every_bot_plays_a_legal_move_ranks_it_first_and_repeats_itself(
        four: bool, size in 3u8..6, moves in 0usize..30, seed: u64,
    ) {
        let game = game(if four { 4 } else { 2 }, size);
        if let Some((state, seat)) = after(&game, moves, seed) {
            let mut legal = Vec::new();
            game.moves(&state, &mut legal);
            for name in Quixo::bots().names() {
                let fresh = || Quixo::bots().wake(&game, name).unwrap();
                let thought = think(&game, &mut *fresh(), &state, seat, seed);
                prop_assert!(legal.contains(&thought.best), "{}", name);
                prop_assert_eq!(thought.ranked[0].mv, thought.best);
                prop_assert_eq!(thought.line[0], thought.best);
                prop_assert!(thought.ranked.iter().all(|ranked| legal.contains(&ranked.mv)));
                let mut again = think(&game, &mut *fresh(), &state, seat, seed);
                again.stats.millis = thought.stats.millis;
                prop_assert_eq!(thought, again);
            }
        }
    }

    #[test]
    fn whoever_sees_a_win_takes_it_and_nobody_gives_the_game_away_needlessly(
        four: bool, size in 4u8..6, moves in 4usize..40, seed: u64,
    ) {
        let game = game(if four { 4 } else { 2 }, size);
        if let Some((state, seat)) = after(&game, moves, seed) {
            let outcome = |m| {
                let mut next = state.clone();
                game.play(&mut next, m);
                (game.turn(&next) == Turn::Over).then(|| game.winner(&next))
            };
            let mut legal = Vec::new();
            game.moves(&state, &mut legal);
            let own = Some(Some(game.side(&state)));
            let wins = legal.iter().any(|&m| outcome(m) == own);
            let lost = |m| matches!(outcome(m), Some(Some(_))) && outcome(m) != own;
            let safe = legal.iter().any(|&m| !lost(m));
            for name in ["greedy", "beginner", "easy", "medium", "hard", "expert"] {
                let mut mind = Quixo::bots().wake(&game, name).unwrap();
                let best = think(&game, &mut *mind, &state, seat, seed).best;
                if wins && name != "beginner" {
                    prop_assert_eq!(outcome(best), own, "{} overlooks a win", name);
                }
                prop_assert!(!safe || !lost(best), "{} makes a line for the other side", name);
            }
        }
    }
}

#[test]
fn a_stopped_expert_answers_at_once() {
    let game = game(2, 5);
    let (state, seat) = after(&game, 6, 1).unwrap();
    let stop = Stop::new();
    stop.stop();
    let budget = Budget::new(Limits::default()).stopped_by(&stop);
    let mut expert = Quixo::bots().wake(&game, "expert").unwrap();
    let thought = expert.think(&game, &game.view(&state, Eyes::Seat(seat)), seat, &budget, 1);
    assert!(thought.stats.nodes < 100);
}

#[test]
fn each_level_beats_the_one_below() {
    // A quick look; docs/bots-levels.md has the measured ladder.
    for two in Level::ALL.windows(2) {
        let names = [two[1].name(), two[0].name()];
        let bots = names.iter().map(|name| name.parse().unwrap()).collect();
        let plan = Plan { threads: 2, ..Plan::new(bots, 40, Limits::nodes(4000)) };
        let report = run(&game(2, 5), &plan, None, |_| {}).unwrap();
        let share = report.row(names[0]).unwrap().share;
        assert!(share.mean > 0.6, "{names:?}: {share:?}");
    }
}

#[test]
fn the_expert_plays_three_by_three_perfectly() {
    let game = game(2, 3);
    for seed in 0..40 {
        let mut dice = Seeded::new(seed);
        let mut state = game.start();
        game.settle(&mut state, quixo::Starts(Seat(0)));
        let mut expert = Quixo::bots().wake(&game, "expert").unwrap();
        while let Turn::Of(seat) = game.turn(&state) {
            let m = match seat {
                Seat(0) => think(&game, &mut *expert, &state, seat, seed).best,
                _ => game.any_move(&state, &mut Vec::new(), &mut dice),
            };
            game.play(&mut state, m);
        }
        assert_eq!(game.winner(&state), Some(play::Side::First), "the first player wins");
        assert!(state.moves_made() <= 7);
    }
}
