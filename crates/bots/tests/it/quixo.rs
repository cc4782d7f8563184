//! The players of Quixo, at every size and number of seats.

use bots::arena::{Plan, run};
use bots::quixo::solver::{self, Options, Solution, Value};
use bots::quixo::{Oracle, SearchMind, Tables};
use bots::{BotGame, Level, Mind};
use play::dice::Seeded;
use play::{Choices, Dice as _, Duel, Eyes, Game, Notation, Offered, Seat, Side, Turn};
use proptest::prelude::*;
use quixo::{Board, Outcome, Quixo, State, Symbol};
use search::{Budget, Limits, Stop};
use std::sync::Arc;

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

/// At the edge of the book some pushes are known to win, and of others nothing is known.
#[test]
fn whoever_compares_moves_judges_every_one_of_them() {
    let game = game(2, 5);
    let mut won = 0;
    for seed in 0..40 {
        let Some((mut state, _)) = after(&game, 2, seed) else { continue };
        let mut dice = Seeded::new(seed);
        while let Turn::Of(seat) = game.turn(&state)
            && state.board().bits().count_ones() <= 6
        {
            let mut legal = Vec::new();
            game.moves(&state, &mut legal);
            let view = game.view(&state, Eyes::Seat(seat));
            let chances = game.judge().moves(&game, &view, seat, &legal, &Budget::nodes(200), 1);
            let chances = chances.expect("every move is judged");
            assert_eq!(chances.len(), legal.len());
            won += u32::from(chances.iter().any(|chances| chances.of(seat) > 0.99));
            // One side takes blank cubes, the other is content with those it has.
            let turned = |m: &quixo::Move| {
                let mut after = state.clone();
                game.play(&mut after, *m);
                after.board().bits().count_ones() > state.board().bits().count_ones()
            };
            let (turning, quiet): (Vec<_>, Vec<_>) = legal.iter().copied().partition(turned);
            let wanted = if game.side(&state) == Side::First || quiet.is_empty() { turning } else { quiet };
            let m = wanted[dice.below(wanted.len() as u32) as usize];
            game.play(&mut state, m);
        }
    }
    assert!(won > 0, "nothing was known to win");
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
fn the_same_seed_and_nodes_give_the_same_thought_on_any_number_of_threads() {
    for (seats, size) in [(2, 5), (4, 5), (2, 4)] {
        let game = game(seats, size);
        for moves in [2, 9, 16] {
            let Some((state, seat)) = after(&game, moves, 3) else { continue };
            let view = game.view(&state, Eyes::Seat(seat));
            for name in ["medium", "hard", "expert"] {
                let thought = |threads| {
                    let budget = Budget::nodes(60_000).with_threads(threads);
                    let thought =
                        Quixo::bots().wake(&game, name).unwrap().think(&game, &view, seat, &budget, 7);
                    (thought.best, thought.value, thought.ranked, thought.line)
                };
                assert_eq!(thought(1), thought(2), "{name} on {size} with {seats}");
            }
        }
    }
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
fn the_first_player_wins_three_by_three_and_four_by_four_as_fast_as_the_solution_says() {
    // Seven and twenty-one plies are the longest games that anybody can make of it.
    for (size, plies) in [(3, 7), (4, 21)] {
        let game = game(2, size);
        for seed in 0..20 {
            let mut dice = Seeded::new(seed);
            let mut state = game.start();
            game.settle(&mut state, quixo::Starts(Seat(0)));
            let mut expert = Quixo::bots().wake(&game, "expert").unwrap();
            let mut hard = Quixo::bots().wake(&game, "hard").unwrap();
            while let Turn::Of(seat) = game.turn(&state) {
                let m = match seat {
                    Seat(0) => think(&game, &mut *expert, &state, seat, seed).best,
                    _ if seed % 2 == 0 => think(&game, &mut *hard, &state, seat, seed).best,
                    _ => game.any_move(&state, &mut Vec::new(), &mut dice),
                };
                game.play(&mut state, m);
            }
            assert_eq!(game.winner(&state), Some(Side::First), "the first player wins on {size}");
            assert!(state.moves_made() <= plies, "{} moves on {size}", state.moves_made());
        }
    }
}

/// What a position is worth to its mover by the solution: 1, 0 or −1.
fn worth(game: &Quixo, state: &State) -> i32 {
    let (mover, side) = match game.side(state) {
        Side::First => (Symbol::Cross, Side::First),
        Side::Second => (Symbol::Circle, Side::Second),
    };
    match state.outcome() {
        Some(Outcome::Draw) => 0,
        Some(_) => {
            if game.winner(state) == Some(side) {
                1
            } else {
                -1
            }
        }
        None => match Solution::of(4).unwrap().value(state.board(), mover).unwrap().value {
            Value::Win => 1,
            Value::Loss => -1,
            Value::Draw => 0,
        },
    }
}

/// Whether the mind's move keeps what the position is worth (a repetition may even save a lost one).
fn keeps_the_value(game: &Quixo, mind: &mut dyn Mind<Quixo>, state: &State, seat: Seat, seed: u64) -> bool {
    let m = think(game, mind, state, seat, seed).best;
    let mut after = state.clone();
    game.play(&mut after, m);
    // Who moved sees the next position from the other side, unless the game is over.
    let gained = match after.outcome() {
        None => -worth(game, &after),
        Some(Outcome::Draw) => 0,
        Some(_) => {
            if game.winner(&after) == Some(game.side(state)) {
                1
            } else {
                -1
            }
        }
    };
    gained >= worth(game, state)
}

#[test]
fn on_four_by_four_the_expert_never_gives_anything_away() {
    let game = game(2, 4);
    let mut expert = Quixo::bots().wake(&game, "expert").unwrap();
    let (mut seen, mut erred) = ([0; 3], 0);
    let mut hard = Quixo::bots().wake(&game, "hard").unwrap();
    for seed in 0..1500 {
        let Some((state, seat)) = after(&game, seed as usize % 40, seed) else { continue };
        seen[(worth(&game, &state) + 1) as usize] += 1;
        assert!(keeps_the_value(&game, &mut *expert, &state, seat, seed), "seed {seed}");
        let mut legal = Vec::new();
        game.moves(&state, &mut legal);
        let ranked = think(&game, &mut *expert, &state, seat, seed).ranked;
        assert_eq!(ranked.len(), legal.len(), "bad moves are told as well");
        assert!(ranked.is_sorted_by(|a, b| a.value.number() >= b.value.number()));
        erred += u32::from(!keeps_the_value(&game, &mut *hard, &state, seat, seed));
    }
    assert!(seen.iter().all(|&positions| positions > 10), "{seen:?} lost, drawn, won");
    assert!(erred > 10, "hard erred {erred} times: a test that anybody passes says nothing");
}

#[test]
fn the_expert_looks_layers_up_that_lie_in_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    assert!(Tables::open(4, folder.path()).is_none(), "nothing there yet");
    let options = Options { dir: Some(folder.path().to_owned()), layers: Some(6), ..Options::new(4) };
    solver::run(&options, &mut |_| {}).unwrap();
    let tables = Tables::open(4, folder.path()).unwrap();
    assert_eq!(tables.fewest_cubes(), 11);
    let game = game(2, 4);
    let mut expert = SearchMind::expert().believing(Arc::new(tables));
    let mut seen = [0; 3];
    for seed in 0..3000 {
        let Some((state, seat)) = after(&game, 14 + seed as usize % 26, seed) else { continue };
        if state.board().bits().count_ones() < 11 {
            continue;
        }
        seen[(worth(&game, &state) + 1) as usize] += 1;
        assert!(keeps_the_value(&game, &mut expert, &state, seat, seed), "seed {seed}");
    }
    assert!(seen.iter().all(|&positions| positions > 10), "{seen:?} lost, drawn, won");
}

#[test]
fn a_layer_that_is_not_whole_is_not_believed() {
    let folder = tempfile::tempdir().unwrap();
    let options = Options { dir: Some(folder.path().to_owned()), layers: Some(2), ..Options::new(3) };
    solver::run(&options, &mut |_| {}).unwrap();
    assert_eq!(Tables::open(3, folder.path()).unwrap().fewest_cubes(), 8);
    let file = folder.path().join("quixo-3-04-04.values");
    let bytes = std::fs::read(&file).unwrap();
    std::fs::write(&file, &bytes[..bytes.len() - 8]).unwrap();
    let tables = Tables::open(3, folder.path()).unwrap();
    assert_eq!(tables.fate(Board::new(0b0_0001_0111, 0b1_1100_1000)), None, "a file that was cut short");
    std::fs::remove_file(&file).unwrap();
    assert_eq!(Tables::open(3, folder.path()).unwrap().fewest_cubes(), 9);
}

/// What the expert thinks of a position of a game with these options.
fn thought_of(options: &str, position: &str) -> bots::Thought<quixo::Move> {
    let game = Quixo::with(2, &Choices::parse(options).unwrap()).unwrap();
    let state = game.parse_position(position).unwrap();
    let play::Turn::Of(seat) = game.turn(&state) else { unreachable!() };
    let view = game.view(&state, Eyes::Seat(seat));
    let mut expert = Quixo::bots().wake(&game, "expert").unwrap();
    expert.think(&game, &view, seat, &Budget::nodes(20_000), 1)
}

#[test]
fn a_win_that_comes_after_the_cap_is_a_draw() {
    // Two moves are left of 200, and the win needs more.
    let near = thought_of("board=4", "x.../..../..../o... 0 198 a3>a4");
    assert!((near.value.share().unwrap() - 0.5).abs() < 0.05, "{:?}", near.value);
    let far = thought_of("board=4", "x.../..../..../o... 0 2 a3>a4");
    assert!(far.value.share().unwrap() > 0.99 && far.stats.exact, "{far:?}");
    let three = thought_of("board=3 move_cap=2", ".../.../... 0 0 -");
    assert!((three.value.share().unwrap() - 0.5).abs() < 0.05, "{:?}", three.value);
}
