//! How many ways a game can go on for so many events, every drawn tile counted, against written counts
//! (`data/perft.txt`, read by other languages too) and against a plain second opinion.

mod common;

use common::{Plain, game};
use play::{Eyes, Game, Notation, Turn};
use triominos::tiles::Tiles;
use triominos::{Luck, Move, Stage, State, Triominos};

const WRITTEN: &str = include_str!("data/perft.txt");

fn perft(game: &Triominos, state: &State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let then = |event: &dyn Fn(&mut State)| {
        let mut next = *state;
        event(&mut next);
        perft(game, &next, depth - 1)
    };
    match game.turn(state) {
        Turn::Luck if state.stage() == Stage::Draw => {
            state.pool().iter().map(|tile| then(&|next| game.settle(next, Luck::Drawn(tile)))).sum()
        }
        Turn::Luck | Turn::Over => 1,
        Turn::Of(_) => {
            let mut moves = Vec::new();
            game.moves(state, &mut moves);
            moves.iter().map(|&m| then(&|next| game.play(next, m))).sum()
        }
    }
}

/// Lines are `seats | options | position | count at depth 1, 2, 3 …`.
#[test]
fn the_counts_are_as_written() {
    let mut lines = 0;
    for line in WRITTEN.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split(" | ").collect();
        let [seats, options, position, counts] = fields[..] else { panic!("four fields: {line}") };
        let game = game(seats.parse().unwrap(), options.trim_matches('-'));
        let state = game.parse_position(position).unwrap();
        for (depth, expected) in (1..).zip(counts.split(' ')) {
            assert_eq!(perft(&game, &state, depth).to_string(), expected, "depth {depth} of {position}");
        }
        lines += 1;
    }
    assert!(lines >= 6);
}

/// Placements counted on maps of points instead of the board's tables.
fn plain_lays(state: &State, playable: Tiles) -> u64 {
    Plain::of(state).lays(playable).len() as u64
}

#[test]
fn the_first_counts_agree_with_a_plain_second_opinion() {
    for line in WRITTEN.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split(" | ").collect();
        let game = game(fields[0].parse().unwrap(), fields[1].trim_matches('-'));
        let state = game.parse_position(fields[2]).unwrap();
        let Turn::Of(turn) = game.turn(&state) else { panic!("a seat is to act") };
        let mut moves = Vec::new();
        game.moves(&state, &mut moves);
        let lays = moves.iter().filter(|m| matches!(m, Move::Lay { .. })).count() as u64;
        let drawn = game.view(&state, Eyes::Onlooker).drawn > 0;
        let held = if drawn { Tiles::NONE } else { state.hand(turn) };
        let playable = state.must().map_or(held, |must| must.alone());
        let expected = if state.stage() == Stage::Start { 1 } else { plain_lays(&state, playable) };
        assert_eq!(lays, expected, "{}", fields[2]);
    }
}
