//! The promise of a kingdom with one domino more, for every place of the domino: what the domino does not change is
//! looked at once. [`Promise::value`] is the plain way to the same numbers.

use super::evaluation::{Outlook, Promise, Prospect, ROOM, sides};
use arrayvec::ArrayVec;
use kingdomino::board::{joined, neighbours};
use kingdomino::{Kingdom, Kingdomino, Spot, Terrain, Tile};
use play::Game as _;

/// A kingdom about to grow.
#[derive(Clone, Debug)]
pub(super) struct Survey<'a> {
    promise: &'a Promise,
    game: &'a Kingdomino,
    kingdom: &'a Kingdom,
    outlook: &'a Outlook,
    /// Every property, terrain by terrain.
    properties: ArrayVec<Property, 48>,
    /// Where the properties of each terrain begin, and the end.
    first: [u8; 7],
    /// For each square the terrains that touch it, one bit each.
    touched: [u8; 64],
}

/// A property: its points, and its table entries but for the room it has.
#[derive(Clone, Copy, Debug)]
struct Property {
    near: u64,
    points: u32,
    property: u32,
    growth: u32,
    crowning: u32,
}

impl<'a> Survey<'a> {
    pub(super) fn of(
        promise: &'a Promise,
        game: &'a Kingdomino,
        kingdom: &'a Kingdom,
        outlook: &'a Outlook,
    ) -> Survey<'a> {
        let (properties, first, touched) = (ArrayVec::new(), [0; 7], [0; 64]);
        let mut survey = Survey { promise, game, kingdom, outlook, properties, first, touched };
        for (t, terrain) in Terrain::ALL.into_iter().enumerate() {
            let land = kingdom.squares_of(terrain);
            let mut left = land;
            while left != 0 {
                let land = joined(left & left.wrapping_neg(), left);
                left ^= land;
                survey.properties.push(survey.property(kingdom, t, land));
            }
            survey.first[t + 1] = survey.properties.len() as u8;
            let mut touched = neighbours(land);
            while touched != 0 {
                survey.touched[touched.trailing_zeros() as usize] |= 1 << t;
                touched &= touched - 1;
            }
        }
        survey
    }

    #[inline]
    fn property(&self, kingdom: &Kingdom, t: usize, land: u64) -> Property {
        let layout = &self.promise.layout;
        let (squares, crowns) = (land.count_ones(), kingdom.crowns_on(land));
        let points = squares * crowns;
        let squares = (squares as usize).min(layout.squares) - 1;
        let crowns = (crowns as usize).min(layout.crowns - 1);
        let property = layout.property + ((t * layout.squares + squares) * layout.crowns + crowns) * ROOM;
        let growth = layout.growth + crowns * ROOM * 8 + usize::from(self.outlook.land[t]);
        let crowning = layout.crowning + squares * ROOM * 6 + usize::from(self.outlook.crowns[t]);
        let [property, growth, crowning] = [property, growth, crowning].map(|entry| entry as u32);
        Property { near: neighbours(land), points, property, growth, crowning }
    }

    /// What the kingdom promises with the domino there, which is the `order`-th of its row.
    #[inline]
    pub(super) fn value(&self, tile: Tile, spot: Spot, order: usize) -> f32 {
        let after = &self.kingdom.with(tile, spot);
        let layout = &self.promise.layout;
        let placed = after.tiles().len() as usize;
        if placed >= layout.dominoes {
            return self.game.points(after) as f32;
        }
        let base = layout.len * (layout.dominoes - 1 - placed);
        let weights = &self.promise.weights[base..base + layout.len];
        let open = after.open(self.game.size());
        let land = self.land(after, tile, open, weights);
        let mut shape = 0.0;
        self.promise.look_at_shape(self.game, after, open, |entry| shape += weights[entry]);
        let border = self.border(after, tile, open, &weights[layout.border..layout.order]);
        land + shape + border + weights[layout.order + (usize::from(self.game.seats()) - 2) * 4 + order]
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
    fn land(&self, after: &Kingdom, tile: Tile, open: u64, weights: &[f32]) -> f32 {
        // Three sums, so that additions need not wait for each other.
        let (mut points, mut sums) = (0, [0.0; 3]);
        let mut add = |property: &Property| {
            let room = ((property.near & open).count_ones() as usize).min(ROOM - 1);
            points += property.points;
            sums[0] += weights[property.property as usize + room];
            if room > 0 {
                sums[1] += weights[property.growth as usize + room * 8];
                sums[2] += weights[property.crowning as usize + room * 6];
            }
        };
        for (t, terrain) in Terrain::ALL.into_iter().enumerate() {
            if terrain != tile.left().terrain && terrain != tile.right().terrain {
                let known = usize::from(self.first[t])..usize::from(self.first[t + 1]);
                self.properties[known].iter().for_each(&mut add);
                continue;
            }
            let mut left = after.squares_of(terrain);
            while left != 0 {
                let land = joined(left & left.wrapping_neg(), left);
                left ^= land;
                add(&self.property(after, t, land));
            }
        }
        points as f32 + sums[0] + sums[1] + sums[2]
    }

    /// The promise of the open squares at the border.
    #[inline]
    fn border(&self, after: &Kingdom, tile: Tile, open: u64, weights: &[f32]) -> f32 {
        let new = |terrain| neighbours(after.squares_of(terrain) & !self.kingdom.squares_of(terrain));
        let (left, right) = (tile.left().terrain, tile.right().terrain);
        let (by_left, by_right) = (new(left), new(right));
        let [a, b, c, d] = sides(open);
        let (ones, fours) = (a ^ b ^ c ^ d, a & b & c & d);
        let twos = ((a & b) | (c & d) | ((a ^ b) & (c ^ d))) & !fours;
        let castle = neighbours(1);
        let mut border = open & neighbours(after.covered());
        let mut sum = 0.0;
        while border != 0 {
            let n = border.trailing_zeros();
            border &= border - 1;
            let bit = |plane: u64| (plane >> n & 1) as usize;
            let room = bit(ones) + 2 * bit(twos) + 4 * bit(fours);
            let set = usize::from(self.touched[n as usize])
                | bit(by_left) << left as usize
                | bit(by_right) << right as usize;
            sum += weights[(room * 2 + bit(castle)) * 64 + set];
        }
        sum
    }
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
