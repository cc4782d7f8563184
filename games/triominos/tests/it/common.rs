//! What the tests share: positions put together, and a plain second opinion on geometry and points.

use play::dice::Seeded;
use play::walk::wander;
use play::{Choices, Game, Notation, Offered, Seat};
use std::collections::HashMap;
use triominos::board::{Board, Cell, Contact};
use triominos::tiles::{Tile, Tiles};
use triominos::{Luck, Move, State, Triominos};

pub fn game(seats: u8, options: &str) -> Triominos {
    Triominos::with(seats, &Choices::parse(options).unwrap()).unwrap()
}

pub fn tile(text: &str) -> Tile {
    let corners: Vec<u8> = text.split('-').map(|n| n.parse().unwrap()).collect();
    Tile::of(corners.try_into().unwrap()).unwrap()
}

pub fn tiles(text: &str) -> Tiles {
    text.split_whitespace().map(tile).collect()
}

/// Tiles as `3-5-5@2,-1`, laid in order; what the last one met.
pub fn board(text: &str) -> (Board, Option<Contact>) {
    let mut board = Board::default();
    let mut contact = None;
    for word in text.split_whitespace() {
        let (name, cell) = word.split_once('@').unwrap();
        let (x, y) = cell.split_once(',').unwrap();
        let cell = Cell::new(x.parse().unwrap(), y.parse().unwrap());
        if board.placed().is_empty() {
            board.begin(tile(name), tile(name).corners());
        } else {
            let place = board.place_at(cell).expect("an open place");
            assert!(place.fits().has(tile(name)), "{name} fits at {cell}");
            contact = board.lay(tile(name), cell);
        }
    }
    (board, contact)
}

/// A game alone with this hand, in which all these tiles but the first were drawn and laid.
pub fn alone_at(game: &Triominos, hand: &str, table: &str) -> State {
    let mut laid = table.split_whitespace();
    let mut state = game.start();
    let first = laid.next().and_then(|text| text.split_once('@')).unwrap();
    game.settle(&mut state, Luck::Alone { hand: tiles(hand), start: tile(first.0) });
    for text in laid {
        play(game, &mut state, "draw");
        drawn(game, &mut state, text.split_once('@').unwrap().0);
        play(game, &mut state, text);
    }
    state
}

pub fn m(game: &Triominos, state: &State, text: &str) -> Move {
    game.parse_move(state, text).unwrap()
}

/// Plays a move given as text after asking whether it is legal.
pub fn play(game: &Triominos, state: &mut State, text: &str) {
    let m = m(game, state, text);
    play::Tell::explain(game, state, m).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    game.play(state, m);
}

pub fn refuse(game: &Triominos, state: &State, text: &str) -> String {
    play::Tell::explain(game, state, m(game, state, text)).unwrap_err().to_string()
}

/// Settles the luck of drawing with this tile.
pub fn drawn(game: &Triominos, state: &mut State, text: &str) {
    let luck = game.parse_luck(state, &format!("tile {text}")).unwrap();
    game.settle(state, luck);
}

/// A deal in which the seats hold at least these tiles; the rest comes from those not named, the lowest first.
pub fn deal(game: &Triominos, hands: &[&str]) -> State {
    let named = hands.iter().fold(Tiles::NONE, |named, hand| named.or(tiles(hand)));
    let mut rest = Tiles::ALL.without(named);
    let mut dealt = [Tiles::NONE; 6];
    for (hand, dealt) in hands.iter().zip(&mut dealt) {
        *dealt = tiles(hand);
        while dealt.len() < game.hand_size() {
            let is_triple = |tile: &Tile| tile.corners()[0] == tile.corners()[2];
            let next = rest.iter().find(|tile| !is_triple(tile)).unwrap();
            rest = rest.without(next.alone());
            *dealt = dealt.or(next.alone());
        }
    }
    let mut state = game.start();
    game.settle(&mut state, Luck::Deal(dealt));
    state
}

pub fn points(game: &Triominos, state: &State) -> Vec<i32> {
    game.standing(state).points.to_vec()
}

