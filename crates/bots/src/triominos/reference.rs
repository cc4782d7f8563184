//! Most points now: the reference player, and the quick policy with which rounds are played out.

use crate::{Expected, Mind, Ranked, Stats, Thought};
use play::dice::Seeded;
use play::{Dice, Game, Seat};
use search::{Budget, Policy, Scratch};
use triominos::{Move, Stage, State, Triominos, View};

/// Lays what brings most points at once and draws only when nothing fits. Takes the first of equals.
#[derive(Clone, Copy, Debug, Default)]
pub struct MostPoints;

impl Policy<Triominos> for MostPoints {
    #[inline]
    fn choose(
        &self,
        game: &Triominos,
        state: &State,
        scratch: &mut Scratch<Triominos>,
        _: &mut Seeded,
    ) -> Move {
        if state.stage() == Stage::Start {
            game.moves(state, &mut scratch.moves);
            return scratch.moves[0];
        }
        let mut best = None;
        each_lay(game, state, |m, points| {
            if best.is_none_or(|(_, most)| points > most) {
                best = Some((m, points));
            }
        });
        let lay = best.map(|(m, _)| m);
        lay.or_else(|| game.other_move(state)).expect("whoever has nothing to lay draws or passes")
    }
}

/// Every placement of the acting seat with the points it brings at once.
#[inline]
pub(super) fn each_lay(game: &Triominos, state: &State, mut with: impl FnMut(Move, i32)) {
    let playable = state.playable();
    if playable.and(state.board().open()).is_empty() {
        return;
    }
    for place in state.board().places() {
        let fits = place.fits().and(playable);
        let Some(first) = fits.first() else { continue };
        let form = game.worth(state, first, *place).0 - first.value();
        for tile in fits.iter() {
            with(Move::Lay { tile, cell: place.cell }, tile.value() + form);
        }
    }
}

/// The reference player `greedy`: most points now, any of equals.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Mind<Triominos> for Greedy {
    fn think(&mut self, game: &Triominos, view: &View, _: Seat, _: &Budget, seed: u64) -> Thought<Move> {
        let ranked = by_points(game, view, seed, |points, _| points);
        Thought::ranked(ranked, Stats::default()).expect("the acting seat has a move")
    }
}

/// All moves with a value made of the points they bring at once and their number, in random order among equals.
pub(super) fn by_points(
    game: &Triominos,
    view: &View,
    seed: u64,
    mut value: impl FnMut(f64, Move) -> f64,
) -> Vec<Ranked<Move>> {
    let mut dice = Seeded::new(seed);
    let state = game.guess(view, &mut dice);
    let mut moves = Vec::new();
    game.moves(&state, &mut moves);
    play::dice::shuffle(&mut moves, &mut dice);
    moves.iter().map(|&m| Ranked::new(m, Expected::Points(value(points(game, &state, m), m)), 1)).collect()
}

/// The points a move brings at once; drawing and passing come last, whatever else there is.
pub(super) fn points(game: &Triominos, state: &State, m: Move) -> f64 {
    match m {
        Move::Lay { tile, cell } => match state.board().place_at(cell) {
            Some(place) => game.worth(state, tile, place).0.into(),
            None => tile.value().into(),
        },
        Move::Draw => -5.0,
        Move::Pass => -10.0,
    }
}

/// Of a number of things, whether somebody notices this one.
pub(super) fn notices(dice: &mut Seeded, percent: u32) -> bool {
    dice.below(100) < percent
}
