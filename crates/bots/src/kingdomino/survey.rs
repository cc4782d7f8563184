//! The promise of a kingdom with one domino more, for every place of the domino: what the domino does not change is
//! looked at once. [`Promise::value`] is the plain way to the same numbers.

use super::evaluation::{Outlook, Promise, Prospect, ROOM, sides};
use arrayvec::ArrayVec;
use kingdomino::board::{joined, neighbours};
use kingdomino::{Kingdom, Kingdomino, Spot, Square, Terrain, Tile};
use play::Game as _;

/// A kingdom about to grow.
#[derive(Clone, Debug)]
pub(super) struct Survey<'a> {
    promise: &'a Promise,
    game: &'a Kingdomino,
    kingdom: &'a Kingdom,
    outlook: &'a Outlook,
    /// The tables for a kingdom with one domino more; empty when that is the last one.
    weights: &'a [f32],
    /// The squares that may be covered.
    open: u64,
    /// Every property, terrain by terrain.
    properties: ArrayVec<Property, 48>,
    /// Where the properties of each terrain begin, and the end.
    first: [u8; 7],
    /// For each square the terrains that touch it, one bit each.
    touched: [u8; 64],
    /// The open squares at the border, what each promises, and all of them together.
    border: u64,
    promised: [f32; 64],
    border_sum: f32,
}

/// A property: its size, and what it promises by the room it has.
#[derive(Clone, Copy, Debug)]
struct Property {
    near: u64,
    squares: u32,
    crowns: u32,
    by_room: [f32; ROOM],
    /// What it promises with the room it has now, the points included.
    now: f32,
}

/// The open neighbours of each square, counted in three planes.
struct Rooms {
    ones: u64,
    twos: u64,
    fours: u64,
}

impl Rooms {
    #[inline]
    fn of(open: u64) -> Rooms {
        let [a, b, c, d] = sides(open);
        let fours = a & b & c & d;
        let twos = ((a & b) | (c & d) | ((a ^ b) & (c ^ d))) & !fours;
        Rooms { ones: a ^ b ^ c ^ d, twos, fours }
    }

    #[inline]
    fn at(&self, n: u32) -> usize {
        let bit = |plane: u64| (plane >> n & 1) as usize;
        bit(self.ones) + 2 * bit(self.twos) + 4 * bit(self.fours)
    }
}

/// Calls `look` with the number of each of these squares.
#[inline]
fn each(mut squares: u64, mut look: impl FnMut(u32)) {
    while squares != 0 {
        look(squares.trailing_zeros());
        squares &= squares - 1;
    }
}

/// The square next to the castle has a table of its own.
#[inline]
fn by_castle(n: u32) -> usize {
    (const { neighbours(1) } >> n & 1) as usize
}

/// The bit of a square.
#[inline]
fn bit(square: Square) -> u64 {
    1 << ((square.y as u32 & 7) * 8 + (square.x as u32 & 7))
}

