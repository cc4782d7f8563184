//! How many ways a game can go on for this many events, every drawn tile counted, against written counts
//! (`data/perft.txt`, read by other languages too) and against a plain second opinion, the lattice with its counts and symmetries included.

use crate::common::{Plain, game};
use play::dice::Seeded;
use play::{Dice, Eyes, Game, Notation, Turn};
use proptest::prelude::*;
use std::collections::BTreeSet;
use triominos::board::{Board, Cell};
use triominos::tiles::{Tile, Tiles};
use triominos::{Luck, Move, Stage, State, Triominos};

const WRITTEN: &str = include_str!("../data/perft.txt");

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

#[test]
fn next_to_a_lone_tile_there_are_15_or_11_or_9_placements_and_600_in_all() {
    let mut all = 0;
    for tile in Tile::all() {
        let mut board = Board::default();
        board.begin(tile, tile.corners());
        let count: u32 = board.places().iter().map(|place| place.fits().without(tile.alone()).len()).sum();
        let different: BTreeSet<u8> = tile.corners().into();
        assert_eq!(count, [15, 11, 9][different.len() - 1], "{tile}");
        all += count;
    }
    assert_eq!(all, 600);
}

/// A random board of up to `count` tiles, as cells, tiles and corners in the order of laying.
fn grow(count: usize, seed: u64) -> Vec<(Cell, [u8; 3])> {
    let mut dice = Seeded::new(seed);
    let mut board = Board::default();
    let first = Tile::nth(dice.below(56) as u8).unwrap();
    board.begin(first, first.corners());
    while board.placed().len() < count && !board.places().is_empty() {
        let place = board.places()[dice.below(board.places().len() as u32) as usize];
        let tile = Tiles(dice.one_of(place.fits().without(board.covered()).0)).first().unwrap();
        board.lay(tile, place.cell);
    }
    board.placed().iter().map(|&placed| (placed.cell, board.corners(placed))).collect()
}

/// Every legal placement on the image of a board.
fn placements(
    laid: &[(Cell, [u8; 3])],
    number: impl Fn(u8) -> u8,
    mirrored: bool,
) -> BTreeSet<(Cell, BTreeSet<[u8; 3]>)> {
    let image = |(cell, corners): (Cell, [u8; 3])| {
        let [a, b, c] = corners.map(&number);
        // A mirror swaps left and right: the cell's x, and the corners beside the top (or the two above).
        match (mirrored, cell.up()) {
            (false, _) => (cell, [a, b, c]),
            (true, true) => (Cell::new(-cell.x, cell.y), [a, c, b]),
            (true, false) => (Cell::new(-cell.x, cell.y), [b, a, c]),
        }
    };
    let mut board = Board::default();
    for &laid in laid {
        let (cell, corners) = image(laid);
        let tile = Tile::of(corners).expect("the image of a tile is a tile");
        if board.placed().is_empty() {
            board.begin(tile, corners);
        } else {
            assert!(board.place_at(cell).is_some_and(|place| place.fits().has(tile)), "legal in the image");
            board.lay(tile, cell);
            assert_eq!(board.corners(*board.placed().last().unwrap()), corners);
        }
    }
    let free = Tiles::ALL.without(board.covered());
    board
        .places()
        .iter()
        .map(|place| {
            let back = if mirrored { Cell::new(-place.cell.x, place.cell.y) } else { place.cell };
            (back, place.fits().and(free).iter().map(Tile::corners).collect())
        })
        .collect()
}

