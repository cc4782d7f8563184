//! Alpha-beta for duels: negamax, iterative deepening, a table of positions, killers and history.
//!
//! # What a value means
//!
//! Every function values a position (or a move) for the side that is to move there (that moves), in the judge's
//! points; a game that is won `n` plies below the root is worth [`WON`]` − n`, so that near wins and far losses are
//! preferred.
//!
//! A function that is given a *window* `(alpha, beta)` with `alpha < beta` promises, for the true value `v` at this
//! depth and what it returns, `r` (fail-soft):
//!
//! | returned | says |
//! |---|---|
//! | `alpha < r < beta` | `v = r` |
//! | `r ≥ beta` | `v ≥ r`: the other side will not let it come to this |
//! | `r ≤ alpha` | `v ≤ r`: this side has something better elsewhere |
//!
//! The same three cases are what a [`Bound`] in the table says. Every place where something is left out
//! names the reason why this promise still holds.

use crate::found::small_hash;
use crate::transpositions::{Bound, Transpositions};
use crate::{Budget, Candidate, Evaluation, Found, JUDGED, Meter};
use play::{Duel, Side, Turn};

/// A game won at once; a win in n plies is worth `WON − n`.
pub const WON: i32 = 32_000;
/// Every value beyond this is a proven win (or, negative, a loss).
pub const PROVEN: i32 = WON - 10_000;
const _: () = assert!(JUDGED < PROVEN);

const KILLERS: usize = 2;
const HISTORY: usize = 4096;
/// No line is followed deeper than this.
const DEEPEST: usize = 250;

/// A searcher that keeps its memory between moves.
///
/// The position of a state must be all that matters (`Duel::key`): where the rules look at the history
/// (repetition), the values of lines that repeat are those of the line that was looked at first.
#[derive(Clone, Debug)]
pub struct AlphaBeta<G: Duel, J> {
    judge: J,
    table: Option<Transpositions<G::Move>>,
    use_table: bool,
    deepest: u32,
    multi: usize,
    stack: Vec<Ply<G>>,
    history: Vec<u32>,
    cut: bool,
}

#[derive(Clone, Debug)]
struct Ply<G: Duel> {
    state: G::State,
    moves: Vec<(u32, G::Move)>,
    raw: Vec<G::Move>,
    killers: [Option<G::Move>; KILLERS],
}

/// The search was interrupted: unwind.
struct Interrupted;
type Searched = Result<i32, Interrupted>;

impl<G: Duel, J: Evaluation<G>> AlphaBeta<G, J> {
    /// A searcher with this judge.
    pub fn new(judge: J) -> Self {
        AlphaBeta {
            judge,
            table: None,
            use_table: true,
            deepest: DEEPEST as u32,
            multi: 1,
            stack: Vec::new(),
            history: vec![0; HISTORY],
            cut: false,
        }
    }

    /// The same without a table of positions (for tests, and for games that never transpose).
    #[must_use]
    pub fn without_table(mut self) -> Self {
        self.use_table = false;
        self
    }

    /// Looks at most this many plies ahead.
    #[must_use]
    pub fn at_most(mut self, plies: u32) -> Self {
        self.deepest = plies.min(DEEPEST as u32);
        self
    }

    /// Finds the exact values of the `best` best moves, not only of the best one.
    #[must_use]
    pub fn with_ranking(mut self, best: usize) -> Self {
        self.multi = best.max(1);
        self
    }

    /// The best move for the side to move, deepening until the budget is used up or the game is decided.
    /// Of moves that are equal in the end the one that looked better a depth before, and at first the one that the game
    /// lists first.
    ///
    /// # Panics
    /// If nobody is to move.
    pub fn search(&mut self, game: &G, state: &G::State, budget: &Budget) -> Found<G::Move> {
        let mut meter = budget.meter();
        let mut raw = Vec::new();
        game.moves(state, &mut raw);
        assert!(!raw.is_empty(), "a search needs somebody to move");
        self.prepare(budget, state);
        let mut roots: Vec<Candidate<G::Move>> =
            raw.iter().map(|&m| Candidate { m, value: 0.0, visits: 0 }).collect();
        let mut done = 0;
        let mut exact = false;
        for depth in 1..=self.deepest {
            if depth > 1 && !meter.iteration() {
                break;
            }
            self.cut = false;
            let whole = self.root(game, &mut roots, depth, &mut meter).is_ok();
            if whole {
                done = depth;
            }
            let value = roots[0].value as i32;
            // Nothing was judged, only results counted: no depth changes that. Else a win or loss is final when its
            // end lies within this depth; one that the table knew from deeper may still be beaten by a shorter one.
            exact = whole && (!self.cut || depth as i32 >= WON - value.abs());
            if !whole || exact {
                break;
            }
        }
        let line = self.line(game, state, roots[0].m);
        Found {
            ranked: roots,
            line,
            nodes: meter.nodes(),
            iterations: meter.iterations(),
            depth: done,
            exact,
        }
    }

