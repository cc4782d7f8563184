//! Counts of move sequences against tests/data/perft.txt, by the plain rules and by bit boards.

use play::{Choices, Game, Offered, Seat, Turn};
use quixo::{Board, Quixo, Square, Starts, State, Symbol, perft};

const COUNTS: &str = include_str!("../data/perft.txt");

/// Leaves by the rules alone: lists of moves, states copied.
fn by_rules(game: &Quixo, state: &State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if game.turn(state) == Turn::Over {
        return 0;
    }
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let after = |m| {
        let mut next = state.clone();
        game.play(&mut next, m);
        next
    };
    moves.into_iter().map(|m| by_rules(game, &after(m), depth - 1)).sum()
}

/// Lines of the data: seats, size, then the count at depth 1, 2, 3 …
fn counts() -> impl Iterator<Item = (u8, u8, Vec<u64>)> {
    COUNTS.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).map(|line| {
        let numbers: Vec<u64> = line.split_whitespace().map(|word| word.parse().expect("a number")).collect();
        (numbers[0] as u8, numbers[1] as u8, numbers[2..].to_vec())
    })
}

#[test]
fn the_rules_make_the_known_counts() {
    for (seats, size, expected) in counts() {
        let game = Quixo::with(seats, &Choices::none().with("board", size)).unwrap();
        let mut start = game.start();
        game.settle(&mut start, Starts(Seat(0)));
        for (depth, &count) in (1..).zip(&expected).filter(|&(_, &count)| count < 1_000_000) {
            assert_eq!(by_rules(&game, &start, depth), count, "{seats} seats, {size}×{size}, depth {depth}");
        }
    }
}

#[test]
fn bit_boards_make_the_known_counts() {
    for (_, size, expected) in counts().filter(|&(seats, _, _)| seats == 2) {
        let square = Square::of(size).unwrap();
        let most = if cfg!(debug_assertions) { 20_000_000 } else { u64::MAX };
        for (depth, &count) in (1..).zip(&expected).filter(|&(_, &count)| count < most) {
            let leaves = perft(square, Board::BLANK, Symbol::Cross, depth);
            assert_eq!(leaves.all, count, "{size}×{size}, depth {depth}");
        }
    }
}
