//! Exact endings: with the pool empty two players know everything, and the round is searched to its end.

use super::chances::round_value;
use play::{Game, Seat, Turn};
use search::{Candidate, Found, Meter};
use triominos::{Move, Stage, State, Triominos};

/// What is known by best play counts as much as this many trials.
const SURE: u64 = 100_000;

/// Alpha-beta over the rest of a round, in the chance to win the match. Two players, nothing left to draw.
#[derive(Debug, Default)]
pub(super) struct RoundEnding {
    /// Whether the match went on after an ending that was looked at: what the totals are worth then is an estimate.
    goes_on: bool,
    lists: Vec<Vec<(i32, Move)>>,
    moves: Vec<Move>,
}

impl RoundEnding {
    /// Whether everything is known and luck has no say until the round is over.
    pub fn applies(game: &Triominos, state: &State) -> bool {
        game.seats() == 2 && state.stage() == Stage::Play && state.pool().is_empty()
    }

    /// All moves with what they come to by best play, best first; `None` if the budget did not suffice. They are proven
    /// where the match ends with the round, whoever plays how.
    pub fn solve(&mut self, game: &Triominos, state: &State, meter: &mut Meter) -> Option<Found<Move>> {
        let Turn::Of(seat) = game.turn(state) else { return None };
        let before = meter.nodes();
        let mut ranked = Vec::new();
        for (_, m) in self.ordered(game, state, 0) {
            // Whoever judges a move wants its value, not only that it is no better than another one.
            let value = self.after(game, state, m, seat, (f32::NEG_INFINITY, f32::INFINITY), meter, 1)?;
            ranked.push(Candidate { m, value: value.into(), visits: SURE });
        }
        ranked.sort_by(|a, b| b.value.total_cmp(&a.value));
        let line = vec![ranked.first()?.m];
        let nodes = meter.nodes() - before;
        Some(Found { ranked, line, nodes, iterations: 1, depth: 0, exact: !self.goes_on })
    }

    /// Moves of a position, promising ones first.
    fn ordered(&mut self, game: &Triominos, state: &State, ply: usize) -> Vec<(i32, Move)> {
        if self.lists.len() <= ply {
            self.lists.resize_with(ply + 1, Vec::new);
        }
        let mut list = std::mem::take(&mut self.lists[ply]);
        list.clear();
        game.moves(state, &mut self.moves);
        list.extend(self.moves.iter().map(|&m| (-(super::reference::points(game, state, m) as i32), m)));
        list.sort_unstable();
        list
    }

    /// The value for `seat` of playing `m`; fail-soft within the window of `seat`.
    #[expect(clippy::too_many_arguments, reason = "a recursion passes its whole situation on")]
    fn after(
        &mut self,
        game: &Triominos,
        state: &State,
        m: Move,
        seat: Seat,
        (low, high): (f32, f32),
        meter: &mut Meter,
        ply: usize,
    ) -> Option<f32> {
        if !meter.node() {
            return None;
        }
        let mut next = *state;
        game.play(&mut next, m);
        let Turn::Of(turn) = game.turn(&next) else {
            self.goes_on |= game.turn(&next) == Turn::Luck;
            return Some(round_value(game, &next)[seat.index()]);
        };
        let flip = |value: f32| 1.0 - value;
        let (mut bottom, top) = if turn == seat { (low, high) } else { (flip(high), flip(low)) };
        let mut best = f32::NEG_INFINITY;
        let list = self.ordered(game, &next, ply);
        for &(_, m) in &list {
            let value = self.after(game, &next, m, turn, (bottom, top), meter, ply + 1)?;
            best = best.max(value);
            bottom = bottom.max(best);
            // Whoever moves here has at least `bottom` for sure, and the other one will not let it come to more than `top`:
            // the moves that are left cannot change what is played above. `best` is then a lower bound, not the value.
            if bottom >= top {
                break;
            }
        }
        self.lists[ply] = list;
        Some(if turn == seat { best } else { flip(best) })
    }
}