    fn prepare(&mut self, budget: &Budget, state: &G::State) {
        if self.use_table {
            let most = budget.limits.nodes.map_or(usize::MAX, |n| usize::try_from(n).unwrap_or(usize::MAX));
            let table = self.table.get_or_insert_with(|| Transpositions::new(budget.memory, most));
            table.fit(budget.memory, most);
            table.new_search();
        }
        let empty =
            || Ply { state: state.clone(), moves: Vec::new(), raw: Vec::new(), killers: [None; KILLERS] };
        self.stack.resize_with(DEEPEST + 2, empty);
        self.stack.iter_mut().for_each(|ply| ply.killers = [None; KILLERS]);
        self.stack[0].state.clone_from(state);
        self.history.iter_mut().for_each(|n| *n /= 8);
    }

    /// One depth at the root. Moves that were finished are sorted to the front, best first.
    ///
    /// The first `multi` moves get an open window, so their values are exact. A later one only has to show that it
    /// beats the worst of these (a window of width one around its value: every answer is a bound); if it does, it is
    /// searched again for its value. So after a whole depth the `multi` best moves have exact values, and the values of
    /// the rest are upper bounds.
    fn root(
        &mut self,
        game: &G,
        roots: &mut [Candidate<G::Move>],
        depth: u32,
        meter: &mut Meter,
    ) -> Result<(), Interrupted> {
        let side = game.side(&self.stack[0].state);
        for n in 0..roots.len() {
            let alpha = if n < self.multi { -WON - 1 } else { roots[self.multi - 1].value as i32 };
            let m = roots[n].m;
            let scout = n >= self.multi;
            let searched =
                self.child(game, 0, side, m, depth, alpha, if scout { alpha + 1 } else { WON + 1 }, meter);
            let searched = match searched {
                Ok(value) if scout && value > alpha => {
                    self.child(game, 0, side, m, depth, alpha, WON + 1, meter)
                }
                other => other,
            };
            // What this depth has finished stands; the best move of the last depth is tried first, so that a
            // better one can only come on top of it.
            let value = searched?;
            roots[n].value = f64::from(value);
            roots[n].visits = depth.into();
            // Keep the finished ones in order; equal moves stay in the order they were tried.
            let place = roots[..n].iter().position(|r| r.value < f64::from(value)).unwrap_or(n);
            if !scout || value > alpha {
                roots[place..=n].rotate_right(1);
            }
        }
        Ok(())
    }

    /// Plays `m` at `ply` and returns its value for `side`, who plays it, within `(alpha, beta)` of `side`.
    ///
    /// Assumes that `m` is legal in the state of this ply, that it is the turn of `side`, and `depth ≥ 1`.
    #[expect(clippy::too_many_arguments, reason = "the recursion of a search")]
    fn child(
        &mut self,
        game: &G,
        ply: usize,
        side: Side,
        m: G::Move,
        depth: u32,
        alpha: i32,
        beta: i32,
        meter: &mut Meter,
    ) -> Searched {
        if !meter.node() {
            return Err(Interrupted);
        }
        let (before, after) = self.stack.split_at_mut(ply + 1);
        let next = &mut after[0].state;
        next.clone_from(&before[ply].state);
        game.play(next, m);
        if game.turn(next) == Turn::Over {
            let plies = ply as i32 + 1;
            return Ok(match game.winner(next) {
                None => 0,
                Some(winner) if winner == side => WON - plies,
                Some(_) => plies - WON,
            });
        }
        // A side may move twice in a row: only where sides change does the window change its sign.
        if game.side(next) == side {
            self.inner(game, ply + 1, depth - 1, alpha, beta, meter)
        } else {
            self.inner(game, ply + 1, depth - 1, -beta, -alpha, meter).map(|value| -value)
        }
    }

    /// The value of the state at `ply` for its mover, `depth` plies deep, within `(alpha, beta)`.
    ///
    /// Assumes that the game is not over there. `self.cut` is set if a judgement went into the value.
    fn inner(
        &mut self,
        game: &G,
        ply: usize,
        depth: u32,
        mut alpha: i32,
        mut beta: i32,
        meter: &mut Meter,
    ) -> Searched {
        if depth == 0 || ply >= DEEPEST {
            self.cut = true;
            return Ok(self.judge.lead(game, &self.stack[ply].state).clamp(-JUDGED, JUDGED));
        }
        // Mate distance: the true value lies between losing next and winning next. Narrowing the window to that loses
        // nothing, and where nothing is left of it (a shorter win is known elsewhere) `alpha` is a true bound:
        // raised, it is the lower end of all values; not raised, it is at least their upper end.
        alpha = alpha.max(ply as i32 + 1 - WON);
        beta = beta.min(WON - ply as i32 - 1);
        if alpha >= beta {
            return Ok(alpha);
        }
        let key = game.key(&self.stack[ply].state);
        let known = self.table.as_ref().and_then(|table| table.get(key));
        if let Some(known) = &known
            && known.depth >= depth
        {
            // Searched at least as deep before, from a position with the same key.
            let value = from_table(known.value, ply);
            if known.bound.answers(value, (alpha, beta)) {
                self.cut |= known.cut;
                return Ok(value);
            }
        }
        let outer_cut = std::mem::replace(&mut self.cut, false);
        let first = known.and_then(|known| known.m);
        let searched = self.moves_of(game, ply, depth, alpha, beta, first, meter);
        let cut_here = std::mem::replace(&mut self.cut, outer_cut);
        let (value, best) = searched?;
        self.cut |= cut_here;
        // What is kept is the promise of this call, by the window as it was narrowed above.
        if let Some(table) = &mut self.table {
            let bound = match () {
                () if value >= beta => Bound::AtLeast,
                () if value > alpha => Bound::Exact,
                () => Bound::AtMost,
            };
            // A value without any judgement in it holds at every depth.
            let depth = if cut_here { depth } else { DEEPEST as u32 };
            table.put(key, best, to_table(value, ply), depth, bound, cut_here);
        }
        Ok(value)
    }