impl<'a> Survey<'a> {
    pub(super) fn of(
        promise: &'a Promise,
        game: &'a Kingdomino,
        kingdom: &'a Kingdom,
        outlook: &'a Outlook,
    ) -> Survey<'a> {
        let layout = &promise.layout;
        let left = layout.dominoes.checked_sub(kingdom.tiles().len() as usize + 2);
        let weights =
            left.map_or(&[][..], |left| &promise.weights[layout.len * left..layout.len * (left + 1)]);
        let mut survey = Survey {
            promise,
            game,
            kingdom,
            outlook,
            weights,
            open: kingdom.open(game.size()),
            properties: ArrayVec::new(),
            first: [0; 7],
            touched: [0; 64],
            border: 0,
            promised: [0.0; 64],
            border_sum: 0.0,
        };
        if !weights.is_empty() {
            survey.look_at_land();
            survey.look_at_border();
        }
        survey
    }

    fn look_at_land(&mut self) {
        for (t, terrain) in Terrain::ALL.into_iter().enumerate() {
            let land = self.kingdom.squares_of(terrain);
            let mut left = land;
            while left != 0 {
                let land = joined(left & left.wrapping_neg(), left);
                left ^= land;
                let (squares, crowns) = (land.count_ones(), self.kingdom.crowns_on(land));
                let mut property =
                    Property { near: neighbours(land), squares, crowns, by_room: [0.0; ROOM], now: 0.0 };
                for (room, promised) in property.by_room.iter_mut().enumerate() {
                    *promised = self.property(t, squares, crowns, room);
                }
                property.now = property.by_room[room(property.near & self.open)];
                self.properties.push(property);
            }
            self.first[t + 1] = self.properties.len() as u8;
            each(neighbours(land), |n| self.touched[n as usize] |= 1 << t);
        }
    }

    fn look_at_border(&mut self) {
        let (layout, rooms) = (&self.promise.layout, Rooms::of(self.open));
        let weights = &self.weights[layout.border..layout.order];
        self.border = self.open & neighbours(self.kingdom.covered());
        each(self.border, |n| {
            let set = usize::from(self.touched[n as usize]);
            self.promised[n as usize] = weights[(rooms.at(n) * 2 + by_castle(n)) * 64 + set];
            self.border_sum += self.promised[n as usize];
        });
    }

    /// What a property promises, its points included.
    #[inline]
    fn property(&self, t: usize, squares: u32, crowns: u32, room: usize) -> f32 {
        let layout = &self.promise.layout;
        let points = (squares * crowns) as f32;
        let squares = (squares as usize).min(layout.squares) - 1;
        let crowns = (crowns as usize).min(layout.crowns - 1);
        let property = layout.property + ((t * layout.squares + squares) * layout.crowns + crowns) * ROOM;
        let promised = points + self.weights[property + room];
        if room == 0 {
            return promised;
        }
        let growth = layout.growth + (crowns * ROOM + room) * 8 + usize::from(self.outlook.land[t]);
        let crowning = layout.crowning + (squares * ROOM + room) * 6 + usize::from(self.outlook.crowns[t]);
        promised + self.weights[growth] + self.weights[crowning]
    }

    /// What the kingdom promises with the domino there, which is the `order`-th of its row.
    #[inline]
    pub(super) fn value(&self, tile: Tile, spot: Spot, order: usize) -> f32 {
        let after = &self.kingdom.with(tile, spot);
        if self.weights.is_empty() {
            return self.game.points(after) as f32;
        }
        let layout = &self.promise.layout;
        let open = after.open(self.game.size());
        let placed = [bit(spot.at), bit(spot.other())];
        let land = self.land(tile, placed, open);
        let mut shape = 0.0;
        self.promise.look_at_shape(self.game, after, open, |entry| shape += self.weights[entry]);
        let border = self.border(tile, placed, open);
        land + shape + border + self.weights[layout.order + (usize::from(self.game.seats()) - 2) * 4 + order]
    }

    /// What the kingdom promises when the domino is discarded.
    pub(super) fn value_without(&self, tile: Tile, order: usize) -> f32 {
        let after = self.kingdom.without(tile);
        self.promise.value(self.game, Prospect { kingdom: &after, order, outlook: self.outlook })
    }

    pub(super) fn kingdom(&self) -> &'a Kingdom {
        self.kingdom
    }

    pub(super) fn game(&self) -> &'a Kingdomino {
        self.game
    }

    /// The points now and the promise of all properties.
    #[inline]
    fn land(&self, tile: Tile, placed: [u64; 2], open: u64) -> f32 {
        let (left, right) = (tile.left(), tile.right());
        // Room is taken by the domino, and anywhere when the kingdom becomes wider.
        let taken = self.open & !open;
        let promised = |property: &Property| match property.near & taken {
            0 => property.now,
            _ => property.by_room[room(property.near & open)],
        };
        let mut sum = 0.0;
        let mut with_new = |t: usize, new: u64, squares: u32, crowns: u8| {
            let (mut near, mut squares, mut crowns) = (neighbours(new), squares, u32::from(crowns));
            for property in self.of_terrain(t) {
                if property.near & new == 0 {
                    sum += promised(property);
                } else {
                    near |= property.near;
                    squares += property.squares;
                    crowns += property.crowns;
                }
            }
            sum += self.property(t, squares, crowns, room(near & open));
        };
        let (l, r) = (left.terrain as usize, right.terrain as usize);
        if l == r {
            with_new(l, placed[0] | placed[1], 2, left.crowns + right.crowns);
        } else {
            with_new(l, placed[0], 1, left.crowns);
            with_new(r, placed[1], 1, right.crowns);
        }
        for t in (0..6).filter(|&t| t != l && t != r) {
            sum += self.of_terrain(t).iter().map(promised).sum::<f32>();
        }
        sum
    }

    #[inline]
    fn of_terrain(&self, t: usize) -> &[Property] {
        &self.properties[usize::from(self.first[t])..usize::from(self.first[t + 1])]
    }

    /// The promise of the open squares at the border.
    #[inline]
    fn border(&self, tile: Tile, placed: [u64; 2], open: u64) -> f32 {
        let layout = &self.promise.layout;
        let weights = &self.weights[layout.border..layout.order];
        let (left, right) = (tile.left().terrain, tile.right().terrain);
        let (by_left, by_right) = (neighbours(placed[0]), neighbours(placed[1]));
        let taken = self.open & !open;
        // What is neither new at the border nor next to what is no longer open is as before.
        let changed = taken | neighbours(taken) | by_left | by_right;
        let mut sum = self.border_sum;
        each(self.border & changed, |n| sum -= self.promised[n as usize]);
        let rooms = Rooms::of(open);
        each((self.border | by_left | by_right) & changed & open, |n| {
            let bit = |plane: u64| (plane >> n & 1) as usize;
            let set = usize::from(self.touched[n as usize])
                | bit(by_left) << left as usize
                | bit(by_right) << right as usize;
            sum += weights[(rooms.at(n) * 2 + by_castle(n)) * 64 + set];
        });
        sum
    }
}

