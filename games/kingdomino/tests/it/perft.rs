//! Counting move sequences, against a slow and plain generator and against stored counts.

use kingdomino::{Direction, Kingdom, Kingdomino, Move, Size, Spot, Square, State, Terrain, Tile};
use play::dice::Seeded;
use play::walk::wander;
use play::{Game, Notation, Seat, Turn};
use std::collections::{BTreeSet, HashMap};

/// Sequences of `depth` moves; luck is taken as given, row after row.
fn perft(game: &Kingdomino, state: &State, luck: &[&str], depth: u32) -> u64 {
    match game.turn(state) {
        Turn::Over => 1,
        _ if depth == 0 => 1,
        Turn::Luck => {
            let (first, rest) = luck.split_first().expect("luck for every draw");
            let mut after = *state;
            let settled = game.parse_luck(state, first).expect("luck that can be drawn");
            game.settle(&mut after, settled);
            perft(game, &after, rest, depth)
        }
        Turn::Of(_) => {
            let mut moves = Vec::new();
            game.moves(state, &mut moves);
            let next = |&m: &Move| {
                let mut after = *state;
                game.play(&mut after, m);
                perft(game, &after, luck, depth - 1)
            };
            moves.iter().map(next).sum()
        }
    }
}

#[test]
fn the_counts_are_those_of_the_file() {
    let mut counted = 0;
    for line in
        include_str!("../data/perft.txt").lines().filter(|line| !line.is_empty() && !line.starts_with('#'))
    {
        let parts: Vec<_> = line.split('|').map(str::trim).collect();
        let [seats, options, luck, counts] = parts[..] else { panic!("{line}") };
        let game = crate::common::game(seats.parse().unwrap(), options);
        let luck: Vec<_> = luck.split(',').map(str::trim).collect();
        for (depth, count) in (1..).zip(counts.split_whitespace()) {
            assert_eq!(perft(&game, &game.start(), &luck, depth).to_string(), count, "depth {depth}: {line}");
            counted += 1;
        }
    }
    assert_eq!(counted, 22);
}

/// A kingdom as a plain table of squares.
#[derive(Clone, Default)]
struct Plain(HashMap<(i8, i8), Terrain>);

impl Plain {
    fn of(kingdom: &Kingdom) -> Plain {
        let mut plain = Plain::default();
        for x in -6..=6 {
            for y in -6..=6 {
                if let Some(half) = kingdom.on(Square { x, y }) {
                    plain.0.insert((x, y), half.terrain);
                }
            }
        }
        plain
    }

    fn fits(&self, tile: Tile, spot: Spot, side: i8) -> bool {
        let halves = [(spot.at, tile.left()), (spot.other(), tile.right())];
        let free = halves.iter().all(|(square, _)| !self.0.contains_key(&(square.x, square.y)));
        let touches = halves.iter().any(|(square, half)| {
            Direction::ALL.into_iter().any(|to| {
                let next = square.next(to);
                self.0.get(&(next.x, next.y)).is_some_and(|&t| t == half.terrain || t == Terrain::Castle)
            })
        });
        let all = |pick: fn((i8, i8)) -> i8| {
            let new = halves.iter().map(|(square, _)| (square.x, square.y));
            let all: Vec<_> = self.0.keys().copied().chain(new).map(pick).collect();
            all.iter().max().zip(all.iter().min()).is_some_and(|(high, low)| high - low < side)
        };
        free && touches && all(|(x, _)| x) && all(|(_, y)| y)
    }

    /// Every placement by trying all squares; what looks the same counts once.
    fn spots(&self, tile: Tile, side: i8) -> BTreeSet<Spot> {
        let mut found = BTreeSet::new();
        for x in -7..=7 {
            for y in -7..=7 {
                for to in Direction::ALL {
                    let spot = Spot { at: Square { x, y }, to };
                    if self.fits(tile, spot, side) {
                        found.insert(spot.canonical(tile));
                    }
                }
            }
        }
        found
    }
}

#[test]
fn the_bit_boards_agree_with_a_plain_generator() {
    let mut dice = Seeded::new(77);
    let mut scratch = Vec::new();
    for (options, size, games) in [("", Size::Five, 30), ("mighty_duel=yes", Size::Seven, 30)] {
        let game = crate::common::game(2, options);
        for _ in 0..games {
            let mut state = game.start();
            while game.turn(&state) != Turn::Over {
                if game.turn(&state) == Turn::Luck {
                    let luck = game.draw(&state, &mut dice);
                    game.settle(&mut state, luck);
                    continue;
                }
                let m = game.any_move(&state, &mut scratch, &mut dice);
                game.play(&mut state, m);
                if matches!(m, Move::Pick(_)) {
                    continue;
                }
                let kingdom = state.kingdom(Seat(0));
                let plain = Plain::of(kingdom);
                for number in [1, 6, 17, 21, 42, 48] {
                    let tile = Tile::new(number).unwrap();
                    let fast: Vec<_> = kingdom.spots(tile, size).collect();
                    let set: BTreeSet<_> = fast.iter().copied().collect();
                    assert_eq!(fast.len(), set.len(), "no spot twice");
                    let slow = plain.spots(tile, size.side() as i8);
                    assert_eq!(set, slow, "domino {number} in\n{}", crate::common::drawn(kingdom));
                    assert!(fast.iter().enumerate().all(|(n, &spot)| {
                        kingdom.spots(tile, size).any_spot(|_| n as u32) == Some(spot)
                            && kingdom.check(tile, spot, size).is_ok()
                    }));
                }
            }
        }
    }
}

/// Points of a kingdom by walking from square to square.
fn plain_points(kingdom: &Kingdom) -> u32 {
    let plain = Plain::of(kingdom);
    let mut seen = BTreeSet::new();
    let mut points = 0;
    for (&start, &terrain) in plain.0.iter().filter(|&(_, &terrain)| terrain != Terrain::Castle) {
        let (mut squares, mut crowns) = (0, 0);
        let mut open = vec![start];
        while let Some((x, y)) = open.pop() {
            if plain.0.get(&(x, y)) != Some(&terrain) || !seen.insert((x, y)) {
                continue;
            }
            squares += 1;
            crowns += kingdom.on(Square { x, y }).map_or(0, |half| u32::from(half.crowns));
            open.extend([(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]);
        }
        points += squares * crowns;
    }
    points
}

#[test]
fn points_agree_with_a_plain_walk_and_random_play_has_its_known_averages() {
    // Averages over uniformly random play, from millions of games elsewhere.
    for (seats, options, mean, games) in
        [(4, "", 19.28, 4_000), (2, "", 19.10, 8_000), (2, "mighty_duel=yes", 52.48, 4_000)]
    {
        let game = crate::common::game(seats, options);
        let mut dice = Seeded::new(3);
        let mut sum = 0;
        for n in 0..games {
            let state = wander(&game, &mut dice, |_| false);
            let standing = game.standing(&state);
            if n < 100 {
                let plain = game.kingdoms(&state).iter().map(|kingdom| plain_points(kingdom) as i32);
                assert!(plain.eq(standing.points.iter().copied()));
            }
            sum += standing.points.iter().sum::<i32>();
        }
        let found = f64::from(sum) / f64::from(games) / f64::from(seats);
        assert!((found - mean).abs() < 0.6, "{found} points instead of {mean}");
    }
}