    /// The best of the moves at `ply`, with its value within `(alpha, beta)`.
    #[expect(clippy::too_many_arguments, reason = "the recursion of a search")]
    fn moves_of(
        &mut self,
        game: &G,
        ply: usize,
        depth: u32,
        mut alpha: i32,
        beta: i32,
        first: Option<G::Move>,
        meter: &mut Meter,
    ) -> Result<(i32, Option<G::Move>), Interrupted> {
        self.order(game, ply, first);
        let side = game.side(&self.stack[ply].state);
        let mut best = (-WON - 1, None);
        for n in 0..self.stack[ply].moves.len() {
            let m = self.take_next(ply, n);
            // Principal variation: after the first move the others are expected to be no better. A window of width
            // one answers just that (value ≤ alpha, or ≥ alpha + 1); inside the window the value is then looked for.
            let scout = n > 0 && beta - alpha > 1;
            let upper = if scout { alpha + 1 } else { beta };
            let mut value = self.child(game, ply, side, m, depth, alpha, upper, meter)?;
            if scout && value > alpha && value < beta {
                value = self.child(game, ply, side, m, depth, alpha, beta, meter)?;
            }
            if value > best.0 {
                best = (value, Some(m));
            }
            alpha = alpha.max(value);
            // The cut: this move alone is worth `beta` or more, so the other side avoids this position, and what the
            // remaining moves are worth cannot matter to it. `best.0 ≥ beta` is a lower bound.
            if alpha >= beta {
                self.remember(ply, m, depth);
                break;
            }
        }
        Ok(best)
    }

    /// Lists the moves with what makes them worth trying early.
    fn order(&mut self, game: &G, ply: usize, first: Option<G::Move>) {
        let Ply { state, moves, raw, killers } = &mut self.stack[ply];
        game.moves(state, raw);
        moves.clear();
        for &m in raw.iter() {
            let weight = if Some(m) == first {
                u32::MAX
            } else if killers.contains(&Some(m)) {
                u32::MAX - 1
            } else {
                self.history[small_hash(&m) as usize % HISTORY]
            };
            moves.push((weight, m));
        }
    }

    /// The most promising of the moves not tried yet; a full sort would be wasted on a cut-off.
    fn take_next(&mut self, ply: usize, n: usize) -> G::Move {
        let moves = &mut self.stack[ply].moves;
        let mut at = n;
        for other in n + 1..moves.len() {
            if moves[other].0 > moves[at].0 {
                at = other;
            }
        }
        moves[n..=at].rotate_right(1);
        moves[n].1
    }

    fn remember(&mut self, ply: usize, m: G::Move, depth: u32) {
        let killers = &mut self.stack[ply].killers;
        if killers[0] != Some(m) {
            killers[1] = killers[0];
            killers[0] = Some(m);
        }
        let count = &mut self.history[small_hash(&m) as usize % HISTORY];
        *count = (*count + depth * depth).min(1 << 30);
    }

    /// The expected course, as far as the table remembers it.
    fn line(&self, game: &G, state: &G::State, best: G::Move) -> Vec<G::Move> {
        let mut line = vec![best];
        let mut state = state.clone();
        let mut moves = Vec::new();
        game.play(&mut state, best);
        while line.len() < 20
            && game.turn(&state) != Turn::Over
            && let Some(m) =
                self.table.as_ref().and_then(|table| table.get(game.key(&state))).and_then(|known| known.m)
        {
            game.moves(&state, &mut moves);
            if !moves.contains(&m) {
                break;
            }
            game.play(&mut state, m);
            line.push(m);
        }
        line
    }
}

/// A value as a transposition table keeps it: wins as the distance from the position itself, right at every ply.
pub fn to_table(value: i32, ply: usize) -> i32 {
    match value {
        v if v >= PROVEN => v + ply as i32,
        v if v <= -PROVEN => v - ply as i32,
        v => v,
    }
}

/// What [`to_table`] kept, seen from this ply.
pub fn from_table(value: i32, ply: usize) -> i32 {
    match value {
        v if v >= PROVEN => v - ply as i32,
        v if v <= -PROVEN => v + ply as i32,
        v => v,
    }
}