/// How many squares, as far as they are told apart.
#[inline]
fn room(squares: u64) -> usize {
    (squares.count_ones() as usize).min(ROOM - 1)
}

#[cfg(test)]
mod tests {
    use super::super::planner::learnt;
    use super::*;
    use kingdomino::{Stage, State};
    use play::dice::Seeded;
    use play::walk::wander;
    use play::{Choices, Game, Offered, Turn};

    fn compare(game: &Kingdomino, state: &State) {
        let (Stage::Place, Some((seat, Some(tile)))) = (state.stage(), state.acting()) else { return };
        let (kingdom, promise) = (state.kingdom(seat), learnt(game.size()));
        let outlook = Outlook::of(state.unseen());
        let survey = Survey::of(promise, game, kingdom, &outlook);
        for spot in kingdom.spots(tile, game.size()) {
            let after = kingdom.with(tile, spot);
            let plain = promise.value(game, Prospect { kingdom: &after, order: 1, outlook: &outlook });
            let quick = survey.value(tile, spot, 1);
            assert!((plain - quick).abs() < 1e-3, "{plain} is not {quick}");
        }
    }

    #[test]
    fn the_quick_way_gives_the_numbers_of_the_plain_way() {
        for (seats, options) in [(2, "mighty_duel=yes harmony=yes"), (3, "middle_kingdom=rule"), (4, "")] {
            let choices = Choices::parse(options).expect("options in text");
            let game = Kingdomino::with(seats, &choices).expect("options that fit");
            let mut dice = Seeded::new(7);
            for _ in 0..20 {
                wander(&game, &mut dice, |state| {
                    if matches!(game.turn(state), Turn::Of(_)) {
                        compare(&game, state);
                    }
                    false
                });
            }
        }
    }
}
