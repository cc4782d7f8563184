//! The five levels. They differ in how they think:
//!
//! | level | placing | choosing |
//! |---|---|---|
//! | beginner | sees about half of the places; points at once | likes crowns, or what it has already |
//! | easy | sees most places; points at once | mostly what would bring points at once |
//! | medium | roughly what the kingdom promises, when everybody has taken from the row | the same |
//! | hard | rather well what it promises; a few candidates played on for a domino, a few times | the same |
//! | expert | what it promises, corrected by a net; many candidates, the row thought through for each, played on for two dominoes (with three or four players to the end), as often as there is time; the last choices to the end | the same |
//!
//! How well a kingdom is judged makes the larger part of the strength: how far medium and hard may misjudge is chosen
//! such that each level wins two games of three against the one below, at every number of seats (bench/results).

use super::expert::LooksAhead;
use super::reference::{Best, Greedy};
use crate::{Expected, Mind, Thought};
use kingdomino::{Kingdom, Kingdomino, Move, Stage, State, Terrain, Tile, View};
use play::dice::Seeded;
use play::{Dice, Game as _, Seat};
use search::{Budget, Policy as _, Scratch, chance};

/// Goes by points at once, and by what it likes; it does not notice everything.
#[derive(Clone, Copy, Debug)]
pub struct PointsAtOnce {
    /// How much of the board it notices.
    pub places: f32,
    /// How often it asks what a domino would bring at once, before it takes one; else it takes what it likes.
    pub gains: f32,
}

impl PointsAtOnce {
    /// A child's first opponent.
    pub const BEGINNER: PointsAtOnce = PointsAtOnce { places: 0.5, gains: 0.0 };
    /// Overlooks a place now and then.
    pub const EASY: PointsAtOnce = PointsAtOnce { places: 0.7, gains: 0.65 };
}

impl Mind<Kingdomino> for PointsAtOnce {
    fn think(&mut self, game: &Kingdomino, view: &View, seat: Seat, _: &Budget, seed: u64) -> Thought<Move> {
        let mut dice = Seeded::new(seed);
        let state = game.guess(view, &mut dice);
        let kingdom = state.kingdom(seat);
        let best = match (state.stage(), state.acting()) {
            (Stage::Place, Some((_, Some(tile)))) => self.place(game, kingdom, tile, &mut dice),
            _ if chance(&mut dice, self.gains) => Greedy.choose(game, &state, &mut Scratch::new(), &mut dice),
            _ => choose_what_is_liked(&state, kingdom, &mut dice),
        };
        Thought::of(best, Expected::Points(0.0))
    }
}

impl PointsAtOnce {
    fn place(&self, game: &Kingdomino, kingdom: &Kingdom, tile: Tile, dice: &mut Seeded) -> Move {
        let mut best = Best::new();
        for spot in kingdom.spots(tile, game.size()) {
            // What was not noticed is played only if nothing was.
            let noticed = if chance(dice, self.places) { 1000.0 } else { 0.0 };
            best.offer(noticed + f64::from(game.points(&kingdom.with(tile, spot))), spot, dice);
        }
        best.take().map_or(Move::Discard(tile), |spot| Move::Place(tile, spot))
    }
}

fn choose_what_is_liked(state: &State, kingdom: &Kingdom, dice: &mut Seeded) -> Move {
    let owned = |terrain: Terrain| f64::from(kingdom.squares_of(terrain).count_ones().min(3));
    let likes_crowns = chance(dice, 0.5);
    let mut best = Best::new();
    for tile in state.next().free() {
        let liked = match likes_crowns {
            true => f64::from(tile.crowns()),
            false => owned(tile.left().terrain).max(owned(tile.right().terrain)),
        };
        best.offer(liked + 0.5 * f64::from(dice.below(4)), tile, dice);
    }
    Move::Pick(best.take().expect("a domino is free when a king is to choose"))
}

impl LooksAhead {
    /// Knows roughly what kingdoms promise, and sees what the others will take from this row.
    pub const MEDIUM: LooksAhead = LooksAhead {
        candidates: 4,
        dominoes: 0,
        contest: false,
        trials: Some(1),
        loose: 5.6,
        regard: 1.0,
        whole_rows: false,
        to_the_end: false,
        mindful: false,
        last_choices: false,
        corrected: false,
        ..LooksAhead::EXPERT
    };
    /// Knows it better, and tries a few candidates out on the next row.
    pub const HARD: LooksAhead = LooksAhead {
        candidates: 6,
        dominoes: 1,
        contest: false,
        trials: Some(8),
        loose: 2.7,
        regard: 1.0,
        whole_rows: false,
        to_the_end: false,
        mindful: false,
        last_choices: false,
        corrected: false,
        ..LooksAhead::EXPERT
    };
}
