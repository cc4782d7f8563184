//! Alpha-beta for duels: negamax, iterative deepening, a table of positions, killers and history.

use crate::found::small_hash;
use crate::table::{Bound, Table};
use crate::{Budget, Choice, Found, JUDGED, Judge, Meter};
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
    table: Option<Table<G::Move>>,
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

impl<G: Duel, J: Judge<G>> AlphaBeta<G, J> {
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

    /// Looks at most so many plies ahead.
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
    ///
    /// `order` says in which order equal moves are tried at the root (their first order, if in doubt).
    ///
    /// # Panics
    /// If nobody is to move.
    pub fn search(&mut self, game: &G, state: &G::State, budget: &Budget) -> Found<G::Move> {
        let mut meter = budget.meter();
        let mut raw = Vec::new();
        game.moves(state, &mut raw);
        assert!(!raw.is_empty(), "a search needs somebody to move");
        self.prepare(budget, state);
        let mut roots: Vec<Choice<G::Move>> =
            raw.iter().map(|&m| Choice { m, value: 0.0, visits: 0 }).collect();
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
            // A win that the table knew from deeper may be beaten by a shorter one that was not seen yet.
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
            let table = self.table.get_or_insert_with(|| Table::new(budget.memory, most));
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
    fn root(
        &mut self,
        game: &G,
        roots: &mut [Choice<G::Move>],
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
            let value = match searched {
                Ok(value) => value,
                Err(Interrupted) => {
                    // The first move of a depth is the best one of the last; without it nothing is new.
                    return Err(Interrupted);
                }
            };
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

    /// Plays `m` at `ply` and returns its value for `side`, who plays it.
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
        if game.side(next) == side {
            self.inner(game, ply + 1, depth - 1, alpha, beta, meter)
        } else {
            self.inner(game, ply + 1, depth - 1, -beta, -alpha, meter).map(|value| -value)
        }
    }

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
        // No line from here can be better than winning next, or worse than having lost next.
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
            let value = from_table(known.value, ply);
            let enough = match known.bound {
                Bound::Exact => true,
                Bound::AtLeast => value >= beta,
                Bound::AtMost => value <= alpha,
            };
            if enough {
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