/// Plays at random from `seed` on until a position is as wanted.
pub fn find(game: &Triominos, mut wanted: impl FnMut(&State) -> bool) -> State {
    for seed in 0..5000 {
        let mut found = false;
        let state = wander(game, &mut Seeded::new(seed), |state| {
            found = wanted(state);
            found
        });
        if found {
            return state;
        }
    }
    panic!("no such position in 5000 games");
}

/// A plain table: what every point of the lattice shows and which triangles are covered, in maps.
#[derive(Default, Clone)]
pub struct Plain {
    pub points: HashMap<(i32, i32), u8>,
    pub covered: HashMap<(i32, i32), Tile>,
}

impl Plain {
    pub fn of(state: &State) -> Plain {
        let mut plain = Plain::default();
        for &placed in state.board().placed() {
            let cell = (placed.cell.x.into(), placed.cell.y.into());
            plain.cover(placed.tile, cell, state.board().corners(placed));
        }
        plain
    }

    pub fn cover(&mut self, tile: Tile, cell: (i32, i32), corners: [u8; 3]) {
        self.covered.insert(cell, tile);
        for (point, number) in Plain::corners(cell).into_iter().zip(corners) {
            assert_eq!(*self.points.entry(point).or_insert(number), number, "corners meet");
        }
    }

    /// The points of a triangle, clockwise.
    pub fn corners((x, y): (i32, i32)) -> [(i32, i32); 3] {
        if (x + y).rem_euclid(2) == 0 {
            [(x, y), (x + 1, y + 1), (x - 1, y + 1)]
        } else {
            [(x - 1, y), (x + 1, y), (x, y + 1)]
        }
    }

    /// Two triangles share a side when they share two points.
    pub fn sides(&self, cell: (i32, i32)) -> usize {
        let mine = Plain::corners(cell);
        let shared = |other: &(i32, i32)| {
            Plain::corners(*other).iter().filter(|point| mine.contains(point)).count() == 2
        };
        self.covered.keys().filter(|&other| shared(other)).count()
    }

    /// Every way to lay one of the tiles: cell, tile, corners as it lies.
    pub fn lays(&self, tiles: Tiles) -> Vec<((i32, i32), Tile, [u8; 3])> {
        let mut lays = Vec::new();
        let near: std::collections::BTreeSet<(i32, i32)> = self
            .covered
            .keys()
            .flat_map(|&(x, y)| [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)])
            .filter(|cell| !self.covered.contains_key(cell) && self.sides(*cell) > 0)
            .collect();
        for cell in near {
            for tile in tiles.iter() {
                let [a, b, c] = tile.corners();
                let fits = |turned: &[u8; 3]| {
                    let pairs = Plain::corners(cell).into_iter().zip(turned);
                    pairs
                        .into_iter()
                        .all(|(point, number)| self.points.get(&point).is_none_or(|shown| shown == number))
                };
                let turned: std::collections::BTreeSet<_> = [[a, b, c], [b, c, a], [c, a, b]].into();
                lays.extend(turned.into_iter().filter(fits).map(|turned| (cell, tile, turned)));
            }
        }
        lays
    }

    /// The points of a placement by T5, T10, T11 and T12 with the scale 50, 60, 70.
    pub fn worth(&self, cell: (i32, i32), tile: Tile) -> i32 {
        let corners = Plain::corners(cell);
        let around = |point: &(i32, i32)| {
            self.covered.keys().filter(|&&cell| Plain::corners(cell).contains(point)).count()
        };
        let hexagons = corners.iter().filter(|point| around(point) == 5).count() as i32;
        let touching = corners.iter().filter(|point| self.points.contains_key(point)).count();
        let bonus = match (hexagons, self.sides(cell)) {
            (1.., _) => 40 + 10 * hexagons,
            (0, 2..) => 40,
            (0, 1) if touching == 3 => 40,
            _ => 0,
        };
        tile.value() + bonus
    }
}

pub fn seat(state: &State, n: u8) -> Tiles {
    state.hand(Seat(n))
}
