//! What everybody may expect in Kingdomino: rows played on, then what the kingdoms promise; exact in the last row.

use super::ending;
use super::expert::LooksAhead;
use super::planner::Plans;
use super::rollouts::Rollouts;
use crate::judge::sampled;
use crate::{Chances, Judge};
use kingdomino::{FOUR, Kingdomino, Move, State, View};
use play::dice::Seeded;
use play::{Eyes, Game as _, Seat, Turn};
use search::{Budget, Certain, Payoff, Scratch, Values, Weigh};

/// Judges by playing rows on like this player.
pub(super) struct ByRows(pub LooksAhead);

/// A row to its end, some more, and what the kingdoms promise then.
struct RowsOn(Rollouts<'static>);

impl Weigh<Kingdomino> for RowsOn {
    fn weigh(
        &self,
        game: &Kingdomino,
        state: &mut State,
        _: &mut Scratch<Kingdomino>,
        dice: &mut Seeded,
    ) -> Values {
        let mut plans = Plans::default();
        self.0.play_on(game, state, &mut plans, self.0.rows, dice);
        match game.turn(state) {
            Turn::Over => Payoff::Share.of(&game.standing(state)),
            Turn::Of(_) | Turn::Luck => self.0.chances(game, state, &plans),
        }
    }
}

/// See [`Chances::sampled`]; `examples/calibrate.rs` has what it is fitted to.
const CAUTION: f64 = 1.4;

/// Rows that are played on take about so many moves.
const MOVES: u64 = 16;

impl ByRows {
    fn rows_on(&self, game: &Kingdomino, view: &View) -> RowsOn {
        let mut totals = [0.0; FOUR];
        totals.iter_mut().zip(&view.totals).for_each(|(total, &points)| *total = points as f32);
        RowsOn(self.0.rollouts(game, totals))
    }
}

/// A budget of moves as one of trials, which count as nodes when they are sampled.
fn by_moves(budget: &Budget) -> Budget {
    Budget { limits: budget.limits.share(0, MOVES), ..budget.clone() }
}

/// The end of a match in which only the last dominoes are to be placed.
fn end(game: &Kingdomino, state: &State) -> Option<Chances> {
    let standing = match game.turn(state) {
        Turn::Over => game.standing(state),
        Turn::Of(_) | Turn::Luck => ending::outcome(game, state)?,
    };
    Some(Chances::proven(standing.shares()))
}

impl Judge<Kingdomino> for ByRows {
    fn position(&mut self, game: &Kingdomino, state: &State, budget: &Budget, seed: u64) -> Option<Chances> {
        if let Some(end) = end(game, state) {
            return Some(end);
        }
        let rows_on = self.rows_on(game, &game.view(state, Eyes::Reviewer));
        sampled(game, &Certain(state), &rows_on, &[], CAUTION, &by_moves(budget), seed).pop()
    }

    fn moves(
        &mut self,
        game: &Kingdomino,
        view: &View,
        _: Seat,
        moves: &[Move],
        budget: &Budget,
        seed: u64,
    ) -> Option<Vec<Chances>> {
        let state = game.guess(view, &mut Seeded::new(seed));
        let ended = |&m: &Move| {
            let mut after = state;
            game.play(&mut after, m);
            end(game, &after)
        };
        let ends: Option<Vec<Chances>> = moves.iter().map(ended).collect();
        let rows_on = self.rows_on(game, view);
        Some(ends.unwrap_or_else(|| {
            sampled(game, &Certain(&state), &rows_on, moves, CAUTION, &by_moves(budget), seed)
        }))
    }
}
