//! The players of the literature, so that strength can be compared with published figures.
//!
//! All of them are policies: they look at the position once and choose.

use crate::{Mind, Thought};
use kingdomino::board::neighbours;
use kingdomino::score::land_points;
use kingdomino::{Kingdom, Kingdomino, MiddleKingdom, Move, Size, Spot, Stage, State, Tile, Tiles, View};
use play::dice::Seeded;
use play::{Dice, Game, Seat};
use search::{Budget, Certain, Flat, Payoff, Policy, Rollout, Scratch};

/// Keeps the best of several things, at random among equals.
pub(super) struct Best<T> {
    kept: Option<(f64, T)>,
    equals: u32,
}

impl<T> Best<T> {
    pub(super) fn new() -> Best<T> {
        Best { kept: None, equals: 0 }
    }

    pub(super) fn offer(&mut self, value: f64, thing: T, dice: &mut Seeded) {
        match &self.kept {
            Some((best, _)) if value < *best => return,
            Some((best, _)) if value == *best => {
                self.equals += 1;
                if dice.below(self.equals) != 0 {
                    return;
                }
            }
            _ => self.equals = 1,
        }
        self.kept = Some((value, thing));
    }

    pub(super) fn take(self) -> Option<T> {
        self.kept.map(|(_, thing)| thing)
    }
}

/// The acting seat's kingdom, and its domino when there is one to place.
fn at_hand(state: &State) -> (&Kingdom, Option<Tile>) {
    let (seat, tile) = state.acting().expect("a policy is asked when a seat is to act");
    (state.kingdom(seat), if state.stage() == Stage::Place { tile } else { None })
}

/// Whether a placement keeps the castle in the middle and makes no new hole of one square.
fn is_clean(before: &Kingdom, after: &Kingdom, size: Size) -> bool {
    let central = kingdomino::score::is_central(after, MiddleKingdom::Reach, size);
    let holes = |kingdom: &Kingdom| holes(frame(size) & !kingdom.covered());
    central && holes(after) & !holes(before) == 0
}

/// The squares among these that have no neighbour among them.
pub(super) fn holes(free: u64) -> u64 {
    free & !neighbours(free)
}

/// The castle-centred square of full size.
const fn frame(size: Size) -> u64 {
    let reach = size.reach() as u32;
    let line = (1u64 << reach << 1) - 1;
    let line = line | (((1 << reach) - 1) << (8 - reach));
    let (mut all, mut row) = (0, 0);
    while row <= reach {
        all |= line << (8 * row);
        if row > 0 {
            all |= line << (64 - 8 * row);
        }
        row += 1;
    }
    all
}

/// Full greedy (FG) of Gedda, Lagerkvist and Butler, 2018: every placement of the domino at hand × every choice ×
/// every placement of the chosen one; what leaves the castle-centred square or makes a one-square hole is dropped;
/// the best score is taken, at random among equals. The first choice goes to the most crowns on a half.
///
/// The two tests are made on the last placement looked at: this reading gives the published figures
/// (97.7 % and 55.7 points against three random players, 51–52 points against itself);
/// testing both placements is two points stronger.
#[derive(Clone, Copy, Debug, Default)]
pub struct FullGreedy;

impl FullGreedy {
    /// Calls `found` with the score of every placement of every one of `tiles`, and whether it is clean.
    fn look_ahead(kingdom: &Kingdom, tiles: Tiles, size: Size, mut found: impl FnMut(Tile, u32, bool)) {
        for tile in tiles {
            let mut any = false;
            for spot in kingdom.spots(tile, size) {
                let after = kingdom.with(tile, spot);
                found(tile, land_points(&after), is_clean(kingdom, &after, size));
                any = true;
            }
            if !any {
                found(tile, land_points(kingdom), false);
            }
        }
    }
}

/// Clean choices come first, whatever they score.
fn tiered(points: u32, clean: bool) -> f64 {
    f64::from(points) + if clean { 1e6 } else { 0.0 }
}

impl Policy<Kingdomino> for FullGreedy {
    fn choose(
        &self,
        game: &Kingdomino,
        state: &State,
        _: &mut Scratch<Kingdomino>,
        dice: &mut Seeded,
    ) -> Move {
        let size = game.size();
        let free = state.next().free();
        match at_hand(state) {
            (kingdom, Some(tile)) => {
                let mut best = Best::new();
                for spot in kingdom.spots(tile, size) {
                    let after = kingdom.with(tile, spot);
                    if free.is_empty() {
                        best.offer(f64::from(land_points(&after)), spot, dice);
                    }
                    FullGreedy::look_ahead(&after, free, size, |_, points, clean| {
                        best.offer(tiered(points, clean), spot, dice);
                    });
                }
                best.take().map_or(Move::Discard(tile), |spot| Move::Place(tile, spot))
            }
            (_, None) if state.rows() == 1 => {
                let mut best = Best::new();
                for tile in free {
                    best.offer(f64::from(tile.left().crowns.max(tile.right().crowns)), tile, dice);
                }
                Move::Pick(best.take().expect("a domino is free when a king is to choose"))
            }
            (kingdom, None) => {
                let mut best = Best::new();
                FullGreedy::look_ahead(kingdom, free, size, |tile, points, clean| {
                    best.offer(tiered(points, clean), tile, dice);
                });
                Move::Pick(best.take().expect("a domino is free when a king is to choose"))
            }
        }
    }
}