/// Legal placements with every tile replaced by its image.
fn images(
    legal: BTreeSet<(Cell, BTreeSet<[u8; 3]>)>,
    tile: impl Fn([u8; 3]) -> [u8; 3],
) -> BTreeSet<(Cell, BTreeSet<[u8; 3]>)> {
    let image = |corners: BTreeSet<[u8; 3]>| {
        corners.into_iter().map(|corners| Tile::of(tile(corners)).unwrap().corners()).collect()
    };
    legal.into_iter().map(|(cell, tiles)| (cell, image(tiles))).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn legality_is_the_same_when_every_number_becomes_the_next(count in 1usize..56, seed in any::<u64>()) {
        let laid = grow(count, seed);
        let next = |n: u8| (n + 1) % 6;
        let here = placements(&laid, |n| n, false);
        prop_assert_eq!(images(here, |corners| corners.map(next)), placements(&laid, next, false));
    }

    #[test]
    fn legality_is_the_same_in_a_mirror_when_n_becomes_5_minus_n(count in 1usize..56, seed in any::<u64>()) {
        let laid = grow(count, seed);
        let here = placements(&laid, |n| n, false);
        let there = placements(&laid, |n| 5 - n, true);
        prop_assert_eq!(images(here, |[a, b, c]| [5 - c, 5 - b, 5 - a]), there);
    }

    #[test]
    fn places_and_points_agree_with_a_plain_second_opinion(seats in 1u8..=6, seed in any::<u64>()) {
        let game = game(seats, if seats == 1 { "" } else { "rounds=1" });
        let mut dice = Seeded::new(seed);
        let mut state = game.start();
        let mut moves = Vec::new();
        loop {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Luck => {
                    let luck = game.draw(&state, &mut dice);
                    game.settle(&mut state, luck);
                }
                Turn::Of(turn) => {
                    game.moves(&state, &mut moves);
                    if state.stage() == Stage::Play {
                        let plain = Plain::of(&state);
                        let view = game.view(&state, play::Eyes::Seat(turn));
                        let playable = match (state.must(), view.drawn) {
                            (Some(must), _) => must.alone(),
                            (None, 0) => state.hand(turn),
                            (None, _) => Tiles::NONE,
                        };
                        let expected: BTreeSet<_> = plain.lays(playable).into_iter().map(|(cell, tile, corners)| (cell, tile, corners, plain.worth(cell, tile))).collect();
                        let found: BTreeSet<_> = moves.iter().filter_map(|&m| match m {
                            Move::Lay { tile, cell } => {
                                let offer = play::Tell::offer(&game, &state, m);
                                Some(((i32::from(cell.x), i32::from(cell.y)), tile, offer.lay.unwrap().corners, offer.points))
                            }
                            _ => None,
                        }).collect();
                        prop_assert_eq!(found, expected);
                    }
                    let m = moves[dice.below(moves.len() as u32) as usize];
                    game.play(&mut state, m);
                }
            }
        }
    }
}

#[test]
fn even_a_board_of_all_tiles_in_one_row_stays_exact() {
    // Places are taken as far to the right as possible, so that the board grows as wide as it can.
    for seed in 0..300 {
        let mut dice = Seeded::new(seed);
        let mut board = Board::default();
        let mut plain = Plain::default();
        let first = Tile::nth(dice.below(56) as u8).unwrap();
        board.begin(first, first.corners());
        plain.cover(first, (0, 0), first.corners());
        let (right, down) = [(1, 0), (-1, 0), (1, 2), (-1, 2), (1, -2), (-1, -2)][seed as usize % 6];
        while let Some(place) = board
            .places()
            .iter()
            .copied()
            .max_by_key(|place| i32::from(place.cell.x) * right + i32::from(place.cell.y) * down)
        {
            let tile = Tiles(dice.one_of(place.fits().without(board.covered()).0)).first().unwrap();
            plain.cover(tile, (place.cell.x.into(), place.cell.y.into()), place.turned(tile));
            board.lay(tile, place.cell);
            let free = Tiles::ALL.without(board.covered());
            let found: BTreeSet<_> = board
                .places()
                .iter()
                .flat_map(|place| {
                    place
                        .fits()
                        .and(free)
                        .iter()
                        .map(|tile| {
                            ((i32::from(place.cell.x), i32::from(place.cell.y)), tile, place.turned(tile))
                        })
                        .collect::<Vec<_>>()
                })
                .collect();
            assert_eq!(found, plain.lays(free).into_iter().collect(), "seed {seed}");
        }
    }
}