/// Greedy placement, random draft (GPRD): the best score at once, kept clean as by [`FullGreedy`].
#[derive(Clone, Copy, Debug, Default)]
pub struct GreedyPlacement;

impl Policy<Kingdomino> for GreedyPlacement {
    fn choose(
        &self,
        game: &Kingdomino,
        state: &State,
        scratch: &mut Scratch<Kingdomino>,
        dice: &mut Seeded,
    ) -> Move {
        let (kingdom, Some(tile)) = at_hand(state) else {
            return game.any_move(state, &mut scratch.moves, dice);
        };
        let value = |after: &Kingdom| tiered(land_points(after), is_clean(kingdom, after, game.size()));
        let spot = best_spot(kingdom, tile, game.size(), value, dice);
        spot.map_or(Move::Discard(tile), |spot| Move::Place(tile, spot))
    }
}

/// The plain greedy player: most points at once for the placement; chooses what would bring most points at once,
/// then more crowns.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Policy<Kingdomino> for Greedy {
    fn choose(
        &self,
        game: &Kingdomino,
        state: &State,
        _: &mut Scratch<Kingdomino>,
        dice: &mut Seeded,
    ) -> Move {
        let points = |after: &Kingdom| f64::from(game.points(after));
        match at_hand(state) {
            (kingdom, Some(tile)) => best_spot(kingdom, tile, game.size(), points, dice)
                .map_or(Move::Discard(tile), |spot| Move::Place(tile, spot)),
            (kingdom, None) => {
                let mut best = Best::new();
                for tile in state.next().free() {
                    let spots =
                        kingdom.spots(tile, game.size()).map(|spot| points(&kingdom.with(tile, spot)));
                    let gain = spots.fold(0.0, f64::max);
                    best.offer(gain + 0.1 * f64::from(tile.crowns()), tile, dice);
                }
                Move::Pick(best.take().expect("a domino is free when a king is to choose"))
            }
        }
    }
}

/// The greedy player that Mighty Duel programs are measured against: score gain + twice the bonus gain for the
/// placement; the choice by 8 × crowns + 0.05 × number.
#[derive(Clone, Copy, Debug, Default)]
pub struct DuelGreedy;

impl Policy<Kingdomino> for DuelGreedy {
    fn choose(
        &self,
        game: &Kingdomino,
        state: &State,
        _: &mut Scratch<Kingdomino>,
        dice: &mut Seeded,
    ) -> Move {
        let bonus = |kingdom: &Kingdom| game.middle_points(kingdom) + game.harmony_points(kingdom);
        let value = |after: &Kingdom| f64::from(land_points(after) + 2 * bonus(after));
        match at_hand(state) {
            (kingdom, Some(tile)) => best_spot(kingdom, tile, game.size(), value, dice)
                .map_or(Move::Discard(tile), |spot| Move::Place(tile, spot)),
            (_, None) => {
                let mut best = Best::new();
                for tile in state.next().free() {
                    best.offer(8.0 * f64::from(tile.crowns()) + 0.05 * f64::from(tile.number()), tile, dice);
                }
                Move::Pick(best.take().expect("a domino is free when a king is to choose"))
            }
        }
    }
}

fn best_spot(
    kingdom: &Kingdom,
    tile: Tile,
    size: Size,
    value: impl Fn(&Kingdom) -> f64,
    dice: &mut Seeded,
) -> Option<Spot> {
    let mut best = Best::new();
    for spot in kingdom.spots(tile, size) {
        best.offer(value(&kingdom.with(tile, spot)), spot, dice);
    }
    best.take()
}

/// Flat Monte Carlo evaluation (MCE) of the same paper: every move is played out with this policy for all seats,
/// again and again, and the one with the best average lead is taken.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sampling<P>(pub P);

/// Wide enough to count the lead itself, not who wins.
const LEAD: Payoff = Payoff::Lead { spread: 60.0, weight: 1.0 };

impl<P: Policy<Kingdomino> + Copy> Mind<Kingdomino> for Sampling<P> {
    fn think(
        &mut self,
        game: &Kingdomino,
        view: &View,
        _: Seat,
        budget: &Budget,
        seed: u64,
    ) -> Thought<Move> {
        let start = budget.clock.now();
        let state = game.guess(view, &mut Seeded::new(seed));
        let flat = Flat { weigh: Rollout::new(self.0, LEAD), halving: false };
        let found = flat.search(game, &Certain(&state), budget, seed);
        Thought::found(found, budget, start)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_frame_is_a_full_square_around_the_castle() {
        assert_eq!(frame(Size::Five).count_ones(), 25);
        assert_eq!(frame(Size::Seven).count_ones(), 49);
        assert_eq!(frame(Size::Five) & 0xff, 0b1100_0111);
    }
}
